"""face_1: the split mask, half asleep, half laughing."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from tools.art.inkwell.brush import TAIL, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.inkwell.spline import Point, lerp, polar
from tools.art.palette import BONE, INK
from tools.art.parts.misprint import CYAN, CYAN_SHIFT, MAGENTA, MAGENTA_SHIFT, misprint
from tools.art.picture import Picture

PICTURE = Picture(seed=13)


def fissure(d: Doc, points: Sequence[Point], w: float, place: Callable[[Sh], Sh]) -> None:
    """a misprinted crack in the porcelain"""
    misprint(d, place(brush([(x, y, True) for x, y in points], w, TAIL, 10)))


CENTRE = (300, 392)
CRACK = [(306, 120), (288, 196), (318, 262), (282, 330), (312, 398), (286, 470), (310, 540), (296, 640)]
FACE = S(
    "300,150 222,162 166,214 146,300 152,400 182,500 232,586 300,630 368,586 418,500 448,400 454,300 434,214 378,162"
)
EYE = (384, 346)
"""The mad eye, in the whole face."""


def mad(s: Sh) -> Sh:
    """where the right half has swung to"""
    return s.rot(7, 300, 640).move(16, 10)


def calm(s: Sh) -> Sh:
    """where the left half has swung to"""
    return s.rot(-3, 300, 640).move(-6, -4)


def half(outer: float) -> Sh:
    """the part of the face between the crack and x = `outer`"""
    return FACE & Sh.poly([(outer, 0), (CRACK[0][0], 0), *CRACK, (CRACK[-1][0], 900), (outer, 900)])


def vertigo() -> Sh:
    """warped rings engraved round the face"""
    cx, cy = CENTRE
    win = Sh.rect(34, 34, 532, 772, 16)
    lines = []
    for k in range(40):
        r = 150 + k * 13
        ln = []
        for j in range(91):
            a: float = j * 4
            w = 1 + 0.05 * math.sin(math.radians(a * 5 + k * 17)) + 0.03 * math.sin(math.radians(a * 3 - k * 29))
            ln.append(polar(cx, cy, r * w, a + k * 2.2))
        ln = [(x, cy + (y - cy) * 1.22) for x, y in ln]
        lines.append(ln)
    return engrave(
        win, lines, lambda x, y: 0.12 + (math.hypot(x - cx, (y - cy) / 1.22) - 160) / 300, 13, 0.8, 10.5, step=18
    )


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    vort = vertigo()
    left, right = calm(half(0)), mad(half(600))
    d.fill(vort.move(*CYAN_SHIFT), CYAN, 0.55)
    d.fill(vort.move(*MAGENTA_SHIFT), MAGENTA, 0.5)
    tresses = hair(d, rnd)
    d.fill(vort - FACE.grow(40) - tresses, INK)
    d.fill(
        pile(
            [
                sliver(
                    *polar(300, 300, rnd.uniform(160, 230), a := rnd.uniform(150, 390)),
                    *polar(300, 300, rnd.uniform(235, 270), a + rnd.uniform(-6, 6)),
                    1.6,
                )
                for _ in range(40)
            ]
        )
        & tresses,
        BONE,
        0.9,
    )
    gap(d)
    for s, c0, c1 in ((left, "#fffdf4", "#e8d9b8"), (right, "#fffdf4", "#dcc8a2")):
        d.fill(s.move(*MAGENTA_SHIFT), MAGENTA)
        d.fill(s.move(*CYAN_SHIFT), CYAN)
        d.inked(s, d.lin(170, 180, 440, 620, c0, c1), 4, 1.6, INK)
    d.fill(wedges(left, 9, 30, 4.2, (-0.9, -0.5), 0.2, 0.4, rnd), "#b98fa0", 0.8)
    d.fill(wedges(right, 8, 64, 6, (-0.9, -0.4), 0.1, 0.35, rnd), INK)
    calm_half(d)
    mad_eye(d, rnd)
    grin(d, right)
    fissure(d, [(290, 222), (262, 232), (250, 220), (222, 230)], 6, calm)
    fissure(d, [(288, 404), (250, 398), (238, 412), (206, 402)], 5, calm)
    fissure(d, [(312, 262), (346, 232), (350, 206), (380, 190)], 7, mad)
    fissure(d, [(312, 398), (340, 396), (352, 410), (380, 420)], 5, mad)


def hair(d: Doc, rnd: random.Random) -> Sh:
    """ink tendrils streaming outwards; returns their outline"""
    tendrils = []
    for i in range(34):
        a = lerp(150, 390, i / 33) + rnd.uniform(-3, 3)
        x, y = 300 + 150 * math.cos(math.radians(a)), 300 + 165 * math.sin(math.radians(a))
        points = [(x - (x - 300) * 0.25, y - (y - 300) * 0.25)]
        aa = a + rnd.uniform(-14, 14)
        side = 1 if i % 2 else -1
        for k in range(6):
            points.append(polar(*points[-1], rnd.uniform(22, 34), aa))
            aa += side * (18 + k * 5) * (1 if k % 5 else -0.6)
        tendrils.append(brush(points, rnd.uniform(13, 24), taper(1, 0, 0, 0.9), 12))
    tresses = U(tendrils)
    d.fill(tresses.move(*MAGENTA_SHIFT), MAGENTA, 0.9)
    d.fill(tresses.move(*CYAN_SHIFT), CYAN, 0.8)
    d.fill(tresses, INK)
    return tresses


def gap(d: Doc) -> None:
    """the dark between the halves, with eyes in it"""
    void = S(
        "284,150! 276,110 296,62! 312,104 330,72! 334,120 352,190 350,300 352,420 330,560 306,690! "
        "272,560 262,430 254,300 252,190"
    )
    d.fill(void.grow(6), INK)
    for x, y, r, c in (
        (304, 170, 9, MAGENTA),
        (296, 226, 7, CYAN),
        (318, 316, 8, MAGENTA),
        (292, 362, 6, BONE),
        (306, 440, 8, CYAN),
        (292, 512, 7, MAGENTA),
        (316, 250, 5, BONE),
        (302, 574, 5, BONE),
        (312, 398, 4, BONE),
    ):
        e = S([(x - r * 1.5, y, 1), (x, y - r * 0.8), (x + r * 1.5, y, 1), (x, y + r * 0.8)])
        d.fill(e, c)
        d.fill(Sh.ell(x, y, r * 0.5), INK)


def calm_half(d: Doc) -> None:
    """closed eye, brow, half a mouth, tear, a warm cheek"""
    misprint(
        d,
        calm(
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
    misprint(d, calm(brush("284,396 262,430 254,452 266,466 284,466", 6, taper(0.1, 0.4, 0.7), 10)))
    misprint(d, calm(brush("226,532 252,540 292,534", 8, taper(0.05, 0.6, 0.8), 8)))
    ch = calm(Sh.ell(206, 440, 34, 28))
    d.fill(ch, d.rad(*ch.center, 34, (0, MAGENTA, 0.5), (1, MAGENTA, 0)))


def mad_eye(d: Doc, rnd: random.Random) -> None:
    """spiral eye, jagged brow, half a nose"""
    ball = Sh.ell(*EYE, 56, 58)
    placed = mad(ball)
    d.fill(placed.move(6, 4), MAGENTA)
    d.fill(placed.move(-5, -3), CYAN)
    d.inked(placed, "#fffdf4", 4, 1.6, INK)
    turns = [polar(*EYE, 54 * (1 - k / 46) ** 0.9, k * 29 - 60) for k in range(45)]
    spiral = mad(brush(turns, 12, taper(0.7, 0.5, 0.2), 60))
    d.fill(spiral.move(4, 3), MAGENTA, 0.9)
    d.fill(spiral.move(-4, -2), CYAN, 0.8)
    d.fill(spiral, INK)
    d.fill(
        mad(pile([cutw(*polar(*EYE, 70, a), *polar(*EYE, rnd.uniform(84, 96), a), 5) for a in range(20, 170, 15)])),
        INK,
    )
    misprint(
        d,
        mad(
            S(
                "322,256! 346,262 356,236! 372,252 384,222! 398,246 416,224! 424,250 444,248! 426,272 "
                "398,268 366,276 336,280"
            )
        ),
    )
    misprint(d, mad(brush("300,410 330,436 340,456 324,470 304,466", 6, taper(0.1, 0.4, 0.7), 10)))


def grin(d: Doc, right: Sh) -> None:
    """open, full of teeth, within the right half"""
    mouth = S("292,500! 320,508 352,500 388,476 414,446! 418,486 400,536 366,572 330,584 296,574!")
    opening = mad(mouth) & right.grow(2)
    d.fill(opening.move(6, 4), MAGENTA)
    d.fill(opening.move(-5, -3), CYAN)
    d.fill(opening, INK)
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
    d.fill(mad(pile(teeth)) & opening.shrink(2), "#fffdf4")
    tongue = mad(S("316,572! 330,548 356,542 378,548! 364,566 340,578"))
    d.fill(tongue & opening, MAGENTA)
