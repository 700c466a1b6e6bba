"""After a game: the moments that cost most, and what the master would have done.

Every own action that people took is looked at again on an imagined table that lies as the true one lay then; nothing
hidden is looked at, so nobody is blamed for bad luck. First all of them with little thought, then the likeliest ones as
a master thinks. What still looks costly is tried: the line that was played and the master's are both played to the end
on the same imagined tables (`trial.py`), and only what lies apart beyond its blur is told. Of the lap that won nothing
is told. It is done in pieces, or by a process of its own that is asked a line (`python -m game.bigbook.ai.hindsight`),
and the same game always comes to the same moments.
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
from game.core.engine.collector import look_seldom
from game.core.engine.decision import Answer

from .odds import promised
from .planner import Planner, luck_in
from .search import Effort, acting
from .tempers import Temper
from .trial import Line, Trial

MODULE = "game.bigbook.ai.hindsight"
MOST = 3
"""So many moments are told."""
SHORTLIST = 9
"""So many are thought about as a master thinks."""
TRIED = 4
"""So many of them are tried in games to the end, each of another turn."""
FIRST, PAIRS = 8, 32
"""Pairs of games after which those drop out that are not ahead; pairs that a verdict stands on."""
FELT = 0.03
"""A moment that seems to cost less (of the chance to win) is none."""
GLANCE = Temper(Effort(width=2, depth=5, ways=1, tried=12, payments=2, nodes=1_000))
THOUGHT = Temper(Effort(), tables=3)
SEED = 23
LINE = 3
"""So many actions of a line are told and played, at most; then everybody plays on alike."""
FAR = 60
"""So many answers of a line are kept: more than any line has."""

Steps = Sequence[Sequence[Answer]]
"""The answers of a game, by steps of undo."""


class Moment(Struct, frozen=True):
    """A moment that cost: the step of the game, its turn, whose it was, the actions taken, those that the master would
    have begun with, and the share (0 to 1) of games that were won after the master's line and after what was done."""

    step: int
    turn: int
    seat: str
    did: tuple[str, ...]
    better: tuple[str, ...]
    best: float
    fared: float

    @property
    def cost(self) -> float:
        """How much of the chance to win went."""
        return self.best - self.fared


class Told(Struct):
    """How far a look back at a game has come. `number`: whose it is; `moments`: those that cost most, first to last in
    the game; `tried`: how many were played to the end at all; `games`: imagined games that were played, `most`: how
    many there may be; `done`: it is whole."""

    number: int = 0
    moments: list[Moment] = []
    tried: int = 0
    games: int = 0
    most: int = 0
    done: bool = False


@dataclass(frozen=True, slots=True)
class _Act:
    """An own action that was taken: from where, and all answers from it on."""

    step: int
    state: State
    answers: Line

    @property
    def answer(self) -> Answer:
        """The action itself."""
        return self.answers[0]


@dataclass(frozen=True, slots=True)
class _Doubt:
    """An act to which the master would prefer another: by how much, as far as thought can tell."""

    act: _Act
    cost: float
    did: tuple[str, ...]
    better: tuple[str, ...]
    trial: Trial

    @property
    def moment(self) -> Moment:
        """What its trial tells."""
        decision = self.act.state.decision
        assert decision is not None
        found = (self.trial.best, self.trial.fared)
        return Moment(self.act.step, self.act.state.turn, decision.seat, self.did, self.better, *found)


