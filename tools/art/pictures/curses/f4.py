"""f4 Burning Remorse: the death's-head moth banks round a candle, one wing already fire."""

import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.palette import CURSE_BLACK
from tools.art.parts.fire import flame_s
from tools.art.parts.light import curse_light
from tools.art.parts.misprint import misprint
from tools.art.parts.monster import candle
from tools.art.parts.moth import death_moth
from tools.art.picture import Picture

PICTURE = Picture(element="fire", seed=8)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    rnd = random.Random(PICTURE.seed)
    curse_light(d, "fire", (420, 250), 420, 0)
    with d.group(transform="translate(264 306) rotate(20) scale(0.76) translate(-300 -300)"):
        misprint(d, Sh.poly([(84, 130), (200, 140), (286, 262), (118, 286), (82, 228)]), CURSE_BLACK, 1.6)
        death_moth(d, "fire", rnd)
        burning_wing(d)
    with d.group(transform="translate(486 660) scale(2.1)"):
        candle(d, 0, 0, 112, 40, rnd)
    sparks(d, rnd)


def burning_wing(d: Doc) -> None:
    """tongues along the right fore wing, in the moth's own grid"""
    d.glow(470, 200, 170, (0, "#fff4c2", 0.75), (0.4, "#ffc850", 0.45), (1, "#cf3a22", 0))
    for x, y, h, w, rot in (
        (398, 172, 110, 54, -22),
        (524, 250, 120, 56, 34),
        (440, 150, 140, 62, -10),
        (516, 200, 150, 66, 18),
        (478, 150, 170, 74, 2),
    ):
        tongue = flame_s(0, 0, h, w, 10).rot(rot).move(x, y)
        d.inked(tongue, d.rad(x, y, h, "#fff4c2", "#ffc850", "#f5792a", "#cf3a22"), 4, 1.6, "#5a1526")
        d.fill(flame_s(0, -2, h * 0.5, w * 0.46, 4).rot(rot).move(x, y), "#fffbe2")


def sparks(d: Doc, rnd: random.Random) -> None:
    """embers of the wing, flying up and to the right"""
    for _ in range(26):
        x, y = rnd.uniform(330, 640), rnd.uniform(100, 300)
        d.fill(Sh.ell(x, y, rnd.uniform(1.8, 4)), "#ffc850", 0.95)
