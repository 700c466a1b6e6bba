"""The list of games by id. A game is read when it is first asked for; nowhere else does the command line name one."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from .core.entry import Entry


def _bigbook() -> Entry:
    from .companions.entry import ENTRY  # noqa: PLC0415 - a game is read only when it is asked for

    return ENTRY


_GAMES: dict[str, Callable[[], Entry]] = {"bigbook": _bigbook}
GAMES = tuple(_GAMES)
"""The ids of all games that can be played."""
DEFAULT = GAMES[0]
"""The game that is meant where none is named."""


@cache
def entry(game: str) -> Entry:
    """The entry of a game; KeyError where there is no such game."""
    return _GAMES[game]()
