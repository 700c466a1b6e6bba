"""Acts that would do nothing but cost what they cost: tried on imagined tables, where nothing hidden is looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from game.bigbook.rules.rules import BigBook
from game.bigbook.rules.state import State
from game.core.engine.chance import Chance
from game.core.engine.decision import Answer
from game.core.engine.event import Event

from .determinize import determinize

LUCKS = (11, 4242, 90001)
"""The imagined tables of a trial."""
QUIET = frozenset({"action_taken", "card_paid", "spell_activated", "spell_resolved", "spell_exhausted", "choice_made",
                   "effect_skipped", "ability_used"})  # fmt: skip
"""Events that are the act itself, not what it does."""


def idle(state: State, events: Iterable[Event]) -> bool:
    """Whether an act that led here by these events has done nothing: whoever acted may go on, and nobody is asked."""
    now = state.decision
    acts = now is not None and now.kind == "action" and now.prompt != "granted_action"
    return acts and all(event.type in QUIET for event in events)


def in_vain(game: BigBook, state: State, answers: Sequence[Answer]) -> bool:
    """Whether these answers, an act with its payment and choices, would do nothing on any imagined table."""
    return all(_tried(game, determinize(state, Chance(luck)), answers) for luck in LUCKS)


def _tried(game: BigBook, table: State, answers: Sequence[Answer]) -> bool:
    table.log = []
    for answer in answers:
        game.step(table, answer)
    return idle(table, table.log)
