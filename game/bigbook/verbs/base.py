"""The vocabulary that all verb modules of this game add to, and the amounts that are counted while a card is read."""

from __future__ import annotations

from typing import Final

from game.bigbook.rules.kinds import MADNESS
from game.bigbook.rules.state import State
from game.core.engine.flow import flow
from game.core.engine.frame import Frame
from game.core.engine.verbs import Amount, VerbSet

verbs = VerbSet(flow)

WORDS: Final[tuple[str, ...]] = ("all", "moved", "madness_in_hand")
"""Amounts: everything there is, as many as the last step moved, the Madness in the actor's hand."""

EVERYTHING: Final = 1_000


def amount(state: State, frame: Frame, value: Amount) -> int:
    """The number that an amount stands for now."""
    if isinstance(value, int):
        return value
    if value == "moved":
        return len(frame.several("moved"))
    if value == "madness_in_hand":
        return state.players[frame.actor].hand.count(MADNESS)
    return EVERYTHING
