"""The paper that is drawn on: as any drawing, but a dotted line is cut into its dots here and not by the reader.

nanosvg, which the game reads pictures with, now and then fills a dotted shape from edge to edge; a dash that is a line
of its own it cannot get wrong.
"""

import itertools
import math

import pathops

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import trace
from tools.art.inkwell.shape import Sh, Shapes, line, pile
from tools.art.inkwell.spline import Point


class Sheet(Doc):
    """A drawing whose dotted lines are many short ones."""

    def stroke(
        self,
        sh: Shapes,
        paint: str,
        w: float,
        op: float = 1.0,
        cap: str = "round",
        join: str = "round",
        dash: str | None = None,
    ) -> None:
        """As `Doc.stroke`; `dash` is drawn, gap, drawn ... in units."""
        if dash is None or not isinstance(sh, Sh):
            super().stroke(sh, paint, w, op, cap, join, dash)
            return
        pieces = [line([*part]) for part in _parts(sh, [float(one) for one in dash.split()])]
        if pieces:
            super().stroke(pile(pieces), paint, w, op, cap, join)


def _parts(sh: Sh, lengths: list[float]) -> list[list[Point]]:
    """The drawn stretches along every contour of a shape."""
    outline = pathops.Path(sh.p)
    outline.convertConicsToQuads()
    found: list[list[Point]] = []
    for contour in outline.contours:
        way = trace(contour)
        if any(verb.name == "CLOSE" for verb, _ in contour):
            way = [*way, way[0]]
        found += _along(way, lengths)
    return found


def _along(way: list[Point], lengths: list[float]) -> list[list[Point]]:
    found: list[list[Point]] = []
    current: list[Point] = [way[0]] if way else []
    turn, left = 0, lengths[0]
    for (x0, y0), (x1, y1) in itertools.pairwise(way):
        n, at = math.hypot(x1 - x0, y1 - y0), 0.0
        while n - at > left:
            at += left
            point = (x0 + (x1 - x0) * at / n, y0 + (y1 - y0) * at / n)
            if turn % 2 == 0:
                found.append([*current, point])
            turn += 1
            left, current = max(0.5, lengths[turn % len(lengths)]), [point]
        left -= n - at
        current.append((x1, y1))
    if turn % 2 == 0 and len(current) > 1:
        found.append(current)
    return [_thin(one) for one in found]


def _thin(points: list[Point]) -> list[Point]:
    """Without points that lie closer than half a unit to the one before."""
    kept = [points[0]]
    kept += [p for p in points[1:-1] if math.hypot(p[0] - kept[-1][0], p[1] - kept[-1][1]) > 2]
    return [*kept, points[-1]]
