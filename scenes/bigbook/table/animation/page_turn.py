"""The turning page: a sheet bent over the book as strips, with light on its back and a shadow that travels."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.geometry import Box
from scenes.kit.canvas import Canvas

STRIPS = 32


@dataclass(slots=True)
class PageTurn:
    """The right page goes over to the left. `under_left` and `under_right` lie below; `front` and `back` are its sides.

    All four are pictures of one page, of equal size; `left` and `right` are where the pages lie.
    """

    under_left: Surface
    under_right: Surface
    front: Surface
    back: Surface
    left: Box
    right: Box
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Draw the book in the middle of turning."""
        canvas.blit(self.under_left, self.left[:2])
        canvas.blit(self.under_right, self.right[:2])
        self._shadow(canvas)
        canvas.strips(*self._sheet())

    def _shadow(self, canvas: Canvas) -> None:
        spread = math.sin(math.pi * self.t)
        for box, share in ((self.right, 1 - self.t), (self.left, self.t)):
            layer = Surface((box.w, box.h), pygame.SRCALPHA)
            layer.fill((12, 6, 14, round(110 * spread * share)))
            canvas.blit(layer, (box.x, box.y))

    def _sheet(self) -> tuple[Surface, list[tuple[Rect, Rect, int]]]:
        """Source strips with the places they bend to; the sheet curls more at its free edge."""
        w, h = self.front.get_size()
        spine = (self.left.right + self.right.x) / 2
        angle = math.pi * self.t
        curl = 0.9 * math.sin(math.pi * self.t)
        turned = self.t > 0.5
        picture = self.back if turned else self.front
        quads: list[tuple[Rect, Rect, int]] = []
        x, z, step = 0.0, 0.0, w / STRIPS
        for i in range(STRIPS):
            share = (i + 0.5) / STRIPS
            bend = angle + curl * (0.5 - share) * (1 if not turned else -1)
            x2, z2 = x + math.cos(bend) * step, z + math.sin(bend) * step
            left, right = spine + min(x, x2), spine + max(x, x2)
            near = 1 + 0.00042 * max(0.0, (z + z2) / 2)
            tall = round(h * near)
            source_x = round(w - (i + 1) * step) if turned else round(i * step)
            source = Rect(max(0, source_x), 0, min(math.ceil(step), w - max(0, source_x)), h)
            place = Rect(
                math.floor(left), self.right.y - (tall - h) // 2, max(1, math.ceil(right) - math.floor(left)), tall
            )
            shade = round(110 * abs(math.sin(bend)) * (0.65 if turned else 0.5))
            quads.append((source, place, shade))
            x, z = x2, z2
        return picture, quads
