"""What a test decides: what passing does and what failing does, read from the card that asks for it and from a view."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Literal

from game.core.engine.decision import Decision
from game.core.engine.event import Event
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from game.mansions.cards.vocabulary import Test
from game.mansions.rules import lookup
from game.mansions.text.wording import bodies
from game.mansions.view import TableView

from .harms import Price, power, price_of

StakesKind = Literal["evade", "horror", "fire", "lock", "obstacle", "spell", "card"]
BLOW = "blow"


@dataclass(frozen=True, slots=True)
class Stakes:
    """What hangs on a test of a seat. `passed` and `failed` are programs of `source` ('': nothing besides what the kind
    of test always does), `price` what failing costs in numbers, `monster` against whom it is made ('' for nobody).

    `mishap`: the Keeper holds mishaps, and may play one if failing hurts.
    """

    kind: StakesKind
    seat: str
    source: str
    monster: str
    passed: str
    failed: str
    price: Price
    mishap: bool


def stakes_of(view: TableView, tale: str, decision: Decision) -> Stakes:
    """The stakes of the test before which a question (`skill_token`, `reroll`) stands."""
    args = decision.args
    kind, attribute = str(args.get("test", "")), str(args.get("attribute", ""))
    return _stakes(view, tale, decision.seat, kind, attribute, decision.source, str(args.get("monster", "")))


def stakes_of_event(view: TableView, tale: str, event: Event, monster: str = "", fight: str = "") -> Stakes:
    """The stakes of a test that was just made (`tested`). `view` may be that of the moment before or after.

    `monster` is against whom it was, `fight` as `TableView.fight` was then: whoever has heard what came before knows.
    """
    seen = replace(view, fight=fight) if fight else view
    kind, attribute = str(event["kind"]), str(event["attribute"])
    return _stakes(seen, tale, str(event["seat"]), kind, attribute, str(event["source"]), monster)


def _stakes(
    view: TableView, tale: str, seat: str, kind: str, attribute: str, source: str, monster: str
) -> Stakes:  # fmt: skip
    found, passed, failed, price = _found(view, tale, kind, attribute, source, monster)
    one = next((one for one in view.monsters if one.id == monster), None)
    if one is not None and _strikes(failed):
        least, most = power(view, tale, one)
        price = replace(price, damage=(price.damage[0] + least, price.damage[1] + most))
    harmful = bool(sum(price.damage) or price.horror)
    return Stakes(
        found, seat, source, monster, passed, failed, price, harmful and bool(view.zones["trauma_hand"].count)
    )


def _found(
    view: TableView, tale: str, kind: str, attribute: str, source: str, monster: str
) -> tuple[StakesKind, str, str, Price]:  # fmt: skip
    box = catalogue()
    if kind == "evade":
        one = next((one for one in view.monsters if one.id == monster), None)
        return "evade", "", "", Price(power(view, tale, one), may=True) if one is not None else Price(may=True)
    if kind in ("horror", "fire"):
        return ("horror" if kind == "horror" else "fire"), "", "", Price(horror=1)
    if source in box.locks:
        return "lock", "", box.locks[source].failed, price_of(box.locks[source].failed, step=True)
    if source in box.obstacles:
        return "obstacle", "", box.obstacles[source].failed, price_of(box.obstacles[source].failed)
    if source in box.spells:
        return "spell", "", "", Price()
    for program in _programs(view, tale, source):
        for test in every_test(program):
            if test.attribute == attribute:
                return "card", test.passed, test.failed, price_of(test.failed)
    return "card", "", "", Price()


def _programs(view: TableView, tale: str, source: str) -> Iterator[str]:
    """The programs of a card that can ask for a test now, the likeliest first."""
    box = catalogue()
    if source in box.combat:
        card = box.combat[source]
        yield from (card.upper, card.program) if view.fight == BLOW else (card.program, card.upper)
    elif source in box.figures:
        yield box.figures[source].special
    elif source in box.abilities:
        yield box.abilities[source].program
    elif source.rpartition("_")[0] in box.spells:
        kind, number = source.rsplit("_", 1)
        back = box.spells[kind].backs[int(number) - 1]
        yield from (back.passed, back.failed)
    else:
        told = story(tale)
        for cards in (box.mythos, box.trauma, box.keeper_actions):
            yield from (card.program for id_, card in cards.items() if id_ == source)
        item = lookup.card(source)
        yield from [item.program] if item is not None else []
        yield from (program for one in told.events if one.id == source for program in one.effects.values())
        yield from (one.reveal for one in told.objectives.values() if one.id == source)


def every_test(program: str) -> Iterator[Test]:
    """All tests of a program, those that hang on others too, in the order in which they are written."""
    for step in catalogue().registry.steps.get(program, ()):
        if isinstance(step.args, Test):
            yield step.args
        for body in bodies(step):
            yield from every_test(body)


def _strikes(program: str) -> bool:
    """Whether the monster deals its damage."""
    steps = catalogue().registry.steps.get(program, ())
    return any(step.verb.name == "strike" for step in steps)
