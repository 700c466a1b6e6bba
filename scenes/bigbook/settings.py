"""What people prefer at the table of the Big Book, and the rows of the settings that say so."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Annotated, Any, Protocol

from game.core.text.i18n import TextKey
from scenes.bigbook.ids import GAME
from scenes.kit.drawing import look
from scenes.kit.drawing.look import PALETTES
from scenes.kit.scene import Host
from scenes.kit.theme import TEXTS_TO, is_full
from scenes.shell import rows
from scenes.shell.own_settings import OwnSettings, TableSettings
from scenes.shell.profile import Prefs
from scenes.shell.rows import Opens, Row, chosen, ticked
from scenes.shell.storage import one_of

if TYPE_CHECKING:
    from scenes.shell.app import App

DANGER = ("off", "risks", "arithmetic")


@dataclass(slots=True)
class BookSettings(TableSettings):
    """All of them."""

    palette: Annotated[str, one_of(PALETTES)] = PALETTES[0]
    """The colours of the elements' signs."""
    own_colours: dict[str, str] = field(default_factory=dict)
    """What people have chosen for each element."""
    sign_letters: bool = False
    """Whether a letter stands on each sign."""
    looks: dict[str, str] = field(default_factory=dict)
    """Which look of the ladder each kind of thing has."""
    open_looks: bool = False
    """Whether every look may be chosen, also those that nobody has earned."""
    card_texts: bool = False
    danger: Annotated[str, one_of(DANGER)] = "arithmetic"
    deck_makeup: bool = True
    """Whether people may look up what a deck is made of."""
    sheet: bool = False
    """Whether the summary lies on the table."""
    ask_support: bool = False


def _apply(own: BookSettings, app: Host) -> None:
    colours, worn = dict(own.own_colours), dict(own.looks)
    app.theme.card_texts = own.card_texts
    look.use(look.Look(own.palette, colours, own.sign_letters, app.lang, app.t, worn))


SETTINGS = OwnSettings(GAME, BookSettings, before=True, apply=_apply)


class Keeper(Protocol):
    """Whoever keeps the settings: the application."""

    @property
    def prefs(self) -> Prefs:
        """The settings in use and on disk."""


def settings_of(app: Keeper) -> BookSettings:
    """The settings in use."""
    return app.prefs.own(SETTINGS)


def change(app: App, name: str, value: Any) -> None:
    """Change one of them, keep it, and show its effect at once."""
    app.set_own(SETTINGS, name, value)


def _no_texts(app: App) -> TextKey | None:
    """Why no card has room for its text now, in words that say what it would take."""
    size, live = app.size, app.settings
    if not is_full(size, live.layout):
        small = "no_texts_both" if live.text_scale > TEXTS_TO else "no_texts_window"
        return TextKey(f"bigbook.settings.{'no_texts_layout' if is_full(size) else small}")
    return TextKey("bigbook.settings.no_texts_letters") if live.text_scale > TEXTS_TO else None


def _palette(app: App) -> TextKey:
    return TextKey(f"bigbook.signs.{settings_of(app).palette}")


_RISKS = tuple(TextKey(f"bigbook.settings.danger_{one}") for one in ("off", "risks", "numbers"))


def _row(name: str, page: rows.Page, column: rows.Column, order: int, control: rows.Control) -> Row:
    return Row(name, TextKey(f"bigbook.settings.{name}"), page, column, order, control)


ROWS: tuple[Row, ...] = (
    _row("card_texts", "look", "left", 55, ticked(SETTINGS, "card_texts", _no_texts)),
    _row("signs", "look", "left", 70, Opens("signs", _palette)),
    _row("danger", "play", "left", 11, chosen(SETTINGS, "danger", DANGER, _RISKS)),
    _row("deck_makeup", "play", "left", 13, ticked(SETTINGS, "deck_makeup")),
    _row("open_looks", "play", "left", 30, ticked(SETTINGS, "open_looks")),
    _row("ask_support", "play", "right", 20, ticked(SETTINGS, "ask_support")),
    *rows.of_table(SETTINGS, hints=12, handover=10, speaks=30, pace=40),
)
