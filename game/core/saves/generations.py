"""Copies of what a journal's last snapshots say, in files of their own: for the day on which the journal is lost.

Beside `game-00003.journal` lies the folder `game-00003.kept`. Each file in it holds the header twice and one snapshot,
line by line as the journal has them, numbers and checksums too: the three newest, and the last one of every round. A
journal that is damaged is read with all of them; a line that stands there twice is read once (`save.py`), and the
newest state that all lines together prove comes back (`rescue.py`). While a journal is whole nobody looks at them.

They are a help: where one cannot be written or read, nothing is said and nothing is lost. Their files are not flushed,
for the older ones lie on the disk by the time at which a newer one may be torn.
"""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from . import disk
from .save_line import MAX_LINE

NEWEST = 3
"""So many snapshots are kept whatever they are of."""
MOST = 64
"""So many files are looked at."""
NAME = re.compile(r"^(\d{6})-(\w{1,16})\.lines\Z")


class Generation(NamedTuple):
    """One file: the number of its snapshot in the journal, and the round it is of."""

    number: int
    round: str

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.number:06d}-{self.round}.lines"


def folder_of(journal: Path) -> Path:
    """Where the copies of a journal lie."""
    return journal.with_suffix(".kept")


def keep(journal: Path, number: int, round_: object, lines: bytes) -> None:
    """Keep the header and a snapshot (`lines`), entry `number` of its journal, and let go of what is too old."""
    folder, new = folder_of(journal), Generation(number, f"{round_}")
    if not NAME.match(new.name):
        return
    with contextlib.suppress(OSError):
        disk.make_folder(folder)
        disk.replace_file(folder / new.name, lines, flush=False)
        there = _there(folder)
        last = {one.round: one for one in there}
        for one in there[:-NEWEST]:
            if last[one.round] is not one:
                disk.delete(folder / one.name)


def lines_of(journal: Path) -> Iterator[bytes]:
    """What the copies of a journal hold, the newest first; whatever cannot be read is passed by."""
    folder = folder_of(journal)
    for one in reversed(_there(folder)[-MOST:]):
        with contextlib.suppress(OSError):
            yield disk.read_file(folder / one.name, 3 * MAX_LINE)


def any_of(journal: Path) -> bool:
    """Whether anything of a journal is kept apart."""
    return bool(_there(folder_of(journal)))


def forget(journal: Path) -> None:
    """The journal is gone, or over: its copies go, too."""
    folder = folder_of(journal)
    for one in _there(folder):
        with contextlib.suppress(OSError):
            disk.delete(folder / one.name)
    with contextlib.suppress(OSError):
        disk.delete_folder(folder)


def _there(folder: Path) -> list[Generation]:
    """The copies in a folder, the oldest first."""
    try:
        names = disk.names_in(folder)
    except OSError:
        return []
    found = [match for name in names if (match := NAME.match(name))]
    return [Generation(int(one[1]), one[2]) for one in found]
