"""Copies of a journal, turn by turn, in files of their own: for the day on which the journal is damaged or cut short.

Beside `game-00003.journal` lies the folder `game-00003.kept`. Each file in it holds the header twice, the snapshot
with which a turn began (the first turn has none) and every line that followed it, as the journal has them, numbers and
checksums too: a game has a second copy from its first answer on. Kept are the three newest turns, and the last one of
every round. A journal that is damaged is read with all of them, and so is one that lacks the last line of the newest:
it was cut short. A line that stands there twice is read once (`save.py`), and the newest state that all lines together
prove comes back (`rescue.py`).

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
from .save_line import MAX_LINE, parse

ENDING = ".journal"
NEWEST = 3
"""So many turns are kept whatever round they are of."""
MOST = 64
"""So many files are looked at."""
LARGEST = 3 * MAX_LINE
"""Bytes of one file; what would make it larger is not kept apart."""
NAME = re.compile(r"^(\d{6})-(\w{1,16})\.lines\Z")


class Generation(NamedTuple):
    """One file: the number of its snapshot in the journal (0 for the deal), and the round it is of."""

    number: int
    round: str

    @property
    def name(self) -> str:
        """The name of its file."""
        return f"{self.number:06d}-{self.round}.lines"


def folder_of(journal: Path) -> Path:
    """Where the copies of a journal lie: a file that is called otherwise than a journal has a folder of its own."""
    return journal.with_name(f"{journal.stem if journal.suffix == ENDING else journal.name}.kept")


def keep(journal: Path, number: int, round_: object, lines: bytes) -> Path | None:
    """Keep the header and a turn (`lines`) that began with entry `number` of its journal, and let go of what is too
    old; gives the file, None where there is none."""
    folder, new = folder_of(journal), Generation(number, f"{round_}")
    if not NAME.match(new.name) or len(lines) > LARGEST:
        return None
    try:
        disk.make_folder(folder)
        disk.replace_file(folder / new.name, lines, flush=False)
    except OSError:
        return None
    with contextlib.suppress(OSError):
        there = _there(folder)
        last = {one.round: one for one in there}
        for one in there[:-NEWEST]:
            if last[one.round] is not one:
                disk.delete(folder / one.name)
    return folder / new.name


def add(copy: Path, lines: bytes, before: int) -> bool:
    """Add lines at the end of a copy that has `before` bytes; False where that cannot be, or it is another file."""
    if before + len(lines) > LARGEST:
        return False
    try:
        if disk.size_of(copy) != before:
            return False
        disk.append(copy, lines, flush=False)
    except OSError:
        return False
    return True


def lines_of(journal: Path) -> Iterator[bytes]:
    """What the copies of a journal hold, the newest first; whatever cannot be read is passed by."""
    folder = folder_of(journal)
    for one in reversed(_there(folder)[-MOST:]):
        with contextlib.suppress(OSError):
            yield disk.read_file(folder / one.name, LARGEST)


def goes_on(journal: Path, raw: bytes) -> bool:
    """Whether the newest copy of a journal has lines that the journal (`raw`) has not: it was cut short."""
    newest = next(lines_of(journal), b"")
    last = next((line for line in reversed(newest.splitlines(keepends=True)) if parse(line) is not None), b"")
    return last not in raw


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


def move(journal: Path, to: Path) -> None:
    """The journal is called otherwise: so are its copies. OSError where that cannot be done."""
    if any_of(journal):
        disk.rename(folder_of(journal), folder_of(to))


def _there(folder: Path) -> list[Generation]:
    """The copies in a folder, the oldest first."""
    try:
        names = disk.names_in(folder)
    except OSError:
        return []
    found = [match for name in names if (match := NAME.match(name))]
    return [Generation(int(one[1]), one[2]) for one in found]
