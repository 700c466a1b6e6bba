"""What many games tell: how often each cell is won, beside what is aimed at, and of what use each card is."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from math import sqrt

from game.bigbook.catalogue import catalogue
from game.bigbook.rules.options import MAGICIANS
from game.cli.shares import SURE, interval

from .games import STYLED, Cell, Played, dealt

BARS: Mapping[str, tuple[int, int, int, int]] = {
    "easy": (95, 88, 65, 45), "medium": (85, 72, 45, 30), "hard": (80, 58, 35, 20),
}  # fmt: skip
"""Shares (percent) that a master is to win at least in Normal mode, with two to five players, of FULL games."""
FULL = 200
PRINTED = frozenset({
    *MAGICIANS, "combustion", "ice", "growth", "telepathy", "power_of_the_brazier", "mist_weaving", "arctic_circle",
    "essence_recall", "mental_control", "eye_of_the_tornado", "abundance", "levitation", "telekinesis", "adrenaline",
    "ice_touch", "a1",
})  # fmt: skip
"""Cards whose effect stands, with its numbers, in a rulebook, and so is not ours to change; of most of these spells the
element or the level, of some the name is our reading. What the others do was designed, at least in part."""


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
        yield told if bar is None else f"{told}  aim {bar}%: {_verdict(bar / 100, won)}"


def style_lines(games: Sequence[Played]) -> Iterator[str]:
    """A line for each temper that has played deals both as its magicians like to and without: what that costs, in
    points, give or take (nineteen times of twenty), from the games that ended otherwise."""
    won = {(game.cell, game.seed): game.won for game in games}
    pairs: dict[str, list[tuple[bool, bool]]] = defaultdict(list)
    for ((policy, *rest), seed), styled in won.items():
        temper = policy.removesuffix(STYLED)
        plain = won.get(((temper, *rest), seed)) if policy != temper else None  # type: ignore[arg-type]
        if plain is not None:
            pairs[temper].append((plain, styled))
    for temper, both in sorted(pairs.items()):
        lost, gained = both.count((True, False)), both.count((False, True))
        blur = 100 * SURE * sqrt(lost + gained) / len(both)
        yield (f"{temper} as its magicians like to: {len(both)} pairs, {lost} lost by it and {gained} won, "
               f"costs {100 * (lost - gained) / len(both):.1f} ± {blur:.1f} points")  # fmt: skip


def _verdict(bar: float, won: Sequence[bool]) -> str:
    """A cell that is full is what its games come to; before that, only what holds for the whole interval is told."""
    share = sum(won) / len(won)
    low, high = (share, share) if len(won) >= FULL else interval(sum(won), len(won))
    return "reached" if low >= bar else "missed" if high < bar else "open"


@dataclass(slots=True)
class Compared:
    """Games with something beside games of the same cell without it: an easy table must not pass for a good card."""

    cells: dict[Cell, tuple[list[bool], list[bool]]] = field(default_factory=dict)
    """By cell, won or not: games without it, and with it."""

    def add(self, game: Played, there: bool) -> None:
        """Count one game."""
        self.cells.setdefault(game.cell, ([], []))[there].append(game.won)

    def games(self, there: bool) -> list[bool]:
        """All games with it, or without."""
        return [won for sides in self.cells.values() for won in sides[there]]

    def _weighed(self) -> Iterator[tuple[float, float, float]]:
        """Of each cell that has both kinds: weight (after Mantel and Haenszel), difference of the shares, variance."""
        for without, with_ in self.cells.values():
            if without and with_:
                weight = len(with_) * len(without) / (len(with_) + len(without))
                yield weight, sum(with_) / len(with_) - sum(without) / len(without), _spread(with_) + _spread(without)

    @property
    def known(self) -> bool:
        """Whether any cell has games of both kinds."""
        return any(True for _ in self._weighed())

    @property
    def gain(self) -> float:
        """By how much (-1 to 1) games with it are won more often; 0 where nothing can be compared."""
        cells = list(self._weighed())
        return sum(weight * more for weight, more, _ in cells) / sum(weight for weight, *_ in cells) if cells else 0.0

    @property
    def blur(self) -> float:
        """Half of the width of the gain's interval (nineteen times of twenty); 1 where nothing can be compared."""
        cells = list(self._weighed())
        if not cells:
            return 1.0
        return SURE * sqrt(sum(weight**2 * spread for weight, _, spread in cells)) / sum(weight for weight, *_ in cells)

    @property
    def told(self) -> str:
        """Won with and without, and the gain in points."""
        first, second = (f"{sum(side):4} of {len(side):4}" for side in (self.games(True), self.games(False)))
        gain = f"{100 * self.gain:+4.0f} ±{100 * self.blur:3.0f}" if self.known else ""
        return f"{first}, else {second} {gain:9}"


