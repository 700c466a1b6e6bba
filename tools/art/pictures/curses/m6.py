"""m6 Unraveling: a tower knitted of brass wire stares as a hook draws its crown out, stitch by stitch."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import four_lights, hew, shine
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=86)
TONES = ("#fff5cc", "#f2d48a", "#d8ac5c", "#a87838", "#74502a")
WIRE = ("#d8ac5c", "#fff5cc", "#e4be70")
MIDDLE = 196.0
LOST = (0, 2, 0, 2, 3, 5)
"""How many courses each column of stitches lacks, from the left: two battlements still stand."""


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    four_lights(d, (330, 290), 380)
    tower(d)
    thread(d)
    hook(d, rnd)


def half_width(y: float) -> float:
    """half the tower's width at height y: it spreads towards its foot"""
    return 84 + (y - 220) * 0.13


def tower(d: Doc) -> None:
    """courses of V stitches whose upper edge falls in steps to the right; open loops stand where it was drawn out"""
    columns = len(LOST)
    rows = [222 + i * 33 for i in range(12)]
    wall = S("118,276! 226,276! 250,316 284,380! 316,640! 74,640! 108,400")
    d.fill(wall.grow(12).move(8, 8), CURSE_BLACK, 0.55)
    d.fill(wall, "#38240f")
    for row, y in enumerate(rows):
        half = half_width(y)
        step = half / columns
        for k in range(columns):
            if row < LOST[k]:
                continue
            x = MIDDLE + (2 * k + 1 - columns) * step
            if row == LOST[k] and k > 2:
                loop = brush(
                    [(x - step * 0.5, y - 4), (x, y - 40), (x + step * 0.5, y - 4)], 9, taper(0.9, 0.9, 0.5), 14
                )
                d.inked(loop, TONES[min(4, k)], 3, 1.2, CURSE_BLACK)
            for side in (-1, 1):
                legs = [(x + side * step * 0.95, y - 20), (x + side * step * 0.62, y), (x, y + 18)]
                stitch = brush(legs, step * 0.98, taper(0.55, 0.3, 0.4), 8)
                d.inked(stitch, TONES[min(4, k)], 3, 1.3, CURSE_BLACK)
    face(d)


def face(d: Doc) -> None:
    """a lit door and two windows: the tower has noticed"""
    door = S("166,560! 164,450 172,424 198,410 224,424 232,450 230,560!")
    d.inked(door, d.rad(198, 470, 90, "#fffdf0", "#f6c878", "#7a4a24"), 5, 2, CURSE_BLACK)
    for x, lean in ((152, 1), (246, -1)):
        window = S(f"{x - 17},{366 - lean * 5}! {x},{338} {x + 17},{366 + lean * 5}! {x + 13},392 {x - 13},392")
        d.inked(window, d.rad(x, 372, 30, "#fffdf0", "#f6c878", "#a8682c"), 5, 2, CURSE_BLACK)
        d.fill(Sh.ell(x + 6, 368, 6.5, 9), CURSE_BLACK)


def thread(d: Doc) -> None:
    """the wire that was the crown: still crimped from the knitting, in one S to the hook"""
    course = sample("270,378 304,350 312,300 272,262 250,212 274,160 326,146 368,176 402,214", 46)
    crimped = []
    for i, (x, y, tx, ty) in enumerate(course):
        swing = 9 * math.sin(i * 1.16) * min(1.0, (46 - i) / 10, i / 4)
        crimped.append((x - ty * swing, y + tx * swing))
    wire = brush(crimped, 15, taper(0.85, 0.9, 0.5), 150)
    d.fill(wire.grow(6).move(4, 6), CURSE_BLACK, 0.6)
    d.inked(wire, d.lin(240, 0, 410, 0, *WIRE), 3.6, 1.6, CURSE_BLACK)


def hook(d: Doc, rnd: random.Random) -> None:
    """the whole crochet hook, mirror steel with a brass grip, pulling away to the lower right"""
    shaft = S(
        "398,236! 384,222 382,198 396,180 420,178 438,194! 430,206 414,200 404,206 406,220 420,232! 486,360! 462,376!"
    )
    hew(d, shaft, "mirror", rnd, 5, (9, 14, 4.5), 8)
    shine(d, shaft, (408, 238, 462, 348, 4))
    collar = S("450,352! 488,330! 498,350! 460,374!")
    grip = S("456,366! 494,344! 516,380 528,440 530,486! 516,498 498,490! 476,440 462,396")
    hew(d, grip, "brass", rnd, 5, (10, 18, 6), 8)
    shine(d, grip, (476, 372, 506, 450, 6))
    hew(d, collar, "brass", rnd, 4, None, 0)
    d.fill(brush("486,412 502,404 516,404", 6, LEAF, 8), CURSE_BLACK)
    d.fill(brush("492,436 508,428 522,428", 6, LEAF, 8), CURSE_BLACK)
