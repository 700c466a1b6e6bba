"""The misregistered print: madness only."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U, pile
from tools.art.inkwell.spline import lerp, polar
from tools.art.palette import INK

MAGENTA = "#e0287d"
CYAN = "#17a6b8"
MAGENTA_SHIFT = (9, 6)
CYAN_SHIFT = (-8, -5)


def misprint(d: Doc, sh: Sh, ink: str = INK, k: float = 0.66, magenta_op: float = 0.85, cyan_op: float = 0.8) -> None:
    """one black shape with its two wandering colour plates; k scales the shift"""
    d.fill(sh.move(MAGENTA_SHIFT[0] * k, MAGENTA_SHIFT[1] * k), MAGENTA, magenta_op)
    d.fill(sh.move(CYAN_SHIFT[0] * k, CYAN_SHIFT[1] * k), CYAN, cyan_op)
    d.fill(sh, ink)


def ink_blot(d: Doc, x: float, y: float, r: float, rnd: random.Random) -> None:
    """a splash of misprinted ink"""
    n = 13
    b = U(
        Sh.ell(x, y, r),
        [
            cutw(
                *polar(x, y, r * 0.6, i * 360 / n + rnd.uniform(-8, 8)),
                *polar(x, y, r * rnd.uniform(1.3, 2.3), i * 360 / n + rnd.uniform(-8, 8)),
                r * 0.5,
            )
            for i in range(n)
        ],
        [Sh.ell(*polar(x, y, r * rnd.uniform(1.8, 2.8), rnd.uniform(0, 360)), rnd.uniform(1.5, 4)) for _ in range(6)],
    )
    misprint(d, b)


def scratched_frame(d: Doc, rnd: random.Random) -> None:
    """three unsteady rectangles and scratches round a 600x840 card, nothing quite square"""
    kk = INK
    mg = MAGENTA
    rr = rnd
    for k in range(4):
        r = Sh.rect(
            26 + rr.uniform(-4, 4), 26 + rr.uniform(-4, 4), 548 + rr.uniform(-5, 5), 788 + rr.uniform(-5, 5), 4
        ).rot(rr.uniform(-0.5, 0.5), 300, 420)
        d.stroke(r.move(3, 2), mg, 2.4, 0.7)
        d.stroke(r, kk, (5, 2, 1.6, 1.2)[k])
    sc = []
    for _ in range(60):
        side = rr.randrange(4)
        t = rr.random()
        x, y = (
            (lerp(30, 570, t), rr.uniform(14, 40)),
            (lerp(30, 570, t), rr.uniform(800, 826)),
            (rr.uniform(14, 40), lerp(30, 810, t)),
            (rr.uniform(560, 586), lerp(30, 810, t)),
        )[side]
        a = (0, 0, 90, 90)[side] + rr.uniform(-14, 14)
        reach = rr.uniform(20, 80)
        sc.append(sliver(x, y, *polar(x, y, reach, a), 1.8, rr.uniform(-0.05, 0.05)))
    d.fill(pile(sc) & Sh.rect(12, 12, 576, 816, 24), kk)
