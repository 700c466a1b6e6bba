"""Floors: planks, checks, flags, herring-bone, carpet, brick; the tone of each room's boards."""

from __future__ import annotations

import math
import random

import numpy as np

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, pile
from tools.art.lamplit.nib import INK, R, Segment, Tones, nib, pen


def planks(d: Doc, s: Sh, tones: Tones, ang: float = 0, gap: float = 26, rnd: random.Random | None = None) -> None:
    """Boards with their joints."""
    d.fill(s, d.dlin(s, *tones))
    rnd = rnd or random.Random(3)
    segs = pen(s, ang, gap, phase=0.0)
    nib(d, segs, INK, 2.2, 0.55)
    joints: list[Segment] = []
    t = math.radians(ang)
    for x0, y0, x1, y1 in segs:
        n = math.hypot(x1 - x0, y1 - y0)
        p = rnd.uniform(20, 110)
        while p < n - 10:
            px, py = (x0 + (x1 - x0) * p / n, y0 + (y1 - y0) * p / n)
            joints.append((px, py, px - math.sin(t) * gap, py + math.cos(t) * gap))
            p += rnd.uniform(110, 190)
    b = s.bounds
    joints = [j for j in joints if b[0] < j[2] < b[2] and b[1] < j[3] < b[3] + 1]
    nib(d, joints, INK, 2, 0.5)
    nib(d, pen(s, ang, gap / 3, rnd=rnd, ragged=60, broken=0.7), INK, 1.0, 0.22)


def checks(d: Doc, s: Sh, light: str, dark: str, size: float = 50, diag: float = False) -> None:
    """Squares, one light and one dark."""
    d.fill(s, light)
    x0, y0, x1, y1 = s.bounds
    tiles = []
    for j in range(int((y1 - y0) / size) + 1):
        for i in range(int((x1 - x0) / size) + 1):
            if (i + j) % 2:
                tiles.append(R(x0 + i * size, y0 + j * size, size, size))
    d.fill(pile(tiles) & s, dark)
    nib(d, pen(s, 0, size, phase=0.0) + pen(s, 90, size, phase=0.0), INK, 1.6, 0.5)
    nib(d, pen(s, 35, 12, rnd=random.Random(2), ragged=90, broken=0.8), INK, 1, 0.16)


def flags(d: Doc, s: Sh, tones: Tones, rnd: random.Random, h: float = 58, line_c: str = INK) -> None:
    """Flagstones in courses."""
    d.fill(s, d.dlin(s, *tones))
    x0, y0, x1, y1 = s.bounds
    y, segs = y0, list[Segment]()
    while y < y1:
        segs.append((x0, y, x1, y))
        x = x0 + rnd.uniform(-40, 0)
        while x < x1:
            w = rnd.uniform(54, 120)
            if x > x0:
                segs.append((x, y, x + rnd.uniform(-3, 3), min(y + h, y1)))
            if rnd.random() < 0.3:
                st = (
                    R(max(x, x0) + 4, y + 4, min(w, x1 - max(x, x0)) - 8, min(h, y1 - y) - 8)
                    if min(w, x1 - max(x, x0)) > 16 and y1 - y > 14
                    else None
                )
                if st:
                    d.fill(st & s, rnd.choice((INK, "#ffffff")), 0.08)
            x += w
        y += h
    nib(d, segs, line_c, 2.6, 0.6, wob=1.2, rnd=rnd)
    nib(d, pen(s, 0, 9, rnd=rnd, ragged=120, broken=0.9), INK, 1, 0.15)


def herring(d: Doc, s: Sh, tones: Tones, a: float = 44, w: float = 15) -> None:
    """Parquet in herring-bone."""
    d.fill(s, d.dlin(s, *tones))
    x0, y0, x1, y1 = s.bounds
    segs, col = ([], 0)
    x = x0
    while x < x1:
        y = y0 - a
        while y < y1 + a:
            if col % 2 == 0:
                segs.append((x, y, x + a * 0.7, y + a * 0.7))
            else:
                segs.append((x, y + a * 0.7, x + a * 0.7, y))
            y += w * 1.42
        x += a * 0.7
        col += 1
    kept = []
    for p in segs:
        # cut to the room
        within = x0 <= min(p[0], p[2]) and max(p[0], p[2]) <= x1 + 0.1 and y0 <= min(p[1], p[3])
        if within and max(p[1], p[3]) <= y1 and s.p.contains(((p[0] + p[2]) / 2, (p[1] + p[3]) / 2)):
            kept.append(p)
    nib(d, kept, INK, 1.8, 0.42)


def carpet(d: Doc, s: Sh, tones: Tones, dot: str, gap: float = 34) -> None:
    """A carpet with a small pattern."""
    d.fill(s, d.dlin(s, *tones))
    x0, y0, x1, y1 = s.bounds
    dots = [
        Sh.poly([(x - 6, y), (x, y - 7), (x + 6, y), (x, y + 7)])
        for j, y in enumerate(np.arange(y0 + gap / 2, y1, gap))
        for x in np.arange(x0 + gap / 2 + (gap / 2 if j % 2 else 0), x1, gap)
    ]
    d.fill(pile(dots) & s, dot, 0.55)
    nib(d, pen(s, 0, 7), INK, 1, 0.2)


def brick(d: Doc, s: Sh, tones: Tones) -> None:
    """Bricks in bond."""
    d.fill(s, d.dlin(s, *tones))
    x0, y0, x1, y1 = s.bounds
    segs = []
    for j, y in enumerate(np.arange(y0, y1, 24)):
        segs.append((x0, y, x1, y))
        for x in np.arange(x0 + (0 if j % 2 else 28), x1, 56):
            segs.append((x, y, x, min(y + 24, y1)))
    nib(d, segs, INK, 1.8, 0.5)
