"""A lens that follows the focus: what the keys or the pointer are on, twice or three times as large, beside it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

import pygame
from pygame import Rect

from scenes.kit.canvas import Canvas
from scenes.kit.theme import GOLD, INK

WIDE, HIGH = 0.44, 0.34
"""The share of the canvas that the lens takes each way."""
MARGIN = 10
"""Pixels between the lens and the edge of the canvas."""


@dataclass(slots=True)
class Magnifier:
    """`power`: how many times larger things are shown; 0 for no lens."""

    power: int = 0
    shown: Rect | None = None
    """Where the lens was drawn last."""

    def paint(self, canvas: Canvas, thing: Rect | None) -> None:
        """Draw the lens for a thing of the canvas; None for none."""
        self.shown = None
        if not self.power or thing is None:
            return
        view = place(canvas.seen, thing)
        source = Rect(0, 0, view.w // self.power, view.h // self.power)
        source.center = thing.center
        if thing.w > source.w:  # words begin at the left
            source.left = thing.left - source.w // 12
        if thing.h > source.h:
            source.top = thing.top - source.h // 12
        source.clamp_ip(canvas.rect)
        large = pygame.transform.smoothscale(canvas.surface.subsurface(source).copy(), view.size)
        edge = view.inflate(8, 8)
        pygame.draw.rect(canvas.surface, INK, edge.inflate(4, 4), border_radius=8)
        pygame.draw.rect(canvas.surface, GOLD[1], edge, border_radius=6)
        canvas.surface.blit(large, view)
        canvas.mark(edge.inflate(6, 6))
        self.shown = view


def place(canvas: Rect, thing: Rect) -> Rect:
    """Where the lens lies: in the corner that is farthest from the thing, of those that leave it free if any does."""
    view = Rect(0, 0, round(canvas.w * WIDE), round(canvas.h * HIGH))
    room = canvas.inflate(-2 * MARGIN, -2 * MARGIN)
    return max(_corners(room, view), key=lambda one: (not one.colliderect(thing), _far(one, thing)))


def _corners(room: Rect, view: Rect) -> Iterable[Rect]:
    for name in ("topleft", "topright", "bottomleft", "bottomright"):
        one = Rect(view)
        setattr(one, name, getattr(room, name))
        yield one


def _far(one: Rect, thing: Rect) -> int:
    return (one.centerx - thing.centerx) ** 2 + (one.centery - thing.centery) ** 2
