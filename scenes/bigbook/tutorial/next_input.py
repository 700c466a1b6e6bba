"""From an act of this game to the next thing to press: its target, its power, the cards that pay for it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial

from game.bigbook.play import thing_id
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.play.targets import begins_at
from game.bigbook.rules.action_id import read
from game.core.engine.decision import Answer, Decision
from scenes.bigbook.table.context import BookTable
from scenes.kit.thing import Thing
from scenes.table.lessons import next_press as presses
from scenes.table.lessons.next_press import named

PLAIN = {"end": "button:end-turn", "pass": "button:pass"}
"""Acts that are a button."""


def next_press(table: BookTable, answers: Sequence[Answer]) -> str | None:
    """The thing that a person presses next to give these answers (an action with its payment, or one answer).

    None while events are being played, when nothing is asked, or when no thing stands for the answer.
    """
    return presses.next_press(table, answers, partial(_acting, table))


def _acting(table: BookTable, things: Sequence[Thing], answers: Sequence[Answer]) -> str | None:
    decision = table.session.decision
    if decision is None or decision.kind != "action":
        return None
    action, payment, plan = answers[0][0], answers[1] if len(answers) > 1 else None, table.state.plan
    if action in PLAIN:
        return "button:cancel" if plan is not None else named(things, PLAIN[action])
    if plan is None or action not in plan.actions.values():
        return named(things, begins_at(read(action), decision.seat, list(things)) or "")
    if plan.action != action:
        power = next(power for power, name in plan.actions.items() if name == action)
        return named(things, thing_id.power(power))
    if payment is not None and Counter(plan.options) != Counter(payment):
        return _paying(table, things, plan, payment)
    return named(things, "button:confirm")


def _paying(table: BookTable, things: Sequence[Thing], plan: PaymentDraft, payment: Answer) -> str | None:
    """The proposal one press away that is this payment; else the card to take out, or the one to put in. Nobody is led
    through sets that lose something on the way to one that does not."""
    wanted, better = Counter(payment), plan.better()
    if better is not None and Counter(better[0]) == wanted and (found := named(things, "button:better")) is not None:
        return found
    if Counter(plan.next_set()) == wanted and (found := named(things, "button:auto-pay")) is not None:
        return found
    surplus = Counter(plan.options) - Counter(payment)
    cards = table.listing().cards
    for thing in things:
        card = cards.get(thing.id)
        if card is None or card.kind == "madness":
            continue
        held = plan.holds(card.uid)
        if (held and thing.option in surplus) or (not held and not surplus and _lacks(plan, payment, thing.option)):
            return thing.id
    return None


def _lacks(plan: PaymentDraft, payment: Answer, option: str) -> bool:
    return option in Counter(payment) - Counter(plan.options)


class Advice(presses.Advice):
    """Names the next thing to press for the answer a companion gives to the pending decision."""

    def chooses(self, decision: Decision) -> bool:
        """All but the own actions are marked."""
        return decision.kind != "action"

    def act(self, things: Sequence[Thing], seat: str, action: str) -> str | None:
        """The target, then the power of a spell, then the large button."""
        ids = {thing.id for thing in things}
        act = read(action)
        target = PLAIN.get(action) or begins_at(act, seat, list(things))
        power = thing_id.power(act.power)
        if act.verb == "activate" and self.pressed[target or ""] and not self.pressed["power"] and power in ids:
            self.pressed["power"] += 1
            return power
        if self.pressed[target or ""] and "button:confirm" in ids:
            return "button:confirm"
        if target in ids:
            self.pressed[target] += 1
            return target
        return None
