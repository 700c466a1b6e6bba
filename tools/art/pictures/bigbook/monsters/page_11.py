"""page_11 Hourglass Jackal: eight legs of haste round a chest of glass whose sand flows upward.

Its shadow is already there, resting.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import para_lines, specks, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import polar, pts_of, sample
from tools.art.palette import PAGE_INK
from tools.art.parts.beast import BLOOD, carve, lamplight, lid, limb
from tools.art.parts.feather import vane
from tools.art.parts.hair import lock
from tools.art.picture import Picture

PICTURE = Picture(seed=71, layers=("body", "limb", "eyes", "lids", "jaw"), key=("#0e2c32", "#3f9494", "#fff0c0"))
HEART = (330, 246)
FUR = ("#7a5a50", "#43303a", "#180f16")
FAR_FUR = ("#5a4648", "#33252f", "#140c12")
GLASS = (
    "232,356! 176,342 158,296 184,252 236,238 288,250 322,252 350,226 378,176 424,148 470,158 "
    "490,196 476,240 432,262 388,256 346,264 326,284 306,332 272,360"
)


def draw(d: Doc, detail: int) -> None:
    """Everything inside the printed frame 40,70,610,380."""
    rnd = random.Random(PICTURE.seed)
    streaks = para_lines((0, 40, 700, 480), -24, 10, 5, 190)
    lamplight(d, HEART, streaks, 190, 260, widest=11)
    dial(d)
    ground(d, rnd)
    resting_shadow(d)
    with d.part("body"):
        legs(d, rnd, FAR_FUR, 26)
        tail(d, rnd)
        legs(d, rnd, FUR, 0)
        hourglass(d, rnd)
        withers(d, rnd)


def dial(d: Doc) -> None:
    """the face of a clock as large as the sky, lit from behind; its one hand points at where the beast will be"""
    x, y = 352, 262
    face = Sh.ell(x, y, 206)
    d.glow(x, y, 300, (0, "#fff6d0", 0.9), (0.7, "#f2b860", 0.5), (1, "#b8744a", 0))
    d.inked(face, d.rad(x - 20, y - 30, 220, "#fffbe6", "#ffe6a8", "#e8a856"), 4, 1.8, PAGE_INK)
    d.fill(Sh.ring(x, y, 196, 190), "#6a3024")
    d.fill(Sh.ring(x, y, 142, 139), "#6a3024", 0.8)
    for hour in range(12):
        with d.group(transform=f"translate({x} {y}) rotate({hour * 30})"):
            strokes = 3 if hour % 3 == 0 else 1
            for i in range(strokes):
                bar = S("-5,-186! 5,-186! 3,-150! -3,-150!").move((i - (strokes - 1) / 2) * 13, 0)
                d.fill(bar, "#5a2420")
        d.fill(Sh.ell(*polar(x, y, 168, hour * 30 + 15), 3.4), "#5a2420")
    d.fill(brush([polar(x, y, 40, 146), (x, y), polar(x, y, 188, -34)], 9, taper(0.5, 0.1), 12), "#7d1f2a")


def ground(d: Doc, rnd: random.Random) -> None:
    """a floor that is only speed"""
    sand = S("20,418! 200,404 420,396 680,380! 680,470! 20,470!")
    d.inked(sand, d.lin(40, 400, 640, 440, "#5a3a30", "#a87850", "#d8b484"), 3, 1, PAGE_INK)
    d.fill(
        pile(
            [
                sliver(x, y, x + rnd.uniform(50, 140), y - 5, 2)
                for x, y in ((rnd.uniform(30, 600), rnd.uniform(402, 448)) for _ in range(46))
            ]
        )
        & sand,
        PAGE_INK,
        0.8,
    )
    dust = [
        Sh.ell(x, 412 + rnd.uniform(-4, 8), r, r * 0.8) for x, r in ((62, 17), (92, 22), (124, 15), (150, 11), (48, 12))
    ]
    d.inked(U(dust), "#f0dcb4", 2.4, 1, PAGE_INK)


def resting_shadow(d: Doc) -> None:
    """it got here first: lying down, paws crossed, ears at ease"""
    lying = U(
        S(
            "470,418! 474,392 500,380 546,380 570,372 580,352 584,330! 592,344 598,346 604,328! 610,350"
            " 626,362 640,370 636,378 612,380 606,396 632,402 648,408 644,418!"
        ),
        limb("478,410 452,408 440,392 450,380", [12, 11, 9, 4]),
    )
    d.fill(lying.grow(3), "#f6dca8", 0.75)
    d.fill(lying, "#120a10")
    d.fill(brush("598,362 606,366 614,364", 3.4, LEAF, 6), "#f6dca8")
    for i, (x, y) in enumerate(((622, 318), (634, 300), (642, 278))):
        d.stroke(Sh.ell(x, y, 4 + i * 2), "#f6dca8", 2.2)


def legs(d: Doc, rnd: random.Random, tones: tuple[str, str, str], shift: float) -> None:
    """four of the eight, thrown out in front and behind like a greyhound's"""
    runs = (
        ("440,222 500,258 560,262 612,236 640,214", [46, 32, 22, 15, 12], (640, 212)),
        ("426,242 476,300 524,330 580,330 606,316", [44, 32, 22, 15, 12], (606, 316)),
        ("232,300 186,354 130,366 86,392 58,398", [64, 44, 24, 16, 12], (58, 398)),
        ("252,330 236,374 184,392 150,418 128,420", [56, 40, 24, 16, 12], (128, 420)),
    )
    for spec, widths, (toe_x, toe_y) in runs:
        points = [(x - shift * 0.9, y - shift * 0.5) if i else (x, y) for i, (x, y, _) in enumerate(pts_of(spec))]
        leg = limb(points, widths, 22, cap=True)
        carve(d, leg, tones, rnd, (8, 16, 4), lw=3.2, rim="#f0cf98" if not shift else "")
        px, py = toe_x - shift * 0.9, toe_y - shift * 0.5
        heading = 1 if px > HEART[0] else -1
        claws = [
            S(
                [
                    (px + heading * 2, py + o - 3, True),
                    (px + heading * 9, py + o - 3),
                    (px + heading * 17, py + o + 5, True),
                    (px + heading * 6, py + o + 3),
                ]
            )
            for o in (-5, 1, 6)
        ]
        d.inked(claws, "#f3e6c6", 1.8, 0.8, PAGE_INK)
        x0, y0 = points[1]
        tufts = [
            limb([(x0 + o, y0 - 4), (x0 - 14 + o, y0 + 8), (x0 - 30 + o, y0 + 12)], [12, 9, 1], 8) for o in (-8, 4)
        ]
        d.inked(tufts, tones[1], 2.2, 1, PAGE_INK)


