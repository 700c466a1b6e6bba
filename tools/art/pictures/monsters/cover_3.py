"""cover_3 Paper Imp: the picture is printed lying down, like an exhausted card; the imp has cut itself out of it and
left a bright hole.

Drawn upright in a portrait of 380x610 and turned a quarter: above is right, below is left.
"""

import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import ray_lines, wedges
from tools.art.inkwell.shape import Sh, U, pile
from tools.art.inkwell.spline import lerp
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import lamplight, limb, loose_card
from tools.art.parts.monster import candle
from tools.art.picture import Picture

PICTURE = Picture(seed=113)
TURN = "translate(650 70) rotate(90)"
HOLE_SHIFT = (34, -40)
LIT, HALF, SHADE, DEEP = "#fdf5de", "#e6d0a0", "#b08e5e", "#6f5238"
WINGS = (
    ("150,300 26,168 62,262", HALF),
    ("150,300 62,262 4,262", SHADE),
    ("150,300 4,262 48,330", HALF),
    ("150,300 48,330 10,372", DEEP),
    ("230,300 372,176 322,262", SHADE),
    ("230,300 322,262 376,274", HALF),
    ("230,300 376,274 330,334", DEEP),
    ("230,300 330,334 366,386", SHADE),
)
TRUNK = (
    ("190,250 112,286 158,392 190,428", LIT),
    ("190,250 266,286 222,392 190,428", SHADE),
    ("190,322 158,392 190,428", HALF),
    ("190,322 222,392 190,428", DEEP),
)
ARM_DOWN = (("118,284 138,304 66,352 40,338", LIT), ("40,338 66,352 112,408 96,416", SHADE))
ARM_UP = (("262,284 246,306 322,296 338,270", SHADE), ("338,270 322,296 300,214 316,206", LIT))
HEAD = (
    ("132,192 52,66 110,166", SHADE),
    ("52,66 160,146 132,192", LIT),
    ("248,192 326,58 272,166", DEEP),
    ("326,58 220,146 248,192", HALF),
    ("124,196 160,146 190,122 190,196", LIT),
    ("256,196 220,146 190,122 190,196", HALF),
    ("124,196 190,196 190,270", HALF),
    ("256,196 190,196 190,270", SHADE),
)
THIGHS = (("158,392 190,428 122,540 96,522", LIT), ("222,392 190,428 264,532 290,512", SHADE))
SHINS = (
    ("96,522 122,540 116,634 92,626", SHADE),
    ("92,626 116,634 196,634 186,618", LIT),
    ("186,618 196,634 238,640 222,604", HALF),
    ("290,512 264,532 276,636 300,628", DEEP),
    ("276,636 300,618 372,622 366,638", HALF),
    ("366,638 372,622 416,600 408,640", LIT),
)


def facet(points: str) -> Sh:
    """one flat plane of folded paper"""
    return Sh.poly([tuple(map(float, p.split(","))) for p in points.split()])


def fold(d: Doc, planes: tuple[tuple[str, str], ...], rnd: random.Random) -> None:
    """paper planes with ink creases and a few cuts where the light leaves them"""
    for points, tone in planes:
        plane = facet(points)
        d.inked(plane, tone, 2.8, 1.2, PAGE_INK)
        if tone in (SHADE, DEEP):
            d.fill(wedges(plane, 9, 20, 3.6, (-0.4, -0.9), 0.3, 0.3, rnd), PAGE_INK, 0.85)


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    with d.group(transform=TURN):
        lamplight(d, (215, 230), ray_lines(215, 230, 120, 640, 132, 1.2), 190, 330)
        room(d, rnd)
        hole(d, rnd)
        fold(d, WINGS, rnd)
        fold(d, THIGHS, rnd)
        fold(d, TRUNK, rnd)
        arms(d, rnd)
        head(d, rnd)


def cross(d: Doc, detail: int) -> None:
    """the legs dangle off the left margin"""
    rnd = random.Random(PICTURE.seed)
    with d.group(transform=TURN):
        shadow = U([facet(points) for points, _ in SHINS])
        d.fill(shadow.move(10, -6), "#5d4022", 0.4)
        fold(d, THIGHS, rnd)
        fold(d, SHINS, rnd)


