"""From an answer to the next thing to press on the table: what the ghost hand points at, and what a robot presses.

A lesson knows its answers. A robot asks a companion (`Advice`): it only sees things and posts events, and this module
finds the things that stand for what the companion would answer.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from game.bigbook.play import thing_id
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.play.targets import begins_at
from game.bigbook.rules.action_id import read
from game.core.engine.decision import Answer, Decision
from game.core.entry import Companion
from game.core.play.choice_draft import ChoiceDraft
from scenes.bigbook.table.context import BookTable
from scenes.kit.scene import Scene
from scenes.kit.thing import Thing
from scenes.shell.run import Playing


def next_press(table: BookTable, answers: Sequence[Answer]) -> str | None:
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


def target_of(table: BookTable, name: str) -> str | None:
    """The thing of that id, or the first enabled one that stands for that answer."""
    things = table.listing().things
    if any(thing.id == name for thing in things):
        return name
    return next((thing.id for thing in things if thing.enabled and thing.option == name), None)


def _acting(table: BookTable, things: list[Thing], action: str, payment: Answer | None) -> str | None:
    plain = {"end": "button:end-turn", "pass": "button:pass"}.get(action)
    if plain is not None:
        return "button:cancel" if table.state.plan is not None else _named(things, plain)
    plan = table.state.plan
    if plan is None or action not in plan.actions.values():
        return _target(table, things, action)
    if plan.action != action:
        power = next(power for power, name in plan.actions.items() if name == action)
        return _named(things, thing_id.power(power))
    if payment is not None and Counter(plan.options) != Counter(payment):
        return _paying(table, things, plan, payment)
    return _named(things, "button:confirm")


def _target(table: BookTable, things: list[Thing], action: str) -> str | None:
    seat = table.session.decision.seat if table.session.decision is not None else ""
    return _named(things, begins_at(read(action), seat, things) or "")


def _paying(table: BookTable, things: list[Thing], plan: PaymentDraft, payment: Answer) -> str | None:
    """The proposal one press away that is this payment; else the card to take out, or the one to put in. Nobody is led
    through sets that lose something on the way to one that does not."""
    wanted, better = Counter(payment), plan.better()
    if better is not None and Counter(better[0]) == wanted and (found := _named(things, "button:better")) is not None:
        return found
    if Counter(plan.next_set()) == wanted and (found := _named(things, "button:auto-pay")) is not None:
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


def _choosing(table: BookTable, things: list[Thing], choice: ChoiceDraft, answer: Answer) -> str | None:
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
        option = thing.option
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


class Advice:
    """Names the next thing to press for the answer a companion gives to the pending decision."""

    def __init__(self, companion: Companion) -> None:
        self._companion = companion
        self._mark: tuple[int, Decision | None] = (-1, None)
        self._answer: Answer = ()
        self._pressed: Counter[str] = Counter()

    def __call__(self, scene: Scene) -> str | None:
        """The id of a thing of the table, or None where this adviser has nothing to say."""
        if not isinstance(scene, Playing):
            return None
        session = scene.run.session
        decision = session.decision
        if decision is None:
            return None
        mark = (len(session.past), decision)
        if mark != self._mark:
            self._mark = mark
            self._pressed.clear()
            self._answer = self._companion.answer(session.game, session.state.clone())
        things = [thing for thing in scene.things() if thing.enabled]
        if decision.kind == "action":
            return self._for_action(things, decision.seat, self._answer[0])
        return self._for_choice(things)

    def _for_action(self, things: list[Thing], seat: str, action: str) -> str | None:
        ids = {thing.id for thing in things}
        act = read(action)
        target = {"end": "button:end-turn", "pass": "button:pass"}.get(action) or begins_at(act, seat, things)
        power = thing_id.power(act.power)
        if act.verb == "activate" and self._pressed[target or ""] and not self._pressed["power"] and power in ids:
            self._pressed["power"] += 1
            return power
        if self._pressed[target or ""] and "button:confirm" in ids:
            return "button:confirm"
        if target in ids:
            self._pressed[target] += 1
            return target
        return None

    def _for_choice(self, things: list[Thing]) -> str | None:
        for option, count in Counter(self._answer).items():
            if self._pressed[option] >= count:
                continue
            fits = [t for t in things if option == t.option]
            fresh = [t for t in fits if not self._pressed[t.id]]
            if fresh:
                self._pressed[option] += 1
                self._pressed[fresh[0].id] += 1
                return fresh[0].id
            return None
        ids = {thing.id for thing in things}
        return next((name for name in ("button:confirm", "button:pass") if name in ids), None)