class Hindsight:
    """Looks back at a game: `start` is its first state, `steps` all answers since, `seats` those of people, `number`
    the one it is asked by."""

    def __init__(self, game: BigBook, start: State, steps: Steps, seats: frozenset[str], number: int = 0) -> None:
        self.game = game
        self.told = Told(number)
        """How far it has come."""
        self.stages = 0
        """Acts looked at and games played so far: it can be left and gone on with between any two."""
        self._work = self._looking(_taken(game, start, steps, seats))

    @property
    def done(self) -> bool:
        """Whether it knows."""
        return self.told.done

    def go_on(self, enough: Callable[[], bool]) -> None:
        """Look on until it knows, or it is enough for now; that is asked after every piece (about 1 ms)."""
        while not self.done:
            next(self._work, None)
            if enough():
                break

    def stage(self) -> None:
        """Look on until the next act has been looked at, or the next game played (half a second or so)."""
        here = self.stages
        self.go_on(lambda: self.stages > here)

    def moments(self) -> tuple[Moment, ...]:
        """The moments that cost most, first to last in the game; none where nothing did. Looks to the end."""
        self.go_on(lambda: False)
        return tuple(self.told.moments)

    def _looking(self, acts: list[_Act]) -> Iterator[int]:
        glances: list[tuple[float, int]] = []
        for index, act in enumerate(acts):
            seen = yield from self._seen(act, GLANCE)
            self.stages += 1
            if seen is not None:
                glances.append((-seen.cost, index))
        doubts: list[_Doubt] = []
        for _, index in sorted(glances)[:SHORTLIST]:
            seen = yield from self._seen(acts[index], THOUGHT)
            self.stages += 1
            if seen is not None and seen.cost >= FELT:
                doubts.append(seen)
        sure = yield from self._sure(_worst(doubts, TRIED))
        found = [one.moment for one in _worst(sure, MOST, lambda one: one.trial.best - one.trial.fared)]
        self.told.moments = sorted(found, key=lambda one: one.step)
        self.told.done = True

    def _sure(self, doubts: list[_Doubt]) -> Generator[int, None, list[_Doubt]]:
        """Those of some doubts whose lines lie apart beyond their blur when both are played to the end."""
        self.told.tried = len(doubts)
        self.told.most = 2 * (FIRST * len(doubts) + (PAIRS - FIRST) * min(MOST, len(doubts)))
        for until in range(FIRST, PAIRS + 1, FIRST):
            for doubt in doubts:
                for finished in doubt.trial.go_on(self.game, until):
                    self.told.games += finished
                    self.stages += finished
                    yield self.stages
            ahead = [one for one in doubts if one.trial.ahead]
            doubts = _worst(ahead, MOST, lambda one: one.trial.best - one.trial.fared)
            self.told.most = self.told.games + 2 * (PAIRS - until) * len(doubts)
        return [one for one in doubts if one.trial.apart]

    def _seen(self, act: _Act, temper: Temper) -> Generator[int, None, _Doubt | None]:
        """An act beside the best one; None where it was that, or where too little thought was given to tell."""
        planner = Planner(SEED)
        planner.temper = temper
        ranked = yield from planner.thinking(self.game, act.state)
        values = {answer: value for value, answer in ranked}
        best, first = ranked[0]
        if act.answer not in values or first == act.answer:
            return None
        cost = promised(act.state, best) - promised(act.state, values[act.answer])
        did, played = self._line(act.state, act.answers)
        better, line = self._line(act.state, [answer for _, answer in planner.line(self.game, first)])
        return _Doubt(act, cost, did, better, Trial(act.state, played, line))

    def _line(self, state: State, answers: Sequence[Answer]) -> tuple[tuple[str, ...], Line]:
        """The own actions that a line begins with, as they are told, and its answers as far as it is told and no luck
        has spoken."""
        table, told, given = state.clone(), list[str](), list[Answer]()
        luck = luck_in(table)
        for answer in answers:
            if acting(table):
                if told and (len(told) == LINE or answer == (END,)):
                    break
                told.append(answer[0])
            if self.game.check(table, answer) is not None:
                break
            self.game.step(table, answer)
            given.append(answer)
            if luck_in(table) != luck or table.turn != state.turn:
                break
        return tuple(told), tuple(given)


def _worst(doubts: Iterable[_Doubt], most: int, cost: Callable[[_Doubt], float] = lambda one: one.cost) -> list[_Doubt]:
    """The costliest ones, the costliest first, one of each turn: what follows from it is no second mistake."""
    by_turn: dict[int, _Doubt] = {}
    for one in sorted(doubts, key=lambda one: -cost(one)):
        by_turn.setdefault(one.act.state.turn, one)
    return list(by_turn.values())[:most]


def _taken(game: BigBook, start: State, steps: Steps, seats: frozenset[str]) -> list[_Act]:
    """Every own action of these seats, from where it was taken; none of the last turns of all, where they have won."""
    state, answers = start.clone(), [(number, answer) for number, step in enumerate(steps) for answer in step]
    every, found = tuple(answer for _, answer in answers), list[_Act]()
    for at, (number, answer) in enumerate(answers):
        if acting(state) and state.decision is not None and state.decision.seat in seats:
            found.append(_Act(number, state.clone(), every[at : at + FAR]))
        game.step(state, answer)
    if state.result != "won":
        return found
    return [one for one in found if state.turn - one.state.turn >= len(state.players)]


# ------------------------------------------------------------------------------------------------ beside the window


class Question(Struct):
    """Which moments of this game cost most? `number` tells the answer whose it is. Without a `start`: go on with the
    game of that number that was asked about last."""

    number: int
    start: dict[str, Any] | None = None
    steps: list[list[Answer]] = []
    seats: list[str] = []


def question(number: int, start: State, steps: Steps, seats: frozenset[str]) -> str:
    """A question as a line."""
    asked = Question(number, start.to_json(), [list(step) for step in steps], sorted(seats))
    return msgspec.json.encode(asked).decode()


def further(number: int) -> str:
    """Look on, as a line."""
    return msgspec.json.encode(Question(number)).decode()


def told(lines: Iterable[str]) -> Iterator[str]:
    """The answer to each question, one for one: each looks on by a stage, so whoever asks no more has it stop."""
    back: Hindsight | None = None
    for line in lines:
        asked = msgspec.json.decode(line, type=Question)
        if asked.start is not None:
            back = Hindsight(
                big_book(), State.from_json(asked.start), asked.steps, frozenset(asked.seats), asked.number
            )
        if back is None or back.told.number != asked.number:  # another game has taken its place
            yield msgspec.json.encode(Told()).decode()
            continue
        back.stage()
        yield msgspec.json.encode(back.told).decode()


def read(line: str) -> Told:
    """An answer taken apart. ValueError where it is no answer."""
    return msgspec.json.decode(line, type=Told)


def main() -> None:
    """Answer until the input ends."""
    look_seldom()
    for line in told(sys.stdin):
        print(line, flush=True)


if __name__ == "__main__":
    main()
