"""Effects over a whole part of the screen: it darkens, shakes, or ink breathes in from its edges."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.geometry import Box
from scenes.kit import paper
from scenes.kit.canvas import Canvas
from scenes.kit.theme import Colour


@dataclass(slots=True)
class Darken:
    """The world grows dark for a moment inside an area."""

    box: Box
    strength: float = 0.45
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """In and out."""
        canvas.dim(self.strength * math.sin(math.pi * self.t), area=Rect(self.box))


@dataclass(slots=True)
class Dusk:
    """The whole room grows dark and stays so (the end of a game under reduced motion)."""

    strength: float = 0.8
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Darker and darker."""
        canvas.dim(self.strength * self.t)


@dataclass(slots=True)
class Quake:
    """A part of the table shakes: what has been drawn there is moved about. Never more than `wide` pixels."""

    box: Box
    wide: float
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """A damped swing, faster across than up and down."""
        fade = 1 - self.t
        dx = round(self.wide * fade * math.sin(self.t * 5 * math.tau))
        dy = round(self.wide * 0.5 * fade * math.sin(self.t * 3.5 * math.tau + 0.8))
        area = Rect(self.box).clip(canvas.surface.get_rect())
        if (dx or dy) and area.w and area.h:
            picture = canvas.surface.subsurface(area).copy()
            clip = canvas.surface.get_clip()
            canvas.surface.set_clip(area)
            canvas.surface.blit(picture, area.move(dx, dy))
            canvas.surface.set_clip(clip)
            canvas.mark(area)


@dataclass(slots=True)
class EdgeInk:
    """Violet ink breathes in from the edges of the screen, and goes (somebody takes Madness)."""

    colour: Colour
    strength: float = 0.6
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """In within the first half, out in the second."""
        alpha = round(255 * self.strength * math.sin(math.pi * min(1.0, self.t)))
        w, h = canvas.size
        deep = max(24, h // 9)
        for side, at in (("top", (0, 0)), ("bottom", (0, h - deep)), ("left", (0, 0)), ("right", (w - deep, 0))):
            picture = _edge(side, (w, deep) if side in ("top", "bottom") else (deep, h), self.colour)
            picture.set_alpha(alpha)
            canvas.blit(picture, at)


def _edge(side: str, size: tuple[int, int], colour: Colour) -> Surface:
    """A strip of ink that is thick at the edge of the screen and clear towards its middle."""

    def paint() -> Surface:
        across = side in ("left", "right")
        small = Surface((16, 1) if across else (1, 16), pygame.SRCALPHA)
        for i in range(16):
            far = (15 - i) / 15 if side in ("top", "left") else i / 15
            small.set_at((i, 0) if across else (0, i), (*colour, round(255 * far**2)))
        return pygame.transform.smoothscale(small, size).convert_alpha()

    return paper.store.get(("edge-ink", side, size, colour), paint)
