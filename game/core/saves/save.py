"""Reading a journal: a save file of lines that each carry their own checksum. Nothing in it is trusted.

The first two lines are the header, twice: format, game, options, seed, content hash, and what the screen wants to
remember. Every further line is one step: its answers with the hash of the state they led to, an undo, or a note of the
table, and its number. When a turn ends a snapshot follows: the state with its hash, and the header once more, so that a
game can be opened at any snapshot, whatever is damaged before it. Here it is found out which lines are whole, in which
order they were written (a disk may give blocks back in each other's place), and where lines are missing; `replay.py`
finds the newest state that they prove, `journal.py` writes.

Format 1 had one header and no numbers; it is read for ever.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from . import disk, generations
from .save_line import MAX_LINE, parse

FORMAT = 2
READABLE = (1, FORMAT)
MAX_FILE = 16 * 1024 * 1024
MAX_LINES = 50_000
START = re.compile(rb"[0-9a-f]{16} \{")
"""How every line begins: where the end of a line is damaged, the next one is found by it."""


PREFACE = b"\n--- save ---\n"
"""In a report the save begins behind this line; what stands before it is for people."""
PREFACE_WITHIN = 64 * 1024
LOST = ("not-a-save", "too-large")
"""What is wrong with a file in which nothing of a game is found: it will never open again by itself."""


class SaveError(ValueError):
    """A file that is no usable save; `key` is a locale key below `kit.save.`, `detail` names what was found."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(f"{key}: {detail}" if detail else key)
        self.key = key
        self.detail = detail


class Header(Struct, frozen=True):
    """What a save is of. `extra` is the screen's: players' names and the like."""

    game: str
    options: dict[str, Any]
    seed: int
    content: str
    extra: dict[str, Any] = {}
    mended: int = 0
    """How often the journal was written anew because of damage: its entries have other numbers since, and copies that
    were kept apart before are none of it any more."""

    def to_json(self) -> dict[str, Any]:
        """The header as JSON data."""
        data = {
            "format": FORMAT,
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "content": self.content,
            "extra": self.extra,
        }
        return data | {"mended": self.mended} if self.mended else data


def noted(entries: Iterable[Mapping[str, Any]]) -> dict[str, Any]:
    """What the notes of a journal say at its end, by name: the last word counts."""
    found: dict[str, Any] = {}
    for entry in entries:
        found |= note_of(entry)
    return found


def note_of(entry: Mapping[str, Any]) -> dict[str, Any]:
    """What an entry of a journal notes beside the game, {} where it notes nothing."""
    note = entry.get("note")
    return note if isinstance(note, dict) else {}


class Hole(Struct, frozen=True):
    """A place where lines are missing or cannot be read."""

    at: int
    """How many whole entries stand before it."""
    line: int
    """The line of the file, from 1, at which it begins."""
    lost: int | None
    """How many entries are missing there; None where nobody knows."""


class Loaded(Struct):
    """A journal as it was read."""

    header: Header
    entries: list[dict[str, Any]]
    """All whole entries, in the order of the file."""
    raw: bytes
    """All of the file, what is damaged too."""
    lines: list[int]
    """The line of the file, from 1, on which each entry stands."""
    holes: list[Hole] = []
    hurt_at: int = 0
    """The first line with any damage, also where it cost nothing (a header, an end of a line); 0 for none."""
    cut_at: int = 0
    """The line from which on the rules say otherwise, and no later snapshot helps; 0 for none (set by replaying)."""
    anew: list[dict[str, Any]] = []
    """A new beginning to write when the game goes on: its snapshot and the steps after it (replaying fills it in)."""
    repaired: list[dict[str, Any]] | None = None
    """All entries of the file that is to take this one's place, or None where it stays (replaying fills it in)."""
    kept: bytes = b""
    """The lines that were kept apart of it and were read with it, where it is damaged or too short."""
    older: bool = False
    """The file itself is whole, but what is kept apart of it goes on behind its end: it was cut short just there, or
    somebody has put an older one in its place."""

    @property
    def everything(self) -> bytes:
        """All bytes from which this game can be opened, in one file: those that are kept apart are added at the end."""
        return self.raw if not self.kept else self.raw + b"\n" * (not self.raw.endswith(b"\n")) + self.kept

    @property
    def begin(self) -> int:
        """How many entries lie before the last new beginning; 0 where the journal starts at the deal."""
        return max((number for number, entry in enumerate(self.entries, start=1) if "content" in entry), default=0)

    @property
    def content(self) -> Any:
        """The card data with which the journal goes on at its end."""
        return self.entries[self.begin - 1]["content"] if self.begin else self.header.content

    def cut(self, entry: int) -> None:
        """Leave out everything from an entry (from 1) on: it does not follow from what stands before it."""
        self.cut_at = self.lines[entry - 1]
        self.repaired = self.entries[: entry - 1]


