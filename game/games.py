"""The list of games by id. A game is read when it is first asked for; nowhere else does the command line name one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.core.console.setting import Setting

    from .core.entry import Entry


def _bigbook() -> Entry:
    from game.bigbook.entry import ENTRY  # noqa: PLC0415 - a game is read only when it is asked for

    return ENTRY


def _bigbook_settings() -> tuple[Setting, ...]:
    from game.bigbook.rules.settings import SETTINGS  # noqa: PLC0415 - a game is read only when it is asked for

    return SETTINGS


def _mansions() -> Entry:
    from game.mansions.entry import ENTRY  # noqa: PLC0415 - a game is read only when it is asked for

    return ENTRY


def _mansions_settings() -> tuple[Setting, ...]:
    from game.mansions.rules.settings import SETTINGS  # noqa: PLC0415 - a game is read only when it is asked for

    return SETTINGS


_GAMES: dict[str, Callable[[], Entry]] = {"bigbook": _bigbook, "mansions": _mansions}
_SETTINGS: dict[str, Callable[[], tuple[Setting, ...]]] = {
    "bigbook": _bigbook_settings,
    "mansions": _mansions_settings,
}
GAMES = tuple(_GAMES)
"""The ids of all games that can be played."""
DEFAULT = GAMES[0]
"""The game that is meant where none is named."""


@cache
def entry(game: str) -> Entry:
    """The entry of a game; KeyError where there is no such game."""
    return _GAMES[game]()


def settings(game: str) -> tuple[Setting, ...]:
    """The table options of a game, told without reading the rest of it; KeyError where there is no such game."""
    return _SETTINGS[game]()
