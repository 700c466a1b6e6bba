"""From an answer to the next thing to press on the table: what the ghost hand points at, and what a robot presses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.bigbook.play.choice_draft import ChoiceDraft
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.play.targets import begins_at
from game.bigbook.rules.action_id import read
from game.core.engine.decision import Answer
from scenes.bigbook.table.context import TableContext
from scenes.kit.thing import Thing


def next_press(table: TableContext, answers: Sequence[Answer]) -> str | None:
    """The thing that a person presses next to give these answers (an action with its payment, or one answer).

    None while events are being played, when nothing is asked, or when no thing stands for the answer.
    """
    decision = table.session.decision
    if table.director.busy or decision is None or not answers:
        return None
    things = [thing for thing in table.listing().things if thing.enabled]
    if table.state.choice is not None:
        return _choosing(table, things, table.state.choice, answers[0])
    if decision.kind == "action":
        payment = answers[1] if len(answers) > 1 else None
        return _acting(table, things, answers[0][0], payment)
    return None


def target_of(table: TableContext, name: str) -> str | None:
    """The thing of that id, or the first enabled one that stands for that answer."""
    things = table.listing().things
    if any(thing.id == name for thing in things):
        return name
    return next((thing.id for thing in things if thing.enabled and thing.option == name), None)


def _acting(table: TableContext, things: list[Thing], action: str, payment: Answer | None) -> str | None:
    plain = {"end": "button:end-turn", "pass": "button:pass"}.get(action)
    if plain is not None:
        return "button:cancel" if table.state.plan is not None else _named(things, plain)
    plan = table.state.plan
    if plan is None or action not in plan.actions.values():
        return _target(table, things, action)
    if plan.action != action:
        power = next(power for power, name in plan.actions.items() if name == action)
        return _named(things, f"power:{power}")
    if payment is not None and Counter(plan.options) != Counter(payment):
        return _paying(table, things, plan, payment)
    return _named(things, "button:confirm")


def _target(table: TableContext, things: list[Thing], action: str) -> str | None:
    seat = table.session.decision.seat if table.session.decision is not None else ""
    return _named(things, begins_at(read(action), seat, things) or "")


def _paying(table: TableContext, things: list[Thing], plan: PaymentDraft, payment: Answer) -> str | None:
    """Another proposal where it fits; else the card to take out, or the one to put in."""
    if any(Counter(cards) == Counter(payment) for cards in plan.proposals):
        return _named(things, "button:auto-pay")
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


def _choosing(table: TableContext, things: list[Thing], choice: ChoiceDraft, answer: Answer) -> str | None:
    if not answer:
        return _named(things, "button:pass")
    marked = choice.answer
    if marked == answer or (not choice.decision.ordered and Counter(marked) == Counter(answer)):
        return _named(things, "button:confirm")
    cards = table.listing().cards
    good = _agreeing(choice, answer)
    surplus = Counter(marked) - Counter(answer) if not choice.decision.ordered else Counter(marked[good:])
    wanted = Counter(answer) - Counter(marked) if not choice.decision.ordered else Counter(answer[good : good + 1])
    for thing in things:
        option = thing.option or thing.id.partition("option:")[2]
        card = cards.get(thing.id)
        held = choice.holds(option, card.uid if card is not None else 0)
        if option in surplus and held:
            return thing.id
        if not surplus and option in wanted and (card is None or not held):
            return thing.id
    return None


def _agreeing(choice: ChoiceDraft, answer: Answer) -> int:
    """How many of the first marks are those of the answer."""
    count = 0
    for mark, wanted in zip(choice.answer, answer, strict=False):
        if mark != wanted:
            break
        count += 1
    return count


def _named(things: list[Thing], name: str) -> str | None:
    return name if any(thing.id == name for thing in things) else None
