"""page_01 The Sorcerer: a conjurer of three bramble cups with six-fingered hands.

The halo rings nothing, his head is under the middle cup.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import circ_lines, engrave, ray_lines, wedges
from tools.art.inkwell.shape import S, Sh, U, pile, rays, spark
from tools.art.inkwell.spline import lerp
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, IVORY, carve, digits, lamplight, lid
from tools.art.parts.bramble import bramble
from tools.art.picture import Picture

PICTURE = Picture(seed=61, layers=("body", "front", "jaw", "eyes", "lids", "over", "limb"))
CX = 345
STAGE = ("#ffe6a8", "#e8944c", "#a03a30", "#4a1426", "#180c16")
VELVET = ("#a06a86", "#54304e", "#1c1020")
TABLE = 398
CUP = "-60,0! -54,-46 -42,-96! -22,-108 0,-111 22,-108 42,-96! 54,-46 60,0! 0,13"


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    lamplight(d, (CX, 330), ray_lines(CX, 330, 180, 640, 120, 1.1), 190, 330, STAGE)
    curtains(d, rnd)
    moon = Sh.ell(CX, 170, 158)
    d.inked(moon, d.rad(CX, 250, 240, "#fff6d8", "#ffd890", "#f08a4a", "#bd382b"), 4, 1.8, PAGE_INK)
    rings = circ_lines(CX, 150, 84, 166, 12)
    d.fill(engrave(moon, rings, lambda x, y: (190 - y) / 260, 12, 0.6, 5, step=22), "#8a1f24", 0.75)
    halo_of_nobody(d)
    robe(d, rnd)
    collar(d, rnd)
    bench(d, rnd)
    with d.part("front"):
        cup(d, 140, TABLE + 40, 1.24, rnd)
    with d.part("jaw"):
        cup(d, CX, TABLE + 32, 1.66, rnd, head=True)
    with d.part("over"):
        hand(d, 140, TABLE - 103, 1, rnd)


def cross(d: Doc, detail: int) -> None:
    """The right cup stands on the lower rule, the hand still on it."""
    rnd = random.Random(PICTURE.seed + 1)
    sleeve(d, rnd, True)
    cup(d, 580, 472, 1.08, rnd)
    hand(d, 580, 346, -1, rnd)


def curtains(d: Doc, rnd: random.Random) -> None:
    """two falls of red at the sides, lit from the boards"""
    for flip in (False, True):
        for i, x in enumerate((12, 52, 92)):
            fold = S(f"{x},40! {x + 50},40! {x + 54 - i * 4},220 {x + 34 - i * 10},400! {x - 10},400!")
            fold = fold.flipx(CX) if flip else fold
            d.inked(fold, d.lin(0, 60, 0, 400, "#2c0a14", "#7d1f2a", "#d04a34"), 2.8, 1.4, PAGE_INK)
            d.fill(wedges(fold, 16, 20, 5, (-0.7, -0.4), 0.1, 0.4, rnd), PAGE_INK, 0.9)


def halo_of_nobody(d: Doc) -> None:
    """the ring of magic that obeys, round the place where a head should be"""
    ring = Sh.ring(CX, 132, 54, 42)
    d.glow(CX, 132, 110, (0, "#fffdf0", 0.95), (0.5, "#fff0b8", 0.6), (1, "#ffd070", 0))
    d.inked(ring, d.dlin(ring, "#ffffff", "#ffe27a", "#d88a2c"), 3, 1.2, PAGE_INK)
    spikes = pile(rays(CX, 132, 62, 90, 24, 0.42, 0, 0.6))
    d.fill(spikes.grow(1.6), PAGE_INK)
    d.fill(spikes, "#fff9dc")


@layer("body")
def robe(d: Doc, rnd: random.Random) -> None:
    """shoulders like a bell, stars sewn on, the left sleeve already on the table"""
    body = S("345,214! 292,222 246,246 222,300 214,420! 476,420! 468,300 444,246 398,222")
    carve(d, body, VELVET, rnd, (9, 50, 6), lw=4.2, rim="#ffe6b0")
    front = S("345,232! 322,262 312,330 318,420! 372,420! 378,330 368,262")
    carve(d, front, BLOOD, rnd, (9, 20, 4), lw=2.8)
    for x, y, r in (
        (262, 290, 13),
        (286, 346, 9),
        (430, 292, 12),
        (404, 352, 9),
        (250, 372, 10),
        (446, 372, 11),
        (288, 262, 8),
        (404, 258, 8),
    ):
        d.fill(spark(x, y, r, 0.2), "#f3e6c6")
    sleeve(d, rnd, False)


def sleeve(d: Doc, rnd: random.Random, right: bool) -> None:
    """a sleeve wide enough for anything, its red lining open over the cup"""

    def turn(s: Sh) -> Sh:
        return s.flipx(CX).move(34, 46) if right else s

    outer = turn(S("296,222! 240,222 182,236 126,252 86,272! 90,300 108,322! 160,322 206,326 244,326! 268,296 290,262"))
    carve(d, outer, VELVET, rnd, (9, 40, 6), lw=4.2, rim="#ffe6b0")
    for spec in ("272,238 216,250 168,270", "264,268 226,284 196,306"):
        d.fill(turn(brush(spec, 8, LEAF, 12)), "#100910")
    lining = turn(S("86,272! 76,290 88,314 108,322! 156,322 190,316 188,292! 150,270 108,264"))
    carve(d, lining, BLOOD, rnd, (8, 20, 4), lw=3)
    for x, y, r in ((150, 258, 8), (204, 246, 10), (222, 300, 8)):
        d.fill(turn(spark(x, y, r, 0.2)), "#f3e6c6")


@layer("body")
def collar(d: Doc, rnd: random.Random) -> None:
    """two stiff wings of linen, and between them lamplight instead of a neck"""
    well = Sh.ell(CX, 224, 54, 20)
    d.inked(well, d.rad(CX, 230, 54, "#fff6cc", "#e8702e", "#3a0e1a"), 3, 1.4, PAGE_INK)
    for flip in (False, True):
        wing = S("345,268! 316,258 292,236 282,204 254,136! 300,164 320,206 345,246!")
        fold = S("254,136! 300,164 320,206 345,246! 316,222 288,186")
        wing, fold = (wing.flipx(CX), fold.flipx(CX)) if flip else (wing, fold)
        carve(d, wing, IVORY, rnd, (8, 22, 4.4), lw=3.4)
        d.inked(fold, d.dlin(fold, "#fffdf0", "#e6cf9c"), 2, 0.8, PAGE_INK)
    bow = S("345,262! 318,246 308,256 312,280! 345,270! 378,280! 382,256 372,246")
    carve(d, bow, BLOOD, rnd, (7, 10, 3), lw=2.8)
    d.inked(Sh.ell(CX, 266, 8, 9), "#e8703c", 2.4, 1, PAGE_INK)


@layer("front")
def bench(d: Doc, rnd: random.Random) -> None:
    """the conjurer's table, its cloth black, its edge lit from under the cups"""
    top = S("20,392! 345,384 680,392! 680,470! 20,470!")
    d.inked(top, d.rad(CX, 400, 420, "#ffe0a0", "#b07a44", "#4a2a1c", "#1d120f"), 3.4, 1.4, PAGE_INK)
    grain = [(rnd.uniform(30, 620), rnd.uniform(396, 446)) for _ in range(70)]
    d.fill(
        pile([sliver(x, y, x + rnd.uniform(40, 120), y + rnd.uniform(-2, 2), 1.6) for x, y in grain]) & top, PAGE_INK
    )


