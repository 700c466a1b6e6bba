"""burn: where destroyed cards went, a scorch in the wood with a last ember."""

import math
import random

from tools.art.inkwell.brush import TAIL, brush
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, pile
from tools.art.picture import Picture

PICTURE = Picture(seed=332, size=(200, 240))


def draw(d: Doc, detail: int) -> None:
    """A charred heart of the grain, cracks, three sparks."""
    rnd = random.Random(PICTURE.seed)
    d.glow(100, 126, 104, (0, "#0b060c", 0.95), (0.55, "#0b060c", 0.75), (1, "#0b060c", 0))
    scorch = S(
        "42,70! 60,40 84,52 104,26 118,56 146,44 158,82! 176,120 156,150 166,190! 132,206 108,222 "
        "84,206 44,200! 40,160 24,124"
    )
    d.fill(scorch, "#160b10", 0.95)
    d.fill(wedges(scorch, 10, 26, 6, ("pt", 100, 126), 0.05, 0.4, rnd), "#3a2228", 0.9)
    cracks = [
        brush(
            [
                (100, 128),
                (100 + 40 * math.cos(a), 128 + 50 * math.sin(a)),
                (100 + 66 * math.cos(a + 0.2), 128 + 84 * math.sin(a + 0.2)),
            ],
            7,
            TAIL,
            8,
        )
        for a in (0.4, 1.5, 2.6, 3.7, 4.7, 5.6)
    ]
    d.fill(pile(cracks), "#050205")
    d.fill(pile([c.scale(0.5, 0.5, 100, 128) for c in cracks]), "#c2452b")
    d.fill(pile([c.scale(0.24, 0.24, 100, 128) for c in cracks]), "#ffc860")
