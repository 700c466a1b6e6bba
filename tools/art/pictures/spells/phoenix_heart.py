"""phoenix_heart: cures Madness.

The Phoenix, breast open as a lantern: masks fall into its wings and leave as white feathers.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, pile
from tools.art.parts.feather import cut_feather, vane
from tools.art.parts.fire import fire_bank, flame_s
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.parts.mask import mask
from tools.art.parts.phoenix import phoenix
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=11)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "fire")
    if detail:
        field_lines(d, "fire", clear=128, reach=280)
    halo(d, "fire", (300, 262))
    fire_bank(d, rnd, 545, 120, ("#ffb040", "#d8402a"), inner="#ffe08a", wr=(54, 84), dip=0.85)
    with d.group(transform="translate(39 6) scale(0.87)"):
        phoenix(d)
    _lantern(d)
    for x, y, k, rot in ((212, 104, 0.46, -24), (392, 108, 0.46, 22), (130, 216, 0.4, -34), (470, 218, 0.4, 30)):
        mask(d, "crack", x, y, k, rot, detail=detail)
    _white_feathers(d)
    fire_bank(d, rnd, 556, 74, ("#a81f24", "#4d0c20"), wr=(44, 70), inner="#e0552a", dip=0.5)
    for _ in range(46):
        x, y, r = rnd.uniform(60, 540), rnd.uniform(90, 500), rnd.uniform(1.2, 3.6)
        if math.hypot(x - 300, y - 280) > 165:
            d.fill(sliver(x, y, x + rnd.uniform(-5, 5), y - r * 4.5, r * 0.8, rnd.uniform(-0.2, 0.2)), "#ffeeb0")


def _lantern(d):
    """two little doors of hackles stand open; between them burns the teal heart"""
    gate = S("300,272! 276,286 268,314 274,344 300,366! 326,344 332,314 324,286")
    d.glow(300, 318, 108, (0, "#e8fff4", 0.9), (0.4, "#8fe0cc", 0.45), (1, "#3fb0a8", 0))
    d.inked(gate, d.rad(300, 322, 52, "#ffffff", "#d8fbea", "#5fc4b4", "#16504f"), 3, 1.4, "#4d1022")
    heart = flame_s(300, 354, 76, 38, 4)
    d.inked(heart, d.vlin(heart, "#c9f5e6", "#3fb0a8", "#1d7a7c"), 2.4, 1, "#0f3f44")
    d.fill(heart.scale(0.48, 0.6, 300, 352), "#ffffff")
    for side in (-1, 1):
        door = S(
            [
                (300 + side * 24, 284, 1),
                (300 + side * 50, 276),
                (300 + side * 58, 318),
                (300 + side * 48, 356),
                (300 + side * 26, 346, 1),
                (300 + side * 33, 314),
            ]
        )
        d.inked(
            door, d.lin(300 + side * 24, 0, 300 + side * 58, 0, "#fff0b0", "#ffb043", "#c23a24"), 2.6, 1.2, "#4d1022"
        )
        d.fill(
            pile([sliver(300 + side * 34, 292 + i * 13, 300 + side * 50, 288 + i * 13, 2.2, 0.1) for i in range(5)]),
            "#8a2a1c",
        )


def _white_feathers(d):
    """five cured feathers sinking past the tail"""
    for x, y, angle, length, bend in (
        (112, 330, 118, 82, 0.2),
        (488, 330, 62, 82, -0.2),
        (168, 428, 148, 78, 0.24),
        (432, 428, 32, 78, -0.24),
        (92, 428, 74, 60, -0.2),
    ):
        shape, spine = vane((x, y), angle, length, 26, bend)
        cut_feather(d, shape, spine, "#ffffff", "#d6ecea", "#3a1a2c", 2.4, 7, 1, 24, heavy=1)