def cup(d: Doc, x: float, foot: float, k: float, rnd: random.Random, head: bool = False) -> None:
    """an upturned basket of thorns; a pale edge and light leak out below.

    `head` shows the two gleams he watches through.
    """

    def place(s: Sh) -> Sh:
        return s.scale(k, k).move(x, foot)

    d.glow(x, foot + 2, 100 * k, (0, "#fff6cc", 1), (0.35, "#ffc050", 0.6), (1, "#ff8a2a", 0))
    d.inked(place(Sh.poly([(-44, 3), (30, -4), (52, 14), (-26, 22)])), "#fffdf4", 2.4, 1, PAGE_INK)
    wall = place(S(CUP))
    d.inked(wall, d.hlin(wall, "#4a3038", "#1a1018", "#0d070c"), 3.4, 2, PAGE_INK)
    if head:
        d.glow(x, foot - 56 * k, 56 * k, (0, "#ffe27a", 0.95), (0.6, "#f08a3a", 0.5), (1, "#e8702e", 0))
        for side in (-1, 1):
            gleam = place(S([(side * 5, -44, True), (side * 20, -68), (side * 44, -76, True), (side * 27, -42)]))
            d.inked(
                gleam, d.rad(x + side * 18 * k, foot - 55 * k, 18 * k, "#fffef0", "#ffd35c", "#e8702e"), 2, 0, "#5a1526"
            )
            with d.part("eyes"):
                d.fill(place(Sh.ell(side * 20, -57, 4.4, 11)), PAGE_INK)
            lid(d, gleam, ("#4a3038", "#2a1820", "#1a1018"), "#c9985a")

    def half(y: float) -> float:
        return 58 - abs(y) * 0.17

    weave = (
        [(-2, -16), (-12, -28), (-82, -94), (-92, -104)] if head else [(-6, -34), (-30, -58), (-56, -82), (-78, -102)]
    )
    for lean in (1, -1):
        for a, b in weave:
            y0, y1 = (a, b) if lean > 0 else (b, a)
            course = [
                (-half(y0) - 4, y0),
                (-half(y0) * 0.4, lerp(y0, y1, 0.26) + 5),
                (half(y1) * 0.4, lerp(y0, y1, 0.74) + 5),
                (half(y1) + 4, y1),
            ]
            stem, thorns = bramble(course, 9.5, 22, rnd, 15, 4)
            for shape in (place(U(thorns)), place(stem)):
                tones = ("#f8efd6", "#cdb488", "#6d5540") if lean < 0 else ("#b39a74", "#8a7050", "#4a382e")
                d.inked(shape, d.lin(x - 58 * k, 0, x + 58 * k, 0, *tones), 2.4, 1.2, PAGE_INK)
    rim, thorns = bramble([(-64, -2), (-30, 9), (0, 13), (30, 9), (64, -2)], 13, 24, rnd, 15, 4)
    for shape in (place(U(thorns)), place(rim)):
        d.inked(shape, d.lin(x - 60 * k, 0, x + 60 * k, 0, *IVORY), 2.6, 1.4, PAGE_INK)
    knob = place(Sh.ell(0, -114, 15, 12))
    d.inked(knob, d.rad(x - 4, foot - 118 * k, 18, *BLOOD), 2.8, 1.4, PAGE_INK)


