"""Feathers of the cut kind."""

from __future__ import annotations

import math

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.colour import mix
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import lerp, sample
from tools.art.palette import INK


def vane(base, ang, reach, w, bend=0.0, prof=None, n=9):
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
    d, sh, pts, c0, c1, ink=INK, lw=2.6, barbs=9, side=1, w=30, glint=None, heavy=1.2, both=False, quill=True
):
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
        a, b = pts[1], pts[2]
        d.fill(
            sliver(
                lerp(a[0], pts[0][0], 0.35) + ox,
                lerp(a[1], pts[0][1], 0.35) + oy,
                lerp(b[0], pts[3][0], 0.35) + ox * 0.7,
                lerp(b[1], pts[3][1], 0.35) + oy * 0.7,
                w * 0.07,
                0,
            ),
            glint,
            0.9,
        )
