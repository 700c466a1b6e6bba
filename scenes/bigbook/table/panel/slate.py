"""The slate that the command panel is written on: dark stone in a wooden frame, and the chalks of its words.

The only bright paper on the table is the open book; what is asked stands beside it in light letters.
"""

from __future__ import annotations

import random

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.materials import leather
from scenes.kit.theme import INK, LECTERN, Colour, mix, rgb

STONE: Colour = rgb("2b2a33")
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
    out.blit(_stone(inner.size), inner)
    pygame.draw.rect(out, mix(INK, (0, 0, 0), 0.4), inner.inflate(2, 2), 2, border_radius=2)
    pygame.draw.line(out, mix(LECTERN[2], CHALK, 0.25), (inner.x, inner.bottom), (inner.right, inner.bottom))
    return out


def _stone(size: tuple[int, int]) -> Surface:
    """Grey stone, lighter where it was wiped, with the clouds of old chalk."""
    rng = random.Random(size[0] * 31 + size[1])
    smears = [(rng.random(), rng.random(), rng.uniform(0.2, 0.5), rng.uniform(0.06, 0.16)) for _ in range(SMEARS)]

    def tone(x: float, y: float) -> Colour:
        chalk = 0.0
        for cx, cy, wide, high in smears:
            far = ((x - cx) / wide) ** 2 + ((y - cy) / high) ** 2
            chalk += 0.05 * max(0.0, 1.0 - far)
        edge = min(x, y, 1 - x, 1 - y)
        return mix(mix(STONE, INK, max(0.0, 0.5 - edge * 5)), SOFT, min(0.09, chalk))

    out = materials.gradient(size, tone, 64)
    materials.grain(out, 6)
    return out
