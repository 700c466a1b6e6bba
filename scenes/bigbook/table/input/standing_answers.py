"""Help with questions that are asked again: the answers given by it."""

from __future__ import annotations

from collections.abc import Callable

from game.bigbook.play.standing_answers import by_coach
from scenes.bigbook.table.context import TableContext
from scenes.bigbook.table.input.drafting import changed


class RepeatedQuestions:
    """Answers alike, by the coach, or as promised; `answer` gives an answer at once."""

    def __init__(self, table: TableContext, answer: Callable[..., object]) -> None:
        self.table, self.answer = table, answer

    def promised(self) -> bool:
        """Give the answer that was promised for the rest, if this question is one of them."""
        choice, session = self.table.state.choice, self.table.session
        if choice is None:
            return False
        answer = self.table.state.repeats.standing(session, choice.decision, session.state.turn)
        if answer is not None:
            self.answer(*answer)
        return answer is not None

    def remember(self) -> None:
        """Keep the answer that is given next for the rest of the game; pressed again, do not."""
        repeats = self.table.state.repeats
        repeats.keeping = not repeats.keeping
        changed(self.table)

    def same_for_rest(self) -> None:
        """Answer like the player before, and so for everybody who is still asked."""
        choice, repeats = self.table.state.choice, self.table.state.repeats
        if choice is not None:
            repeats.same = repeats.key(choice.decision, self.table.session.state.turn)
            self.promised()

    def choose_for_me(self) -> None:
        """Let the coach choose: the answer that looks best to it, never a mere throw of the dice."""
        if self.table.state.choice is not None:
            self.answer(*by_coach(self.table.session))