def tail(d: Doc, rnd: random.Random) -> None:
    """a brush streaming straight back"""
    for i, (spec, w) in enumerate(
        (
            ("180,280 120,262 80,232 44,226", 34),
            ("176,290 116,284 72,268 46,272", 30),
            ("180,276 128,240 96,206 62,190", 26),
        )
    ):
        lock(
            d,
            spec,
            w,
            ("#8a6a5a", "#43303a", "#180f16"),
            PAGE_INK,
            2.8,
            3,
            taper(0.6, 0, 0.45, 0.9),
            1.4,
            gl="#f0cf98" if i == 2 else None,
        )


def hourglass(d: Doc, rnd: random.Random) -> None:
    """two bulbs and a waist; the sand climbs from the haunch into the chest"""
    d.glow(*HEART, 190, (0, "#fff6cc", 0.9), (0.4, "#ffc050", 0.5), (1, "#ff8a2a", 0))
    glass = S(GLASS)
    d.inked(glass, d.lin(180, 340, 480, 160, "#6a4a44", "#f6dca8", "#fff6dc"), 4, 2, PAGE_INK)
    low = S("176,300! 216,312 262,296 304,270 330,262! 322,284 302,328 268,352 228,350 188,336") & glass.shrink(6)
    high = S("338,252! 360,240 388,238 404,196 420,168 456,164 484,196 472,232 432,254 388,250") & glass.shrink(6)
    for sand in (low, high):
        d.inked(sand, d.lin(200, 350, 470, 170, "#e8702e", "#ffb040", "#fff0a8"), 2.4, 1, "#7a1a1c")
        d.fill(specks(sand, 90, (1, 2.4), rnd), "#7a1a1c", 0.75)
    stream = brush("262,300 306,276 336,254 372,232 410,190", 12, taper(0.3, 0.2, 0.5), 20)
    d.inked(stream, "#fffbe0", 1.8, 0, "#c2602c")
    d.fill(
        pile(
            [
                Sh.ell(*polar(412, 186, r, a), 2.4)
                for r, a in ((14, -150), (22, -60), (26, -110), (30, -20), (34, -80), (18, -100))
            ]
        ),
        "#c2402e",
    )
    for spec, w in (("186,318 172,292 200,256", 9), ("398,176 424,160 456,166", 8), ("238,246 280,256 310,258", 6)):
        d.fill(brush(spec, w, LEAF, 12), "#ffffff", 0.95)
    d.fill(wedges(glass, 9, 16, 4, (-0.5, -0.8), 0.2, 0.4, rnd), PAGE_INK)
    waist = limb("318,232 330,254 346,284", [15, 17, 15])
    carve(d, waist, BLOOD, rnd, (7, 10, 3), lw=3)


