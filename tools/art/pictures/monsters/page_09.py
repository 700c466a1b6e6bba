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
from tools.art.inkwell.spline import polar
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import IVORY, carve, digits, lamplight, limb, loose_card
from tools.art.parts.cat import cat
from tools.art.parts.hair import lock
from tools.art.parts.monster import candle
from tools.art.picture import Picture

PICTURE = Picture(seed=69)
EDGE = "366,40! 322,480!"
REAL = ("#fbe9c6", "#d9a878", "#8a5638")
GLASS = ("#f4ecdc", "#b9aeb0", "#5f5560")
COAT = ("#7a4048", "#46202c", "#1c0e16")
GLASS_COAT = ("#d9cdbb", "#a0948e", "#54484e")


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
    for spec, w in (
        ("150,150 112,128 84,150 84,192 108,206", 36),
        ("166,122 128,86 84,92 70,122 86,142", 34),
        ("196,104 190,72 150,64 122,80", 30),
        ("160,190 126,206 112,238 130,250", 28),
    ):
        lock(d, spec, w, ("#6a3a34", "#3a1c20", "#170c12"), PAGE_INK, 2.8, 2, gl="#c98f5a")
    face = S(
        "156,140! 172,110 206,100 244,110 262,134 264,158 276,178 292,196! 284,206 270,206 274,222 "
        "266,238 238,256 206,258 176,238 158,206 150,172"
    )
    carve(d, face, REAL, rnd, (8, 22, 4), lw=3.6, rim="#fff6dc")
    for x, y, k in ((204, 168, 0.92), (248, 164, 0.8)):
        eye = S([(x - 20 * k, y + 6, True), (x - 4, y - 11 * k), (x + 20 * k, y - 8 * k, True), (x + 2, y + 9 * k)])
        d.inked(eye, "#fffdf0", 2.2, 1.2, PAGE_INK)
        d.inked(Sh.ell(x + 6 * k, y - 2, 6.5 * k, 8 * k), "#b8352a", 1.6, 0.6, PAGE_INK)
        d.fill(Sh.ell(x + 7 * k, y - 2, 3), PAGE_INK)
    d.fill(
        U(
            brush("176,160 200,138 226,148", 9, taper(0.2, 0.4, 0.5), 10),
            brush("238,146 256,134 270,142", 8, taper(0.3, 0.2, 0.5), 8),
        ),
        PAGE_INK,
    )
    d.fill(U(brush("262,158 278,178 290,196", 4, LEAF, 6), S("272,200! 280,196 284,204!")), PAGE_INK)
    mouth = S("176,206! 204,222 240,222 272,206! 268,232 240,246 206,244 186,228")
    d.inked(mouth, "#6a1020", 2.6, 1.2, PAGE_INK)
    teeth = [
        S(
            [
                (184 + i * 10.5, 212 + 7 * math.sin(math.pi * (i + 0.4) / 8), True),
                (194 + i * 10.5, 212 + 7 * math.sin(math.pi * (i + 1.2) / 8), True),
                (190 + i * 10.5, 229, True),
            ]
        )
        for i in range(8)
    ]
    d.inked(pile(teeth) & mouth.grow(1), "#fffdf0", 1.4, 0.5, PAGE_INK)
    fringe = [
        limb(
            [
                (200 - i * 9, 104 + i * 2),
                (180 - i * 8, 110 + i * 8),
                (168 - i * 5, 132 + i * 9),
                (172 - i * 4, 148 + i * 8),
            ],
            [10, 20, 15, 2],
        )
        for i in range(4)
    ]
    d.inked(fringe, "#4a2428", 2.4, 1.2, PAGE_INK)


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
    for spec, w in (
        ("548,160 588,140 616,166 612,206 588,218", 36),
        ("530,130 570,98 612,108 622,138 606,156", 34),
        ("500,116 510,84 550,78 576,96", 30),
        ("540,204 572,222 582,254 564,264", 28),
    ):
        lock(d, spec, w, ("#fdf6e6", "#c9bdb4", "#7a6e74"), PAGE_INK, 2.8, 2, gl="#ffffff")
    face = S(
        "548,154! 534,124 502,112 466,118 446,140 442,162 430,184 418,206! 428,214 440,212 438,232 "
        "444,250 470,272 500,272 530,252 546,220 554,186"
    )
    carve(d, face, GLASS, rnd, (8, 22, 4), (0.6, -0.8), 3.6, "#ffffff", "#2a2028")
    for x, y, k in ((506, 180, 0.92), (460, 178, 0.8)):
        d.inked(
            S([(x - 21 * k, y - 2, True), (x, y - 12 * k), (x + 21 * k, y - 2, True), (x, y + 11 * k)]),
            "#fffdf4",
            2.2,
            1,
            PAGE_INK,
        )
        d.fill(Sh.ell(x - 3, y + 3, 6 * k, 6 * k), PAGE_INK)
        lid = S(
            [
                (x - 24 * k, y + 2, True),
                (x - 14 * k, y - 14 * k),
                (x + 12 * k, y - 15 * k),
                (x + 24 * k, y, True),
                (x, y + 2 * k),
            ]
        )
        d.inked(lid, "#cfc3bc", 2.4, 1, PAGE_INK)
        d.fill(brush([(x - 16 * k, y + 15), (x, y + 19), (x + 15 * k, y + 14)], 3, LEAF, 8), "#4a3e46")
    d.fill(
        U(
            brush("532,150 508,148 484,156", 7, taper(0.2, 0.3), 8),
            brush("472,156 458,152 446,158", 6, taper(0.2, 0.3), 8),
        ),
        PAGE_INK,
    )
    d.fill(U(brush("444,164 430,186 420,204", 4, LEAF, 6), S("438,210! 430,204 426,212!")), PAGE_INK)
    d.fill(
        U(brush("452,240 474,236 504,242", 7, taper(0.2, 0.1, 0.4), 10), brush("446,238 450,244 448,250", 4, LEAF, 5)),
        PAGE_INK,
    )
    fringe = [
        limb(
            [
                (506 + i * 9, 114 + i * 2),
                (526 + i * 8, 120 + i * 8),
                (536 + i * 5, 140 + i * 9),
                (530 + i * 4, 156 + i * 8),
            ],
            [10, 20, 15, 2],
        )
        for i in range(4)
    ]
    d.inked(fringe, "#efe4d2", 2.4, 1.2, PAGE_INK)


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
