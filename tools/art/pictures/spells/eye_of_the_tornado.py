"""eye_of_the_tornado: each player discards, then draws.

Inside the funnel five pages fly out and five come in, one teacup stands still.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, brush, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import circ_lines, engrave, wedges
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.inkwell.spline import polar
from tools.art.parts.leafcard import leafcard
from tools.art.parts.sky import storm_arm
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=125)
EYE = (300, 196)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, d.rad(*EYE, 430, "#ece9fb", "#a59ed8", "#5d579c", "#2f2b60", "#16132e"))
    for turn, n, r0, r1, w, colours in (
        (205, 2, 200, 430, 140, ("#8f88cc", "#5d579c", "#1f1c46")),
        (200, 3, 128, 300, 64, ("#dcd8f4", "#9e97d2", "#5d579c")),
        (185, 3, 88, 190, 36, ("#ffffff", "#dcd8f4", "#9e97d2")),
    ):
        for k in range(n):
            storm_arm(d, *EYE, 30 + k * 360 / n + r0, turn, r0, r1, w, colours, random.Random(r0 + k))
    _stars(d, rnd)
    signs = ("fire", "water", "earth", "air", "fire")
    for i in range(5):
        x, y = polar(*EYE, 132, 38 + i * 72)
        leafcard(
            d,
            x,
            y,
            62,
            signs[i],
            "flat",
            38 + i * 72 - 90 + 24,
            sx=0.86,
            shadow=4,
            seed=i,
            paper=("#ffffff", "#fdf3d2", "#e6c98c"),
        )
    for i, (x, y, rot) in enumerate(
        ((104, 240, -70), (106, 346, -118), (182, 424, -150), (436, 404, 128), (496, 296, 84))
    ):
        leafcard(
            d,
            x,
            y,
            84,
            "",
            "curled",
            rot,
            sx=0.8,
            shadow=5,
            detail=0,
            seed=9 + i,
            paper=("#e9e4fb", "#b5aee0", "#5d579c"),
        )
    _floor_and_cup(d, rnd)


def _stars(d: Doc, rnd: random.Random) -> None:
    """The disc of night at the top of the funnel."""
    d.fill(Sh.ring(*EYE, 96, 89), "#ffffff", 0.95)
    disc = Sh.ell(*EYE, 86)
    d.inked(disc, d.rad(*EYE, 90, "#3d3a86", "#262350", "#12102a"), 3, 1)
    for _ in range(24):
        x, y = polar(*EYE, 76 * math.sqrt(rnd.random()), rnd.uniform(0, 360))
        d.fill(spark(x, y, rnd.uniform(4, 9), 0.13), "#ffffff")
    for dx, dy, r in ((-38, -22, 20), (30, -44, 16), (24, 30, 22), (-22, 44, 14)):
        d.fill(spark(EYE[0] + dx, EYE[1] + dy, r, 0.13), "#ffffff")


def _floor_and_cup(d: Doc, rnd: random.Random) -> None:
    """A round of calm floor, and on it a copper cup, full to the brim, not a ring on its tea."""
    floor = Sh.ell(300, 500, 250, 74)
    d.inked(floor, d.rad(300, 476, 240, "#f6f3ff", "#bdb8e6", "#5d579c"), 3, 1.6)
    d.fill(
        engrave(
            floor,
            circ_lines(300, 500, 120, 250, 17, ry=0.3),
            lambda x, _: (abs(x - 300) - 70) / 200,
            12,
            0.6,
            5,
            step=24,
        ),
        "#3a3670",
        0.8,
    )
    x, y = 300, 462
    d.glow(x, y - 30, 120, (0, "#ffffff", 0.9), (0.4, "#ffe8d2", 0.45), (1, "#f3c39a", 0))
    saucer = Sh.ell(x, y + 4, 84, 19)
    d.fill(saucer.move(10, 10), "#262350", 0.5)
    d.inked(saucer, d.hlin(saucer, "#ffd9b8", "#c98058", "#7a3a2c"), 3, 1.8)
    d.fill(Sh.ell(x, y + 1, 56, 10), "#7a3a2c")
    grip = Sh.ring(x + 56, y - 38, 25, 15)
    d.inked(grip, d.dlin(grip, "#e8a878", "#7a3a2c"), 2.8, 1.4)
    cup = S(
        [
            (x - 56, y - 70, 1),
            (x - 52, y - 34),
            (x - 34, y - 6),
            (x - 22, y + 2, 1),
            (x + 22, y + 2, 1),
            (x + 34, y - 6),
            (x + 52, y - 34),
            (x + 56, y - 70, 1),
            (x, y - 58),
        ]
    )
    d.inked(cup, d.lin(x - 56, y - 60, x + 60, y, "#ffd9b8", "#d98a5a", "#8f4630", "#4a2028"), 3.4, 2.2)
    d.fill(wedges(cup, 8, 32, 5, (-0.9, -0.2), 0.1, 0.4, rnd), "#2f121a")
    d.fill(brush([(x - 44, y - 56), (x - 40, y - 30), (x - 26, y - 8)], 7, LEAF, 8), "#fff3e4")
    d.inked(Sh.ell(x, y - 70, 57, 13), "#ffd9b8", 2.8, 1)
    d.fill(Sh.ell(x, y - 69, 48, 9), d.lin(x - 48, 0, x + 48, 0, "#8a4a24", "#4a2018"))
    d.fill(sliver(x - 36, y - 71, x - 4, y - 73, 2.4), "#ffe3b0")
    steam = [
        brush([(x + o, y - 84), (x + o - 7, y - 104), (x + o + 7, y - 124), (x + o, y - 146)], 6, LEAF, 12)
        for o in (-15, 15)
    ]
    d.inked(pile(steam), "#ffffff", 1.2, 0, "#4f4a88")
