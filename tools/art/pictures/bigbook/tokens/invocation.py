"""Invocation marker."""

from __future__ import annotations

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import S, Sh, star
from tools.art.inkwell.spline import polar
from tools.art.ornament import gold_shape
from tools.art.palette import GOLD, INK
from tools.art.picture import Picture

PICTURE = Picture(seed=1)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    s = star(100, 100, 92, 8, 0.70, -90)
    d.fill(s.move(4, 7), INK, 0.5)
    gold_shape(d, s, 4, 2)
    i = Sh.ell(100, 100, 56)
    d.fill(i.grow(4), INK)
    d.fill(i, d.rad(84, 82, 80, "#ff8a5a", "#b3202e", "#3f0c1c"))
    e = S("58,100! 78,80 100,73 122,80 142,100! 122,120 100,127 78,120")
    d.inked(e, d.rad(96, 92, 50, "#fffdf0", "#f4e2b0", "#c79d58"), 3, 1)
    d.fill(Sh.ell(100, 100, 19), INK)
    d.fill(Sh.ell(100, 100, 16.5), d.rad(97, 104, 22, "#ffe27a", "#ee7a2a", "#6d1720"))
    d.fill(S("100,84! 105,100 100,116! 95,100"), INK)
    d.fill(Sh.ell(93, 93, 3.6), "#fff")
    for a in range(8):
        x, y = polar(100, 100, 70, a * 45 + 22.5)
        d.fill(Sh.ell(x, y, 3.2), GOLD[4])
