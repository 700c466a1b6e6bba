"""Breath and voice: a scroll ribbon that leaves a mouth narrow, widens, and ends in a swallow tail or a curl."""

from __future__ import annotations

from tools.art.inkwell.brush import LEAF, brush, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, pile
from tools.art.inkwell.spline import Spec, pts_of, sample

VOICE = ("#ffffff", "#ece9fb", "#a9a3da")


def speech(
    d: Doc,
    points: Spec,
    w: float = 34,
    cols: tuple[str, ...] = VOICE,
    line_col: str = "#4f4a88",
    tail: bool = True,
    staves: int = 3,
    n: int = 26,
    lw: float = 2.6,
) -> Sh:
    """ribbon along `points` (mouth first), `w` wide at its widest, with `staves` engraved lines along it.

    tail: swallow-tailed end; otherwise it ends broad (for a curl or for going behind something).
    Returns the ribbon's outline."""
    prof = taper(0.12, 0.9, 0.5, 0.9)
    s = brush(points, w, prof, n)
    path = sample(points, 40)
    if tail:
        x, y, tx, ty = path[-1]
        s = s - Sh.poly(
            [
                (x - tx * w * 0.6, y - ty * w * 0.6),
                (x - ty * w + tx * 4, y + tx * w + ty * 4),
                (x + ty * w + tx * 4, y - tx * w + ty * 4),
            ]
        )
    p = pts_of(points)
    d.inked(s, d.lin(p[0][0], p[0][1], p[-1][0], p[-1][1], *cols), lw, lw * 0.5)
    lines = []
    for i in range(staves):
        o = ((i + 1) / (staves + 1) - 0.5) * 0.9
        vein = [
            (x - ty * w * prof(j / 40) * o, y + tx * w * prof(j / 40) * o)
            for j, (x, y, tx, ty) in enumerate(path[3:38], 3)
        ]
        lines.append(brush(vein, w * 0.075 + 0.8, LEAF, n - 4))
    d.fill(pile(lines) & s, line_col, 0.85)
    edge = [
        (x + ty * w * prof(j / 40) * 0.44, y - tx * w * prof(j / 40) * 0.44) for j, (x, y, tx, ty) in enumerate(path)
    ]
    d.fill(brush(edge[4:], w * 0.08 + 1, LEAF, n - 4) & s, "#ffffff", 0.9)
    return s
