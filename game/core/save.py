"""The journal: a save file that is only ever appended to, line by line, each line with its own checksum.

Line 1 is the header (format, game, options, seed, content hash, and what the screen wants to remember). Every further
line is one step: its answers with the hash of the state they led to, an undo, or a note of the table. When a turn ends
a snapshot follows, so that a game whose cards or rules have changed since can be opened there (`replay.py`); going on
from it writes that snapshot once more, and replaying starts at it. A torn or damaged tail is cut off and reported;
nothing is trusted.
"""

from __future__ import annotations

import contextlib
import os
import stat
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, BinaryIO

from .save_line import encode, parse
from .session import Session

FORMAT = 1
MAX_FILE = 16 * 1024 * 1024
MAX_LINES = 50_000


class SaveError(ValueError):
    """A file that is no usable save; `key` is a locale key below `kit.save.`, `detail` names what was found."""

    def __init__(self, key: str, detail: str = "") -> None:
        super().__init__(f"{key}: {detail}" if detail else key)
        self.key = key
        self.detail = detail


@dataclass(frozen=True, slots=True)
class Header:
    """What a save is of. `extra` is the screen's: players' names and the like."""

    game: str
    options: dict[str, Any]
    seed: int
    content: str
    extra: dict[str, Any] = field(default_factory=dict)

    def to_json(self) -> dict[str, Any]:
        """The header as JSON data."""
        return {
            "format": FORMAT,
            "game": self.game,
            "options": self.options,
            "seed": self.seed,
            "content": self.content,
            "extra": self.extra,
        }


@dataclass(slots=True)
class Loaded:
    """A journal as it was read: `cut_at` is the line (from 1) at which a damaged tail was cut off, 0 for none."""

    header: Header
    entries: list[dict[str, Any]]
    raw: bytes
    """All of the file, the damaged tail too."""
    ends: list[int]
    """Where the header and each entry end in `raw`."""
    cut_at: int = 0
    anew: list[dict[str, Any]] = field(default_factory=list)
    """A new beginning to write when the game goes on: its snapshot and the steps after it (replaying fills it in)."""

    @property
    def good(self) -> bytes:
        """The file without its damaged tail."""
        return self.raw[: self.ends[-1]]

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
        del self.entries[entry - 1 :]
        del self.ends[entry:]
        self.cut_at = entry + 1


def read(path: Path) -> Loaded:
    """Read a journal. SaveError where it cannot be opened or its header is not usable."""
    raw = _bytes(path)
    lines = raw.split(b"\n")
    first = parse(lines[0] + b"\n") if len(lines) > 1 else None
    if first is None:
        raise SaveError("not-a-save", path.name)
    loaded = Loaded(_header(first), [], raw, [len(lines[0]) + 1])
    for number, line in enumerate(lines[1:], start=2):
        last = number == len(lines)
        if last and not line:
            break
        data = None if last or number > MAX_LINES else parse(line + b"\n")
        if data is None:
            loaded.cut_at = number
            break
        loaded.entries.append(data)
        loaded.ends.append(loaded.ends[-1] + len(line) + 1)
    return loaded


def _bytes(path: Path) -> bytes:
    """The whole of an ordinary file of sensible size."""
    try:
        if not stat.S_ISREG(path.stat().st_mode):
            raise SaveError("not-a-save", path.name)
        with path.open("rb") as file:
            raw = file.read(MAX_FILE + 1)
    except (OSError, ValueError) as error:
        if isinstance(error, SaveError):
            raise
        raise SaveError("unreadable", f"{path.name}: {getattr(error, 'strerror', None) or error}") from error
    if len(raw) > MAX_FILE:
        raise SaveError("too-large", path.name)
    return raw


def _header(data: Mapping[str, Any]) -> Header:
    if data.get("format") != FORMAT:
        raise SaveError("other-format", str(data.get("format")))
    game, options, seed = data.get("game"), data.get("options"), data.get("seed")
    content, extra = data.get("content"), data.get("extra")
    if not isinstance(game, str) or not isinstance(options, dict) or not isinstance(content, str):
        raise SaveError("not-a-save", "header")
    if not isinstance(seed, int) or isinstance(seed, bool) or not isinstance(extra, dict):
        raise SaveError("not-a-save", "header")
    return Header(game, options, seed, content, extra)


