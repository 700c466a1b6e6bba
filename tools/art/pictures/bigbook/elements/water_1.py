"""Water 1: a tap's brass lip in the dark cellar, and the drop that is just leaving it."""

import random

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.ornament import sigil
from tools.art.palette import EL
from tools.art.parts.light import field_lines
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=3)
DROP = (286, 424)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    ramp = EL["water"]
    stops = (
        (0, ramp["core"]),
        (0.16, ramp["light"]),
        (0.38, ramp["mid"]),
        (0.62, ramp["base"]),
        (0.84, ramp["dark"]),
        (1, "#050d24"),
    )
    d.fill(d.window, d.rad(*DROP, 480, *stops))
    field_lines(d, "water", (286, 690), 150, 330)
    pool(d)
    tap(d, rnd)
    drop(d)


def pool(d: Doc) -> None:
    """rings of the drop before it"""
    water = Sh.rect(0, 640, 600, 220)
    d.fill(water, d.vlin(water, "#3a9fc9", "#153a75", "#0b1c42"), 0.9)
    for i, rx in enumerate((58, 122, 196, 280)):
        d.fill(Sh.ell(286, 690, rx, rx * 0.22).stroke(8 - i * 1.4) & water, "#eafcf4", 0.95 - i * 0.17)
    for x, y, r in ((248, 640, 8), (322, 634, 10), (290, 616, 7)):
        d.inked(Sh.ell(x, y, r, r * 1.2), "#eafcf4", 2.4, 0.8, "#0b1c42")


def tap(d: Doc, rnd: random.Random) -> None:
    """brass, huge, from the upper right, cut off by the frame"""
    brass = ("#fff5cc", "#d8a850", "#8a5a24", "#3c2416")
    pipe = S("640,120! 470,128 360,150 270,170 216,206 204,262! 200,300! 372,300! 368,276 392,262 470,250 640,246!")
    d.fill(pipe.grow(8).move(6, 12), "#050d24", 0.6)
    d.inked(pipe, d.lin(300, 120, 360, 310, *brass), 5, 2.4)
    d.fill(wedges(pipe, 14, 44, 7, (-0.5, -0.85), 0.12, 0.4, rnd), "#2a1812")
    d.fill(brush("250,204 320,170 440,152 560,146", 13, LEAF, 16), "#fffbe6", 0.9)
    lip = S("188,292! 286,284 384,292! 390,326! 286,338 182,326!")
    d.inked(lip, d.lin(182, 290, 390, 330, *brass), 5, 2.2)
    d.fill(wedges(lip, 12, 14, 6, (-0.5, -0.8), 0.12, 0.4, rnd), "#2a1812")
    d.inked(S("200,322! 286,334 372,322! 340,344 286,350 232,344!"), "#12263e", 3.4, 1)
    neck = S("412,150! 418,74! 462,70! 470,140!")
    d.inked(neck, d.hlin(neck, *brass), 4.4, 2)
    bar = S("352,44! 440,26 532,40! 540,72! 440,62 346,78!")
    d.inked(bar, d.lin(350, 30, 540, 80, *brass), 4.6, 2)


def drop(d: Doc) -> None:
    """it hangs by a thread and has the outline of the element's sign; the whole cellar is upside down in it"""
    ramp = EL["water"]
    d.glow(286, 470, 190, (0, ramp["core"], 0.9), (0.5, ramp["light"], 0.5), (1, ramp["mid"], 0))
    thread = S("236,338! 286,348 336,338! 306,362 296,396! 276,396! 266,362")
    solid, cuts = sigil("water", 286, 484, 124)
    whole = solid | thread
    d.fill(whole.grow(7).move(6, 9), ramp["deep"], 0.45)
    d.inked(whole, d.lin(200, 360, 370, 600, "#ffffff", "#c4f0f0", "#3a9fc9", "#153a75"), 5, 2.4, "#0b1c42")
    d.fill(whole - whole.move(8, 6), "#ffffff", 0.85)
    d.fill(cuts, ramp["dark"])
    d.fill(brush("226,470 218,510 232,548", 13, LEAF, 10), "#ffffff")
