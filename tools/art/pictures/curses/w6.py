"""w6 Sunken Thoughts: a page lashed to an anchor has gone down; the deck stands on the anchor's arms."""

import math
import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines
from tools.art.inkwell.shape import S, Sh, U
from tools.art.palette import CURSE_BLACK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.matter import hew
from tools.art.parts.sea import paper_boat
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=46)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    depths(d)
    for x0, x1, y in ((86, 250, 178), (110, 214, 190), (356, 420, 178)):
        d.inked(sliver(x0, y, x1, y + 2, 5), "#f6fffa", 2, 0.6, CURSE_BLACK)
    paper_boat(d, 176, 176, 0.74, -7)
    rope(d)
    anchor(d, rnd)
    leafcard(
        d,
        318,
        276,
        168,
        "water",
        "wet",
        -8,
        paper=("#ffffff", "#dff0e6", "#7fa8b4"),
        shadow=8,
        detail=min(detail, 1),
        seed=3,
        line=CURSE_BLACK,
    )
    lashing(d)
    stack(d, rnd)
    sea_bed(d)


def depths(d: Doc) -> None:
    """a shaft of light from the surface, the dark closing round it"""
    d.fill(d.window, CURSE_BLACK)
    stops = ((0, "#d6f6ee", 0.95), (0.28, "#5cb8cc", 0.9), (0.6, "#1f5fa6", 0.8), (1, "#0b1230", 1))
    d.fill(d.window, d.rad(310, 270, 400, *stops))
    lines = para_lines(d.window.bounds, 0, 17, 4, 150)
    d.fill(
        engrave(d.window, lines, lambda x, y: math.hypot(x - 310, (y - 280) * 1.1) / 300 - 0.5, 11, 1, 13, 30),
        CURSE_BLACK,
        0.8,
    )
    for x, y, r in ((420, 210, 12), (438, 172, 8), (406, 250, 7), (196, 320, 9), (214, 286, 6), (452, 330, 8)):
        d.fill(Sh.ring(x, y, r, r - 3.6), "#f6fffa")


def rope(d: Doc) -> None:
    """slack, from the boat's bow to the anchor's ring"""
    way = "206,176 236,196 246,150 268,122 300,128"
    d.inked(brush(way, 11, taper(0.8, 1, 0.5), 24), "#f3e8cc", 3.4, 1.2, CURSE_BLACK)


def anchor(d: Doc, rnd: random.Random) -> None:
    """wet wood and shell: ring, stock, shank, and the two arms below the deck"""
    ring = Sh.ring(300, 146, 34, 19)
    hew(d, ring, "shell", rnd, 4.6, (8, 12, 4), 6)
    arms = S(
        "282,400! 236,414 186,398 146,356! 166,350 152,306! 118,338 94,386! 116,378 126,384! 160,440 220,476 300,486 "
        "380,476 440,440 474,384! 484,378 506,386! 482,338 448,306! 434,350 454,356! 414,398 364,414 318,400!"
    )
    shank = S("280,176! 320,176! 326,300 330,430! 270,430! 274,300")
    hew(d, U(arms, shank), "wood", rnd, 5.4, (9, 30, 6), 9)
    stock = S("176,196! 160,206 160,228 176,238! 300,226 424,238! 440,228 440,206 424,196! 300,204")
    hew(d, stock, "wood", rnd, 5, (9, 20, 5), 7)
    for x in (166, 434):
        hew(d, Sh.ell(x, 217, 16), "shell", rnd, 4, None, 4)


def lashing(d: Doc) -> None:
    """two turns of rope over the page, knotted in front"""
    turns = [
        brush(way, 13, taper(0.8, 0.8, 0.5), 12)
        for way in (
            "244,246 300,238 384,214",
            "250,328 310,330 396,312",
            "262,240 320,290 384,322",
            "376,222 320,280 258,330",
        )
    ]
    for turn in turns:
        d.inked(turn, "#f3e8cc", 3.6, 1.4, CURSE_BLACK)
    d.inked(Sh.ell(320, 284, 15), "#f3e8cc", 3.8, 1.6, CURSE_BLACK)


def stack(d: Doc, rnd: random.Random) -> None:
    """the deck: five thick cards squarely on the anchor's arms"""
    for k in range(5):
        x, y = 300 + (-5, 6, -3, 4, 0)[k], 470 - k * 15
        rim = S(f"{x - 88},{y - 12}! {x},{y - 8} {x + 88},{y - 12}! {x + 90},{y + 5}! {x},{y + 9} {x - 90},{y + 5}!")
        d.inked(rim, d.hlin(rim, "#fff4d6", "#d9bd90", "#7a5c44"), 4, 1.8, CURSE_BLACK)
        d.fill(sliver(x - 76, y - 2, x + 60, y - 1, 2), CURSE_BLACK)
    lid = S("212,396! 226,376! 374,376! 388,396! 300,402")
    d.inked(lid, d.vlin(lid, "#f6e8c6", "#b9986c"), 4, 1.8, CURSE_BLACK)


def sea_bed(d: Doc) -> None:
    """the sand in front and weed at both sides"""
    bed = S("-130,486! 60,470 170,482 300,492 430,480 560,470 740,486! 740,860! -130,860!")
    d.inked(bed, d.lin(0, 470, 0, 580, "#2c6490", "#0d1c3e", "#070c1c"), 4.4, 1.8, CURSE_BLACK)
    for way in (
        "54,520 84,440 40,380 74,310",
        "560,520 530,440 572,370 540,300",
        "20,520 -8,420 30,350",
        "600,520 634,430 596,350",
    ):
        d.inked(brush(way, 36, taper(0.9, 0, 0.25), 16), "#10233f", 3, 1, CURSE_BLACK)
