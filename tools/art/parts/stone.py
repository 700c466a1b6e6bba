"""Crystals, gems, ridges."""

from __future__ import annotations

import random
from collections.abc import Sequence

from tools.art.inkwell.brush import brush, cutw, sliver, taper
from tools.art.inkwell.colour import darken, lighten
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, pile
from tools.art.inkwell.spline import Point, Spec, sample
from tools.art.palette import INK


def crystal(d: Doc, x: float, y: float, h: float, w: float, rot: float, c: str) -> None:
    def place(pts: Sequence[Point]) -> Sh:
        return Sh.poly(pts).rot(rot, 0, 0).move(x, y)

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


def gem(d: Doc, x: float, y: float, r: float, c: str, rot: float = 0) -> None:
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
