"""Earth 3: the world tree."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.colour import darken, lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import Point, polar
from tools.art.ornament import sigil
from tools.art.palette import INK
from tools.art.parts.plants import leaf_cluster
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=12)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    sky(d)
    hills(d, rnd)
    soil(d, rnd)
    bark = d.lin(230, 0, 380, 0, "#c99a5a", "#8a5a34", "#4f2f26")
    roots(d)
    trunk(d, bark, rnd)
    door(d, 300, 556)
    canopy(d)


def sky(d: Doc) -> None:
    """the low sun behind everything, its light engraved"""
    d.fill(
        d.window,
        d.rad(300, 270, 440, (0, "#fdf9c4"), (0.3, "#dfe07a"), (0.58, "#8fb548"), (0.85, "#3a6f3c"), (1, "#16382c")),
    )
    d.fill(
        engrave(
            d.window,
            para_lines((52, 52, 548, 560), 0, 12, 3, 120),
            lambda x, y: (math.hypot(x - 300, y - 270) - 130) / 300,
            12,
            0.6,
            8.6,
            step=36,
        ),
        "#1c4a34",
        0.75,
    )
    sun = Sh.ell(300, 262, 118)
    d.fill(Sh.ring(300, 262, 140, 133), "#fffbd0", 0.9)
    d.fill(sun, d.rad(280, 240, 150, "#fffff0", "#fdf3b0", "#f0d878"))
    d.stroke(sun, "#5d7a2c", 2)


def hills(d: Doc, rnd: random.Random) -> None:
    """two ranges of hills"""
    for y, amp, c0, c1, ph in ((500, 34, "#7fae4a", "#4e8a44", 0), (530, 26, "#4f8f46", "#2c6a3a", 2)):
        s = Sh.spline(
            [(20, 640, 1)] + [(20 + i * 56, y + amp * math.sin(i * 1.3 + ph)) for i in range(11)] + [(600, 640, 1)],
            True,
        )
        d.inked(s, d.lin(0, y - 40, 0, 620, c0, c1), 2.6, 1, light=(0, 1))
        d.fill(wedges(s, 12, 24, 4, (0.2, 1), 0.3, 0.5, rnd, lit=False) & Sh.rect(20, 400, 560, 240), "#1d5036", 0.7)


def soil(d: Doc, rnd: random.Random) -> None:
    """the earth cut through: its layers, the grass on top, gems in it"""
    ground = S("20,560! 90,556 170,566 240,556 300,562 370,554 440,566 510,556 590,560! 590,850! 20,850!")
    d.inked(ground, d.lin(0, 560, 0, 800, "#6d4a2c", "#402a26", "#1e1620"), 3.4, 1.2, light=(0, 1))
    for i, (y, c) in enumerate(((612, "#8a6236"), (664, "#5a3a2c"), (712, "#7a5230"))):
        s = Sh.spline(
            [(20, y, 1)]
            + [(20 + j * 70, y + 8 * math.sin(j * 1.7 + i * 2)) for j in range(1, 9)]
            + [(590, y, 1), (590, y + 16, 1)]
            + [(20 + j * 70, y + 16 + 6 * math.sin(j * 1.3 + i)) for j in range(8, 0, -1)]
            + [(20, y + 16, 1)],
            True,
        )
        d.fill(s, c, 0.55)
    d.fill(
        engrave(
            ground,
            para_lines((40, 570, 560, 800), 2, 11, 2.5, 90),
            lambda x, y: 0.25 + 0.5 * (y - 560) / 240 + 0.25 * math.sin(x * 0.03 + y * 0.05),
            11,
            0.5,
            5.5,
            step=30,
        ),
        "#140d16",
        0.8,
    )
    grass = pile(
        [
            cutw(
                x,
                562 + 6 * math.sin(x * 0.045),
                x + rnd.uniform(-8, 8),
                562 - rnd.uniform(8, 24),
                5,
                rnd.uniform(-0.2, 0.2),
            )
            for x in range(44, 560, 7)
        ]
    )
    d.fill(grass, "#1d5036")
    # gems
    for a in (
        (104, 650, 24, "#3fa9c9", -14),
        (496, 640, 22, "#d8532f", 12),
        (160, 694, 15, "#b08ad8", 20),
        (438, 690, 17, "#e3b23c", -16),
        (84, 716, 14, "#e3b23c", 8),
        (520, 706, 15, "#3fa9c9", 22),
    ):
        gem(d, *a)


def roots(d: Doc) -> None:
    """seven roots going down between the gems"""
    rootc = d.lin(0, 560, 0, 760, "#9a6a3c", "#6a4230", "#3a2430")
    for sp, w in (
        ("276,556 220,590 150,596 100,590 70,604", 24),
        ("324,556 384,588 452,594 500,586 532,600", 24),
        ("280,560 240,620 190,640 168,660 150,664", 20),
        ("320,560 360,620 410,634 440,652 456,654", 20),
        ("290,560 276,630 250,680 220,700", 22),
        ("310,560 326,630 350,676 384,704", 22),
        ("300,560 302,630 294,680 300,720", 24),
    ):
        d.inked(brush(sp, w, taper(1, 0, 0, 0.9), 14), rootc, 3, 1.4)


def trunk(d: Doc, bark: str, rnd: random.Random) -> None:
    """twisted strands that part into five limbs"""
    stem = S(
        "226,578! 256,540 266,480 262,430 256,380 270,330 300,320 330,330 344,380 338,430 334,480 "
        "344,540 374,578! 340,562 300,572 260,562"
    )
    limbs = [
        ("284,470 268,390 214,330 156,304 124,306", 30),
        ("316,470 334,390 388,330 446,304 478,308", 30),
        ("284,400 268,320 230,250 196,214", 28),
        ("316,400 334,320 372,248 406,212", 28),
        ("300,400 298,300 304,210 298,150", 30),
    ]
    stem = U(stem, [brush(sp, w * 1.3, taper(0.35, 0.15, 0.22, 0.8), 14) for sp, w in limbs])
    d.inked(stem, bark, 3.4, 2)
    cuts = []
    for sp, w in (
        ("244,570 270,520 276,450 266,380 236,334 196,312", 6),
        ("270,562 286,510 284,440 280,370 262,310 236,262", 5),
        ("330,562 314,510 318,440 322,370 340,310 366,262", 6),
        ("356,570 330,520 326,450 336,380 366,334 410,312", 6),
        ("300,436 302,380 300,310 302,250", 5),
        ("300,566 301,545 300,526", 5),
    ):
        cuts.append(brush(sp, w, taper(0.3, 0, 0.4), 10))
    d.fill(pile(cuts) & stem, INK)
    d.fill(wedges(stem, 10, 34, 5.5, (-0.95, -0.2), 0.2, 0.4, rnd), INK)


def canopy(d: Doc) -> None:
    """scalloped clusters of leaves, back to front, and the golden fruit in them"""
    gg = (("#427f3c", "#123c2e"), ("#5f9a3f", "#1a4c34"), ("#98c24c", "#2a6438"))
    for x, y, r, g, sd in (
        (300, 128, 88, 0, 1),
        (180, 158, 84, 0, 2),
        (422, 158, 84, 0, 3),
        (98, 262, 84, 0, 4),
        (504, 262, 84, 0, 5),
        (246, 196, 66, 1, 8),
        (366, 178, 62, 1, 9),
        (148, 232, 62, 1, 10),
        (452, 226, 66, 1, 11),
        (306, 248, 52, 2, 12),
        (204, 276, 50, 2, 13),
        (398, 272, 54, 2, 14),
        (110, 322, 44, 1, 15),
        (492, 326, 46, 1, 16),
    ):
        leaf_cluster(d, x, y, r, *gg[g], random.Random(sd))
        d.fill(leaf_edge(x, y, r, random.Random(sd + 40)), "#f3f2b0" if g else "#9ac24c", 0.9)
    # golden fruit
    for x, y in (
        (150, 316),
        (208, 300),
        (262, 268),
        (338, 270),
        (392, 304),
        (452, 318),
        (300, 286),
        (128, 222),
        (470, 214),
        (238, 150),
        (364, 146),
    ):
        d.glow(x, y, 26, (0, "#fff6b0", 0.7), (1, "#ffe070", 0))
        fruit = Sh.ell(x, y, 9.5)
        d.inked(fruit, d.rad(x - 3, y - 4, 14, "#fffbd8", "#f6c945", "#b9701f"), 2.4, 1)


def leaf_edge(x: float, y: float, r: float, rnd: random.Random) -> Sh:
    """single leaves along the lit brow of a mass, so that it reads as leaves and not as cloud"""
    leaves = []
    for k in range(9):
        a = 190 + k * 16 + rnd.uniform(-5, 5)
        px, py = x + r * 0.86 * math.cos(math.radians(a)), y + r * 0.76 * math.sin(math.radians(a))
        leaves.append(sliver(px, py, *polar(px, py, r * 0.26, a + rnd.uniform(-50, 50)), 4.6))
    return pile(leaves)


def door(d: Doc, x: float, y: float) -> None:
    """the door between the roots: a lit pane, a knocker, a mat with the sign of the house"""
    d.glow(x, y - 44, 84, (0, "#fffbd0", 0.95), (0.35, "#ffe98a", 0.55), (1, "#ffe070", 0))
    leaf = S([(x - 27, y, 1), (x - 27, y - 62), (x, y - 92), (x + 27, y - 62), (x + 27, y, 1)])
    d.fill(leaf.grow(7), INK)
    d.inked(leaf, d.hlin(leaf, "#c07a3a", "#8a4a2c", "#4a2622"), 2.6, 1)
    d.fill(pile([sliver(x + o, y - 4, x + o, y - 66, 2) for o in (-13, 0, 13)]), INK)
    pane = Sh.ell(x, y - 62, 13, 14)
    d.inked(pane, "#fff6b0", 2.4, 0.8)
    a, _c = sigil("earth", x, y - 62, 10)
    d.fill(a, "#3f7a3c")
    d.inked(Sh.ell(x + 16, y - 30, 4), "#f6c945", 1.8, 0.6)
    mat = S([(x - 36, y + 4, 1), (x + 36, y + 4, 1), (x + 46, y + 20, 1), (x - 46, y + 20, 1)])
    d.inked(mat, d.vlin(mat, "#8a4a8c", "#4a2858"), 2.4, 1)
    d.fill(pile([cutw(x + k * 9, y + 19, x + k * 9, y + 27, 2.6) for k in range(-5, 6)]), "#cba8d0")


def gem(d: Doc, x: float, y: float, r: float, c: str, rot: float = 0) -> None:
    points = [(0, -1), (0.62, -0.5), (0.5, 0.55), (0, 1), (-0.5, 0.55), (-0.62, -0.5)]

    def place(pts: Sequence[Point]) -> Sh:
        return Sh.poly([(px * r, py * r) for px, py in pts]).rot(rot).move(x, y)

    d.glow(x, y, r * 2.2, (0, lighten(c, 0.3), 0.6), (1, c, 0))
    o = place(points)
    d.inked(o, c, 2.6, 1)
    d.fill(place([points[0], points[5], (0, -0.2)]), lighten(c, 0.55))
    d.fill(place([points[0], points[1], (0, -0.2)]), lighten(c, 0.2))
    d.fill(place([points[1], points[2], (0, -0.2)]), darken(c, 0.2))
    d.fill(place([points[2], points[3], (0, -0.2)]), darken(c, 0.4))
    d.fill(place([points[4], points[5], (0, -0.2)]), lighten(c, 0.3))
    d.fill(place([points[3], points[4], (0, -0.2)]), darken(c, 0.08))
    for a, _b in ((0, None), (5, None), (1, None), (3, None), (2, None), (4, None)):
        d.stroke(place([points[a], (0, -0.2)]), INK, 1.3, 0.8)