def _spread(games: Sequence[bool]) -> float:
    """The variance of a share, with one game won and one lost added: no share is certain."""
    share = (sum(games) + 1) / (len(games) + 2)
    return share * (1 - share) / len(games)


@dataclass(slots=True)
class Use:
    """One card: what games come to in which it lies by chance and in which it was taken up; how often it was there,
    taken and used."""

    kind: str
    name: str
    dealt: Compared = field(default_factory=Compared)
    """By chance alone: the magician in the party, the spell in a library, the curse on the first page."""
    chosen: Compared = field(default_factory=Compared)
    """Spells: learned, of the games in which it lay open. Whoever wins plays longer and learns more, which bends it."""
    there: int = 0
    taken: int = 0
    used: int = 0

    @property
    def line(self) -> str:
        """Everything about it in one line."""
        printed = "printed" if self.name in PRINTED else "designed"
        counts = f"there {self.there:5} taken {self.taken:5} used {self.used:5}"
        chosen = f" | learned {self.chosen.told}" if self.chosen.cells else ""
        return f"{self.kind:8} {self.name:20} {printed:8} {counts} | {self.dealt.told}{chosen}"


def uses(games: Sequence[Played]) -> list[Use]:
    """Every magician (used: its ability), spell (there: games in which it was seen; taken: learned, of the basic ones
    cast), and curse (there: laid; taken: destroyed; used: it struck)."""
    cards = catalogue()
    found = {
        **{name: Use("magician", name) for name in cards.magicians},
        **{name: Use("spell", name) for name in cards.spells},
        **{name: Use("curse", name) for name in cards.curses},
    }
    for game in games:
        deal = dealt(game.cell, game.seed)
        for name, one in found.items():
            if name not in cards.basic:
                one.dealt.add(game, name in deal)
            _TOLD[one.kind](one, game)
    return list(found.values())


def _magician(one: Use, game: Played) -> None:
    one.there += one.name in game.magicians
    one.used += game.abilities.get(one.name, 0)


def _spell(one: Use, game: Played) -> None:
    basic = one.name in catalogue().basic
    one.used += game.cast.get(one.name, 0)
    if basic or one.name in game.offered:
        taken = one.name in (game.cast if basic else game.learned)
        one.there += 1
        one.taken += taken
        one.chosen.add(game, taken)


def _curse(one: Use, game: Played) -> None:
    one.there += game.laid.get(one.name, 0)
    one.taken += game.destroyed.get(one.name, 0)
    one.used += game.struck.get(one.name, 0)


_TOLD: Mapping[str, Callable[[Use, Played], None]] = {"magician": _magician, "spell": _spell, "curse": _curse}
FEW = 3
"""With fewer printed cards of a kind there is no range to compare with (only one curse is printed)."""


def use_lines(games: Sequence[Played]) -> Iterator[str]:
    """Kind by kind, the weakest first; designed cards that lie outside the printed ones' range, beyond their blur, are
    marked."""
    every = uses(games)
    for kind in ("magician", "spell", "curse"):
        cards = sorted((one for one in every if one.kind == kind), key=lambda one: one.dealt.gain)
        printed = [one.dealt.gain for one in cards if one.name in PRINTED and one.dealt.known]
        for one in cards:
            ranged = one.name not in PRINTED and len(printed) >= FEW
            gain, blur = one.dealt.gain, one.dealt.blur
            outside = ranged and (gain + blur < min(printed) or gain - blur > max(printed))
            idle = kind == "spell" and one.taken and not one.used
            yield one.line + ("  OUTSIDE" if outside else "") + ("  NEVER CAST" if idle else "")
