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
from functools import cache
from itertools import pairwise
from typing import NamedTuple

import pygame
from pygame import Surface

from scenes.kit.shapes import Point
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
STEPS = 5
"""Straight pieces of a curve from one point to the next."""
ROUNDED = 1.0
"""Half the width in pixels from which the joints of a contour are round."""
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
        return Pens(colour, colour, PAPER, colour, is_ink=True)
    return Pens(CLEAR, mix(colour, INK, SHADE), colour, colour, is_ink=False)


class Cut(NamedTuple):
    """One line of a drawing, on the grid."""

    kind: str
    outline: list[Point]


def inked(drawing: str) -> Callable[[Surface, float, Colour], None]:
    """The painter of a drawing (surface, side in pixels of that surface, colour)."""

    @cache
    def cuts() -> list[Cut]:
        return [cut for line in drawing.strip().splitlines() for cut in _read(*line.split(maxsplit=1))]

    def paint(s: Surface, n: float, c: Colour) -> None:
        pens = pens_for(c)
        for kind, outline in cuts():
            _draw(s, n, pens, kind, [(x * n, y * n) for x, y in outline])

    return paint


def _read(kind: str, rest: str) -> list[Cut]:
    if kind in "BMDXL":
        return [Cut(kind, _closed(rest))]
    width, *words = rest.split()
    wide = float(width) / GRID
    if kind != "h":
        return [Cut(kind, _blade(points_of(words), wide, both=kind in "swb"))]
    (x0, y0), (x1, y1), (dx, dy) = points_of(words[1:])
    count, out = int(words[0]), []
    for i in range(count):
        t, long = i / max(1, count - 1), (1.0, 0.7)[i % 2]
        x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        out.append(Cut("k", _blade([(x, y), (x + dx * long, y + dy * long)], wide, both=False)))
    return out


def _draw(s: Surface, n: float, pens: Pens, kind: str, outline: list[Point]) -> None:
    if kind == "M" or (kind == "B" and not pens.is_ink):
        contour(s, CLEAR, outline, n * GAP / GRID, 0)
        pygame.draw.polygon(s, pens.mass, outline)
        contour(s, pens.mass, outline, n * FINE / GRID * 0.5, 0)
    elif kind == "B":
        pygame.draw.polygon(s, pens.light, outline)
        contour(s, pens.line, outline, n * FINE / GRID, n * HEAVY / GRID)
    else:
        lit = pens.light if pens.is_ink else CLEAR
        tones = {"D": pens.shade, "X": pens.line, "L": pens.light, "m": pens.mass, "b": pens.mass, "c": lit, "w": lit}
        pygame.draw.polygon(s, tones.get(kind, pens.line), outline)


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
        nx, ny = (by - ay) / far * r, (ax - bx) / far * r
        pygame.draw.polygon(s, tone, [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)])
        if r >= ROUNDED:
            pygame.draw.circle(s, tone, (bx, by), r)


def _blade(way: Sequence[Point], width: float, *, both: bool) -> list[Point]:
    """The outline of a cut along a way: full at its root, or in its middle, and a point where it ends."""
    line = _softened(way)
    left, right = [], []
    for i, (x, y) in enumerate(line):
        (ax, ay), (bx, by) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
        far = math.hypot(bx - ax, by - ay) or 1.0
        t = i / (len(line) - 1)
        half = width / 2 * (math.sin(math.pi * min(1.0, max(0.0, t))) ** 0.7 if both else (1 - t) ** 0.8)
        left.append((x - (by - ay) / far * half, y + (bx - ax) / far * half))
        right.append((x + (by - ay) / far * half, y - (bx - ax) / far * half))
    return [*left, *reversed(right)]


def _softened(way: Sequence[Point]) -> list[Point]:
    """An open curve through its points."""
    ends = [way[0], *way, way[-1]]
    out: list[Point] = []
    for p0, p1, p2, p3 in zip(ends, ends[1:], ends[2:], ends[3:], strict=False):
        out += _leg(p0, p1, p2, p3, STEPS)
    return [*out, way[-1]]


def _leg(p0: Point, p1: Point, p2: Point, p3: Point, steps: int) -> list[Point]:
    return [
        (_between(p0[0], p1[0], p2[0], p3[0], k / steps), _between(p0[1], p1[1], p2[1], p3[1], k / steps))
        for k in range(steps)
    ]


def _between(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t**3)


def points_of(words: Sequence[str]) -> list[Point]:
    """Points of the grid as shares of the side."""
    pairs = (word.rstrip("!").split(",") for word in words)
    return [(float(x) / GRID, float(y) / GRID) for x, y in pairs]


def _closed(spec: str) -> list[Point]:
    """A closed curve through points; straight between two corners."""
    words = spec.split()
    points, sharp = points_of(words), [word.endswith("!") for word in words]
    out: list[Point] = []
    for i, here in enumerate(points):
        j = (i + 1) % len(points)
        before = here if sharp[i] else points[i - 1]
        after = points[j] if sharp[j] else points[(j + 1) % len(points)]
        out += _leg(before, here, points[j], after, 1 if sharp[i] and sharp[j] else STEPS)
    return out
