"""cover_2 Piper of Din: his shoulders grow drones, the bag he squeezes is a grinning mask.

His own ears are stopped with candle ends.
"""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import LIGHT, S, Sh, U, line, pile
from tools.art.inkwell.spline import lerp, polar
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, GLOOM, IVORY, TIMBER, carve, digits, lamplight, limb
from tools.art.parts.fire import flame_s
from tools.art.parts.monster import candle
from tools.art.picture import Picture

PICTURE = Picture(seed=112)
BAG = (398, 318)
PIPES = ((118, 296, 66, 42), (154, 248, 124, 20), (198, 220, 184, 36), (242, 208, 246, 14), (286, 210, 310, 40))


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    lamplight(d, BAG, din_rings(), 96, 330)
    body(d, rnd)
    bag(d, rnd)
    head(d, rnd)
    hands(d, rnd)


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


def body(d: Doc, rnd: random.Random) -> None:
    """the hunch, seen from the side, in a coat of rough cloth"""
    hunch = S("34,470! 48,380 84,310 138,252 204,220 276,212 338,228 376,262 396,330 392,400 410,470!")
    carve(d, hunch, GLOOM, rnd, (9, 44, 6), lw=3.8, rim="#f0dcb0")
    for i, spec in enumerate(
        ("96,330 150,300 214,286", "84,372 150,338 232,322", "78,414 150,380 250,362", "84,452 160,420 268,402")
    ):
        d.fill(brush(spec, 8 - i * 0.5, LEAF, 12), "#100910")
        d.fill(brush(spec, 3, LEAF, 12).move(2, -7), "#8a6a66", 0.8)
    for x, y in ((128, 316), (196, 306), (118, 360), (196, 344), (112, 402), (206, 384), (250, 310)):
        patch = Sh.rect(-8, -7, 16, 14, 3).rot(rnd.uniform(-30, 30)).move(x, y)
        d.inked(patch, rnd.choice(BLOOD[:2]), 2, 0.8, PAGE_INK)


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
        d.fill(Sh.ell(ex + 5, ey - 2, 5.5), PAGE_INK)
        d.fill(
            pile(
                [sliver(*polar(ex, ey, r * 0.6, a), *polar(ex, ey, r * 0.98, a + 6), 1.4) for a in range(20, 360, 45)]
            ),
            "#b8352a",
        )
    d.fill(U(brush("338,262 362,252 390,268", 8, LEAF, 8), brush("414,262 440,252 458,270", 8, LEAF, 8)), PAGE_INK)
    mouth = S("336,330! 368,344 404,346 440,338 464,320! 462,352 436,376 400,384 364,374")
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


def head(d: Doc, rnd: random.Random) -> None:
    """profile to the right, cheek full of wind, ears shut with burning candle ends, the blowpipe down to the bag"""
    blowpipe = limb("530,214 540,250 520,284 484,300", [11, 13, 15, 20])
    carve(d, blowpipe, TIMBER, rnd, (8, 7, 3), lw=2.8)
    skull = S(
        "380,238! 372,190 384,140 420,112 462,108 492,122 502,148! 528,152 566,164 596,186 600,204 "
        "582,212! 556,208 530,206! 546,214 544,226 520,230 500,250 460,262 414,264"
    )
    carve(d, skull, IVORY, rnd, (8, 22, 4.4), lw=3.6)
    cheek = Sh.ell(484, 220, 34, 28)
    d.inked(cheek, d.rad(474, 208, 42, "#fff6dc", "#f0b48a", "#c2603c"), 2.8, 1.6, PAGE_INK)
    d.fill(
        U(
            brush("462,170 484,180 506,168", 9, LEAF, 10),
            brush("468,160 484,167 502,159", 5, LEAF, 8),
            brush("468,180 484,190 500,184", 5, LEAF, 8),
        ),
        PAGE_INK,
    )
    d.fill(pile([cutw(*polar(508, 168, 2, a), *polar(508, 168, 15, a), 3.4) for a in (-40, 0, 40)]), PAGE_INK)
    d.inked(S("450,148! 462,130 490,128 514,140! 494,144 472,148"), "#4a343c", 2.4, 1, PAGE_INK)
    d.fill(S("582,204! 592,196 598,204 590,210!"), PAGE_INK)
    ear = S("430,212! 404,214 372,196 344,158 330,112! 372,124 412,138 434,166! 438,190")
    carve(d, ear, ("#f4dcae", "#cf9c68", "#8a5a3a"), rnd, (7, 12, 3.4), lw=3.2)
    d.fill(S("424,196! 402,196 376,174 356,138! 386,146 414,160 424,176"), "#4a2026")
    with d.group(transform="translate(404 176) rotate(-38)"):
        candle(d, 0, 0, 38, 24, rnd)
    d.fill(
        pile([cutw(*polar(444, 110, 0, a), *polar(444, 110, 26, a), 4, 0.2) for a in (-120, -96, -70, -50)]), PAGE_INK
    )


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
    d.fill(Sh.rect(70, 51, 520, 22), "#f0dfb4")

    def wave(y, amp):
        return [(x, y + amp * math.sin(x / 7.6) * math.sin((x - 70) / 520 * math.pi)) for x in range(66, 596, 4)]

    d.stroke(line(wave(70, 6.5)), PAGE_INK, 6, join="round")
    d.stroke(line(wave(60, 6.5)), PAGE_INK, 2.4)
    d.stroke(line(wave(55, 6.5)), PAGE_INK, 1.4)
    for x0, y0, x1, y1 in PIPES:
        drone(d, x0, y0, x1, y1, rnd)


def drone(d: Doc, x0: float, y0: float, x1: float, y1: float, rnd: random.Random) -> None:
    """one pipe out of the shoulder, ringed, with fire in its bell"""

    def at(t):
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
