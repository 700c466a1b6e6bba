"""What cards and stories are read against: the bare vocabulary, so that reading them needs no rules.

`rules.programs` adopts what was read, and gives every word its verb.
"""

from __future__ import annotations

from typing import Any, NoReturn

from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.program import Registry
from game.core.engine.verbs import VerbSet

from .vocabulary import VOCABULARY

NEEDS = ("actor_in_play", "actor_here", "monster_in_play", "monster_here", "step_left", "within_reach")
"""What a program may declare to need: whoever acts, or the monster concerned, is still there; the step is not lost."""
IN_COMBAT = ("within_reach",)
"""What every half of a combat card and every special attack needs, without saying so (rules 0.3)."""


def new_registry() -> Registry:
    """An empty registry that knows the words of this game, but not how they are done."""
    verbs = VerbSet()
    for name, arguments in VOCABULARY.items():
        verbs.verb(name, arguments)(_no_rules)
    return Registry(verbs, known_needs=NEEDS)


def _no_rules(_state: Any, frame: Frame, _arguments: Any, _answer: Answer | None) -> NoReturn:
    raise NotImplementedError(f"{frame}: a program as it was read; the one to be run is in `rules.programs`")
