"""The grimoire's page as an object."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks
from tools.art.inkwell.shape import Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import PAGE_INK, PARCH


def page_base(d: Doc, seed: int = 3, left: bool = True, width: float = 704, height: float = 648) -> None:
    """one page of the grimoire: parchment, gutter shadow, burnt outer edge."""
    rnd = random.Random(seed)
    pg = Sh.rect(0, 0, width, height, 6)
    d.fill(
        pg,
        d.rad(
            width * 0.5, height * 0.42, width * 0.95, (0, PARCH[0]), (0.5, "#f2e2bb"), (0.8, PARCH[1]), (1, "#d6b67e")
        ),
    )
    d.fill(specks(pg, 460, (0.5, 1.7), rnd), PARCH[3], 0.32)
    st = [Sh.ell(rnd.uniform(40, width - 40), rnd.uniform(40, height - 40), rnd.uniform(18, 60)) for _ in range(6)]
    for s in st:
        x, y = s.center
        r = (s.bounds[2] - s.bounds[0]) / 2
        d.glow(x, y, r, (0, PARCH[2], 0.0), (0.75, PARCH[2], 0.16), (0.93, PARCH[3], 0.26), (1, PARCH[3], 0))
    d.fill(
        pile(
            [
                sliver(
                    *(p := (rnd.uniform(20, width - 20), rnd.uniform(20, height - 20))),
                    *polar(*p, rnd.uniform(10, 30), rnd.uniform(-30, 30)),
                    0.9,
                    0.1,
                )
                for _ in range(60)
            ]
        ),
        PARCH[3],
        0.25,
    )
    # outer burnt edge
    4 if left else width - 4
    for i in range(6):
        k = 34 * (1 - i / 6)
        d.fill(
            Sh.rect(0, 0, width, height) - Sh.rect(k * 0.8 if left else 0, k * 0.6, width - k * 0.8, height - k * 1.2),
            PARCH[3],
            0.085,
        )
    d.fill(
        Sh.rect(width - 150 if left else 0, 0, 150, height),
        d.lin(
            width,
            0,
            width - 150,
            0,
            (0, "#3a2412", 0.75),
            (0.18, "#5d4022", 0.42),
            (0.5, "#8f6a3a", 0.16),
            (1, "#8f6a3a", 0),
        )
        if left
        else d.lin(
            0, 0, 150, 0, (0, "#3a2412", 0.75), (0.18, "#5d4022", 0.42), (0.5, "#8f6a3a", 0.16), (1, "#8f6a3a", 0)
        ),
    )


def page_frame(d: Doc, x: float, y: float, w: float, h: float) -> None:
    """the printed frame of a page: three ink lines and corner leaves"""
    k = PAGE_INK
    fr = Sh.rect(x, y, w, h)
    for r, lw in ((fr, 6), (fr.grow(10, "miter"), 2.4), (fr.grow(15, "miter"), 1.2)):
        d.stroke(r, k, lw, join="miter")
    for cx, cy, sx, sy in (
        (x - 15, y - 15, 1, 1),
        (x + w + 15, y - 15, -1, 1),
        (x - 15, y + h + 15, 1, -1),
        (x + w + 15, y + h + 15, -1, -1),
    ):
        o = (
            U(
                brush("-4,40 -10,14 14,-10 40,-4", 7, LEAF, 10),
                brush("-2,62 -8,44 -2,30", 4, LEAF, 6),
                brush("62,-2 44,-8 30,-2", 4, LEAF, 6),
                Sh.ell(6, 6, 6.5),
            )
            .scale(sx * 0.8, sy * 0.8)
            .move(cx, cy)
        )
        d.fill(o.grow(3), PARCH[1])
        d.fill(o, k)


def cartouche(d: Doc, cx: float, cy: float, half: float, h: float) -> None:
    """title plate with scrolls; the game draws the name"""
    k = PAGE_INK
    c = Sh.spline(
        [
            (cx - half, cy - h / 2, True),
            (cx, cy - h / 2 - 6),
            (cx + half, cy - h / 2, True),
            (cx + half + 18, cy),
            (cx + half, cy + h / 2, True),
            (cx, cy + h / 2 + 6),
            (cx - half, cy + h / 2, True),
            (cx - half - 18, cy),
        ],
        True,
    )
    d.inked(c, d.vlin(c, "#f9efd6", "#e6cd98"), 3, 1.5, k)
    d.stroke(c.shrink(5), k, 1.3)
    for s in (1, -1):
        o = U(
            brush("0,0 16,-12 34,-12 40,-2 32,4 27,-1", 5, taper(0.2, 0.3, 0.4), 12),
            brush("0,0 18,10 38,10", 4.4, TAIL, 6),
        )
        d.fill((o if s == 1 else o.scale(-1, 1)).move(cx + s * (half + 22), cy), k)
