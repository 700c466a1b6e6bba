"""page_05 failure: seen from above, the jug is a ring of shards round a dry stain."""

import math

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import polar
from tools.art.parts.vignette import CLAY, CUT, failure_ground, sample_brush
from tools.art.parts.visage import Carver
from tools.art.picture import Picture

PICTURE = Picture(seed=310)


def draw(d: Doc, detail: int) -> None:
    """Paint the vignette, 640x280, subject right."""
    c = Carver(d, 2, PICTURE.seed)
    failure_ground(d, (452, 142), 0, 0, lines="strata")
    stain = S("350,140 366,108 414,98 440,80 486,88 530,92 556,128 540,158 548,180 500,190 462,206 420,190 376,188")
    d.fill(stain, d.rad(452, 142, 110, (0, "#e8b898"), (0.7, "#d07a60"), (1, "#a83038")))
    with d.clip(stain):
        for k, w in ((1.0, 13), (0.8, 4), (0.62, 3)):
            d.stroke(stain.scale(k, k, 452, 142), "#8c1824", w, 0.85)
    for x, y, r in ((372, 82, 7), (560, 196, 8), (346, 186, 5)):
        d.fill(Sh.ring(x, y, r, r * 0.55), "#8c1824")
    cracks = [
        brush([polar(452, 142, 8, a), polar(452, 142, 30, a + 16), polar(452, 142, 62, a - 8)], 5, taper(1, 0, 0), 8)
        for a in (10, 74, 130, 196, 250, 316)
    ]
    d.fill(pile(cracks), "#3a0a14")
    for i in range(11):
        a = i * 360 / 11 + (i * 37 % 11)
        r = 112 + (i * 29 % 17)
        x, y = 452 + r * 1.36 * math.cos(math.radians(a)), 142 + r * 0.9 * math.sin(math.radians(a))
        shard = (
            S("-26,-12! 6,-22 28,-8! 18,16! -6,8! -22,18!").scale(1 + (i % 3) * 0.14).rot(a * 1.7 + i * 20).move(x, y)
        )
        c.form(shard, CLAY, 2.8, (7, 11, 3.8), CUT)
        c.strokes(
            CUT,
            (
                sample_brush(
                    lambda s, a=a, i=i, x=x, y=y: s.rot(a * 1.7 + i * 20).move(x, y), ((-18, -4), (2, -10), (20, 0))
                ),
                4,
            ),
        )
    c.form(brush("568,60 598,40 616,66 598,92", 12, taper(0.9, 0.9), 14), CLAY, 2.4)
