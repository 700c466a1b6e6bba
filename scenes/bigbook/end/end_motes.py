"""What drifts over the picture of the end: golden dust that rises after a victory, ash that falls after a defeat."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.theme import GOLD, INK, Theme

STEP = 1000 / 15
"""Milliseconds between two pictures."""
LASTS = 40_000.0
"""After so long the air is clear again, and nothing is drawn any more."""
MOST = 26


class DriftingParticles:
    """Asks for a frame now and then. Off with reduced motion; fewer where the settings want fewer particles."""

    def __init__(self, theme: Theme, *, rising: bool) -> None:
        self.theme, self.rising = theme, rising
        self._time = 0.0
        self._due = 0.0
        self._pictures: dict[int, Surface] = {}

    @property
    def count(self) -> int:
        """How many fly now."""
        if self.theme.reduced_motion or self.theme.high_contrast or self._time > LASTS:
            return 0
        return round(MOST * self.theme.particles)

    def update(self, dt: float) -> bool:
        """Time passes; True when a frame should be drawn."""
        if not self.count:
            return False
        self._time += dt
        self._due += dt
        if self._due < STEP:
            return False
        self._due %= STEP
        return True

    def paint(self, canvas: Canvas, room: Rect) -> None:
        """Each on its own path through the room; they fade towards its edges."""
        fades = min(1.0, (LASTS - self._time) / 4000)
        for at in range(self.count):
            seed = at * 0.6180339 % 1.0
            way = (self._time / 1000 * (0.035 + 0.03 * seed) + at * 0.377) % 1.0
            high = 1 - way if self.rising else way
            x = room.x + room.w * (at * 0.7548777 % 1.0) + math.sin(way * 9 + at) * room.w * 0.02
            alpha = round(210 * fades * math.sin(way * math.pi))
            if alpha > 8:
                side = self.theme.px(5 + round(seed * 6))
                canvas.blit(self._picture(side), (x, room.y + room.h * high), alpha=alpha)

    def _picture(self, side: int) -> Surface:
        if side not in self._pictures:
            made = Surface((side, side), pygame.SRCALPHA)
            middle = (side // 2, side // 2)
            if self.rising:
                for r in range(side // 2, 0, -1):
                    pygame.draw.circle(made, (*GOLD[0], 255 // (r + 1)), middle, r)
            else:
                pygame.draw.ellipse(made, (*INK, 230), Rect(0, side // 4, side, side // 2))
            self._pictures[side] = made
        return self._pictures[side]
