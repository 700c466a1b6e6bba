"""w3 Seepage: out of a drawer's joint runs a puddle that has eyes and a smile."""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew, woodgrain
from tools.art.parts.misprint import misprint
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=43)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "water", (300, 230), 430, 0)
    cabinet(d, rnd)
    keyhole(d)
    leak(d, rnd)


def cabinet(d: Doc, rnd: random.Random) -> None:
    """one square drawer front in its frame, neighbours hinted at both sides"""
    for x in (-90, 470):
        side = Sh.rect(x, 96, 220, 244, 6)
        d.inked(side, d.lin(x, 96, x + 220, 340, "#4c4a5c", "#221f30"), 4, 2, CURSE_BLACK)
        woodgrain(d, side, 26, 0, rnd, 70)
    frame = Sh.rect(120, 20, 360, 336, 8)
    hew(d, frame, "wood", rnd, 5, None)
    woodgrain(d, frame, 40, 0, rnd, 60)
    front = Sh.rect(150, 108, 300, 222, 4)
    d.inked(front, d.lin(150, 108, 450, 330, "#e6d4b0", "#a88662", "#5f463a"), 5, 3, CURSE_BLACK)
    d.fill(wedges(front, 12, 40, 6, (-0.7, -0.6), 0.12, 0.3, rnd), CURSE_BLACK)
    panel = Sh.rect(182, 138, 236, 160, 4)
    d.inked(panel, d.lin(182, 138, 418, 298, "#7d604c", "#b39270"), 4, -1.6, CURSE_BLACK)
    woodgrain(d, panel, 22, 0, rnd, 60)


def keyhole(d: Doc) -> None:
    """the lamp behind the keyhole in its shell plate"""
    plate = S("300,152! 342,172 350,214 334,262 300,284! 266,262 250,214 258,172")
    d.inked(plate, d.lin(250, 152, 350, 284, "#fff8ec", "#dcc4b4", "#806a70"), 4.4, 2.4, CURSE_BLACK)
    d.glow(300, 216, 84, (0, "#eafcf4", 0.95), (0.4, "#8fdcdc", 0.5), (1, "#3a9fc9", 0))
    hole = Sh.ell(300, 202, 21) | Sh.poly([(288, 208), (312, 208), (322, 258), (278, 258)])
    d.inked(hole, "#f6fffa", 4, 1.6, "#0b1c42")


def leak(d: Doc, rnd: random.Random) -> None:
    """the drip from the lower joint and the smiling puddle, a misprint along its edge"""
    puddle = S(
        "206,322! 246,330 300,326 360,330 400,322! 392,352 366,364 362,392 420,398 470,420 480,448 430,476 340,490 "
        "236,486 146,470 116,440 140,412 196,398 240,394 244,364 214,352"
    )
    d.fill(puddle.grow(7).move(4, 7), CURSE_BLACK, 0.6)
    misprint(d, puddle, CURSE_BLACK, 0.9)
    d.inked(puddle, d.lin(300, 322, 300, 490, "#7cc4d4", "#dff6f0", "#f6fdf6", "#a8d0d4"), 4, 1.6, CURSE_BLACK)
    for s in (-1, 1):
        d.fill(brush([(300 + s * 92, 418), (300 + s * 64, 404), (300 + s * 34, 420)], 13, LEAF, 8), CURSE_BLACK)
        d.fill(sliver(300 + s * 78, 432, 300 + s * 86, 448, 3), CURSE_BLACK)
    d.fill(brush("226,442 262,468 306,472 350,462 380,436", 16, LEAF, 14), CURSE_BLACK)
    d.fill([brush("224,432 222,442 232,450", 6, LEAF, 5), brush("374,428 384,434 384,446", 6, LEAF, 5)], CURSE_BLACK)
    d.fill(
        [
            brush(s, 6, LEAF, 8)
            for s in ("262,340 266,366 262,384", "300,338 304,370 300,396", "338,340 334,364 340,380")
        ],
        "#1f5fa6",
    )
