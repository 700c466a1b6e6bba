"""f3 Fever: an open glove held up to us; its palm glows and the lines of the hand are a grinning face."""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew
from tools.art.parts.misprint import misprint
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=63)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "fire", (300, 340), 400, 0)
    with d.group(transform="translate(33 48) scale(0.88)"):
        glove(d, rnd)
        palm_face(d)


def glove(d: Doc, rnd: random.Random) -> None:
    """charred leather: four fingers, thumb to the right, turned-back cuff"""
    fingers = [
        brush("214,320 176,250 150,190 140,150", 62, taper(0.9, 0.72, 0.3), 12) | Sh.ell(140, 154, 23),
        brush("258,300 244,210 236,140 232,112", 62, taper(0.9, 0.72, 0.3), 12) | Sh.ell(232, 116, 23),
        brush("312,300 318,210 322,140 324,106", 62, taper(0.9, 0.72, 0.3), 12) | Sh.ell(324, 110, 23),
        brush("360,310 384,230 402,170 412,138", 58, taper(0.9, 0.72, 0.3), 12) | Sh.ell(411, 142, 22),
        brush("350,420 430,372 470,320 490,262", 66, taper(0.95, 0.7, 0.3), 12) | Sh.ell(489, 268, 24),
    ]
    for shape in fingers:
        hew(d, shape, "char", rnd, 5, (10, 20, 5.5), 7)
        d.fill(shape - shape.move(5, 4), "#f5792a", 0.9)
    palm = S("186,316! 230,276 340,270 388,304! 424,360 412,430 368,474! 222,474! 176,420 170,360")
    hew(d, palm, "char", rnd, 5, (11, 30, 6), 4)
    cuff = S("196,462! 300,486 398,460! 424,520 420,640! 176,640! 172,520")
    hew(d, cuff, "char", rnd, 5, (11, 30, 6), 4)
    d.inked(S("188,454! 300,478 404,452! 414,492! 300,518 180,494!"), "#8a777a", 4.4, 2, CURSE_BLACK)
    seams = [
        cutw(x0, y0, x1, y1, 6)
        for x0, y0, x1, y1 in ((206, 300, 178, 236), (254, 278, 242, 206), (314, 276, 320, 200), (366, 290, 386, 226))
    ]
    d.fill(pile(seams), CURSE_BLACK)


def palm_face(d: Doc) -> None:
    """fever in the palm: heart, head and life line as eyes and grin, printed out of register"""
    palm = S("196,330! 236,292 336,288 380,316! 408,366 396,424 360,458! 232,458! 190,414 184,366")
    d.glow(294, 374, 170, (0, "#fff4c2", 0.95), (0.4, "#ffc850", 0.6), (1, "#cf3a22", 0))
    d.inked(palm, d.rad(292, 368, 130, "#fffbe2", "#ffe08a", "#f5862e", "#b8301f"), 3.4, 1, "#5a1526")
    eyes = [
        S("212,346! 234,316 268,322 278,344! 254,352 232,354"),
        S("312,344! 324,320 356,316 376,344! 352,354 330,352"),
    ]
    grin = S("208,382! 250,402 336,402 386,378! 376,424 336,446 256,446 218,424")
    teeth = [Sh.poly([(228 + k * 26, 380), (250 + k * 26, 380), (240 + k * 25, 420)]) for k in range(6)]
    face = U(
        eyes,
        grin - U(teeth),
        [
            brush("206,330 236,304 278,314", 11, LEAF, 8),
            brush("310,312 350,302 384,328", 11, LEAF, 8),
            brush("294,344 284,370 300,376", 8, LEAF, 6),
        ],
    )
    misprint(d, face & palm, "#3f0c1c", 0.8)
    d.fill([Sh.ell(250, 337, 6), Sh.ell(340, 336, 6)], "#fff4c2")
