"""page_09 Looking-Glass Twin: two half-bodies joined at the mirror's edge, each with an arm in the other's sleeve.

The reflection is bored. The left twin is printed dark on light, the right one light on dark; both are drawn by hand,
nothing is flipped but the cat, who alone is right.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines, ray_lines
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import lerp, polar
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import IVORY, carve, digits, lamplight, limb, loose_card
from tools.art.parts.cat import cat
from tools.art.parts.monster import candle
from tools.art.picture import Picture

PICTURE = Picture(seed=69)
EDGE = "366,40! 322,480!"
REAL = ("#fbe9c6", "#d9a878", "#8a5638")
GLASS = ("#f4ecdc", "#b9aeb0", "#5f5560")
COAT = ("#7a4048", "#46202c", "#1c0e16")
GLASS_COAT = ("#d9cdbb", "#a0948e", "#54484e")

KEEN_WIG = (
    "136,244! 116,214 112,170 124,128 152,96 192,80 232,84 268,100 286,128 278,148! 250,134 214,134 182,142 164,164 "
    "158,204 166,236! 152,250"
)
KEEN_ROLLS = ((128, 186, 21), (126, 220, 21), (134, 252, 20))
BORED_WIG = (
    "574,250! 594,220 600,176 588,134 560,100 520,84 480,86 444,102 426,130 434,152! 462,140 498,140 530,148 548,170 "
    "554,208 546,242! 560,256"
)
BORED_ROLLS = ((584, 190, 21), (586, 224, 21), (578, 256, 20))


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    glass = Sh.poly([(368, 40), (700, 40), (700, 480), (326, 480)])
    lamplight(d, (214, 190), ray_lines(214, 190, 70, 620, 110, 1.3), 150, 300)
    with d.clip(glass):
        d.fill(d.window, d.rad(560, 150, 330, "#e8e0d4", "#8f8488", "#3a3038", "#120b12"))
        d.fill(
            engrave(
                glass & d.window,
                para_lines((320, 60, 660, 460), 62, 12, 0),
                lambda x, y: math.hypot(x - 560, y - 150) / 420,
                12,
                0.8,
                10,
                step=24,
            ),
            "#120b12",
        )
        mirror_candle(d, rnd)
        bored_twin(d, rnd)
    keen_twin(d, rnd)
    d.inked(
        brush("367,40 345,260 323,480", 11, taper(1, 1), 4),
        d.lin(330, 0, 370, 0, "#fffdf4", "#b9aeb0"),
        2.6,
        1.2,
        PAGE_INK,
    )
    arms(d, rnd)
    for x, side in ((286, -1), (410, 1)):
        cat(d, x, 440, 0.72, flip=side > 0)


def mirror_candle(d: Doc, rnd: random.Random) -> None:
    """a candle that stands only in the glass"""
    d.inked(Sh.rect(556, 300, 90, 12), "#8f8488", 2.6, 1.2, PAGE_INK)
    candle(d, 596, 300, 92, 26, rnd)


def keen_twin(d: Doc, rnd: random.Random) -> None:
    """the one outside: leaning in, all teeth"""
    coat = S("40,470! 44,380 70,318 118,282 176,266! 240,268 292,292 322,330 326,470!")
    carve(d, coat, COAT, rnd, (9, 40, 6), lw=3.8, rim="#f6d8a0")
    for spec in ("60,420 120,360 200,340", "80,460 150,400 230,384"):
        d.fill(brush(spec, 9, LEAF, 10), "#12080d")
    ruff = U(
        [Sh.ell(*polar(208, 262, 62 + 8 * (i % 2), a), 17) for i, a in enumerate(range(0, 181, 20))],
        Sh.ell(208, 268, 62, 30),
    )
    carve(d, ruff, IVORY, rnd, (7, 16, 3.6), lw=3)
    wig(d, rnd, KEEN_WIG, KEEN_ROLLS, ("#8a4a3c", "#4a2428", "#1c0e14"), "#d99a64")
    face = S(
        "160,158! 178,136 214,128 250,130 268,142! 268,158 272,170 290,190 304,206! 298,216 280,216! 284,228 "
        "276,236! 280,252 268,272 244,286 218,282 188,260 168,226 158,190"
    )
    carve(d, face, REAL, rnd, (8, 22, 4.4), lw=3.8, rim="#fff6dc")
    for x, y, k in ((206, 178, 1.0), (256, 174, 0.84)):
        eye = S(
            [(x - 24 * k, y - 2, True), (x - 6 * k, y - 15 * k), (x + 22 * k, y - 12 * k, True), (x + 4, y + 10 * k)]
        )
        d.inked(eye, "#fffdf0", 2.8, 1.4, PAGE_INK)
        d.fill(Sh.ell(x + 9 * k, y - 4, 7.4 * k, 8.6 * k), PAGE_INK)
        d.fill(Sh.ell(x + 11 * k, y - 7, 2.4), "#fffdf0")
    brows = ("174,162 198,140 232,154", "242,150 262,136 280,150")
    d.fill([brush(spec, 10, taper(0.2, 0.4, 0.5), 10) for spec in brows], PAGE_INK)
    d.fill([brush("266,158 282,182 298,202", 5, LEAF, 6), S("282,212! 290,205 298,212 290,217!")], PAGE_INK)
    mouth = S("172,208! 204,232 246,232 284,212! 282,240 258,262 222,260 190,240")
    d.inked(mouth, "#fffdf0", 3.4, 1.6, PAGE_INK)
    gaps = [brush([(188 + i * 13, 206), (190 + i * 12.4, 262)], 4, taper(0.8, 0.8), 4) for i in range(8)]
    bite = brush("180,222 214,246 252,246 282,226", 4.6, LEAF, 12)
    d.fill(pile([*gaps, bite]) & mouth, PAGE_INK)
    d.fill([brush("166,214 174,206 170,196", 6, LEAF, 6), brush("212,272 232,278 252,272", 5, LEAF, 8)], PAGE_INK)


def wig(
    d: Doc,
    rnd: random.Random,
    mass: str,
    rolls: tuple[tuple[float, float, float], ...],
    tones: tuple[str, ...],
    gl: str,
) -> None:
    """a powdered heap of hair with rolls over the ear, combed in long cuts"""
    heap = S(mass)
    carve(d, heap, tones, rnd, (8, 26, 5), lw=3.8)
    x0, y0, x1, y1 = heap.bounds
    for t in (0.2, 0.36, 0.52, 0.68, 0.84):
        x = lerp(x0, x1, t)
        comb = brush(
            [(lerp(x, 214 if x1 < 330 else 486, 0.35), y1 - 40), (x, (y0 + y1) / 2 - 20), (x, y0 + 8)], 6, LEAF, 10
        )
        d.fill(comb & heap, gl, 0.9)
    for x, y, r in rolls:
        roll = Sh.ell(x, y, r, r * 0.8)
        d.inked(roll, d.rad(x - r * 0.3, y - r * 0.3, r * 1.4, gl, *tones[:2]), 3.2, 1.6, PAGE_INK)
        curl = [polar(x, y, r * (0.86 - 0.7 * k / 12), 200 + k * 42) for k in range(13)]
        d.fill(brush(curl, 4.6, taper(0.6, 0.3, 0.4), 14), PAGE_INK)


def bored_twin(d: Doc, rnd: random.Random) -> None:
    """the one inside: chin up, lids down, waiting for this to be over"""
    coat = S("650,470! 642,392 612,336 566,300 516,284! 456,286 408,304 362,336 336,470!")
    carve(d, coat, GLASS_COAT, rnd, (9, 40, 6), (0.6, -0.8), 3.8, "#fffdf4", "#2a2028")
    for spec in ("624,426 570,372 494,352", "604,464 546,410 470,394"):
        d.fill(brush(spec, 9, LEAF, 10), "#4a3e46")
    ruff = U(
        [Sh.ell(*polar(492, 280, 60 + 8 * (i % 2), a), 17) for i, a in enumerate(range(0, 181, 20))],
        Sh.ell(492, 284, 60, 28),
    )
    carve(d, ruff, ("#5f5560", "#3a3038", "#1a1118"), rnd, (7, 16, 3.6), (0.6, -0.8), 3, "#d9cdbb")
    wig(d, rnd, BORED_WIG, BORED_ROLLS, ("#fdf6e6", "#c9bdb4", "#7a6e74"), "#ffffff")
    face = S(
        "548,166! 532,144 500,134 464,138 444,150! 446,164 440,178 424,200 412,218! 420,226 436,226! 432,240 "
        "440,248! 438,264 450,282 476,292 504,286 530,262 548,228 554,196"
    )
    carve(d, face, GLASS, rnd, (8, 22, 4.4), (0.6, -0.8), 3.8, "#ffffff", "#2a2028")
    for x, y, k in ((508, 190, 1.0), (460, 188, 0.84)):
        ball = Sh.ell(x, y, 22 * k, 15 * k)
        d.inked(ball, "#fffdf4", 2.8, 1.2, PAGE_INK)
        d.fill(Sh.ell(x - 6 * k, y + 6 * k, 7 * k, 7 * k) & ball, PAGE_INK)
        lid = ball & Sh.rect(x - 40, y - 40, 80, 42)
        d.inked(lid, "#a99ca0", 2.8, 1.2, PAGE_INK)
        d.fill(brush([(x - 18 * k, y + 20), (x, y + 25), (x + 18 * k, y + 19)], 4, LEAF, 8), "#4a3e46")
    brows = ("536,166 510,158 484,166", "474,166 458,160 446,166")
    d.fill([brush(spec, 8, taper(0.2, 0.3), 8) for spec in brows], PAGE_INK)
    d.fill([brush("446,164 432,192 418,214", 5, LEAF, 6), S("434,222! 426,215 418,222 426,227!")], PAGE_INK)
    d.fill(
        [brush("446,254 474,246 510,256", 9, taper(0.2, 0.2, 0.4), 10), brush("462,268 476,272 492,268", 5, LEAF, 6)],
        PAGE_INK,
    )


def arms(d: Doc, rnd: random.Random) -> None:
    """an X over the edge: a hand comes out of the wrong sleeve on either side, with a card it does not own"""
    to_glass = limb("190,350 270,356 350,322 424,330", [60, 54, 40, 46])
    to_real = limb("520,362 440,352 352,372 264,336", [60, 54, 42, 46])
    carve(d, to_real, GLASS_COAT, rnd, (8, 20, 4.4), (0.5, -0.8), 3.4, "#fffdf4")
    carve(d, to_glass, COAT, rnd, (8, 20, 4.4), lw=3.4, rim="#f6d8a0")
    loose_card(d, 478, 306, 44, 22, "air")
    loose_card(d, 210, 316, 44, -24, "water")
    glove = ("#e8703c", "#bd382b", "#6a1526")
    digits(
        d,
        [
            "434,318 456,304 470,302 480,312",
            "438,328 460,320 474,318 484,326",
            "438,340 458,336 472,334 482,340",
            "432,350 450,352 464,352 474,356",
        ],
        15,
        glove,
        rnd,
    )
    carve(d, S("416,308! 438,308 448,324 446,346 430,358 412,350!"), glove, rnd, (7, 10, 3), lw=2.8)
    digits(
        d,
        [
            "256,322 234,314 218,314 208,326",
            "252,334 230,330 214,332 206,342",
            "254,346 234,348 220,350 212,356",
            "262,356 244,362 232,364 222,368",
        ],
        15,
        GLASS,
        rnd,
    )
    carve(d, S("274,316! 254,312 244,326 246,350 260,362 276,354!"), GLASS, rnd, (7, 10, 3), (0.5, -0.8), 2.8)


def cross(d: Doc, detail: int) -> None:
    """the keen twin's elbow is already out of the mirror frame"""
    rnd = random.Random(PICTURE.seed + 1)
    elbow = S("112,306! 70,318 26,352 14,390 26,420 60,434 104,440 132,428! 110,400 96,380 112,350")
    d.fill(elbow.move(-4, 9), "#5d4022", 0.4)
    carve(d, elbow, COAT, rnd, (8, 30, 5), lw=3.8, rim="#f6d8a0")
    for spec in ("40,392 66,376 90,376", "44,410 70,402 96,404", "60,350 80,344 100,344"):
        d.fill(brush(spec, 8, LEAF, 8), "#12080d")
    patch = Sh.rect(20, 384, 24, 28, 5).rot(-14, 32, 398)
    d.inked(patch, "#e8703c", 2.4, 1, PAGE_INK)
