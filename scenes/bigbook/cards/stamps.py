"""Deeds as little woodcuts: what a card does, cut as a stamp in one colour.

Each is a solid shape with its own outline; what is inside is cut out of it with a knife, wide at the root and pointed
at the end. The things are those of the pictures: a page, a niche, a candle, a mask, a hat.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache

import pygame
from pygame import Surface

from scenes.bigbook.cards.small_stamps import SMALL_STAMPS
from scenes.kit.icons import GLYPHS, SMALL_GLYPHS, at, cut_for, glyph
from scenes.kit.shapes import Point, arc, smooth, spline, star, stroke, swell
from scenes.kit.theme import Colour

CLEAR = (0, 0, 0, 0)
SMALL_GLYPHS |= SMALL_STAMPS


@lru_cache(maxsize=256)
def mark(verb: str, side: int, colour: Colour) -> Surface:
    """The stamp of a deed in one colour, `side` pixels wide and high; also of the glyphs that others have named."""
    if verb in GLYPHS:
        return glyph(verb, side, colour)
    painter = cut_for(verb, side) or PAINTERS[verb]
    return smooth((side, side), lambda s, k: painter(s, side * k, colour))


# the knife


def _shape(s: Surface, n: float, c: tuple[int, ...], spec: str) -> None:
    """A polygon with corners."""
    pygame.draw.polygon(s, c, at(n, spec))


def _round(s: Surface, n: float, c: tuple[int, ...], spec: str) -> None:
    """A soft shape; a point given twice is a corner."""
    pygame.draw.polygon(s, c, spline(at(n, spec)))


def _cuts(s: Surface, n: float, *cuts: tuple[float, float, float, float, float]) -> None:
    """Knife cuts from (x, y) to (x, y), so wide at the root; the end is a point."""
    for x0, y0, x1, y1, wide in cuts:
        far = math.hypot(x1 - x0, y1 - y0)
        dx, dy = -(y1 - y0) / far * wide / 2, (x1 - x0) / far * wide / 2
        points = [(x0 + dx, y0 + dy), (x1, y1), (x0 - dx, y0 - dy)]
        pygame.draw.polygon(s, CLEAR, [(x * n, y * n) for x, y in points])


def _page(s: Surface, n: float, c: Colour, left: float, lean: float = 0.0) -> None:
    """A page with a dog's ear and two lines of print, leaning by that share of its height."""
    x, w, h = left, 0.48, 0.8
    outline = [(x + lean, 0.1), (x + w * 0.66 + lean, 0.1), (x + w + lean * 0.7, 0.1 + h * 0.2), (x + w, 0.9), (x, 0.9)]
    pygame.draw.polygon(s, c, [(a * n, b * n) for a, b in outline])
    _cuts(s, n, (x + w * 0.66 + lean, 0.1, x + w * 0.62 + lean, 0.34, 0.06), (x + 0.12, 0.52, x + w - 0.08, 0.5, 0.055),
          (x + 0.12, 0.71, x + w - 0.14, 0.7, 0.055))  # fmt: skip


def _arrow(s: Surface, n: float, c: Colour, x: float, y: float, degrees: float, length: float = 0.62) -> None:
    """A barbed arrow, its middle at (x, y): 0 points up, 90 to the right."""
    k, turn = length, math.radians(degrees)
    raw = [(0, -0.5), (0.3, -0.08), (0.1, -0.12), (0.14, 0.5), (0, 0.38), (-0.14, 0.5), (-0.1, -0.12), (-0.3, -0.08)]
    points = [
        (x + k * (a * math.cos(turn) - b * math.sin(turn)), y + k * (a * math.sin(turn) + b * math.cos(turn)))
        for a, b in raw
    ]
    for grow, colour in ((0.07, CLEAR), (0.0, c)):
        if grow:
            stroke(s, colour, [(a * n, b * n) for a, b in [*points, points[0]]], grow * 2 * n)
        pygame.draw.polygon(s, colour, [(a * n, b * n) for a, b in points])


