"""Buttons and choices in the look of the house, for its screens beside the table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.text import Style
from scenes.kit.theme import Colour, Theme
from scenes.kit.widgets import Button, Choice, WidgetState
from scenes.mansions.look import CORAL, INK, PAPER, TIDE, key

PAD = 10
"""Units between the edge of a button and its words."""


def letters(
    theme: Theme, units: float, colour: Colour = INK, *, bold: bool = False, italic: bool = False, face: str = "body",
    align: str = "left",
) -> Style:  # fmt: skip
    """Letters of so many units of the compact design, on a screen beside the table."""
    return Style(theme.ui(units), colour, face, bold=bold, italic=italic, align=align)


@dataclass(slots=True)
class HouseButton(Button):
    """A key of slate; the main one has the color of the lamp."""

    size: float = 18

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        box = self.rect.move(0, 1 if state.down and self.enabled else 0)
        ink = key(canvas.surface, box, hover=state.hover, enabled=self.enabled, main=self.primary, lit=self.lit)
        style = letters(theme, self.size, ink, bold=self.primary or self.lit, face=self.face, align="center")
        room = box.inflate(-2 * theme.px(PAD), -6)
        draw_text(canvas.surface, self.label, room, style, valign="middle", where=self.id, ellipsis=True)
        canvas.mark(self.rect.inflate(4, 6))


@dataclass(slots=True)
class OneOfTwo(Button):
    """One of a pair of which one is kept: the kept one has a tick and a broad edge, besides its bold words."""

    chosen: bool = False
    size: float = 17
    says: str = ""
    """That it is kept, for ears."""

    def spoken(self, t: Callable[[str], str]) -> tuple[str, ...]:
        return (t(self.says),) if self.chosen and self.says else ()

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        surface, box = canvas.surface, self.rect
        surface.fill(PAPER[0] if self.chosen or state.hover else PAPER[1], box)
        pygame.draw.rect(surface, INK if self.chosen else PAPER[3], box, 3 if self.chosen else 1)
        if state.hover:
            pygame.draw.rect(surface, TIDE[3], box.inflate(4, 4), 2)
        room = box.inflate(-2 * theme.px(PAD * 0.5), -4)
        if self.chosen:
            side = min(theme.px(15), room.h)
            tick(surface, Rect(room.x, room.y + 2, side, side))
            room = Rect(room.x + side, room.y, room.w - side, room.h)
        style = letters(theme, self.size, INK if self.chosen else PAPER[4], bold=self.chosen, align="center")
        draw_text(surface, self.label, room, style, valign="middle", where=self.id, ellipsis=True)
        canvas.mark(box.inflate(6, 6))


def tick(surface: Surface, box: Rect) -> None:
    """A tick of red ink."""
    points = [(box.x + box.w * x, box.y + box.h * y) for x, y in ((0.1, 0.55), (0.4, 0.85), (0.92, 0.12))]
    pygame.draw.lines(surface, CORAL[3], False, points, max(2, box.w // 6))


@dataclass(slots=True)
class HouseChoice(Choice):
    """One of several values on a key of slate, an arrow at each end."""

    size: float = 18

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        surface, box = canvas.surface, self.rect
        ink = key(surface, box, hover=state.hover, enabled=self.enabled)
        arm = theme.px(16)
        arrows(surface, box, arm, theme.px(6), ink)
        room = box.inflate(-4 * arm, -4)
        style = letters(theme, self.size, ink, align="center")
        draw_text(surface, self._fitting(style, room.w), room, style, valign="middle", where=self.id, ellipsis=True)
        canvas.mark(box.inflate(4, 6))


def arrows(surface: Surface, box: Rect, arm: int, side: int, colour: Colour) -> None:
    """An arrow at each end of a box, `arm` pixels from the edge, so many pixels long."""
    for way, x in ((-1, box.left + arm), (1, box.right - arm)):
        tip, back = x + way * side, x - way * side * 0.6
        pygame.draw.polygon(
            surface, colour, [(tip, box.centery), (back, box.centery - side), (back, box.centery + side)]
        )


@dataclass(slots=True)
class PictureChoice(Choice):
    """A choice that is a picture: what it shows is painted below it; here only its edge and its two arrows."""

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        surface, box = canvas.surface, self.rect
        foot = Rect(box.x, box.bottom - theme.px(26), box.w, theme.px(26)).inflate(-4, -4)
        surface.fill(INK, foot)
        arrows(surface, foot, theme.px(14), theme.px(6), PAPER[0])
        pygame.draw.rect(surface, TIDE[2] if state.hover else INK, box, 3)
        canvas.mark(box.inflate(4, 4))