def hand(d: Doc, x: float, y: float, side: int, rnd: random.Random) -> None:
    """six long fingers over the top of a cup; nobody counts in time"""

    def turn(specs: tuple[str, ...]) -> list[str]:
        return [
            " ".join(f"{x + side * float(a)},{y + float(b)}" for a, b in (p.split(",") for p in spec.split()))
            for spec in specs
        ]

    digits(
        d,
        turn(
            (
                "-30,2 -44,10 -50,24 -50,36",
                "-20,6 -30,20 -33,34 -32,46",
                "-7,8 -11,24 -12,40 -11,52",
                "8,8 9,24 10,40 10,51",
                "21,6 28,18 31,32 31,44",
                "30,0 44,8 50,20 51,32",
            )
        ),
        12.5,
        IVORY,
        rnd,
        "#4a2430",
        lw=2.6,
    )
    back = S(
        [
            (x + side * a, y + b)
            for a, b in ((-33, 2), (-28, -13), (-12, -23), (15, -23), (31, -11), (31, 5), (12, 14), (-18, 14))
        ]
    )
    carve(d, back, IVORY, rnd, (7, 14, 3.4), lw=2.8)
    d.fill(
        pile([cutw(x + side * a, y + 10, x + side * a * 0.5, y - 10, 2.6) for a in (-22, -8, 7, 20)]), "#6d5540", 0.8
    )
