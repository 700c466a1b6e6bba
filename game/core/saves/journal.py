"""Writing a journal: every step of a session, as it is played, at the end of its file."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from game.core.engine.game import AnyGame
from game.core.engine.session import Session, state_hash

from . import disk, generations
from .replay import replay
from .save import MAX_FILE, Header, Loaded, SaveError
from .save_line import encode, parse
from .steps import beginning


@dataclass(slots=True)
class _Copies:
    """What is kept apart of the turn that is being played (`generations.py`)."""

    turn: tuple[int, int] | None = None
    """The number of the entry with which it began (0 for the deal), and where in the text it stands; None where that
    entry has no number of its own."""
    file: Path | None = None
    """The file that is being added to; None where one is to be begun."""
    size: int = 0
    """How many bytes it has."""
    upto: int = 0
    """How much of the text it goes up to."""
    stale: bool = False
    """The copies that lie there are of the journal as it was before it was mended."""


class Journal:
    """Writes one session down as it is played. A failing disk is noted in `problem`; the game goes on.

    What could not be written is kept and tried again with the next step, so that the file never has a gap.
    """

    def __init__(self, path: Path, header: Header) -> None:
        self.path = path
        self.header = header
        self.problem: OSError | None = None
        self.copy: Path | None = None
        """Where the bytes lie that stood in this place and were not ours, or were damaged."""
        self.unsaved = 0
        """How many steps lie on no disk yet."""
        self.round_of: Callable[[Any], object] | None = None
        """What names the round of a state: the last snapshot of each is kept apart, too (`generations.py`)."""
        self._text = bytearray()
        """Everything the file should hold."""
        self._count = 0
        """How many entries that is."""
        self._written = 0
        """How much of it lies on the disk; -1 when the file must be written whole."""
        self._turn: Any = None
        self._copies = _Copies()
        self._older = False
        """What lies on the disk is an older moment, whole, which has to be kept as a save of its own."""
        self.kept_older = False
        """`copy` is such a save, not a damaged file."""

    @classmethod
    def create(cls, path: Path, header: Header, session: Session) -> Journal:
        """Begin a new journal, written whole beside its place and then moved there, and listen to the session."""
        journal = cls(path, header)
        generations.forget(path)
        journal._begin()
        journal._write()
        journal.listen(session)
        return journal

    @classmethod
    def continue_(cls, path: Path, loaded: Loaded, session: Session) -> Journal:
        """Go on writing a journal that was read and replayed: a damaged file is kept in a copy and then replaced.

        A game that could not be replayed from where it began gets the new beginning that replaying found for it.
        """
        other = _other_numbers(loaded)
        if other:  # what is kept apart is none of this journal any more, however the program ends before it is gone
            loaded.header = msgspec.structs.replace(loaded.header, mended=loaded.header.mended + 1)
        journal = cls(path, loaded.header)
        journal._older = loaded.older
        if loaded.repaired is not None:
            journal._copies.stale = other
            journal._begin()
            journal._add(loaded.repaired, session)
        else:
            journal._text += loaded.raw
            journal._count = len(loaded.entries)
            journal._written = len(loaded.raw)
            journal._copies.turn = _last_turn(loaded)
            if loaded.anew:
                journal._add(loaded.anew, session)
        journal.listen(session)
        return journal

    @property
    def size(self) -> int:
        """How many bytes the file has, or should have."""
        return len(self._text)

    @property
    def on_disk(self) -> bool:
        """Whether anything of this game has been written at all."""
        return self._written > 0

    def listen(self, session: Session) -> None:
        """Write every step of the session from now on."""
        self._turn = session.game.snapshot_key(session.state)
        session.on_answers.append(lambda answers: self._step(session, answers))
        session.on_undo.append(lambda: self._undo(session))

    def note(self, session: Session, what: Mapping[str, Any]) -> None:
        """Write down what the table has agreed on beside the game; replaying passes it by."""
        self._add([{"note": dict(what), "hash": session.hash()}], session)

    def again(self) -> bool:
        """Try once more to write what could not be written; whether all of it lies on the disk now."""
        if self.problem is not None:
            self._write()
        return self.problem is None

    def move(self, path: Path) -> bool:
        """Write all of it to another place and go on there; False, and everything as it was, when that fails too."""
        before = self.path, self._written, self.problem
        self.path, self._written, self._copies.file = path, -1, None
        self._write()
        if self.problem is not None:
            self.path, self._written, self.problem = before
            return False
        return True

    def _begin(self) -> None:
        """The header, twice; the file is to be written whole."""
        self._written = -1
        self._text += self._head()
        self._copies.turn = (0, len(self._text))

    def _head(self) -> bytes:
        return encode(self.header.to_json()) * 2

    def _step(self, session: Session, answers: tuple[tuple[str, ...], ...]) -> None:
        now = session.hash()
        entries: list[Mapping[str, Any]] = [{"answers": [list(answer) for answer in answers], "hash": now}]
        turn = session.game.snapshot_key(session.state)
        if turn != self._turn or session.over:
            self._turn = turn
            state = session.state.to_json()
            entries.append({"turn": turn, "hash": now, "state": state, "header": self.header.to_json()})
        self.unsaved += 1
        self._add(entries, session)

    def _undo(self, session: Session) -> None:
        self._turn = session.game.snapshot_key(session.state)
        self.unsaved += 1
        self._add([{"undo": 1, "hash": session.hash()}], session)

    def _add(self, entries: list[dict[str, Any]] | list[Mapping[str, Any]], session: Session) -> None:
        for entry in entries:
            self._count += 1
            if "state" in entry:
                self._copies.turn = (self._count, len(self._text))
                self._copies.file = None
            self._text += encode({**entry, "n": self._count})
        self._write()
        if self.problem is None:
            self._keep_apart(session)

    def _keep_apart(self, session: Session) -> None:
        """Bring the copy of this turn up to date: what is new is added, or a file of its own is begun for it. Of a game
        that is over nothing is kept apart."""
        copies = self._copies
        if session.over or copies.stale:
            generations.forget(self.path)
            copies.stale, copies.file = False, None
        if session.over or copies.turn is None:
            return
        new = bytes(self._text[copies.upto :])
        if copies.file is None or not generations.add(copies.file, new, copies.size):
            round_ = self.round_of(session.state) if self.round_of is not None else ""
            number, begin = copies.turn
            new = self._head() + self._text[begin:]
            copies.file, copies.size = generations.keep(self.path, number, f"r{round_}", new), 0
        copies.size += len(new)
        copies.upto = len(self._text)

    def _write(self) -> None:
        """Bring the file up to date: append what is new, or write it whole where it is not as it was left."""
        try:
            if self._written > 0 and disk.size_of(self.path) == self._written:
                disk.append(self.path, self._text[self._written :])
            else:
                disk.make_folder(self.path.parent)
                self._keep_what_is_not_ours()
                disk.replace_file(self.path, self._text)
            self._written = len(self._text)
            self.problem = None
            self.unsaved = 0
        except OSError as error:
            self.problem = error

    def _keep_what_is_not_ours(self) -> None:
        """Nothing is overwritten without a copy: a damaged file, or another one in this place."""
        if not disk.size_of(self.path):
            return
        raw = disk.read_file(self.path, MAX_FILE)
        if self._older:
            self.copy, self._older, self.kept_older = disk.keep_older(self.path, raw), False, True
        elif not self._text.startswith(raw):
            self.copy = disk.keep_copy(self.path, raw)


def _other_numbers(loaded: Loaded) -> bool:
    """Whether mending a journal gives its entries other numbers than they had, or leaves some out."""
    if loaded.repaired is None:
        return False
    return loaded.repaired != loaded.entries or any(hole.at < len(loaded.entries) for hole in loaded.holes)


def _last_turn(loaded: Loaded) -> tuple[int, int] | None:
    """With which entry of a whole journal its last turn began (0 for the deal), and at which byte; None where its lines
    have no numbers, and would not be found again by them."""
    number = next((n for n in range(len(loaded.entries), 0, -1) if "state" in loaded.entries[n - 1]), 0)
    begin = len(loaded.raw)
    for _ in range(len(loaded.entries) - max(number - 1, 0)):
        begin = loaded.raw.rfind(b"\n", 0, begin - 1) + 1
    first = parse(loaded.raw[begin : loaded.raw.find(b"\n", begin) + 1])
    return (number, begin) if first is None or "n" in first else None


def note_line(game: AnyGame, loaded: Loaded, what: Mapping[str, Any]) -> bytes:
    """The line that notes something at the end of a journal that nobody plays; `game` is the one it is of. SaveError
    (`hurt`) where the journal is damaged: what stands at its end is not known before it has been gone on with."""
    if loaded.hurt_at:
        raise SaveError("hurt")
    now = loaded.entries[-1].get("hash") if loaded.entries else None
    if now is None:
        now = replay(game, loaded).session.hash()
    return encode({"note": dict(what), "hash": now, "n": len(loaded.entries) + 1})


def transcript(session: Session, header: Header) -> bytes:
    """A session as a journal of its own: its options, seed and answers, from the state in which it was begun here.

    For reports: `python -m game replay` plays it again. Steps that were taken back are not in it.
    """
    states = [moment.state for moment in session.past] + [session.state]
    entries: list[dict[str, Any]] = []
    if header.seed < 0 or session.opened:
        entries.append(beginning(session.game, states[0]))
    for moment, after in zip(session.past, states[1:], strict=True):
        entries.append({"answers": [list(answer) for answer in moment.answers], "hash": state_hash(after)})
    head = encode(header.to_json())
    return head + head + b"".join(encode({**entry, "n": n}) for n, entry in enumerate(entries, start=1))


def journals(folder: Path) -> Iterator[Path]:
    """The journals in a folder, the one written last first; an unreadable folder has none. A name behind which nothing
    lies (a link that leads nowhere, a file that another window has just taken away) is none of them."""
    found = []
    with contextlib.suppress(OSError):
        for path in folder.glob("*.journal"):
            with contextlib.suppress(OSError):
                found.append((path.stat().st_mtime_ns, path))
    for _, path in sorted(found, reverse=True):
        yield path
