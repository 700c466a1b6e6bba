"""purging_flames: each player may destroy.

Straight down on a campfire, five mittens let go of one page each, the middle is white and empty.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.parts.mote5 import ring5
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=26)
HEART = (300, 292)
WOOL = (
    ("#e88a4a", "#a8432c", "#4d1820"),
    ("#d8604a", "#8a2430", "#3f0c1c"),
    ("#f0a85a", "#b4582c", "#5a2418"),
    ("#c8503a", "#7a1c2c", "#360a18"),
    ("#e07a5a", "#963a34", "#45121e"),
)
MINT = ("#d6f2e0", "#a8dcc0", "#4f9a86")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(
        d.window,
        d.rad(
            *HEART,
            380,
            (0, "#ffffff"),
            (0.2, "#fff6cc"),
            (0.34, "#ffc850"),
            (0.56, "#d8482a"),
            (0.8, "#861a24"),
            (1, "#3f0c1c"),
        ),
    )
    if detail:
        field_lines(d, "fire", HEART, 190, 140)
    _logs(d, rnd)
    _crown(d, rnd)
    d.fill(Sh.ell(*HEART, 76), d.rad(*HEART, 80, (0, "#ffffff"), (0.7, "#fffdf0"), (1, "#fff4c2")))
    for i, (x, y, a) in enumerate(ring5(*HEART, 222, -90 + 36, 200)):
        hand(
            d, "grip", x, y, 0.66, a + 180, flip=i % 2 == 0, mitten=WOOL[i], cuff=MINT, arm=130, detail=detail, rnd=rnd
        )
    for i, (x, y, a) in enumerate(ring5(*HEART, 116, -90 + 36, 108)):
        leafcard(
            d,
            x,
            y,
            66,
            "",
            "burning",
            rot=a + 90 + (14, -10, 8, -16, 12)[i],
            sx=0.92,
            hole=(8 * (i % 2), -46, 26),
            seed=i + 2,
            detail=detail,
        )
    for _ in range(40):
        a, r = rnd.uniform(0, 360), rnd.uniform(84, 210)
        x, y = polar(*HEART, r, a)
        d.fill(sliver(x, y, *polar(x, y, rnd.uniform(6, 18), a), 2.2), "#fff3b8")


def _logs(d, rnd):
    """ten charred billets lying outward between the arms"""
    for i in range(10):
        a = i * 36 + rnd.uniform(-5, 5)
        log = brush([polar(*HEART, r, a + b) for r, b in ((70, 0), (120, 3), (172, 0))], 34, taper(0.8, 0.9, 0.5), 8)
        d.inked(log, d.lin(*polar(*HEART, 80, a), *polar(*HEART, 172, a), "#f5792a", "#5a1f22", "#2a0e18"), 3, 1.6)
        d.fill(wedges(log, 8, 14, 4, ("pt", *HEART), rnd=rnd), INK)


def _crown(d, rnd):
    """the ring of flame tips seen from above, two rows pointing outward"""
    for count, foot, reach, width, cols, skew in (
        (16, 62, 118, 46, ("#fff0b0", "#ff9a2e", "#c8371f"), 9),
        (13, 58, 74, 34, ("#fffdf0", "#ffe08a", "#ffac38"), -10),
    ):
        for i in range(count):
            a = i * 360 / count + rnd.uniform(-4, 4)
            tip = reach * rnd.uniform(0.85, 1.15)
            tongue = brush(
                [
                    polar(*HEART, foot, a),
                    polar(*HEART, foot + tip * 0.45, a + skew),
                    polar(*HEART, foot + tip, a - skew * 0.4),
                ],
                width,
                taper(0.7, 0, 0.25),
                8,
            )
            d.inked(tongue, d.lin(*polar(*HEART, foot, a), *polar(*HEART, foot + tip, a), *cols), 2.2, 0.6, "#7a1a1c")
