"""purging_flames: each player may destroy.

Straight down on a campfire, five open hands each lay one page into the fire, the middle is white and empty.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import polar
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=26)
HEART = (300, 292)
SKIN = ("brown", "fair", "dark", "tan", "dark")
MINT = ("#d6f2e0", "#a8dcc0", "#4f9a86")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#ffffff"), (0.18, "#fff0a8"), (0.34, "#ff9a2e"), (0.5, "#b3261f"), (0.72, "#5a0f1c"), (1, "#26070f"))
    d.fill(d.window, d.rad(*HEART, 380, *stops))
    if detail:
        field_lines(d, "fire", HEART, 170, 150, col="#26070f")
    _crown(d, rnd)
    d.fill(Sh.ell(*HEART, 62), d.rad(*HEART, 66, (0, "#ffffff"), (0.7, "#fffdf0"), (1, "#fff4c2")))
    for i, (x, y, a) in enumerate(ring5(*HEART, 112, 106)):
        rot = a + 90 + (10, -12, 8, -8, 12)[i]
        leafcard(d, x, y, 108, "", "burning", rot=rot, hole=(4, 78, 28), shadow=5, seed=i + 2, detail=detail)
    for i, (x, y, a) in enumerate(ring5(*HEART, 256, 240)):
        hand(d, "flat", x, y, 0.78, a + 180, flip=i % 2 == 0, skin=SKIN[i], cuff=MINT, arm=140, detail=detail, rnd=rnd)
    for _ in range(44):
        a, r = rnd.uniform(0, 360), rnd.uniform(84, 230)
        x, y = polar(*HEART, r, a)
        d.fill(sliver(x, y, *polar(x, y, rnd.uniform(8, 22), a), 2.8), "#fff3b8")


def _crown(d: Doc, rnd: random.Random) -> None:
    """the ring of flame tips seen from above, two rows pointing outward"""
    for count, foot, reach, width, cols, skew in (
        (15, 50, 124, 54, ("#fff0b0", "#ff9a2e", "#c8371f"), 9),
        (12, 44, 78, 40, ("#fffdf0", "#ffe08a", "#ffac38"), -10),
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


def ring5(cx: float, cy: float, r: float, ry: float) -> list[tuple[float, float, float]]:
    """Five (x, y, outward angle in degrees) evenly round an ellipse, from the top: the sign for "each player"."""
    angles = [-90.0 + 72 * i for i in range(5)]
    return [(cx + r * math.cos(math.radians(a)), cy + ry * math.sin(math.radians(a)), a) for a in angles]
