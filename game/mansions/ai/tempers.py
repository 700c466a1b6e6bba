"""How hard the Keeper is to those who walk through its house: every rule of a temper is a setting here.

A temper is a floor under the investigators' chance to win. It spares, it never cheats: of what may be done it takes the
best that leaves them so much. The floor falls with the clock, since the house may finish in the end what it has begun.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Temper:
    """The settings of a temper."""

    id: str
    floors: tuple[float, float, float, float] = (0.0, 0.0, 0.0, 0.0)
    """The chance that is left to one, two, three, four investigators (0: none is)."""
    falls: tuple[int, int] = (9, 18)
    """From which round on the floor falls, and in which it is nothing."""
    falls_alone: tuple[int, int] = (12, 20)
    """The same where one investigator walks alone: the clock is hard enough on them."""
    announces: bool = False
    """A blow that may kill comes only from a figure that did not come into play in this turn: people could see it."""
    once: bool = False
    """Nobody is out twice: a seat that has lost somebody is spared blows that may kill."""
    spreads: bool = False
    """Of those in reach whoever has most left is struck first: nobody is worn down while another stands by."""
    busy: bool = True
    """No turn goes by without an act where one costs little: a whisper, a wait."""
    varied: float = 0.8
    """So many points a Keeper action may be worse than the best and still be taken for a change."""

    def floor(self, people: int, round_: int) -> float:
        """The chance that is left to so many people in a round."""
        start, end = self.falls_alone if people == 1 else self.falls
        gone = min(1.0, max(0.0, (round_ - start) / (end - start)))
        return self.floors[people - 1] * (1 - gone)


GENTLE, STERN, MERCILESS = "gentle", "stern", "merciless"
TEMPERS: Mapping[str, Temper] = {
    GENTLE: Temper(GENTLE, (0.5, 0.56, 0.56, 0.54), (10, 18), (12, 18), announces=True, once=True, spreads=True),
    STERN: Temper(STERN, (0.32, 0.38, 0.38, 0.36), (9, 16), (11, 17), announces=True, once=True),
    MERCILESS: Temper(MERCILESS),
}
"""By name, the mildest first."""
