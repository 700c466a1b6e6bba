"""The arch in which faces are seen large: rounded at its top, its rim of metal, or of blood for whoever is struck."""

from __future__ import annotations

from functools import partial

import pygame
from pygame import Surface

from scenes.kit import materials
from scenes.kit.shapes import smooth
from scenes.kit.theme import CRIMSON, GOLD, INK, Colour, mix

ARCH = 0.3
"""How far the top of a frame is rounded, as a share of its width."""
GOLDEN: tuple[Colour, Colour] = (GOLD[3], GOLD[1])
BLOODY: tuple[Colour, Colour] = (mix(CRIMSON, INK, 0.5), CRIMSON)
"""The two tones of a rim: its edge and its light."""


def arched(picture: Surface, tones: tuple[Colour, Colour] = GOLDEN) -> None:
    """Cut a picture to its arch and draw the rim on it."""
    size = picture.get_size()
    if not materials.is_plain():
        cut = materials.store.get(("arch", size), lambda: smooth(size, lambda s, k: _arch(s, 0, (255,) * 3)))
        picture.blit(cut, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    picture.blit(materials.store.get(("arch-rim", size, tones), lambda: smooth(size, partial(_rim, tones))), (0, 0))


def _arch(surface: Surface, inset: int, colour: tuple[int, ...], width: int = 0) -> None:
    area = surface.get_rect().inflate(-2 * inset, -2 * inset)
    bend = 0 if materials.is_plain() else max(1, round(area.w * ARCH))
    pygame.draw.rect(surface, colour, area, width, border_top_left_radius=bend, border_top_right_radius=bend)


def _rim(tones: tuple[Colour, Colour], surface: Surface, k: float) -> None:
    edge = max(3, surface.get_width() // 34)
    for inset, tone, wide in ((0, INK, edge), (edge // 4, tones[0], edge * 2 // 3), (edge // 3, tones[1], edge // 3)):
        _arch(surface, inset, tone, max(1, wide))
