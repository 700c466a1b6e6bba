"""What people prefer at the table of a house, and the rows of the settings that say so."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Protocol

from game.core.text.i18n import TextKey
from scenes.mansions.ids import GAME
from scenes.shell.own_settings import OwnSettings, TableSettings
from scenes.shell.profile import Prefs
from scenes.shell.rows import Row, chosen
from scenes.shell.storage import one_of

WALKS = ("never", "safe", "always")
"""Which ways one press walks: none, a safe step that can be taken back, all."""
PACES = ("read", "brisk", "at_once")
"""How long a card of the Keeper lies there: as long as reading takes, half of that, not at all."""
SHARES = dict(zip(PACES, (1.0, 0.5, 0.0), strict=True))


@dataclass(slots=True)
class HouseSettings(TableSettings):
    """All of them."""

    walks: Annotated[str, one_of(WALKS)] = "safe"
    keeper_pace: Annotated[str, one_of(PACES)] = PACES[0]


SETTINGS = OwnSettings(GAME, HouseSettings)


class Keeper(Protocol):
    """Whoever keeps the settings: the application."""

    @property
    def prefs(self) -> Prefs:
        """The settings in use and on disk."""


def settings_of(app: Keeper) -> HouseSettings:
    """The settings in use."""
    return app.prefs.own(SETTINGS)


def reading_share(app: Keeper) -> float:
    """How much of its reading time a card of the Keeper lies there, 0 to 1."""
    return SHARES[settings_of(app).keeper_pace]


def _names(name: str, values: tuple[str, ...]) -> tuple[TextKey, ...]:
    return tuple(TextKey(f"mansions.settings.{name}_{one}") for one in values)


ROWS: tuple[Row, ...] = (
    Row("walks", TextKey("mansions.settings.walks"), "play", "left", 11,
        chosen(SETTINGS, "walks", WALKS, _names("walks", WALKS))),
    Row("keeper_pace", TextKey("mansions.settings.keeper_pace"), "play", "right", 11,
        chosen(SETTINGS, "keeper_pace", PACES, _names("pace", PACES))),
)  # fmt: skip
