"""Where a curse happens: floors that run to a point, walls in courses, land with a lit edge, what stands before us."""

from __future__ import annotations

import random

from tools.art.inkwell.brush import LEAF, brush, cutw, sliver, taper
from tools.art.inkwell.doc import Doc, Stop
from tools.art.inkwell.engrave import engrave, para_lines
from tools.art.inkwell.shape import S, Sh, pile
from tools.art.inkwell.spline import Point, lerp
from tools.art.palette import CURSE_BLACK

_LEFT, _RIGHT, _FOOT = -140.0, 740.0, 660.0
"""The field of a curse's art: wider than its card, because the tile shows more of both sides."""


def lit_air(d: Doc, lamp: Point, reach: float, *stops: Stop) -> None:
    """the air of the whole place: `stops` from the lamp outward over black"""
    d.fill(d.window, CURSE_BLACK)
    d.fill(d.window, d.rad(*lamp, reach, *stops))


def level_cuts(
    d: Doc, region: Sh, gap: float, thin: float, thick: float, ink: str, op: float = 0.8, wave: float = 3
) -> None:
    """level engraved lines over `region`, hair-thin (`thin`, 0..1) at its foot and strong (`thick`) at its top"""
    _x0, y0, _x1, y1 = region.bounds
    lines = para_lines(region.bounds, 0, gap, wave, 260)
    d.fill(
        engrave(region, lines, lambda x, y: lerp(thick, thin, (y - y0) / (y1 - y0)), gap, 0.6, gap * 0.7, step=40),
        ink,
        op,
    )


def paving(d: Doc, top: float, eye: Point, paint: str, ink: str, step: float = 64, rows: int = 5, op: float = 1) -> Sh:
    """a floor from y `top` to the foot of the picture, its joints running to `eye`; rows 0: boards, no cross joints

    step: distance of the joints along the foot."""
    floor = Sh.rect(_LEFT, top, _RIGHT - _LEFT, _FOOT - top)
    d.fill(floor, paint)
    k = (top - eye[1]) / (_FOOT - eye[1])
    n = int((_RIGHT - _LEFT) / step / k / 2)
    cuts = []
    for i in range(-n, n + 1):
        x = eye[0] + i * step
        if _LEFT - 300 < eye[0] + (x - eye[0]) * k < _RIGHT + 300:
            cuts.append(cutw(x, _FOOT, eye[0] + (x - eye[0]) * (k + 0.01), top + 2, step * 0.13))
    for i in range(1, rows + 1):
        y = top + (_FOOT - top) * (i / (rows + 0.6)) ** 2
        cuts.append(sliver(_LEFT, y, _RIGHT, y + 1, 1.2 + 4 * i / rows))
    d.fill(pile(cuts) & floor, ink, op)
    return floor


def courses(
    d: Doc, wall: Sh, paint: str, ink: str, lamp: Point, rnd: random.Random, size: Point = (104, 54), op: float = 0.9
) -> None:
    """a wall of squared stones: joints cut with the knife, some stones a tone darker, chipped away from the lamp"""
    d.fill(wall, paint)
    x0, y0, x1, y1 = wall.bounds
    w, h = size
    joints, dark, chips = [], [], []
    for row in range(int((y1 - y0) / h) + 1):
        y = y0 + row * h
        joints.append(sliver(x0 - 40, y + rnd.uniform(-2, 2), x1 + 40, y + rnd.uniform(-2, 2), 4.4))
        x = x0 - w + (w / 2 if row % 2 else 0)
        while x < x1:
            width = w * rnd.uniform(0.82, 1.2)
            joints.append(brush([(x, y), (x + rnd.uniform(-2, 2), y + h / 2), (x, y + h)], 6, taper(0.8, 0.8), 4))
            if rnd.random() < 0.4:
                dark.append(Sh.rect(x + 2, y + 2, width - 4, h - 4, 4))
            side = 1 if x + width / 2 > lamp[0] else -1
            edge = x + width - 3 if side > 0 else x + 3
            chips += [
                cutw(edge, y + h * t, edge - side * rnd.uniform(12, 26), y + h * t - 5, 6) for t in (0.34, 0.6, 0.84)
            ]
            x += width
    d.fill(pile(dark) & wall, ink, op * 0.3)
    d.fill(pile(joints) & wall, ink, op)
    d.fill(pile(chips) & wall, ink, op * 0.7)


def ridge(d: Doc, spec: str, paint: str, rim: str, w: float = 5, op: float = 0.9, foot: float = _FOOT) -> Sh:
    """land whose upper edge is `spec`, from side to side, down to the foot of the picture; lit along the edge"""
    land = S(f"{_LEFT:g},{foot:g}! {spec} {_RIGHT:g},{foot:g}!")
    d.fill(land, paint)
    d.fill(land - land.move(0, w), rim, op)
    return land


def dark_things(d: Doc, shape: Sh, rim: str, lamp: Point, w: float = 5, op: float = 0.95) -> None:
    """what stands between us and the place: black, a lit edge on the side of the lamp"""
    x, y = shape.center
    dx, dy = lamp[0] - x, lamp[1] - y
    far = max(1.0, (dx * dx + dy * dy) ** 0.5)
    d.fill(shape, CURSE_BLACK)
    d.fill(shape - shape.move(-dx / far * w, -dy / far * w), rim, op)


def drape(
    d: Doc, side: int, edge: float, paint: tuple[str, ...], ink: str, rim: str, rnd: random.Random, foot: float = _FOOT
) -> None:
    """a curtain at one side (-1 left, 1 right), its inner edge at x `edge`, hanging in deep folds"""
    outer = _LEFT if side < 0 else _RIGHT
    inner = edge
    cloth = S(
        f"{outer:g},40! {inner:g},40! {inner + side * 14:g},180 {inner + side * 6:g},320 {inner - side * 10:g},420 "
        f"{inner - side * 4:g},{foot:g}! {outer:g},{foot:g}!"
    )
    d.fill(cloth.move(-side * 12, 4), CURSE_BLACK, 0.5)
    d.inked(cloth, d.lin(outer, 0, inner, 0, *paint), 4.4, 1.8, CURSE_BLACK)
    n = max(2, int(abs(inner - outer) / 38))
    folds, lights = [], []
    for i in range(n):
        x = lerp(inner + side * 22, outer, i / n)
        lean = rnd.uniform(-8, 8)
        folds.append(brush([(x, 30), (x + lean, 260), (x - lean, foot)], rnd.uniform(13, 20), taper(0.5, 0.9, 0.7), 8))
        lights.append(brush([(x - side * 15, 60), (x - side * 14 + lean, 260), (x - side * 15, foot)], 5, LEAF, 8))
    d.fill(pile(folds) & cloth, ink, 0.85)
    d.fill(pile(lights) & cloth, rim, 0.7)
