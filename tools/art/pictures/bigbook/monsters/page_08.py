"""page_08 Storm Banshee: a scream so near that mouth and storm are one; six cards whirl out, five thin ones in.

One sensible hairpin holds it all.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import engrave
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, carve, lamplight, limb, loose_card
from tools.art.parts.hair import lock
from tools.art.parts.sky import bolt
from tools.art.picture import Picture

PICTURE = Picture(
    seed=68, layers=("body", "jaw", "eyes", "tongue", "over", "limb"), key=("#1c1040", "#6c58b4", "#ece0ff")
)
MOUTH = (338, 290)
HAIR = (("#e9e2ea", "#8f8494", "#2a2030"), ("#fdf6e8", "#b3a6b0", "#3a2c3a"), ("#b9adba", "#5f5464", "#1d1420"))
SKIN = ("#fdf6e6", "#dccdb6", "#84707a")


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    spiral = [[polar(*MOUTH, 120 + t * 8.4, t * 5.5 + k * 20) for t in range(62)] for k in range(18)]
    lamplight(d, MOUTH, spiral, 190, 260, widest=12, gap=9)
    storm(d, rnd)
    face(d, rnd)
    throat(d, rnd)
    fringe(d, rnd)
    hairpin(d, rnd)
    cards(d)


@layer("body")
def storm(d: Doc, rnd: random.Random) -> None:
    """hair and cloud are the same arms turning round the scream"""
    for i in range(15):
        a = i * 24 + rnd.uniform(-6, 6)
        path = [
            polar(MOUTH[0], MOUTH[1] - 40, 130 + 190 * t + (26 if i % 2 else 0), a + 150 * t)
            for t in (0, 0.2, 0.4, 0.6, 0.8, 1)
        ]
        x, y = path[-1]
        curl = [polar(x, y - 16, 20 * (1 - 0.2 * k), a + 240 + 60 * k) for k in range(4)]
        lock(
            d,
            path + curl,
            rnd.uniform(40, 58),
            HAIR[i % 3],
            PAGE_INK,
            3,
            3,
            taper(0.55, 0, 0.35, 0.9),
            1.4,
            n=26,
            gl="#fffaf0" if i % 3 == 1 else None,
        )


@layer("body")
def face(d: Doc, rnd: random.Random) -> None:
    """no eyes are left, the scream has pulled the whole face open"""
    skin = S(
        "336,100 258,120 210,180 202,262 214,340 240,400 284,460! 396,460! 440,398 466,330 470,250 456,174 414,118"
    )
    carve(d, skin, SKIN, rnd, (9, 34, 5), lw=4)
    for side in (-1, 1):
        for k in range(4):
            d.fill(
                brush(
                    [
                        (338 + side * (118 - k * 6), 262 + k * 38),
                        (338 + side * (104 - k * 3), 284 + k * 38),
                        (338 + side * (100 - k * 4), 308 + k * 36),
                    ],
                    6,
                    LEAF,
                    8,
                ),
                "#5f4c58",
            )
    nose = S("324,160! 318,190 312,206 322,214! 338,208 354,214! 364,206 356,188 350,160!")
    d.inked(nose, d.vlin(nose, "#fdf6e6", "#c9b8a4"), 0.1, 0, SKIN[1])
    d.fill(
        U(
            S("314,206! 322,198 331,206 322,213!"),
            S("346,206! 355,198 363,206 354,213!"),
            brush("330,150 322,176 314,196", 4, LEAF, 8),
            brush("348,150 356,176 364,196", 5, LEAF, 8),
        ),
        PAGE_INK,
    )
    for k in range(3):
        d.fill(brush([(300, 140 - k * 11), (338, 148 - k * 12), (378, 138 - k * 11)], 5, LEAF, 10), "#5f4c58")


@layer("jaw")
def throat(d: Doc, rnd: random.Random) -> None:
    """lips, two rows of teeth, the tongue, and lightning coming up"""
    lips = S("338,220 286,232 252,272 246,326 262,386 300,430 340,440 382,428 416,384 430,322 422,268 388,230")
    carve(d, lips, ("#d8482f", "#8a1f28", "#3a0e18"), rnd, (8, 14, 4), lw=3.6)
    hollow = S("338,236 296,246 266,280 262,328 276,382 306,420 340,428 374,418 402,378 414,324 406,276 380,244")
    d.inked(
        hollow,
        d.rad(340, 318, 112, (0, "#fffef0"), (0.18, "#e9e2fa"), (0.45, "#6a4a6e"), (0.75, "#2a1226"), (1, "#0d050c")),
        3,
        1,
        PAGE_INK,
    )
    rings = [[polar(340, 324, 30 + t * 4.2, t * 14 + k * 60) for t in range(26)] for k in range(6)]
    d.fill(engrave(hollow, rings, lambda x, y: math.hypot(x - 340, y - 324) / 120, 12, 0.8, 8, step=14), "#0d050c")
    with d.part("eyes"):
        for path in (
            [(338, 420), (322, 384), (344, 366), (318, 334), (346, 312), (330, 276)],
            [(352, 420), (368, 380), (354, 360), (380, 330), (362, 312), (376, 284)],
            [(326, 416), (304, 380), (312, 362), (292, 336)],
        ):
            flash = bolt(path[::-1], 17)
            d.fill(flash.grow(3.4), "#8a5a9a", 0.6)
            d.inked(flash, "#fffef4", 1.6, 0, "#c9a8e0")
    with d.part("tongue"):
        tongue = S("292,420! 300,380 322,366 340,376 360,364 382,378 388,418! 340,446")
        carve(d, tongue, BLOOD, rnd, (8, 14, 4), lw=3)
        d.fill(brush("340,380 344,404 340,426", 5, LEAF, 8), "#4a0d1c")
        upper = [
            S(
                [
                    (276 + i * 16, 262 - 14 * math.sin(math.pi * (i + 0.5) / 8), True),
                    (290 + i * 16, 262 - 14 * math.sin(math.pi * (i + 0.5) / 8), True),
                    (284 + i * 16, 292 - 6 * math.sin(math.pi * (i + 0.5) / 8) + 8 * (i % 2), True),
                ]
            )
            for i in range(8)
        ]
        d.inked(upper, "#fffdf0", 2, 0.8, PAGE_INK)


@layer("over")
def fringe(d: Doc, rnd: random.Random) -> None:
    """two curtains of hair where eyes would be"""
    for side in (-1, 1):
        for k in range(6):
            top = (338 + side * (8 + k * 7), 84)
            path = [
                top,
                (338 + side * (46 + k * 18), 116 + k * 4),
                (338 + side * (78 + k * 15), 176 + k * 8),
                (338 + side * (84 + k * 17), 230 + k * 16),
                (338 + side * (112 + k * 16), 262 + k * 22),
            ]
            lock(
                d,
                path,
                34,
                HAIR[(k + (side > 0)) % 3],
                PAGE_INK,
                2.8,
                2,
                taper(0.5, 0, 0.4, 0.9),
                1.2,
                n=18,
                gl="#fffaf0" if k % 2 else None,
            )


@layer("over")
def hairpin(d: Doc, rnd: random.Random) -> None:
    """one crimson hairpin, doing all it can"""
    for o in (-7, 7):
        d.inked(
            limb([(286 + o * 0.3, 84 + o), (350, 106 + o * 0.8), (404, 122 + o * 0.6)], [7, 8, 5], 12),
            d.lin(286, 84, 404, 122, *BLOOD),
            2.6,
            1.2,
            PAGE_INK,
        )
    d.inked(
        U(Sh.ell(288, 85, 13), [Sh.ell(*polar(288, 85, 15, a), 7) for a in range(0, 360, 60)]),
        d.rad(284, 80, 26, *BLOOD),
        2.6,
        1.2,
        PAGE_INK,
    )
    d.fill(Sh.ell(285, 81, 4), "#ffe0c0")


@layer("over")
def cards(d: Doc) -> None:
    """six thrown out, five thin blank ones drawn in"""
    for x, y, w, rot, el in (
        (88, 130, 46, -34, "fire"),
        (76, 250, 50, 18, "air"),
        (110, 372, 52, 64, "water"),
        (572, 400, 52, -58, "earth"),
        (596, 104, 40, 28, "fire"),
        (486, 112, 38, -18, "water"),
    ):
        loose_card(d, x, y, w, rot, el)
        d.fill(
            pile(
                [
                    sliver(*polar(x, y, w * 0.9, rot + 150 + o), *polar(x, y, w * 1.5, rot + 165 + o), 2)
                    for o in (-16, 0, 16)
                ]
            ),
            "#fffaf0",
            0.9,
        )
    for x, y, rot in ((196, 420, 40), (220, 368, 58), (470, 392, -50), (452, 428, -34), (248, 438, 30)):
        sheet = Sh.poly([(-15, -21), (15, -21), (15, 21), (-15, 21)]).scale(0.42, 1).rot(rot).move(x, y)
        d.inked(sheet, "#fffdf4", 2, 0.8, PAGE_INK)


def cross(d: Doc, detail: int) -> None:
    """the hair leaves through the upper rule and comes back at the right"""
    path = [(392, 108), (426, 62), (478, 30), (546, 22), (620, 28), (672, 52), (690, 88), (668, 104), (640, 96)]
    lock(d, path, 40, HAIR[1], PAGE_INK, 3, 3, taper(0.5, 0, 0.35, 0.9), 1.4, n=30, gl="#fffaf0")
    lock(
        d,
        [(402, 102), (446, 72), (500, 52), (560, 44), (604, 56), (610, 74), (594, 78)],
        24,
        HAIR[0],
        PAGE_INK,
        2.8,
        2,
        taper(0.5, 0, 0.35, 0.9),
        1.2,
        n=24,
    )
