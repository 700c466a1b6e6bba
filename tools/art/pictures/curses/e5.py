"""e5 Weight of Stone: a thumb of stone presses down on a hand; four cards are all it can still hold."""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.hand import hand
from tools.art.parts.leafcard import leafcard
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew, pitted
from tools.art.picture import Picture

PICTURE = Picture(element="earth", seed=55)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "earth", (300, 300), 380, 0)
    d.glow(300, 276, 170, (0, "#f6fbd2", 0.95), (0.45, "#b5dd86", 0.5), (1, "#4f9f5a", 0))
    for k in range(4):
        rot = -48 + k * 32
        x, y = polar(300, 430, 108, rot - 90)
        leafcard(d, x, y, 126, "earth", "flat", rot, shadow=4, detail=0, line=CURSE_BLACK)
    fallen(d)
    hand(
        d,
        "grip",
        300,
        560,
        1.45,
        -90,
        skin=("#fbe4c6", "#d9a678", "#7c4c38"),
        detail=0,
        cuff=("#8f9078", "#4c5044", "#23261f"),
        arm=90,
        rnd=rnd,
    )
    thumb(d, rnd)


def thumb(d: Doc, rnd: random.Random) -> None:
    """the thumb from above: knuckle, chipped nail, cracks; it comes out of the dark"""
    mass = S(
        "150,-40! 152,60 128,120 132,190 170,246 236,272! 300,280 364,272! 430,246 468,190 472,120 448,60 450,-40!"
    )
    hew(d, mass, "stone", rnd, 6, (13, 52, 8), 9)
    pitted(d, mass, 70, rnd)
    nail = S("204,248! 196,196 218,148 300,130 382,148 404,196 396,248! 300,266")
    d.inked(nail, d.lin(200, 130, 400, 266, "#ffffff", "#d6d2bc", "#8a8874"), 5, -2.4, CURSE_BLACK)
    d.fill(wedges(nail, 11, 26, 6, (-0.7, -0.6), 0.15, 0.4, rnd), CURSE_BLACK)
    cracks = ["318,262 302,236 322,214 306,184", "430,110 404,90 410,64", "160,110 184,96 176,66"]
    d.fill([brush(c, 9, TAIL, 8) for c in cracks], CURSE_BLACK)
    d.fill([brush(c, 10, LEAF, 10) for c in ("190,96 300,76 410,96", "206,66 300,50 394,66")], CURSE_BLACK)


def fallen(d: Doc) -> None:
    """cards pressed out to both sides, on their way down"""
    for x, y, rot in ((92, 420, -64), (514, 436, 70)):
        leafcard(d, x, y, 96, "", "curled", rot, detail=0, line=CURSE_BLACK)
