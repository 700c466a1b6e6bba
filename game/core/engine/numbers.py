"""One small random generator whose whole state is an int inside the game state.

A 64-bit linear congruential step (Knuth's MMIX constants) of which only the high 32 bits are used; seeds are mixed
first, so that seeds 1, 2, 3 … give unrelated games. Same seed, same numbers, on every Python version.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import Final, Protocol, TypeVar

_MASK: Final = (1 << 64) - 1
_MULTIPLIER: Final = 6364136223846793005
_INCREMENT: Final = 1442695040888963407

T = TypeVar("T")


class HasRng(Protocol):
    """Anything that carries the generator's state."""

    rng: int


def seeded(seed: int) -> int:
    """The first generator state for `seed` (any int), well mixed (the finaliser of SplitMix64)."""
    z = (seed * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return z ^ (z >> 31)


def below(state: HasRng, bound: int) -> int:
    """A number from 0 to `bound` - 1; moves the generator on by one step."""
    rng = (state.rng * _MULTIPLIER + _INCREMENT) & _MASK
    state.rng = rng
    return ((rng >> 32) * bound) >> 32


def shuffle(state: HasRng, items: MutableSequence[T]) -> None:
    """Shuffle `items` in place (Fisher and Yates)."""
    rng = state.rng
    for i in range(len(items) - 1, 0, -1):
        rng = (rng * _MULTIPLIER + _INCREMENT) & _MASK
        j = ((rng >> 32) * (i + 1)) >> 32
        items[i], items[j] = items[j], items[i]
    state.rng = rng
