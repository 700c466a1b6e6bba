"""telekinesis: other players draw, then keep a card for later.

A hand that touches nothing: rings of will go out from it, and a page sails into the free one of three niches.
"""

import random

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, spark
from tools.art.inkwell.spline import arc_pts
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=114)
WRIST = (104, 414)
PAGE = (336, 226)
SHELF_STONE = ("#a9a3da", "#5d579c", "#262350")


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#ffffff"), (0.16, "#e9e5fb"), (0.4, "#8680c2"), (0.7, "#3a3670"), (1, "#12102a"))
    d.fill(d.window, d.rad(*PAGE, 400, *stops))
    if detail:
        field_lines(d, "air", PAGE, 120, 230)
    _niches(d, detail)
    _will(d)
    d.glow(*PAGE, 120, (0, "#ffffff", 1), (0.5, "#ffffff", 0.6), (1, "#ece9fb", 0))
    leafcard(d, *PAGE, 146, "water", rot=13, shadow=0, detail=detail, seed=5)
    for x, y, r in ((276, 176, 15), (404, 306, 13), (300, 350, 10), (390, 176, 9)):
        d.fill(spark(x, y, r, 0.14).grow(2), "#262350")
        d.fill(spark(x, y, r, 0.14), "#ffffff")
    sleeve = ("#f4b48c", "#b8643a", "#4a2028")
    hand(d, "flat", *WRIST, 1.16, -40, skin="brown", cuff=sleeve, arm=190, detail=detail, rnd=rnd)


def _will(d: Doc) -> None:
    """Three arcs from the finger tips towards the page, wider and wider."""
    for i, r in enumerate((208, 236, 264)):
        bow = brush(arc_pts(*WRIST, r, -64 + i * 4, -12 - i * 4, 14), 15 - i * 2, LEAF, 20)
        d.inked(bow, "#ffffff", 2.4, 0.8, "#262350")


def _niches(d: Doc, detail: int) -> None:
    """A shelf of three niches at the right: two are full, the middle one is empty and lit."""
    d.inked(Sh.rect(424, 30, 260, 640), d.lin(424, 60, 600, 560, *SHELF_STONE), 4.4, 2)
    for y, sign in ((236, "fire"), (378, ""), (520, "earth")):
        hole = S(f"440,{y + 60}! 440,{y - 26} 488,{y - 66} 536,{y - 26} 536,{y + 60}!")
        d.inked(hole, d.vlin(hole, "#12102a", "#2f2b60") if sign else d.vlin(hole, "#ffffff", "#f6d9a8"), 4, 1.8)
        board = S(f"428,{y + 58}! 620,{y + 58}! 620,{y + 76}! 432,{y + 76}!")
        d.inked(board, d.vlin(board, "#ece9fb", "#7d77bd"), 3.4, 1.4)
        if sign:
            leafcard(d, 488, y + 4, 92, sign, rot=-3, detail=detail, seed=y)
        else:
            d.glow(488, y, 90, (0, "#fff6d8", 0.9), (1, "#f6d9a8", 0))
