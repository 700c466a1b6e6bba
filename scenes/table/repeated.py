"""Questions that are asked again may be answered alike, as promised, or by whoever advises."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Protocol

from game.core.engine.decision import Answer
from game.core.play.standing_answers import StandingAnswers
from scenes.table.context import AnyTable

SLICE = 0.003
"""Seconds of thinking in one frame, next to everything else that it shows."""


class Thought(Protocol):
    """Somebody thinks about the question that stands, a little in every frame."""

    @property
    def done(self) -> bool:
        """Whether the answer is known."""

    def go_on(self, enough: Callable[[], bool]) -> None:
        """Think until the answer is found, or it is enough for now."""

    def ranked(self) -> Sequence[tuple[float, Answer]]:
        """Answers with their values, best first; thinks to the end where it has not."""


class RepeatedQuestions:
    """Answers alike, by the coach, or as promised; `answer` gives an answer at once, `think` begins to think of the one
    that the coach would give, `changed` hears of another promise."""

    def __init__(
        self,
        table: AnyTable,
        repeats: StandingAnswers,
        answer: Callable[..., object],
        think: Callable[[], Thought],
        changed: Callable[[], object],
    ) -> None:
        self.table, self.repeats, self.answer, self.think, self.changed = table, repeats, answer, think, changed
        self._thought: tuple[int, Thought] | None = None
        """What the coach thinks about, and after how many steps it was asked."""

    def promised(self) -> bool:
        """Give the answer that was promised for the rest, if this question is one of them."""
        choice, session = self.table.state.choice, self.table.run.session
        if choice is None:
            return False
        answer = self.repeats.standing(session, choice.decision, session.state.turn)
        if answer is not None:
            self.answer(*answer)
        return answer is not None

    def remember(self) -> None:
        """Keep the answer that is given next for the rest of the game; pressed again, do not."""
        repeats = self.repeats
        repeats.keeping = not repeats.keeping
        self.changed()

    def same_for_rest(self) -> None:
        """Answer like the player before, and so for everybody who is still asked."""
        choice, repeats = self.table.state.choice, self.repeats
        if choice is not None:
            repeats.same = repeats.key(choice.decision, self.table.run.session.state.turn)
            self.promised()

    def choose_for_me(self) -> None:
        """Let the coach choose: the answer that looks best to it, never a mere throw of the dice."""
        session = self.table.run.session
        if self.table.state.choice is None:
            return
        if self.table.app.speed == 0:
            self.answer(*self._best(self.think()))
        elif self._thought is None:
            self._thought = (len(session.past), self.think())

    def update(self) -> None:
        """A little of the coach's thought, in every frame; when it knows, that is the answer, unless somebody has given
        one meanwhile."""
        if self._thought is None or not self.table.on_top:
            return
        steps, thought = self._thought
        if steps != len(self.table.run.session.past) or self.table.state.choice is None:
            self._thought = None
            return
        until = perf_counter() + SLICE
        thought.go_on(lambda: perf_counter() > until)
        if thought.done:
            self._thought = None
            self.answer(*self._best(thought))

    @property
    def thinks(self) -> bool:
        """Whether the coach has been asked to choose and does not know yet."""
        return self._thought is not None

    @staticmethod
    def _best(thought: Thought) -> Answer:
        return thought.ranked()[0][1]
