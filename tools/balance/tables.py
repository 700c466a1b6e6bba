"""What many games tell: how often each cell is won, beside what is aimed at, and of what use each card is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.options import MAGICIANS
from game.cli.shares import interval

from .games import Cell, Played

BARS: Mapping[str, tuple[int, int, int, int]] = {
    "easy": (95, 88, 65, 45), "medium": (85, 72, 45, 30), "hard": (80, 58, 35, 20),
}  # fmt: skip
"""Shares (percent) that a master is to win at least in Normal mode, with two to five players."""
PRINTED = frozenset({
    *MAGICIANS, "combustion", "ice", "growth", "telepathy", "power_of_the_brazier", "mist_weaving", "arctic_circle",
    "essence_recall", "mental_control", "eye_of_the_tornado", "a1",
})  # fmt: skip
"""Cards whose effect is printed; all others were designed, at least in part."""


def win_lines(games: Sequence[Played]) -> Iterator[str]:
    """A line for each cell: won of how many, the interval of the share (nineteen times of twenty), what is aimed at."""
    cells: dict[Cell, list[bool]] = defaultdict(list)
    for game in games:
        cells[game.cell].append(game.won)
    for cell, won in sorted(cells.items()):
        policy, players, difficulty, mode, _ = cell
        low, high = interval(sum(won), len(won))
        told = f"{' '.join(map(str, cell)):40} {sum(won):4} of {len(won):4}  {100 * low:3.0f} to {100 * high:3.0f}%"
        bar = BARS[difficulty][players - 2] if policy == "master" and mode == "normal" else None
        yield told if bar is None else f"{told}  aim {bar}%: {_verdict(bar / 100, low, high)}"


def _verdict(bar: float, low: float, high: float) -> str:
    return "reached" if low >= bar else "missed" if high < bar else "open"


@dataclass(slots=True)
class Use:
    """One card: games won and all, with it in use and without; how often it was there, taken and used."""

    kind: str
    name: str
    with_: list[bool] = field(default_factory=list)
    without: list[bool] = field(default_factory=list)
    there: int = 0
    taken: int = 0
    used: int = 0

    @property
    def gain(self) -> float:
        """By how much (-1 to 1) games with it are won more often than games without; 0 where one kind is missing."""
        if not self.with_ or not self.without:
            return 0.0
        return sum(self.with_) / len(self.with_) - sum(self.without) / len(self.without)

    @property
    def blur(self) -> float:
        """Half of the width of the gain's interval (nineteen times of twenty)."""
        reach = 0.0
        for side in (self.with_, self.without):
            low, high = interval(sum(side), len(side))
            reach += ((high - low) / 2) ** 2
        return sqrt(reach)

    @property
    def line(self) -> str:
        """Everything about it in one line."""
        first, second = (f"{sum(side):3} of {len(side):4}" for side in (self.with_, self.without))
        printed = "printed" if self.name in PRINTED else "designed"
        return (
            f"{self.kind:8} {self.name:22} {printed:8} with {first}  without {second}  {100 * self.gain:+5.0f} ±"
            f"{100 * self.blur:3.0f}  there {self.there:5} taken {self.taken:5} used {self.used:5}"
        )


def uses(games: Sequence[Played]) -> list[Use]:
    """Every magician (with: in the party; used: its ability), spell (with: learned, without: seen and not learned;
    basic ones, which everybody has, with: cast), and curse (with: laid; taken: destroyed; used: it struck)."""
    cards = catalogue()
    found: list[Use] = []
    for magician in cards.magicians:
        one = Use("magician", magician)
        for game in games:
            here = magician in game.magicians
            (one.with_ if here else one.without).append(game.won)
            one.there += here
            one.used += game.abilities.get(magician, 0)
        found.append(one)
    found += [_spell(games, spell, spell in cards.basic) for spell in cards.spells]
    return found + [_curse(games, curse) for curse in cards.curses]


def _spell(games: Sequence[Played], spell: str, basic: bool) -> Use:
    one = Use("spell", spell)
    for game in games:
        one.used += game.cast.get(spell, 0)
        if basic or spell in game.offered:
            one.there += 1
            taken = spell in (game.cast if basic else game.learned)
            one.taken += taken
            (one.with_ if taken else one.without).append(game.won)
    return one


def _curse(games: Sequence[Played], curse: str) -> Use:
    one = Use("curse", curse)
    for game in games:
        (one.with_ if curse in game.laid else one.without).append(game.won)
        one.there += game.laid.get(curse, 0)
        one.taken += game.destroyed.get(curse, 0)
        one.used += game.struck.get(curse, 0)
    return one


FEW = 3
"""With fewer printed cards of a kind there is no range to compare with (only one curse is printed)."""


def use_lines(games: Sequence[Played]) -> Iterator[str]:
    """Kind by kind, the weakest first; designed cards that lie outside the printed ones' range, beyond their blur, are
    marked."""
    every = uses(games)
    for kind in ("magician", "spell", "curse"):
        cards = sorted((one for one in every if one.kind == kind), key=lambda one: one.gain)
        printed = [one.gain for one in cards if one.name in PRINTED and one.with_ and one.without]
        for one in cards:
            ranged = one.name not in PRINTED and len(printed) >= FEW
            outside = ranged and (one.gain + one.blur < min(printed) or one.gain - one.blur > max(printed))
            idle = kind == "spell" and one.taken and not one.used
            yield one.line + ("  OUTSIDE" if outside else "") + ("  NEVER CAST" if idle else "")
