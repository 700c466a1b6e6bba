"""searing_touch: destroys from hand or discard pile; one fingertip has burnt its whorl clean through both piles."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafpile
from tools.art.parts.light import field_lines, window_light
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=23)
WHORL = (282, 262)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "fire", WHORL, 400)
    if detail:
        field_lines(d, "fire", WHORL, 165, 190)
    leafpile(d, 218, 214, 258, 4, rot=-15, seed=3, detail=detail, paper=("#fffdf0", "#f9e6ba", "#c69262"))
    leafpile(d, 352, 330, 258, 6, rot=11, seed=8, detail=detail, paper=("#fffdf0", "#f6dca6", "#b98252"))
    _whorl(d, rnd)
    _finger(d, detail, rnd)
    for _ in range(22):
        x, y = polar(*WHORL, rnd.uniform(88, 190), rnd.uniform(120, 340))
        d.fill(
            sliver(x, y, *polar(x, y, rnd.uniform(8, 22), math.degrees(math.atan2(y - WHORL[1], x - WHORL[0]))), 2.4),
            "#fff3b8",
        )


def _whorl(d, rnd):
    """the burnt print: charred oval, white-hot ridges running round a core"""
    x, y = WHORL

    def turn(s):
        return s.rot(-38, x, y)

    for size, colour in ((1.2, "#7a2a1c"), (1.1, "#ffb040"), (1.04, "#d8402a"), (0.98, "#2a0a14")):
        d.fill(
            turn(
                Sh.spline([polar(x, y, 84 * size * rnd.uniform(0.97, 1.04), i * 20) for i in range(18)]).scale(
                    1, 0.78, x, y
                )
            ),
            colour,
        )
    ridges = []
    for i in range(5):
        r = 15 + i * 13
        arch = [polar(x, y, r, a) for a in range(-200, 21, 20)] + [
            (x + r * (0.98 - 0.05 * i), y + 26),
            (x + r * 0.8, y + 52),
        ]
        arch = [(x - r * 0.8, y + 52), (x - r, y + 26)] + [polar(x, y, r, a) for a in range(-180, 1, 20)] + arch[-2:]
        ridges.append(brush(arch, 7.4, taper(0.1, 0.1, 0.5, 0.5), 24))
    ridges.append(brush([(x, y + 52), (x + 2, y + 20), (x, y)], 6, LEAF, 8))
    d.fill(
        turn(pile(ridges).scale(1, 0.8, x, y) & Sh.ell(x, y, 76, 59)), d.rad(x, y, 84, "#ffffff", "#fff0b0", "#ffb840")
    )
    d.glow(x, y, 165, (0, "#fff6cc", 0.5), (0.5, "#ffc24a", 0.32), (1, "#ff8a2a", 0))


def _finger(d, detail, rnd):
    """the arm from below right; its index has just been lifted, a lilac thimble sits on the wrong finger"""
    k, rot = 1.72, -141.0
    tip = (340, 300)
    wx, wy = rotated(162 * k, 24 * k, rot)
    wrist = (tip[0] - wx, tip[1] - wy)
    d.fill(
        brush(
            [(tip[0] + 22, tip[1] + 34), (wrist[0] - 40, wrist[1] + 40), (wrist[0] + 60, wrist[1] + 120)],
            120,
            taper(0.2, 1, 0.8),
            10,
        ),
        INK,
        0.4,
    )
    hand(
        d,
        "point",
        *wrist,
        k,
        rot,
        flip=True,
        skin="brown",
        cuff=("#d8503a", "#a5281f", "#4d0c20"),
        arm=150,
        detail=detail,
        rnd=rnd,
    )
    d.fill(Sh.ell(*tip, 20), d.rad(*tip, 22, (0, "#fff6c8", 0.95), (0.5, "#ffb340", 0.6), (1, "#ff8a2a", 0)))
    tx, ty = rotated(96 * k, 6 * k, rot)
    cap = S("-24,-19! 10,-20 28,-8 28,8 10,20 -24,19! -20,0").rot(rot + 10).move(wrist[0] + tx, wrist[1] + ty)
    d.inked(cap, d.dlin(cap, "#ece9fb", "#bdb8e6", "#6a64a8"), 3, 1.4)
    dimples = [Sh.ell(-8 + 12 * i, -9 + 9 * j, 2.2) for i in range(3) for j in range(3)]
    d.fill(pile(dimples).rot(rot + 10).move(wrist[0] + tx, wrist[1] + ty), INK)


def rotated(x, y, deg):
    """the vector turned by `deg`"""
    a = math.radians(deg)
    return x * math.cos(a) - y * math.sin(a), x * math.sin(a) + y * math.cos(a)
