"""Help with questions that are asked again: what is offered, and the answers given by it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bigbook.play.choice_draft import ChoiceDraft
from game.bigbook.play.forecast import Forecaster
from game.bigbook.play.standing_answers import StandingAnswers, by_coach

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene


class Repeated:
    """The part of the acts that answers alike, by chance, or as promised."""

    scene: TableScene
    choice: ChoiceDraft | None
    repeats: StandingAnswers
    askers: tuple[Forecaster, ...]

    def answer(self, *options: str) -> None:
        """Give an answer at once."""
        raise NotImplementedError

    def _changed(self) -> None:
        raise NotImplementedError

    def promised(self) -> bool:
        """Give the answer that was promised for the rest, if this question is one of them."""
        choice, session = self.choice, self.scene.session
        if choice is None:
            return False
        answer = self.repeats.standing(session, choice.decision, session.state.turn)
        if answer is not None:
            self.answer(*answer)
        return answer is not None

    def offers(self) -> list[str]:
        """The helping buttons of a question that was asked before: in this turn, or in this game."""
        choice, session = self.choice, self.scene.session
        if choice is None:
            return []
        found = ["remember"] if self.repeats.known(choice.decision) else []
        if not self.repeats.repeated(choice.decision, session.state.turn):
            return found
        rest = any(not one.done and not one.now for one in self.askers)  # the last one has no rest to answer for
        alike = self.repeats.alike(session, choice.decision, session.state.turn) if rest else None
        return [*(["same-for-rest"] if alike is not None else []), "choose-for-me", *found]

    def remember(self) -> None:
        """Keep the answer that is given next for the rest of the game; pressed again, do not."""
        self.repeats.keeping = not self.repeats.keeping
        self._changed()

    def same_for_rest(self) -> None:
        """Answer like the player before, and so for everybody who is still asked."""
        if self.choice is not None:
            self.repeats.same = self.repeats.key(self.choice.decision, self.scene.session.state.turn)
            self.promised()

    def choose_for_me(self) -> None:
        """Let the coach choose: the answer that looks best to it, never a mere throw of the dice."""
        if self.choice is not None:
            self.answer(*by_coach(self.scene.session))
