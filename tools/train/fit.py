"""Logistic regression per round, from the last round backwards.

A round's targets are mixed: how the game ended, and what the next round's weights (just learnt) make of the same game.
The new weights are held near those that are known already: where the games say nothing, nothing changes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from game.bigbook.catalogue import ROUNDS

from .games import Played

Array: TypeAlias = "NDArray[np.float64]"

RESULT, NEXT = 0.3, 0.7
"""What the end of the game counts in a target, and what the next round's value counts."""
STEPS = 30
FLAT = 1e-6
"""A figure whose spread is smaller says nothing."""
FAR = 30.0
"""No log-odds beyond this."""


def chances(figures: Array, weights: Array) -> Array:
    """The chance to win for each row of figures."""
    found: Array = 1 / (1 + np.exp(-np.clip(figures @ weights, -FAR, FAR)))
    return found


def regression(figures: Array, targets: Array, known: Array, hold: float) -> Array:
    """Weights that meet the targets (0 to 1) best, held to the known ones by `hold` in units of each figure's spread.

    Newton's steps. The first figure is the constant one, which is not held.
    """
    spread = figures.std(axis=0)
    says = spread > FLAT
    held = np.where(says, hold * spread**2, 1e9)
    held[0] = FLAT
    weights = known.copy()
    for _ in range(STEPS):
        chance = chances(figures, weights)
        slope = figures.T @ (chance - targets) + held * (weights - known)
        bend = (figures * (chance * (1 - chance))[:, None]).T @ figures + np.diag(held + FLAT)
        step = np.linalg.solve(bend, slope).astype(np.float64)
        weights = weights - step
        if np.abs(step).max() < 1e-6:
            break
    return weights


def learnt(games: Sequence[Played], known: Sequence[Sequence[float]], hold: float) -> list[list[float]]:
    """Weights by round from games; a round that no game has reached keeps the known ones."""
    found = [list(row) for row in known]
    later: dict[int, float] = {}
    for round_ in reversed(range(ROUNDS)):
        numbers = [number for number, game in enumerate(games) for row in game.rows if row.round == round_]
        if not numbers:
            continue
        figures = np.array([row.figures for game in games for row in game.rows if row.round == round_])
        ends = [games[number].result for number in numbers]
        targets = np.array([
            RESULT * end + NEXT * later[number] if number in later else end
            for number, end in zip(numbers, ends, strict=True)
        ])  # fmt: skip
        weights = regression(figures, targets, np.array(known[round_]), hold)
        found[round_] = [float(weight) for weight in weights]
        later = _means(numbers, chances(figures, weights))
    return found


def _means(numbers: Sequence[int], values: Array) -> dict[int, float]:
    """The mean value of each game's rows."""
    sums: dict[int, list[float]] = {}
    for number, value in zip(numbers, values, strict=True):
        sums.setdefault(number, []).append(float(value))
    return {number: sum(row) / len(row) for number, row in sums.items()}
