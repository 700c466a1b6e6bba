"""ability_used: an hourglass laid on its side; the sand rests, the magician's own gift is spent until the next turn."""

import random

from tools.art.inkwell.brush import LEAF, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh
from tools.art.palette import INK
from tools.art.picture import Picture

PICTURE = Picture(seed=402, size=(200, 200))


def draw(d: Doc, detail: int) -> None:
    """Two brass plates, a waist of glass, sand lying flat along the lower side."""
    rnd = random.Random(PICTURE.seed)
    with d.group(transform="translate(100 104) rotate(-12) translate(-100 -104)"):
        d.fill(Sh.rect(14, 44, 172, 128, 10).move(4, 8), INK, 0.45)
        for y in (48, 152):
            rod = Sh.rect(30, y, 140, 13, 6)
            d.inked(rod, d.vlin(rod, "#d8a84a", "#6a4420"), 5, 2)
        glass = S(
            "36,64! 70,62 88,84 100,98 112,84 130,62 164,64! 164,150! 130,152 112,128 100,114 88,128 70,152 36,150!"
        )
        d.inked(glass, d.lin(0, 60, 0, 152, "#f6fffc", "#a9cdd8", "#4c7486"), 6, 2)
        sand = Sh.rect(30, 118, 140, 40) & glass.shrink(5)
        d.fill(sand, d.lin(0, 116, 0, 152, "#ffe09a", "#d89a3a"))
        d.fill(brush("44,78 60,74 74,82", 9, LEAF, 8), "#ffffff")
        d.fill(brush("122,82 136,73 154,76", 9, LEAF, 8), "#ffffff")
        for x in (12, 160):
            plate = Sh.rect(x, 34, 28, 146, 9)
            d.inked(plate, d.dlin(plate, "#fff3c0", "#d8a84a", "#6a4420"), 7, 3)
            d.fill(wedges(plate, 14, 13, 6, (-0.8, -0.4), 0.2, 0.3, rnd), INK)
