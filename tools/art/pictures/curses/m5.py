"""m5 Elemental Drain: from above, four spouts empty into one plughole, and the four signs go round with the water."""

import math
import random

from tools.art.inkwell.brush import LEAF, brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.ornament import sigil
from tools.art.palette import CURSE_BLACK, EL
from tools.art.parts.matter import four_lights, hew
from tools.art.picture import Picture

PICTURE = Picture(element="multi", seed=85)
SPOUTS = (("fire", 215), ("water", 325), ("earth", 35), ("air", 145))


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    four_lights(d, (300, 298), 320, 220)
    with d.group(transform="translate(300 298) scale(1 0.74)"):
        basin(d, rnd)
        for el, a in SPOUTS:
            stream(d, el, a)
        plughole(d)
    for _, a in SPOUTS:
        spout(d, a, rnd)
    for el, a in SPOUTS:
        floating_sign(d, el, a)


def basin(d: Doc, rnd: random.Random) -> None:
    """a round brass basin, dark whirl inside; centre 0,0"""
    rim = Sh.ell(0, 0, 234)
    d.fill(rim.grow(10).move(4, 12), CURSE_BLACK, 0.6)
    d.inked(rim, d.lin(-234, -234, 234, 234, "#fff5cc", "#d0a458", "#6a4520"), 5, 2.4, CURSE_BLACK)
    d.inked(Sh.ell(0, 0, 206), d.rad(0, 0, 206, "#0c0a14", "#2c2633", "#4a3a34", "#1c141a"), 5, -2.4, CURSE_BLACK)
    d.fill(pile([cutw(*polar(0, 0, 232, a), *polar(0, 0, 210, a + 5), 8) for a in range(-40, 140, 8)]), CURSE_BLACK)


def stream(d: Doc, el: str, angle: float) -> None:
    """one arm of the whirl, from the rim a whole turn inward"""
    tone = EL[el]
    arm = [polar(0, 0, 196 * (1 - t / 26) + 22, angle + t * 12.5) for t in range(27)]
    shape = brush(arm, 76, taper(0.5, 0.08, 0.25), 34)
    d.inked(shape, d.rad(0, 0, 210, tone["deep"], tone["dark"], tone["base"], tone["mid"]), 4.6, 2, CURSE_BLACK)
    crest = brush(arm[2:22], 11, LEAF, 26)
    d.fill(crest, tone["core"], 0.95)


def plughole(d: Doc) -> None:
    """the black hole with its brass cross"""
    d.inked(Sh.ell(0, 0, 44), "#e4be70", 5, 2, CURSE_BLACK)
    d.fill(Sh.ell(0, 0, 33), CURSE_BLACK)
    for a in (20, 110):
        d.inked(
            brush([polar(0, 0, 36, a), (0, 0), polar(0, 0, 36, a + 180)], 11, taper(1, 1, 0.5), 6),
            "#c99a50",
            3,
            1.2,
            CURSE_BLACK,
        )


def spout(d: Doc, angle: float, rnd: random.Random) -> None:
    """one of four brass taps over the rim, mouth toward the middle"""
    x, y = 300 + 232 * math.cos(math.radians(angle)), 298 + 166 * math.sin(math.radians(angle))
    with d.group(
        transform=f"translate({x:.1f} {y:.1f}) "
        f"rotate({angle + 180 + (8 if math.cos(math.radians(angle)) * math.sin(math.radians(angle)) > 0 else -8)})"
    ):
        pipe = S("-150,-26! -40,-24 10,-20 34,-24! 40,0 34,24! 10,20 -40,24 -150,26!")
        hew(d, pipe, "brass", rnd, 4.8, (10, 18, 5.5), 7)
        d.inked(Sh.rect(22, -30, 20, 60, 7), "#fff5cc", 4, 1.8, CURSE_BLACK)
        grip = Sh.rect(-74, -46, 24, 92, 11) | Sh.rect(-100, -12, 76, 24, 11)
        d.inked(grip, d.lin(-100, -46, -24, 46, "#fff5cc", "#c99a50", "#6a4520"), 4.2, 2, CURSE_BLACK)


def floating_sign(d: Doc, el: str, angle: float) -> None:
    """the element's sign riding its stream"""
    x, y = 300 + 126 * math.cos(math.radians(angle + 52)), 298 + 92 * math.sin(math.radians(angle + 52))
    solid, cuts = sigil(el, 0, 0, 27)
    turned = solid.rot(angle * 0.4 - 70).move(x, y)
    d.fill(turned.grow(6), CURSE_BLACK)
    d.fill(turned, "#fffdf4")
    d.fill(cuts.rot(angle * 0.4 - 70).move(x, y), EL[el]["base"])
