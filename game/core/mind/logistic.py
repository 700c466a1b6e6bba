"""A chance by a few figures of a table: the logistic function of their weighted sum."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp

Figures = Mapping[str, float]
BOUND = 20.0
"""Beyond this sum (log-odds) nothing is surer."""


def log_odds(figures: Figures, weights: Mapping[str, float]) -> float:
    """The weighted sum; a figure without a weight counts nothing."""
    return sum(weights.get(name, 0.0) * value for name, value in figures.items())


def chance(figures: Figures, weights: Mapping[str, float]) -> float:
    """From 0 to 1."""
    return share(log_odds(figures, weights))


def share(sum_: float, bound: float = BOUND) -> float:
    """The chance (0 to 1) that log-odds stand for; nothing is surer than `bound` is."""
    return 1 / (1 + exp(-max(-bound, min(bound, sum_))))
