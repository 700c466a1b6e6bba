"""Steam that rises from something warm: ribbons that curl, soft because they are drawn small."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import pygame
from pygame import Surface

from scenes.bigbook.table.animation.magicians.spectators import curl
from scenes.kit.canvas import Canvas
from scenes.kit.theme import Colour
from scenes.table.motion.blows import Point

TONE: Colour = (255, 244, 232)
SMALL = 2
"""It is drawn in a picture so many times smaller."""
RIBBONS = ((0.0, 1.0, 0.0), (-0.16, 0.72, 2.3), (0.15, 0.8, 4.4))
"""Each ribbon: how far aside it rises, as a share of the width; how high, of the height; and its phase."""
WIDE, SWAYS, RISES, SOLID = 0.66, 420.0, 900.0, 132
"""How wide a ribbon is beside one of smoke, how fast it sways and rises (ms), and how solid it is at most (of 255)."""


@dataclass(slots=True)
class Steam:
    """Steam from a place upwards, as large as `size` (pixels), for `ms`: it comes, sways and thins. `t` from 0 to 1."""

    at: Point
    size: tuple[int, int]
    ms: float
    t: float = 0.0
    _drawn: Surface | None = None
    _shown: Surface = field(init=False)

    def paint(self, canvas: Canvas) -> None:
        """The ribbons as high as they have risen by now."""
        now = self.t * self.ms
        if self._drawn is None:
            small = max(8, self.size[0] // SMALL), max(8, self.size[1] // SMALL)
            self._drawn, self._shown = Surface(small, pygame.SRCALPHA), Surface(self.size, pygame.SRCALPHA)
        drawn = self._drawn
        drawn.fill((*TONE, 0))
        w, h = drawn.get_size()
        for aside, high, phase in RIBBONS:
            risen = high * min(1.0, now / RISES)
            points = curl((w, h), risen, phase + now / SWAYS, WIDE)
            pygame.draw.polygon(drawn, (*TONE, SOLID), [(x + aside * w, y) for x, y in points])
        pygame.transform.smoothscale(drawn, self._shown.get_size(), self._shown)
        left = min(1.0, (1 - self.t) * 2.2) * min(1.0, now / 240)
        strength = round(255 * left * (0.85 + 0.15 * math.sin(now / 300)))
        canvas.blit(self._shown, (self.at[0] - self.size[0] / 2, self.at[1] - self.size[1]), alpha=strength)
