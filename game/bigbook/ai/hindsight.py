"""After a game: the moments that cost most, and what the master would have done.

Every own action that people took is looked at again on an imagined table that lies as the true one lay then; nothing
hidden is looked at, so nobody is blamed for bad luck. First all of them with little thought, then the likeliest ones as
a master thinks, on several imagined tables. It is done in pieces, or by a process of its own that is asked a line
(`python -m game.bigbook.ai.hindsight`), and the same game always comes to the same moments.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

import msgspec
from msgspec import Struct

from game.bigbook.rules.actions import END
from game.bigbook.rules.rules import BigBook, big_book
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer

from .odds import promised
from .planner import Planner, luck_in
from .search import Effort, acting
from .tempers import Temper

MODULE = "game.bigbook.ai.hindsight"
MOST = 3
"""So many moments are told."""
SHORTLIST = 9
"""So many are thought about as a master thinks."""
FELT = 0.03
"""A moment that cost less (of the chance to win) is none."""
GLANCE = Temper(Effort(width=2, depth=5, ways=1, tried=12, payments=2, nodes=1_000))
THOUGHT = Temper(Effort(), tables=3)
SEED = 23
LINE = 3
"""So many actions of the master's line are told, at most."""

Steps = Sequence[Sequence[Answer]]
"""The answers of a game, by steps of undo."""


class Moment(Struct, frozen=True):
    """A moment that cost: the step of the game, its turn, whose it was, the action taken, the actions that the master
    would have begun with, and the chance to win (0 to 1) of the master's line and of what was done."""

    step: int
    turn: int
    seat: str
    did: str
    better: tuple[str, ...]
    best: float
    fared: float

    @property
    def cost(self) -> float:
        """How much of the chance to win went."""
        return self.best - self.fared


@dataclass(frozen=True, slots=True)
class _Act:
    """An own action that was taken."""

    step: int
    state: State
    answer: Answer


class Hindsight:
    """Looks back at a game: `start` is its first state, `steps` all answers since, `seats` those of people."""

    def __init__(self, game: BigBook, start: State, steps: Steps, seats: frozenset[str]) -> None:
        self.game = game
        self._found: tuple[Moment, ...] | None = None
        self._work = self._looking(list(_taken(game, start, steps, seats)))

    @property
    def done(self) -> bool:
        """Whether it knows."""
        return self._found is not None

    def go_on(self, enough: Callable[[], bool]) -> None:
        """Look on until it knows, or it is enough for now; that is asked after every piece (about 1 ms)."""
        while self._found is None:
            try:
                next(self._work)
            except StopIteration as end:
                self._found = end.value
            if enough():
                break

    def moments(self) -> tuple[Moment, ...]:
        """The moments that cost most, first to last in the game; none where nothing did. Looks to the end."""
        self.go_on(lambda: False)
        assert self._found is not None
        return self._found

    def _looking(self, acts: list[_Act]) -> Generator[int, None, tuple[Moment, ...]]:
        glances: list[tuple[float, int]] = []
        for index, act in enumerate(acts):
            seen = yield from self._seen(act, GLANCE)
            if seen is not None:
                glances.append((-seen.cost, index))
        found: list[Moment] = []
        for _, index in sorted(glances)[:SHORTLIST]:
            seen = yield from self._seen(acts[index], THOUGHT)
            if seen is not None and seen.cost >= FELT:
                found.append(seen)
        found.sort(key=lambda one: -one.cost)
        worst = {
            one.turn: one for one in reversed(found)
        }  # one of each turn: what follows from it is no second mistake
        return tuple(sorted(sorted(worst.values(), key=lambda one: -one.cost)[:MOST], key=lambda one: one.step))

    def _seen(self, act: _Act, temper: Temper) -> Generator[int, None, Moment | None]:
        """An act beside the best one; None where it was that, or where too little thought was given to tell."""
        planner = Planner(SEED)
        planner.temper = temper
        ranked = yield from planner.thinking(self.game, act.state)
        values = {answer: value for value, answer in ranked}
        best, first = ranked[0]
        if act.answer not in values or first == act.answer:
            return None
        decision = act.state.decision
        assert decision is not None
        fared, hoped = promised(act.state, values[act.answer]), promised(act.state, best)
        better = self._line(planner, act.state, first)
        return Moment(act.step, act.state.turn, decision.seat, act.answer[0], better, hoped, fared)

    def _line(self, planner: Planner, state: State, first: Answer) -> tuple[str, ...]:
        """The own actions of a line up to where luck speaks."""
        table, found = state.clone(), [first[0]]
        luck = luck_in(table)
        answers = [answer for _, answer in planner.line(self.game, first)]
        for answer in answers:
            if acting(table) and answer != first:
                if len(found) == LINE or answer == (END,):
                    break
                found.append(answer[0])
            if self.game.check(table, answer) is not None:
                break
            self.game.step(table, answer)
            if luck_in(table) != luck or table.turn != state.turn:
                break
        return tuple(found)


def _taken(game: BigBook, start: State, steps: Steps, seats: frozenset[str]) -> Iterator[_Act]:
    """Every own action of these seats, from where it was taken."""
    state = start.clone()
    for number, answers in enumerate(steps):
        for answer in answers:
            if acting(state) and state.decision is not None and state.decision.seat in seats:
                yield _Act(number, state.clone(), answer)
            game.step(state, answer)


# ------------------------------------------------------------------------------------------------ beside the window


class Question(Struct):
    """Which moments of this game cost most? `number` tells the answer whose it is."""

    number: int
    start: dict[str, Any]
    steps: list[list[Answer]]
    seats: list[str]


class Told(Struct):
    """The moments of the game that was asked about."""

    number: int
    moments: list[Moment]


def question(number: int, start: State, steps: Steps, seats: frozenset[str]) -> str:
    """A question as a line."""
    asked = Question(number, start.to_json(), [list(step) for step in steps], sorted(seats))
    return msgspec.json.encode(asked).decode()


def told(lines: Iterable[str]) -> Iterator[str]:
    """The answer to each question, one line for one line."""
    for line in lines:
        asked = msgspec.json.decode(line, type=Question)
        back = Hindsight(big_book(), State.from_json(asked.start), asked.steps, frozenset(asked.seats))
        yield msgspec.json.encode(Told(asked.number, list(back.moments()))).decode()


def read(line: str) -> Told:
    """An answer taken apart. ValueError where it is no answer."""
    return msgspec.json.decode(line, type=Told)


def main() -> None:
    """Answer until the input ends."""
    for line in told(sys.stdin):
        print(line, flush=True)


if __name__ == "__main__":
    main()