class Journal:
    """Writes one session down as it is played. A failing disk is noted in `problem`; the game goes on.

    What could not be written is kept and tried again with the next step, so that the file never has a gap.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: OSError | None = None
        self._text = bytearray()
        """Everything the file should hold."""
        self._written = 0
        """How much of it lies on the disk; -1 when the file must be written whole."""
        self._turn: Any = None

    @classmethod
    def create(cls, path: Path, header: Header, session: Session) -> Journal:
        """Begin a new journal, written whole beside its place and then moved there, and listen to the session."""
        journal = cls(path)
        journal._written = -1
        journal._add(header.to_json())
        journal.listen(session)
        return journal

    @classmethod
    def continue_(cls, path: Path, loaded: Loaded, session: Session) -> Journal:
        """Go on writing a journal that was read: a damaged tail is kept in a copy and cut off first.

        A game that could not be replayed from where it began gets the new beginning that replaying found for it.
        """
        journal = cls(path)
        journal._text += loaded.good
        journal._written = -1 if loaded.cut_at else len(loaded.good)
        if loaded.anew:
            journal._add(*loaded.anew)
        elif loaded.cut_at:
            journal._write()
        journal.listen(session)
        return journal

    def listen(self, session: Session) -> None:
        """Write every step of the session from now on."""
        self._turn = session.game.snapshot_key(session.state)
        session.on_answers.append(lambda answers: self._step(session, answers))
        session.on_undo.append(lambda: self._undo(session))

    def note(self, session: Session, what: Mapping[str, Any]) -> None:
        """Write down what the table has agreed on beside the game; replaying passes it by."""
        self._add({"note": dict(what), "hash": session.hash()})

    def _step(self, session: Session, answers: tuple[tuple[str, ...], ...]) -> None:
        now = session.hash()
        entries: list[Mapping[str, Any]] = [{"answers": [list(answer) for answer in answers], "hash": now}]
        turn = session.game.snapshot_key(session.state)
        if turn != self._turn or session.over:
            self._turn = turn
            entries.append({"turn": turn, "hash": now, "state": session.state.to_json()})
        self._add(*entries)

    def _undo(self, session: Session) -> None:
        self._turn = session.game.snapshot_key(session.state)
        self._add({"undo": 1})

    def _add(self, *entries: Mapping[str, Any]) -> None:
        for entry in entries:
            self._text += encode(entry)
        self._write()

    def _write(self) -> None:
        """Bring the file up to date: append what is new, or write it whole where it is not as it was left."""
        try:
            if self._written > 0 and self._size() == self._written:
                with self.path.open("ab") as file:
                    _flush(file, self._text[self._written :])
            else:
                self._keep_what_is_not_ours()
                self._write_whole()
            self._written = len(self._text)
            self.problem = None
        except OSError as error:
            self.problem = error

    def _size(self) -> int:
        try:
            return self.path.stat().st_size
        except FileNotFoundError:
            return 0

    def _write_whole(self) -> None:
        temporary = self.path.with_name(f".{self.path.name}.{os.getpid()}.new")
        self.path.parent.mkdir(parents=True, exist_ok=True)
        try:
            with temporary.open("wb") as file:
                _flush(file, self._text)
            temporary.replace(self.path)
        except OSError:
            with contextlib.suppress(OSError):
                temporary.unlink()
            raise

    def _keep_what_is_not_ours(self) -> None:
        """Nothing is overwritten without a copy: a damaged tail, or another file in this place."""
        if not self._size():
            return
        raw = self.path.read_bytes()
        if self._text.startswith(raw):
            return
        number = 1
        while (copy := self.path.with_name(f"{self.path.name}.damaged-{number}")).exists():
            number += 1
        copy.write_bytes(raw)


def _flush(file: BinaryIO, raw: bytes | bytearray) -> None:
    file.write(raw)
    file.flush()
    os.fsync(file.fileno())


def journals(folder: Path) -> Iterator[Path]:
    """The journals in a folder, the one written last first; an unreadable folder has none."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in folder.glob("*.journal")]
    except OSError:
        return
    for _, path in sorted(found, reverse=True):
        yield path
