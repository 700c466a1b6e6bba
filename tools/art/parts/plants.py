"""Leaf masses and firs."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import sliver
from tools.art.inkwell.colour import lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import wedges
from tools.art.inkwell.shape import LIGHT, Sh, U, pile
from tools.art.inkwell.spline import polar


def leaf_cluster(d: Doc, x: float, y: float, r: float, c0: str, c1: str, rnd: random.Random, lw: float = 3) -> None:
    n = 11
    lobes = []
    for i in range(n):
        a = 360 / n * i + rnd.uniform(-8, 8)
        px, py = x + r * 0.74 * math.cos(math.radians(a)), y + r * 0.60 * math.sin(math.radians(a))
        lobes.append(Sh.ell(px, py, r * rnd.uniform(0.30, 0.38)))
    s = U(lobes, Sh.ell(x, y, r * 0.72, r * 0.62))
    d.inked(s, d.rad(x - r * 0.45, y - r * 0.6, r * 1.9, lighten(c0, 0.25), c0, c1), lw, 1.8)
    lv = []
    hi = []
    for _k in range(int(r * 0.62)):
        a = rnd.uniform(0, 360)
        q = rnd.uniform(0.1, 0.92) ** 0.7
        px, py = x + r * 0.92 * q * math.cos(math.radians(a)), y + r * 0.78 * q * math.sin(math.radians(a))
        dark = ((px - x) * 0.6 + (py - y) * 0.8) / r
        reach = rnd.uniform(10, 18)
        an = rnd.uniform(20, 70) + (40 if px > x else 100) - 30
        line = sliver(px, py, *polar(px, py, reach, an), 4.0)
        if dark > rnd.uniform(-0.25, 0.35):
            lv.append(line)
        elif dark < -0.1:
            hi.append(line)
    d.fill(pile(lv) & s, "#123626")
    d.fill(pile(hi) & s, "#f3f2b0", 0.95)
    d.fill(wedges(s, 10, 30, 5.2, LIGHT, 0.15, 0.35, rnd), "#0e2e24")


def pine(x: float, foot: float, h: float) -> Sh:
    """one black fir of height h standing at (x, foot)"""
    t = [(x, foot - h, True)]
    n = 6
    for k in range(n):
        w = 8 + k * h * 0.045
        y = foot - h + (k + 1) * h / n
        t += [(x + w, y + 3, True), (x + w * 0.45, y - 3, True)]
    t += [(x + 4, foot + 30, True), (x - 4, foot + 30, True)]
    for k in range(n - 1, -1, -1):
        w = 8 + k * h * 0.045
        y = foot - h + (k + 1) * h / n
        t += [(x - w * 0.45, y - 3, True), (x - w, y + 3, True)]
    return Sh.poly(t)
