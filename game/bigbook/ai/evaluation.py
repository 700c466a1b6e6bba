"""How good a table looks to a companion: the log-odds to win, linear in what it sees, by weights of the round."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from operator import mul
from typing import Final

from game.bigbook.rules.state import State
from game.core.mind.logistic import share

from .features import Harms, Look

Values = tuple[float, float]
"""What a table is worth as it stands, and its promise (see `Judgment.weigh`)."""
MOST_KEPT: Final = 20_000
"""Tables whose values are kept (about 10 MB)."""
BOUND: Final = 30.0
"""Beyond this value nothing is surer."""
WON, LOST = 1_000.0, -1_000.0
"""What a finished game is worth: more, and less, than any open one."""


def chance(value: float) -> float:
    """The chance to win (0 to 1) that a value stands for."""
    return share(value, BOUND)


@dataclass(frozen=True, slots=True)
class Judgment:
    """Weights by round (from 0) in the order of the features, and what each curse's strike costs.

    What tables came to is kept: a search comes to the same table by many ways, and to tables that differ in nothing
    that the plan for the curses looks at by most of them.
    """

    weights: Sequence[Sequence[float]]
    harms: Harms
    _tables: dict[object, Values] = field(default_factory=dict, repr=False, compare=False)
    _outlooks: dict[object, Values] = field(default_factory=dict, repr=False, compare=False)

    def value(self, state: State) -> float:
        """The log-odds that this table is won."""
        return self.weigh(state)[0]

    def weigh(self, state: State) -> Values:
        """The log-odds that this table is won, and its promise: the same if what is left of the hand that is being
        spent goes to the curses first. A search looks on where the promise is best."""
        if state.over:
            value = WON if state.result == "won" else LOST
            return (value, value)
        look = Look(state)
        found = self._tables.get(look.mark)
        if found is None:
            plain: float = sum(map(mul, self.weights[look.round], look.figures()))
            calm, spending = self._outlook(look)
            if len(self._tables) >= MOST_KEPT:
                self._tables.clear()
            found = self._tables[look.mark] = (plain + calm, plain + spending)
        return found

    def _outlook(self, look: Look) -> Values:
        """What the curses' part of the figures comes to, as the table stands and in promise."""
        mark = look.plan_mark
        found = self._outlooks.get(mark)
        if found is None:
            weights = self.weights[look.round]
            calm = spending = sum([weights[place] * figure for place, figure in look.outlook(self.harms)])
            if look.spends:
                spending = sum([weights[place] * figure for place, figure in look.outlook(self.harms, True)])
            if len(self._outlooks) >= MOST_KEPT:
                self._outlooks.clear()
            found = self._outlooks[mark] = (calm, spending)
        return found
