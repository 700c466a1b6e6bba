"""Storm arms, scroll clouds, bolts, swallows, wind ribbons."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

import numpy as np

from tools.art.inkwell.brush import LEAF, brush, ribbon, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import S, Sh, U
from tools.art.inkwell.spline import Point, lerp, polar, pts_of
from tools.art.palette import INK


def storm_arm(
    d: Doc,
    cx: float,
    cy: float,
    a0: float,
    turn: float,
    r0: float,
    r1: float,
    w: float,
    cols: tuple[str, ...],
    rnd: random.Random,
    lw: float = 3,
    flow: str = "#4f4a88",
    cut: str = "#262350",
) -> Sh:
    n = 26
    points = []
    width = []
    for i in range(n + 1):
        t = i / n
        points.append(polar(cx, cy, lerp(r0, r1, t**0.9), a0 + turn * t))
        width.append(w * math.sin(math.pi * min(1, t * 1.02)) ** 0.7 * (0.55 + 0.6 * t) + 2)
    core = ribbon(points, width)
    lobes = [core]
    array = np.array(points)
    place = np.gradient(array, axis=0)
    place /= np.maximum(np.hypot(*place.T), 1e-6)[:, None]
    for i in range(3, n - 1):
        x, y = points[i]
        nx, ny = -place[i][1], place[i][0]
        o = (x - cx) * nx + (y - cy) * ny
        side = 1 if o > 0 else -1
        r = width[i] * rnd.uniform(0.36, 0.50)
        lobes.append(Sh.ell(x + nx * side * width[i] * 0.38, y + ny * side * width[i] * 0.38, r))
    s = U(lobes)
    d.inked(s, d.rad(cx, cy, r1 * 1.15, *cols), lw, 1.6)
    # inner flow lines
    for off, ww in ((-0.22, 4), (0.02, 3), (0.2, 2.4)) if w > 30 else ():
        path = [
            (points[i][0] - place[i][1] * width[i] * off * (1), points[i][1] + place[i][0] * width[i] * off)
            for i in range(3, n - 2)
        ]
        d.fill(brush(path, ww, LEAF, 14) & s, flow)
    d.fill(wedges(s, 10, 18, 4, ("pt", cx, cy), 0.25, 0.4, rnd), cut)
    # curls at the head
    x, y = points[-3]
    return s


def scroll_cloud(d: Doc, x: float, y: float, r: float, s: float, fill: str, cut: str = "#262350") -> None:
    c = Sh.ell(x, y, r)
    d.inked(c, fill, 2.8, 1.4)
    sp = [polar(x, y, r * (0.9 - 0.82 * k / 14), (-70 if s > 0 else 250) + s * k * 40) for k in range(14)]
    d.fill(brush(sp, r * 0.16 + 1.5, taper(0.3, 0.3, 0.3), 16), cut)


def bolt(points: Sequence[Point], w: float) -> Sh:
    pts = []
    back = []
    for i, (x, y) in enumerate(points):
        u = i / (len(points) - 1)
        h = w * (u / 0.3 if u < 0.3 else (1 - u) / 0.7) * 0.5 + 0.3
        pts.append((x - h, y))
        back.append((x + h, y))
    return Sh.poly(pts + back[::-1])


def swallow(d: Doc, x: float, y: float, k: float, rot: float, flip: float = 1) -> None:
    wing = S("0,0! -14,-14 -44,-24 -66,-20! -44,-14 -26,2 -8,8!")
    w2 = S("0,0! 12,-18 36,-34 60,-36! 40,-22 26,-4 8,8!")
    bd = S("-4,-8 8,-10 20,-6 30,-2! 20,4 6,9 -8,8 -34,22! -22,10 -40,12! -18,2")
    for s in (w2, wing, bd):
        t = s.scale(k * flip, k).rot(rot).move(x, y)
        d.fill(t.grow(1.6), "#f4f1ff")
        d.fill(t, INK)


def wind_ribbon(d: Doc, points: Sequence[Point], w: float, cols: str, n: int = 26, line_col: str = "#4f4a88") -> None:
    s = brush(points, w, taper(0.1, 0.35, 0.55, 0.9), n)
    d.inked(s, cols, 2.6, 1.2)
    d.fill(brush([(x, y + w * 0.05) for x, y, _ in pts_of(points)], w * 0.16, LEAF, n - 4) & s, line_col, 0.8)


def curl_end(x: float, y: float, r: float, a0: float, turn: float) -> list[Point]:
    """points of a curl round (x, y) to append to a wind ribbon"""
    return [polar(x, y, r * (1 - 0.82 * k / 12), a0 + turn * k / 12) for k in range(13)]
