"""A chance by a few figures of a table: the logistic function of their weighted sum, and how its weights are found."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import exp, log, sqrt

from game.core.engine.rng import Luck, shuffle

Figures = Mapping[str, float]
BOUND = 20.0
"""Beyond this sum (log-odds) nothing is surer."""
LEAST = 1e-6
"""No chance is thought to be smaller when a loss is counted."""
PACE, SHRINKS = 0.15, 0.0005
"""How far one row moves a weight at first, and how much of a weight every row takes back."""


def log_odds(figures: Figures, weights: Mapping[str, float]) -> float:
    """The weighted sum; a figure without a weight counts nothing."""
    return sum(weights.get(name, 0.0) * value for name, value in figures.items())


def chance(figures: Figures, weights: Mapping[str, float]) -> float:
    """From 0 to 1."""
    return 1 / (1 + exp(-max(-BOUND, min(BOUND, log_odds(figures, weights)))))


Row = tuple[bool, Figures]
"""Whether a game was won in the end, and the figures of one of its tables."""


def fit(rows: Sequence[Row], rounds: int = 25, seed: int = 1) -> dict[str, float]:
    """The weights by which the rows are likeliest, shrunk a little: `rounds` walks through all rows in an order by
    chance, each weight with a pace of its own."""
    weights: dict[str, float] = {}
    moved: dict[str, float] = {}
    order, luck = list(rows), Luck(seed)
    for _ in range(rounds):
        shuffle(luck, order)
        for won, figures in order:
            error = float(won) - chance(figures, weights)
            for name, value in figures.items():
                step = error * value - SHRINKS * weights.get(name, 0.0)
                moved[name] = moved.get(name, 1e-3) + step * step
                weights[name] = weights.get(name, 0.0) + PACE * step / sqrt(moved[name])
    return weights


def loss(rows: Iterable[Row], weights: Mapping[str, float]) -> float:
    """The mean log loss; 0 would be a prophet. ValueError without rows."""
    found = []
    for won, figures in rows:
        said = chance(figures, weights)
        found.append(-log(max(LEAST, said if won else 1 - said)))
    if not found:
        raise ValueError("no rows")
    return sum(found) / len(found)
