"""Shading by cuts: wedges from a contour, lines that swell with a tone, chatter and specks."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

import numpy as np
import pathops

from .brush import LEAF, Profile, cutw, ribbon, sliver
from .shape import LIGHT, Light, Sh, line
from .spline import Array, Point, Spec, bez, lerp, polar

TAU = math.tau


def flat(sh: Sh, step: float = 6) -> list[Array]:
    """contours as arrays of (x,y,nx,ny): evenly spaced points with OUTWARD unit normals."""
    res = []
    q = pathops.Path(sh.p)
    q.convertConicsToQuads()
    for contour in q.contours:
        stations = _evenly(trace(contour), step)
        if stations is not None:
            res.append(_with_normals(sh, *stations))
    return res


def trace(contour: pathops.Path) -> list[Point]:
    """points along one contour: 8 for a quadratic, 12 for a cubic curve"""
    way: list[Point] = []
    at: Point = (0.0, 0.0)
    for verb, points in contour:
        if verb.name in ("MOVE", "LINE"):
            way.append(points[0])
        elif verb.name == "QUAD":
            for k in range(1, 9):
                t = k / 8
                u = 1 - t
                a, b, c = at, points[0], points[1]
                way.append(
                    (
                        u * u * a[0] + 2 * u * t * b[0] + t * t * c[0],
                        u * u * a[1] + 2 * u * t * b[1] + t * t * c[1],
                    )
                )
        elif verb.name == "CUBIC":
            way += [bez((at, points[0], points[1], points[2]), k / 12) for k in range(1, 13)]
        if points:
            at = points[-1]
    return way


def _evenly(way: list[Point], step: float) -> tuple[Array, Array] | None:
    """x and y of stations `step` apart, at least four, round the closed way; None if there is no area"""
    if len(way) < 3:
        return None
    array = np.array([*way, way[0]])
    array = array[np.concatenate([[True], np.hypot(*(array[1:] - array[:-1]).T) > 1e-6])]
    if len(array) < 4:
        return None
    along = np.concatenate([[0], np.cumsum(np.hypot(*(array[1:] - array[:-1]).T))])
    stations = np.linspace(0, along[-1], max(4, int(along[-1] / step)), endpoint=False)
    return np.interp(stations, along, array[:, 0]), np.interp(stations, along, array[:, 1])


def _with_normals(sh: Sh, xs: Array, ys: Array) -> Array:
    """(x,y,nx,ny) for the stations; nine of them vote which side is outward"""
    tangent_x = np.roll(xs, -1) - np.roll(xs, 1)
    tangent_y = np.roll(ys, -1) - np.roll(ys, 1)
    m = np.maximum(np.hypot(tangent_x, tangent_y), 1e-9)
    nx, ny = tangent_y / m, -tangent_x / m
    n = len(xs)
    votes = sum(
        1 if sh.p.contains((xs[i] - nx[i] * 0.6, ys[i] - ny[i] * 0.6)) else -1 for i in range(0, n, max(1, n // 9))
    )
    if votes < 0:
        nx, ny = -nx, -ny
    return np.stack([xs, ys, nx, ny], 1)


def _ldir(light: Light, x: float, y: float) -> Point:
    """light is a direction ('towards the light') or ('pt',x,y) for a point source."""
    if light[0] == "pt":
        dx, dy = light[1] - x, light[2] - y
        m = math.hypot(dx, dy) or 1
        return dx / m, dy / m
    lx, ly = float(light[0]), float(light[1])
    m = math.hypot(lx, ly)
    return lx / m, ly / m


def wedges(
    sh: Sh,
    gap: float = 9,
    length: float = 34,
    w: float = 5,
    light: Light = LIGHT,
    thresh: float = 0.05,
    slant: float = 0.35,
    rnd: random.Random | None = None,
    inset: float = 0,
    lit: bool = False,
    power: float = 0.8,
    clip: bool = True,
    bend: float = 0.12,
) -> Sh:
    """knife cuts that start on the contour's shadow side (or lit side) and taper inward."""
    rnd = rnd or random.Random(1)
    q = pathops.Path()
    cnt = 0
    for contour in flat(sh, gap):
        for x, y, nx, ny in contour:
            lx, ly = _ldir(light, x, y)
            d = nx * lx + ny * ly
            if not lit:
                d = -d
            if d < thresh:
                continue
            reach = length * (d**power) * rnd.uniform(0.72, 1.12)
            if reach < w * 0.9:
                continue
            tx, ty = -ny, nx
            lean = slant * (1 if (tx * lx + ty * ly) > 0 else -1) * (1 if not lit else -1)
            dx, dy = -nx + tx * lean, -ny + ty * lean
            m = math.hypot(dx, dy)
            dx /= m
            dy /= m
            ox, oy = x - nx * inset, y - ny * inset
            b = rnd.uniform(-bend, bend)
            ww = w * rnd.uniform(0.8, 1.15)
            p = (sliver if inset else cutw)(
                ox + nx * 1.5, oy + ny * 1.5, ox + dx * reach, oy + dy * reach, ww * (0.55 if inset else 1), b
            )
            q.addPath(p.p)
            cnt += 1
    cuts = Sh(q)
    if not cnt:
        return cuts
    cuts = Sh.union([cuts])
    return cuts & sh if clip else cuts


