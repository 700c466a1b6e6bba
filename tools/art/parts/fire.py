"""Flames and fire banks."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, U
from tools.art.inkwell.spline import Point
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
