"""m6 Unraveling: a tower knitted of brass wire stares as a hook draws its crown out, stitch by stitch."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.matter import hew, shine
from tools.art.parts.place import level_cuts, lit_air, ridge
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=86)
MOON = (384, 272)
TONES = ("#fff5cc", "#f2d48a", "#d8ac5c", "#a87838", "#74502a")
WIRE = ("#d8ac5c", "#fff5cc", "#e4be70")
MIDDLE = 196.0
LOST = (0, 2, 0, 2, 3, 5)
"""How many courses each column of stitches lacks, from the left: two battlements still stand."""


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    land(d)
    tower(d)
    thread(d)
    hook(d, rnd)


def land(d: Doc) -> None:
    """its country at moonrise: a town below the hill that is knitted too and has begun to fray, a road, the ball"""
    lit_air(d, MOON, 470, (0, "#fffdf0"), (0.24, "#ffe2b0"), (0.5, "#e8a08a"), (0.76, "#a8648a"), (1, "#4c2f5c"))
    sky = Sh.rect(-140, 40, 880, 420)
    level_cuts(d, sky - Sh.ell(*MOON, 112), 17, 0.1, 0.4, "#6a3a68", 0.55, 10)
    d.fill(Sh.ell(*MOON, 92), d.rad(*MOON, 92, "#ffffff", "#fff6dc", "#e8d8b8"))
    ridge(d, "-140,380! -20,352 110,366 260,388 400,380 540,350 660,366 740,356!", "#a0708a", "#ffe8c8", 5)
    town(d)
    hill = ridge(d, "-140,470! 0,430 110,412 330,424 460,448 600,458 740,440!", "#6a4a5e", "#ffd898", 6)
    loops = [
        brush([(x - 15, y - 8), (x, y + 10), (x + 15, y - 8)], 7, LEAF, 8)
        for row in range(4)
        for x, y in ((-130 + k * 36 + row % 2 * 18, 446 + row * 30 + abs(k - 9) * 1.6) for k in range(25))
    ]
    d.fill(pile(loops) & hill, "#d8ac5c", 0.5)
    d.fill(S("268,640! 276,530 330,480 420,462 520,452! 540,456! 440,476 366,500 340,560 350,640!"), "#6a5650", 0.9)
    ball(d)


def town(d: Doc) -> None:
    """small towers far off, a lamp in each; the last has lost its roof to a thread"""
    for x, y, w, h in (
        (30, 400, 44, 74),
        (-34, 410, 52, 58),
        (-92, 416, 50, 96),
        (470, 402, 38, 66),
        (590, 398, 48, 92),
        (646, 404, 54, 58),
        (700, 400, 44, 80),
    ):
        house = Sh.rect(x - w / 2, y - h, w, h + 30) | S(
            f"{x - w * 0.66},{y - h}! {x},{y - h - w}! {x + w * 0.66},{y - h}!"
        )
        d.fill(house, "#6a4468")
        lean = 4 if x < MOON[0] else -4
        d.fill(house - house.move(-lean, 3), "#e8d8b8", 0.8)
        d.fill(Sh.rect(x - 5, y - h + 16, 10, 15, 4), "#ffd98a")


def ball(d: Doc) -> None:
    """what has been drawn out already, wound up at the foot of the hill, nearest to us"""
    d.fill(Sh.ell(628, 520, 96, 20), CURSE_BLACK, 0.8)
    wool = Sh.ell(628, 452, 78)
    d.inked(wool, d.rad(596, 410, 130, "#fff5cc", "#d8ac5c", "#74502a", "#2a1c16"), 5.4, 2.4, CURSE_BLACK)
    rounds = [brush([(556, 452 + o), (628, 420 + o * 0.8), (702, 446 + o)], 6, LEAF, 12) for o in range(-44, 60, 15)]
    rounds += [brush([(590 + o, 386), (612 + o, 450), (640 + o, 522)], 6, LEAF, 12) for o in (-20, 0, 20)]
    d.fill(pile(rounds) & wool, "#38240f", 0.9)


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
