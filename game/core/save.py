"""The journal: a save file that is only ever appended to, line by line, each line with its own checksum.

Line 1 is the header (format, game, options, seed, content hash, and what the screen wants to remember). Every further
line is one step: its answers, or an undo. When a turn ends a state hash and a snapshot follow, so that a save of older
card data can be opened from its last snapshot. A torn or damaged tail is cut off and reported; nothing is trusted.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .decision import IllegalAnswer
from .game import Game
from .session import Session, state_hash

FORMAT = 1
MAX_FILE = 16 * 1024 * 1024
MAX_LINE = 256 * 1024
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
    cut_at: int = 0
    good_bytes: int = 0


def _line(data: Mapping[str, Any]) -> bytes:
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return f"{_checksum(text)} {text}\n".encode("ascii")


def _checksum(text: str) -> str:
    return hashlib.sha256(text.encode("ascii")).hexdigest()[:16]


def _parse(line: bytes) -> dict[str, Any] | None:
    """The data of one line, or None where anything about it is wrong."""
    if len(line) > MAX_LINE or not line.endswith(b"\n"):
        return None
    try:
        text = line[:-1].decode("ascii")
        checksum, _, body = text.partition(" ")
        if checksum != _checksum(body):
            return None
        data = json.loads(body, parse_constant=_refuse)
    except (ValueError, RecursionError):
        return None
    return data if isinstance(data, dict) else None


def _refuse(word: str) -> None:
    raise ValueError(f"{word} is no number")


def read(path: Path) -> Loaded:
    """Read a journal. SaveError where it cannot be opened or its header is not usable."""
    try:
        if path.stat().st_size > MAX_FILE:
            raise SaveError("too-large", path.name)
        raw = path.read_bytes()
    except OSError as error:
        raise SaveError("unreadable", error.strerror or path.name) from error
    lines = raw.split(b"\n")
    first = _parse(lines[0] + b"\n") if len(lines) > 1 else None
    if first is None:
        raise SaveError("not-a-save", path.name)
    loaded = Loaded(_header(first), [], 0, len(lines[0]) + 1)
    for number, line in enumerate(lines[1:], start=2):
        last = number == len(lines)
        if last and not line:
            break
        data = None if last or number > MAX_LINES else _parse(line + b"\n")
        if data is None:
            loaded.cut_at = number
            break
        loaded.entries.append(data)
        loaded.good_bytes += len(line) + 1
    return loaded


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
    """Writes one session down as it is played. A failing disk is noted in `problem`; the game goes on."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: OSError | None = None
        self._turn: Any = None

    @classmethod
    def create(cls, path: Path, header: Header, session: Session) -> Journal:
        """Begin a new journal, written whole beside its place and then moved there, and listen to the session."""
        journal = cls(path)
        journal._write_whole(_line(header.to_json()))
        journal.listen(session)
        return journal

    @classmethod
    def continue_(cls, path: Path, loaded: Loaded, session: Session) -> Journal:
        """Go on writing a journal that was read: a damaged tail is kept in a copy and cut off first."""
        journal = cls(path)
        if loaded.cut_at:
            journal._cut(loaded)
        journal.listen(session)
        return journal

    def listen(self, session: Session) -> None:
        """Write every step of the session from now on."""
        self._turn = getattr(session.state, "turn", None)
        session.on_answers.append(lambda answers: self._step(session, answers))
        session.on_undo.append(lambda: self._append({"undo": 1}))

    def _step(self, session: Session, answers: tuple[tuple[str, ...], ...]) -> None:
        self._append({"answers": [list(answer) for answer in answers]})
        turn = getattr(session.state, "turn", None)
        if turn != self._turn or session.over:
            self._turn = turn
            self._append({"turn": turn, "hash": state_hash(session.state), "state": session.state.to_json()})

    def _append(self, data: Mapping[str, Any]) -> None:
        try:
            with self.path.open("ab") as file:
                file.write(_line(data))
                file.flush()
                os.fsync(file.fileno())
            self.problem = None
        except OSError as error:
            self.problem = error

    def _write_whole(self, raw: bytes) -> None:
        temporary = self.path.with_name(f".{self.path.name}.{os.getpid()}.new")
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with temporary.open("xb") as file:
                file.write(raw)
                file.flush()
                os.fsync(file.fileno())
            temporary.replace(self.path)
            self.problem = None
        except OSError as error:
            self.problem = error
            with contextlib.suppress(OSError):
                temporary.unlink()

    def _cut(self, loaded: Loaded) -> None:
        raw = self.path.read_bytes()
        number = 1
        while (copy := self.path.with_name(f"{self.path.name}.damaged-{number}")).exists():
            number += 1
        try:
            copy.write_bytes(raw)
        except OSError as error:
            self.problem = error
            return
        self._write_whole(raw[: loaded.good_bytes])


@dataclass(slots=True)
class Replayed:
    """A session brought back: `from_snapshot` where other card data made replaying impossible."""

    session: Session
    steps: int
    from_snapshot: bool = False
    broken_at: int = 0
    """The entry (from 1) whose state hash differs or whose answer is illegal; 0 when everything agrees."""


def replay(game: Game, loaded: Loaded) -> Replayed:
    """Play a journal again. Saves of other card data open at their last snapshot. SaveError where neither works."""
    if loaded.header.game != game.id:
        raise SaveError("other-game", loaded.header.game)
    if loaded.header.content != game.content_hash():
        return _from_snapshot(game, loaded)
    try:
        session = Session.new(game, game.options_from_json(loaded.header.options), loaded.header.seed)
    except (ValueError, KeyError, TypeError) as error:
        raise SaveError("not-a-save", str(error)) from error
    replayed = Replayed(session, 0)
    for number, entry in enumerate(loaded.entries, start=1):
        if not _replay_entry(session, entry):
            replayed.broken_at = number
            break
        replayed.steps += "answers" in entry
    return replayed


def _replay_entry(session: Session, entry: Mapping[str, Any]) -> bool:
    if "undo" in entry:
        return session.undo()
    if "answers" in entry:
        try:
            session.apply_all([tuple(map(str, answer)) for answer in entry["answers"]])
        except (IllegalAnswer, TypeError):
            return False
        return True
    return entry.get("hash") == session.hash()


def _from_snapshot(game: Game, loaded: Loaded) -> Replayed:
    for entry in reversed(loaded.entries):
        if "state" in entry:
            try:
                state = game.state_from_json(entry["state"])
            except (ValueError, KeyError, TypeError, IndexError) as error:
                raise SaveError("other-content", str(error)) from error
            return Replayed(Session(game, state), 0, from_snapshot=True)
    raise SaveError("other-content", loaded.header.content)


def journals(folder: Path) -> Iterator[Path]:
    """The journals in a folder, the one written last first; an unreadable folder has none."""
    try:
        found = [(path.stat().st_mtime_ns, path) for path in folder.glob("*.journal")]
    except OSError:
        return
    for _, path in sorted(found, reverse=True):
        yield path