def _hat(s: Surface, n: float, c: tuple[int, ...], x: float, foot: float, k: float) -> None:
    """Somebody of the school: a pointed hat over a face, a cloak; `k` is the width of the brim."""

    def points(spec: Sequence[Point]) -> list[Point]:
        return [((x + a * k) * n, (foot + b * k) * n) for a, b in spec]

    pygame.draw.polygon(
        s, c, points(((-0.42, 0), (-0.34, -0.34), (-0.14, -0.5), (0.14, -0.5), (0.34, -0.34), (0.42, 0)))
    )
    pygame.draw.circle(s, c, ((x) * n, (foot - 0.6 * k) * n), 0.21 * k * n)
    if c != CLEAR:  # a face under the brim
        pygame.draw.circle(s, CLEAR, (x * n, (foot - 0.56 * k) * n), 0.13 * k * n)
    pygame.draw.polygon(
        s, c, points(((-0.5, -0.7), (-0.2, -0.84), (0.06, -1.36), (0.14, -1.22), (0.22, -0.82), (0.5, -0.7)))
    )


# the deeds


def _cast(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.polygon(s, c, star(n * 0.42, n * 0.58, n * 0.42, n * 0.13, 4))
    pygame.draw.polygon(s, c, star(n * 0.8, n * 0.2, n * 0.22, n * 0.07, 4))
    _cuts(s, n, (0.42, 0.58, 0.42, 0.3, 0.07), (0.42, 0.58, 0.68, 0.58, 0.07))


def _learn(s: Surface, n: float, c: Colour) -> None:
    _shape(s, n, c, ".5,.24 .3,.12 .04,.16 .04,.8 .3,.76 .5,.9 .7,.76 .96,.8 .96,.16 .7,.12")
    _cuts(s, n, (0.5, 0.92, 0.5, 0.2, 0.09), (0.14, 0.34, 0.4, 0.38, 0.07), (0.14, 0.52, 0.4, 0.56, 0.07),
          (0.86, 0.34, 0.6, 0.38, 0.07), (0.86, 0.52, 0.6, 0.56, 0.07))  # fmt: skip


def _draw(s: Surface, n: float, c: Colour) -> None:
    """An arrow up out of a deck."""
    _shape(s, n, c, ".5,.0 .94,.44 .66,.4 .68,.74 .33,.74 .35,.4 .06,.44")
    _shape(s, n, c, ".03,.62 .25,.62 .25,.82 .76,.82 .76,.62 .97,.62 .97,.98 .03,.98")
    _cuts(s, n, (0.5, 0.72, 0.5, 0.24, 0.09), (0.1, 0.9, 0.84, 0.89, 0.06))


def _discard(s: Surface, n: float, c: Colour) -> None:
    """An arrow down onto a heap."""
    _shape(s, n, c, ".33,.0 .68,.0 .66,.3 .94,.26 .5,.68 .06,.26 .35,.3")
    _shape(s, n, c, ".0,.98 .04,.78 .3,.7 .5,.82 .72,.68 .96,.78 1,.98")
    _cuts(s, n, (0.5, 0.02, 0.5, 0.46, 0.09), (0.14, 0.92, 0.8, 0.88, 0.06))


def _pay(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.circle(s, c, (n * 0.36, n * 0.6), n * 0.32)
    pygame.draw.circle(s, CLEAR, (n * 0.66, n * 0.38), n * 0.38)
    pygame.draw.circle(s, c, (n * 0.66, n * 0.38), n * 0.31)
    pygame.draw.polygon(s, CLEAR, star(n * 0.66, n * 0.38, n * 0.2, n * 0.07, 4))
    _cuts(s, n, (0.12, 0.72, 0.3, 0.62, 0.07), (0.24, 0.88, 0.36, 0.7, 0.07))


def _support(s: Surface, n: float, c: Colour) -> None:
    """A niche with something in it that shines."""
    _round(s, n, c, ".08,.96 .08,.96 .08,.4 .2,.14 .5,.03 .8,.14 .92,.4 .92,.96 .92,.96")
    _round(s, n, CLEAR, ".2,.84 .2,.84 .2,.42 .3,.24 .5,.16 .7,.24 .8,.42 .8,.84 .8,.84")
    pygame.draw.polygon(s, c, star(n * 0.5, n * 0.52, n * 0.3, n * 0.11, 4))


def _gain(s: Surface, n: float, c: Colour) -> None:
    """A jewel that shines."""
    _shape(s, n, c, ".26,.3 .66,.3 .88,.54 .46,.98 .04,.54")
    _cuts(s, n, (0.06, 0.54, 0.86, 0.54, 0.07), (0.3, 0.54, 0.46, 0.94, 0.06), (0.62, 0.54, 0.46, 0.94, 0.06))
    pygame.draw.circle(s, CLEAR, (n * 0.8, n * 0.2), n * 0.2)
    pygame.draw.polygon(s, c, star(n * 0.8, n * 0.2, n * 0.24, n * 0.07, 4))


def _destroy(s: Surface, n: float, c: Colour) -> None:
    """A page torn in two, the halves apart."""
    _shape(s, n, c, ".1,.02 .62,.02 .86,.22 .86,.3 .68,.44 .54,.34 .38,.52 .24,.4 .1,.5")
    _shape(s, n, c, ".18,.62 .32,.52 .46,.66 .6,.48 .76,.58 .94,.44 .94,.98 .18,.98")
    _cuts(s, n, (0.22, 0.2, 0.56, 0.2, 0.08), (0.32, 0.84, 0.8, 0.82, 0.08))


def _strike(s: Surface, n: float, c: Colour) -> None:
    """Three claws."""
    for x in (0.0, 0.26, 0.52):
        _round(s, n, c, f"{x + 0.34},.02 {x + 0.34},.02 {x + 0.3},.4 {x + 0.06},.98 {x + 0.06},.98 {x + 0.14},.46")


def _cure(s: Surface, n: float, c: Colour) -> None:
    """The mask, blank and asleep."""
    _round(s, n, c, ".5,.03 .2,.1 .08,.36 .18,.72 .5,.98 .82,.72 .92,.36 .8,.1")
    for x in (0.32, 0.68):
        swell(s, CLEAR, arc(n * x, n * 0.37, n * 0.14, 10, 170, 12), n * 0.12, (0.2, 0.2))
    swell(s, CLEAR, arc(n * 0.5, n * 0.58, n * 0.17, 25, 155, 12), n * 0.11, (0.2, 0.2))


def _shuffle(s: Surface, n: float, c: Colour) -> None:
    """Two ways that cross."""
    up, down = (
        [(0.02, 0.8), (0.26, 0.78), (0.6, 0.26), (0.76, 0.26)],
        [(0.02, 0.2), (0.26, 0.22), (0.6, 0.74), (0.76, 0.74)],
    )
    for line, width, tone in ((up, 0.21, c), (down, 0.33, CLEAR), (down, 0.21, c)):
        crossing = line[1:3] if tone == CLEAR else line
        swell(s, tone, [(x * n, y * n) for x, y in crossing], width * n, (0.4, 1.0))
    for y in (0.26, 0.74):
        _shape(s, n, c, f".7,{y - 0.24} .99,{y} .7,{y + 0.24}")


def _sheet(s: Surface, n: float, c: Colour) -> None:
    _page(s, n, c, 0.24)


def _turn(s: Surface, n: float, c: Colour) -> None:
    """A page half turned."""
    _shape(s, n, c, ".06,.2 .48,.28 .48,.94 .06,.84")
    _round(s, n, c, ".52,.28 .52,.28 .66,.06 .96,.04 .96,.04 .84,.3 .84,.66 .84,.66 .66,.7 .52,.94 .52,.94")
    _cuts(s, n, (0.14, 0.4, 0.4, 0.45, 0.07), (0.14, 0.58, 0.4, 0.63, 0.07), (0.78, 0.18, 0.62, 0.5, 0.07))


def _exhaust(s: Surface, n: float, c: Colour) -> None:
    """A candle that lies there, and its smoke."""
    _shape(s, n, c, ".02,.66 .7,.62 .74,.78 .7,.92 .02,.94")
    for i in range(28):  # the smoke winds and thins
        t = i / 27
        x, y = 0.8 + 0.11 * math.sin(t * 9.4), 0.74 - 0.7 * t
        pygame.draw.circle(s, c, (x * n, y * n), n * (0.062 - 0.03 * t))
    _cuts(s, n, (0.06, 0.76, 0.5, 0.73, 0.06), (0.06, 0.86, 0.36, 0.85, 0.05))


def _refresh(s: Surface, n: float, c: Colour) -> None:
    """A candle that burns."""
    _shape(s, n, c, ".32,.52 .68,.52 .7,.9 .86,.92 .86,.99 .14,.99 .14,.92 .3,.9")
    _round(s, n, c, ".5,.48 .38,.4 .36,.26 .52,.02 .52,.02 .62,.2 .64,.36")
    for x0, y0, x1, y1 in (
        (0.22, 0.3, 0.06, 0.22),
        (0.78, 0.3, 0.94, 0.22),
        (0.24, 0.46, 0.08, 0.5),
        (0.76, 0.46, 0.92, 0.5),
    ):
        swell(s, c, [(x0 * n, y0 * n), (x1 * n, y1 * n)], n * 0.11, (0.3, 0.8))
    _cuts(s, n, (0.42, 0.56, 0.42, 0.78, 0.06), (0.58, 0.9, 0.58, 0.66, 0.06), (0.5, 0.44, 0.51, 0.22, 0.07))


def _chain(s: Surface, n: float, c: Colour) -> None:
    """A padlock with its keyhole."""
    _shape(s, n, c, ".14,.42 .86,.42 .92,.56 .84,.96 .16,.96 .08,.56")
    swell(s, c, arc(n * 0.5, n * 0.4, n * 0.25, 180, 360), n * 0.2, (0.55, 0.8))
    pygame.draw.circle(s, CLEAR, (n * 0.5, n * 0.62), n * 0.09)
    _cuts(s, n, (0.5, 0.88, 0.5, 0.6, 0.12))


def _token(s: Surface, n: float, c: Colour) -> None:
    """A pebble with a star."""
    pygame.draw.polygon(s, c, star(n * 0.5, n * 0.5, n * 0.49, n * 0.4, 9))
    pygame.draw.polygon(s, CLEAR, star(n * 0.5, n * 0.5, n * 0.31, n * 0.1, 4))


def _give(s: Surface, n: float, c: Colour) -> None:
    """Something that goes to the left."""
    _shape(s, n, c, ".0,.5 .42,.06 .38,.32 .66,.34 .66,.66 .38,.68 .42,.94")
    pygame.draw.circle(s, c, (n * 0.85, n * 0.5), n * 0.14)
    _cuts(s, n, (0.64, 0.5, 0.2, 0.5, 0.09))


def _take(s: Surface, n: float, c: Colour) -> None:
    """A way that turns round and comes back."""
    way = [*reversed(arc(n * 0.5, n * 0.46, n * 0.33, 180, 360)), (n * 0.17, n * 0.6)]
    swell(s, c, [(n * 0.85, n * 0.92), *way], n * 0.26, (0.3, 0.8))
    _shape(s, n, c, ".17,.98 .0,.5 .17,.56 .38,.48")


def _pile(s: Surface, n: float, c: Colour) -> None:
    """A page on a deck."""
    _shape(s, n, c, ".5,.04 .96,.3 .5,.56 .04,.3")
    for y in (0.2, 0.4):
        _shape(s, n, c, f".04,{0.24 + y} .5,{0.5 + y} .96,{0.24 + y} .96,{0.32 + y} .5,{0.6 + y} .04,{0.32 + y}")
    _cuts(s, n, (0.34, 0.3, 0.66, 0.3, 0.1))


HAND = (
    ".3,.98 .3,.98 .26,.78 .06,.56 .02,.44 .12,.42 .26,.54 .26,.54 .24,.18 .28,.11 .36,.16 .4,.46 .4,.46 .42,.07 "
    ".48,.02 .54,.08 .55,.46 .55,.46 .62,.12 .68,.08 .73,.15 .7,.5 .7,.5 .82,.26 .88,.26 .9,.34 .84,.66 .74,.84 "
    ".74,.98 .74,.98"
)


def _act(s: Surface, n: float, c: Colour) -> None:
    """A hand: one more thing may be done."""
    _round(s, n, c, HAND)
    _cuts(s, n, (0.34, 0.66, 0.58, 0.62, 0.06), (0.72, 0.78, 0.5, 0.72, 0.06))


def _one(s: Surface, n: float, c: Colour) -> None:
    _hat(s, n, c, 0.5, 0.98, 0.7)


def _each(s: Surface, n: float, c: Colour) -> None:
    for x in (0.2, 0.8):
        _hat(s, n, c, x, 0.84, 0.38)
    for k, tone in ((0.62, CLEAR), (0.5, c)):
        _hat(s, n, tone, 0.5, 0.98 + (0.05 if tone == CLEAR else 0), k)


def _dot(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.circle(s, c, (n * 0.5, n * 0.5), n * 0.16)


PAINTERS: dict[str, Callable[[Surface, float, Colour], None]] = {
    "cast": _cast, "learn": _learn, "draw": _draw, "discard": _discard, "pay": _pay, "support": _support,
    "gain": _gain, "destroy": _destroy, "strike": _strike, "cure": _cure, "shuffle": _shuffle, "page": _sheet,
    "turn": _turn, "dot": _dot, "exhaust": _exhaust, "chain": _chain, "token": _token, "give": _give, "pile": _pile,
    "act": _act, "take": _take, "refresh": _refresh, "one": _one, "each": _each,
}  # fmt: skip
