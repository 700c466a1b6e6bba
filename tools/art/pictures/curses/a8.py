"""a8 Static Veil: a veil of lace, every knot a spark, is draped over the curses behind it."""

import math
import random

from tools.art.inkwell.brush import brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew
from tools.art.parts.minibramble import minibramble
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=78)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "air", (300, 300), 330, 0)
    for x, y, r in ((120, 300, 78), (300, 290, 88), (480, 300, 78), (-70, 310, 72), (670, 310, 72)):
        minibramble(d, x, y, r, rnd, "air")
    net(d, rnd)
    rod(d, rnd)


def hem(x: float) -> float:
    """height of the veil's lower edge at x: it hangs in five swags"""
    return 440 - 46 * abs(math.sin((x - 300) * math.pi / 210)) + abs(x - 300) * 0.08


def net(d: Doc, rnd: random.Random) -> None:
    """the cloth, its crossing threads, sparks in the knots and scallops along the hem"""
    edge = [(x, hem(x)) for x in range(740, -141, -20)]
    veil = Sh.poly([(-140, 120), (740, 120), *edge])
    d.fill(veil, "#bdb8e6", 0.12)
    threads = [
        brush([(x, 130), (x + s * 320, 450)], 6, taper(1, 1, 0.5), 4) for x in range(-480, 1100, 120) for s in (-1, 1)
    ]
    lace = pile(threads) & veil
    d.fill(lace.move(4, 5), CURSE_BLACK, 0.85)
    d.fill(lace, "#ffffff")
    scallop = brush([(x, hem(x) + 2) for x in range(-140, 741, 15)], 15, taper(1, 1, 0.5), 90)
    d.inked(scallop, "#ffffff", 4, 2, CURSE_BLACK)
    for x in range(-120, 740, 42):
        d.inked(Sh.ell(x, hem(x) + 16, 9), "#ece9fb", 3, 1.2, CURSE_BLACK)
    for row, y in enumerate((190, 250, 310, 370)):
        for x in range(-120 + 60 * ((row + 1) % 2), 760, 120):
            if row % 2:
                d.inked(Sh.ell(x, y, 9), "#ece9fb", 3, 1.2, CURSE_BLACK)
                continue
            d.glow(x, y, 44, (0, "#ffffff", 0.95), (0.4, "#ece9fb", 0.5), (1, "#8680c2", 0))
            d.fill(spark(x, y, 33, 0.16).grow(2.6), CURSE_BLACK, 0.8)
            d.fill(spark(x, y, 33, 0.16), "#ffffff")


def rod(d: Doc, rnd: random.Random) -> None:
    """gathered cloth over a bone rod at the top"""
    gather = S(
        "-140,96! 300,84 740,96! 740,140! 680,152 620,138! 560,154 500,138! 440,154 "
        "380,138! 320,154 260,138! 200,154 140,138! 80,152 20,138! -60,152 -140,138!"
    )
    hew(d, gather, "cloth", rnd, 5, None, 8)
    d.fill(pile([cutw(x, 150, x + 6, 104, 9) for x in range(-130, 740, 30)]) & gather, CURSE_BLACK)
