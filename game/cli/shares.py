"""How sure a share is that some games have shown: the interval in which the true one lies, nineteen times of twenty."""

from __future__ import annotations

from math import sqrt

SURE = 1.96
"""The width of the interval in standard deviations."""


def interval(hits: int, of: int) -> tuple[float, float]:
    """The lowest and the highest share (0 to 1) that fit so many hits (Wilson's interval); all of them for no game."""
    if of == 0:
        return (0.0, 1.0)
    share, square = hits / of, SURE * SURE
    middle = (share + square / (2 * of)) / (1 + square / of)
    reach = SURE * sqrt(share * (1 - share) / of + square / (4 * of * of)) / (1 + square / of)
    return (max(0.0, middle - reach), min(1.0, middle + reach))
