"""How likely a table is won: the judgment's promise, bent until it said as often as such tables were won.

The weights come from `python -m tools.train.odds`, which plays games by adepts and tells how well the result fits
games that it has not learnt from; `docs/balance.md` has the figures. So the answer means: if everybody plays on like an
adept. It looks at nothing hidden, and says the same of tables that look the same.
"""

from __future__ import annotations

from game.bigbook.rules.state import State

from .evaluation import chance
from .weights import judgment

BOUND = 8.0
"""Beyond this promise (log-odds) nothing is said to be surer."""
WEIGHTS: tuple[tuple[float, float, float, float], ...] = (
    (-1.89, 1.65, 2.36, -1.18),
    (-1.72, 1.21, 1.35, -0.23),
    (-1.67, 1.11, 1.32, 0.2),
    (-1.54, 1.27, 1.48, 0.75),
    (-1.23, 1.09, 1.69, 0.8),
    (0.4, 1.52, 0.34, 0.61),
)
"""By round: what is added, what the promise counts, what a table of two adds, what each player more than three adds."""
TENTHS = 10


def terms(state: State, promise: float) -> tuple[int, tuple[float, float, float, float]]:
    """The round (from 0) whose weights count for a table, and what they are multiplied with where it promises so much
    (log-odds, as the judgment weighs it)."""
    players = len(state.players)
    return max(state.turned, 1) - 1, (1.0, max(-BOUND, min(BOUND, promise)), float(players == 2), players - 3.0)


def odds(state: State) -> float:
    """The chance (0 to 1) that this table is won if everybody plays on like an adept; 1 or 0 where the game is over."""
    return float(state.result == "won") if state.over else promised(state, judgment().weigh(state)[1])


def promised(state: State, promise: float) -> float:
    """The same for a line from this table that promises so much."""
    round_, found = terms(state, promise)
    return chance(sum(weight * one for weight, one in zip(WEIGHTS[round_], found, strict=True)))


def in_ten(share: float) -> int:
    """How many such tables in ten are won, from 0 to 10."""
    return round(TENTHS * share)
