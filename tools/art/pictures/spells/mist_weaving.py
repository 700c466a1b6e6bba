"""mist_weaving: old cards go in, new ones come out; a loom strung with rain, and on it a cloth of mist."""

import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import chatter
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.parts.cuts import cut_as
from tools.art.parts.light import field_lines
from tools.art.parts.relief import lamp_shadow, two_rim
from tools.art.parts.sky import scroll_cloud
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=72)
LAMP = (300, 390)
DEEP = "#0b1c42"
WOOD = ("#e8c8a0", "#9a6a4c", "#3c2430")
WARP = [150 + i * 12 for i in range(26)]


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    stops = ((0, "#eafcf4"), (0.25, "#8fdcdc"), (0.52, "#2f86bd"), (0.8, "#153a75"), (1, "#081233"))
    d.fill(d.window, d.rad(*LAMP, 430, *stops))
    if detail:
        field_lines(d, "water", LAMP, 190, 220)
    _cloud(d)
    _rain(d, rnd)
    _cloth(d, detail, rnd)
    _frame(d, rnd)
    _shuttle(d, rnd)


def _cloud(d: Doc) -> None:
    """the warp beam is a cloud"""
    for x, y, r, s in (
        (96, 128, 44, 1),
        (500, 124, 46, -1),
        (150, 96, 44, 1),
        (452, 96, 44, -1),
        (208, 112, 42, 1),
        (396, 114, 42, -1),
        (256, 84, 44, -1),
        (346, 86, 44, 1),
        (302, 114, 46, 1),
    ):
        scroll_cloud(d, x, y, r, s, d.lin(0, y - r, 0, y + r, "#ffffff", "#c8ecee", "#5f9cc4"), "#1f5fa6")


def _rain(d: Doc, rnd: random.Random) -> None:
    """the warp: every thread one line of rain, parted where the shuttle goes"""
    for i, x in enumerate(WARP):
        lift = 15 if i % 2 else -15
        way = [(x, 140), (x + lift * 0.3, 214), (x + lift, 270), (x, 352)]
        d.fill(brush(way, 6.2, taper(0.5, 0.8, 0.7), 14), DEEP, 0.8)
        d.fill(brush(way, 3.0, taper(0.5, 0.8, 0.7), 14), "#f4fffb" if i % 2 else "#8fdcdc")
        y = rnd.uniform(160, 240)
        drop = S(
            [
                (x + lift * 0.2, y - 11, 1),
                (x + lift * 0.2 + 5.5, y + 1),
                (x + lift * 0.2, y + 7),
                (x + lift * 0.2 - 5.5, y + 1),
            ]
        )
        d.inked(drop, "#ffffff", 1.8, 0.5, "#1f5fa6")


def _cloth(d: Doc, detail: int, rnd: random.Random) -> None:
    """what is woven: a wave, in over and under, soft at the unfinished edge"""
    cloth = S("140,346! 190,340 250,350 310,342 370,350 420,342 460,348! 462,500! 138,500!")
    d.inked(cloth, d.lin(0, 340, 0, 500, "#ffffff", "#bfeeea", "#5fb8d6"), 3.4, 1.6, DEEP)
    wave = S(
        "138,470! 180,452 220,420 262,392 304,390 330,410 328,436 304,444! 296,426 278,424! 270,446 "
        "300,470 350,470 400,444 462,430! 462,500! 138,500!"
    )
    d.fill(wave & cloth, "#1f5fa6")
    d.fill((wave - wave.move(3, 9)) & cloth, "#ffffff")
    moon = Sh.ell(394, 388, 24)
    d.fill(moon, "#f6a8b8")
    cells = []
    for row in range(13):
        for col, x in enumerate(WARP):
            if (row + col) % 2:
                cells.append(Sh.rect(x - 5.2, 350 + row * 12, 10.4, 8.6, 3))
    d.fill(pile(cells) & cloth, "#ffffff", 0.34)
    d.fill(pile([c.move(0, 3) - c for c in cells]) & cloth, DEEP, 0.38)
    if detail:
        fray = [cutw(x, 346, x + rnd.uniform(-6, 6), 346 - rnd.uniform(10, 26), 7) for x in range(146, 460, 9)]
        d.fill(pile(fray), "#f4fffb", 0.9)
    roll = Sh.rect(112, 488, 376, 40, 20)
    d.inked(roll, d.lin(0, 488, 0, 528, "#ffffff", "#8fdcdc", "#1f5fa6"), 3.6, 1.8, DEEP)
    cut_as(d, roll, "cloth", DEEP, rnd, (0, -1), 1.1, 0)


def _frame(d: Doc, rnd: random.Random) -> None:
    """two uprights and a breast beam; their feet stand on the picture's edge"""
    for x in (84, 482):
        post = S(f"{x},150! {x + 34},150! {x + 38},600! {x - 4},600!")
        lamp_shadow(d, post, LAMP, 1.06, "#081233", 0.4)
        d.inked(post, d.lin(x, 0, x + 36, 0, *(WOOD if x > 300 else WOOD[::-1])), 4, 2)
        d.fill(chatter(post, 26, 4, 60, 90, rnd), "#3c2430", 0.8)
        knob = Sh.ell(x + 17, 148, 27, 20)
        d.inked(knob, d.rad(x + 10, 140, 34, *WOOD), 3.4, 1.6)
        two_rim(d, post, LAMP, "water", 5, 0.9)
        d.inked(Sh.ell(x + 17, 508, 30), d.rad(x + 8, 496, 44, *WOOD), 3.6, 1.8)
        d.inked(Sh.ell(x + 17, 508, 9), "#3c2430", 2.4, 0.8)


def _shuttle(d: Doc, rnd: random.Random) -> None:
    """a rose shuttle flies through the shed and leaves its thread"""
    weft = "118,352 150,338 230,330 300,310 372,286"
    d.fill(brush(weft, 9, taper(0.4, 0.9, 0.6), 24), "#7a1c40")
    d.fill(brush(weft, 5, taper(0.4, 0.9, 0.6), 24), "#ffb8cc")
    shape = S("330,306! 352,276 396,256 440,252 476,262! 452,288 408,306 362,314")
    lamp_shadow(d, shape, (380, 190), 1.07, "#081233", 0.45)
    d.inked(shape, d.lin(340, 250, 460, 314, "#ffdce6", "#e88aa0", "#7a2448"), 4, 2)
    well = S("366,296! 384,278 418,270 442,268! 424,288 392,298")
    d.inked(well, "#5c1634", 2.8, 1)
    d.fill(
        [
            brush(s, 6, taper(0.7, 0.7), 8) & well
            for s in ("378,294 392,282 398,276", "392,296 408,284 414,274", "408,292 424,280 428,272")
        ],
        "#ffb8cc",
    )
    two_rim(d, shape, LAMP, "water", 5)
    d.fill(
        [
            sliver(x, y, x - 46, y + 10, 3.4)
            for x, y in (
                (
                    340,
                    276,
                ),
                (332, 292),
                (350, 262),
            )
        ],
        "#ffffff",
    )
    d.fill(spark(474, 258, 24, 0.14), "#ffffff")
