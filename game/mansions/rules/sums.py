"""The one sum behind every attribute test (MM-ATT.5); no modifier is computed anywhere else."""

from __future__ import annotations

from typing import NamedTuple

from . import effects, lookup
from .conditions import holds
from .state import State

LEAST, MOST = 1, 9
"""A 1 always passes and a 10 always fails (MM-ATT.4): of ten, never fewer than one, never more than nine."""
STUNNED, DARKNESS = -2, -2


class Sum(NamedTuple):
    """The summands of a test: printed attribute, what the text says, cards before the investigator, items carried, stun
    (MM-EFF.3), darkness (MM-EFF.11), luck (MM-SKL.2)."""

    attribute: int
    card: int
    effects: int
    items: int
    stun: int
    dark: int
    luck: int

    @property
    def value(self) -> int:
        """The highest roll of ten that passes."""
        return max(LEAST, min(MOST, sum(self)))

    def written(self) -> str:
        """The summands in a row, as a question carries them."""
        return " ".join(map(str, self))


def sum_of(state: State, actor: int, attribute: str, modifier: int, kind: str, luck: bool = False) -> Sum:
    """What a test of an attribute comes to.

    `kind`: `combat`, `evade`, `horror`, `casting`, or '' for any other test.
    """
    person = state.people[actor]
    cards, items = modifiers(state, actor, attribute, kind)
    in_dark = kind == "combat" and lookup.room(state, actor) in state.dark and not effects.ignores_dark(state, actor)
    return Sum(
        lookup.attribute_of(person, attribute),
        modifier,
        cards,
        items,
        STUNNED if person.stun else 0,
        DARKNESS if in_dark else 0,
        lookup.attribute_of(person, "luck") if luck else 0,
    )


def modifiers(state: State, actor: int, attribute: str, kind: str) -> tuple[int, int]:
    """What cards before an investigator and what carried items add to a test of an attribute: (cards, items).

    `kind` is the kind of test: `combat`, `evade`, `horror`, `casting`, or '' for any other.
    """
    cards = items = 0
    for passive in effects.in_force(state, actor):
        if passive.verb != "mod" or passive.args.what not in (attribute, "all", kind):
            continue
        if not holds(state, actor, passive.args.when, kind):
            continue
        if lookup.card(passive.source) is not None:
            items += passive.args.n
        else:
            cards += passive.args.n
    return cards, items