class _Whole(Struct, frozen=True):
    """An entry as it was found."""

    line: int
    number: int | None
    """Its place among the entries, from 1; None where it has none (format 1)."""
    rank: int
    """By what it is put in order: its number, or that of the entry before it."""
    data: dict[str, Any]
    torn: int
    """The line at which unreadable bytes begin that stand right before it, or 0."""


class _Scan(Struct):
    """What is found line by line, and then brought into the order of its numbers: blocks may have changed places."""

    head: dict[str, Any] | None = None
    entries: list[dict[str, Any]] = []
    lines: list[int] = []
    holes: list[Hole] = []
    hurt_at: int = 0
    found: list[_Whole] = []
    """The whole entries as they stand in the file."""
    torn_at: int = 0
    """The first line with unreadable bytes, or 0."""
    open_at: int = 0
    """The line at which unreadable bytes began that no entry has followed yet."""

    def unreadable(self, line: int) -> None:
        """Bytes that are no line."""
        self.hurt_at = self.hurt_at or line
        self.torn_at = self.torn_at or line
        self.open_at = self.open_at or line

    def whole(self, line: int, data: dict[str, Any]) -> None:
        """A line that is whole: a header or an entry."""
        if "format" in data:
            self.head = self.head or data
            return
        number = data.pop("n", None)
        number = number if type(number) is int else None
        rank = number if number is not None else self.found[-1].rank if self.found else 0
        self.found.append(_Whole(line, number, rank, data, self.open_at))
        self.open_at = 0

    def end(self) -> None:
        """The file ends: entries are put in order, and it is seen what is missing between and behind them."""
        in_order = sorted(self.found, key=lambda one: one.rank)
        numbered = self.head["format"] != 1 if self.head else bool(in_order) and in_order[0].number is not None
        last = 0 if numbered else None
        for one in in_order:
            last = self._next(one, last)
        self._note_disorder(in_order)
        behind = bool(in_order) and in_order[-1] is not self.found[-1]  # perhaps the end lies torn somewhere before
        if self.open_at or (behind and self.torn_at):
            self.holes.append(Hole(len(self.entries), self.open_at or self.torn_at, None))

    def _next(self, one: _Whole, last: int | None) -> int | None:
        """Add the entry that follows number `last`, and the hole before it; the number it has itself."""
        due = last + 1 if last is not None else None
        if one.number is not None and one.number == last and self.entries and one.data == self.entries[-1]:
            return last  # the same line once more
        lost = one.number - due if one.number is not None and due is not None and one.number >= due else None
        astray = one.number is not None and due is not None and one.number != due
        if lost or (lost is None and (one.torn or astray)):
            self.holes.append(Hole(len(self.entries), one.torn or one.line, lost))
            self.hurt_at = min(self.hurt_at or one.line, one.line)
        self.entries.append(one.data)
        self.lines.append(one.line)
        return one.number if one.number is not None else due

    def _note_disorder(self, in_order: list[_Whole]) -> None:
        """An entry that stands before one of a lower number, or twice, is damage although nothing of it is lost."""
        astray = [one.line for one, due in zip(self.found, in_order, strict=True) if one is not due]
        twice = [self.found[-1].line] if len(self.entries) < len(self.found) else []
        if astray or twice:
            self.hurt_at = min(filter(None, (self.hurt_at, *astray, *twice)))


def read(path: Path) -> Loaded:
    """Read a journal, the one file. SaveError where it cannot be opened or no header of it is usable."""
    return _usable(_scanned(_bytes(path), path.name))


def read_with_copies(path: Path) -> Loaded:
    """Read a journal and, where it is damaged or one of its copies goes on behind its end, what is kept apart of it
    (`generations.py`). SaveError as for `read`; of a newer edition's file nothing is tried."""
    found: Loaded | SaveError
    try:
        raw = _bytes(path)
    except SaveError as error:
        if error.key not in LOST:
            raise
        raw, found = b"", error
    else:
        found = _scanned(raw, path.name)
    if isinstance(found, Loaded):
        whole = not found.hurt_at and not generations.goes_on(path, raw)
    else:
        whole = found.key not in LOST
    return _usable(found if whole else _rescued(path, raw, found))


def is_save(raw: bytes) -> bool:
    """Whether some bytes are a save of any game and edition, damaged or not."""
    found = _scanned(raw, "")
    return isinstance(found, Loaded) or found.key not in LOST


def _usable(found: Loaded | SaveError) -> Loaded:
    """What was found, or the SaveError that says why it is none."""
    if isinstance(found, SaveError):
        raise found
    return found


