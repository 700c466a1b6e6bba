"""What is in the air of the end screen: gold dust and scraps of paper after a victory, ink after a defeat."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Literal

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.theme import GOLD, INK, Colour, Theme

Air = Literal["gold", "ink", "scraps"]
STEP = 1000 / 12
"""Milliseconds between two pictures."""
LASTS = 40_000.0
"""After so long the air is clear again, and nothing is drawn any more."""
MOST = 26
SCRAPS: Sequence[Colour] = (
    (207, 58, 34),
    (31, 95, 166),
    (79, 159, 90),
    (189, 184, 230),
    (246, 236, 214),
    (240, 203, 106),
)
"""The four elements, paper and gold."""


class DriftingParticles:
    """`gold` dust that rises, `ink` that falls, or `scraps` of the book's pages, in all colours, that flutter down.

    Asks for a frame now and then. Off with reduced motion; fewer where the settings want fewer particles."""

    def __init__(self, theme: Theme, kind: Air) -> None:
        self.theme, self.kind = theme, kind
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
            high = 1 - way if self.kind == "gold" else way
            sway = 0.05 if self.kind == "scraps" else 0.02
            x = room.x + room.w * (at * 0.5698403 % 1.0) + math.sin(way * 9 + at) * room.w * sway
            alpha = round(210 * fades * math.sin(way * math.pi))
            if alpha > 8:
                side = self.theme.px(5 + round(seed * 6))
                picture = self._scrap(2 * side, at, way) if self.kind == "scraps" else self._picture(side)
                canvas.blit(picture, (x, room.y + room.h * high), alpha=alpha)

    def _scrap(self, side: int, at: int, way: float) -> Surface:
        """A torn piece of paper that turns over as it falls."""
        turn = round(way * 40 + at) % 8
        key = side * 64 + (at % len(SCRAPS)) * 8 + turn
        if key not in self._pictures:
            made = Surface((side, side), pygame.SRCALPHA)
            lean, thin = math.pi * turn / 8, 0.25 + 0.75 * abs(math.cos(math.pi * turn / 4))
            middle, corners = (
                side / 2,
                ((-0.45, -0.3), (0.1, -0.42), (0.46, -0.2), (0.38, 0.36), (-0.1, 0.28), (-0.4, 0.4)),
            )
            points = []
            for u, v in corners:
                p, q = u * side, v * side * thin
                points.append((middle + p * math.cos(lean) - q * math.sin(lean),
                               middle + p * math.sin(lean) + q * math.cos(lean)))  # fmt: skip
            pygame.draw.polygon(made, SCRAPS[at % len(SCRAPS)], points)
            pygame.draw.polygon(made, INK, points, 1)
            self._pictures[key] = made
        return self._pictures[key]

    def _picture(self, side: int) -> Surface:
        if side not in self._pictures:
            made = Surface((side, side), pygame.SRCALPHA)
            middle = (side // 2, side // 2)
            if self.kind == "gold":
                for r in range(side // 2, 0, -1):
                    pygame.draw.circle(made, (*GOLD[0], 255 // (r + 1)), middle, r)
            else:
                pygame.draw.ellipse(made, (*INK, 230), Rect(0, side // 4, side, side // 2))
            self._pictures[side] = made
        return self._pictures[side]
