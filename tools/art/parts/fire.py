"""Flames, fire banks, lava."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import brush, cutw, taper
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U, pile
from tools.art.inkwell.spline import Point, Spec, sample
from tools.art.palette import INK


def flame(x: float, y: float, h: float, w: float, lean: float = 0, sway: float = 0.18) -> Sh:
    """one flame tongue standing at (x,y)."""
    s = sway * w
    return Sh.spline(
        [
            (x - w * 0.5, y),
            (x - w * 0.50 + s * 0.2, y - h * 0.22),
            (x - w * 0.22 - s, y - h * 0.52),
            (x - w * 0.10 + lean * 0.5, y - h * 0.78),
            (x + lean, y - h, True),
            (x + w * 0.16 + lean * 0.6, y - h * 0.70),
            (x + w * 0.34 + s, y - h * 0.46),
            (x + w * 0.52, y - h * 0.2),
            (x + w * 0.46, y),
            (x, y + w * 0.18),
        ],
        True,
    )


def flame_s(x: float, y: float, h: float, w: float, lean: float = 0) -> Sh:
    """S-curved licking tongue with a hooked tip."""
    return Sh.spline(
        [
            (x - w * 0.42, y),
            (x - w * 0.56, y - h * 0.20),
            (x - w * 0.34, y - h * 0.42),
            (x - w * 0.34 + lean * 0.1, y - h * 0.60),
            (x - w * 0.02 + lean * 0.45, y - h * 0.82),
            (x + lean, y - h, True),
            (x + w * 0.16 + lean * 0.75, y - h * 0.80),
            (x + w * 0.02 + lean * 0.35, y - h * 0.60),
            (x + w * 0.22, y - h * 0.44),
            (x + w * 0.50, y - h * 0.24),
            (x + w * 0.46, y),
            (x, y + w * 0.16),
        ],
        True,
    )


def fire_bank(
    d: Doc,
    rnd: random.Random,
    y: float,
    h: float,
    cols: tuple[str, ...],
    ink: str = INK,
    x0: float = 30,
    x1: float = 580,
    wr: Point = (44, 78),
    inner: str | None = None,
    seedlean: float = 14,
    dip: float = 0.62,
) -> Sh:
    x = x0
    fl = []
    while x < x1:
        w = rnd.uniform(*wr)
        k = 1 - dip * math.exp(-(((x - 300) / 150) ** 2))
        lean = rnd.uniform(-seedlean, seedlean) + (8 if x < 300 else -8)
        fl.append((flame_s if rnd.random() < 0.6 else flame)(x, y, h * rnd.uniform(0.6, 1.1) * k, w, lean))
        x += w * 0.66
    s = U(fl, Sh.rect(x0 - 10, y - 8, x1 - x0 + 40, 50))
    d.inked(s, d.lin(0, y - h, 0, y, *cols), 2.8, 1.4, ink, (0, 1))
    if inner:
        for f in fl:
            b = f.bounds
            i = f.scale(0.46, 0.56, (b[0] + b[2]) / 2, b[3])
            d.fill(i, inner, 0.95)
    return s


def fire_fan(
    d: Doc,
    n: int,
    spread: float,
    length: float,
    w: float,
    cols: tuple[str, ...],
    rnd: random.Random,
    hook: float,
    ink: str = INK,
    lw: float = 2.8,
    foot: Point = (300, 452),
) -> None:
    items = []
    for i in range(n):
        u = (i / (n - 1) - 0.5) * 2 if n > 1 else 0
        a = -90 + u * spread
        l_ = length * (1 - 0.38 * u * u) * rnd.uniform(0.9, 1.08)
        s = (1 if u > 0 else -1) * hook * (1 if abs(u) > 0.08 else 0)
        ux, uy = math.cos(math.radians(a)), math.sin(math.radians(a))
        nx, ny = -uy, ux
        points = [
            (foot[0] + u * 14, foot[1]),
            (foot[0] + ux * l_ * 0.3 - nx * l_ * 0.03 * s, foot[1] + uy * l_ * 0.3 - ny * l_ * 0.03 * s),
            (foot[0] + ux * l_ * 0.62 + nx * l_ * 0.06 * s, foot[1] + uy * l_ * 0.62 + ny * l_ * 0.06 * s),
            (foot[0] + ux * l_ * 0.85 + nx * l_ * 0.0 * s, foot[1] + uy * l_ * 0.85),
            (foot[0] + ux * l_ + nx * l_ * 0.14 * s, foot[1] + uy * l_ + ny * l_ * 0.02 * s),
        ]
        items.append((abs(u), points, w * (1 - 0.25 * abs(u)), u))
    for _, points, ww, u in sorted(items, key=lambda t: -t[0]):
        sh = brush(points, ww, taper(0.45, 0, 0.5, 0.9), 12)
        d.inked(sh, d.lin(*foot, points[-1][0], points[-1][1], *cols), lw, 1.2, ink)
        path = sample(points, 20)
        cuts = []
        for j in range(7, 19, 2):
            x, y, tx, ty = path[j]
            s = 1 if u >= 0 else -1
            k = ww * (1 - abs(j - 10) / 16)
            cuts.append(
                cutw(
                    x - ty * k * 0.5 * s,
                    y + tx * k * 0.5 * s,
                    x + tx * k * 0.8 - ty * k * 0.08 * s,
                    y + ty * k * 0.8 + tx * k * 0.08 * s,
                    4.2,
                    0.1 * s,
                )
            )
        d.fill(pile(cuts) & sh, ink)


def lava(d: Doc, spec: Spec, w: float, rnd: random.Random) -> None:
    line = brush(spec, w, taper(0.55, 0.9, 0.5), 18, 0.12, rnd)
    d.inked(line, d.lin(0, 440, 0, 780, "#fff6c8", "#ffc84a", "#f07a2a", "#d33a22"), 2.6, 1)
    i = brush(spec, w * 0.34, taper(0.8, 0.3, 0.3), 14)
    d.fill(i, "#fffbe2")
