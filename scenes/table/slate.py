"""Slate to write on: dark stone in a wooden frame, and the chalks of its words. Panel and rounds stand on it.

The only bright paper on the table is the open book; what is asked stands beside it in light letters.
"""

from __future__ import annotations

import random

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.drawing.fabrics import laid, shaded, stone
from scenes.kit.materials import leather
from scenes.kit.theme import GOLD, INK, LECTERN, Colour, mix, rgb

STONE: Colour = rgb("30313c")
CHALK: Colour = rgb("f4ecd9")
SOFT: Colour = rgb("cfc4b4")
"""Words that may be read later."""
RED: Colour = rgb("ff9f86")
GREEN: Colour = rgb("a9d98c")
FAINT: Colour = rgb("a59c96")
"""What is out of reach."""
GOLDEN: Colour = rgb("f3cf78")
"""Names in the hand of titles."""
COLOURS: dict[str, Colour] = {"red": RED, "green": GREEN, "ink": CHALK, "soft": SOFT}
"""The chalk of a line by what it says."""
SMEARS = 9


def slate(size: tuple[int, int], frame: int) -> Surface:
    """A slate of so many pixels; its wooden frame is `frame` pixels wide and lies inside."""
    return materials.store.get(("slate", size, frame), lambda: _slate(size, frame))


def _slate(size: tuple[int, int], frame: int) -> Surface:
    w, h = size
    if materials.is_plain():
        return materials.flat(size, INK, CHALK, 2, 3)
    out = leather(size, LECTERN, seed=6, radius=6).copy()
    inner = Rect(0, 0, w, h).inflate(-2 * frame, -2 * frame)
    _mitred(out, inner)
    out.blit(_stone(inner.size), inner)
    shaded(out, inner, frame, 120)
    pygame.draw.rect(out, mix(INK, (0, 0, 0), 0.4), inner.inflate(2, 2), 2, border_radius=2)
    pygame.draw.line(out, mix(LECTERN[2], CHALK, 0.25), (inner.x, inner.bottom), (inner.right, inner.bottom))
    for x, y in (inner.topleft, (inner.right, inner.y), (inner.x, inner.bottom), (inner.right, inner.bottom)):
        at = x + (frame // 2 if x > w // 2 else -frame // 2), y + (frame // 2 if y > h // 2 else -frame // 2)
        pygame.draw.circle(out, INK, (at[0] + 1, at[1] + 1), max(1, frame // 4))
        pygame.draw.circle(out, GOLD[2], at, max(1, frame // 4))
    return out


def _mitred(out: Surface, inner: Rect) -> None:
    """Four laths that meet in the corners: the upper and the left one in the light, the others not."""
    whole = out.get_rect()
    pygame.draw.line(out, mix(LECTERN[2], CHALK, 0.34), (4, 0), (whole.w - 5, 0))
    pygame.draw.line(out, mix(LECTERN[2], CHALK, 0.18), (0, 4), (0, whole.h - 5))
    pygame.draw.line(out, mix(LECTERN[3], INK, 0.65), (4, whole.h - 1), (whole.w - 5, whole.h - 1))
    corners = ("topleft", "topright", "bottomleft", "bottomright")
    for name in corners:
        pygame.draw.aaline(out, mix(LECTERN[3], INK, 0.6), getattr(whole, name), getattr(inner, name))


def _stone(size: tuple[int, int]) -> Surface:
    """Grey slate, lighter where it was wiped, with the clouds of old chalk."""
    rng = random.Random(size[0] * 31 + size[1])
    out = materials.gradient(size, _edges, 32)
    for _ in range(SMEARS):
        wide, high = round(size[0] * rng.uniform(0.4, 1.0)), round(size[1] * rng.uniform(0.12, 0.32))
        place = round(rng.random() * size[0]) - wide // 2, round(rng.random() * size[1]) - high // 2
        cloud = materials.shone((wide, high), CLOUD, 0.05, SOFT)
        out.blit(cloud, place, special_flags=pygame.BLEND_RGB_ADD)
    laid(out, out.get_rect(), stone())
    materials.grain(out, 6)
    return out


def _edges(x: float, y: float) -> Colour:
    """Bare stone, darker towards the edges of the slate."""
    return mix(STONE, INK, max(0.0, 0.5 - min(x, y, 1 - x, 1 - y) * 5))


CLOUD = tuple(max(0.0, 1 - ((x - 8) / 8) ** 2 - ((y - 8) / 8) ** 2) for y in range(17) for x in range(17))
"""The shape of a smear, its shares in a square grid."""
