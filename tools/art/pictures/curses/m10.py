"""m10 Nausea: a brass gargoyle with full cheeks loses three cards down the wall."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.leafcard import leafcard
from tools.art.parts.matter import fishscales, four_lights, hew, shine
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=90)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    four_lights(d, (230, 280), 330, 220)
    wall(d, rnd)
    with d.group(transform="translate(30 46) scale(0.86)"):
        d.glow(196, 266, 130, (0, "#fffdf0", 0.95), (0.4, "#fff0c0", 0.5), (1, "#e8c98a", 0))
        for x, y, rot, el, h in ((120, 306, 24, "earth", 92), (84, 424, -20, "water", 98), (206, 436, 40, "fire", 102)):
            leafcard(d, x, y, h, el, "curled", rot, shadow=6, detail=0, line=CURSE_BLACK)
        for spec in (
            "214,290 206,316 208,346",
            "150,330 140,352 142,376",
            "238,312 246,350 240,400",
            "96,452 90,476 94,500",
        ):
            d.fill(brush(spec, 10, LEAF, 8), "#fff6d8")
        gargoyle(d, rnd)


def wall(d: Doc, rnd: random.Random) -> None:
    """blocks of the wall at the right"""
    for k in range(8):
        y = -30 + k * 84
        block = Sh.rect(488 + (k % 2) * 22, y, 320, 80, 5)
        d.inked(block, d.lin(490, 0, 640, 0, "#6d675e", "#332e34"), 5, 2, CURSE_BLACK)
        d.fill(wedges(block, 14, 26, 6, (0.6, -0.6), 0.1, 0.5, rnd), CURSE_BLACK, 0.8)


def gargoyle(d: Doc, rnd: random.Random) -> None:
    """head in profile to the left: horn, finned ear, scales on the neck, cheek blown up"""
    neck = S("380,150! 460,140 560,150! 570,390! 470,392 384,368! 350,260")
    hew(d, neck, "brass", rnd, 5, (11, 36, 7), 8)
    fishscales(d, neck & Sh.rect(420, 120, 200, 300), 17, op=0.85)
    horn = S("352,158! 366,116 410,96 470,104! 440,122 420,148 416,182!")
    hew(d, horn, "bone", rnd, 4.8, (9, 18, 5), 6)
    head = S(
        "430,196! 410,160 360,140 306,144 268,162! 236,178 206,196 "
        "182,204! 166,214 170,232! 196,240 222,250! 240,266 222,286! "
        "196,292 176,304! 184,330 214,346 262,362 330,372 396,358 436,320! 446,256"
    )
    hew(d, head, "brass", rnd, 5.4, (11, 40, 7), 8)
    throat = S("170,232! 196,240 224,248 248,266 224,288 196,294 176,304! 190,280 192,254")
    d.inked(throat, d.lin(170, 0, 250, 0, "#fffdf0", "#f0c878", "#7a3a1c"), 4, 1.4, CURSE_BLACK)
    cheek = S("330,212! 386,222 410,268 396,320 344,346 286,338 254,300 262,252 292,222")
    d.inked(cheek, d.rad(306, 250, 110, "#fffbe0", "#f0d080", "#b07a38", "#5a3a1c"), 5, 2.4, CURSE_BLACK)
    d.fill(wedges(cheek, 10, 34, 6.5, (-0.7, -0.6), 0.12, 0.4, rnd), CURSE_BLACK)
    shine(d, cheek, (280, 262, 306, 234, 9))
    eye = Sh.ell(300, 190, 27, 24)
    d.inked(eye, "#fffdf0", 4.4, 2, CURSE_BLACK)
    curl = [polar(300, 191, 20 - k * 1.4, k * 44) for k in range(13)]
    d.fill(brush(curl, 6.5, taper(0.6, 0.8, 0.5), 18), CURSE_BLACK)
    d.fill(
        [
            brush("262,172 296,156 336,168", 13, LEAF, 10),
            Sh.ell(194, 214, 6),
            brush("252,212 280,222 316,214", 8, LEAF, 8),
        ],
        CURSE_BLACK,
    )
    ear = S("412,196! 452,150 500,134! 488,170 506,188! 478,208 490,236! 446,240 418,250!")
    hew(d, ear, "brass", rnd, 4.8, (9, 22, 5.5), 6)
    d.fill([cutw(424, 216, x, y, 8) for x, y in ((486, 150), (492, 190), (478, 230))], CURSE_BLACK)
