"""Locks of hair."""

from __future__ import annotations

from tools.art.inkwell.brush import LEAF, Profile, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, pile
from tools.art.inkwell.spline import Point, Spec, pts_of, sample
from tools.art.palette import INK


def lock(
    d: Doc,
    points: Spec,
    w: float,
    cols: tuple[str, ...],
    ink: str = INK,
    lw: float = 2.4,
    strands: int = 2,
    prof: Profile | None = None,
    heavy: float = 1.2,
    light: Point = (-0.6, -0.6),
    gl: str | None = None,
    n: int = 12,
) -> Sh:
    """one lock of hair: body, inner strand cuts, lit sliver."""
    s = brush(points, w, prof or taper(0.5, 0, 0.35, 0.9), n)
    a = pts_of(points)
    d.inked(s, d.lin(a[0][0], a[0][1], a[-1][0], a[-1][1], *cols), lw, heavy, ink, light)
    path = sample(points, 16 if n < 20 else 32)
    m_ = len(path) - 1
    cuts = []
    for k in range(strands):
        o = (k + 1) / (strands + 1) - 0.5
        lines = [
            (x - ty * w * o * 0.8 * (1 - i / (m_ + 2)), y + tx * w * o * 0.8 * (1 - i / (m_ + 2)))
            for i, (x, y, tx, ty) in enumerate(path[1 : m_ - 3])
        ]
        cuts.append(brush(lines, 2.6, taper(0.7, 0, 0.3), n - 4))
    d.fill(pile(cuts) & s, ink, 0.85)
    if gl:
        lines = [
            (x + ty * w * 0.30 * (1 - i / (m_ + 2)), y - tx * w * 0.30 * (1 - i / (m_ + 2)))
            for i, (x, y, tx, ty) in enumerate(path[m_ // 6 : int(m_ * 0.7)])
        ]
        d.fill(brush(lines, w * 0.13, LEAF, n - 5) & s, gl, 0.95)
    return s
