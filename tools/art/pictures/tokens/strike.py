"""Strike: the curse has been applied."""

from __future__ import annotations

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.palette import INK
from tools.art.picture import Picture

PICTURE = Picture(seed=1)


def draw(d: Doc, detail: int) -> None:
    """Paint the art into `d`; detail 2 zoom, 1 table size, 0 tiny."""
    P = [(0, -1), (0.72, -0.5), (0.6, 0.55), (0, 1), (-0.6, 0.55), (-0.72, -0.5)]
    T = lambda pts: Sh.poly([(100 + px * 86, 100 + py * 86) for px, py in pts])
    d.fill(T(P).move(4, 7), INK, 0.5)
    d.inked(T(P), "#cfd6ea", 5, 2)
    M1 = (0.36, -0.18)
    M2 = (-0.36, -0.18)
    M3 = (0, 0.42)
    for pts, c in (
        ((P[0], P[5], M2), "#ffffff"),
        ((P[0], M2, M1), "#e8ecfa"),
        ((P[0], P[1], M1), "#b9c2e2"),
        ((P[5], P[4], M2), "#d3daf0"),
        ((P[1], P[2], M1), "#7f88b8"),
        ((M2, M3, M1), "#c2cbe8"),
        ((P[4], P[3], M3, M2), "#a3add4"),
        ((P[2], P[3], M3, M1), "#5d6599"),
    ):
        d.fill(T(pts), c)
        d.stroke(T(pts), INK, 2.6)
