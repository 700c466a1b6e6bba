"""candle: a burnt-down candle in its dish, from above and without its flame, for screens that stand it on a table."""

import math
import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.palette import PAGE_INK
from tools.art.parts.room import ROOM_BRASS
from tools.art.picture import Picture

PICTURE = Picture(seed=309, size=(240, 240))
DISH, TOP = (104.0, 118.0), (104.0, 86.0)
"""The middles of the dish and of the stump's upper end."""


def draw(d: Doc, detail: int) -> None:
    """The dish lies in 4..204 x 26..214; the flame stands at 105,78."""
    rnd = random.Random(PICTURE.seed)
    for reach, dark in ((12, 0.16), (6, 0.2), (0, 0.26)):
        d.fill(Sh.ell(DISH[0] + 10, DISH[1] + 14, 98 + reach, 90 + reach), "#05020a", dark)
    dish(d, rnd)
    stump(d, rnd)


def dish(d: Doc, rnd: random.Random) -> None:
    """A scalloped brass dish with its ring to carry it by, and the wax that has run into it."""
    x, y = DISH
    ring = Sh.ring(x + 102, y + 34, 24, 14)
    d.inked(ring, d.dlin(ring, *ROOM_BRASS), 2.8, 1.6)
    scallops = [
        (x + (99 + 4 * math.cos(9 * a)) * math.cos(a), y + (91 + 4 * math.cos(9 * a)) * math.sin(a))
        for a in (math.tau * i / 72 for i in range(72))
    ]
    rim = Sh.poly(scallops)
    d.inked(rim, d.dlin(rim, "#ffe9b4", "#b98647", "#5a3a1e"), 3.2, 2.0)
    d.fill(wedges(rim, 8, 14, 4, (-0.6, -0.8), 0.2, 0.2, rnd), "#3a2212", 0.8)
    well = Sh.ell(x, y, 80, 73)
    d.inked(well, d.dlin(well, "#4a2d17", "#7d552b", "#c99a58"), 2.6, 0.8)
    with d.clip(well):
        d.fill(Sh.ell(x - 8, y - 10, 84, 76) - Sh.ell(x + 4, y + 6, 78, 71), "#1d0f10", 0.45)
        d.glow(TOP[0], TOP[1], 96, (0, "#ffd98a", 0.75), (0.5, "#ff9a3a", 0.3), (1, "#ff7a2a", 0))
    lit = Sh.ell(x, y, 95, 87) - Sh.ell(x + 3, y + 4, 94, 86)
    d.fill(lit & rim, "#fff6d0", 0.8)
    spilt = S(
        [
            (x - 62, y + 10),
            (x - 50, y - 22),
            (x - 10, y - 44),
            (x + 44, y - 28),
            (x + 64, y + 8),
            (x + 40, y + 34),
            (x + 18, y + 58),
            (x - 4, y + 44),
            (x - 36, y + 50),
        ]
    )
    d.inked(spilt, d.dlin(spilt, "#fff2cf", "#e0bd86", "#9a6c3e"), 2.4, 1.2)
    d.fill(wedges(spilt, 9, 16, 3, (-0.6, -0.8), 0.3, 0.2, rnd), "#7a5230", 0.8)


def stump(d: Doc, rnd: random.Random) -> None:
    """What is left of the candle: a short side with its drips, the rim, the pool of melted wax, the wick."""
    (x, y), low = TOP, DISH[1] - 2
    side = U(Sh.ell(x, low, 45, 39), Sh.rect(x - 45, y, 90, low - y), Sh.ell(x, y, 45, 39))
    drips = [
        U(Sh.rect(x + at - wide / 2, y + 10, wide, long), Sh.ell(x + at, y + 10 + long, wide / 2, wide / 2))
        for at, wide, long in ((-33, 13, 40), (-8, 15, 60), (22, 12, 44))
    ]
    body = U(side, *drips)
    d.inked(body, d.hlin(body, "#fff4d6", "#ecd09c", "#a57846"), 2.8, 1.8)
    d.fill(wedges(body, 7, 18, 3.4, (-0.9, -0.3), 0.25, 0.2, rnd), "#7a5230", 0.85)
    rim = Sh.ell(x, y, 45, 39)
    d.inked(rim, d.dlin(rim, "#fffbe8", "#f6dfae", "#cf9f64"), 2.4, 0.8)
    pool = S([(x - 30, y + 2), (x - 20, y - 22), (x + 6, y - 27), (x + 30, y - 12), (x + 28, y + 14), (x + 2, y + 25),
              (x - 22, y + 18)])  # fmt: skip
    d.inked(pool, d.rad(x, y - 2, 34, "#fffbe0", "#ffdf94", "#f2ab52"), 2, 0.8, "#7a4a22")
    d.fill(brush([(x - 18, y + 8), (x - 4, y + 16), (x + 14, y + 12)], 4, taper(0, 0, 0.5), 6), "#fffdf0", 0.9)
    d.fill(brush([(x, y + 2), (x + 1, y - 6), (x + 2, y - 14)], 5, taper(1, 0.5, 0), 4), PAGE_INK)
