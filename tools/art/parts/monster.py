"""The candle that stands in the pictures of the grimoire's pages."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import TAIL, brush, sliver, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.palette import PAGE_INK
from tools.art.parts.fire import flame_s


def candle(d: Doc, x: float, y: float, h: float, w: float, rnd: random.Random) -> None:
    k = PAGE_INK
    # drips hanging from the foot
    dr = [
        brush([(x + o, y - 4), (x + o * 1.1, y + line * 0.5), (x + o, y + line)], 5.5, taper(1, 0.8, 0.0), 6).grow(0.01)
        | Sh.ell(x + o, y + line, 3.1)
        for o, line in ((-w * 0.34, rnd.uniform(10, 20)), (w * 0.1, rnd.uniform(16, 32)), (w * 0.4, rnd.uniform(8, 16)))
    ]
    foot = Sh.ell(x, y - 1, w * 0.78, 6)
    st = S(
        [
            (x - w / 2, y, 1),
            (x - w / 2 + 1, y - h * 0.5),
            (x - w / 2, y - h, 1),
            (x - w * 0.2, y - h + 3),
            (x + w * 0.1, y - h - 1),
            (x + w / 2, y - h + 2, 1),
            (x + w / 2 - 1, y - h * 0.4),
            (x + w / 2, y, 1),
        ]
    )
    rim = [
        brush([(x + o, y - h), (x + o, y - h + line)], 5, taper(1, 0.9, 0.0), 4) | Sh.ell(x + o, y - h + line, 2.8)
        for o, line in ((-w * 0.36, rnd.uniform(8, 16)), (w * 0.3, rnd.uniform(10, 22)))
    ]
    s = U(dr, foot, st, rim)
    d.inked(s, d.lin(x - w / 2, 0, x + w / 2, 0, "#fffdf0", "#f6e6bd", "#cda868"), 2.4, 1.2, k)
    d.fill(wedges(s, 6, w * 0.5, 2.4, (-0.9, -0.2), 0.3, 0.2, rnd), "#8a6638")
    d.fill(sliver(x + w / 2 - 6, y - h + 6, x + w / 2 - 6, y - 4, 1.2), "#a07c48", 0.7)
    d.glow(x, y - h - 12, 46, (0, "#fff6cc", 0.95), (0.25, "#ffd867", 0.6), (0.6, "#ff9a3a", 0.22), (1, "#ff7a2a", 0))
    d.fill(brush([(x, y - h + 2), (x + 0.6, y - h - 3), (x + 1, y - h - 7)], 2.6, TAIL, 4), k)
    f = flame_s(x + 1, y - h - 2, 30, 15, rnd.uniform(-4, 4))
    d.inked(f, d.vlin(f, "#ff9a30", "#ffe48a"), 1.9, 0.8, "#7a2a14")
    f2 = flame_s(x + 1, y - h - 2, 16, 8, 0)
    d.fill(f2, "#fffdf0")
