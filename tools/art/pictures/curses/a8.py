"""a8 Static Veil: a veil stands with nobody under it; its lace crackles, and bolts leap to the other curses."""

import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.minibramble import minibramble
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=78)
VEIL = (
    "300,108! 344,116 370,150 376,204! 390,246 410,320 436,452! 416,476 396,454! 376,480 354,456! 332,486 312,460! "
    "300,482 288,460! 268,486 246,456! 224,480 204,454! 184,476 164,452! 190,320 210,246 224,204! 230,150 256,116"
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "air", (300, 280), 370, 0)
    for side in (-1, 1):
        minibramble(d, 300 + side * 186, 268, 50, rnd, "air")
        minibramble(d, 300 + side * 192, 400, 44, rnd, "air")
    veil(d, rnd)
    lace(d)
    void(d)
    leaps(d)


def veil(d: Doc, rnd: random.Random) -> None:
    """the cloth: a head, shoulders and a wide scalloped hem"""
    cloth = S(VEIL)
    d.fill(cloth.grow(9).move(4, 9), CURSE_BLACK, 0.7)
    d.inked(cloth, d.lin(150, 120, 460, 480, "#ffffff", "#d6cfe8", "#8a80ac", "#4a4474"), 5.4, 2.6, CURSE_BLACK)
    folds = (
        "252,190 224,300 200,440",
        "276,250 256,340 246,450",
        "348,190 376,300 400,440",
        "324,250 344,340 354,450",
        "300,262 298,350 300,462",
    )
    d.fill(pile([brush(way, 13, taper(0, 0.4, 0.6), 12) for way in folds]) & cloth, "#2a2348")
    d.fill(wedges(cloth, 10, 34, 6.5, (-0.7, -0.5), 0.1, 0.4, rnd), CURSE_BLACK)


def lace(d: Doc) -> None:
    """rows of eyelets over the hem, a pearl on every scallop"""
    cloth = S(VEIL)
    for y, wide in ((410, 116), (378, 104)):
        holes = [Sh.ell(x, y + abs(x - 300) * -0.05, 8, 11) for x in range(300 - wide, 301 + wide, 29)]
        d.fill(pile(holes) & cloth.shrink(8), CURSE_BLACK)
    for x, y in ((184, 482), (224, 486), (267, 490), (333, 490), (376, 486), (416, 482)):
        d.inked(Sh.ell(x, y, 11), "#ffffff", 4, 1.6, CURSE_BLACK)


def void(d: Doc) -> None:
    """where a face should be: black, with a wreath of sparks over it"""
    hole = S("300,150! 334,158 350,192 342,236 300,266 258,236 250,192 266,158")
    d.inked(hole, d.rad(300, 214, 66, "#4f4a88", "#1f1a3c", "#0a0814"), 5, -2, "#ffffff")
    for x, y, r in ((232, 152, 24), (262, 118, 30), (300, 104, 40), (338, 118, 30), (368, 152, 24)):
        d.fill(spark(x, y, r, 0.17).grow(3.4), CURSE_BLACK)
        d.fill(spark(x, y, r, 0.17), "#ffffff")


def leaps(d: Doc) -> None:
    """four bolts from the cloth to the rings at its sides"""
    for side in (-1, 1):
        for way in (
            [(64, 196), (96, 222), (104, 206), (136, 244), (146, 226), (186, 268)],
            [(106, 326), (132, 356), (142, 340), (164, 374), (172, 358), (192, 400)],
        ):
            points = [(300 + side * x, y) for x, y in way]
            zig = Sh.poly(
                [
                    points[0],
                    *[(x, y - 9) for x, y in points[1:-1]],
                    points[-1],
                    *[(x, y + 9) for x, y in points[-2:0:-1]],
                ]
            )
            d.inked(zig, "#ffffff", 4.6, 1.6, CURSE_BLACK)
        for x, y in ((186, 268), (192, 400)):
            d.glow(300 + side * x, y, 44, (0, "#ffffff", 1), (0.4, "#ece9fb", 0.6), (1, "#8680c2", 0))
            d.fill(spark(300 + side * x, y, 30, 0.16), "#ffffff")
