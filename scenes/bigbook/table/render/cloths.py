"""What the mat before whoever acts is woven of under another look: checks, stripes, stars, patches.

A pattern takes light from the undyed cloth and adds none: whatever the dye, words on it stay as they are to be read.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.shapes import smooth, star
from scenes.kit.theme import Colour

Size = tuple[int, int]
Weave = Callable[[Surface, int], None]
"""Weaves a white piece of cloth in steps of so many pixels."""
WHITE = 255


def grey(level: int) -> Colour:
    """So much of the light of the cloth is left, of 255."""
    return level, level, level


def pattern(name: str, size: Size, step: int) -> Surface | None:
    """A cloth of that name, its pattern `step` pixels wide, white where nothing is taken; None for plain cloth."""
    weave = WEAVES.get(name)
    if weave is None:
        return None

    def make() -> Surface:
        out = Surface(size)
        out.fill(grey(WHITE))
        weave(out, max(4, step))
        return out

    return materials.store.get(("cloth", name, size, step), make)


def laid(out: Surface, area: Rect, name: str, step: int) -> None:
    """Weave the pattern into the cloth that lies there."""
    made = pattern(name, area.size, step)
    if made is not None:
        out.blit(made, area, special_flags=pygame.BLEND_RGB_MULT)


def _checks(out: Surface, step: int) -> None:
    """Bands both ways: darkest where they cross."""
    w, h = out.get_size()
    for x in range(0, w, 2 * step):
        out.fill(grey(172), (x, 0, step, h), pygame.BLEND_RGB_MULT)
    for y in range(0, h, 2 * step):
        out.fill(grey(172), (0, y, w, step), pygame.BLEND_RGB_MULT)


def _stripes(out: Surface, step: int) -> None:
    """Broad bands down the cloth with a thread on either side of each."""
    w, h = out.get_size()
    line = max(1, step // 8)
    for x in range(step // 2, w, 3 * step):
        out.fill(grey(150), (x, 0, step, h))
        for at in (x - 2 * line - line, x + step + 2 * line):
            out.fill(grey(120), (at, 0, line, h))


def _stars(out: Surface, step: int) -> None:
    """Stars of the undyed light on a deep ground, in rows that stand between each other."""
    w, h = out.get_size()
    out.fill(grey(150))
    side = max(6, step)

    def paint(s: Surface, k: float) -> None:
        n = side * k
        pygame.draw.polygon(s, (*grey(WHITE), 255), star(n / 2, n / 2, n * 0.48, n * 0.2, 5))

    one = smooth((side, side), paint)
    for row, y in enumerate(range(-side // 3, h, round(step * 1.6))):
        for x in range(-side // 2 + round(step * 1.4) * (row % 2), w, round(step * 2.8)):
            out.blit(one, (x, y))


def _patches(out: Surface, step: int) -> None:
    """Squares of what was left over, each of another weave, sewn together with large stitches."""
    w, h = out.get_size()
    rng, side = random.Random(11), step * 3
    for y in range(0, h, side):
        for x in range(0, w, side):
            box = Rect(x, y, side, side).clip(out.get_rect())
            piece = out.subsurface(box)
            piece.fill(grey(rng.choice((255, 214, 184, 150))))
            kind = rng.randrange(4)
            if kind == 0:
                _checks(piece, max(4, step // 3))
            elif kind == 1:
                for at in range(0, side, max(4, step // 2)):
                    pygame.draw.line(piece, grey(128), (at, 0), (at - side // 2, side), max(1, step // 10))
            elif kind == 2:
                for dot in range(9):
                    spot = (round(side * (dot % 3 + 0.5) / 3), round(side * (dot // 3 + 0.5) / 3))
                    pygame.draw.circle(piece, grey(116), spot, max(1, step // 7))
    stitch, wide = max(3, step // 3), max(1, step // 12)
    for x in range(side, w, side):
        for y in range(0, h, 2 * stitch):
            out.fill(grey(70), (x - wide, y, wide, stitch))
    for y in range(side, h, side):
        for x in range(0, w, 2 * stitch):
            out.fill(grey(70), (x, y - wide, stitch, wide))


def swatch(name: str, size: Size, colour: Colour, step: int) -> Surface:
    """A piece of the cloth in a dye, hemmed, to choose it by."""
    out = Surface(size)
    out.fill(colour)
    laid(out, out.get_rect(), name, step)
    pygame.draw.rect(out, grey(20), out.get_rect(), 1)
    hem = max(3, math.ceil(min(size) / 14))
    for x in range(hem, size[0] - hem, 6):
        out.fill(grey(236), (x, hem, 3, 1))
        out.fill(grey(236), (x, size[1] - hem - 1, 3, 1))
    return out


WEAVES: Mapping[str, Weave] = {"checks": _checks, "stripes": _stripes, "stars": _stars, "patchwork": _patches}
