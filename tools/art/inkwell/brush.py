"""Variable-width ink: brush strokes, ribbons and knife cuts."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import numpy as np
import pathops

from .shape import Sh
from .spline import Point, Spec, sample

Profile = Callable[[float], float]
"""Width along a stroke, 0..1, in shares of its full width."""


def taper(a: float = 0.0, b: float = 0.0, peak: float = 0.4, power: float = 1.0) -> Profile:
    """width profile 0..1: a at the start, 1 at `peak`, b at the end."""

    def f(t: float) -> float:
        if t < peak:
            u = t / peak if peak else 1
            base = a
        else:
            u = (1 - t) / (1 - peak) if peak < 1 else 1
            base = b
        swell: float = math.sin(u * math.pi / 2) ** power
        return base + (1 - base) * swell

    return f


LEAF = taper(0, 0, 0.42)
TAIL = taper(1, 0, 0.0)
WHIP = taper(0.85, 0, 0.12, 0.9)


def brush(
    spec: Spec,
    w: float,
    prof: Profile = LEAF,
    n: int = 18,
    jitter: float = 0,
    rnd: random.Random | None = None,
) -> Sh:
    """closed shape following a centreline with width w*prof(t) (w = full width)."""
    points = sample(spec, n)
    left, right = [], []
    for i, (x, y, tx, ty) in enumerate(points):
        h = w * prof(i / n) / 2
        if jitter and rnd:
            h *= 1 + rnd.uniform(-jitter, jitter)
        left.append((x - ty * h, y + tx * h))
        right.append((x + ty * h, y - tx * h))

    def tip(a: Point, b: Point) -> bool:
        return math.hypot(a[0] - b[0], a[1] - b[1]) < 0.35

    pts = []
    s_tip, e_tip = tip(left[0], right[0]), tip(left[-1], right[-1])
    pts = [(*left[0], True)]
    pts += [(*p, False) for p in left[1:-1]]
    pts += [(*left[-1], True)]
    if not e_tip:
        pts += [(*right[-1], True)]
    pts += [(*p, False) for p in reversed(right[1:-1])]
    if not s_tip:
        pts += [(*right[0], True)]
    return Sh.spline(pts, True)


def ribbon(points: Spec, widths: Sequence[float], closed_tip: bool = True) -> Sh:
    """Filled ribbon along points (x,y), spaced about evenly, with a width at each."""
    array = np.array(points, float)
    tangent = np.gradient(array, axis=0)
    m = np.maximum(np.hypot(*tangent.T), 1e-9)
    tangent /= m[:, None]
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], 1)
    h = np.array(widths)[:, None] / 2
    left, right = array + normal * h, array - normal * h
    pts = [(*left[0], True)] + [(*p, False) for p in left[1:-1]] + [(*left[-1], True)]
    if widths[-1] > 0.3:
        pts.append((*right[-1], True))
    pts += [(*p, False) for p in right[-2:0:-1]]
    if widths[0] > 0.3:
        pts.append((*right[0], True))
    return Sh.spline(pts, True)


def cutw(x0: float, y0: float, x1: float, y1: float, w: float, bend: float = 0.0) -> Sh:
    """one cheap knife cut: wide at (x0,y0), needle point at (x1,y1); 2 quads."""
    dx, dy = x1 - x0, y1 - y0
    m = math.hypot(dx, dy) or 1
    nx, ny = -dy / m, dx / m
    h = w / 2
    mx, my = x0 + dx * 0.5 + nx * bend * m, y0 + dy * 0.5 + ny * bend * m
    q = pathops.Path()
    q.moveTo(x0 + nx * h, y0 + ny * h)
    q.quadTo(mx + nx * h * 0.62, my + ny * h * 0.62, x1, y1)
    q.quadTo(mx - nx * h * 0.62, my - ny * h * 0.62, x0 - nx * h, y0 - ny * h)
    q.close()
    return Sh(q)


def sliver(x0: float, y0: float, x1: float, y1: float, w: float, bend: float = 0.0) -> Sh:
    """lens-shaped cut, pointed at both ends; 2 quads."""
    dx, dy = x1 - x0, y1 - y0
    m = math.hypot(dx, dy) or 1
    nx, ny = -dy / m, dx / m
    mx, my = x0 + dx * 0.5 + nx * bend * m, y0 + dy * 0.5 + ny * bend * m
    q = pathops.Path()
    q.moveTo(x0, y0)
    q.quadTo(mx + nx * w, my + ny * w, x1, y1)
    q.quadTo(mx - nx * w, my - ny * w, x0, y0)
    q.close()
    return Sh(q)
