"""Bookmarks that evenings open, hanging out of an open book: a crow's feather, the tail of the cat, a small key."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

import pygame
from pygame import Surface

from scenes.kit import materials
from scenes.kit.icons import glyph
from scenes.kit.shapes import smooth, spline, swell
from scenes.kit.theme import CRIMSON, GOLD, INK, PARCH, mix, rgb

Size = tuple[int, int]
Painter = Callable[[Surface, float, float], None]
"""Draws it from the fold downwards into a room so many pixels wide and high."""
SHAPE = 0.62
"""How wide the room of a bookmark is, as a share of its height."""
FUR = rgb("1b1a26")


def hanging(name: str, high: int) -> Surface | None:
    """A bookmark so many pixels long, its upper end at the top of the picture; None for ribbons, which are part of
    every book."""
    paint = MARKS.get(name)
    if paint is None:
        return None
    size = max(4, round(high * SHAPE)), max(6, high)
    return materials.store.get(
        ("bookmark", name, size),
        lambda: smooth(size, lambda s, k: paint(s, size[0] * k, size[1] * k)),
    )


def _feather(s: Surface, w: float, h: float) -> None:
    """Black with a blue edge, its quill upwards."""
    vane = [(0.5, 0.14), (0.5, 0.14), (0.84, 0.4), (0.78, 0.78), (0.44, 0.99), (0.44, 0.99), (0.2, 0.72), (0.24, 0.4)]
    for grow, tone in ((1.0, mix(GOLD[1], PARCH[0], 0.5)), (0.86, rgb("2c3c66")), (0.62, FUR)):
        points = [(w * (0.5 + (x - 0.5) * grow), h * (0.55 + (y - 0.55) * min(1.0, grow + 0.08))) for x, y in vane]
        pygame.draw.polygon(s, tone, spline(points))
    swell(s, PARCH[1], [(w * 0.52, 0.0), (w * 0.5, h * 0.4), (w * 0.44, h * 0.9)], w * 0.09, (0.9, 0.3))
    for at in range(4):
        y = h * (0.36 + at * 0.14)
        pygame.draw.line(s, rgb("51669c"), (w * 0.52, y), (w * 0.76, y + h * 0.08), max(1, round(w * 0.03)))


def _tail(s: Surface, w: float, h: float) -> None:
    """The cat has found a warm place between the pages: what hangs out is black, with a white end that curls."""
    line = []
    for at in range(33):
        t = at / 32
        line.append((w * (0.5 + 0.3 * math.sin(t * math.pi * 1.7)), h * (0.9 * t)))
    swell(s, mix(GOLD[1], PARCH[0], 0.4), line, w * 0.42, (0.95, 0.7))
    swell(s, FUR, line, w * 0.33, (0.95, 0.7))
    swell(s, PARCH[0], line[25:], w * 0.27, (0.9, 0.6))


def _key(s: Surface, w: float, h: float) -> None:
    """A cord of red, and a key of brass on it."""
    swell(s, INK, [(w * 0.5, 0.0), (w * 0.46, h * 0.25), (w * 0.52, h * 0.5)], w * 0.2, (0.9, 0.9))
    swell(s, CRIMSON, [(w * 0.5, 0.0), (w * 0.46, h * 0.25), (w * 0.52, h * 0.5)], w * 0.12, (0.9, 0.9))
    side = max(4, round(h * 0.52))
    for shift, tone in ((h * 0.02, INK), (0.0, GOLD[1])):
        mark = pygame.transform.rotate(glyph("key", side, tone), -45)
        s.blit(mark, mark.get_rect(center=(w * 0.52 + shift, h * 0.68 + shift)))


MARKS: Mapping[str, Painter] = {"feather": _feather, "tail": _tail, "key": _key}
