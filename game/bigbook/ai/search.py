"""Whole-turn search: sequences of actions to the end of the turn, on an imagined table, the best few kept at each step.

A search is a generator that pauses after every piece of work, so that a window can think a little in every frame; what
it finds does not depend on when it is asked. Nothing hidden is looked at: the caller hands in an imagined table.
"""

from __future__ import annotations

from collections.abc import Generator, Mapping
from dataclasses import dataclass, field
from typing import Final

from game.bigbook.rules.action_id import read
from game.bigbook.rules.actions import END
from game.bigbook.rules.rules import BigBook
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer

from .answers import candidates
from .evaluation import Judgment

ACTION: Final = "action"
"""The phase in which a turn's actions are taken."""
FAR: Final = 16
"""At most so many questions in a row are thought through before somebody may act again."""


@dataclass(frozen=True, slots=True)
class Effort:
    """How hard to think: sequences kept at each action, actions in a sequence, ways kept while an action is settled,
    answers tried to one question on the way, payments tried, answers tried to the question that stands, and tables
    looked at for one answer."""

    width: int = 4
    depth: int = 8
    ways: int = 2
    tried: int = 16
    payments: int = 3
    choices: int = 60
    nodes: int = 6_000


class Line:
    """A table that was reached, by which answers, how good it looks (log-odds to win), and how good it may become."""

    __slots__ = ("path", "promise", "state", "value", "weighed")

    def __init__(self, value: float, promise: float, state: State, path: tuple[Answer, ...]) -> None:
        self.value = value
        self.promise = promise
        self.state = state
        self.path = path
        self.weighed = False


Best = dict[Answer, Line]
"""By first answer the best line that begins with it."""
Work = Generator[int, None, Best]
"""A search being made: it yields the tables looked at so far, and returns what it has found."""
Pieces = Generator[int, None, list[Line]]
"""A part of a search, yielding likewise."""


def acting(state: State) -> bool:
    """Whether somebody's own Action phase stands open."""
    decision = state.decision
    return decision is not None and decision.kind == "action" and decision.prompt == "action"


def _granted(state: State) -> bool:
    """Whether somebody may take an action out of turn."""
    decision = state.decision
    return decision is not None and decision.kind == "action" and decision.prompt != "action"


def _destroys(answer: Answer) -> bool:
    """Whether an answer destroys a curse."""
    return read(answer[0]).verb == "destroy"


@dataclass(slots=True)
class Search:
    """One search on one imagined table; `nodes` counts the tables looked at."""

    game: BigBook
    judgment: Judgment
    effort: Effort
    nodes: int = 0
    _known: set[float] = field(default_factory=set)

    def think(self, table: State) -> Work:
        """What the standing question may be answered with, each with the best line that was found. "End the turn"
        competes with every beginning of a line. A choice within a turn is thought through to the turn's end, too."""
        start = Line(0.0, 0.0, table, ())
        best: Best = {}
        if acting(table):
            self._weigh(start)
            self._known = {start.value}
            best[(END,)] = Line(start.value, start.value, table, ((END,),))
            yield from self._beam(table, [start], self.effort.width, best)
            return best
        found: list[Line] = []
        answers = candidates(self.game, table, self.effort.choices, 2 * self.effort.payments)
        if _granted(table):  # what an action is mostly given for is thought of in time, however hasty the temper
            answers.sort(key=_destroys, reverse=True)
        for answer in answers:
            settled = yield from self._settled(start, answer)
            for line in settled:
                self._known.add(line.value)
                if answer not in best or line.promise > best[answer].promise:
                    best[answer] = line
            found += settled
            if self.nodes > self.effort.nodes:
                break
        front = self._first(table, found) if table.phase == ACTION and len(best) > 1 else []
        if front:
            yield from self._beam(table, front, max(1, self.effort.width // 2), best)
        else:  # what comes is another turn's: what it promises is as near as one can see
            for line in best.values():
                line.value = line.promise
        return best

    def _first(self, table: State, found: list[Line]) -> list[Line]:
        """The lines to look on from: the most promising ones from which this turn goes on."""
        front = [line for line in found if acting(line.state) and line.state.turn == table.turn]
        front.sort(key=_promise_of, reverse=True)
        return front[: self.effort.width]

    def _beam(self, table: State, front: list[Line], width: int, best: Best) -> Generator[int, None, None]:
        """Action after action from the lines of a front; the best line by first answer is noted in `best`."""
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
                        return
            if not found:
                return
            found.sort(key=_promise_of, reverse=True)
            front = found[:width]

    def _settled(self, line: Line, answer: Answer) -> Pieces:
        """The best few tables after an answer and all that it leads to, up to the next main action. Actions that
        friends are granted on the way are thought through like own ones, each with all that follows from it."""
        front = yield from self._resolved(line, answer)
        done: list[Line] = []
        for _ in range(FAR):
            granted = [one for one in front if _granted(one.state)]
            done += [one for one in front if not _granted(one.state)]
            found: list[Line] = []
            for one in granted:
                for option in self.game.options(one.state):
                    found += yield from self._resolved(one, (option.id,))
            if not found:
                break
            front = self._few(found)
        return self._few(done or front)

    def _resolved(self, line: Line, answer: Answer) -> Pieces:
        """The best few tables after an answer and the payments and choices that follow, up to the next action."""
        front = [self._after(line, answer)]
        done: list[Line] = []
        for _ in range(FAR):
            found: list[Line] = []
            for one in front:
                decision = one.state.decision
                if decision is None or decision.kind == "action":
                    self._weigh(one)
                    done.append(one)
                    continue
                *others, last = candidates(self.game, one.state, self.effort.tried, self.effort.payments)
                found += [self._after(one, way) for way in others]
                self.game.step(one.state, last)  # nobody needs the table that asked any more
                found.append(Line(0.0, 0.0, one.state, (*one.path, last)))
                yield self.nodes
            if len(found) > self.effort.ways:
                for one in found:
                    self._weigh(one)
                    yield self.nodes
                found = self._few(found)
            front = found
            if not front:
                break
        for one in front:
            self._weigh(one)
        return self._few(done + front)

    def _few(self, lines: list[Line]) -> list[Line]:
        """The most promising ones, and the best one as it stands. Of equal tables the first; not where a question still
        waits: what was chosen before it (who is to act, say) does not show in the value yet."""
        if len(lines) == 1:
            return lines
        different = list({_mark(one): one for one in reversed(lines)}.values())[::-1]
        different.sort(key=_promise_of, reverse=True)
        few, best = different[: self.effort.ways], max(different, key=_value_of)
        if all(best.value > one.value for one in few):
            few[-1] = best
        return few

    def _after(self, line: Line, answer: Answer) -> Line:
        state = line.state.clone()
        self.game.step(state, answer)
        return Line(0.0, 0.0, state, (*line.path, answer))

    def _weigh(self, line: Line) -> None:
        self.nodes += 1
        if not line.weighed:
            line.value, line.promise = self.judgment.weigh(line.state)
            line.weighed = True


def _mark(line: Line) -> tuple[object, ...]:
    """Equal for lines that come to the same table."""
    settled = line.state.decision is None or acting(line.state)
    return (line.value, line.promise) if settled else line.path


def _value_of(line: Line) -> float:
    return line.value


def _promise_of(line: Line) -> float:
    return line.promise


def merged(tables: list[Best]) -> Mapping[Answer, float]:
    """The mean value of every first answer that was found on all tables."""
    shared = [answer for answer in tables[0] if all(answer in best for best in tables)]
    return {answer: sum([best[answer].value for best in tables]) / len(tables) for answer in shared}
