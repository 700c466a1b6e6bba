"""thaw: support goes to the discard pile and as many cards come.

An ice shelf with three niches lets go, its melt runs to a pool where pages sprout.
"""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.parts.feather import vane
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines, window_light
from tools.art.parts.mote5 import mote
from tools.art.parts.sea import paper_boat
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=34)
POOL = (280, 402)
CROCUS = ("#fffbd0", "#f2e06a", "#b08a2a")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "water", POOL, 430)
    if detail:
        field_lines(d, "water", POOL, 170, 240, 16)
    _shelf_of_ice(d, detail, rnd)
    _meadow(d, rnd)
    _rill(d, rnd)
    for x, y, h, rot, sign in ((168, 366, 62, -10, "earth"), (238, 344, 50, 6, "water"), (386, 372, 66, 12, "fire")):
        _sprout(d, x, y, h, rot, sign, detail)
    paper_boat(d, 338, 300, 0.46, 10)
    for x, y, k in (
        (104, 436, 1.1),
        (138, 470, 1.4),
        (446, 420, 1.1),
        (482, 462, 1.5),
        (414, 480, 1.2),
        (86, 492, 1.2),
    ):
        _crocus(d, x, y, k)


def _shelf_of_ice(d, detail, rnd):
    """the wall with three niches, one already empty, and its eave of icicles"""
    wall = S(
        "-60,60! 190,92 300,84 410,92 660,60! 660,330! 520,316 430,326 "
        "372,298! 350,270! 322,300! 240,324 120,314 -60,330!"
    )
    d.inked(wall, d.lin(0, 90, 0, 320, "#e4f8f4", "#7cc4d8", "#2a6fae"), 3.4, 1.8)
    cuts = [
        cutw(x, 318 + rnd.uniform(-10, 6), x + rnd.uniform(-8, 8), 318 - rnd.uniform(30, 80), 8)
        for x in range(60, 560, 13)
    ]
    d.fill(pile(cuts) & wall, "#1f5fa6", 0.75)
    for i, x in enumerate((140, 274, 452)):
        hole = S(
            [(x - 48, 262, 1), (x - 50, 190), (x - 30, 150), (x, 140), (x + 30, 150), (x + 50, 190), (x + 48, 262, 1)]
        )
        d.fill(hole.grow(7), "#ffffff", 0.9)
        d.inked(hole, d.vlin(hole, "#0b1c42", "#1f5fa6", "#3a9fc9"), 2.8, 1)
        if i != 1:
            leafcard(
                d,
                x,
                214,
                84,
                ("air", "", "fire")[i],
                rot=(-5, 0, 7)[i],
                sx=0.86,
                paper=("#eefaf6", "#c3e2e6", "#6fa4c0"),
                seed=i + 2,
                detail=detail,
            )
            d.fill(hole, "#8fdcdc", 0.3)
        d.fill(
            pile([sliver(x - 36 + j * 14, 168 + j * 6, x - 20 + j * 14, 138 + j * 6, 2.2) for j in range(4)]), "#ffffff"
        )
    eave = [
        cutw(
            x,
            100,
            x + rnd.uniform(-3, 3),
            100 + rnd.uniform(26, 66) * (0.5 if 182 < x < 418 else 1),
            rnd.uniform(12, 22),
        )
        for x in range(40, 580, 17)
    ]
    cornice = U(eave, S("-60,40! 660,40! 660,96! 410,112 300,104 190,112 -60,96!"))
    d.inked(cornice, d.lin(0, 60, 0, 160, "#ffffff", "#c9f3ee", "#5fb6cf"), 2.8, 1.4)
    for x, y in ((96, 196), (206, 170), (362, 180), (520, 204)):
        d.inked(mote("drop", x, y, 9), "#f4fffb", 1.8, 0.6)


def _meadow(d, rnd):
    """thawing ground left and right of the water"""
    ground = S("-60,322! 60,330 180,318 280,322 330,308! 352,290! 376,304! 460,322 560,316 660,326! 660,640! -60,640!")
    d.inked(ground, d.lin(0, 310, 0, 520, "#9fd8cc", "#2f7f9c", "#0d2453"), 3, 1.4)
    tufts = []
    for _ in range(60):
        x, y = rnd.uniform(60, 545), rnd.uniform(340, 520)
        tufts += [cutw(x + o, y, x + o * 2.4, y - rnd.uniform(10, 18), 3.4) for o in (-4, 0, 4)]
    d.fill(pile(tufts), "#12406a", 0.85)


def _rill(d, rnd):
    """the S of melt water, from the gap to the pool"""
    pool = Sh.ell(POOL[0], POOL[1] + 52, 168, 62)
    stream = brush("350,282 356,312 300,338 282,356 330,380 350,402 300,430 270,452", 66, lambda t: 0.3 + 0.7 * t, 20)
    water = U(pool, stream)
    d.inked(water, d.lin(0, 280, 0, 510, "#ffffff", "#8fdcdc", "#2f86c0"), 3.2, 1.4)
    d.fill(
        Sh.ell(POOL[0], POOL[1] + 36, 96, 26), d.rad(POOL[0], POOL[1] + 36, 96, (0, "#ffffff", 1), (1, "#ffffff", 0))
    )
    flow = [
        brush("346,300 344,322 300,344 286,362 326,384 338,402 300,426", 5, LEAF, 16),
        brush("362,316 320,344 306,362 346,388 362,408 330,434", 4, LEAF, 16),
    ]
    flow += [
        brush(
            [(POOL[0] - r, POOL[1] + 60), (POOL[0], POOL[1] + 60 + r * 0.34), (POOL[0] + r, POOL[1] + 60)], 5, LEAF, 12
        )
        for r in (60, 100, 138)
    ]
    d.fill(pile(flow), "#1f5fa6", 0.9)
    d.fill(
        pile(
            [sliver(x, y, x + 26, y - 3, 2.4) for x, y in ((190, 446), (330, 462), (250, 486), (362, 440), (300, 392))]
        ),
        "#ffffff",
    )


def _sprout(d, x, y, h, rot, sign, detail):
    """a page coming up on a stem with two seed leaves"""
    stem = brush([(x - 6, y + h * 0.95), (x - 2, y + h * 0.6), (x, y + h * 0.3)], 9, taper(1, 0.6, 0.1), 8)
    d.inked(stem, "#6fb87a", 2, 0.8)
    for side in (-1, 1):
        leaf = S(
            [
                (x - 4, y + h * 0.86, 1),
                (x + side * 14, y + h * 0.66),
                (x + side * 30, y + h * 0.7, 1),
                (x + side * 16, y + h * 0.86),
            ]
        )
        d.inked(leaf, d.dlin(leaf, "#d6f0a8", "#4f9f5a"), 2, 0.8)
    leafcard(d, x, y, h, sign, "curled", rot=rot, detail=detail, seed=x)


def _crocus(d, x, y, k):
    """a crocus in three petals"""
    for angle, length in ((-118, 34), (-62, 34), (-90, 40)):
        petal, _ = vane((x, y), angle, length * k, 20 * k, 0.1 if angle > -90 else -0.1, taper(0.3, 0, 0.55, 0.8))
        d.inked(petal, d.vlin(petal, *CROCUS), 2.2, 0.9)
    d.fill(brush([(x, y), (x - 2 * k, y + 16 * k), (x - 1 * k, y + 30 * k)], 5 * k, taper(1, 0.5, 0), 6), "#2a6a52")
