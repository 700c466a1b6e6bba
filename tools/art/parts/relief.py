"""What the lamp does to a form: shadow plane, thrown shadow, rim in two tones, the dark where it stands."""

from __future__ import annotations

import math

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import Point
from tools.art.palette import INK


def _away(shape: Sh, lamp: Point) -> Point:
    """unit vector from the lamp to the middle of the form"""
    x, y = shape.center
    dx, dy = x - lamp[0], y - lamp[1]
    m = math.hypot(dx, dy) or 1.0
    return dx / m, dy / m


def shadow_plane(d: Doc, shape: Sh, lamp: Point, depth: float, tone: str = INK, op: float = 0.45) -> Sh:
    """the flat plane on the side that the lamp does not see: the form without its copy moved `depth` to the lamp"""
    x, y = _away(shape, lamp)
    plane = shape - shape.move(-x * depth, -y * depth)
    d.fill(plane, tone, op)
    return plane
