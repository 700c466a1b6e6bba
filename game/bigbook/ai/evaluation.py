"""How good a table looks to a companion: the log-odds to win, linear in what it sees, by weights of the round."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import exp
from operator import mul

from game.bigbook.rules.state import State

from .features import features

WON, LOST = 1_000.0, -1_000.0
"""What a finished game is worth: more, and less, than any open one."""


def chance(value: float) -> float:
    """The chance to win (0 to 1) that a value stands for."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, value))))


@dataclass(frozen=True, slots=True)
class Judgment:
    """Weights by round (from 0) in the order of the features, and what each curse's strike costs."""

    weights: Sequence[Sequence[float]]
    harms: Mapping[str, tuple[float, float]]

    def value(self, state: State) -> float:
        """The log-odds that this table is won."""
        if state.over:
            return WON if state.result == "won" else LOST
        round_, seen = features(state, self.harms)
        total: float = sum(map(mul, self.weights[round_], seen))
        return total
