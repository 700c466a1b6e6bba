"""How good a table looks to a companion: the log-odds to win, linear in what it sees, by weights of the round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp
from operator import mul

from game.bigbook.rules.state import State

from .features import Harms, Look

WON, LOST = 1_000.0, -1_000.0
"""What a finished game is worth: more, and less, than any open one."""


def chance(value: float) -> float:
    """The chance to win (0 to 1) that a value stands for."""
    return 1 / (1 + exp(-max(-30.0, min(30.0, value))))


@dataclass(frozen=True, slots=True)
class Judgment:
    """Weights by round (from 0) in the order of the features, and what each curse's strike costs."""

    weights: Sequence[Sequence[float]]
    harms: Harms

    def value(self, state: State) -> float:
        """The log-odds that this table is won."""
        return self.weigh(state)[0]

    def weigh(self, state: State) -> tuple[float, float]:
        """The log-odds that this table is won, and its promise: the same if what is left of the hand that is being
        spent goes to the curses first. A search looks on where the promise is best."""
        if state.over:
            value = WON if state.result == "won" else LOST
            return (value, value)
        look = Look(state)
        weights = self.weights[look.round]
        plain: float = sum(map(mul, weights, look.figures))
        value = plain + sum([weights[place] * figure for place, figure in look.outlook(self.harms)])
        if not look.acts or not state.curses:
            return (value, value)
        return (value, plain + sum([weights[place] * figure for place, figure in look.outlook(self.harms, True)]))
