"""A session of the Big Book: the core's, and what a screen asks about paying."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.engine.decision import Answer, Option, Reason
from game.core.engine.session import Outcome, Session

from .options import Options
from .purse import Cost
from .rules import BigBook, big_book
from .state import State


class BigBookSession(Session):
    """A game of the Big Book being played."""

    game: BigBook
    state: State

    @classmethod
    def start(cls, options: Options, seed: int) -> BigBookSession:
        """A new game, run to its first decision."""
        return cls.new(big_book(), options, seed)

    def act(self, action: str, payment: Sequence[str] | None = None, more: Sequence[Answer] = ()) -> Outcome:
        """An action together with its payment (None: the first suggestion), and `more` answers, as one step.

        IllegalAnswer says why not. Where only one payment exists the engine pays by itself; another one is refused.
        """
        reason = self.why_not(action)
        if reason is None and payment is not None and self.cost(action).total:
            reason = self.check_payment(action, payment)
        if reason is not None:
            return self.apply([action])  # refused with its reason
        trial = self.game
        state = self.state.clone()
        trial.step(state, (action,))
        if state.decision is None or state.decision.kind != "pay":
            return self.apply_all([(action,), *more])
        chosen = tuple(payment) if payment is not None else self.suggest_payments(action)[0]
        return self.apply_all([(action,), chosen, *more])

    def cost(self, action: str) -> Cost:
        """What an action costs now."""
        return self.game.cost(self.state, action)

    def within_reach(self) -> dict[str, int]:
        """How much of each element whoever is asked could pay with."""
        return self.game.within_reach(self.state)

    def payable(self, action: str = "") -> tuple[Option, ...]:
        """The cards that whoever is asked may pay with."""
        return self.game.payable(self.state)

    def check_payment(self, action: str, cards: Sequence[str]) -> Reason | None:
        """Why these cards do not pay this action, or None."""
        return self.game.check_payment(self.state, action, cards)

    def suggest_payments(self, action: str) -> list[tuple[str, ...]]:
        """Legal payments, best first."""
        return self.game.suggest_payments(self.state, action)
