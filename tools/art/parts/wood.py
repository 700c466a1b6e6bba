"""Planks and brass inlay."""

from __future__ import annotations

import math
import random
from collections.abc import Sequence

from tools.art.inkwell.brush import ribbon
from tools.art.inkwell.colour import mix
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh, pile
from tools.art.inkwell.spline import Point

Knothole = tuple[float, float, float]
"""A knot in the wood: centre and size."""


def wood(
    d: Doc,
    x0: float,
    y0: float,
    x1: float,
    y1: float,
    planks: int,
    seed: int,
    cols: Sequence[str],
    line: str,
    hi: str,
    gap: float = 9,
    seam: bool = True,
) -> None:
    """engraved planks: grain lines bend around knots; low contrast so that cards stay the brightest things."""
    rnd = random.Random(seed)
    height = (y1 - y0) / planks
    for p in range(planks):
        top = y0 + p * height
        c0, c1 = rnd.choice(cols), rnd.choice(cols)
        d.fill(Sh.rect(x0, top, x1 - x0, height), d.lin(x0, top, x1, top + height, c0, mix(c0, c1, 0.5), c1))
        knots = [
            (rnd.uniform(x0, x1), rnd.uniform(top + height * 0.25, top + height - height * 0.25), rnd.uniform(10, 22))
            for _ in range(rnd.choice((1, 1, 2)) if (x1 - x0) > 900 else rnd.choice((0, 1, 1)))
        ]
        dark, bright = _grain((x0, x1), top, height, gap, knots, rnd)
        d.fill(pile([*dark, *_knot_rings(knots)]), line, 0.75)
        d.fill(pile(bright), hi, 0.55)
        if seam and p:
            d.fill(Sh.rect(x0, top - 2, x1 - x0, 4), "#0d070d", 0.85)
            d.fill(Sh.rect(x0, top + 2, x1 - x0, 1.2), hi, 0.6)


def _grain(
    span: Point, top: float, height: float, gap: float, knots: Sequence[Knothole], rnd: random.Random
) -> tuple[list[Sh], list[Sh]]:
    """the lines of one plank, broken into knife strokes: dark ones, and one in five bright"""
    phase = rnd.uniform(0, 9)
    dark: list[Sh] = []
    bright: list[Sh] = []
    rows = int(height / gap)
    for i in range(1, rows):
        way = _grain_line(span, top + i * height / rows, phase, i, knots)
        k = 0
        while k < len(way) - 6:
            run = rnd.randint(7, 26)
            part = way[k : k + run]
            if len(part) >= 4:
                strokes = dark if rnd.random() < 0.8 else bright
                last = len(part) - 1
                widths = [2.2 * abs(math.sin(math.pi * j / last)) ** 0.6 * rnd.uniform(0.6, 1) for j in range(last + 1)]
                strokes.append(ribbon(part, widths))
            k += run + rnd.randint(0, 3)
    return dark, bright


def _grain_line(span: Point, y: float, phase: float, row: int, knots: Sequence[Knothole]) -> list[Point]:
    """one line along the plank, waving and giving way to the knots"""
    way = []
    x = span[0]
    while x <= span[1] + 1:
        o = 2.6 * math.sin(x / 210 + phase + row * 0.31) + 1.6 * math.sin(x / 83 + phase * 2 + row * 0.13)
        for kx, ky, kr in knots:
            dx = (x - kx) / (kr * 3.2)
            dy = y - ky
            g = math.exp(-dx * dx) * math.exp(-abs(dy) / (kr * 2.6))
            o += (1 if dy >= 0 else -1) * kr * 1.05 * g
        way.append((x, y + o))
        x += 26
    return way


def _knot_rings(knots: Sequence[Knothole]) -> list[Sh]:
    """three rings and a heart for each knot"""
    rings = []
    for kx, ky, kr in knots:
        for j in range(3):
            rings.append(Sh.ell(kx, ky, kr * (1.25 - j * 0.36), kr * (0.8 - j * 0.24)).stroke(1.5))
        rings.append(Sh.ell(kx, ky, kr * 0.32, kr * 0.2))
    return rings


BRASS = ("#d8b468", "#a97c36", "#6d4a1e")


def inlay(d: Doc, s: Sh, op: float = 0.5) -> None:
    d.fill(s.move(0, 1.5), "#0d070d", 0.6 * op + 0.2)
    d.fill(s, BRASS[1], op)
