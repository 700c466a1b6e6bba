"""falling_star: destroys a curse without paying.

Over the tiny night academy a star comes down on the lectern and the bramble ring flies apart.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile, spark, star
from tools.art.inkwell.spline import lerp, polar
from tools.art.palette import CURSE_BLACK, INK
from tools.art.parts.bramble import bramble
from tools.art.parts.light import field_lines
from tools.art.parts.plants import pine
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=29)
STAR = (408, 372)
NIGHT = ("#3d62b4", "#2b4a9a", "#101b48")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    sky = (
        (0, "#fff4c2"),
        (0.13, "#ffc850"),
        (0.26, "#f5792a"),
        (0.38, "#a42a2c"),
        (0.5, "#4a1f58"),
        (0.62, NIGHT[1]),
        (1, NIGHT[2]),
    )
    d.fill(d.window, d.rad(*STAR, 440, *sky))
    if detail:
        field_lines(d, "fire", STAR, 120, 420, col="#1a1240", op=0.7)
    for _ in range(26):
        x, y = rnd.uniform(60, 560), rnd.uniform(60, 290)
        if math.hypot(x - STAR[0], y - STAR[1]) > 200:
            d.fill(spark(x, y, rnd.uniform(3, 8), 0.1), "#f6ecd6")
    _tail(d, rnd)
    _academy(d, rnd)
    d.glow(*STAR, 170, (0, "#fffbe0", 1), (0.35, "#ffe08a", 0.75), (1, "#ffb040", 0))
    _lectern(d, rnd)
    _star(d)
    _broken_ring(d, rnd)


def _tail(d, rnd):
    """the long track from the upper left, five strands"""
    for off, width, colour in ((0, 64, "#c8371f"), (-8, 46, "#f5792a"), (6, 30, "#ffc24a"), (0, 15, "#fffdf0")):
        track = brush(
            [(196 + off * 1.5, 76 + off), (262, 156 + off), (338, 258 + off), STAR], width, taper(0, 0.9, 0.95, 0.8), 12
        )
        d.fill(track, colour)
    cuts = []
    for _ in range(30):
        t = rnd.uniform(0.1, 0.9)
        x, y = lerp(196, STAR[0], t) + rnd.uniform(-34, 34) * t, lerp(76, STAR[1], t) + rnd.uniform(-30, 30) * t
        cuts.append(sliver(x, y, x - 24, y - 33, 2.4))
    d.fill(pile(cuts), "#fff0b0")


def _academy(d, rnd):
    """roofs and towers on the left hill, lamps in a few windows, firs in front"""
    hill = S("-60,470! 60,430 150,420 240,436 330,458 480,452 660,424! 660,640! -60,640!")
    roofs = [
        tower(84, 440, 44, 180),
        tower(136, 440, 34, 118),
        tower(188, 440, 56, 214),
        tower(246, 446, 30, 100),
        tower(282, 452, 24, 66),
    ]
    hall = S("96,440! 96,372! 120,346! 216,346! 240,374! 240,440!")
    for part in (hall, *roofs):
        d.inked(part, d.hlin(part, "#3a2250", "#22153a", "#5a2038"), 2.8, 1.4)
        d.fill(wedges(part, 8, 16, 4, (0.8, 0.1), 0.3, 0.2, rnd), INK)
        d.fill(part - part.move(-3, 1), "#ff9a4a", 0.8)
    for x, y in ((84, 342), (188, 316), (188, 348), (136, 386), (246, 398), (112, 404), (160, 404), (212, 404)):
        d.fill(S([(x - 5, y + 9, 1), (x - 5, y - 3), (x, y - 9, 1), (x + 5, y - 3), (x + 5, y + 9, 1)]), "#ffd867")
    d.inked(hill, d.lin(0, 420, 0, 560, "#4a1a38", "#140a20"), 3.2, 1.4)
    for x, h in ((70, 62), (108, 44), (148, 70), (206, 50), (252, 60), (296, 40), (530, 84), (562, 64), (504, 52)):
        d.fill(pine(x, 486, h), INK)


def tower(x, foot, w, h):
    """a round tower with a pointed hat"""
    a = w / 2
    return S(
        [
            (x - a, foot, 1),
            (x - a * 0.86, foot - h * 0.62, 1),
            (x - a * 1.3, foot - h * 0.6, 1),
            (x - a * 0.3, foot - h * 0.86),
            (x, foot - h, 1),
            (x + a * 0.3, foot - h * 0.86),
            (x + a * 1.3, foot - h * 0.6, 1),
            (x + a * 0.86, foot - h * 0.62, 1),
            (x + a, foot, 1),
        ]
    )


def _lectern(d, rnd):
    """a lone lectern on the hill's brow"""
    foot = S("394,440! 422,440! 428,480 462,506! 354,506! 388,480")
    desk = S("330,414! 486,414! 464,446! 352,446!")
    for part in (foot, desk):
        d.inked(part, d.hlin(part, "#8a4a34", "#5a2628", "#22101c"), 3, 1.6)
        d.fill(wedges(part, 8, 14, 4, rnd=rnd), INK)


def _star(d):
    """white heat on the desk"""
    x, y = STAR
    d.fill(star(x, y, 100, 9, 0.5, 11), "#ffc24a")
    d.fill(star(x, y, 78, 9, 0.5, -10), "#fff0b0")
    d.fill(spark(x, y, 112, 0.05, 12), "#ffffff")
    d.fill(Sh.ell(x, y, 26), "#ffffff")


def _broken_ring(d, rnd):
    """five arcs of bramble thrown outward, each turned its own way"""
    for a, r, span, turn in (
        (-70, 118, 44, 16),
        (-8, 122, 52, -12),
        (62, 104, 40, 24),
        (172, 124, 50, -16),
        (228, 112, 42, 20),
    ):
        cx, cy = polar(*STAR, r, a)
        points = [
            polar(cx - 74 * math.cos(math.radians(a)), cy - 74 * math.sin(math.radians(a)), 74, a + b)
            for b in (-span, -span * 0.4, span * 0.4, span)
        ]
        stem, thorns = bramble(points, 15, 22, rnd, 26, 3)
        stem, thorns = stem.rot(turn, cx, cy), U(thorns).rot(turn, cx, cy)
        d.inked(thorns, "#c9b99a", 2.2, 1, CURSE_BLACK)
        d.inked(stem, d.dlin(stem, "#f3e8cc", "#c9b99a", "#6d5c58"), 2.4, 1.2, CURSE_BLACK)
        for end in (points[0], points[-1]):
            x, y = polar(*end, 16, a + rnd.uniform(-30, 30))
            d.fill(sliver(x, y, *polar(x, y, 16, a), 3), "#fff0b0")
