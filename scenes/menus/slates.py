"""The signs of the lessons in chalk: a small slate on each plate of the list, and the board of the practice room, on
which the lesson is drawn that is pointed at."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.drawing.backdrop import Backdrop
from scenes.kit.fit import draw_text
from scenes.kit.text import Style
from scenes.kit.theme import BONE, GOLD, GREEN_INK, INK, Theme, rgb
from scenes.kit.widgets import Button
from scenes.kit.widgets import WidgetState as Touch

SHAPE = 1.2
"""How much wider than high a sign is."""
SLATE, GRAIN = rgb("2a3f3c"), rgb("182826")
EDGE, RIM = rgb("b8845a"), rgb("6a4630")
"""The wood about a slate, lit and in the shade."""
BOARD = ((84, 124), (442, 380))
"""Where the board of the room may be drawn on: corner and size, in units of the room's picture."""
SIGN = ((120, 144), (384, 320))
"""Where a sign stands on it."""


def wipe(surface: Surface, room: Backdrop) -> None:
    """Take the chalk off the board of the room."""
    patch = room.piece("tutorial_board", *BOARD)
    if patch is not None:
        surface.blit(*patch)


def on_board(canvas: Canvas, room: Backdrop, lesson: str) -> None:
    """Draw the sign of a lesson on the board."""
    found = room.piece(f"chalk_{lesson}", *SIGN)
    if found is not None:
        sign, (x, y) = found
        canvas.surface.blit(sign, (x, y))
        canvas.mark(sign.get_rect(topleft=(round(x), round(y))).inflate(2, 2))


@dataclass(slots=True)
class SlateButton(Button):
    """A plate with a small slate at its left; a lesson that is done has a tick of wax on it."""

    lesson: str = ""
    done: bool = False
    art: Art | None = None

    def paint(self, canvas: Canvas, theme: Theme, state: Touch) -> None:
        box = self._ground(canvas.surface, state)
        canvas.mark(self.rect.inflate(6, 10))
        edge = max(5, theme.px(9))
        high = box.h - 2 * edge
        slate = Rect(box.x + edge, box.y + edge, round(high * SHAPE), high)
        self._slate(canvas.surface, slate)
        left = slate.right + theme.px(8)
        room = Rect(left, box.y + edge, box.right - edge - left, high)
        style = Style(theme.ui(self.size), GOLD[0] if state.hover else BONE, align="center")
        draw_text(canvas.surface, self.label, room, style, valign="middle", where=self.id, ellipsis=True)

    def _slate(self, surface: Surface, slate: Rect) -> None:
        """The slate in its frame, what is drawn on it, and whether it is done."""
        pygame.draw.rect(surface, INK, slate.inflate(2, 2), border_radius=5)
        pygame.draw.rect(surface, RIM, slate, border_radius=4)
        pygame.draw.rect(surface, EDGE, Rect(slate.x, slate.y, slate.w - 1, slate.h - 1), border_radius=4)
        inner = slate.inflate(-8, -8)
        pygame.draw.rect(surface, GRAIN, inner.inflate(2, 2))
        pygame.draw.rect(surface, SLATE, inner)
        if self.art is not None:
            sign = self.art.get("ui", f"chalk_{self.lesson}_slate", inner.inflate(-4, -4).size, 2)
            if sign is not None:
                surface.blit(sign, sign.get_rect(center=inner.center))
        if self.done:
            tick(surface, slate)


def tick(surface: Surface, picture: Rect) -> None:
    """What is done: a tick in green wax on the lower right corner of its picture."""
    r = max(8, min(picture.h // 4, 20))
    x, y = picture.right - r + 2, picture.bottom - r + 2
    pygame.draw.circle(surface, INK, (x, y), r + 1)
    pygame.draw.circle(surface, GREEN_INK, (x, y), r)
    points = [(x - r * 0.5, y), (x - r * 0.1, y + r * 0.42), (x + r * 0.52, y - r * 0.42)]
    pygame.draw.lines(surface, GOLD[0], False, points, max(2, r // 4))
