"""ice: sets cards in support.

A hand puts a page on a shelf, already standing in a clear cube, the paper boat frozen in beside it.
"""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.palette import INK
from tools.art.parts.hand import hand
from tools.art.parts.icecube import icecube
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines, halo, window_light
from tools.art.parts.sea import paper_boat
from tools.art.parts.shelf import shelf_board
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=31)
FOCUS = (292, 284)
SLATE = ("#5f7fa8", "#33507f", "#152449")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    window_light(d, "water", FOCUS, 360)
    if detail:
        field_lines(d, "water", FOCUS, 150, 200)
    halo(d, "water", FOCUS, 142)
    _niche(d, rnd)
    d.fill(Sh.rect(-60, 470, 720, 180), d.lin(0, 470, 0, 560, "#10234f", "#060d24"))
    shelf_board(d, 30, 452, 540, 34, 40, SLATE, 0, 6)
    icecube(d, 270, 470, 262, 214, 0.2, 0.0, -3, lambda: _frozen(d, detail), rnd, detail)
    d.fill(Sh.ell(278, 470, 160, 12), "#0b1c42", 0.35)
    hand(
        d,
        "reach",
        522,
        318,
        0.92,
        172,
        flip=True,
        skin="brown",
        cuff=("#8fdcdc", "#1f5fa6", "#0b1c42"),
        arm=170,
        detail=detail,
        rnd=rnd,
    )
    for x, y, r in ((196, 190, 16), (372, 176, 12), (150, 330, 10), (330, 420, 9)):
        d.fill(spark(x, y, r, 0.1), "#ffffff")


def _niche(d: Doc, rnd: random.Random) -> None:
    """the stone arch of the shelf, darkest at its lower right"""
    hole = S("92,470! 92,226 130,132 210,84 300,70! 390,84 470,132 508,226 508,470!")
    wall = Sh.rect(-40, 20, 680, 470) - hole
    d.fill(hole.grow(5) - hole, INK)
    d.fill(wall, d.lin(40, 60, 560, 470, *SLATE))
    blocks = [
        sliver(300 + 218 * c, 290 - 214 * s, 300 + 330 * c, 290 - 330 * s, 3)
        for c, s in ((math.cos(math.radians(a)), math.sin(math.radians(a))) for a in range(8, 173, 18))
    ]
    blocks += [sliver(40, y, 92, y, 3) for y in (330, 392)] + [sliver(508, y, 570, y, 3) for y in (330, 392)]
    d.fill(pile(blocks), INK)
    d.fill(wedges(hole, 9, 40, 5, (0.5, 0.8), 0.1, 0.3, rnd), "#0b1c42", 0.85)


def _frozen(d: Doc, detail: int) -> None:
    """what stands in the ice: the page with its coral flame, and the boat"""
    leafcard(
        d, 228, 330, 176, "fire", rot=-9, ink="#f2704e", paper=("#ffffff", "#e9f6ee", "#a8cfd8"), detail=detail, seed=4
    )
    paper_boat(d, 322, 392, 0.78, 12, glow=False)
    d.fill(
        pile([*(sliver(286 + i * 9, 404 + i * 2, 296 + i * 9, 394 + i * 2, 2.6) for i in range(3))]),
        "#d8433a",
    )
