"""mother_lode: one player takes value-3 elements.

A lantern-bearer before a geode the size of a cathedral and a gem with three arms.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.colour import darken, lighten, mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import INK
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.parts.sleeve import robe_back
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=63)
GEM = (334, 292)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "earth", GEM, 380)
    if detail:
        field_lines(d, "earth", GEM, 120, 210, 11)
    halo(d, "earth", GEM, 128)
    _floor(d)
    _gem(d)
    _lining(d, rnd)
    _bearer(d)
    for _ in range(22):
        x, y = rnd.uniform(150, 480), rnd.uniform(120, 440)
        if math.hypot(x - GEM[0], y - GEM[1]) > 130:
            d.fill(spark(x, y, rnd.uniform(4, 9), 0.14), "#f6fbd2", 0.95)


def _floor(d: Doc) -> None:
    floor = S("40,470! 160,440 300,436 440,446 570,470! 620,640! -20,640!")
    d.inked(floor, d.vlin(floor, "#8fc05a", "#2c6a3a", "#0d2f28"), 2.8, 1, light=(0, 1))
    d.fill(
        pile([cutw(GEM[0] + (x - GEM[0]) * 0.3, 442, x, 560, 7) for x in range(20, 620, 34)]) & floor, "#0f3a2c", 0.85
    )


def _lining(d: Doc, rnd: random.Random) -> None:
    """Rock pierced by a mouth whose rim is set with amethyst teeth, longest outside."""
    mouth = [polar(312, 318, 1, a) for a in range(0, 360, 20)]
    rim = [
        (312 + (x - 312) * 224 * rnd.uniform(0.94, 1.04), 318 + (y - 318) * 228 * rnd.uniform(0.94, 1.04))
        for x, y in mouth
    ]
    rock = Sh.rect(-60, -60, 720, 760) - S(rim)
    d.fill(rock.grow(5), INK)
    d.fill(rock, d.rad(*GEM, 420, (0, "#5a6a4a"), (0.56, "#3a4a3a"), (0.8, "#15261f"), (1, "#0a1512")))
    d.fill(wedges(rock, 12, 46, 7, ("pt", *GEM), 0.2, 0.5, rnd, lit=True), "#0a1512")
    for row, n, length, wide, tone in ((0, 27, 96, 40, 0.0), (1, 21, 70, 34, 0.36), (2, 25, 42, 24, 0.66)):
        for i in range(n):
            a = (i + row * 0.4) * 360 / n + rnd.uniform(-4, 4)
            if row < 2 and 62 < a < 118:
                continue
            r = 236 - row * 9 + rnd.uniform(-8, 8)
            base = polar(312, 320, r, a)
            _tooth(
                d,
                base,
                a + 180 + rnd.uniform(-14, 14),
                length * rnd.uniform(0.6, 1.3),
                wide * rnd.uniform(0.8, 1.2),
                tone,
            )


def _tooth(d: Doc, base: tuple[float, float], angle: float, length: float, wide: float, tone: float) -> None:
    """A crystal pointing at the lamp: lit face, shaded face, one glint."""

    def place(pts):
        return Sh.poly(pts).rot(angle).move(*base)

    h = wide / 2
    c = mix("#5b2c63", "#c48ac8", tone)
    whole = place([(-26, -h), (length * 0.42, -h), (length, 0), (length * 0.5, h), (-26, h)])
    d.inked(whole, c, 2.4, 1.2)
    d.fill(
        place([(-26, -h), (length * 0.42, -h), (length, 0), (length * 0.3, -h * 0.1), (-26, -h * 0.2)]),
        lighten(c, 0.35),
    )
    d.fill(place([(-26, h * 0.45), (length * 0.4, h * 0.4), (length, 0), (length * 0.5, h), (-26, h)]), darken(c, 0.38))
    glint = sliver(0, -h * 0.6, length * 0.44, -h * 0.62, 1.8).rot(angle).move(*base)
    d.fill(glint, "#ffe9ff", 0.8)


def _gem(d: Doc) -> None:
    """Three arms of one crystal, every arm a face with the element's sign."""
    x, y = GEM
    d.glow(x, y, 190, (0, "#f6fbd2", 1), (0.4, "#d5ee98", 0.5), (1, "#b5dd86", 0))
    for a in (150, 30, -90):

        def place(pts, a=a):
            return Sh.poly(pts).rot(a).move(x, y)

        reach = 142 if a == -90 else 126
        arm = place([(0, 0), (44, -50), (reach - 42, -46), (reach, 0), (reach - 42, 46), (44, 50)])
        d.inked(arm, "#6fbf6a", 3.4, 1.8)
        light = {150: (0.62, 0.2), 30: (0.1, -0.34), -90: (0.72, 0.05)}[a]
        for pts, t in (
            ([(0, 0), (44, -50), (reach - 42, -46), (reach, 0)], light[0]),
            ([(0, 0), (44, 50), (reach - 42, 46), (reach, 0)], light[1]),
            ([(reach, 0), (reach - 42, -46), (reach - 52, 0)], light[0] + 0.14),
            ([(reach, 0), (reach - 42, 46), (reach - 52, 0)], light[1] + 0.16),
        ):
            d.fill(place(pts), lighten("#63b866", t) if t > 0 else darken("#4f9f5a", -t))
        d.fill(place([(reach - 42, -46), (reach - 52, 0), (reach - 42, 46), (reach - 46, 0)]), INK)
        face = place([(16, 0), (48, -36), (reach - 56, -32), (reach - 56, 32), (48, 36)])
        d.fill(face, lighten("#8fd07a", 0.3 if a != 30 else 0.0))
        cx, cy = polar(x, y, reach * 0.46, a)
        solid, cuts = sigil("earth", cx, cy, 25)
        d.fill(solid, "#104636")
        d.fill(cuts, "#f6fbd2")
    d.fill(spark(x, y, 44, 0.16), "#ffffff")
    d.fill(spark(x - 30, y - 96, 22, 0.15), "#ffffff")


def _bearer(d: Doc) -> None:
    """A student no taller than a thumb, lantern raised."""
    d.fill(S("130,488! 166,470 228,474 270,490! 210,502"), "#071a16", 0.75)
    robe_back(d, 172, 486, 0.36, ("#b5dd86", "#2f7a56", "#0d2f28"), None, "pointed", 16, 1.0, 2.4)
    arm = brush("186,430 206,420 218,404", 11, taper(1, 0.7, 0.2), 6)
    d.inked(arm, "#2f7a56", 2.2, 0.8)
    d.glow(220, 418, 66, (0, "#fff3b8", 0.95), (0.3, "#ffd27a", 0.5), (1, "#f0b24a", 0))
    lamp = S("212,404! 230,404! 235,430! 207,430!")
    d.inked(lamp, d.vlin(lamp, "#fffbe0", "#ffcf5a"), 2.4, 1)
    d.fill(pile([cutw(221, 405, 221, 430, 2.6), cutw(206, 431, 236, 431, 4.4), cutw(210, 404, 232, 404, 4.4)]), INK)
