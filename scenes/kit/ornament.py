"""Gilded titles, flames and their light, drawn by code."""

from __future__ import annotations

import math
from dataclasses import replace

import pygame
from pygame import Rect, Surface

from scenes.kit import paper
from scenes.kit.fit import fit
from scenes.kit.shapes import Point, smooth, spline
from scenes.kit.text import Style
from scenes.kit.theme import GOLD, INK, Colour

FLAME: tuple[Colour, ...] = ((255, 244, 194), (255, 200, 80), (245, 121, 42))


def gilded(surface: Surface, words: str, rect: Rect, size: int, *, where: str = "title") -> None:
    """A title in gold leaf: ink beneath, gold body, a glint above; centred, in as many lines as it needs."""
    style = Style(size, GOLD[1], "title", align="center", leading=1.04)
    block = fit(words, style, rect.size, where=where)
    top = rect.y + (rect.h - block.size[1]) // 2
    depth = max(1, size // 26)
    for colour, dx, dy in (
        (INK, depth * 2, depth * 2),
        (INK, -depth, 0),
        (INK, 0, depth),
        (GOLD[4], depth, depth),
        (GOLD[0], -1, -1),
        (GOLD[1], 0, 0),
    ):
        inked = replace(block, style=replace(block.style, colour=colour))  # the same lines in another ink
        inked.draw(surface, (rect.x + dx, top + dy))


def glow(radius: int, colour: Colour = (255, 176, 84), strength: float = 1.0) -> Surface:
    """A round light to add over a dark picture (BLEND_RGB_ADD)."""

    def light(x: float, y: float) -> Colour:
        far = min(1.0, math.hypot(x - 0.5, y - 0.5) * 2)
        level = (1 - far) ** 2.2 * strength
        return round(colour[0] * level), round(colour[1] * level), round(colour[2] * level)

    key = ("glow", radius, colour, round(strength * 100))
    return paper.store.get(key, lambda: paper.gradient((radius * 2, radius * 2), light, 48))


def flame(size: tuple[int, int], lean: float) -> Surface:
    """A candle's flame; lean runs from -1 to 1."""
    key = ("flame", size, round(lean * 4))

    def paint(s: Surface, k: float) -> None:
        w, h = size[0] * k, size[1] * k
        for colour, share in zip((FLAME[2], FLAME[1], FLAME[0]), (1.0, 0.76, 0.46), strict=True):
            cx, tip = w / 2, h * (1 - share) * 0.9 + h * 0.03
            half = w * 0.4 * share
            points: list[Point] = [
                (cx + lean * w * 0.2, tip),
                (cx + lean * w * 0.2, tip),
                (cx + half * 0.75, h * 0.56),
                (cx + half * 0.8, h * 0.82),
                (cx, h * 0.97),
                (cx - half * 0.8, h * 0.82),
                (cx - half * 0.75, h * 0.56),
            ]
            pygame.draw.polygon(s, colour, spline(points))

    return paper.store.get(key, lambda: smooth(size, paint))
