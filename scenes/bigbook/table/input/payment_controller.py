"""Putting a payment together: a target, the cards that pay for it, its power."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.bigbook.play.payment_draft import Chosen, PaymentDraft, pays_for
from game.core.engine.decision import Reason
from scenes.bigbook.table.model.targets import actions_of
from scenes.bigbook.table.text import prompts
from scenes.kit.thing import Thing

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene


DOUBLE_CLICK = 300
"""Milliseconds in which a second click on the target is the end of a double click and confirms nothing."""


class Paying:
    """The part of the acts that makes and changes the payment plan; nothing of it has been answered yet."""

    scene: TableScene
    plan: PaymentDraft | None
    held: Chosen | None
    _begun = 0.0

    def option_of(self, thing: Thing) -> str:
        """What a thing stands for as an option."""
        raise NotImplementedError

    def confirm(self) -> None:
        """Give the answer that stands prepared."""
        raise NotImplementedError

    def deny(self, thing: Thing, reason: Reason) -> None:
        """Say at a thing why it cannot be."""
        raise NotImplementedError

    def _changed(self) -> None:
        raise NotImplementedError

    def pick(self, thing: Thing) -> None:
        """A card of the own hand or support was clicked: it pays, stops paying, or waits for its target."""
        card, option = self.scene.listing().cards[thing.id], self.option_of(thing)
        if card.kind == "madness":
            self.target(thing)
        elif self.plan is not None:
            reason = self.plan.toggle(option, card.uid)
            if reason is not None:
                self.deny(thing, reason)
            self._changed()
        else:
            self.held = None if self.held is not None and self.held.uid == card.uid else Chosen(option, card.uid)
            self._changed()

    def target(self, thing: Thing, pinned: Chosen | None = None) -> None:
        """An action's target was chosen: begin paying, or confirm when it was chosen already."""
        pinned, actions = pinned or self.held, actions_of(thing.id, self.option_of(thing))
        if pinned is not None and not pays_for(self.scene.session, actions, pinned.option):
            self.deny(thing, prompts.wrong_card(self.scene.words, self.scene.session, pinned.kind, actions))
            return
        if self.plan is not None and self.plan.target == thing.id:
            if pinned is None or self.plan.holds(pinned.uid):
                if self.scene.app.speed == 0 or self.scene.clock - self._begun > DOUBLE_CLICK:
                    self.confirm()
                return
            self.plan.toggle(pinned.option, pinned.uid)
            self._changed()
            return
        self.held = None
        self.plan = PaymentDraft(self.scene.session, thing.id, actions, self._uids, pinned=pinned)
        self._begun = self.scene.clock
        if not sum(self.plan.need().values()):
            self.plan.cards = []
        self._changed()

    def _uids(self, option: str) -> list[int]:
        seat, place, kind = option.split(".")
        return [card.uid for card in self.scene.look.model.seats[seat].cards(place) if card.kind == kind]

    def power(self) -> None:
        """The next power that can be paid."""
        if self.plan is None:
            return
        before, actions = self.plan.power, self.plan.actions
        self.plan.cycle_power()
        self._changed()
        higher = next((power for power in sorted(actions) if power > before), None)
        thing = self.scene.thing(f"power:{higher}")
        reason = self.scene.session.why_not(actions[higher]) if higher is not None else None
        if self.plan.power == before and thing is not None and reason is not None:
            self.deny(thing, reason)

    def set_power(self, power: int) -> None:
        """This power of the spell that is being paid."""
        if self.plan is not None:
            self.plan.set_power(power)
            self._changed()

    def auto_pay(self) -> None:
        """The automatic payment, or the next best one."""
        if self.plan is not None:
            self.plan.next_proposal()
            self._changed()

    def better(self) -> None:
        """The cards that pay with less loss."""
        found = self.plan.better() if self.plan is not None else None
        if self.plan is not None and found is not None:
            self.plan.take(found[0])
            self._changed()
