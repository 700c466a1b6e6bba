"""Every program of the game, done by its verbs, and the game that runs them."""

from __future__ import annotations

from functools import cache

from game.core.engine.program import Registry
from game.core.text import strict_yaml
from game.core.text.fields import Fields
from game.mansions.cards.programs import NEEDS, check_round
from game.mansions.cards.reading import CARDS, DEPTH, catalogue
from game.mansions.cards.story import stories, story
from game.mansions.rules.rules import Mansions
from game.mansions.rules.state import State

from . import verbs


@cache
def programs() -> Registry:
    """The round, the cards, the stories. Compiled on first use; ProgramError names the card and what is wrong."""
    registry = Registry(verbs, known_needs=NEEDS)
    turn = dict(Fields("turn.yaml", strict_yaml.load(CARDS / "turn.yaml", max_depth=DEPTH)).each())
    check_round(turn)
    for name, steps in turn.items():
        registry.add(name, steps)
    registry.adopt(catalogue().registry)
    for name in stories():
        registry.adopt(story(name).registry)
    State.registry = registry
    return registry


@cache
def mansions() -> Mansions:
    """The game, compiled on first use."""
    return Mansions(programs())
