"""Letters cut by hand: outlines of a broken face, made heavier, set on a curve, nicked and carved."""

from __future__ import annotations

import functools
import math
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

import pathops
from fontTools.ttLib import TTFont

from tools.art.inkwell.brush import cutw
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U

FONT = Path(__file__).with_name("broken.ttf")
"""Grenze Gotisch, SIL Open Font License 1.1; see the licence beside it. The face of titles has other capitals."""
Curve = Callable[[float], tuple[float, float]]
"""For a place along a line of letters: how far its foot is moved down, and by how many degrees it leans."""


RECUT = {
    "L": (
        "28,-590! 96,-630 150,-668! 196,-610 214,-560! 196,-520 196,-470! 196,-120! 268,-92 330,-112 372,-186! "
        "398,-70 366,4 286,6 214,6 150,-16 96,6! 44,-20! 78,-84! 78,-500!",
        400,
    ),
    "I": (
        "30,-560! 88,-604 140,-656! 190,-610 214,-566! 196,-520 196,-470! 196,-112! 214,-70 236,-50! 180,-16 132,24! "
        "84,-20 42,-54! 78,-100! 78,-480!",
        262,
    ),
    "F": (
        "28,-560! 90,-600 142,-652! 190,-616 250,-604 300,-612 352,-664! 372,-580 336,-516 270,-512 228,-512 "
        "196,-524! 196,-366! 240,-352 270,-360 306,-396! 318,-322 286,-280 240,-282 214,-284 196,-292! 196,-112! "
        "214,-66 232,-44! 176,-12 128,26! 84,-18 44,-50! 78,-100! 78,-480!",
        372,
    ),
}
"""Capitals that are easily misread in the font, cut anew in its grid, with how far they reach."""


@dataclass(frozen=True)
class Letter:
    """A letter as it stands in a picture."""

    char: str
    shape: Sh
    x: float
    """The middle of its width, along the line."""


@functools.cache
def _font() -> TTFont:
    return TTFont(FONT)


@functools.cache
def glyph(char: str) -> tuple[Sh, float]:
    """The outline of a letter in a grid of 1000 units, its foot on y 0, its head below zero, and how far it reaches."""
    if char in RECUT:
        return S(RECUT[char][0]), float(RECUT[char][1])
    font = _font()
    names, glyphs = font.getBestCmap(), font.getGlyphSet()
    name = names[ord(char)]
    path = pathops.Path()
    glyphs[name].draw(path.getPen(glyphSet=glyphs))
    path.simplify(fix_winding=True)
    return Sh(path).tf(1, 0, 0, -1, 0, 0), float(glyphs[name].width)


def width_of(words: str, tight: float = 0.0) -> float:
    """How long a line of letters is in the font's units, each pair `tight` closer than the font says."""
    return sum(glyph(char)[1] for char in words) - tight * (len(words) - 1)


def level(x: float) -> tuple[float, float]:
    """A straight line."""
    return 0.0, 0.0


def arched(middle: float, half: float, rise: float) -> Curve:
    """An arch over `middle`: its ends, `half` away, stand `rise` lower."""

    def curve(x: float) -> tuple[float, float]:
        u = (x - middle) / half
        return rise * u * u, math.degrees(math.atan(2 * rise * u / half))

    return curve


def set_line(
    words: str, x: float, y: float, size: float, weight: float, curve: Curve = level, tight: float = 0.0
) -> list[Letter]:
    """Letters of `size` units to 1000 of the font, all round `weight` heavier, centred on x with their feet on y."""
    k = size / 1000
    at = x - width_of(words, tight) * k / 2
    found = []
    for char in words:
        shape, advance = glyph(char)
        middle = at + advance * k / 2
        drop, lean = curve(middle)
        if char != " ":
            placed = shape.move(-advance / 2, 0).scale(k).rot(lean).move(middle, y + drop)
            found.append(Letter(char, placed.grow(weight, join="miter") if weight else placed, middle))
        at += (advance - tight) * k
    return found


def nicked(shape: Sh, rnd: random.Random, count: int, length: float, width: float) -> Sh:
    """The same shape with cuts of a slipped knife: small wedges out of its edges, splinters along its grain."""
    x0, y0, x1, y1 = shape.bounds
    cuts = []
    for _ in range(count):
        side = rnd.choice((-1, 1))
        x, y = x0 if side < 0 else x1, rnd.uniform(y0 + length, y1 - length)
        cuts.append(cutw(x + side * 2, y, x - side * length * rnd.uniform(0.6, 1.2), y + rnd.uniform(-6, 6), width))
    return shape - U(cuts)


def gild(d: Doc, shape: Sh, tones: tuple[str, str, str], rnd: random.Random, k: float = 1.0) -> None:
    """Ink and colour of one letter: three tones from its head to its foot, a lit upper edge, knife cuts below right."""
    d.inked(shape, d.vlin(shape, *tones), 3.4 * k, 2.0 * k)
    d.fill(shape - shape.move(2.6 * k, 3.4 * k), "#fffbe6", 0.75)
    d.fill(shape - shape.move(-3.2 * k, -4.2 * k), "#5d2f12", 0.55)
    d.fill(wedges(shape, 9 * k, 17 * k, 3.2 * k, (-0.5, -0.8), 0.2, 0.4, rnd), "#5a2c14", 0.9)


def block(shapes: Iterable[Sh], dx: float, dy: float, steps: int) -> Sh:
    """The letters with their thickness: what lies between them and the same shapes moved away."""
    found = list(shapes)
    return U([one.move(dx * i / steps, dy * i / steps) for one in found for i in range(steps + 1)])