def room(d: Doc, rnd: random.Random) -> None:
    """the sideways room: floorboards, a table, a candle whose flame points to the right of the page"""
    floor = Sh.rect(-10, 520, 400, 100)
    d.inked(floor, d.vlin(floor, "#8a5a3a", "#3a2018"), 3, 1, PAGE_INK)
    d.fill(pile([cutw(lerp(-60, 440, i / 12), 614, lerp(60, 330, i / 12), 521, 4) for i in range(13)]), PAGE_INK)
    d.inked(Sh.rect(300, 452, 92, 12), "#a07a50", 2.6, 1.2, PAGE_INK)
    d.inked(limb("328,462 330,500 322,556", [12, 9, 12]), "#6a4628", 2.6, 1.2, PAGE_INK)
    candle(d, 344, 452, 62, 26, rnd)
    d.inked(Sh.rect(8, 452, 50, 76), "#6a4628", 2.6, 1.2, PAGE_INK)
    d.fill(pile([sliver(12, 468 + i * 17, 54, 468 + i * 17, 2) for i in range(4)]), PAGE_INK)


def hole(d: Doc, rnd: random.Random) -> None:
    """where the imp was printed there is now only the light behind the page"""
    gap = U([facet(points) for points, _ in WINGS + TRUNK + HEAD + THIGHS + ARM_DOWN]).move(*HOLE_SHIFT)
    d.glow(224, 240, 250, (0, "#fffbe0", 0.9), (0.5, "#ffcf60", 0.55), (1, "#ff9a3a", 0))
    d.inked(gap, d.rad(224, 220, 260, "#fffef4", "#fff0b4", "#ffc860"), 3.4, -2.2, "#5a1526")
    d.fill(gap.move(-9, 12) & (gap - gap.move(9, -12)), "#ffffff", 0.8)


def arms(d: Doc, rnd: random.Random) -> None:
    """one arm akimbo, the other tips a spell card off its feet"""
    fold(d, ARM_DOWN, rnd)
    fold(
        d,
        tuple((f"104,404 {x},{y} {x + 12},{y - 8}", HALF) for x, y in ((72, 436), (90, 448), (110, 444), (128, 428))),
        rnd,
    )
    loose_card(d, 318, 122, 62, 34, "fire")
    fold(d, ARM_UP, rnd)
    fold(
        d,
        tuple((f"308,214 {x},{y} {x + 11},{y + 5}", LIT) for x, y in ((280, 166), (296, 156), (314, 158), (330, 172))),
        rnd,
    )


def head(d: Doc, rnd: random.Random) -> None:
    """a kite with ears; slit eyes are folds that do not quite close; a tongue of red paper"""
    fold(d, HEAD, rnd)
    for slit, glint in (
        ("136,178 182,196 176,206 150,200", (164, 196)),
        ("244,178 198,196 204,206 232,200", (216, 196)),
    ):
        d.inked(facet(slit), PAGE_INK, 1.6, 0.6, PAGE_INK)
        d.fill(Sh.ell(*glint, 5, 3.4), "#ffd35c")
    d.fill(
        U(
            brush("130,166 158,172 184,188", 7, taper(0.4, 0, 0.3), 8),
            brush("250,166 222,172 196,188", 7, taper(0.4, 0, 0.3), 8),
        ),
        PAGE_INK,
    )
    grin = facet("146,216 160,222 172,216 184,224 196,216 208,224 220,216 234,216 214,242 190,250 166,242")
    d.inked(grin, "#4a1020", 2.2, 1, PAGE_INK)
    d.fill([facet("166,220 176,220 171,230"), facet("188,224 198,222 194,234"), facet("210,222 219,219 214,231")], LIT)
    for points, tone in (
        ("186,236 208,236 216,292 196,298", "#d8482f"),
        ("216,292 196,298 236,322 258,306", "#9a2430"),
        ("236,322 258,306 262,352 250,336 236,354", "#e2683a"),
    ):
        d.inked(facet(points), tone, 2.4, 1.2, PAGE_INK)
