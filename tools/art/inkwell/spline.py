"""Points, Catmull-Rom splines and small plane geometry."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

Point = tuple[float, float]
Knot = tuple[float, float, bool]
"""A point and whether the curve has a corner there."""
Spec = str | Sequence[tuple[float, ...]]
"""Points as "x,y x,y! ..." or as tuples (x, y) or (x, y, corner)."""
Cubic = tuple[Point, Point, Point, Point]
Array = npt.NDArray[np.float64]


def pts_of(spec: Spec) -> list[Knot]:
    """'x,y x,y! ...' or a list of (x,y) / (x,y,'!').  '!' marks a sharp corner."""
    out = []
    if isinstance(spec, str):
        for tok in spec.split():
            c = tok.endswith("!")
            x, y = tok.rstrip("!").split(",")
            out.append((float(x), float(y), c))
    else:
        for p in spec:
            out.append((float(p[0]), float(p[1]), len(p) > 2 and bool(p[2])))
    return out


def catmull(points: Spec, closed: bool = False, k: float = 1.0) -> list[tuple[Point, Point, Point, Point]]:
    """list of cubic segments (p0,c1,c2,p3) through points (x,y,corner), centripetal Catmull-Rom."""
    pp = pts_of(points)
    n = len(pp)
    segs = []
    rng = range(n if closed else n - 1)

    def pt(i: int) -> Knot:
        if closed:
            return pp[i % n]
        return pp[max(0, min(n - 1, i))]

    def dist(a: Knot, b: Knot) -> float:
        return float(max(1e-6, math.hypot(a[0] - b[0], a[1] - b[1]) ** 0.5))

    def tan(i: int, fwd: bool) -> Point | None:
        a, b, c = pt(i - 1), pt(i), pt(i + 1)
        if b[2]:
            return None
        if not closed and (i == 0 or i == n - 1):
            return None
        d1, d2 = dist(a, b), dist(b, c)
        tx = (b[0] - a[0]) / d1 - (c[0] - a[0]) / (d1 + d2) + (c[0] - b[0]) / d2
        ty = (b[1] - a[1]) / d1 - (c[1] - a[1]) / (d1 + d2) + (c[1] - b[1]) / d2
        return (tx, ty)

    for i in rng:
        a, b = pt(i), pt(i + 1)
        d = dist(a, b)
        ta, tb = tan(i, True), tan((i + 1) % n if closed else i + 1, False)
        if ta is None and tb is None:
            c1 = (a[0] + (b[0] - a[0]) / 3, a[1] + (b[1] - a[1]) / 3)
            c2 = (b[0] - (b[0] - a[0]) / 3, b[1] - (b[1] - a[1]) / 3)
        else:
            if ta:
                c1 = (a[0] + ta[0] * d * k / 3, a[1] + ta[1] * d * k / 3)
            if tb:
                c2 = (b[0] - tb[0] * d * k / 3, b[1] - tb[1] * d * k / 3)
            if ta is None:
                c1 = (a[0] + (c2[0] - a[0]) * 0.5, a[1] + (c2[1] - a[1]) * 0.5)
            if tb is None:
                c2 = (b[0] + (c1[0] - b[0]) * 0.5, b[1] + (c1[1] - b[1]) * 0.5)
        segs.append(((a[0], a[1]), c1, c2, (b[0], b[1])))
    return segs


def bez(s: tuple[Point, Point, Point, Point], t: float) -> Point:
    (x0, y0), (x1, y1), (x2, y2), (x3, y3) = s
    u = 1 - t
    return (
        u * u * u * x0 + 3 * u * u * t * x1 + 3 * u * t * t * x2 + t * t * t * x3,
        u * u * u * y0 + 3 * u * u * t * y1 + 3 * u * t * t * y2 + t * t * t * y3,
    )


def sample(spec: Spec, n: int = 24, closed: bool = False) -> list[tuple[float, float, float, float]]:
    """n+1 points evenly spaced by arc length along the spline, with unit tangents: (x,y,tx,ty)."""
    segs = catmull(spec, closed)
    fine = []
    for s in segs:
        for j in range(24):
            fine.append(bez(s, j / 24))
    fine.append(segs[-1][3])
    array = np.array(fine)
    seg = np.hypot(*(array[1:] - array[:-1]).T)
    along = np.concatenate([[0], np.cumsum(seg)])
    t = np.linspace(0, along[-1], n + 1)
    xs, ys = np.interp(t, along, array[:, 0]), np.interp(t, along, array[:, 1])
    dx, dy = np.gradient(xs), np.gradient(ys)
    m = np.maximum(np.hypot(dx, dy), 1e-9)
    return list(zip(xs, ys, dx / m, dy / m, strict=False))


def polar(cx: float, cy: float, r: float, deg: float) -> Point:
    t = math.radians(deg)
    return (cx + r * math.cos(t), cy + r * math.sin(t))


def lerp(a: float, b: float, t: float) -> float:
    return a + (b - a) * t


def arc_pts(cx: float, cy: float, r: float, a0: float, a1: float, n: int = 12, ry: float | None = None) -> list[Point]:
    ry = r if ry is None else ry
    return [
        (cx + r * math.cos(math.radians(lerp(a0, a1, i / n))), cy + ry * math.sin(math.radians(lerp(a0, a1, i / n))))
        for i in range(n + 1)
    ]
