"""Who draws from the generator of `numbers.py`, and dice."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from .numbers import HasRng, below, seeded, shuffle

__all__ = ["DiceError", "HasDice", "HasRng", "Luck", "LuckAt", "below", "roll", "seeded", "shuffle"]


@dataclass(slots=True)
class LuckAt:
    """A generator beside a game's, which stands at this state: the game's luck is untouched."""

    rng: int


class Luck(LuckAt):
    """A generator beside a game's, begun from a seed: whoever answers by chance has one."""

    def __init__(self, seed: int) -> None:
        super().__init__(seeded(seed ^ 0x5EED))


class HasDice(HasRng, Protocol):
    """Anything that rolls dice: by the generator where `dice` is None, else as the script says, first to last."""

    dice: tuple[int, ...] | None


class DiceError(LookupError):
    """A die was rolled for which the script of a scenario has no number, or one that is not on the die."""


def roll(state: HasDice, sides: int) -> int:
    """A die: 1 to `sides`; the next number of the script where there is one. DiceError beyond its end."""
    script = state.dice
    if script is None:
        return below(state, sides) + 1
    if not script:
        raise DiceError(f"a die with {sides} sides is rolled, but the script of dice is at its end")
    if not 1 <= script[0] <= sides:
        raise DiceError(f"{script[0]} is not on a die with {sides} sides")
    state.dice = script[1:]
    return script[0]
