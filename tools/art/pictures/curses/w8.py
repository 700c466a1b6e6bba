"""w8 Rain of Ink: an inkwell hangs like a cloud and rains one drop on every curse below."""

import random

from tools.art.inkwell.brush import brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.inkwell.spline import polar
from tools.art.palette import CURSE_BLACK
from tools.art.parts.light import curse_light
from tools.art.parts.matter import shine
from tools.art.parts.minibramble import minibramble
from tools.art.picture import Picture

PICTURE = Picture(element="water", seed=48)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "water", (300, 210), 430, 0)
    rings = [(x, 352, 46) for x in (118, 300, 482)] + [(x, 452, 56) for x in (4, 204, 396, 596)]
    for x, y, r in rings:
        minibramble(d, x, y, r, rnd, "water", flat=0.62)
        falling_drop(d, x, y - r * 0.7, r * 0.44)
    with d.group(transform="translate(54 58) scale(0.82)"):
        cloud(d)
        inkwell(d, rnd)


def falling_drop(d: Doc, x: float, foot: float, k: float) -> None:
    """a drop of ink just above its ring, with the streak it fell along"""
    d.fill(sliver(x, foot - k * 6.4, x, foot - k * 2.2, 3.4), "#8fdcdc", 0.9)
    drop_shape = S(
        f"{x},{foot - k * 2.6}! {x + k * 0.5},{foot - k * 1.3} {x + k * 0.8},{foot - k * 0.6} "
        f"{x},{foot} {x - k * 0.8},{foot - k * 0.6} {x - k * 0.5},{foot - k * 1.3}"
    )
    d.fill(drop_shape.grow(4), "#8fdcdc")
    d.fill(drop_shape, CURSE_BLACK)
    d.fill(sliver(x - k * 0.35, foot - k * 1.1, x - k * 0.3, foot - k * 0.4, 3), "#eafcf4")


def cloud(d: Doc) -> None:
    """scrolls of cloud at both sides of the neck"""
    for s in (-1, 1):
        for x, y, r in ((212, 188, 34), (160, 176, 46), (98, 172, 52)):
            puff = Sh.ell(300 + s * x, y, r)
            d.inked(puff, d.lin(0, y - r, 0, y + r, "#dff2f0", "#6f9fb8", "#22406c"), 4.4, 2, CURSE_BLACK)
            curl = [polar(300 + s * x, y, r * (0.8 - 0.7 * k / 12), -90 + s * k * 40) for k in range(13)]
            d.fill(brush(curl, r * 0.2, taper(0.3, 0.3, 0.3), 14), CURSE_BLACK)


def inkwell(d: Doc, rnd: random.Random) -> None:
    """the glass well upside down: square belly, waist, wide lip; black ink inside"""
    glass = S(
        "206,94! 300,84 394,94! 408,140 396,182 346,206 340,228! 372,238 "
        "372,258! 300,268 228,258! 228,238 260,228! 254,206 204,182 192,140"
    )
    d.fill(glass.grow(8).move(5, 9), CURSE_BLACK, 0.6)
    d.inked(glass, d.lin(192, 84, 408, 268, "#f6fffc", "#b4e2e0", "#58a3b8", "#1f4c6c"), 5.2, 2.6, CURSE_BLACK)
    ink = S(
        "206,124! 252,114 300,126 348,116 394,124! 392,156 376,178 338,196 328,246! 272,246! 262,196 224,178 208,156"
    )
    d.fill(ink, CURSE_BLACK)
    d.fill(wedges(glass, 11, 22, 5, (-0.7, -0.6), 0.2, 0.4, rnd), CURSE_BLACK)
    shine(d, glass, (212, 108, 206, 160, 10), (232, 104, 300, 98, 6), (276, 200, 272, 240, 5))
