"""Small drawing tools: smooth closed curves, and shapes drawn too large and brought down for clean edges."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from itertools import pairwise

import pygame
from pygame import Surface

Point = tuple[float, float]
OVER = 4
"""How many times larger a shape is drawn before it is brought down."""
LARGE = (45_000, 160_000)
"""Pixels from each of which on it is drawn one time less larger: its edges are a smaller part of it, and its cost is
all in its area."""


def spline(points: Sequence[Point], steps: int = 8) -> list[Point]:
    """A closed Catmull-Rom curve through the points. A point given twice in a row is a corner."""
    out: list[Point] = []
    n, times = len(points), [k / steps for k in range(steps)]
    for i in range(n):
        p0, p1, p2, p3 = points[i - 1], points[i], points[(i + 1) % n], points[(i + 2) % n]
        if p1 == p2:
            continue
        p0 = p1 if p0 == p1 else p0
        p3 = p2 if p3 == p2 else p3
        (a, b, c, d), (e, f, g, h) = (_catmull(p0[k], p1[k], p2[k], p3[k]) for k in (0, 1))
        out += [(a + t * (b + t * (c + t * d)), e + t * (f + t * (g + t * h))) for t in times]
    return out


def _catmull(a: float, b: float, c: float, d: float) -> tuple[float, float, float, float]:
    """The curve from b to c as a polynomial of 0..1: its factors, the lowest power first."""
    return b, (c - a) / 2, (2 * a - 5 * b + 4 * c - d) / 2, (3 * b - a - 3 * c + d) / 2


def star(cx: float, cy: float, outer: float, inner: float, points: int, turn: float = -90.0) -> list[Point]:
    """A star's outline."""
    out = []
    for i in range(points * 2):
        r = outer if i % 2 == 0 else inner
        a = math.radians(turn + i * 180 / points)
        out.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return out


def arc(cx: float, cy: float, r: float, start: float, stop: float, steps: int = 24) -> list[Point]:
    """Points along an arc, degrees, clockwise on the screen."""
    return [
        (
            cx + r * math.cos(math.radians(start + (stop - start) * i / steps)),
            cy + r * math.sin(math.radians(start + (stop - start) * i / steps)),
        )
        for i in range(steps + 1)
    ]


def smooth(size: tuple[int, int], paint: Callable[[Surface, float], None]) -> Surface:
    """A surface drawn by `paint(surface, scale)` at OVER times its size, or less where that is LARGE, and brought down;
    `scale` is how many times."""
    w, h = max(1, size[0]), max(1, size[1])
    over = OVER - sum(w * h > pixels for pixels in LARGE)
    big = Surface((w * over, h * over), pygame.SRCALPHA)
    paint(big, float(over))
    return pygame.transform.smoothscale(big, (w, h))


def stroke(surface: Surface, colour: tuple[int, ...], points: Sequence[Point], width: float) -> None:
    """A line with round joints through the points, of constant width (furniture only)."""
    w = max(1, round(width))
    for a, b in pairwise(points):
        pygame.draw.line(surface, colour, a, b, w)
    for p in points:
        pygame.draw.circle(surface, colour, p, w / 2)


def taper(surface: Surface, colour: tuple[int, ...], points: Sequence[Point], width: float) -> None:
    """A brush stroke through the points: thin at both ends, `width` in the middle."""
    n = len(points)
    for i, p in enumerate(points):
        r = width / 2 * math.sin(math.pi * (i + 0.35) / (n + 0.1))
        pygame.draw.circle(surface, colour, p, max(0.6, r))


def swell(
    surface: Surface,
    colour: tuple[int, ...],
    points: Sequence[Point],
    width: float,
    ends: tuple[float, float] = (0.3, 0.5),
) -> None:
    """An inked line through the points: `width` at its fullest, past the middle, at its `ends` shares of that."""
    legs = [math.dist(a, b) for a, b in pairwise(points)]
    total, done = sum(legs) or 1.0, 0.0
    for (a, b), leg in zip(pairwise(points), legs, strict=True):
        dots = max(2, round(leg / max(1.0, width * 0.12)))
        for i in range(dots + 1):
            t = (done + leg * i / dots) / total
            end = ends[0] if t < 0.6 else ends[1]
            full = math.sin(math.pi / 2 * (t / 0.6 if t < 0.6 else (1 - t) / 0.4))
            where = (a[0] + (b[0] - a[0]) * i / dots, a[1] + (b[1] - a[1]) * i / dots)
            pygame.draw.circle(surface, colour, where, max(0.6, width / 2 * (end + (1 - end) * full)))
        done += leg
