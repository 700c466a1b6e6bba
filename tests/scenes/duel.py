"""The duel of the tests as a game with a window: in the list of games, with its words, for as long as a test lasts."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from game import games
from scenes.shell import adapters, screens
from scenes.table.plain.table import PlainTable
from tests.howto import steps
from tests.scenes.driver import Driver, driving
from tests.scenes.duel_window import DUEL

PAGE = "docs/adding-a-game.md"


def put_words(folder: Path) -> None:
    """The words of the duel, as the page about adding a game has them, in a player's own folder."""
    for step in steps(PAGE):
        if step.file.startswith("localization/"):
            path = folder / step.file
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8") as out:
                out.write("\n".join(step.lines) + "\n")


@contextmanager
def at_hand(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The duel is a game of the list, and has a window."""
    with monkeypatch.context() as here:
        here.setitem(games._MODULES, "duel", ("tests.core.toy_entry", "tests.core.toy_entry"))
        here.setattr(adapters, "_readers", dict(adapters._readers))
        here.setattr(adapters, "_groups", dict(adapters._groups))
        here.setattr(screens, "_screens", dict(screens._screens))
        screens.register(DUEL)
        yield
    games.entry.cache_clear()


@contextmanager
def duelling(folder: Path, **wanted: Any) -> Iterator[tuple[Driver, PlainTable]]:
    """A duel begun from the command line."""
    put_words(folder)
    with driving(folder, **{"game": "duel", "players": 2, "seed": 3, **wanted}) as driver:
        table = driver.top
        assert isinstance(table, PlainTable)
        yield driver, table
