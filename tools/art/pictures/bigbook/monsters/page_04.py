"""page_04 Spell Eater: a toad gourmet in profile with swallowed spells still glowing in its throat.

The last spell on toast puts its fists up.
"""

import random

from tools.art.inkwell.brush import LEAF, TAIL, brush, sliver, taper
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import ray_lines
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, carve, digits, lamplight, lid, limb
from tools.art.parts.monster import candle
from tools.art.picture import Picture

PICTURE = Picture(seed=64, layers=("body", "jaw", "over", "eyes", "lids", "brow", "front", "limb"))
THROAT = (432, 322)
HIDE = ("#8d8a6a", "#4e4a42", "#1d1a1c")
TABLE = 396


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    lamplight(d, (540, 226), ray_lines(540, 226, 110, 640, 126, 1.3), 190, 300)
    panes(d)
    candelabrum(d, rnd)
    toad(d, rnd)
    throat(d, rnd)
    napkin(d, rnd)
    face(d, rnd)
    dinner(d, rnd)


def panes(d: Doc) -> None:
    """a tall window behind the table, the moon in it: before it the back of the toad is a hill"""
    x, y = 238, 70
    glass = S(f"{x - 150},{y + 290}! {x - 150},{y + 110} {x - 118},{y + 40} {x},{y - 6}! {x + 118},{y + 40} "
              f"{x + 150},{y + 110} {x + 150},{y + 290}!")  # fmt: skip
    d.inked(glass.grow(13), "#3a2428", 3.4, 1.6, PAGE_INK)
    d.fill(glass, d.rad(x - 36, y + 70, 230, "#fff8e0", "#e8d8b0", "#a08c84", "#54444e"))
    d.fill(Sh.ell(x - 44, y + 62, 40), "#fffdf0")
    d.fill(Sh.ell(x - 54, y + 54, 7) | Sh.ell(x - 34, y + 74, 10) | Sh.ell(x - 30, y + 48, 5), "#d8c8a0")
    bars = [Sh.rect(x + o - 3, y - 20, 6, 330) for o in (-75, 0, 75)] + [
        Sh.rect(x - 160, y + o - 3, 320, 6) for o in (96, 166, 236)
    ]
    d.fill(pile(bars) & glass, PAGE_INK)


def candelabrum(d: Doc, rnd: random.Random) -> None:
    """perfect manners need perfect light"""
    for spec in ("566,396 566,240 566,196", "566,270 530,262 522,214", "566,270 602,262 610,214"):
        carve(d, limb(spec, [12, 9, 8, 8]), ("#f0dcb0", "#a07c50", "#4a3020"), rnd, None, lw=2.6)
    for x, y in ((566, 198), (522, 216), (610, 216)):
        d.inked(Sh.ell(x, y, 15, 5), "#cdb488", 2.2, 1, PAGE_INK)
        candle(d, x, y - 2, 40, 15, rnd)
    for y in (236, 300, 340):
        d.inked(Sh.ell(566, y, 12, 6), "#cdb488", 2.2, 1, PAGE_INK)


@layer("body")
def toad(d: Doc, rnd: random.Random) -> None:
    """a hill of a body under warts, an evening's coat of cuts"""
    back = S(
        "20,470! 34,350 66,262 116,204 178,160 232,132 300,134 360,158 410,196 420,250 440,300 452,360 440,430 440,470!"
    )
    carve(d, back, HIDE, rnd, (10, 60, 7), lw=4.6, rim="#fff2c8")
    d.fill(back - back.move(15, 17), "#c8d09a", 0.5)
    d.fill(S("10,480! 60,436 150,412 250,398 300,330 318,270 350,330 400,420 420,480!") & back, "#120c14", 0.4)
    for spec in ("70,300 130,300 170,330 200,392", "150,196 210,206 262,236 300,282", "250,150 310,168 352,204"):
        d.fill(brush(spec, 9, LEAF, 16), "#120c14", 0.7)
        d.fill(brush(spec, 4, LEAF, 16).move(-3, -7), "#d8dca4", 0.7)
    warts = (
        (120, 250, 20),
        (176, 206, 15),
        (92, 320, 15),
        (168, 290, 22),
        (230, 240, 13),
        (128, 370, 19),
        (214, 340, 16),
        (74, 392, 14),
        (196, 408, 18),
        (246, 180, 11),
        (150, 330, 10),
        (206, 270, 9),
        (262, 300, 14),
        (262, 372, 12),
    )
    for x, y, r in warts:
        wart = Sh.ell(x, y, r, r * 0.84)
        d.inked(wart, d.rad(x - r * 0.3, y - r * 0.4, r * 1.4, "#d8cf9c", "#7d7858", "#3a3634"), 2.6, 1.4, PAGE_INK)
        d.fill(
            brush(
                [(x - r * 0.5, y - r * 0.1), (x - r * 0.2, y - r * 0.5), (x + r * 0.3, y - r * 0.5)], r * 0.22, LEAF, 6
            ),
            "#fbf4d0",
        )


