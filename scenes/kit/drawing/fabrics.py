"""Stuffs that a table is made of beside paper and wood: woven cloth, velvet, slate, and things let into them.

Each is a small grey tile that darkens what it is laid on, made once by code; nothing as large as the window is kept.
"""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.theme import GOLD, INK, SHADOW, Colour, mix

SIDE = 120
"""Pixels of a tile's side: whole threads of two and of three pixels meet at its edges."""
WEAVE, NAP, CLEFT = 58, 18, 40
"""How much of 255 a thread, the pile of velvet and the layers of slate take away at most."""


def woven(thread: int) -> Surface:
    """Cloth whose threads are so many pixels wide, over and under one another, no two of the same strength."""
    return materials.store.get(("woven", thread), lambda: _tile(7, lambda rng: _threads(rng, thread)))


def velvet() -> Surface:
    """A short pile without a direction."""
    return materials.store.get(("velvet",), lambda: _clouded(3, NAP, (SIDE, SIDE), (24, 24)))


def stone() -> Surface:
    """Slate: fine grain, and layers that broke away in long flakes."""
    return materials.store.get(("stone",), lambda: _clouded(11, CLEFT, (SIDE, SIDE), (7, 30), (20, 14)))


def laid(out: Surface, area: Rect, tile: Surface) -> None:
    """Cover an area with a tile."""
    before = out.get_clip()
    out.set_clip(area.clip(before))
    for y in range(area.y, area.bottom, SIDE):
        for x in range(area.x, area.right, SIDE):
            out.blit(tile, (x, y), special_flags=pygame.BLEND_RGB_MULT)
    out.set_clip(before)


