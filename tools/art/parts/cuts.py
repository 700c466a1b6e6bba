"""Five cuts for five materials: stone is chipped, cloth falls, fur lies, metal is engraved, flesh has planes only."""

from __future__ import annotations

import math
import random

from tools.art.inkwell.brush import cutw, sliver
from tools.art.inkwell.doc import Doc
from tools.art.inkwell.engrave import engrave, para_lines, specks, wedges
from tools.art.inkwell.shape import LIGHT, Light, Sh, pile
from tools.art.inkwell.spline import Point

MATERIALS = ("stone", "cloth", "fur", "metal", "flesh")


def cut_as(
    d: Doc,
    shape: Sh,
    material: str,
    ink: str,
    rnd: random.Random,
    light: Light = LIGHT,
    k: float = 1.0,
    lie: float = 90.0,
    op: float = 1.0,
) -> None:
    """Cut the shadow side of `shape` as its material asks.

    light: towards the lamp; k: size of the cuts; lie: degrees in which cloth falls, fur lies or metal is drawn."""
    if material == "stone":
        d.fill(_chips(shape, k, light, rnd), ink, op)
    elif material == "cloth":
        d.fill(_folds(shape, k, light, lie, rnd), ink, op)
    elif material == "fur":
        d.fill(_tufts(shape, k, light, lie, rnd), ink, op)
    elif material == "metal":
        d.fill(_lines(shape, k, light, lie), ink, op)
    elif material == "flesh":
        x, y = _towards(light, shape)
        d.fill(shape - shape.move(x * 9 * k, y * 9 * k), ink, op * 0.4)
        d.fill(shape - shape.move(x * 4 * k, y * 4 * k), ink, op * 0.55)
    else:
        raise ValueError(f"no cut for {material!r}")


def _towards(light: Light, shape: Sh) -> Point:
    """unit vector towards the lamp, seen from the middle of the form"""
    if light[0] == "pt":
        x, y = shape.center
        dx, dy = light[1] - x, light[2] - y
    else:
        dx, dy = float(light[0]), float(light[1])
    m = math.hypot(dx, dy) or 1.0
    return dx / m, dy / m


def _chips(shape: Sh, k: float, light: Light, rnd: random.Random) -> Sh:
    """short broken wedges from the edge, and pits"""
    edge = wedges(shape, 13 * k, 17 * k, 6.5 * k, light, 0.05, 0.9, rnd, bend=0.3)
    x0, y0, x1, y1 = shape.bounds
    n = max(4, int((x1 - x0) * (y1 - y0) / (620 * k * k)))
    return edge.plus(specks(shape.shrink(5 * k), n, (0.8 * k, 2.4 * k), rnd))


def _folds(shape: Sh, k: float, light: Light, lie: float, rnd: random.Random) -> Sh:
    """long slivers that fall together, closest on the side away from the lamp"""
    x0, y0, x1, y1 = shape.bounds
    sx, sy = _towards(light, shape)
    half = math.hypot(x1 - x0, y1 - y0) / 2
    (cx, cy), t = shape.center, math.radians(lie)
    ux, uy = math.cos(t), math.sin(t)
    side = 1 if (-uy * sx + ux * sy) < 0 else -1
    cuts, o = [], -half * 0.1
    while o < half:
        px, py = cx - uy * o * side, cy + ux * o * side
        a, b = rnd.uniform(-0.9, -0.1) * half, rnd.uniform(0.2, 1.0) * half
        cuts.append(sliver(px + ux * a, py + uy * a, px + ux * b, py + uy * b, 2.6 * k, rnd.uniform(-0.06, 0.06)))
        o += rnd.uniform(11, 19) * k
    return (pile(cuts) & shape) if cuts else Sh()


def _tufts(shape: Sh, k: float, light: Light, lie: float, rnd: random.Random) -> Sh:
    """little hooks in rows along the lie of the hair, none on the lit third"""
    x0, y0, x1, y1 = shape.bounds
    (cx, cy), (sx, sy) = shape.center, _towards(light, shape)
    reach = max(x1 - x0, y1 - y0) / 2
    cuts, y = [], y0
    while y < y1:
        x = x0
        while x < x1:
            px, py = x + rnd.uniform(-5, 5) * k, y + rnd.uniform(-4, 4) * k
            lit = ((px - cx) * sx + (py - cy) * sy) / reach
            if lit < rnd.uniform(-0.1, 0.3) and shape.p.contains((px, py)):
                t = math.radians(lie + rnd.uniform(-22, 22))
                n = (9 - 8 * lit) * k
                cuts.append(cutw(px, py, px + math.cos(t) * n, py + math.sin(t) * n, 2.6 * k, 0.2))
            x += 12 * k
        y += 9 * k
    return (pile(cuts) & shape) if cuts else Sh()


def _lines(shape: Sh, k: float, light: Light, lie: float) -> Sh:
    """straight even lines that swell away from the lamp, stop, and swell again in the reflected light"""
    (cx, cy), (sx, sy) = shape.center, _towards(light, shape)
    x0, y0, x1, y1 = shape.bounds
    reach = max(x1 - x0, y1 - y0) / 2

    def tone(x: float, y: float) -> float:
        v = -((x - cx) * sx + (y - cy) * sy) / reach
        return 0.0 if v < 0.05 else (v * 1.3 if v < 0.7 else max(0.0, 0.9 - (v - 0.7) * 4))

    return engrave(shape, para_lines(shape.bounds, lie, 6 * k), tone, 6 * k, 0.8, step=10)
