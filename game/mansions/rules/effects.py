"""Continuous effects: asked of the cards in play, never stored (`mod`, `max`, `bar`, `allow`, `puzzle` while it lies).

In force are the cards an investigator carries, trauma and Mythos cards before it, and what a program has started with
`until`. What an action does is no continuous effect, although it may stand on the same card.
"""

from __future__ import annotations

from functools import cache, lru_cache
from itertools import chain
from typing import Any, NamedTuple

from game.mansions.cards.reading import catalogue

from . import lookup
from .state import State

PASSIVE = ("mod", "max", "bar", "allow", "puzzle", "auto")


class Passive(NamedTuple):
    """One continuous effect: the verb that names it, its arguments, and the card."""

    verb: str
    args: Any
    source: str


@cache
def passives(program: str, source: str) -> tuple[Passive, ...]:
    """The continuous effects that a program lists."""
    steps = catalogue().registry.steps.get(program, ())
    return tuple(Passive(step.verb.name, step.args, source) for step in steps if step.verb.name in PASSIVE)


@cache
def _of_card(id_: str) -> tuple[Passive, ...]:
    cards = catalogue()
    item = lookup.card(id_)
    if item is not None:
        return passives(item.program, id_) if item.use in ("while", "attack") else ()
    found = cards.trauma.get(id_) or cards.mythos.get(id_)
    return () if found is None else passives(found.program, id_)


@lru_cache(maxsize=512)
def _of_cards(items: tuple[str, ...], trauma: tuple[str, ...], mythos: tuple[str, ...]) -> tuple[Passive, ...]:
    return tuple(passive for id_ in (*items, *trauma, *mythos) for passive in _of_card(id_))


def in_force(state: State, actor: int) -> tuple[Passive, ...]:
    """Everything that lasts on an investigator now."""
    person = state.people[actor]
    found = _of_cards(person.items, person.trauma, person.mythos)
    if not state.effects:
        return found
    lasting = [passives(effect.program, effect.source) for effect in state.effects if effect.actor == actor]
    return (*found, *chain.from_iterable(lasting))


def barred(state: State, actor: int, what: str) -> str:
    """The card that forbids something to an investigator, or ''."""
    for one in in_force(state, actor):
        if one.verb == "bar" and what in one.args.what:
            return one.source
    return ""


def allowed(state: State, actor: int, what: str) -> bool:
    """Whether something carried or lasting allows what is forbidden otherwise."""
    for one in in_force(state, actor):  # noqa: SIM110 - quicker than any(), and asked in every list of acts
        if one.verb == "allow" and one.args.what == what:
            return True
    return False


def passes(state: State, actor: int, kind: str) -> bool:
    """Whether tests of a kind pass by themselves for now."""
    return any(one.verb == "auto" and one.args.what == kind for one in in_force(state, actor))


def puzzle_actions(state: State, actor: int) -> int:
    """How many puzzle actions more, or fewer, an attempt has."""
    return sum(one.args.n for one in in_force(state, actor) if one.verb == "puzzle")


def _most(state: State, actor: int, what: str) -> int:
    return sum([one.args.n for one in in_force(state, actor) if one.verb == "max" and one.args.what == what])


def health(state: State, actor: int) -> int:
    """Current health (MM-DAM.1)."""
    person = state.people[actor]
    return full_health(state, actor) - person.damage


def full_health(state: State, actor: int) -> int:
    """Health without any damage."""
    return catalogue().investigators[state.people[actor].who].health + _most(state, actor, "health")


def full_sanity(state: State, actor: int) -> int:
    """Sanity without any horror."""
    return catalogue().investigators[state.people[actor].who].sanity + _most(state, actor, "sanity")


def sanity(state: State, actor: int) -> int:
    """Current sanity (MM-DAM.3); at 0 the investigator is insane (MM-DAM.4, MM-DAM.7)."""
    return full_sanity(state, actor) - state.people[actor].horror


def ignores_dark(state: State, actor: int) -> bool:
    """Whether darkness is nothing to an investigator (MM-EFF.12)."""
    return allowed(state, actor, "ignore_dark")
