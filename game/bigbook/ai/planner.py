"""A companion that tries every answer on imagined tables and takes the one that looks best afterwards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from game.bigbook.rules.rules import BigBook
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer, Decision
from game.core.engine.rng import seeded

from .determinize import determinize
from .evaluation import judge

TABLES = 2
"""Imagined tables per answer; the points are averaged."""
TRIED = 40
"""At most so many answers to one question are tried."""
FOLLOWED = 12
"""At most so many questions that an action leads to are thought through."""


class Planner:
    """One look ahead, never at hidden cards; the same seed gives the same answers."""

    def __init__(self, seed: int) -> None:
        self.rng = seeded(seed ^ 0x71A)

    def answer(self, game: BigBook, state: State) -> Answer:
        """The legal answer that looks best; ties go to the first."""
        return self.ranked(game, state)[0][1]

    def ranked(self, game: BigBook, state: State) -> list[tuple[float, Answer]]:
        """Answers with their points above doing nothing, best first."""
        tables = [determinize(state, self) for _ in range(TABLES)]
        now = judge(state)
        found = [
            (sum(self._after(game, table.clone(), answer) for table in tables) / TABLES - now, answer)
            for answer in self._answers(game, state)
        ]
        found.sort(key=lambda item: -item[0])
        return found

    def _answers(self, game: BigBook, state: State) -> Iterator[Answer]:
        decision = state.decision
        assert decision is not None
        if decision.kind == "action":
            # The end comes first: an action must look better than doing nothing.
            ids = [option.id for option in game.options(state)]
            return iter([(id_,) for id_ in reversed(ids)])
        if decision.kind == "pay":
            return islice(game.suggest_payments(state, str(decision.args["action"])), 6).__iter__()
        return iter(dict.fromkeys(self._choices(game, state, decision)))

    def _choices(self, game: BigBook, state: State, decision: Decision) -> Iterator[Answer]:
        """Nothing (where allowed), each single option, and some random handfuls."""
        if decision.min == 0:
            yield ()
        if decision.min <= 1 and decision.shape == "any":
            for option in game.options(state):
                yield (option.id,)
        if decision.max > 1:
            for _ in range(TRIED):
                yield game.random_answer(state, self)

    def _after(self, game: BigBook, table: State, answer: Answer) -> float:
        """Points after the answer and the questions that follow from it; ending the turn counts as the table is."""
        if answer in (("end",), ("pass",)):
            return judge(table)
        game.step(table, answer)
        for _ in range(FOLLOWED):
            decision = table.decision
            if decision is None or decision.kind == "action":
                break
            game.step(table, self._quick(game, table, decision))
        return judge(table)

    def _quick(self, game: BigBook, table: State, decision: Decision) -> Answer:
        """A passable answer to a question further down the line."""
        if decision.kind == "pay":
            return game.suggest_payments(table, str(decision.args["action"]))[0]
        best, chosen = float("-inf"), game.random_answer(table, self)
        for answer in dict.fromkeys([chosen, *(game.random_answer(table, self) for _ in range(4))]):
            copy = table.clone()
            game.step(copy, answer)
            points = judge(copy)
            if points > best:
                best, chosen = points, answer
        return chosen
