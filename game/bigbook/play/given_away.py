"""What leaves the game for good by an answer, so that the table asks once more."""

from __future__ import annotations

from game.bigbook.rules.place import read_option
from game.core.engine.decision import Decision

GIVEN_AWAY = frozenset({"destroy", "choose_spell_destroy", "choose_spell_give_up"})
"""Questions after what leaves the game for good."""


def missed(decision: Decision, option: str) -> bool:
    """Whether an answer gives something away that is missed: a spell, or a card that is no Madness."""
    return decision.prompt in GIVEN_AWAY and read_option(option).name != "madness"
