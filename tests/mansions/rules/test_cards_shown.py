"""Every card of the second game is shown by a scenario: played, drawn, used, or lying there with what it does."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from functools import cache
from typing import Any

from game.core.engine.event import Event
from game.core.engine.verbs import Body
from game.core.lessons import scenario as scenarios
from game.mansions.cards.reading import catalogue
from game.mansions.rules.state import State
from game.mansions.scenarios.scenario import MansionsNouns
from tests.mansions.files import FILES

BOX = catalogue()
TOLD = {
    "mythos_played": "card", "trauma_played": "card", "keeper_acted": "action", "event_turned": "event",
    "ability_used": "ability", "rolled_again": "by", "objective_shown": "objective", "clue_read": "card",
    "key_used": "key", "lock_turned_up": "card", "obstacle_turned_up": "card",
}  # fmt: skip
"""Events that say that a card has been shown, and under which word."""


@cache
def played() -> tuple[frozenset[str], frozenset[str]]:
    """What all scenarios tell of (`card`, `spell:passed`, `combat:upper`, `special:figure`), and what they name."""
    told: set[str] = set()
    named: set[str] = set()
    for path in FILES:
        for item in scenarios.load(path):
            session = scenarios.run(item, MansionsNouns())
            named.update(_words(item.given))
            begun = MansionsNouns().build(item.given)
            told.update(_told(begun.state, begun.events))
            for moment in session.past:
                told.update(_told(moment.state, moment.events))
    return frozenset(told), frozenset(named)


def _words(data: Any) -> Iterable[str]:
    if isinstance(data, dict):
        for key, value in data.items():
            yield key
            yield from _words(value)
    elif isinstance(data, list):
        for item in data:
            yield from _words(item)
    else:
        yield str(data)


def _told(state: State, events: Iterable[Event]) -> Iterable[str]:
    figures = {one.id: one.figure for one in state.monsters}
    attacked = False
    for event in events:
        attacked = event.type == "attack_began" or (attacked and event.type != "combat_ended")
        if event.type in TOLD:
            yield str(event[TOLD[event.type]])
        elif event.type == "spell_flipped":
            yield f"{event['card']}:{event['result']}"
        elif event.type == "special_attack":
            yield f"special:{figures.get(str(event['monster']), '')}"
        elif event.type == "combat_card_drawn" and event["fits"]:
            yield f"{event['card']}:{'upper' if attacked else BOX.combat[event['card']].lower}"


def _shape(program: str) -> Any:
    """What a program does, whatever it tests: cards that differ in the test only are shown by one of them."""
    return tuple(
        (step.verb.name, tuple(
            (field.name, _shape(value) if isinstance(value, Body) and value else value)
            for field in dataclasses.fields(step.args) if field.name not in ("attribute", "modifier")
            for value in [getattr(step.args, field.name)]
        ))
        for step in BOX.registry.steps[program]
    )  # fmt: skip


def test_every_card_is_played() -> None:
    told, _ = played()
    kinds = (BOX.mythos, BOX.keeper_actions, BOX.abilities, BOX.locks, BOX.obstacles)
    assert not [card for cards in kinds for card in cards if card not in told]


def test_every_card_that_lies_there_is_named() -> None:
    _, named = played()
    assert not [card for cards in (BOX.items, BOX.finds, BOX.trauma) for card in cards if card not in named]


def test_both_sides_of_every_spell_are_read() -> None:
    told, _ = played()
    backs = [f"{spell.id}_{number}" for spell in BOX.spells.values() for number in range(1, len(spell.backs) + 1)]
    assert not [f"{back}:{side}" for back in backs for side in ("passed", "failed") if f"{back}:{side}" not in told]


def test_every_shape_of_combat_halves_is_resolved() -> None:
    told, _ = played()
    halves = {f"{card.id}:upper": _shape(card.upper) for card in BOX.combat.values()}
    halves |= {f"{card.id}:{card.lower}": _shape(card.program) for card in BOX.combat.values()}
    shown = {(half.partition(":")[2], shape) for half, shape in halves.items() if half in told}
    assert not [half for half, shape in halves.items() if (half.partition(":")[2], shape) not in shown]


def test_every_figure_makes_its_special_attack() -> None:
    told, _ = played()
    assert not [figure for figure in BOX.figures if f"special:{figure}" not in told]


def test_every_event_is_turned_and_every_objective_shown() -> None:
    told, _ = played()
    events = {"the_mirrors_breathe", "callers_at_the_back", "the_tide_in_the_walls", "high_water", "the_ferry_at_dawn"}
    assert {*events, "the_clear_hour", "the_borrowed_face", "no_door_opens"} <= told