def _rescued(path: Path, raw: bytes, found: Loaded | SaveError) -> Loaded | SaveError:
    """The bytes of a file that is damaged or too short, read together with what is kept apart of it; `found`, where
    that is of no help."""
    kept = b"".join(_belonging(found, path))
    if not kept:
        return found
    mended = _mended(raw, kept, found)
    whole = _scanned(mended, path.name)
    unhurt = isinstance(whole, Loaded) and not whole.hurt_at
    again = _scanned(mended if unhurt else raw, path.name, kept)
    if isinstance(whole, Loaded) and unhurt and isinstance(again, Loaded) and len(again.entries) == len(whole.entries):
        return whole  # nothing is missing; at most the end of its last line was torn off, and that line is kept
    if not isinstance(again, Loaded):
        return found
    again.raw, again.kept = raw, kept
    again.hurt_at = (found.hurt_at if isinstance(found, Loaded) else 1) or raw.count(b"\n") + 1
    again.older = unhurt and isinstance(found, Loaded) and not found.hurt_at and mended == raw
    if unhurt:  # the file was cut short: nobody knows what stood behind the newest copy
        again.holes.append(Hole(len(again.entries), again.hurt_at, None))
    return again


def _mended(raw: bytes, kept: bytes, found: Loaded | SaveError) -> bytes:
    """The bytes of a file with the rest of its last line, where the line that is due there is kept and begins like
    it."""
    torn = raw[raw.rfind(b"\n") + 1 :]
    if not torn or isinstance(found, SaveError):
        return raw
    for line in kept.splitlines(keepends=True):
        if line.startswith(torn) and (data := parse(line)) is not None:
            number = 0 if "format" in data else data.get("n")
            if number in (len(found.entries), len(found.entries) + 1):  # all but its line feed may have been read
                return raw[: len(raw) - len(torn)] + line
    return raw


def _belonging(found: Loaded | SaveError, path: Path) -> Iterator[bytes]:
    """What is kept apart of a journal, where it is of the same game, and was kept since the journal was last mended."""
    copies = []
    for lines in generations.lines_of(path):
        kept = _scanned(lines, path.name)
        if isinstance(kept, Loaded) and (isinstance(found, SaveError) or _same(kept.header, found.header)):
            copies.append((kept.header.mended, lines if lines.endswith(b"\n") else lines + b"\n"))
    last = max([found.header.mended if isinstance(found, Loaded) else 0, *(mended for mended, _ in copies)])
    yield from (lines for mended, lines in copies if mended == last)


def _same(one: Header, other: Header) -> bool:
    """Whether two headers are of the same game, however often it was mended."""
    return msgspec.structs.replace(one, mended=0) == msgspec.structs.replace(other, mended=0)


def _scanned(raw: bytes, name: str, kept: bytes = b"") -> Loaded | SaveError:
    """What some bytes hold together with lines `kept` apart (they count as standing before line 1), or why they are no
    save."""
    scan = _Scan()
    for line, data in _pieces(kept, -kept.count(b"\n")):
        if data is not None:
            scan.whole(line, data)
    preface, found, _ = raw[:PREFACE_WITHIN].partition(PREFACE)
    skipped = preface + found if found else b""
    for line, data in _pieces(raw[len(skipped) :], skipped.count(b"\n")):
        if data is None:
            scan.unreadable(line)
        else:
            scan.whole(line, data)
    scan.end()
    head = scan.head or next((entry["header"] for entry in scan.entries if "header" in entry), None)
    if not isinstance(head, dict):
        return SaveError("not-a-save", name)
    try:
        return Loaded(_header(head), scan.entries, raw, scan.lines, scan.holes, scan.hurt_at)
    except SaveError as error:
        return error


def _pieces(raw: bytes, before: int) -> Iterator[tuple[int, dict[str, Any] | None]]:
    """Each line with its number, `before` lines standing before the first; None for bytes that are no whole line."""
    lines = raw.split(b"\n")
    for number, line in enumerate(lines, start=before + 1):
        last = number == before + len(lines)
        if last and not line:
            return
        data = parse(line + b"\n") if number <= MAX_LINES else None
        if data is not None and not last:
            yield number, data
            continue
        yield from ((number, piece) for piece in _in_damaged(line))
        if number > MAX_LINES:
            return


def _in_damaged(line: bytes) -> Iterator[dict[str, Any] | None]:
    """What can be read in a line that is not whole: lines whose end was lost are told apart by how a line begins."""
    yield None
    if len(line) > 2 * MAX_LINE:
        return
    starts = [found.start() for found in START.finditer(line)]
    for start, end in pairwise([*starts, len(line)]):
        yield parse(line[start:end] + b"\n") or parse(line[start : end - 1] + b"\n")


def _bytes(path: Path) -> bytes:
    """The whole of an ordinary file of sensible size."""
    try:
        return disk.read_file(path, MAX_FILE)
    except disk.NotAFileError:
        raise SaveError("not-a-save", path.name) from None
    except disk.TooLargeError:
        raise SaveError("too-large", path.name) from None
    except (OSError, ValueError) as error:
        raise SaveError("unreadable", f"{path.name}: {getattr(error, 'strerror', None) or error}") from error


def _header(data: Mapping[str, Any]) -> Header:
    if type(data.get("format")) is not int or data.get("format") not in READABLE:
        raise SaveError("other-format", str(data.get("format")))
    try:
        return msgspec.convert({**data, "extra": data.get("extra")}, Header)
    except ValueError:
        raise SaveError("not-a-save", "header") from None
