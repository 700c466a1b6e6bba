"""The courtesy of asking: whose support is spent agrees first, with a click on their own seal."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bigbook.play.payment_draft import PaymentDraft

if TYPE_CHECKING:
    from scenes.bigbook.table.input.controller import TableController


class SupportConsent:
    """Who is asked now, and who has agreed; forgotten with every change of the payment."""

    def __init__(self, acts: TableController) -> None:
        self.acts = acts
        self.asking: tuple[str, ...] = ()
        """Friends whose support would be spent, in the order of their cards."""
        self.agreed: frozenset[str] = frozenset()

    def forget(self) -> None:
        """Nobody is asked."""
        self.asking, self.agreed = (), frozenset()

    def asks(self, plan: PaymentDraft) -> bool:
        """Whether somebody has still to agree; then they are asked."""
        scene = self.acts.scene
        now = scene.session.decision
        if not scene.app.settings.ask_support or now is None:
            return False
        owners = tuple(dict.fromkeys(card.owner for card in plan.cards if card.owner != now.seat))
        if set(owners) <= self.agreed:
            return False
        self.asking = owners
        self._show()
        return True

    def agree(self, seat: str) -> None:
        """A friend agrees; when all have, the payment goes on."""
        if seat not in self.asking:
            return
        self.agreed |= {seat}
        if set(self.asking) <= self.agreed:
            self.acts.confirm()
        else:
            self._show()

    def next_seal(self) -> str:
        """The seal that is waited for."""
        return next(f"button:agree-{seat}" for seat in self.asking if seat not in self.agreed)

    def _show(self) -> None:
        self.acts.rewrite()
        self.acts.scene.touch()
        self.acts.scene.focus.set(self.next_seal(), show=False)
