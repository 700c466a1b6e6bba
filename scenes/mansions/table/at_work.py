"""The house thinks: what the Keeper answers to an act is found beside the frames, then both are one step."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from game.core.engine.decision import Answer
from game.core.mind.seats import Chain, learn
from game.mansions.ai.keepers import thinks
from game.mansions.ai.worker import THINKER
from scenes.mansions.table.context import HouseContext
from scenes.table.company.thought import Thought, thought

SLICE = 0.008
"""Seconds of thinking in one frame where there is no process for it."""


class HouseAtWork:
    """A Keeper that takes its time, at one table. Nobody can answer while it thinks; looking about is free."""

    def __init__(self, table: HouseContext, answered: Callable[[tuple[Answer, ...]], object]) -> None:
        """`answered` takes the answers of a step: a person's, and all that follow."""
        self.table, self._answered = table, answered
        self._given: Answer = ()
        self._thought: Thought[Chain] | None = None
        if thinks(table.run.session.players) and table.app.speed > 0:
            table.app.worker(THINKER.module)  # it is ready when the first act is done

    @property
    def thinks(self) -> bool:
        """Whether people wait for it."""
        return self._thought is not None

    def begin(self, answer: Answer) -> bool:
        """Whether a legal answer of a person is something that the Keeper has to think about; then it begins to."""
        table, session = self.table, self.table.run.session
        if table.app.speed == 0 or not thinks(session.players) or session.check(answer) is not None:
            return False
        state = session.state.clone()
        session.game.step(state, answer)
        if not session.players.plays(state.decision):
            return False
        worker = table.app.worker(THINKER.module)
        self._given = answer
        self._thought = thought(THINKER, worker, state, "", 0)
        table.touch()
        return True

    def update(self) -> None:
        """A little thought, or a look whether the process has done it."""
        if self._thought is None:
            return
        until = perf_counter() + SLICE
        self._thought.go_on(lambda: perf_counter() > until)
        if self._thought.done:
            found = self._thought.intent()
            self._thought = None
            learn(self.table.run.session.players, found)
            self._answered((self._given, *found.answers))

    def drop(self) -> None:
        """The table stands at another moment: nobody waits for this any more."""
        self._thought = None
