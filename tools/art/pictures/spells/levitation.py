"""levitation: others draw up to six.

A reader floats at the top, the shadow stays on the floor, six pages are the only stairs.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.palette import INK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=223)
LAMP = (300, 312)
STEPS = (
    (330, 268, 56, "air"),
    (268, 290, 66, "fire"),
    (338, 316, 76, "water"),
    (258, 346, 88, "earth"),
    (348, 378, 100, "air"),
    (252, 414, 112, "fire"),
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(
        d.window,
        d.rad(*LAMP, 400, (0, "#ffffff"), (0.34, "#ffffff"), (0.55, "#d5d0f0"), (0.8, "#6d66ac"), (1, "#262350")),
    )
    if detail:
        field_lines(d, "air", LAMP, 190, 230)
    d.fill(Sh.ring(300, 300, 186, 180), "#ffffff", 0.95)
    _floor(d)
    for x, y, h, sign in reversed(STEPS):
        _step(d, x, y, h, sign)
    with d.group(transform="translate(44 26) scale(0.853)"):
        _reader(d, rnd)


def _floor(d: Doc) -> None:
    """Empty boards and a shadow that belongs to nobody standing there."""
    floor = S("-20,446! 140,432 300,428 460,432 620,446! 620,660! -20,660!")
    d.inked(floor, d.vlin(floor, "#bdb8e6", "#6d66ac", "#262350"), 3, 1.2, light=(0, 1))
    d.fill(pile([cutw(x, 640, 300 + (x - 300) * 0.42, 432, 9) for x in range(-120, 740, 72)]) & floor, "#3a3670")
    shade = Sh.ell(300, 466, 78, 12)
    d.fill(Sh.ell(300, 466, 100, 19), "#262350", 0.35)
    d.fill(shade, "#16132e", 0.9)


def _step(d: Doc, x: float, y: float, h: float, sign: str) -> None:
    """A page lying flat on the air, seen from a little above, three breaths of wind below it."""
    for i in range(3):
        d.fill(
            sliver(
                x - h * 0.4 + i * h * 0.13, y + h * 0.22 + i * 7, x + h * 0.4 - i * h * 0.13, y + h * 0.22 + i * 7, 1.6
            ),
            "#8680c2",
        )
    with d.group(transform=f"translate({x} {y}) scale(1 0.42) rotate(-62)"):
        leafcard(d, 0, 0, h, sign, "flat", 0, paper=("#ffffff", "#fbf0d2", "#d2b078"), shadow=0, seed=int(y))
    edge = Sh.poly([(-0.7, 0), (0, 0.31), (0.06, 0.31), (0.06, 0.37), (0, 0.37), (-0.7, 0.06)])
    d.fill(edge.scale(h * 0.01).move(x, y + h), INK)


def _reader(d: Doc, rnd: random.Random) -> None:
    """Cross-legged, robed, the face behind the book; cherry slippers."""
    robe = ("#bdb8e6", "#6d66ac", "#262350")
    d.glow(300, 170, 140, (0, "#ffffff", 0.9), (0.5, "#ece9fb", 0.5), (1, "#bdb8e6", 0))
    tails = S("256,210! 244,244 250,276! 266,250 280,248 294,270! 306,248 322,246 340,274! 352,244 344,210!")
    d.inked(tails, d.vlin(tails, robe[1], robe[2]), 2.8, 1.2)
    torso = S("262,140! 246,176 242,216! 300,228 358,216! 354,176 338,140! 300,128")
    d.inked(torso, d.lin(244, 140, 356, 216, *robe), 3.2, 1.8)
    d.fill(wedges(torso, 9, 24, 5, (-0.6, -0.8), 0.15, 0.4, rnd), INK)
    for s in (1, -1):
        leg = brush(
            [(300 + s * 40, 206), (300 + s * 88, 210), (300 + s * 100, 230), (300 + s * 40, 240), (300 - s * 34, 246)],
            44,
            taper(0.8, 0.55, 0.3, 0.7),
            20,
        )
        d.inked(leg, d.lin(200, 200, 400, 260, *robe), 3.2, 1.8)
        d.fill(wedges(leg, 9, 16, 4.6, (-0.5, -0.8), 0.2, 0.4, rnd), INK)
    for s in (-1, 1):
        slipper = S("4,-11! 22,-16 40,-9 58,-20! 57,2 36,14 6,13!").scale(-s, 1).rot(-s * 8).move(300 - s * 30, 248)
        d.inked(slipper, d.vlin(slipper, "#ff9aa8", "#d8506a", "#7a1a34"), 2.8, 1.2)
    head = S("268,116! 262,84 280,66 300,62 320,66 338,84 332,116! 300,128")
    d.inked(head, d.dlin(head, "#fbdcae", "#d89a64"), 3, 1.4)
    hair = S(
        "262,104! 256,74 276,52 300,54! 310,46 330,58 344,78 338,104! 330,88 318,82! 312,92 298,84! "
        "288,94 276,84! 270,94"
    )
    d.inked(hair, d.dlin(hair, "#6a4a3c", "#2f1f22"), 3, 1.4)
    d.fill([brush(spec, 4.4, LEAF, 8) for spec in ("276,64 290,58 304,62", "314,56 328,66 334,82")], "#b8785a")
    for s in (-1, 1):
        arm = brush([(300 + s * 40, 152), (300 + s * 82, 184), (300 + s * 56, 142)], 34, taper(0.9, 0.75, 0.5), 14)
        d.inked(arm, robe[0] if s < 0 else robe[1], 3, 1.4)
        board = S([(300, 110, 1), (300 + s * 56, 100, 1), (300 + s * 56, 166, 1), (300, 178, 1)])
        leaves = S([(300, 106, 1), (300 + s * 30, 92), (300 + s * 53, 97, 1), (300 + s * 53, 108, 1), (300, 118, 1)])
        d.inked(leaves, "#fff8e2", 2.4, 0.8)
        d.inked(board, d.lin(244, 100, 356, 178, "#d98a5a", "#8f4630", "#4a2028"), 3, 1.6)
        trim = board.shrink(8)
        d.fill(trim - trim.shrink(2.6), "#f3c39a", 0.9)
        for k in range(3):
            d.inked(Sh.ell(300 + s * 54, 124 + k * 11, 10, 5.4), "#f2c596", 2, 0.6)
    d.fill(sliver(300, 108, 300, 180, 3.4), INK)
