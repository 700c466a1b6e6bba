"""A temper is a floor on the other side's chance: the best that leaves them as much, else what leaves them most."""

from __future__ import annotations

from collections.abc import Sequence

ENOUGH = 1e-9
"""Chances that differ by less are the same."""


def kept(worths: Sequence[float], chances: Sequence[float], floor: float) -> int:
    """The index of what is done: of all that leave the others at least `floor` the one of the greatest worth, the first
    of equal ones; where none does, the one that leaves them most."""
    fair = [at for at, chance in enumerate(chances) if chance >= floor - ENOUGH]
    if fair:
        return max(fair, key=lambda at: (worths[at], -at))
    return max(range(len(chances)), key=lambda at: (chances[at], worths[at], -at))
