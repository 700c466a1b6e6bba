"""neutralized: a keyhole stopped with wax; nothing gets in or out until somebody breaks it."""

import random

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import polar
from tools.art.palette import INK
from tools.art.picture import Picture

PICTURE = Picture(seed=404, size=(200, 200))


def draw(d: Doc, detail: int) -> None:
    """An iron plate with two rivets; the wax bulges out of the keyhole and runs down."""
    rnd = random.Random(PICTURE.seed)
    plate = S(
        "100,8! 140,20 164,14! 172,60 186,96 170,140 160,184! 124,178 "
        "100,192! 76,178 40,184! 30,140 14,96 28,60 36,14! 60,20"
    )
    d.fill(plate.move(4, 7), INK, 0.5)
    d.inked(plate, d.dlin(plate, "#b4b0c8", "#6a667e", "#2e2a3e"), 7, 3)
    d.fill(wedges(plate, 14, 16, 6, (-0.6, -0.8), 0.2, 0.3, rnd), INK)
    for y in (34, 166):
        d.inked(Sh.ell(100, y, 9), d.rad(96, y - 4, 13, "#f2f0fa", "#7a7690"), 4, 1)
    hole = U(Sh.ell(100, 80, 38), S("84,84! 116,84! 134,152! 66,152!"))
    d.fill(hole.grow(9), INK)
    run = U(hole, S("70,140! 66,160 74,176 84,164 92,150 104,158 108,182 118,188 126,172 128,150! 130,140!"))
    d.inked(run, d.rad(84, 66, 120, "#ff9a84", "#d8323a", "#7a1424"), 4, 2)
    d.fill(wedges(run, 13, 15, 6, (-0.6, -0.7), 0.2, 0.4, rnd), "#4a0f1e")
    d.fill(brush([polar(100, 80, 25, a) for a in (190, 215, 245, 270)], 10, LEAF, 12), "#fff0e8")
