"""Signs for fifteen to twenty-four pixels, cut for that size: few bold shapes whose edges lie on whole pixels.

A cut is written in lines, on a grid of sixteen: `+` a solid polygon, `-` one cut out of it, `o` and `x` the same of a
disc (x, y, radius), `~` and `/` the same of a line (its width first). `=` is what the light falls on and `i` a line on
it: paper and ink in a dark colour, in a light one that colour and the ground. Points are "x,y x,y …".
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Surface

from scenes.kit.drawing.ink_icons import pens_for
from scenes.kit.shapes import OVER, Point, stroke
from scenes.kit.theme import Colour

GRID = 16
SMALL = 24
"""Up to so many pixels of height a sign is shown in its small cut, if it has one."""
CLEAR = (0, 0, 0, 0)


def small_cut(cuts: str) -> Callable[[Surface, float, Colour], None]:
    """The painter of a small cut (surface, side in pixels of that surface, colour)."""
    lines = [line.split(maxsplit=1) for line in cuts.strip().splitlines()]

    def paint(s: Surface, n: float, c: Colour) -> None:
        for kind, rest in lines:
            _cut(s, n, c, kind, rest)

    return paint


def _cut(s: Surface, n: float, c: Colour, kind: str, rest: str) -> None:
    pens = pens_for(c)
    tone = {"=": pens.light, "i": pens.line}.get(kind, c if kind in "+o~" else CLEAR)
    if kind in "ox":
        x, y, r = (float(part) / GRID * n for part in rest.split(","))
        pygame.draw.circle(s, tone, (x, y), r)
    elif kind in "~/":
        width, way = rest.split(maxsplit=1)
        stroke(s, tone, _points(way, n), float(width) / GRID * n)
    else:
        pygame.draw.polygon(s, tone, [_on_pixels(point) for point in _points(rest, n)])


def _points(spec: str, n: float) -> list[Point]:
    pairs = (pair.split(",") for pair in spec.split())
    return [(float(x) / GRID * n, float(y) / GRID * n) for x, y in pairs]


def _on_pixels(point: Point) -> Point:
    """The corner of the nearest pixel of the finished sign: an edge between two pixels would be grey."""
    return round(point[0] / OVER) * OVER, round(point[1] / OVER) * OVER
