"""Feathers of the cut kind."""

from __future__ import annotations

import math
from collections.abc import Sequence

from tools.art.inkwell.brush import Profile, brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import Point, lerp, sample
from tools.art.palette import INK


def vane(
    base: Point,
    ang: float,
    reach: float,
    w: float,
    bend: float = 0.0,
    prof: Profile | None = None,
    n: int = 9,
) -> tuple[Sh, list[Point]]:
    bx, by = base
    t = math.radians(ang)
    ux, uy = math.cos(t), math.sin(t)
    nx, ny = -uy, ux
    pts = [
        (bx, by),
        (bx + ux * reach * 0.3 + nx * bend * reach * 0.5, by + uy * reach * 0.3 + ny * bend * reach * 0.5),
        (bx + ux * reach * 0.66 + nx * bend * reach * 0.62, by + uy * reach * 0.66 + ny * bend * reach * 0.62),
        (bx + ux * reach, by + uy * reach),
    ]
    return brush(pts, w, prof or taper(0.42, 0, 0.6, 0.75), n), pts


def cut_feather(
    d: Doc,
    sh: Sh,
    pts: Sequence[Point],
    c0: str,
    c1: str,
    ink: str = INK,
    lw: float = 2.6,
    barbs: int = 9,
    side: float = 1,
    w: float = 30,
    glint: str | None = None,
    heavy: float = 1.2,
    both: bool = False,
    quill: bool = True,
) -> None:
    (x0, y0), (x1, y1) = pts[0][:2], pts[-1][:2]
    m = math.hypot(x1 - x0, y1 - y0)
    d.inked(sh, d.lin(x0, y0, x1, y1, c0, mix(c0, c1, 0.45), c1), lw, heavy, ink, (-0.3, -0.9))
    cuts = []
    if barbs:
        points = sample(pts, 40)
        for b in range(barbs):
            j = int(lerp(11, 37, b / (barbs - 1) if barbs > 1 else 0.5))
            x, y, tx, ty = points[j]
            for s in (1, -1) if both else (side,):
                cuts.append(
                    cutw(
                        x + tx * w * 0.55 - ty * w * 0.62 * s,
                        y + ty * w * 0.55 + tx * w * 0.62 * s,
                        x - tx * 1 - ty * 1 * s,
                        y - ty * 1 + tx * 1 * s,
                        w * 0.16,
                        0.12 * s,
                    )
                )
    if quill:
        cuts.append(brush(pts, max(1.8, w * 0.08), taper(1, 0.0, 0.05), 5))
    if cuts:
        d.fill(Sh.union(cuts) & sh, ink)
    if glint:
        ox, oy = -(y1 - y0) / m * -w * 0.2 * side, (x1 - x0) / m * -w * 0.2 * side
        near, far = pts[1], pts[2]
        d.fill(
            sliver(
                lerp(near[0], pts[0][0], 0.35) + ox,
                lerp(near[1], pts[0][1], 0.35) + oy,
                lerp(far[0], pts[3][0], 0.35) + ox * 0.7,
                lerp(far[1], pts[3][1], 0.35) + oy * 0.7,
                w * 0.07,
                0,
            ),
            glint,
            0.9,
        )
