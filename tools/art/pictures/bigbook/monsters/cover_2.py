"""cover_2 Piper of Din: his shoulders grow drones, the bag he squeezes is a grinning mask.

His own ears are stopped with candle ends.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver
from tools.art.inkwell.doc import Doc, layer
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import LIGHT, S, Sh, U, line, pile
from tools.art.inkwell.spline import Point, lerp, polar
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, GLOOM, IVORY, TIMBER, carve, digits, lamplight, lid, limb
from tools.art.parts.fire import flame_s
from tools.art.parts.monster import candle
from tools.art.picture import Picture

PICTURE = Picture(
    seed=112, layers=("body", "eyes", "lids", "jaw", "over", "front", "limb"), key=("#1a2410", "#8a9a3a", "#f6f2b0")
)
BAG = (398, 318)
PIPES = ((118, 296, 66, 42), (154, 248, 124, 20), (198, 220, 184, 36), (242, 208, 246, 14), (286, 210, 310, 40))


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    lamplight(d, BAG, din_rings(), 170, 330, ("#fff6d8", "#ffdc98", "#e89a58", "#9a4638", "#3a1822"), widest=9)
    moon(d)
    body(d, rnd)
    bag(d, rnd)
    head(d, rnd)
    hands(d, rnd)


def moon(d: Doc) -> None:
    """behind his hat and his pipes: a moon with its mouth open and its eyes shut, it cannot sleep either"""
    face = Sh.ell(452, 176, 128)
    d.glow(452, 176, 210, (0, "#fffdf0", 0.9), (0.6, "#ffe6b0", 0.5), (1, "#ffc070", 0))
    d.inked(face, d.rad(420, 140, 190, "#fffdf2", "#f6e4ba", "#cfa468"), 3.8, 1.8, PAGE_INK)
    for x, y, r in ((398, 116, 15), (372, 168, 9), (430, 88, 9), (386, 214, 12), (352, 196, 6)):
        d.fill(Sh.ell(x, y, r), "#c8a06a", 0.7)
        d.fill(Sh.ell(x + 2, y + 2, r * 0.8), "#ecd6a4")


def din_rings() -> list[list[tuple[float, float]]]:
    """the noise itself: rings round the bag, every third one shaking"""
    rings = []
    for k in range(46):
        r = 100 + k * 12.5
        shake = 0.045 if k % 3 else 0.09
        rings.append(
            [polar(*BAG, r * (1 + shake * math.sin(math.radians(a * 11 + k * 40))), a) for a in range(0, 361, 4)]
        )
    return rings


@layer("body")
def body(d: Doc, rnd: random.Random) -> None:
    """the hunch, seen from the side, in a coat of rough cloth"""
    hunch = S("34,470! 48,380 84,310 138,252 204,220 276,212 338,228 376,262 396,330 392,400 410,470!")
    carve(d, hunch, ("#8e627e", "#4a2c46", "#1a1018"), rnd, (9, 44, 6), lw=4.2, rim="#ffe6b0")
    d.fill(hunch - hunch.move(11, 12), "#c890a8", 0.5)
    for i, spec in enumerate(
        ("96,330 150,300 214,286", "84,372 150,338 232,322", "78,414 150,380 250,362", "84,452 160,420 268,402")
    ):
        d.fill(brush(spec, 8 - i * 0.5, LEAF, 12), "#100910")
        d.fill(brush(spec, 3, LEAF, 12).move(2, -7), "#8a6a66", 0.8)
    for x, y in ((128, 316), (196, 306), (118, 360), (196, 344), (112, 402), (206, 384), (250, 310)):
        patch = Sh.rect(-8, -7, 16, 14, 3).rot(rnd.uniform(-30, 30)).move(x, y)
        d.inked(patch, rnd.choice(BLOOD[:2]), 2, 0.8, PAGE_INK)


@layer("body")
def bag(d: Doc, rnd: random.Random) -> None:
    """the mask under his arm: blown up, eyes starting, grinning because it must"""
    x, y = BAG
    d.glow(x, y, 130, (0, "#fff3c0", 0.9), (0.5, "#ffc050", 0.5), (1, "#ff8a2a", 0))
    skin = S("398,226 338,236 296,280 290,336 318,390 380,416 446,404 492,360 500,308 472,254")
    carve(d, skin, BLOOD, rnd, (8, 30, 5), lw=3.8)
    face = S("402,240 352,252 322,292 320,338 346,380 394,400 440,388 472,350 476,306 452,262")
    d.inked(face, d.rad(380, 290, 120, "#fffdf0", "#f0ddb2", "#b08a60"), 3, 1.6, PAGE_INK)
    for ex, ey, r in ((366, 296, 25), (432, 288, 21)):
        d.inked(Sh.ell(ex, ey, r, r * 1.1), "#fffef6", 3, 1.6, PAGE_INK)
        with d.part("eyes"):
            d.fill(Sh.ell(ex + 5, ey - 2, 5.5), PAGE_INK)
        lid(d, Sh.ell(ex, ey, r, r * 1.1), ("#fffdf0", "#f0ddb2", "#b08a60"))
        d.fill(
            pile(
                [sliver(*polar(ex, ey, r * 0.6, a), *polar(ex, ey, r * 0.98, a + 6), 1.4) for a in range(20, 360, 45)]
            ),
            "#b8352a",
        )
    d.fill(U(brush("338,262 362,252 390,268", 8, LEAF, 8), brush("414,262 440,252 458,270", 8, LEAF, 8)), PAGE_INK)
    mouth = S("336,330! 368,344 404,346 440,338 464,320! 462,352 436,376 400,384 364,374")
    with d.part("jaw"):
        d.inked(mouth, "#5a1020", 2.6, 1.2, PAGE_INK)
        upper = [
            S(
                [
                    (348 + i * 16, 336 + 8 * math.sin(i / 2.2), True),
                    (364 + i * 16, 339 + 7 * math.sin((i + 1) / 2.2), True),
                    (361 + i * 16, 358),
                    (351 + i * 16, 357),
                ]
            )
            for i in range(7)
        ]
        d.inked(pile(upper) & mouth.grow(1), "#fffdf0", 1.6, 0.6, PAGE_INK)
    d.inked(Sh.ell(404, 320, 9, 7), "#e2683a", 2, 1, PAGE_INK)
    d.fill(wedges(face, 9, 24, 4, LIGHT, 0.2, 0.4, rnd), PAGE_INK)


@layer("body")
def head(d: Doc, rnd: random.Random) -> None:
    """profile to the right in a hood, the cheek full of wind, one shut eye; a candle end burns in the ear"""
    face = S(
        "440,150! 474,120 514,116 532,130! 534,148 538,158! 562,162 596,180 612,206! 606,222 582,224 556,212! "
        "562,222 560,232! 552,238! 560,246 548,254! 524,264 484,262 448,250 436,200"
    )
    carve(d, face, IVORY, rnd, (8, 20, 4.2), lw=3.8)
    d.fill(brush("566,196 556,206 566,214", 5, LEAF, 8), PAGE_INK)
    d.fill(S("584,219! 592,209 603,213 598,223!"), PAGE_INK)
    cheek = Sh.ell(502, 220, 38, 31)
    d.inked(cheek, d.rad(492, 208, 48, "#fff6dc", "#f0a878", "#b8502e"), 3.4, 1.8, PAGE_INK)
    d.fill(pile([cutw(*polar(502, 220, 35, a), *polar(502, 220, 23, a + 8), 5) for a in range(0, 130, 16)]), PAGE_INK)
    d.fill(brush("474,168 496,182 520,168", 12, LEAF, 10), PAGE_INK)
    d.fill(pile([cutw(472, 172, 452, y, 5.4, 0.1) for y in (160, 174, 188)]), PAGE_INK)
    d.inked(S("464,150! 480,130 506,128 530,144! 506,146 484,152"), "#4a343c", 2.6, 1, PAGE_INK)
    blowpipe = limb("552,232 578,262 566,298 500,316", [17, 20, 22, 24])
    carve(d, blowpipe, TIMBER, rnd, (8, 7, 3), lw=3.2)
    lips = S("538,220! 552,216 566,226 568,240! 556,248 542,242! 548,232")
    d.inked(lips, "#c2603c", 2.8, 1.2, PAGE_INK)
    hood = S(
        "366,258! 352,206 360,150 396,108 450,88 502,94 534,122! 500,118 470,128 452,156 442,196 444,232 458,252! "
        "416,262"
    )
    carve(d, hood, GLOOM, rnd, (9, 26, 5), lw=3.8, rim="#f0dcb0")
    d.fill(brush("500,108 458,122 440,176 440,236", 7, LEAF, 12), "#8a6a66")
    ear = S("436,216! 404,218 368,198 340,160 324,112! 366,126 406,142 434,172! 444,196")
    carve(d, ear, ("#f4dcae", "#cf9c68", "#8a5a3a"), rnd, (7, 12, 3.4), lw=3.6)
    d.fill(S("426,202! 400,200 372,178 352,142! 382,154 412,166 426,182"), "#4a2026")
    with d.group(transform="translate(402 188) rotate(-38)"):
        candle(d, 0, 0, 46, 28, rnd)


@layer("over")
def hands(d: Doc, rnd: random.Random) -> None:
    """both arms hug the bag, the nails go in"""
    sleeve = limb("250,270 244,340 282,398 330,412", [92, 84, 62, 50])
    carve(d, sleeve, GLOOM, rnd, (8, 24, 5), lw=3.4)
    cuff = limb("312,384 326,432", [22, 24])
    carve(d, cuff, BLOOD, rnd, (7, 10, 3), lw=2.8)
    digits(
        d,
        [
            "340,398 372,398 396,384 408,370",
            "342,408 378,412 406,402 422,388",
            "342,418 380,426 412,420 432,406",
            "340,428 376,440 408,436 430,424",
        ],
        17,
        IVORY,
        rnd,
        "#3a2230",
    )
    carve(d, S("328,390! 350,386 360,404 356,426 334,434! 322,412"), IVORY, rnd, (6, 10, 3), lw=2.6)
    digits(
        d,
        [
            "512,270 490,268 472,276 462,290",
            "516,284 492,286 474,296 466,310",
            "516,298 494,304 478,316 472,330",
            "512,312 494,322 484,334 480,348",
        ],
        15,
        IVORY,
        rnd,
        "#3a2230",
    )
    far = S("506,262! 528,258 546,276 548,316 530,334 508,322")
    carve(d, far, IVORY, rnd, (6, 12, 3), lw=2.6)
    wrist = limb("534,300 570,360 590,470", [44, 60, 80])
    carve(d, wrist, GLOOM, rnd, (8, 26, 5), lw=3.2)


def cross(d: Doc, detail: int) -> None:
    """the pipes go through the upper rule, and the rule shakes"""
    rnd = random.Random(PICTURE.seed + 1)
    with d.part("front"):
        d.fill(Sh.rect(70, 51, 520, 22), "#f0dfb4")

        def wave(y: float, amp: float) -> list[Point]:
            return [(x, y + amp * math.sin(x / 7.6) * math.sin((x - 70) / 520 * math.pi)) for x in range(66, 596, 4)]

        d.stroke(line(wave(70, 6.5)), PAGE_INK, 6, join="round")
        d.stroke(line(wave(60, 6.5)), PAGE_INK, 2.4)
        d.stroke(line(wave(55, 6.5)), PAGE_INK, 1.4)
    for x0, y0, x1, y1 in PIPES:
        drone(d, x0, y0, x1, y1, rnd)


def drone(d: Doc, x0: float, y0: float, x1: float, y1: float, rnd: random.Random) -> None:
    """one pipe out of the shoulder, ringed, with fire in its bell"""

    def at(t: float) -> Point:
        return (lerp(x0, x1, t) + 10 * math.sin(t * 3), lerp(y0, y1 + 34, t))

    bell = at(1)
    d.glow(bell[0], bell[1] - 12, 40, (0, "#fff6cc", 0.95), (0.35, "#ffc050", 0.5), (1, "#ff7a2a", 0))
    fire = flame_s(bell[0] + 2, bell[1] + 2, 36, 20, rnd.uniform(-7, 7))
    d.inked(fire, d.vlin(fire, "#ff9a30", "#fff0a8"), 2, 0.8, "#7a1a1c")
    pipe = limb([at(t) for t in (0, 0.3, 0.6, 0.9, 1)], [27, 20, 17, 19, 34])
    carve(d, pipe, ("#c9a26a", "#7c5230", "#2c1a14"), rnd, (8, 9, 3.4), lw=3)
    for t in (0.3, 0.56, 0.8):
        x, y = at(t)
        tilt = math.degrees(math.atan2(y1 + 34 - y0, x1 - x0)) - 90
        d.inked(
            Sh.rect(-15, -5, 30, 10, 4).rot(tilt).move(x, y),
            d.lin(x - 15, 0, x + 15, 0, "#fff6dc", "#d6b67e", "#6d4a2e"),
            2.2,
            1,
            PAGE_INK,
        )
    collar = Sh.ell(x0, y0 + 2, 24, 13)
    d.inked(collar, "#5a3a44", 2.6, 1.4, PAGE_INK)
