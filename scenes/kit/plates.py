"""Grounds and frames that lie under words and about things: sunk wells, worn notches, dark pills, frames of light."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.kit import materials, ornament
from scenes.kit.theme import GOLD, INK, Colour, mix

Area = Rect | tuple[int, int, int, int]
PANEL = (24, 15, 24)


def well(surface: Surface, box: Area, *, gold: bool = False, strength: int = 120, radius: int = 8) -> None:
    """A sunk area of the table: darker wood in a carved rim (a fine line with high contrast)."""
    rect = Rect(box)
    layer = Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.rect(layer, (*PANEL, strength), layer.get_rect(), border_radius=radius)
    rim = ornament.stretched("well", rect.size, max(7, min(14, min(rect.size) // 6)))
    if rim is not None:
        layer.blit(rim, (0, 0))
    else:
        pygame.draw.rect(layer, (*mix(GOLD[3], INK, 0.2), 150), layer.get_rect(), 1, border_radius=radius)
    surface.blit(layer, rect)
    if gold:
        materials.gold_line(surface, rect.inflate(-2, -2), 2, radius)


def notch(surface: Surface, box: Area) -> None:
    """The worn mark of an empty card place."""
    rect = Rect(box)
    mark = ornament.stretched("notch", rect.size, max(6, min(26, min(rect.size) // 3)))
    if mark is not None:
        surface.blit(mark, rect)
    else:
        well(surface, rect, strength=110)


def pill(surface: Surface, box: Area, colour: Colour, alpha: int = 220) -> None:
    """A small dark label ground."""
    rect = Rect(box)
    layer = Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.rect(layer, (*colour, alpha), layer.get_rect(), border_radius=rect.h // 2)
    surface.blit(layer, rect)


def glow_frame(surface: Surface, box: Area, colour: Colour, width: int = 3, radius: int = 8) -> Rect:
    """A two-tone frame of light about a box, thickness fixed in screen pixels; gives the area touched."""
    rect = Rect(box)
    pygame.draw.rect(surface, INK, rect.inflate(2 * width + 2, 2 * width + 2), width + 1, border_radius=radius + 2)
    pygame.draw.rect(surface, colour, rect.inflate(2 * width, 2 * width), width, border_radius=radius + 1)
    pygame.draw.rect(surface, mix(colour, (255, 255, 255), 0.5), rect.inflate(2, 2), 1, border_radius=radius)
    return rect.inflate(2 * width + 4, 2 * width + 4)
