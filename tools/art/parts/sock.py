"""The lost sock: bone and lilac, three stripes, a hole at the toe. Piers owns the other."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U, pile
from tools.art.palette import INK

WOOL = ("#fffaf0", "#f0e4cc", "#b9a68a")
LILAC = "#9a8fd6"


def sock(
    d: Doc, x: float, y: float, k: float = 1.0, rot: float = 0.0, flip: bool = False, bend: float = 0.0, seed: int = 8
) -> Sh:
    """hangs from its cuff at (x, y), 110 long, toe to the right; `bend` -1..1 lets the wind lift the foot.

    Returns the silhouette."""
    rnd = random.Random(seed)

    def place(sh: Sh) -> Sh:
        return sh.scale(-k if flip else k, k).rot(rot).move(x, y)

    b = bend * 16
    leg = S(
        [
            (-17, 0, 1),
            (17, 0, 1),
            (16, 30),
            (18 - b * 0.2, 56),
            (32, 66 - b),
            (52, 72 - b * 2),
            (60, 86 - b * 2.4),
            (50, 100 - b * 2.2),
            (28, 102 - b),
            (4, 98),
            (-12, 88),
            (-18, 70),
            (-16, 36),
        ]
    )
    lw = max(1.6, 2.6 * k)
    s = place(leg)
    d.inked(s, d.dlin(s, *WOOL), lw, lw * 0.5)
    stripes = [
        S([(-24, t, 1), (0, t + 4), (24, t, 1), (24, t + 10, 1), (0, t + 14), (-24, t + 10, 1)]) for t in (16, 34, 52)
    ]
    d.fill(place(U(stripes)) & s, LILAC)
    heel = place(S("-22,66! -8,70 0,84 -2,106! -30,100!")) & s
    d.fill(heel, LILAC, 0.9)
    d.fill(wedges(s, 7 * k + 2, 18 * k, 3.6 * k + 0.6, (-0.8, -0.5), 0.2, 0.3, rnd), "#4f4a88", 0.9)
    cuff = place(Sh.rect(-19, -5, 38, 15, 4))
    d.inked(cuff, WOOL[0], lw * 0.9, 0.8)
    d.fill(place(pile([cutw(a, 9, a, -2, 2.6) for a in range(-14, 17, 6)])), WOOL[2])
    hole = place(Sh.ell(49, 84 - b * 2.2, 6.5, 5))
    d.inked(hole, INK, lw * 0.5, 0.3)
    d.fill(
        place(pile([sliver(43, 79 - b * 2.2, 38, 72 - b * 2, 1.4), sliver(50, 78 - b * 2.2, 52, 70 - b * 2, 1.4)])),
        WOOL[2],
    )
    return s
