"""telekinesis: another player keeps a card for later.

A great quill works as a crane and lifts a page into a high niche.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import sample
from tools.art.ornament import arch
from tools.art.palette import INK
from tools.art.parts.book import book_spine
from tools.art.parts.leafcard import leafcard, leafpile
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.parts.shelf import shelf
from tools.art.parts.sky import swallow
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=114)
LAMP = (340, 190)
SPINE = "112,452 136,396 178,318 232,244 296,186 366,150 424,150"


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "air", LAMP)
    if detail:
        field_lines(d, "air", LAMP, 130, 260)
    halo(d, "air", LAMP, 118)
    _niches(d)
    _desk(d, rnd)
    _crane(d, rnd)
    _load(d)
    for a in ((96, 250, 0.4, 10), (262, 108, 0.36, -16), (150, 226, 0.3, -8)):
        swallow(d, *a)


def _niches(d: Doc) -> None:
    """The other desk: a tall case on the right, its middle niche waiting."""
    boxes = shelf(d, 424, 196, 190, 380, 1, 3, ("#a9a3da", "#5d579c", "#262350"), 16, ("#3a3670", "#151230"), True, 7)
    for i, (x, y, w, h) in enumerate(boxes):
        if i == 0:
            d.fill(arch(x, y, x + w, y + h, h * 0.3), d.vlin(Sh.rect(x, y, w, h), "#8680c2", "#f4f1ff"))
        else:
            for j in range(3):
                book_spine(
                    d,
                    x + 24 + j * 30,
                    y + h - 4,
                    25,
                    h * (0.72, 0.6, 0.8)[(i + j) % 3],
                    (("#b8643a", "#7a3a2c", "#341a20"), ("#7d77bd", "#4f4a88", "#1f1c46"))[(i + j) % 2],
                    (0, 0, 7)[j],
                )
    cornice = S("412,196! 420,176! 626,176! 626,200! 416,204!")
    d.inked(cornice, d.vlin(cornice, "#d5d0f2", "#7d77bd"), 3, 1.6)


def _desk(d: Doc, rnd: random.Random) -> None:
    """The near desk with the hand that is left behind on it and an ink pot for a footing."""
    top = S("-20,470! 40,444 300,444 350,470! 350,496! -20,496!")
    d.inked(top, d.vlin(top, "#7a4a48", "#4a2a3c"), 3, 1.4)
    d.fill(
        pile(
            [
                sliver(x, y, x + 60, y, 1.8)
                for x, y in [(rnd.uniform(20, 280), rnd.uniform(450, 492)) for _ in range(24)]
            ]
        )
        & top,
        "#1d1a42",
    )
    front = Sh.rect(-20, 496, 352, 140)
    d.inked(front, d.vlin(front, "#3a2036", "#160d1c"), 3, 1)
    leafpile(d, 240, 448, 74, 4, 74, sx=0.8, seed=6)
    pot = S("66,470! 60,440 74,420! 66,412! 150,412! 142,420! 158,440 154,470!")
    d.inked(pot, d.hlin(pot, "#c98058", "#7a3a2c", "#2f1520"), 3, 1.8)
    d.fill(wedges(pot, 9, 26, 5, (-0.8, -0.4), 0.1, 0.4, rnd), INK)
    d.fill(sliver(76, 426, 74, 460, 3), "#ffe3c8")


def _crane(d: Doc, rnd: random.Random) -> None:
    """One great feather: copper nib in the pot, vane leaning out over the gap."""
    points = sample(SPINE, 60)
    left, right = [], []
    for j in range(14, 61):
        x, y, tx, ty = points[j]
        t = (j - 14) / 46
        wl = 66 * math.sin(math.pi * min(1, t**0.6)) ** 0.9 * (1 - 0.25 * t)
        wr = 40 * math.sin(math.pi * min(1, t**0.7)) ** 0.9 * (1 - 0.2 * t)
        left.append((x + ty * wl - tx * wl * 0.3, y - tx * wl - ty * wl * 0.3))
        right.append((x - ty * wr - tx * wr * 0.35, y + tx * wr - ty * wr * 0.35))
    vane_shape = Sh.spline([(*points[14][:2], True), *left[2:-1:3], (*points[60][:2], True), *right[-2:2:-3]], True)
    splits = []
    for j, side, w in ((24, 1, 74), (36, 1, 74), (46, 1, 62), (30, -1, 48), (42, -1, 48)):
        x, y, tx, ty = points[j]
        splits.append(
            cutw(
                x + ty * w * side,
                y - tx * w * side,
                x + ty * w * 0.2 * side + tx * 8,
                y - tx * w * 0.2 * side + ty * 8,
                12,
                0.1 * side,
            )
        )
    vane_shape = vane_shape - U(splits)
    d.fill(vane_shape.move(8, 12), "#221f4c", 0.4)
    d.inked(vane_shape, d.lin(130, 400, 420, 140, "#6d66ac", "#cfcbf0", "#ffffff", "#f4d2b0"), 3.4, 2)
    barbs = []
    for j in range(16, 59):
        x, y, tx, ty = points[j]
        for side, w in ((1, 56), (-1, 34)):
            reach = w * math.sin(math.pi * min(1, ((j - 14) / 46) ** 0.65)) ** 0.9
            barbs.append(
                sliver(
                    x,
                    y,
                    x + ty * reach * side + tx * reach * 0.55,
                    y - tx * reach * side + ty * reach * 0.55,
                    1.1 if side > 0 else 1.6,
                    -0.12 * side,
                )
            )
    d.fill(pile(barbs) & vane_shape, "#4f4a88")
    d.fill(wedges(vane_shape, 8, 18, 4, (-0.4, -0.9), 0.2, 0.4, rnd), "#262350")
    d.inked(brush(SPINE, 11, taper(0.8, 0.15, 0.1, 0.7), 18), d.lin(112, 452, 424, 150, "#e0a070", "#ffffff"), 2.6, 1)
    nib = S("104,470! 98,440 112,412! 132,386! 128,420! 118,448!")
    d.inked(nib, d.dlin(nib, "#f3c39a", "#b8643a", "#5a2a28"), 2.6, 1.2)


def _load(d: Doc) -> None:
    """The page on its thread, a hand's breadth from the niche."""
    tip = (424, 150)
    d.fill(brush([tip, (414, 190), (398, 232)], 4, taper(0.8, 0.8, 0.5), 8), INK)
    for x in (368, 428):
        d.fill(sliver(398, 230, x, 254, 2), INK)
    d.glow(396, 296, 100, (0, "#ffffff", 0.9), (0.5, "#ece9fb", 0.4), (1, "#bdb8e6", 0))
    leafcard(d, 396, 300, 112, "air", "flat", 7, shadow=5, seed=4)
    d.fill(
        [brush([(300 + i * 8, 372 + i * 12), (340, 392 + i * 8), (388, 376 + i * 14)], 5, LEAF, 10) for i in range(3)],
        "#ffffff",
        0.85,
    )
