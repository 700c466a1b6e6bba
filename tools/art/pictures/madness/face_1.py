"""face_1: the split mask, half asleep, half laughing."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import TAIL, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import lerp, polar
from tools.art.palette import BONE, INK
from tools.art.parts.misprint import CYAN, CYAN_SHIFT, MAGENTA, MAGENTA_SHIFT, misprint
from tools.art.picture import Picture

PICTURE = Picture(seed=13)


def fissure(d, P, w, T):
    """a misprinted crack in the porcelain"""
    misprint(d, T(brush([(x, y, True) for x, y in P], w, TAIL, 10)))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    R = random.Random(PICTURE.seed)
    K = INK
    MG = MAGENTA
    CY = CYAN
    PB = BONE
    MV = MAGENTA_SHIFT
    CV = CYAN_SHIFT
    cx, cy = 300, 392
    win = Sh.rect(34, 34, 532, 772, 16)
    # vertigo: warped concentric engraving
    lines = []
    for k in range(40):
        r = 150 + k * 13
        ln = []
        for j in range(91):
            a = j * 4
            w = 1 + 0.05 * math.sin(math.radians(a * 5 + k * 17)) + 0.03 * math.sin(math.radians(a * 3 - k * 29))
            ln.append(polar(cx, cy, r * w * (1 if abs(math.cos(math.radians(a))) < 9 else 1), a + k * 2.2))
        ln = [(x, cy + (y - cy) * 1.22) for x, y in ln]
        lines.append(ln)
    vort = engrave(
        win, lines, lambda x, y: 0.12 + (math.hypot(x - cx, (y - cy) / 1.22) - 160) / 300, 13, 0.8, 10.5, step=18
    )
    # face halves around a jagged crack
    crack = [(306, 120), (288, 196), (318, 262), (282, 330), (312, 398), (286, 470), (310, 540), (296, 640)]
    face = S(
        "300,150 222,162 166,214 146,300 152,400 182,500 232,586 300,630 368,586 418,500 448,400 454,300 434,214 378,162"
    )
    left = face & Sh.poly([(0, 0), (crack[0][0], 0)] + crack + [(crack[-1][0], 900), (0, 900)])
    right = face & Sh.poly([(600, 0), (crack[0][0], 0)] + crack + [(crack[-1][0], 900), (600, 900)])
    TR = lambda s: s.rot(7, 300, 640).move(16, 10)
    TL = lambda s: s.rot(-3, 300, 640).move(-6, -4)
    L_, R_ = TL(left), TR(right)
    # void between them
    void = S(
        "284,150! 276,110 296,62! 312,104 330,72! 334,120 352,190 350,300 352,420 330,560 306,690! 272,560 262,430 254,300 252,190"
    )
    # ---- colour under-plates (misregistered)
    d.fill(vort.move(*CV), CY, 0.55)
    d.fill(vort.move(*MV), MG, 0.5)
    # hair: ink tendrils streaming outwards
    hair = []
    for i in range(34):
        a = lerp(150, 390, i / 33) + R.uniform(-3, 3)
        x, y = 300 + 150 * math.cos(math.radians(a)), 300 + 165 * math.sin(math.radians(a))
        P = [(x - (x - 300) * 0.25, y - (y - 300) * 0.25)]
        aa = a + R.uniform(-14, 14)
        s = 1 if i % 2 else -1
        for k in range(6):
            P.append(polar(*P[-1], R.uniform(22, 34), aa))
            aa += s * (18 + k * 5) * (1 if k % 5 else -0.6)
        hair.append(brush(P, R.uniform(13, 24), taper(1, 0, 0, 0.9), 12))
    H = U(hair)
    d.fill(H.move(*MV), MG, 0.9)
    d.fill(H.move(*CV), CY, 0.8)
    d.fill(H, K)
    d.fill(vort - face.grow(40) - H, K)
    d.fill(
        pile(
            [
                sliver(
                    *polar(300, 300, R.uniform(160, 230), a_ := R.uniform(150, 390)),
                    *polar(300, 300, R.uniform(235, 270), a_ + R.uniform(-6, 6)),
                    1.6,
                )
                for _ in range(40)
            ]
        )
        & H,
        PB,
        0.9,
    )
    d.fill(void.grow(6), K)
    # eyes in the void
    for x, y, r, c in (
        (304, 170, 9, MG),
        (296, 226, 7, CY),
        (318, 316, 8, MG),
        (292, 362, 6, PB),
        (306, 440, 8, CY),
        (292, 512, 7, MG),
        (316, 250, 5, PB),
        (302, 574, 5, PB),
        (312, 398, 4, PB),
    ):
        e = S([(x - r * 1.5, y, 1), (x, y - r * 0.8), (x + r * 1.5, y, 1), (x, y + r * 0.8)])
        d.fill(e, c)
        d.fill(Sh.ell(x, y, r * 0.5), K)
    for s, c0, c1 in ((L_, "#fffdf4", "#e8d9b8"), (R_, "#fffdf4", "#dcc8a2")):
        d.fill(s.move(*MV), MG)
        d.fill(s.move(*CV), CY)
        d.inked(s, d.lin(170, 180, 440, 620, c0, c1), 4, 1.6, K)
    # shading on the right half, knife cuts
    d.fill(wedges(L_, 9, 30, 4.2, (-0.9, -0.5), 0.2, 0.4, R), "#b98fa0", 0.8)
    d.fill(wedges(R_, 8, 64, 6, (-0.9, -0.4), 0.1, 0.35, R), K)
    # calm half: closed eye, brow, half a mouth, tear
    misprint(
        d,
        TL(
            U(
                brush("182,338 206,358 236,360 264,344", 9, taper(0.2, 0.2, 0.5), 10),
                [
                    brush([(x, y), (x + dx, y + 14)], 5, TAIL, 4)
                    for x, y, dx in ((192, 347, -9), (208, 356, -5), (226, 360, -1), (243, 357, 3))
                ],
                brush("172,288 200,268 236,268 266,282", 13, taper(0.15, 0.2, 0.55), 10),
            )
        ),
    )
    misprint(d, TL(brush("284,396 262,430 254,452 266,466 284,466", 6, taper(0.1, 0.4, 0.7), 10)))
    misprint(d, TL(brush("226,532 252,540 292,534", 8, taper(0.05, 0.6, 0.8), 8)))
    ch = TL(Sh.ell(206, 440, 34, 28))
    d.fill(ch, d.rad(*ch.center, 34, (0, MG, 0.5), (1, MG, 0)))
    # mad half: spiral eye, jagged brow, open grin
    ex, ey = 384, 346
    eb = Sh.ell(ex, ey, 56, 58)
    ebt = TR(eb)
    d.fill(ebt.move(6, 4), MG)
    d.fill(ebt.move(-5, -3), CY)
    d.inked(ebt, "#fffdf4", 4, 1.6, K)
    sp = [polar(ex, ey, 54 * (1 - k / 46) ** 0.9, k * 29 - 60) for k in range(45)]
    s_ = TR(brush(sp, 12, taper(0.7, 0.5, 0.2), 60))
    d.fill(s_.move(4, 3), MG, 0.9)
    d.fill(s_.move(-4, -2), CY, 0.8)
    d.fill(s_, K)
    d.fill(
        TR(pile([cutw(*polar(ex, ey, 70, a), *polar(ex, ey, R.uniform(84, 96), a), 5) for a in range(20, 170, 15)])), K
    )
    misprint(
        d,
        TR(
            S(
                "322,256! 346,262 356,236! 372,252 384,222! 398,246 416,224! 424,250 444,248! 426,272 398,268 366,276 336,280"
            )
        ),
    )
    misprint(d, TR(brush("300,410 330,436 340,456 324,470 304,466", 6, taper(0.1, 0.4, 0.7), 10)))
    mouth = S("292,500! 320,508 352,500 388,476 414,446! 418,486 400,536 366,572 330,584 296,574!")
    mt = TR(mouth) & R_.grow(2)
    d.fill(mt.move(6, 4), MG)
    d.fill(mt.move(-5, -3), CY)
    d.fill(mt, K)
    teeth = [
        Sh.poly(
            [
                (296 + i * 15, 503 - max(0, i - 3) * 5.2),
                (310 + i * 15, 503 - max(0, i - 2.2) * 5.6),
                (303 + i * 14.5, 530 - max(0, i - 3) * 4),
            ]
        )
        for i in range(8)
    ] + [
        Sh.poly(
            [
                (300 + i * 14, 578 - max(0, i - 2) ** 1.6 * 3),
                (314 + i * 14, 577 - max(0, i - 1) ** 1.6 * 3),
                (308 + i * 13, 552 - max(0, i - 2) * 6),
            ]
        )
        for i in range(7)
    ]
    d.fill(TR(pile(teeth)) & mt.shrink(2), "#fffdf4")
    tg = TR(S("316,572! 330,548 356,542 378,548! 364,566 340,578"))
    d.fill(tg & mt, MG)
    # cracks running out into the porcelain
    fissure(d, [(290, 222), (262, 232), (250, 220), (222, 230)], 6, TL)
    fissure(d, [(288, 404), (250, 398), (238, 412), (206, 402)], 5, TL)
    fissure(d, [(312, 262), (346, 232), (350, 206), (380, 190)], 7, TR)
    fissure(d, [(312, 398), (340, 396), (352, 410), (380, 420)], 5, TR)
