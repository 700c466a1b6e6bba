"""The chronicle: of every game that is over a page in a file of its own, which only the game itself can read.

A page is written once, when its game ends for the first time: coming back to the end changes nothing. A damaged page is
put aside and said so once; the others are none the worse for it.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Generic, TypeVar

from game.core.saves import disk
from scenes.shell.run import AnyRun
from scenes.shell.storage import DataDir

FOLDER = "chronicle"
MOST = 5000
"""So many of the newest pages are read."""
PageT = TypeVar("PageT")
NAME = re.compile(r"(?P<game>[a-z]+)-\d{5,9}-\d{1,20}\.json\Z")


def sequence_of(run: AnyRun) -> int:
    """The number that the save of a game was begun with; 0 where there is none."""
    number = run.journal.header.extra.get("sequence") if run.journal is not None else 0
    return number if type(number) is int and number > 0 else 0


def _name_of(run: AnyRun) -> str | None:
    """What the page of a game is called, by the number its save was begun with and its seed: copies of one game share
    a page. None: the game is not kept (a scenario, a lesson, a challenge)."""
    if run.journal is None:
        return None
    return f"{run.setup.game}-{sequence_of(run):05d}-{run.journal.header.seed}.json"


def _names(data: DataDir, game: str) -> list[str]:
    """The files of all pages of a game, in the order in which its games were begun."""
    try:
        names = disk.names_in(data.root / FOLDER)
    except OSError:
        return []
    parts = [(NAME.match(name), name) for name in names]
    return [name for match, name in parts if match is not None and match["game"] == game]


def begun(data: DataDir, game: str) -> bool:
    """Whether a game has any page at all; none is read for it."""
    return bool(_names(data, game))


class Chronicle(Generic[PageT]):
    """The pages of one game in a data folder. `read` makes a page of its bytes, or raises ValueError."""

    def __init__(self, data: DataDir, game: str, read: Callable[[bytes], PageT], largest: int) -> None:
        self._data, self._game, self._read, self._largest = data, game, read, largest

    def keep(self, name: str, raw: bytes) -> bool:
        """Write a page that is not there yet. False where it is, or where the disk refuses (`DataDir.trouble`)."""
        return name not in self._names() and self._data.keep(FOLDER, name, raw)

    def add(self, run: AnyRun, raw: bytes) -> list[PageT] | None:
        """Write the page of a game that is over, and give those that were there before it. None where nothing is
        written: the game is not kept, its page is there already, or the disk refuses."""
        name = _name_of(run)
        if name is None:
            return None
        before = self.pages()
        return before if self.keep(name, raw) else None

    def pages(self) -> list[PageT]:
        """All pages that can be read, in the order in which their games were begun."""
        found = []
        for name in self._names()[-MOST:]:
            try:
                found.append(self._read(disk.read_file(self._data.root / FOLDER / name, self._largest)))
            except OSError:
                continue
            except ValueError:
                self._data.put_aside(f"{FOLDER}/{name}")
        return found

    def _names(self) -> list[str]:
        return _names(self._data, self._game)
