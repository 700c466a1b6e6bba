"""Where a companion's thought is made: in a process of its own where the program has one, else in slices of frames."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import Protocol

from game.bigbook.ai import worker as protocol
from game.bigbook.ai.company import Deliberation, Intent, chosen, instead
from game.bigbook.rules.session import BigBookSession
from scenes.shell.worker import Worker

PATIENCE = 20.0
"""Seconds after which a companion thinks in place: the process has had far more than it needs."""


class Thought(Protocol):
    """A companion's thought about the question that stands."""

    @property
    def done(self) -> bool:
        """Whether it knows what it would do."""

    @property
    def gain(self) -> float:
        """By how much (log-odds to win) that is better than ending the turn."""

    def go_on(self, enough: Callable[[], bool]) -> None:
        """Think until it is done, or it is enough for now."""

    def intent(self, sparing: frozenset[str] = frozenset()) -> Intent:
        """What it would do, sparing the support of these seats where it can."""

    def instead(self, refused: Intent, sparing: frozenset[str]) -> Intent:
        """What it would do after people would rather not have it do that, sparing the support of these seats."""


class Elsewhere:
    """A thought that another process makes; should that end or keep silent, it is made in place, with the same end."""

    _numbers = 0

    def __init__(self, worker: Worker, session: BigBookSession, temper: str, seed: int) -> None:
        Elsewhere._numbers += 1
        self.number, self.worker = Elsewhere._numbers, worker
        self._asked = (session.game, session.state.clone(), temper, seed)
        self._inside: Deliberation | None = None
        self._intents: list[Intent] = []
        self._gain = 0.0
        self._since = perf_counter()
        worker.tell(protocol.question(self.number, session.state, temper, seed))

    @property
    def done(self) -> bool:
        """Whether it knows what it would do."""
        return bool(self._intents) or (self._inside is not None and self._inside.done)

    @property
    def gain(self) -> float:
        """By how much (log-odds to win) that is better than ending the turn."""
        return self._inside.gain if self._inside is not None else self._gain

    def go_on(self, enough: Callable[[], bool]) -> None:
        """Hear whether the process has an answer; think in place where none will come."""
        if self._inside is not None:
            self._inside.go_on(enough)
            return
        while not self._intents:
            line = self.worker.heard()
            if line is None:
                break
            self._hear(line)
        if not self._intents and (not self.worker.alive or perf_counter() - self._since > PATIENCE):
            self._inside = Deliberation(*self._asked)

    def _hear(self, line: str) -> None:
        """An answer: to this question, or to one that nobody asks any more."""
        try:
            found = protocol.read(line)
        except ValueError:
            return
        if found.number == self.number:
            self._gain, self._intents = found.gain, found.intents

    def intent(self, sparing: frozenset[str] = frozenset()) -> Intent:
        """What it would do, sparing the support of these seats where it can."""
        return chosen(self._intents, sparing) if self._inside is None else self._inside.intent(sparing)

    def instead(self, refused: Intent, sparing: frozenset[str]) -> Intent:
        """What it would do after people would rather not have it do that, sparing the support of these seats."""
        return (
            instead(self._intents, refused, sparing) if self._inside is None else self._inside.instead(refused, sparing)
        )


def thought(worker: Worker | None, session: BigBookSession, temper: str, seed: int) -> Thought:
    """A thought begun: beside the window where there is a process, else here."""
    if worker is not None and worker.free:
        return Elsewhere(worker, session, temper, seed)
    return Deliberation(session.game, session.state, temper, seed)
