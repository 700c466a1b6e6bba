"""arctic_circle: each player sets cards in support, then draws.

Straight down on a frozen lake, one skate track joins five holes: a page frozen at each, a fish-page jumping out.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.inkwell.spline import lerp, polar
from tools.art.palette import INK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.parts.mote5 import mote, ring5
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=38)
POLE = (300, 292)
CORAL = ("#ffe0cc", "#f6947c", "#a83a3c")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(
        d.window,
        d.rad(*POLE, 380, (0, "#ffffff"), (0.3, "#d8f4f0"), (0.6, "#7cc0d8"), (0.82, "#1f5fa6"), (1, "#0b1c42")),
    )
    if detail:
        field_lines(d, "water", POLE, 206, 130, 15)
    _track(d, rnd)
    _cracks(d, rnd)
    holes = ring5(*POLE, 168, -90, 150)
    for i, (x, y, _a) in enumerate(holes):
        _hole(d, x, y, rnd)
        cx, cy = lerp(x, POLE[0], -0.24), lerp(y, POLE[1], -0.24)
        leafcard(
            d,
            cx,
            cy,
            66,
            ("fire", "earth", "air", "water", "earth")[i],
            rot=(0, 24, 12, -12, -24)[i],
            paper=("#f4fbf6", "#cfe6e6", "#8fb4c8"),
            detail=detail,
            seed=i + 1,
        )
        rim = Sh.ell(cx, cy + 24, 34, 15)
        d.inked(rim, d.vlin(rim, "#ffffff", "#a9e0e6"), 2.2, 1)
    for i, (x, y, _a) in enumerate(holes):
        _fish_page(d, lerp(x, POLE[0], 0.36), lerp(y, POLE[1], 0.36), (-14, 40, 28, -28, -40)[i], detail, i % 2 == 0)
    for x, y, a in ring5(*POLE, 172, -54, 152):
        _lantern(d, x, y, a)
    d.fill(spark(*POLE, 30, 0.08), "#ffffff")


def _track(d, rnd):
    """the ring cut by two blades"""
    for r, width in ((176, 7), (160, 4.5)):
        points = [
            (POLE[0] + r * math.cos(math.radians(a)), POLE[1] + r * 0.89 * math.sin(math.radians(a)))
            for a in range(-60, 312, 12)
        ]
        d.fill(brush(points, width + 4, taper(0.5, 0.3, 0.5), 40), "#ffffff")
        d.fill(brush(points, width, taper(0.5, 0.3, 0.5), 40), "#153a75")
    shavings = [
        sliver(*polar(POLE[0], POLE[1], r, a), *polar(POLE[0], POLE[1], r + rnd.uniform(8, 16), a + 6), 2)
        for a in range(0, 360, 9)
        for r in (rnd.uniform(140, 190),)
    ]
    d.fill(pile(shavings), "#ffffff", 0.9)


def _cracks(d, rnd):
    """fine forked cracks from the pole outward, under everything"""
    cuts = []
    for i in range(11):
        a = i * 33 + rnd.uniform(-8, 8)
        x, y = polar(*POLE, rnd.uniform(26, 60), a)
        for _ in range(4):
            nx, ny = polar(x, y, rnd.uniform(26, 58), a + rnd.uniform(-26, 26))
            cuts += [cutw(x, y, nx, ny, 4.4), cutw(nx, ny, *polar(nx, ny, 20, a + rnd.choice((-50, 50))), 3)]
            x, y = nx, ny
    d.fill(pile(cuts), "#3a8fc0", 0.75)


def _hole(d, x, y, rnd):
    """a hole in the ice with a bright broken lip"""
    edge = Sh.spline(
        [
            (
                x + 40 * rnd.uniform(0.9, 1.12) * math.cos(math.radians(a)),
                y + 31 * rnd.uniform(0.9, 1.12) * math.sin(math.radians(a)),
                True,
            )
            for a in range(0, 360, 36)
        ]
    )
    d.inked(edge.grow(6), d.vlin(edge, "#ffffff", "#c9f3ee"), 2.8, 1.4)
    d.fill(edge, d.lin(0, y - 30, 0, y + 30, "#06112e", "#153a75", "#2f83bd"))
    d.fill(pile([sliver(x - 24, y + 6 + 7 * k, x + 20 - 6 * k, y + 6 + 7 * k, 2.4, 0.08) for k in range(3)]), "#8fdcdc")


def _fish_page(d, x, y, rot, detail, flip):
    """a page that is half fish: forked tail, fin, one eye, drops flying off"""

    def place(s):
        return (s.flipx(0) if flip else s).rot(rot).move(x, y)

    tail = place(S("-4,20! 6,34 24,50! 6,50 0,42! -8,52 -26,48! -12,34"))
    body = place(S("-22,-34! 10,-34! 22,-20! 20,4 8,26 0,32! -12,22 -22,2"))
    fin = place(S("18,-8! 36,2 38,18! 26,12 14,14!"))
    for part in (tail, fin):
        d.inked(part, d.dlin(part, "#c9f3ee", "#3a9fc9", "#1f5fa6"), 2.4, 1.2)
    d.inked(body, d.dlin(body, "#ffffff", "#e4f6f2", "#7cc0d8"), 2.8, 1.4)
    d.inked(place(S("10,-34! 10,-20! 22,-20!")), "#a9d8e0", 1.8, 0.5)
    scales = [
        Sh.ring(-8 + 10 * i + 4 * (j % 2), 2 + 8 * j, 6, 4) & Sh.rect(-20, 2 + 8 * j, 40, 10)
        for i in range(3)
        for j in range(3)
    ]
    d.fill(place(pile(scales)) & body, "#1f5fa6")
    d.fill(place(Sh.ell(-8, -18, 5)), INK)
    d.fill(place(Sh.ell(-9.5, -19.5, 1.7)), "#ffffff")
    d.inked(
        [place(mote("drop", dx, dy, 5.5, a)) for dx, dy, a in ((-26, 22, -140), (30, 34, -30), (-30, -10, -170))],
        "#ffffff",
        1.7,
        0.5,
    )


def _lantern(d, x, y, a):
    """a coral paper lantern on the ice, its glow round it"""
    d.glow(x, y, 44, (0, "#ffe0cc", 0.95), (0.45, "#f6947c", 0.5), (1, "#f6947c", 0))
    shade = Sh.ell(x, y, 15)
    d.inked(shade, d.rad(x - 4, y - 4, 18, *CORAL), 2.6, 1.2)
    d.fill(pile([cutw(*polar(x, y, 15, b), *polar(x, y, 5, b), 3.4) for b in range(0, 360, 45)]), "#7a2430")
    d.fill(Sh.ell(x, y, 4.5), "#fff6e0")