@layer("jaw")
def throat(d: Doc, rnd: random.Random) -> None:
    """skin thin as a lampshade; three spells are not digested yet"""
    d.glow(*THROAT, 150, (0, "#fff6cc", 0.8), (0.5, "#ffc050", 0.4), (1, "#ff8a2a", 0))
    pouch = S("338,262! 390,282 452,272 494,254! 516,296 510,352 474,396 420,412 366,394 334,346 330,300")
    d.inked(
        pouch,
        d.rad(*THROAT, 120, (0, "#fffbe0"), (0.35, "#ffe6a0"), (0.72, "#e89a4c"), (1, "#a04a30")),
        3.6,
        1.8,
        PAGE_INK,
    )
    veins = [
        brush([polar(*THROAT, 96, a), polar(*THROAT, 70, a + 10), polar(*THROAT, 48, a - 4)], 5, TAIL, 8)
        for a in range(20, 380, 34)
    ]
    d.fill(pile(veins) & pouch, "#8a2a26", 0.75)
    for el, x, y, rot, w in (("air", 392, 318, -18, 58), ("fire", 458, 316, 14, 62), ("water", 424, 368, -4, 54)):
        tile = Sh.rect(-w / 2, -w / 2, w, w, 6).rot(rot).move(x, y)
        d.inked(tile, d.rad(x, y, w * 0.8, "#fffef4", "#fff0b8", "#f0b860"), 2.8, 1.2, "#5a1526")
        d.stroke(Sh.rect(-w / 2 + 6, -w / 2 + 6, w - 12, w - 12, 3).rot(rot).move(x, y), "#a04a30", 1.8)
        solid, gaps = sigil(el, 0, 0, w * 0.26)
        d.fill((solid - gaps).rot(rot).move(x, y), "#5a1526")
    d.fill(brush("350,300 346,344 372,382", 8, LEAF, 12), "#fffef4", 0.9)


@layer("over")
def napkin(d: Doc, rnd: random.Random) -> None:
    """tied in the nape with two correct ears"""
    for spec, widths in (
        ("268,300 230,276 196,276 178,300 196,312", [10, 26, 34, 28, 8]),
        ("268,308 236,330 210,360 206,390", [10, 26, 34, 26]),
    ):
        carve(d, limb(spec, widths), BLOOD, rnd, (8, 16, 4), lw=3.2)
    band = S("262,286! 300,316 330,372 352,412 372,450! 330,470 290,400 256,320")
    carve(d, band, BLOOD, rnd, (8, 22, 4.4), lw=3.4)
    bib = S("350,404! 420,424 494,402! 520,470! 340,470!")
    carve(d, bib, BLOOD, rnd, (9, 18, 4), lw=3.4)
    knot = S("250,286! 276,276 290,296 282,322 258,322 244,304")
    carve(d, knot, BLOOD, rnd, (7, 10, 3), lw=2.8)


@layer("over")
def face(d: Doc, rnd: random.Random) -> None:
    """upper lip, a smile that has already decided, a heavy-lidded eye"""
    lip = S("262,262! 300,232 352,214 410,202 452,206 488,224 502,246! 496,262 452,276 392,284 336,274 292,272")
    carve(d, lip, HIDE, rnd, (9, 18, 4.6), lw=3.6, rim="#f6e8bc")
    d.fill(brush("268,268 330,280 396,290 460,278 502,250", 9, taper(0.2, 0.5, 0.6), 18), "#170d12")
    d.fill(brush("272,262 264,250 272,238", 7, LEAF, 8), PAGE_INK)
    d.fill(S("462,218! 476,216 482,226 470,228!"), PAGE_INK)
    for y in (240, 254):
        d.fill(pile([Sh.ell(x, y + (x - 380) ** 2 * 0.0006, 3.4) for x in range(320 + y % 14, 450, 21)]), "#2a2422")
    dome = S("300,214! 296,166 322,128 364,116 404,132 424,170 420,206! 380,222 336,226")
    carve(d, dome, HIDE, rnd, (8, 22, 4.4), lw=3.6, rim="#f6e8bc")
    ball = S("322,196! 330,172 362,158 396,168 410,192! 392,208 356,214")
    d.inked(ball, d.rad(370, 186, 46, "#fff2b0", "#ffc850", "#c2602c"), 3, 1.2, PAGE_INK)
    lid(d, ball, ("#b4ac80", "#6a6450", "#3a3430"))
    with d.part("eyes"):
        d.fill(S("362,184! 376,176 392,184! 377,193"), PAGE_INK)
    heavy = S("310,200! 312,158 340,134 372,130 404,146 416,180 412,190! 380,176 346,180")
    with d.part("brow"):
        carve(d, heavy, ("#b4ac80", "#6a6450", "#2c2828"), rnd, (7, 14, 3.6), lw=3.2)
        for spec in ("320,178 344,152 380,150 404,166", "322,164 346,142 376,140 398,150"):
            d.fill(brush(spec, 4.4, LEAF, 10), PAGE_INK)


