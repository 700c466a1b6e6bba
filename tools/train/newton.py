"""Logistic regression as all games need it: the weights of figures by which what came about is likeliest."""

from __future__ import annotations

from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

Numbers: TypeAlias = "NDArray[np.float64]"
STEPS = 30


def fitted(terms: Numbers, won: Numbers, shrink: float, bound: float = np.inf) -> Numbers:
    """A weight for each column of `terms`, whose rows were won (1) or not (0), by Newton's method; held to 0 as firmly
    as `shrink` says. No sum (log-odds) counts for more than `bound`."""
    weights = np.zeros(terms.shape[1])
    for _ in range(STEPS):
        share = 1 / (1 + np.exp(-np.clip(terms @ weights, -bound, bound)))
        slope = terms.T @ (won - share) - shrink * weights
        bend = (terms * (share * (1 - share))[:, None]).T @ terms + shrink * np.eye(len(weights))
        weights = weights + np.linalg.solve(bend, slope)
    return weights
