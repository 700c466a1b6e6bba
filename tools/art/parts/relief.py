"""What the lamp does to a form: shadow plane, thrown shadow, rim in two tones, the dark where it stands."""

from __future__ import annotations

import math

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.inkwell.spline import Point
from tools.art.palette import EL, INK


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


def lamp_shadow(d: Doc, shape: Sh, lamp: Point, reach: float = 1.12, tone: str = INK, op: float = 0.4) -> None:
    """the shadow that the form throws on what lies behind it, away from the lamp; to be drawn before the form"""
    d.fill(shape.scale(reach, None, *lamp), tone, op)


def two_rim(d: Doc, shape: Sh, lamp: Point, el: str, w: float = 5, op: float = 0.9) -> None:
    """the lit edge: the element's core inside the contour, its light outside, both towards the lamp"""
    x, y = _away(shape, lamp)
    d.fill(shape - shape.move(x * w, y * w), EL[el]["core"], op)
    outside = shape.grow(w * 0.9)
    d.fill((outside - outside.move(x * w * 1.1, y * w * 1.1)) - shape.grow(w * 0.3), EL[el]["light"], op * 0.8)


def contact(d: Doc, x: float, y: float, rx: float, ry: float, tone: str = INK, op: float = 0.5) -> None:
    """the dark under a thing that stands: a wide pale ellipse and a narrow deep one"""
    d.fill(Sh.ell(x, y, rx * 1.25, ry * 1.3), tone, op * 0.45)
    d.fill(Sh.ell(x, y, rx, ry * 0.7), tone, op)
