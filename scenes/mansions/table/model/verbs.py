"""The ten verbs of a turn in their fixed places, with the sign of each and the answers it stands for."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.mansions.play.ten_verbs import VERBS as ACTS


@dataclass(frozen=True, slots=True)
class Verb:
    """One of them: its name, the acts it becomes, and its sign among the drawn icons."""

    name: str
    acts: tuple[str, ...]
    icon: str


SIGNS = ("sign_move", "sign_explore", "sign_attack", "sign_cast", "sign_use", "sign_ally", "sign_drop", "sign_hiding",
         "sign_push", "sign_burn")  # fmt: skip
VERBS = tuple(Verb(name, acts, sign) for (name, acts), sign in zip(ACTS.items(), SIGNS, strict=True))
"""In the order of the keys 1 to 0."""
BY_NAME = {verb.name: verb for verb in VERBS}
ASIDE = ("end", "give_up")
"""Acts that have a button of their own."""


def verb_of(act: str) -> str:
    """The verb that an answer belongs to, '' for none."""
    word = act.partition(":")[0]
    return next((verb.name for verb in VERBS if word in verb.acts), "")


def ways(verb: str, options: Sequence[str]) -> list[str]:
    """The answers of a verb among those that may be given, in their order."""
    return [option for option in options if verb_of(option) == verb]
