"""Signs as a hand with a pen and a knife makes them: contours that swell away from the light, planes, hatching.

A drawing is written in lines, on a grid of a hundred. Points are "x,y x,y! …": a soft curve, `!` makes a corner.

`B` a body: lit within, its contour heavier at the lower right · `M` a mass, all in the sign's colour · `D` what lies in
the shade · `X` a hole · `L` what is lit again · `k` and `c` a knife cut of shade or of light (its width at the root
first), which ends in a point · `s` and `w` the same, pointed at both ends · `m` and `b` both of these beside the
bodies, in the sign's colour · `h` hatching of shade: width, how many, from where to where their roots stand, and how
far each goes.

In dark ink on paper a body is paper within a contour, shade and holes are ink; in a light colour on a dark ground it is
that colour, shade a darker one, lines and holes are the ground: lit from the same side in both.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Surface

from scenes.kit.shapes import Point, spline
from scenes.kit.theme import INK, Colour, mix

GRID = 100
AWAY = (0.6, 0.8)
"""The way the light goes."""
FINE, HEAVY = 2.1, 2.3
"""Half the width of a contour on the side of the light, and what it gains on the other."""
GAP = 3.4
"""Half the width of the ground between a light body and what lies behind it."""
PAPER = (255, 249, 230, 255)
"""What a body is within its contour."""
CLEAR = (0, 0, 0, 0)
SHADE = 0.44
"""How far a light colour goes to ink where it lies in the shade."""
DARK = 128
"""Below this light a colour is ink on paper."""
Tone = tuple[int, ...]


class Pens(NamedTuple):
    """What each kind of line is drawn with."""

    line: Tone
    shade: Tone
    light: Tone
    mass: Tone
    is_ink: bool


def pens_for(colour: Colour) -> Pens:
    """The pens of a sign in that colour."""
    ink = 0.3 * colour[0] + 0.59 * colour[1] + 0.11 * colour[2] < DARK
    if ink:
        return Pens(colour, colour, PAPER, colour, True)
    return Pens(CLEAR, mix(colour, INK, SHADE), colour, colour, False)


def inked(drawing: str) -> Callable[[Surface, float, Colour], None]:
    """The painter of a drawing (surface, side in pixels of that surface, colour)."""
    lines = [line.split(maxsplit=1) for line in drawing.strip().splitlines()]

    def paint(s: Surface, n: float, c: Colour) -> None:
        pens = pens_for(c)
        for kind, rest in lines:
            _draw(s, n, pens, kind, rest)

    return paint


def _draw(s: Surface, n: float, pens: Pens, kind: str, rest: str) -> None:
    if kind in "BMDXL":
        _area(s, n, pens, kind, spline(_corners(rest, n)))
    elif kind == "h":
        _hatch(s, n, pens.line, rest)
    else:
        width, way = rest.split(maxsplit=1)
        tone = pens.line if kind in "ks" else pens.mass if kind in "mb" else _lit(pens)
        _cut(s, tone, points_of(way, n), float(width) / GRID * n, kind in "swb")


def _lit(pens: Pens) -> Tone:
    """What a cut of light in a mass is: paper in ink, the ground in a light colour."""
    return pens.light if pens.is_ink else CLEAR


def _area(s: Surface, n: float, pens: Pens, kind: str, outline: list[Point]) -> None:
    if kind in "DXL":
        pygame.draw.polygon(s, {"D": pens.shade, "X": pens.line, "L": pens.light}[kind], outline)
        return
    if kind == "M" or not pens.is_ink:
        contour(s, CLEAR, outline, n * GAP / GRID, 0)
        pygame.draw.polygon(s, pens.mass, outline)
        contour(s, pens.mass, outline, n * FINE / GRID * 0.5, 0)
        return
    pygame.draw.polygon(s, pens.light, outline)
    contour(s, pens.line, outline, n * FINE / GRID, n * HEAVY / GRID)


def contour(s: Surface, tone: Tone, outline: Sequence[Point], fine: float, heavy: float) -> None:
    """A line round a closed shape, half as wide as `fine` pixels towards the light and by `heavy` more away from it."""
    closed = [*outline, outline[0]]
    turn = 1 if sum(a[0] * b[1] - b[0] * a[1] for a, b in pairwise(closed)) > 0 else -1
    for (ax, ay), (bx, by) in pairwise(closed):
        far = math.hypot(bx - ax, by - ay)
        if not far:
            continue
        out = ((by - ay) * AWAY[0] - (bx - ax) * AWAY[1]) / far * turn
        r = fine + heavy * max(0.0, out) ** 1.3
        dots = max(1, round(far / max(1.0, r * 0.5)))
        for i in range(dots + 1):
            pygame.draw.circle(s, tone, (ax + (bx - ax) * i / dots, ay + (by - ay) * i / dots), r)


def _cut(s: Surface, tone: Tone, way: Sequence[Point], width: float, both: bool) -> None:
    """A cut along a way: full at its root, or in its middle, and a point where it ends."""
    line = _softened(way)
    left, right = [], []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        far = math.hypot(bx - ax, by - ay) or 1.0
        t = i / (len(line) - 1)
        half = width / 2 * (math.sin(math.pi * min(1.0, max(0.0, t))) ** 0.7 if both else (1 - t) ** 0.8)
        left.append((x - (by - ay) / far * half, y + (bx - ax) / far * half))
        right.append((x + (by - ay) / far * half, y - (bx - ax) / far * half))
    pygame.draw.polygon(s, tone, [*left, *reversed(right)])


def _softened(way: Sequence[Point], steps: int = 7) -> list[Point]:
    """An open curve through its points."""
    ends = [way[0], *way, way[-1]]
    out: list[Point] = []
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        for k in range(steps):
            t = k / steps
            out.append((_between(p0[0], p1[0], p2[0], p3[0], t), _between(p0[1], p1[1], p2[1], p3[1], t)))
    return [*out, way[-1]]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def _hatch(s: Surface, n: float, tone: Tone, rest: str) -> None:
    width, count, *pairs = rest.split()
    (x0, y0), (x1, y1), (dx, dy) = points_of(" ".join(pairs), n)
    for i in range(int(count)):
        t = i / max(1, int(count) - 1)
        x, y, long = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, (1.0, 0.7)[i % 2]
        _cut(s, tone, [(x, y), (x + dx * long, y + dy * long)], float(width) / GRID * n, False)


def points_of(spec: str, n: float) -> list[Point]:
    """Points on the grid as pixels of a side of `n`."""
    pairs = (pair.rstrip("!").split(",") for pair in spec.split())
    return [(float(x) / GRID * n, float(y) / GRID * n) for x, y in pairs]


def _corners(spec: str, n: float) -> list[Point]:
    """The same for a closed curve: a corner stands twice."""
    out: list[Point] = []
    for word, point in zip(spec.split(), points_of(spec, n), strict=True):
        out += [point, point] if word.endswith("!") else [point]
    return out