def engrave(
    region: Sh,
    lines: Sequence[Spec],
    tone: Callable[[float, float], float],
    gap: float,
    wmin: float = 0.7,
    wmax: float | None = None,
    step: float = 9,
    cut: float = 0.07,
    rnd: random.Random | None = None,
) -> Sh:
    """lines: list of polylines [(x,y)...]; tone(x,y)->0..1 darkness. Each line swells with the tone."""
    wmax = wmax or gap * 0.86
    q = pathops.Path()
    n = 0
    x0, y0, x1, y1 = region.bounds
    for ln in lines:
        array = np.array(ln, float)
        along = np.concatenate([[0], np.cumsum(np.hypot(*(array[1:] - array[:-1]).T))])
        if along[-1] < step:
            continue
        k = max(2, int(along[-1] / step))
        t = np.linspace(0, along[-1], k + 1)
        xs = np.interp(t, along, array[:, 0])
        ys = np.interp(t, along, array[:, 1])
        run: list[tuple[float, float, float]] = []

        def flush() -> None:
            nonlocal n, run
            if len(run) >= 3:
                width = [r[2] for r in run]
                width[0] = 0
                width[-1] = 0
                q.addPath(ribbon([(r[0], r[1]) for r in run], width).p)
                n += 1
            run = []

        for x, y in zip(xs, ys, strict=False):
            if x < x0 - step or x > x1 + step or y < y0 - step or y > y1 + step:
                flush()
                continue
            v = max(0, min(1, tone(x, y)))
            if rnd:
                v = max(0, min(1, v + rnd.uniform(-0.04, 0.04)))
            if v <= cut:
                flush()
            else:
                run.append((x, y, wmin + (wmax - wmin) * v))
        flush()
    s = Sh(q)
    if not n:
        return s
    return Sh.union([s]) & region


def hatch(
    sh: Sh,
    ang: float,
    gap: float,
    w: float,
    prof: Profile = LEAF,
    ext: float = 1.0,
    rnd: random.Random | None = None,
    wob: float = 0,
    bend: float = 0,
) -> Sh:
    """tapered engraving lines over the bounds of sh, clipped to it."""
    x0, y0, x1, y1 = sh.bounds
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    rr = math.hypot(x1 - x0, y1 - y0) / 2 + gap
    t = math.radians(ang)
    ux, uy = math.cos(t), math.sin(t)
    out = []
    n = int(2 * rr / gap) + 1
    for i in range(n):
        o = -rr + i * gap + (rnd.uniform(-wob, wob) * gap if rnd else 0)
        px, py = cx - uy * o, cy + ux * o
        a = (px - ux * rr, py - uy * rr)
        b = (px + ux * rr, py + uy * rr)
        m = (px - uy * bend, py + ux * bend)
        out.append(line([a, m, b]).stroke(w, cap="butt"))
    if not out:
        return Sh()
    q = pathops.Path()
    for s in out:
        q.addPath(s.p)
    return Sh(q) & sh


