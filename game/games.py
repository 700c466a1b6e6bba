"""The list of games by id. A game is read when it is first asked for; nowhere else does the command line name one."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from game.core.console.setting import Setting

    from .core.entry import Entry


_MODULES: dict[str, tuple[str, str]] = {
    "bigbook": ("game.bigbook.entry", "game.bigbook.rules.settings"),
    "mansions": ("game.mansions.entry", "game.mansions.rules.settings"),
}
"""For each game the module of its `ENTRY`, and that of its `SETTINGS`, which is read without the rest."""
GAMES = tuple(_MODULES)
"""The ids of all games that can be played."""
DEFAULT = GAMES[0]
"""The game that is meant where none is named."""


@cache
def entry(game: str) -> Entry:
    """The entry of a game; KeyError where there is no such game."""
    found: Entry = import_module(_MODULES[game][0]).ENTRY
    return found


def settings(game: str) -> tuple[Setting, ...]:
    """The table options of a game, told without reading the rest of it; KeyError where there is no such game."""
    found: tuple[Setting, ...] = import_module(_MODULES[game][1]).SETTINGS
    return found
