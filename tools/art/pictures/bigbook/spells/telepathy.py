"""telepathy: a thought passes from one to the other.

Two dark profiles, and what stands between them is a goblet of light.
"""

import random

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile, spark
from tools.art.inkwell.spline import Point, polar
from tools.art.palette import INK
from tools.art.parts.relief import two_rim
from tools.art.picture import Picture

PICTURE = Picture(element="air", seed=92)
LAMP = (300, 262)
LEFT = (
    "-80,-20! 60,-10 118,40 152,92 176,130 190,166! 184,184 190,206 238,254! 240,264 226,270 206,272! 205,284 226,294! "
    "228,300 214,304! 226,310 222,322 206,330! 204,340 216,358 208,378 180,390 142,396! 132,424 "
    "146,462 190,496 232,560! "
    "220,620! -80,620!"
)
RIGHT = (
    "680,-20! 540,-10 484,40 448,92 424,132 412,164! 418,182 412,204 372,246! 366,256 376,264 "
    "398,268! 398,278 380,288! "
    "376,294 390,299! 378,305 382,317 396,323! 398,334 388,350 396,370 424,382 458,388! 468,420 "
    "456,462 412,496 370,560! "
    "380,620! 680,620!"
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    d.fill(d.window, d.rad(*LAMP, 330, (0, "#ffffff"), (0.34, "#f4f0ff"), (0.62, "#c4beea"), (1, "#6a64a8")))
    _goblet(d, detail)
    left, right = S(LEFT), S(RIGHT)
    _dark(d, left, (40, 60))
    _dark(d, right, (560, 80))
    _hood(d, left)
    _curls(d, right, rnd)
    for face in (left, right):
        two_rim(d, face, LAMP, "air", 6, 0.95)
    _thread(d)


def _dark(d: Doc, face: Sh, away: Point) -> None:
    """one head, ink towards the light, violet where it leaves the picture"""
    d.inked(face, d.rad(*away, 330, "#4a4488", "#231e48", "#120f22"), 3, 0)


def _goblet(d: Doc, detail: int) -> None:
    """the cup that the two leave: light in the middle, dusk where it turns, cut with lines that follow its round"""
    turn = ((0, "#57518f"), (0.22, "#cfcaf2"), (0.42, "#ffffff"), (0.56, "#ffffff"), (0.76, "#bdb8e6"), (1, "#4f4a88"))
    d.fill(Sh.rect(100, 96, 400, 500), d.lin(176, 0, 426, 0, *turn))
    if detail:
        rounds = [brush([(318, y + 15), (380, y + 12), (470, y)], 4.4, taper(0, 1, 1), 10) for y in range(104, 560, 14)]
        d.fill(pile(rounds), "#3a3570", 0.5)
    d.fill(Sh.rect(60, -40, 480, 140), "#bdb8e6")
    d.inked(Sh.ell(300, 98, 172, 30), d.lin(130, 0, 470, 0, "#ffffff", "#ece9fb", "#6a64a8"), 3, 1.2, "#262350")
    d.fill(Sh.ell(300, 101, 152, 21), d.lin(0, 80, 0, 122, "#4f4a88", "#d8d3f4"))
    d.glow(300, 96, 96, (0, "#ffffff", 1), (0.5, "#fff3d6", 0.6), (1, "#fff3d6", 0))
    d.inked(Sh.ell(300, 540, 190, 34), d.lin(110, 0, 490, 0, "#bdb8e6", "#ffffff", "#57518f"), 3, 1.2, "#262350")
    d.fill(
        [spark(x, y, r, 0.14) for x, y, r in ((300, 84, 30), (254, 66, 13), (348, 62, 15), (300, 214, 12))], "#ffffff"
    )


def _hood(d: Doc, head: Sh) -> None:
    """the elder: a hood in long folds, an eye that is shut, a line at the mouth"""
    folds = (
        "196,90 120,120 60,220 40,360 70,540",
        "214,130 160,170 112,270 104,400 130,540",
        "150,60 60,90 -10,180 -40,320",
        "222,168 190,210 168,300 160,430 172,540",
    )
    d.fill(pile([brush(f, 9 - i, taper(0.1, 0.2, 0.5), 18) for i, f in enumerate(folds)]) & head, "#8680c2")
    cut = brush("172,112 134,166 120,260 132,350 112,430", 14, taper(0.3, 0.2, 0.5), 18)
    d.fill(cut & head, "#6a64a8")
    d.fill(brush("160,222 174,230 194,220", 6, LEAF, 8), "#ece9fb")
    d.fill(brush("152,196 168,184 186,188", 7, LEAF, 8), "#bdb8e6")
    d.fill(brush("196,308 206,305 214,304", 5, LEAF, 8), "#bdb8e6")


def _curls(d: Doc, head: Sh, rnd: random.Random) -> None:
    """the younger: curls, an ear, an eye wide open"""
    ring = []
    for x, y, r in (
        (402, 96, 22),
        (436, 74, 26),
        (478, 58, 26),
        (420, 138, 20),
        (458, 116, 28),
        (502, 104, 28),
        (446, 168, 22),
        (488, 158, 28),
        (530, 150, 26),
        (478, 210, 24),
        (520, 206, 26),
    ):
        ring.append(
            brush(
                [polar(x, y, r * (1 - k * 0.07), k * 44 + rnd.uniform(0, 90)) for k in range(10)],
                6,
                taper(0.5, 0.2, 0.3),
                22,
            )
        )
    d.fill(pile(ring), "#8680c2")
    ear = S("492,234! 508,212 534,218 536,246 522,272 504,278!")
    d.fill(ear - ear.shrink(5), "#bdb8e6")
    d.fill(brush("508,236 522,234 518,256", 5, LEAF, 8), "#bdb8e6")
    white = S("408,220! 422,204 448,208! 442,228 422,230")
    d.fill(white, "#ece9fb")
    d.fill(Sh.ell(419, 217, 7, 9), INK)
    d.fill(brush("414,188 432,176 456,182", 8, LEAF, 8), "#bdb8e6")
    d.fill(brush("408,300 398,302 390,299", 5, LEAF, 8), "#bdb8e6")


def _thread(d: Doc) -> None:
    """the thought: an amber thread from brow to brow with one knot of light on its way over"""
    way = "190,160 244,184 300,160 356,184 412,160"
    d.fill(brush(way, 9, taper(0.7, 0.7), 26), "#7a3f1c")
    d.fill(brush(way, 4.6, taper(0.7, 0.7), 26), "#ffcf70")
    d.glow(330, 174, 52, (0, "#ffffff", 0.95), (0.35, "#ffd98a", 0.6), (1, "#f0b24a", 0))
    d.fill(spark(330, 174, 30, 0.15), "#ffffff")
