"""The button at a seat that asks the book of friends who sits there, and what is asked then."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.shapes import smooth
from scenes.kit.theme import CRIMSON, INK, Colour, Theme
from scenes.kit.widgets import Widget, WidgetState


@dataclass(frozen=True, slots=True)
class Seating:
    """What is asked at set-up: the number of the seat, where the others of the book sit, and what a choice does."""

    seat: int
    seats: Mapping[str, int]
    """The id of everybody of the book who has a seat, and its number."""
    choose: Callable[[str], None]
    """Hears the id of whoever was chosen, `GUEST` for somebody who is not in the book."""


@dataclass(slots=True)
class FriendButton(Widget):
    """Head and shoulders: filled where somebody of the book sits, an outline for a guest. Asks who sits there."""

    known: bool = False
    action: Callable[[], None] | None = None

    def press(self) -> None:
        if self.action is not None:
            self.action()

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        side = min(self.rect.w, self.rect.h) * 8 // 10
        box = Rect(0, 0, side, side)
        box.center = self.rect.center
        bust(canvas.surface, box, CRIMSON if state.hover else INK, filled=self.known)
        canvas.mark(self.rect)


def bust(surface: Surface, box: Rect, colour: Colour, *, filled: bool) -> None:
    """Head and shoulders of anybody: filled where it is somebody of the book, an outline for a guest."""
    side = min(box.size)

    def paint(s: Surface, k: float) -> None:
        n = side * k
        line = 0 if filled else max(2, round(n * 0.09))
        pygame.draw.circle(s, colour, (n * 0.5, n * 0.3), n * 0.23, line)
        shoulders = Rect(round(n * 0.1), round(n * 0.6), round(n * 0.8), round(n * 0.8))
        pygame.draw.ellipse(s, colour, shoulders, line)

    surface.blit(smooth((side, side), paint), (box.centerx - side // 2, box.centery - side // 2))
