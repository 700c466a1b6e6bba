"""Where a companion's thought is made: in a process of its own where the program has one, else in slices of frames."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any, Generic, Protocol, TypeVar

from game.core.engine.decision import Answer
from game.core.engine.game import GameState
from scenes.shell.worker import Worker

PATIENCE = 20.0
"""Seconds after which a companion thinks in place: the process has had far more than it needs."""


class Intent(Protocol):
    """What a companion would do."""

    @property
    def answers(self) -> Sequence[Answer]:
        """Answers that belong together: one step of undo."""

    @property
    def spends(self) -> Sequence[str]:
        """The seats of others whose cards it would spend."""


IntentT = TypeVar("IntentT", bound=Intent)
IntentT_co = TypeVar("IntentT_co", bound=Intent, covariant=True)


class Thought(Protocol[IntentT]):
    """A companion's thought about the question that stands."""

    @property
    def done(self) -> bool:
        """Whether it knows what it would do."""

    @property
    def gain(self) -> float:
        """By how much (log-odds to win) that is better than doing nothing."""

    def go_on(self, enough: Callable[[], bool]) -> None:
        """Think until it is done, or it is enough for now."""

    def intent(self, sparing: frozenset[str] = frozenset()) -> IntentT:
        """What it would do, sparing the cards of these seats where it can."""

    def instead(self, refused: IntentT, sparing: frozenset[str]) -> IntentT:
        """What it would do after people would rather not have it do that, sparing the cards of these seats."""


class Found(Protocol[IntentT_co]):
    """What another process has found: for which question, by how much its best is better than doing nothing, and all
    that the companion could do, best first."""

    @property
    def number(self) -> int:
        """The number of the question."""

    @property
    def gain(self) -> float:
        """Log-odds to win."""

    @property
    def intents(self) -> Sequence[IntentT_co]:
        """Best first."""


class Thinker(Protocol[IntentT]):
    """How the companions of a game think."""

    @property
    def module(self) -> str:
        """The module that answers questions as a process (`scenes/shell/worker.py`)."""

    def question(self, number: int, state: Any, temper: str, seed: int) -> str:
        """A line that asks that process."""

    def read(self, line: str) -> Found[IntentT]:
        """An answer of that process. ValueError where it is no answer."""

    def think(self, state: Any, temper: str, seed: int) -> Thought[IntentT]:
        """The thought of a companion of this temper about a state, made in place."""

    def chosen(self, intents: Sequence[IntentT], sparing: frozenset[str]) -> IntentT:
        """Of all that it could do, best first, what it would do if it spares the cards of these seats."""

    def instead(self, intents: Sequence[IntentT], refused: IntentT, sparing: frozenset[str]) -> IntentT:
        """What it would do after people would rather not have it do what it wanted."""

    def trouble(self) -> bool:
        """Whether what companions go by is no good, and something else stands in."""


class Elsewhere(Generic[IntentT]):
    """A thought that another process makes; should that end or keep silent, it is made in place, with the same end."""

    _numbers = 0

    def __init__(self, thinker: Thinker[IntentT], worker: Worker, state: GameState, temper: str, seed: int) -> None:
        Elsewhere._numbers += 1
        self.number, self.thinker, self.worker = Elsewhere._numbers, thinker, worker
        self._asked = (state.clone(), temper, seed)
        self._inside: Thought[IntentT] | None = None
        self._intents: Sequence[IntentT] = ()
        self._gain = 0.0
        self._since = perf_counter()
        worker.tell(thinker.question(self.number, state, temper, seed))

    @property
    def done(self) -> bool:
        """Whether it knows what it would do."""
        return bool(self._intents) or (self._inside is not None and self._inside.done)

    @property
    def gain(self) -> float:
        """By how much (log-odds to win) that is better than doing nothing."""
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
            self._inside = self.thinker.think(*self._asked)

    def _hear(self, line: str) -> None:
        """An answer: to this question, or to one that nobody asks any more."""
        try:
            found = self.thinker.read(line)
        except ValueError:
            return
        if found.number == self.number:
            self._gain, self._intents = found.gain, found.intents

    def intent(self, sparing: frozenset[str] = frozenset()) -> IntentT:
        """What it would do, sparing the cards of these seats where it can."""
        if self._inside is None:
            return self.thinker.chosen(self._intents, sparing)
        return self._inside.intent(sparing)

    def instead(self, refused: IntentT, sparing: frozenset[str]) -> IntentT:
        """What it would do after people would rather not have it do that, sparing the cards of these seats."""
        if self._inside is None:
            return self.thinker.instead(self._intents, refused, sparing)
        return self._inside.instead(refused, sparing)


def thought(
    thinker: Thinker[IntentT], worker: Worker | None, state: GameState, temper: str, seed: int
) -> Thought[IntentT]:
    """A thought begun: beside the window where there is a process, else here."""
    if worker is not None and worker.free:
        return Elsewhere(thinker, worker, state, temper, seed)
    return thinker.think(state, temper, seed)
