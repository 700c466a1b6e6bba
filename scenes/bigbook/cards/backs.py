"""Card backs that evenings open, drawn by code: moths about a lamp, comets, brambles. Dark grounds, lines of gold, one
large figure each: they are told apart without their colours."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import pygame
from pygame import Surface

from scenes.bigbook.cards.frames import glow, rounded
from scenes.kit.shapes import Point, arc, smooth, spline, star, swell
from scenes.kit.theme import GOLD, INK, PARCH, Colour, mix, rgb

Size = tuple[int, int]
Figure = Callable[[Surface, float, float], None]
"""Draws what lies on a ground so many pixels wide and high."""
GROUNDS: Mapping[str, tuple[Colour, ...]] = {
    "moths": (rgb("3f6a6c"), rgb("214547"), rgb("0f2226")),
    "comets": (rgb("3c4f9a"), rgb("202a5e"), rgb("0e1230")),
    "brambles": (rgb("5a2f3c"), rgb("3a1c28"), rgb("1c0c14")),
}
"""The light in the middle of each, and what it falls off to."""


def painted(name: str, size: Size) -> Surface:
    """The back of that name, its corners cut round. KeyError where it is not drawn by code."""
    w, h = size
    out = glow(size, (w / 2, h / 2), GROUNDS[name])

    def paint(s: Surface, k: float) -> None:
        FIGURES[name](s, w * k, h * k)
        _border(s, w * k)

    out.blit(smooth(size, paint), (0, 0))
    return rounded(out, max(2, round(w * 0.06)))


def _border(s: Surface, w: float) -> None:
    """Two lines of gold and a bud in each corner between them."""
    for inset, wide in ((0.035, 0.018), (0.085, 0.009)):
        box = s.get_rect().inflate(-2 * w * inset, -2 * w * inset)
        pygame.draw.rect(s, GOLD[2], box, max(1, round(w * wide)), border_radius=round(w * 0.05))
    box = s.get_rect().inflate(-w * 0.2, -w * 0.2)
    for corner in (box.topleft, box.topright, box.bottomleft, box.bottomright):
        pygame.draw.circle(s, GOLD[2], corner, w * 0.022)


def _moths(s: Surface, w: float, h: float) -> None:
    """A flame in the middle, and moths about it that turn their backs to nobody."""
    middle = (w / 2, h / 2)
    for ring, count in ((0.2, 16), (0.27, 24)):
        for at in range(count):
            turn = math.tau * at / count
            end = (middle[0] + w * ring * math.cos(turn), middle[1] + w * ring * math.sin(turn))
            pygame.draw.circle(s, GOLD[2], end, w * 0.007)
    drop = [(0.0, -0.15), (0.0, -0.15), (0.075, 0.02), (0.0, 0.1), (-0.075, 0.02)]
    pygame.draw.polygon(s, GOLD[1], spline([(middle[0] + x * w, middle[1] + y * w) for x, y in drop]))
    drop = [(x * 0.5, y * 0.5 + 0.03) for x, y in drop]
    pygame.draw.polygon(s, GOLD[0], spline([(middle[0] + x * w, middle[1] + y * w) for x, y in drop]))
    for at in range(4):
        turn = math.radians(45 + 90 * at)
        _moth(s, (w / 2 + 0.24 * w * _sign(math.cos(turn)), h / 2 + 0.21 * h * _sign(math.sin(turn))), w * 0.2, at)
    for way in (-1, 1):
        _moth(s, (w / 2, h / 2 + way * h * 0.36), w * 0.15, 1 - way)


def _sign(value: float) -> float:
    return math.copysign(1.0, value)


def _moth(s: Surface, at: Point, side: float, turn: int) -> None:
    """A moth with two pairs of wings and an eye on each of the upper ones; `turn` in quarters leans it."""
    lean = math.radians((turn % 4 - 1.5) * 14)

    def put(x: float, y: float) -> Point:
        return (
            at[0] + side * (x * math.cos(lean) - y * math.sin(lean)),
            at[1] + side * (x * math.sin(lean) + y * math.cos(lean)),
        )

    for way in (-1, 1):
        upper = [(0.0, -0.2), (0.0, -0.2), (0.5 * way, -0.5), (0.78 * way, -0.3), (0.5 * way, 0.1), (0.05 * way, 0.08)]
        lower = [(0.04 * way, 0.05), (0.46 * way, 0.12), (0.42 * way, 0.5), (0.12 * way, 0.42)]
        for wing, tone in ((lower, mix(PARCH[2], GOLD[3], 0.5)), (upper, mix(PARCH[1], GOLD[1], 0.35))):
            pygame.draw.polygon(s, INK, spline([put(x * 1.07, y * 1.07) for x, y in wing]))
            pygame.draw.polygon(s, tone, spline([put(x, y) for x, y in wing]))
        pygame.draw.circle(s, INK, put(0.46 * way, -0.22), side * 0.12)
        pygame.draw.circle(s, GOLD[0], put(0.46 * way, -0.22), side * 0.055)
        swell(
            s, mix(PARCH[1], GOLD[1], 0.3), [put(0.0, -0.28), put(0.1 * way, -0.5), put(0.24 * way, -0.58)], side * 0.05
        )
    pygame.draw.polygon(s, INK, spline([put(x, y) for x, y in ((0, -0.36), (0.09, -0.1), (0, 0.48), (-0.09, -0.1))]))


def _comets(s: Surface, w: float, h: float) -> None:
    """Three comets on their ways, one behind the other, and small stars between them."""
    for at in range(46):
        x, y = (at * 0.381966) % 1.0, (at * 0.7548777) % 1.0
        pygame.draw.circle(s, mix(GOLD[1], INK, 0.15 + 0.1 * (at % 4)), (w * (0.12 + 0.76 * x), h * (0.1 + 0.8 * y)),
                           w * (0.006 + 0.004 * (at % 3)))  # fmt: skip
    for x, y, r in ((0.66, 0.25, 0.11), (0.36, 0.53, 0.15), (0.68, 0.77, 0.1)):
        head = (w * x, h * y)
        for ray in range(7):
            turn = math.radians(118 + ray * 6.5)
            far = w * r * (3.1 - abs(ray - 3) * 0.5)
            end = (head[0] + far * math.cos(turn - math.pi), head[1] + far * math.sin(turn - math.pi))
            tone = mix(GOLD[1], PARCH[0], 0.3) if ray % 2 else GOLD[2]
            swell(s, tone, [head, end], w * r * 0.2, (1.0, 0.08))
        pygame.draw.polygon(s, INK, star(*head, w * r * 1.1, w * r * 0.5, 8))
        pygame.draw.polygon(s, GOLD[0], star(*head, w * r, w * r * 0.44, 8))
        pygame.draw.circle(s, mix(GOLD[1], INK, 0.2), head, w * r * 0.26)


def _brambles(s: Surface, w: float, h: float) -> None:
    """Two thorny stems that cross, and a shut eye that they keep."""
    for way in (-1, 1):
        stem = [
            (w * (0.5 + way * 0.33 * math.sin(math.tau * t / 40 * 1.5)), h * (0.1 + 0.8 * t / 40)) for t in range(41)
        ]
        swell(s, INK, stem, w * 0.075, (0.6, 0.6))
        swell(s, GOLD[2] if way > 0 else GOLD[3], stem, w * 0.045, (0.6, 0.6))
        for at in range(2, 40, 3):
            (x0, y0), (x1, y1) = stem[at - 1], stem[at + 1]
            turn = math.atan2(y1 - y0, x1 - x0) + math.pi / 2 * (1 if at % 2 else -1)
            root, reach = stem[at], w * 0.085
            tip = (root[0] + reach * math.cos(turn), root[1] + reach * math.sin(turn))
            foot = w * 0.02
            base = [(root[0] + foot * dx, root[1] + foot * dy) for dx, dy in ((0.0, -1.0), (0.0, 1.0))]
            pygame.draw.polygon(s, GOLD[1], [*base, tip])
    middle, r = (w / 2, h / 2), w * 0.2
    pygame.draw.circle(s, INK, middle, r * 1.16)
    pygame.draw.circle(s, GOLD[2], middle, r * 1.08, max(1, round(w * 0.02)))
    pygame.draw.circle(s, GROUNDS["brambles"][0], middle, r)
    swell(s, GOLD[0], arc(middle[0], middle[1] - r * 0.55, r, 25, 155), w * 0.035, (0.3, 0.3))
    for at in range(5):
        turn = math.radians(38 + at * 26)
        near = (middle[0] + r * math.cos(turn), middle[1] - r * 0.55 + r * math.sin(turn))
        far = (middle[0] + r * 1.3 * math.cos(turn), middle[1] - r * 0.55 + r * 1.3 * math.sin(turn))
        swell(s, GOLD[0], [near, far], w * 0.024)


FIGURES: Mapping[str, Figure] = {"moths": _moths, "comets": _comets, "brambles": _brambles}
