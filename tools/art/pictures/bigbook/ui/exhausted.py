"""exhausted: a candle lies down, put out, one last curl of smoke over its wick."""

import random

from tools.art.inkwell.brush import brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import INK
from tools.art.parts.sky import curl_end
from tools.art.picture import Picture

PICTURE = Picture(seed=403, size=(200, 200))


def draw(d: Doc, detail: int) -> None:
    """The stub along the floor with its spilled wax; the smoke rises at the right."""
    rnd = random.Random(PICTURE.seed)
    pool = S("8,174! 20,158 60,164 120,160 176,166 192,176! 120,186 50,184")
    d.inked(pool, d.vlin(pool, "#f2ddb0", "#b98a58"), 6, 2)
    stub = S("14,110! 10,138 16,168! 70,172 120,170 142,168! 152,150 148,130 144,112! 100,106 50,108")
    d.inked(stub, d.vlin(stub, "#fff8e0", "#f2d8a4", "#a87848"), 7, 3)
    d.fill(wedges(stub, 13, 20, 7, (-0.3, -0.9), 0.2, 0.4, rnd), "#6a4428")
    face = Sh.ell(145, 140, 12, 29)
    d.inked(face, d.hlin(face, "#e8c88a", "#fff3cc"), 5, 1)
    d.fill(brush("146,140 160,138 172,130", 9, taper(1, 0.7, 0), 6), INK)
    smoke = [(172, 126), (182, 102), (160, 84), (146, 62), (164, 44)]
    trail = brush([*smoke, *curl_end(146, 34, 20, 20, -300)], 17, taper(0.35, 0.35, 0.5), 30)
    d.fill(trail.grow(6), INK)
    d.fill(trail, "#c9c2d8")
