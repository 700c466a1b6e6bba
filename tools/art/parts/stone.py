"""Cut stones."""

from __future__ import annotations

from collections.abc import Sequence

from tools.art.inkwell.colour import darken, lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import Point
from tools.art.palette import INK


def gem(d: Doc, x: float, y: float, r: float, c: str, rot: float = 0) -> None:
    points = [(0, -1), (0.62, -0.5), (0.5, 0.55), (0, 1), (-0.5, 0.55), (-0.62, -0.5)]

    def place(pts: Sequence[Point]) -> Sh:
        return Sh.poly([(px * r, py * r) for px, py in pts]).rot(rot).move(x, y)

    d.glow(x, y, r * 2.2, (0, lighten(c, 0.3), 0.6), (1, c, 0))
    o = place(points)
    d.inked(o, c, 2.6, 1)
    d.fill(place([points[0], points[5], (0, -0.2)]), lighten(c, 0.55))
    d.fill(place([points[0], points[1], (0, -0.2)]), lighten(c, 0.2))
    d.fill(place([points[1], points[2], (0, -0.2)]), darken(c, 0.2))
    d.fill(place([points[2], points[3], (0, -0.2)]), darken(c, 0.4))
    d.fill(place([points[4], points[5], (0, -0.2)]), lighten(c, 0.3))
    d.fill(place([points[3], points[4], (0, -0.2)]), darken(c, 0.08))
    for a, _b in ((0, None), (5, None), (1, None), (3, None), (2, None), (4, None)):
        d.stroke(place([points[a], (0, -0.2)]), INK, 1.3, 0.8)
