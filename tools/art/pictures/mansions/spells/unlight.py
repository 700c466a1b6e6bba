"""unlight: a candle that burns dark, and the moths that leave it."""

import math

import numpy as np

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import polar
from tools.art.lamplit.nib import INK, PAPER, TIDE, WOOD, form, lines, nib, pen
from tools.art.picture import Picture

PICTURE = Picture(size=(468, 452))
FULL = Sh.rect(0, 0, 600, 840)


def _scene(d: Doc) -> None:
    """In the units of the card."""
    d.fill(
        FULL,
        d.rad(
            300, 250, 330, (0, "#0a1215"), (0.26, "#12262a"), (0.5, TIDE["mid"]), (0.74, TIDE["core"]), (1, "#ffffff")
        ),
    )
    for i, r in enumerate((96, 134, 174, 216, 262)):
        c = [(300 + r * math.cos(t), 250 + r * math.sin(t)) for t in np.linspace(0, 6.29, 40)]
        d.stroke(Sh.spline(c, True), INK, 7 - i, 0.75 - i * 0.1, dash=f"{26 - i * 3} {7 + i * 3}")
    segs = []
    for i in range(90):
        a = i * 4
        r0 = 70 + i % 3 * 20
        segs.append((*polar(300, 250, r0, a), *polar(300, 250, r0 + 120 - i % 4 * 22, a)))
    nib(d, segs, INK, 2.6, 0.8)
    form(d, S("252,540! 256,380! 344,376! 348,540!"), (PAPER[0], PAPER[1], PAPER[3]), 4)
    for p in ("262,384 258,430 264,470", "338,380 342,410 338,440"):
        d.fill(brush(p, 18, taper(0.8, 0.7), 8), PAPER[0])
        d.stroke(brush(p, 18, taper(0.8, 0.7), 8), INK, 2.4)
    nib(d, pen(Sh.rect(306, 382, 40, 150), 90, 7), INK, 2, 0.7)
    form(d, Sh.ell(300, 380, 45, 13), (PAPER[0], PAPER[2]), 3)
    lines(d, 6, INK, "300,380 302,352")
    d.stroke(S("302,366! 250,318 262,250 304,166! 344,256 352,318"), PAPER[0], 10)
    d.fill(S("302,366! 250,318 262,250 304,166! 344,256 352,318"), "#05090b")
    d.stroke(S("302,350! 276,318 282,274 304,226! 326,278 330,318"), TIDE["mid"], 2.4, 0.9, dash="7 6")
    for sx in (-1, 1):
        d.fill(Sh.ell(302 + sx * 14, 306, 6, 4), TIDE["core"])
    # moths that fly away from it
    for x, y, a, k in ((150, 150, -30, 1), (460, 130, 30, 0.9), (480, 380, 70, 0.8), (126, 400, -70, 0.9)):

        def w(s: Sh, x: float = x, y: float = y, a: float = a, k: float = k) -> Sh:
            return s.scale(k).rot(a).move(x, y)

        for sx in (-1, 1):
            form(
                d,
                w(S(f"0,0! {sx * 34},-30 {sx * 44},-6 {sx * 22},10! {sx * 26},26 {sx * 8},24")),
                (PAPER[0], PAPER[2]),
                2.4,
            )
        form(d, w(Sh.ell(0, 4, 6, 18)), (WOOD[1], WOOD[3]), 2)


def draw(d: Doc, detail: int) -> None:
    """What the window of the card shows."""
    with d.group(transform="translate(-66 -66)"):
        _scene(d)