def shaded(out: Surface, area: Rect, deep: int, strength: int, *, below: int = 0) -> None:
    """The shadow that the walls of a hollow throw into it, `deep` pixels, most from above and from the left; `below` is
    how much of it falls from the right and from below, of 255."""
    for i in range(min(deep, area.w // 2, area.h // 2)):
        share = (1 - i / deep) ** 1.6
        for alpha, strip in (
            (strength, Rect(area.x, area.y + i, area.w, 1)),
            (strength * 2 // 3, Rect(area.x + i, area.y, 1, area.h)),
            (below, Rect(area.x, area.bottom - 1 - i, area.w, 1)),
            (below, Rect(area.right - 1 - i, area.y, 1, area.h)),
        ):
            if alpha:
                left = round(255 - alpha * share)
                out.fill((left, left, left), strip, pygame.BLEND_RGB_MULT)


def bevelled(out: Surface, area: Rect, wide: int, lit: Colour, dark: Colour) -> None:
    """The edge of something that stands up, lit from above and from the left, `wide` pixels within its area."""
    for i in range(wide):
        share = 0.75 * i / wide
        ring = area.inflate(-2 * i, -2 * i)
        pygame.draw.rect(out, mix(dark, INK, share * 0.5), ring, 1)
        pygame.draw.line(out, mix(lit, dark, share), ring.topleft, (ring.right - 1, ring.y))
        pygame.draw.line(out, mix(lit, dark, 0.3 + 0.7 * share), ring.topleft, (ring.x, ring.bottom - 1))


def stitched(out: Surface, area: Rect, step: int, colour: Colour) -> None:
    """A seam along an area: a thread that dips under the cloth at every `step` pixels, with its own small shadow."""
    long = max(2, step * 3 // 5)
    thick = max(1, step // 6)
    for x in range(area.x, area.right - long, step):
        for y in (area.y, area.bottom):
            out.fill(mix(colour, INK, 0.75), (x + 1, y + thick, long, 1))
            out.fill(colour, (x, y, long, thick))
    for y in range(area.y, area.bottom - long, step):
        for x in (area.x, area.right):
            out.fill(mix(colour, INK, 0.75), (x + thick, y + 1, 1, long))
            out.fill(colour, (x, y, thick, long))


def mounts(out: Surface, area: Rect, reach: int) -> None:
    """Brass at the four corners of an area, `reach` pixels along each edge: what lies there is pushed under it."""
    thick = max(2, reach // 4)
    for sx, sy, (x, y) in (
        (1, 1, area.topleft), (-1, 1, (area.right - 1, area.y)),
        (1, -1, (area.x, area.bottom - 1)), (-1, -1, (area.right - 1, area.bottom - 1)),
    ):  # fmt: skip
        angle = [(0, 0), (reach, 0), (reach - thick, thick), (thick, thick), (thick, reach - thick), (0, reach)]
        points = [(x + sx * px, y + sy * py) for px, py in angle]
        pygame.draw.polygon(out, SHADOW, [(px + 1, py + 2) for px, py in points])
        pygame.draw.polygon(out, GOLD[2 if sy > 0 else 3], points)
        pygame.draw.aaline(out, GOLD[1 if sy > 0 else 2], points[0], points[1])
        pygame.draw.aaline(out, GOLD[1 if sx > 0 else 2], points[0], points[5])
        pygame.draw.aalines(out, GOLD[4], False, points[1:])


def embroidered(mark: Surface, layer: int) -> Surface:
    """A mark in satin stitch: threads that lie side by side, `layer` pixels apart, lit in turn, hardly lighter than the
    cloth."""
    out = mark.copy()
    for y in range(0, out.get_height(), layer):
        out.fill((255, 255, 255, SEWN), (0, y, out.get_width(), layer - 1), pygame.BLEND_RGBA_MULT)
        out.fill((255, 255, 255, SEWN // 3), (0, y + layer - 1, out.get_width(), 1), pygame.BLEND_RGBA_MULT)
    return out


SEWN = 62
"""How strongly a thread of an embroidery is seen, of 255."""


def _tile(seed: int, values: Callable[[random.Random], list[int]]) -> Surface:
    """A grey tile out of how much each of its pixels takes away."""
    data = bytes(255 - value for value in values(random.Random(seed)) for _ in range(3))
    return _shown(pygame.image.frombytes(data, (SIDE, SIDE), "RGB"))


def _shown(tile: Surface) -> Surface:
    return tile.convert() if pygame.display.get_surface() is not None else tile


def _threads(rng: random.Random, thread: int) -> list[int]:
    """What a plain weave takes away: least on the crown of a thread, most where one dips under another."""
    count = SIDE // thread
    warp, weft = ([rng.uniform(0.0, 0.5) for _ in range(count)] for _ in range(2))
    found = []
    for y in range(SIDE):
        row, down = y // thread, y % thread
        for x in range(SIDE):
            column, across = x // thread, x % thread
            over = (row + column) % 2
            edge = down if over else across
            worn = weft[row] if over else warp[column]
            part = 0.2 * over + worn + (0.45 if edge == thread - 1 else 0.0) + rng.uniform(0.0, 0.15)
            found.append(min(WEAVE, round(WEAVE * part)))
    return found


def _clouded(seed: int, depth: int, *grains: tuple[int, int]) -> Surface:
    """A tile of lumps, so many across and down in each of its layers, that meets itself; together they take away as
    much as `depth` at most."""
    rng, out = random.Random(seed), Surface((SIDE, SIDE), 0, 24)
    out.fill((255, 255, 255))
    for across, down in grains:
        part = depth // len(grains)
        grey = bytes(255 - value * part // 255 for value in rng.randbytes(across * down) for _ in range(3))
        one = pygame.image.frombytes(grey, (across, down), "RGB")
        nine = Surface((across * 3, down * 3), 0, 24)
        nine.blits([(one, (x * across, y * down)) for x in range(3) for y in range(3)])
        large = pygame.transform.smoothscale(nine, (SIDE * 3, SIDE * 3))
        out.blit(large, (0, 0), (SIDE, SIDE, SIDE, SIDE), pygame.BLEND_RGB_MULT)
    return _shown(out)
