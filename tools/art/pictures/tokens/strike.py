"""Strike: the curse has been applied."""

from __future__ import annotations

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.palette import INK
from tools.art.picture import Picture

PICTURE = Picture(seed=1)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    points = [(0, -1), (0.72, -0.5), (0.6, 0.55), (0, 1), (-0.6, 0.55), (-0.72, -0.5)]

    def place(pts):
        return Sh.poly([(100 + px * 86, 100 + py * 86) for px, py in pts])

    d.fill(place(points).move(4, 7), INK, 0.5)
    d.inked(place(points), "#cfd6ea", 5, 2)
    m1 = (0.36, -0.18)
    m2 = (-0.36, -0.18)
    m3 = (0, 0.42)
    for pts, c in (
        ((points[0], points[5], m2), "#ffffff"),
        ((points[0], m2, m1), "#e8ecfa"),
        ((points[0], points[1], m1), "#b9c2e2"),
        ((points[5], points[4], m2), "#d3daf0"),
        ((points[1], points[2], m1), "#7f88b8"),
        ((m2, m3, m1), "#c2cbe8"),
        ((points[4], points[3], m3, m2), "#a3add4"),
        ((points[2], points[3], m3, m1), "#5d6599"),
    ):
        d.fill(place(pts), c)
        d.stroke(place(pts), INK, 2.6)
