"""Whole-turn search: sequences of actions to the end of the turn, on an imagined table, the best few kept at each step.

A search is a generator that pauses after every piece of work, so that a window can think a little in every frame; what
it finds does not depend on when it is asked. Nothing hidden is looked at: the caller hands in an imagined table.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field

from game.bigbook.rules.actions import END
from game.bigbook.rules.rules import BigBook
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer

from .answers import candidates
from .evaluation import Judgment

FAR = 16
"""At most so many questions in a row are thought through before somebody may act again."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think: sequences kept at each action, actions in a sequence, ways kept while an action is settled,
    answers tried to one question, payments tried, and tables looked at for one answer."""

    width: int = 4
    depth: int = 8
    ways: int = 2
    tried: int = 16
    payments: int = 3
    nodes: int = 6_000


@dataclass(slots=True)
class Line:
    """A table that was reached, by which answers, how good it looks (log-odds to win), and how good it may become."""

    value: float
    promise: float
    state: State
    path: tuple[Answer, ...]


Best = dict[Answer, Line]
"""By first answer the best line that begins with it."""
Work = Generator[int, None, Best]
"""A search being made: it yields the tables looked at so far, and returns what it has found."""


def acting(state: State) -> bool:
    """Whether somebody's own Action phase stands open."""
    decision = state.decision
    return decision is not None and decision.kind == "action" and decision.prompt == "action"


@dataclass(slots=True)
class Search:
    """One search on one imagined table; `nodes` counts the tables looked at."""

    game: BigBook
    judgment: Judgment
    effort: Effort
    nodes: int = 0
    _known: set[float] = field(default_factory=set)

    def turn(self, table: State) -> Work:
        """From a main action to the end of the turn. "End the turn" competes with every beginning of a line."""
        self.nodes += 1
        now = self.judgment.value(table)
        start = Line(now, now, table, ())
        best: Best = {(END,): Line(now, now, table, ((END,),))}
        self._known = {now}
        front = [start]
        for _ in range(self.effort.depth):
            found: list[Line] = []
            for line in front:
                for option in self.game.options(line.state):
                    if option.id == END:
                        continue
                    settled = yield from self._settled(line, (option.id,))
                    for reached in settled:
                        if reached.value in self._known:
                            continue
                        self._known.add(reached.value)
                        first = reached.path[0]
                        if first not in best or reached.value > best[first].value:
                            best[first] = reached
                        if acting(reached.state) and reached.state.turn == table.turn:
                            found.append(reached)
                    if self.nodes > self.effort.nodes:
                        return best
            if not found:
                break
            found.sort(key=_promise_of, reverse=True)
            front = found[: self.effort.width]
        return best

    def choice(self, table: State) -> Work:
        """Any other question: every candidate settled."""
        best: Best = {}
        start = Line(0.0, 0.0, table, ())
        for answer in candidates(self.game, table, 60, 8):
            settled = yield from self._settled(start, answer)
            best[answer] = max(settled, key=_value_of)
            if self.nodes > self.effort.nodes:
                break
        return best

    def _settled(self, line: Line, answer: Answer) -> Generator[int, None, list[Line]]:
        """The best few tables after an answer and all that it leads to, up to the next main action."""
        front = [self._after(line, answer)]
        done: list[Line] = []
        for _ in range(FAR):
            found: list[Line] = []
            for one in front:
                if one.state.decision is None or acting(one.state):
                    self._weigh(one)
                    done.append(one)
                    continue
                for way in candidates(self.game, one.state, self.effort.tried, self.effort.payments):
                    found.append(self._after(one, way))
                yield self.nodes
            if not found:
                break
            if len(found) > self.effort.ways:
                for one in found:
                    self._weigh(one)
                yield self.nodes
                found.sort(key=_promise_of, reverse=True)
            front = found[: self.effort.ways]
        else:
            for one in front:
                self._weigh(one)
            done += front
        return self._few(done)

    def _few(self, done: list[Line]) -> list[Line]:
        """The most promising ones, and the best one as it stands."""
        done.sort(key=_promise_of, reverse=True)
        few, best = done[: self.effort.ways], max(done, key=_value_of)
        if all(best.value > one.value for one in few):
            few[-1] = best
        return few

    def _after(self, line: Line, answer: Answer) -> Line:
        state = line.state.clone()
        self.game.step(state, answer)
        return Line(0.0, 0.0, state, (*line.path, answer))

    def _weigh(self, line: Line) -> None:
        self.nodes += 1
        line.value, line.promise = self.judgment.weigh(line.state)


def _value_of(line: Line) -> float:
    return line.value


def _promise_of(line: Line) -> float:
    return line.promise


def merged(tables: list[Best]) -> Mapping[Answer, float]:
    """The mean value of every first answer that was found on all tables."""
    shared = [answer for answer in tables[0] if all(answer in best for best in tables)]
    return {answer: sum([best[answer].value for best in tables]) / len(tables) for answer in shared}
