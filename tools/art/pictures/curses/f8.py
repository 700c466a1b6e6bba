"""f8 Wildfire: a salamander runs a spiral from curse to curse and leaves footprints of flame."""

import math
import random

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import polar, sample
from tools.art.palette import CURSE_BLACK
from tools.art.parts.fire import flame_s
from tools.art.parts.light import curse_light
from tools.art.parts.matter import hew
from tools.art.parts.minibramble import minibramble
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=68)
SPIRAL = (
    "296,300 330,318 352,284 330,240 280,226 226,250 206,312 232,376 300,404 380,386 434,330 446,250 410,180 340,150"
)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "fire", (300, 290), 400, 0)
    for x, y, r in ((130, 250, 44), (206, 438, 46), (430, 436, 46), (536, 250, 44), (20, 400, 40), (600, 400, 40)):
        minibramble(d, x, y, r, rnd, "fire")
        small_flame(d, x, y - r * 0.6, 1.1)
    with d.group(transform="translate(30 44) scale(0.9)"):
        body(d, rnd)
        head(d, rnd)


def small_flame(d: Doc, x: float, foot: float, k: float) -> None:
    """one footprint of fire"""
    d.inked(
        flame_s(x, foot, 56 * k, 32 * k, 5),
        d.lin(0, foot - 56 * k, 0, foot, "#cf3a22", "#f5792a", "#ffc850"),
        3.4,
        1.4,
        "#5a1526",
    )
    d.fill(flame_s(x, foot, 30 * k, 15 * k, 2), "#fff4c2")


def body(d: Doc, rnd: random.Random) -> None:
    """the coiled body from above: tail inside, four feet outside, spots of embers"""
    points = sample(SPIRAL, 60)
    for i, side in ((30, 1), (33, -1), (50, 1), (53, -1)):
        x, y, tx, ty = points[i]
        nx, ny = -ty * side, tx * side
        limb = brush(
            [(x, y), (x + nx * 48 + tx * 8, y + ny * 48 + ty * 8), (x + nx * 66 + tx * 40, y + ny * 66 + ty * 40)],
            30,
            taper(1, 0.6, 0),
            8,
        )
        fx, fy = x + nx * 66 + tx * 40, y + ny * 66 + ty * 40
        aim = math.degrees(math.atan2(ty, tx))
        toes = [cutw(fx - tx * 8, fy - ty * 8, *polar(fx, fy, 26, aim + a), 13) for a in (-50, -16, 18, 52)]
        d.inked(U(limb, toes), "#5a4a4e", 4.2, 2, CURSE_BLACK)
        small_flame(d, fx + nx * 20, fy + ny * 20 + 10, 0.62)
    coil = brush(SPIRAL, 66, taper(0.02, 0.72, 0.72, 0.8), 40)
    hew(d, coil, "char", rnd, 5, (10, 22, 6), 8)
    d.fill(brush(SPIRAL, 16, taper(0, 0.5, 0.7), 40), "#f5792a")
    for i in range(14, 58, 4):
        x, y, tx, ty = points[i]
        d.inked(Sh.ell(0, 0, 10, 7).rot(math.degrees(math.atan2(ty, tx))).move(x, y), "#ffc850", 2.6, 0.8, "#5a1526")


def head(d: Doc, rnd: random.Random) -> None:
    """broad head at the end of the spiral, tongue of flame"""
    with d.group(transform="translate(338 150) rotate(-76)"):
        tongue = S("-6,-62! -12,-92 6,-104 -8,-140! 20,-112 14,-92 10,-62!")
        d.inked(tongue, d.lin(0, -140, 0, -60, "#cf3a22", "#ffc850"), 3.4, 1.4, "#5a1526")
        skull = S("-30,24! -44,-14 -34,-50 0,-70 34,-50 44,-14 30,24!")
        hew(d, skull, "char", rnd, 5, (9, 16, 5), 5)
        for s in (-1, 1):
            d.inked(Sh.ell(s * 27, -22, 12), "#ffc850", 3.4, 1.2, CURSE_BLACK)
            d.fill(sliver(s * 27, -31, s * 27, -13, 6), CURSE_BLACK)
        d.fill([Sh.ell(-9, -56, 3.4), Sh.ell(9, -56, 3.4)], CURSE_BLACK)