def para_lines(
    bounds: tuple[float, float, float, float],
    ang: float,
    gap: float,
    wave: float = 0,
    wl: float = 80,
    phase: float = 0,
    step: float = 14,
) -> list[list[Point]]:
    x0, y0, x1, y1 = bounds
    cx, cy = (x0 + x1) / 2, (y0 + y1) / 2
    rnd = math.hypot(x1 - x0, y1 - y0) / 2 + gap
    t = math.radians(ang)
    ux, uy = math.cos(t), math.sin(t)
    out = []
    for i in range(int(2 * rnd / gap) + 1):
        o = -rnd + i * gap
        ln = []
        for j in range(int(2 * rnd / step) + 1):
            s = -rnd + j * step
            w = o + (wave * math.sin(s / wl * TAU + phase) if wave else 0)
            ln.append((cx + ux * s - uy * w, cy + uy * s + ux * w))
        out.append(ln)
    return out


def circ_lines(
    cx: float, cy: float, r0: float, r1: float, gap: float, a0: float = 0, a1: float = 360, ry: float = 1.0
) -> list[list[Point]]:
    out = []
    r = r0
    while r <= r1:
        n = max(8, int(abs(a1 - a0) / 360 * TAU * r / 10))
        if abs(a1 - a0) == 360:
            a0 = a0 + 137
            a1 = a0 + 360  # spread the seams
        out.append(
            [
                (
                    cx + r * math.cos(math.radians(lerp(a0, a1, i / n))),
                    cy + r * ry * math.sin(math.radians(lerp(a0, a1, i / n))),
                )
                for i in range(n + 1)
            ]
        )
        r += gap
    return out


def ray_lines(
    cx: float, cy: float, r0: float, r1: float, n: int, rot: float = 0, step: float = 12
) -> list[list[Point]]:
    return [
        [(cx + r * math.cos(a), cy + r * math.sin(a)) for r in np.arange(r0, r1, step)]
        for a in [math.radians(rot + i * 360 / n) for i in range(n)]
    ]


def ball_tone(
    cx: float,
    cy: float,
    rx: float,
    ry: float,
    light: Point = LIGHT,
    amb: float = 0.0,
    gain: float = 1.0,
    rim: float = 0.0,
) -> Callable[[float, float], float]:
    """Lambert-ish darkness of an ellipsoid, for engrave()."""
    m = math.hypot(*light)
    lx, ly = light[0] / m * 0.75, light[1] / m * 0.75
    lz = 0.66

    def f(x: float, y: float) -> float:
        u, v = (x - cx) / rx, (y - cy) / ry
        r2 = u * u + v * v
        if r2 >= 1:
            z: float = 0
            k = math.sqrt(r2)
            u /= k
            v /= k
        else:
            z = math.sqrt(1 - r2)
        s = u * lx + v * ly + z * lz
        d = 1 - max(0, s)
        return max(0, (d - amb) * gain - (rim if r2 > 0.82 and u * lx + v * ly < 0 else 0))

    return f


def chatter(
    region: Sh,
    n: int,
    col_w: float = 2.2,
    ln: float = 16,
    ang: float = 90,
    rnd: random.Random | None = None,
    clip: bool = True,
) -> Sh:
    """little slivers the knife left in the black."""
    rnd = rnd or random.Random(4)
    x0, y0, x1, y1 = region.bounds
    q = pathops.Path()
    for _ in range(n):
        x, y = rnd.uniform(x0, x1), rnd.uniform(y0, y1)
        if not region.p.contains((x, y)):
            continue
        reach = ln * rnd.uniform(0.5, 1.4)
        t = math.radians(ang + rnd.uniform(-9, 9))
        ux, uy = math.cos(t) * reach / 2, math.sin(t) * reach / 2
        q.addPath(sliver(x - ux, y - uy, x + ux, y + uy, col_w * rnd.uniform(0.35, 0.7), rnd.uniform(-0.06, 0.06)).p)
    return (Sh(q) & region) if clip else Sh(q)


def specks(region: Sh, n: int, r: Point = (0.5, 1.6), rnd: random.Random | None = None) -> Sh:
    rnd = rnd or random.Random(9)
    x0, y0, x1, y1 = region.bounds
    q = pathops.Path()
    for _ in range(n):
        x, y = rnd.uniform(x0, x1), rnd.uniform(y0, y1)
        if region.p.contains((x, y)):
            k = rnd.uniform(*r)
            a = rnd.uniform(0, 360)
            points = [(*polar(x, y, k * rnd.uniform(0.6, 1.2), a + j * 72), False) for j in range(5)]
            q.addPath(Sh.poly([(p[0], p[1]) for p in points]).p)
    return Sh(q)
