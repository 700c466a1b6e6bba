"""Crystals, gems, boulders, ridges."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from typing import Any

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.colour import darken, lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import specks, wedges
from tools.art.inkwell.shape import LIGHT, S, Sh, pile
from tools.art.inkwell.spline import Point, Spec, pts_of, sample
from tools.art.palette import INK


def crystal(d: Doc, x: float, y: float, h: float, w: float, rot: float, c: Any) -> Any:
    def place(pts: Any) -> Any:
        return Sh.poly([(px, py) for px, py in pts]).rot(rot, 0, 0).move(x, y)

    a, b = -w / 2, w / 2
    sh = h * 0.78
    m = -w * 0.12
    o = place([(a, 20), (a, -sh), (m * 0.4, -h), (b, -sh * 0.94), (b, 20)])
    d.inked(o, c, 3.2, 1.8)
    d.fill(place([(a, 20), (a, -sh), (m, -sh * 0.86), (m, 20)]), lighten(c, 0.42))
    d.fill(place([(m, 20), (m, -sh * 0.86), (w * 0.26, -sh * 0.84), (w * 0.26, 20)]), lighten(c, 0.12))
    d.fill(place([(w * 0.26, 20), (w * 0.26, -sh * 0.84), (b, -sh * 0.94), (b, 20)]), darken(c, 0.34))
    d.fill(place([(a, -sh), (m * 0.4, -h), (m, -sh * 0.86)]), lighten(c, 0.72))
    d.fill(place([(m * 0.4, -h), (m, -sh * 0.86), (w * 0.26, -sh * 0.84)]), lighten(c, 0.3))
    d.fill(place([(m * 0.4, -h), (w * 0.26, -sh * 0.84), (b, -sh * 0.94)]), darken(c, 0.15))
    for line in (
        ((m, 20), (m, -sh * 0.86)),
        ((w * 0.26, 20), (w * 0.26, -sh * 0.84)),
        ((a, -sh), (m, -sh * 0.86)),
        ((m, -sh * 0.86), (w * 0.26, -sh * 0.84)),
        ((w * 0.26, -sh * 0.84), (b, -sh * 0.94)),
        ((m, -sh * 0.86), (m * 0.4, -h)),
        ((w * 0.26, -sh * 0.84), (m * 0.4, -h)),
    ):
        d.stroke(Sh.poly(line, False).rot(rot, 0, 0).move(x, y), INK, 2)
    d.fill(
        pile([cutw(b - 1, -sh * 0.86 + k * 14, w * 0.29, -sh * 0.80 + k * 14, 4) for k in range(int(sh / 16))])
        .rot(rot, 0, 0)
        .move(x, y)
        & o,
        INK,
        0.75,
    )
    d.fill(
        pile(
            [
                sliver(a + w * 0.10, -sh * 0.9 + k * 40, a + w * 0.10, -sh * 0.9 + k * 40 + 26, 1.6)
                for k in range(int(sh / 44))
            ]
        )
        .rot(rot, 0, 0)
        .move(x, y)
        & o,
        "#ffffff",
        0.9,
    )


def gem(d: Doc, x: float, y: float, r: float, c: str, rot: float = 0) -> Any:
    points = [(0, -1), (0.62, -0.5), (0.5, 0.55), (0, 1), (-0.5, 0.55), (-0.62, -0.5)]

    def place(pts: Sequence[Point]) -> Sh:
        return Sh.poly([(px * r, py * r) for px, py in pts]).rot(rot).move(x, y)

    d.glow(x, y, r * 2.2, (0, lighten(c, 0.3), 0.6), (1, c, 0))
    o = place(points)
    d.inked(o, c, 2.6, 1)
    d.fill(place([points[0], points[5], (0, -0.2)]), lighten(c, 0.55))
    d.fill(place([points[0], points[1], (0, -0.2)]), lighten(c, 0.2))
    d.fill(place([points[1], points[2], (0, -0.2)]), darken(c, 0.2))
    d.fill(place([points[2], points[3], (0, -0.2)]), darken(c, 0.4))
    d.fill(place([points[4], points[5], (0, -0.2)]), lighten(c, 0.3))
    d.fill(place([points[3], points[4], (0, -0.2)]), darken(c, 0.08))
    for a, _b in ((0, None), (5, None), (1, None), (3, None), (2, None), (4, None)):
        d.stroke(place([points[a], (0, -0.2)]), INK, 1.3, 0.8)


def boulder(d: Doc, x: float, y: float, rx: Any, ry: Any, rnd: random.Random) -> None:
    """a mossy stone lying at (x, y)"""
    b = S(
        [
            (x - rx, y + 30),
            (x - rx * 0.9, y - ry * 0.3),
            (x - rx * 0.4, y - ry, 1),
            (x + rx * 0.1, y - ry * 0.9),
            (x + rx * 0.6, y - ry * 0.7, 1),
            (x + rx, y),
            (x + rx, y + 40),
        ]
    )
    d.inked(b, d.lin(x - rx, y - ry, x + rx, y + ry, "#9a8f6a", "#5d5a44", "#2c3028"), 3, 1.6)
    d.fill(wedges(b, 9, 26, 5, (-0.7, -0.7), 0.2, 0.5, rnd), INK)


def ridge(
    d: Doc, clip: Sh, spec: Spec, w: float, side: float, rnd: random.Random, col: str = INK, len_: float = 46
) -> None:
    points = sample(spec, 26)
    cuts = [brush(spec, w, taper(0.2, 0.6, 0.6), 10)]
    for j in range(1, 26):
        x, y, tx, ty = points[j]
        line = len_ * rnd.uniform(0.6, 1.15) * (0.35 + j / 26)
        cuts.append(
            cutw(
                x,
                y,
                x - ty * line * side * 0.75 + tx * line * 0.75,
                y + tx * line * side * 0.75 + ty * line * 0.75,
                6.5,
                0.08 * side,
            )
        )
    d.fill(pile(cuts) & clip, col)


def stone_block(
    d: Doc,
    points: Any,
    depth: Point = (26, -18),
    cols: tuple[str, ...] = ("#b9b199", "#7d7a66", "#3a3c38"),
    chips: float = 5,
    rnd: random.Random | None = None,
) -> Any:
    """a hewn block: front face `points` ("x,y x,y ..." clockwise from the top left) pushed back by `depth`.

    Edges are chipped, the far side is cut with wedges. Returns the front face."""
    rr = rnd or random.Random(6)
    pp = [(x, y) for x, y, _ in pts_of(points)]
    dx, dy = depth
    face = _chipped(pp, rr, chips)
    n = len(pp)
    for i in range(n):
        (x0, y0), (x1, y1) = pp[i], pp[(i + 1) % n]
        if (y1 - y0) * dx - (x1 - x0) * dy > 0:  # this side looks our way
            side = Sh.poly([(x0, y0), (x1, y1), (x1 + dx, y1 + dy), (x0 + dx, y0 + dy)])
            lit = abs(x1 - x0) > abs(y1 - y0)
            d.inked(side, lighten(cols[0], 0.3) if lit else cols[2], 2.8, 1.4)
    d.inked(face, d.dlin(face, *cols), 3, 1.8)
    d.fill(wedges(face, 9, 26, 5, LIGHT, 0.1, 0.45, rr), INK)
    d.fill(face - face.move(2.6, 3.4), lighten(cols[0], 0.45), 0.85)
    d.fill(specks(face, int(abs(face.area) / 260), (0.8, 2), rr), cols[2], 0.8)
    return face


def _chipped(points: Any, rnd: random.Random, chips: Any) -> Any:
    pts = []
    n = len(points)
    for i in range(n):
        (x0, y0), (x1, y1) = points[i], points[(i + 1) % n]
        m = math.hypot(x1 - x0, y1 - y0) or 1
        nx, ny = -(y1 - y0) / m, (x1 - x0) / m
        pts.append((x0, y0, True))
        for t in sorted(rnd.uniform(0.12, 0.88) for _ in range(int(chips * m / 160))):
            b, e = rnd.uniform(2, 6), rnd.uniform(5, 9) / m
            for u, o in ((t - e, 0.6), (t, b), (t + e * 0.6, 0.4)):
                pts.append((x0 + (x1 - x0) * u + nx * o, y0 + (y1 - y0) * u + ny * o, True))
    return Sh.poly(pts)
