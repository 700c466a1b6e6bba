"""What is being put together, changed: a payment with its target, cards and power.

Every change ends in `changed`: the words, the lists and the lights follow at once.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pygame import Rect

from game.bigbook.play import thing_id
from game.bigbook.play.payment_draft import Chosen, PaymentDraft, pays_for
from game.bigbook.play.targets import actions_of
from game.bigbook.rules.place import read_option
from game.core.engine.decision import Answer
from game.core.play.choice_draft import ChoiceDraft
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.panel.words import panel_text
from scenes.bigbook.table.text import prompts
from scenes.kit.thing import Thing
from scenes.table.refusals import Refusals


def about(table: BookTable, at: Rect | None) -> tuple[Rect | None, list[Rect]]:
    """Where the line of a refusal goes: beside the whole tile of a curse; and off what is being paid for."""
    target = table.thing(table.state.plan.target) if table.state.plan is not None else None
    whole = table.render.places.with_tiles
    return whole([at])[0] if at is not None else None, whole([target.rect]) if target is not None else []


def write(table: BookTable) -> None:
    """Find the words of the panel anew (another plan, another language, another size)."""
    table.state.text, table.state.reveals = panel_text(table)


def changed(table: BookTable) -> None:
    """The plan, the choice or the card in hand is another: nobody has agreed to it yet, and Enter goes on with it."""
    state = table.state
    state.forget_consent()
    write(table)
    table.touch()
    choice = state.choice
    ready = state.plan is not None or (choice is not None and choice.marks and not choice.reason)
    full = ready and choice is not None and len(choice.marks) == choice.decision.max > 1
    if ready and (full or not table.focus.visible):  # Enter then confirms what is prepared
        table.focus.set("button:confirm", show=False)


def lay_choice(table: BookTable, answer: Answer) -> None:
    """Mark an answer to the choice that stands, so that Enter gives it; where one press answers, only the focus goes to
    what is to be pressed."""
    choice = table.state.choice
    if choice is None:
        return
    if choice.single:
        thing = next((one for one in table.listing().things if one.enabled and one.option in answer), None)
        table.focus.set(thing.id if thing is not None else "button:pass", show=True)
        table.touch()
        return
    choice.marks.clear()
    for option in answer:
        choice.toggle(option, unmarked(table, choice, option))
    changed(table)


def unmarked(table: BookTable, choice: ChoiceDraft, option: str) -> int:
    """The picture of a card that is not marked yet; 0 for what is no card on the table."""
    listing = table.listing()
    for thing in listing.things:
        card = listing.cards.get(thing.id)
        if card is not None and thing.option == option and not choice.holds(option, card.uid):
            return card.uid
    return 0


DOUBLE_CLICK = 300
"""Milliseconds in which a second click on the target is the end of a double click and confirms nothing."""


class PaymentController:
    """Makes and changes the payment that is prepared; nothing of it has been answered yet."""

    def __init__(self, table: BookTable, refusals: Refusals, confirm: Callable[[], object]) -> None:
        self.table, self.refusals, self.confirm = table, refusals, confirm
        self._begun = 0.0

    def pick(self, thing: Thing) -> None:
        """A card of the own hand or support was clicked: it pays, stops paying, or waits for its target."""
        table, state = self.table, self.table.state
        card, option = table.listing().cards[thing.id], table.option_of(thing)
        if card.kind == "madness":
            self.target(thing)
        elif state.plan is not None:
            reason = state.plan.toggle(option, card.uid)
            if reason is not None:
                self.refusals.deny(thing, reason)
            changed(table)
        else:
            state.held = None if state.held is not None and state.held.uid == card.uid else Chosen(option, card.uid)
            changed(table)

    def target(self, thing: Thing, pinned: Chosen | None = None) -> None:
        """An action's target was chosen: begin paying, or confirm when it was chosen already."""
        table, state = self.table, self.table.state
        pinned, actions = pinned or state.held, actions_of(thing.id, table.option_of(thing))
        if pinned is not None and not pays_for(table.session, actions, pinned.option):
            wrong = prompts.wrong_card(table.words, table.session, pinned.kind, actions)
            self.refusals.deny(thing, wrong)
            return
        if state.plan is not None and state.plan.target == thing.id:
            if pinned is None or state.plan.holds(pinned.uid):
                if table.app.speed == 0 or table.clock - self._begun > DOUBLE_CLICK:
                    self.confirm()
                return
            state.plan.toggle(pinned.option, pinned.uid)
            changed(table)
            return
        state.held = None
        state.plan = PaymentDraft(table.session, thing.id, actions, self._uids, pinned=pinned)
        self._begun = table.clock
        if not sum(state.plan.need().values()):
            state.plan.cards = []
        changed(table)

    def _uids(self, option: str) -> list[int]:
        held = read_option(option)
        return [
            card.uid for card in self.table.render.model.seats[held.seat].cards(held.zone) if card.kind == held.name
        ]

    def power(self) -> None:
        """The next power that can be paid."""
        plan = self.table.state.plan
        if plan is None:
            return
        before, actions = plan.power, plan.actions
        plan.cycle_power()
        changed(self.table)
        higher = next((power for power in sorted(actions) if power > before), None)
        if higher is None:
            return
        thing, reason = self.table.thing(thing_id.power(higher)), self.table.session.why_not(actions[higher])
        if plan.power == before and thing is not None and reason is not None:
            self.refusals.deny(thing, reason)

    def lay(self, thing: Thing, power: int, cards: Sequence[str]) -> None:
        """Begin paying for a target at a power, with exactly these cards (none: what is proposed)."""
        self.target(thing)
        plan = self.table.state.plan
        if plan is None:
            return
        if power in plan.actions and power != plan.power:
            plan.set_power(power)
        if cards and sum(plan.need().values()):
            plan.take(cards)
        changed(self.table)

    def set_power(self, power: int) -> None:
        """This power of the spell that is being paid."""
        if self.table.state.plan is not None:
            self.table.state.plan.set_power(power)
            changed(self.table)

    def auto_pay(self) -> None:
        """The automatic payment, or the next best one."""
        if self.table.state.plan is not None:
            self.table.state.plan.next_proposal()
            changed(self.table)

    def better(self) -> None:
        """The cards that pay with less loss."""
        plan = self.table.state.plan
        found = plan.better() if plan is not None else None
        if plan is not None and found is not None:
            plan.take(found[0])
            changed(self.table)
