"""Whose support is spent agrees with a click on their own seal, before the payment is given."""

from __future__ import annotations

from collections.abc import Callable

from game.bigbook.play.payment_draft import PaymentDraft
from scenes.bigbook.settings import settings_of
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.input.drafting import write


class SupportConsent:
    """Asks friends, and goes on with `confirm` when all have agreed; forgotten with every change of the payment."""

    def __init__(self, table: BookTable, confirm: Callable[[], object]) -> None:
        self.table, self.confirm = table, confirm

    def asks(self, plan: PaymentDraft) -> bool:
        """Whether somebody has still to agree; then they are asked."""
        table, state = self.table, self.table.state
        now = table.session.decision
        if not settings_of(table.app).ask_support or now is None:
            return False
        owners = tuple(dict.fromkeys(card.owner for card in plan.cards if card.owner != now.seat))
        if set(owners) <= state.agreed:
            return False
        state.asking = owners
        self._show()
        return True

    def agree(self, seat: str) -> None:
        """A friend agrees; when all have, the payment goes on."""
        state = self.table.state
        if seat not in state.asking:
            return
        state.agreed |= {seat}
        if set(state.asking) <= state.agreed:
            self.confirm()
        else:
            self._show()

    def _show(self) -> None:
        write(self.table)
        self.table.touch()
        self.table.focus.set(self.table.state.next_seal(), show=False)
