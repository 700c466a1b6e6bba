"""Two small controls of the set-up screen: the wax seal that turns through emblems, and the colour chip."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Surface

from scenes.kit.canvas import Canvas
from scenes.kit.faces import WidgetState
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, PARCH, Colour, Theme
from scenes.kit.widgets import Widget


@dataclass(slots=True)
class SealButton(Widget):
    """A wax seal to press."""

    picture: Surface | None = None
    action: Callable[[], None] | None = None

    def press(self) -> None:
        if self.action is not None:
            self.action()

    def paint(self, canvas: Canvas, theme: Theme, look: WidgetState) -> None:
        if self.picture is None:
            return
        lift = -2 if look.hover and not look.down else 0
        spot = self.picture.get_rect(center=self.rect.center).move(0, lift)
        if look.hover:
            pygame.draw.circle(canvas.surface, GOLD[1], spot.center, spot.w // 2 + 3, 2)
        canvas.surface.blit(self.picture, spot)
        canvas.mark(self.rect.inflate(12, 12))


@dataclass(slots=True)
class ColourChip(Widget):
    """A drop of sealing wax in the person's colour; a click takes the next free one."""

    colour: Colour = BONE
    action: Callable[[], None] | None = None

    def press(self) -> None:
        if self.action is not None:
            self.action()

    def paint(self, canvas: Canvas, theme: Theme, look: WidgetState) -> None:
        s, r = canvas.surface, self.rect
        pygame.draw.rect(s, INK, r.inflate(2, 2), border_radius=r.h // 2)
        pygame.draw.rect(s, self.colour, r, border_radius=r.h // 2)
        pygame.draw.rect(s, CRIMSON if look.hover else PARCH[4], r, 2 if look.hover else 1, border_radius=r.h // 2)
        n = max(4, r.h // 5)
        for dx in (-n * 2, 0, n * 2):
            pygame.draw.circle(
                s, INK if sum(self.colour) > 480 else PARCH[0], (r.centerx + dx, r.centery), max(2, n // 2)
            )
        canvas.mark(r.inflate(8, 8))
