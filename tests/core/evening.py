"""An evening at the disk: a game is begun, played, taken back, noted; whatever the system does, what was confirmed is
there afterwards. Short forms stand in `test_faults.py`, the whole of it in `python -m tests.reliability`."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from game.bigbook.rules.options import Options
from game.bigbook.rules.session import BigBookSession
from game.core.engine.chance import Chance
from game.core.saves import disk
from game.core.saves.journal import Journal
from game.core.saves.replay import replay
from game.core.saves.save import Header, SaveError, read_with_copies
from game.core.saves.system import System
from tests.core.faults import Failing, Fault, KilledError, Memory
from tests.core.journals import GAME

STEPS = 10
AFTER = 3


@dataclass(slots=True)
class Evening:
    """What happened: the hash after each step, and how many of them were confirmed to be on the disk."""

    hashes: list[str] = field(default_factory=list)
    confirmed: int = 0
    journal: Journal | None = None
    session: BigBookSession | None = None

    def live(self, path: Path, seed: int) -> None:
        """Play it."""
        options = Options.of(2)
        self.session = session = BigBookSession.start(options, seed)
        header = Header("bigbook", options.to_json(), seed, GAME.content_hash())
        self.hashes.append(session.hash())
        self.journal = Journal.create(path, header, session)
        self.journal.round_of = lambda state: state.round
        self._confirm()
        chance = Chance(seed)
        for step in range(STEPS):
            self._step(session, chance, undo=step == STEPS // 2)
        while session.state.turn < 2 and not session.over:
            self._step(session, chance)
        for _ in range(AFTER):
            self._step(session, chance)

    def _step(self, session: BigBookSession, chance: Chance, *, undo: bool = False) -> None:
        before = session.clone()
        answer = GAME.random_answer(before.state, chance)
        before.undo() if undo else before.apply(answer)
        self.hashes.append(before.hash())  # written down before it is tried: it may be the last thing
        session.undo() if undo else session.apply(answer)
        self._confirm()

    def _confirm(self) -> None:
        assert self.journal is not None
        if self.journal.problem is None:
            self.confirmed = len(self.hashes)

    def faults(self, path: Path) -> Iterator[str]:
        """What is wrong with what lies on the disk now: nothing, if all that was confirmed is there."""
        allowed = self.hashes[max(0, self.confirmed - 1) :]
        try:
            replayed = replay(GAME, read_with_copies(path))
        except SaveError as error:
            if self.confirmed:
                yield f"{error}, and {self.confirmed} steps were confirmed"
            return
        if replayed.session.hash() not in allowed:
            yield f"neither the last confirmed state nor a later one: {self.confirmed} of {len(self.hashes)}"


def calls_of_an_evening(folder: Path, seed: int) -> int:
    """How many calls to the system an evening takes where nothing fails."""
    counting = Failing(Fault(0, None))
    counting.well = True
    with disk.through(counting):
        Evening().live(folder / "count.journal", seed)
    return counting.calls


def with_fault(path: Path, seed: int, fault: Fault) -> Iterator[str]:
    """An evening with one fault: the game goes on, what was confirmed is there, and once the disk is well all of it."""
    evening, failing = Evening(), Failing(fault)
    with disk.through(failing):
        try:
            evening.live(path, seed)
        except KilledError:
            yield from _found(evening, path)
            return
        failing.well = True
        if fault.for_ever:
            yield from _found(evening, path)
        journal, session = evening.journal, evening.session
        assert journal is not None and session is not None
        if not journal.again():
            yield f"the disk is well and nothing is written: {journal.problem}"
        evening.confirmed = len(evening.hashes)
    yield from _found(evening, path)
    left = [one.name for one in path.parent.iterdir() if one.name.endswith(".new")]
    if left and not fault.for_ever and fault.error is not None and fault.at > 0:
        yield f"left behind: {left}"


def _found(evening: Evening, path: Path) -> Iterator[str]:
    """By the real system: the next start knows nothing of the fault."""
    with disk.through(System()):
        yield from evening.faults(path)


def with_power_cut(seed: int, at: int, kind: type[Memory] = Memory) -> Iterator[str]:
    """An evening that ends with the power, at a call: whichever disk is found then, what was confirmed is on it."""
    path = Path("evening.journal")
    evening, memory = Evening(), kind(dies_at=at)
    with disk.through(memory), contextlib.suppress(KilledError):
        evening.live(path, seed)
    for number, world in enumerate(memory.worlds()):
        with disk.through(world):
            yield from (f"disk {number} of call {at}: {wrong}" for wrong in evening.faults(path))
