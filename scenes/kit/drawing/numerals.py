"""Numerals and words with an edge of ink, which can be read on any ground."""

from __future__ import annotations

import pygame
from pygame import Surface

from scenes.kit import materials
from scenes.kit.text import font
from scenes.kit.theme import BONE, INK, Colour


def outlined(text: str, size: int, colour: Colour = BONE, edge: Colour = INK) -> Surface:
    """A numeral or word with an ink edge, readable on any ground; kept, so it is only to be looked at."""
    key = ("outlined", text, size, colour, edge)
    return materials.store.get(key, lambda: _outlined(text, size, colour, edge), worded=True)


def _outlined(text: str, size: int, colour: Colour, edge: Colour) -> Surface:
    made = font("title", "b", size).render(text, True, colour)
    dark = font("title", "b", size).render(text, True, edge)
    r = max(1, size // 14)
    out = Surface((made.get_width() + 2 * r, made.get_height() + 2 * r), pygame.SRCALPHA)
    for dx in range(-r, r + 1):
        for dy in range(-r, r + 1):
            if dx * dx + dy * dy <= r * r + 1:
                out.blit(dark, (r + dx, r + dy))
    out.blit(made, (r, r))
    return out
