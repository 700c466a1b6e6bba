"""The compiled programs of all cards."""

from __future__ import annotations

from functools import cache

from game.bigbook.catalogue import Catalogue, catalogue
from game.bigbook.rules.state import State, index_trigger
from game.core.engine.program import Registry

from . import WORDS, verbs


def compile_programs(cards: Catalogue) -> Registry:
    """Compile every program of a card set; ProgramError names the card and what is wrong with it."""
    registry = Registry(verbs, WORDS)
    for source in cards.sources:
        registry.add(source.name, source.steps, source.numbers)
    return registry


AIMS = {
    "each_player": "all", "give_left": "all", "active_player": "active", "one_player": "one", "lay_tokens": "curses",
}  # fmt: skip
"""Whom the first verb of a curse's program strikes."""


@cache
def aim(curse: str) -> str:
    """Whom a curse strikes: `all`, the `active` player, `one` player still to be named, or only other `curses`."""
    return AIMS[programs().steps[f"curse:{curse}"][0].verb.name]


@cache
def programs() -> Registry:
    """The programs of the printed card set; compiled on first use."""
    registry = compile_programs(catalogue())
    State.registry = registry
    for magician in catalogue().magicians.values():
        for event, program in magician.trigger.items():
            index_trigger(event, magician.id, program)
    return registry
