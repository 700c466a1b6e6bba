"""What cards and stories are read against: the bare vocabulary, so that reading them needs no rules.

`verbs.compiled` adopts what was read, and gives every word its verb.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NoReturn

from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.program import ProgramError, Registry, meant
from game.core.engine.verbs import VerbSet

from .vocabulary import VERBS, VOCABULARY

NEEDS = ("actor_in_play", "actor_here", "monster_in_play", "monster_here", "step_left", "within_reach")
"""What a program may declare to need: whoever acts, or the monster concerned, is still there; the step is not lost."""
IN_COMBAT = ("within_reach",)
"""What every half of a combat card and every special attack needs, without saying so (rules 0.3)."""


OF_THE_ROUND = (
    *("game", "round", "turn", "newcomer", "look_again", "mythos_window", "play_mythos", "ask_again"),
    *(f"act_{verb}" for verb in VERBS if verb != "end"),
    *("free_step", "free_step_past_locks", "test", "roll_again", "harm", "play_trauma", "death", "meetings", "face"),
    *("evade", "hold_off", "lock", "obstacle", "puzzle_attempt", "keeper_turn", "keeper_action", "event"),
    *("monster_attack", "monster_at_barrier", "combat", "monster_step", "write_errand", "show_objective", "casting"),
    *("forced_use", "forced_cast", "guest_step"),
)
"""The programs of `turn.yaml`, all of which the verbs call by name."""


def check_round(names: Iterable[str]) -> None:
    """ProgramError where a program of the round is missing, or there is one that nobody would call."""
    there = set(names)
    for name in OF_THE_ROUND:
        if name not in there:
            raise ProgramError(f"turn.yaml: the program {name!r} is missing")
    for name in there.difference(OF_THE_ROUND):
        raise ProgramError(f"turn.yaml: nothing runs a program {name!r}{meant(name, OF_THE_ROUND)}")


def new_registry() -> Registry:
    """An empty registry that knows the words of this game, but not how they are done."""
    verbs = VerbSet()
    for name, arguments in VOCABULARY.items():
        verbs.verb(name, arguments)(_no_rules)
    return Registry(verbs, known_needs=NEEDS)


def _no_rules(_state: Any, frame: Frame, _arguments: Any, _answer: Answer | None) -> NoReturn:
    raise NotImplementedError(f"{frame}: a program as it was read; the one to be run is in `verbs.compiled`")