@layer("front")
def dinner(d: Doc, rnd: random.Random) -> None:
    """white cloth, three forks in order of size, the main course on its toast"""
    cloth = S("330,412! 480,400 680,398! 680,470! 330,470!")
    d.inked(cloth, d.vlin(cloth, "#fffaea", "#e0c896", "#a88658"), 3.2, 1.2, PAGE_INK)
    for i, x in enumerate((400, 428, 456)):
        d.fill(
            pile([Sh.rect(x, 414, 3.4, 44), *[Sh.rect(x - 7 + 7 * j, 408, 3, 14 - i) for j in range(3)]]).rot(
                8, x, 430
            ),
            "#3a2a2c",
        )
    toast = S("512,388! 520,366 536,364 580,360 604,362 620,376! 628,396 610,404 530,406 512,400")
    carve(d, toast, ("#e8b878", "#b0703a", "#5a3018"), rnd, (7, 10, 3), lw=3)
    for spec in ("554,364 550,380", "586,362 592,378"):
        d.inked(limb(spec, [7, 8], 6), "#f3e6c6", 2, 0.8, PAGE_INK)
    tile = Sh.rect(536, 296, 66, 66, 7).rot(-5, 569, 330)
    d.glow(569, 330, 62, (0, "#fffbe0", 0.9), (1, "#ffcf60", 0))
    d.inked(tile, d.dlin(tile, "#fffdf4", "#f3e0ae", "#cfa86a"), 3.2, 1.4, PAGE_INK)
    d.stroke(tile.shrink(7), "#86694c", 1.8)
    for x in (557, 580):
        d.fill(
            U(
                Sh.ell(x, 322, 3.6, 5),
                brush([(x - 8, 312 + (x - 557) * 0.0), (x, 315), (x + 7, 309 if x > 570 else 318)], 4, LEAF, 6),
            ),
            PAGE_INK,
        )
    d.fill(brush("556,344 568,338 582,342", 4.4, LEAF, 8), PAGE_INK)
    for spec, fist in (("536,336 514,342 508,322", (508, 312)), ("602,330 622,338 622,312", (622, 302))):
        d.inked(limb(spec, [6, 7, 8], 8), "#f3e6c6", 2, 0.8, PAGE_INK)
        glove = Sh.ell(*fist, 13, 12)
        d.inked(glove, d.rad(fist[0] - 4, fist[1] - 4, 16, *BLOOD), 2.6, 1.2, PAGE_INK)
        d.fill(sliver(fist[0] - 8, fist[1] + 3, fist[0] + 6, fist[1] + 4, 1.4, 0.15), PAGE_INK)


def cross(d: Doc, detail: int) -> None:
    """the fish fork in the webbed hand, out through the right rule"""
    rnd = random.Random(PICTURE.seed + 1)
    shaft = limb("470,446 560,430 620,420 640,416", [9, 8, 9, 20])
    tines = [limb([(636, 415 + o * 0.5), (654, 411 + o), (694, 404 + o)], [8, 7, 2], 8) for o in (-12, -4, 4, 12)]
    fork = U(shaft, tines, S("630,404! 652,398 656,428! 636,430"))
    d.inked(fork, d.lin(460, 400, 690, 440, "#fffdf2", "#cdb488", "#f8efd6"), 3, 1.6, PAGE_INK)
    digits(
        d,
        ["560,456 566,442 566,430 560,420", "576,458 584,444 584,432 578,420", "592,460 602,446 602,434 596,422"],
        17,
        ("#b4ac80", "#6a6450", "#2c2828"),
        rnd,
    )
    carve(
        d,
        S("540,470! 556,450 590,450 612,458 620,478! 580,490"),
        ("#b4ac80", "#6a6450", "#2c2828"),
        rnd,
        (7, 10, 3),
        lw=2.8,
    )