def withers(d: Doc, rnd: random.Random) -> None:
    """fur where the glass is set in: haunch, shoulder, neck"""
    for x, y, a, n in ((208, 262, 205, 7), (462, 190, 196, 8)):
        for i in range(n):
            u = i / (n - 1) - 0.5
            tuft, _ = vane(
                (x + u * 10, y + u * 96),
                a + u * 44 + rnd.uniform(-5, 5),
                rnd.uniform(44, 58),
                22,
                0.1,
                taper(0.7, 0, 0.3, 0.7),
                8,
            )
            carve(d, tuft, FUR, rnd, None, lw=2.4)
            d.fill(tuft - tuft.move(2, 4), "#f0cf98", 0.7)
    haunch = S("232,236! 196,244 170,268 160,304 176,334 204,348! 190,300 204,264")
    carve(d, haunch, FUR, rnd, (8, 14, 4), lw=3.2, rim="#f0cf98")


def cross(d: Doc, detail: int) -> None:
    """the head is above the picture and its nose beyond it"""
    rnd = random.Random(PICTURE.seed + 1)
    neck = limb("446,212 486,176 522,136 548,108", [84, 70, 54, 48])
    carve(d, neck, FUR, rnd, (8, 24, 5), lw=3.6, rim="#f0cf98")
    for i in range(6):
        x, y, _tx, _ty = sample("446,176 480,142 514,108 540,84", 6)[i]
        tuft, _ = vane((x + 8, y + 8), 196 - i * 5, 50 - i * 3, 20, -0.15, taper(0.7, 0, 0.3, 0.7), 8)
        carve(d, tuft, FUR, rnd, None, lw=2.4)
    for spec, tones in (
        ("556,78 532,40 506,12! 536,20 562,40 580,72", FAR_FUR),
        ("574,80 560,34 548,6! 578,24 594,50 600,82", FUR),
    ):
        ear = S(spec.replace(" ", "! ", 1))
        carve(d, ear, tones, rnd, (7, 12, 3.6), lw=3.2, rim="#f0cf98")
    d.fill(S("576,74! 568,42 560,22! 578,36 588,54 590,76!"), "#a8302a")
    head = S(
        "524,128! 532,92 556,72 590,70 616,80 640,84 668,88 692,92! 698,100 690,110! 664,118 "
        "640,122 612,138 580,150 548,152"
    )
    carve(d, head, FUR, rnd, (7, 16, 4), lw=3.6, rim="#f6dca8")
    d.inked(S("684,88! 698,88 702,97 694,104 684,100"), "#120a10", 2, 0, PAGE_INK)
    with d.part("jaw"):
        d.fill(brush("690,110 658,112 628,118 606,114", 5, taper(0.4, 0), 10), "#0d070c")
    with d.part("jaw"):
        d.inked(
            [S([(x, 111 + i, True), (x + 4, 112 + i), (x + 1, 121 + i, True)]) for i, x in enumerate((668, 654, 640))],
            "#fffdf0",
            1.6,
            0.6,
            PAGE_INK,
        )
    socket = S("584,98! 598,88 616,92 622,100! 604,104 592,104")
    d.inked(socket, "#0d070c", 2, 0.8, "#c9985a")
    with d.part("eyes"):
        d.glow(606, 97, 15, (0, "#fff6cc", 1), (0.5, "#ffb040", 0.7), (1, "#e8552a", 0))
        d.fill(Sh.ell(606, 97, 3), "#ffffff")
    lid(d, socket, FUR, "#c9985a")
    collar_band = limb("514,118 534,142 566,160", [15, 17, 14])
    carve(d, collar_band, BLOOD, rnd, (7, 9, 3), lw=2.8)
    tag = Sh.poly([(546, 166), (572, 156), (568, 146), (598, 158), (586, 188), (580, 177), (554, 186)])
    d.inked(tag, d.dlin(tag, *BLOOD), 2.8, 1.4, PAGE_INK)
