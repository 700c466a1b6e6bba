"""A name of a folder as a line in ink: a small sign before it, a thin rule below, and a frame only where one points."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.icons import GLYPHS, at, glyph
from scenes.kit.shapes import stroke
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, INK, PARCH, Colour, Theme, mix
from scenes.kit.widgets import Widget, WidgetState

SIZE = 18
"""Design units of the letters of every name."""
PAD, SIGN, AFTER = 10, 20, 10
"""Design units: before the sign and after the name, the sign, and between both."""


def sign_of(size: float) -> int:
    """Units of the sign before a name in letters of so many units."""
    return round(SIGN * size / SIZE)


def room_for_name(width: int, theme: Theme, size: float = SIZE) -> int:
    """How many pixels a name in letters of so many units has in a row of `width` pixels."""
    return width - theme.px(2 * PAD + sign_of(size) + AFTER)


@dataclass(slots=True)
class FileRow(Widget):
    """A folder to look into or a file to take; a folder's label ends with a slash for ears, its sign tells eyes."""

    action: Callable[[], None] | None = None
    folder: bool = False
    size: float = SIZE
    """Design units of its letters."""

    def press(self) -> None:
        if self.action is not None:
            self.action()

    def paint(self, canvas: Canvas, theme: Theme, state: WidgetState) -> None:
        surface, rect = canvas.surface, self.rect
        canvas.mark(rect.inflate(4, 4))
        if state.hover:
            pygame.draw.rect(surface, mix(PARCH[0], PARCH[1], 0.2), rect, border_radius=6)
            pygame.draw.rect(surface, CRIMSON, rect, 2, border_radius=6)
        else:
            line = rect.bottom - 1
            pygame.draw.line(surface, mix(PARCH[2], PARCH[3], 0.4), (rect.x, line), (rect.right - 1, line))
        pad, side = theme.px(PAD), theme.px(sign_of(self.size))
        ink = CRIMSON if state.hover or not self.folder else mix(INK, PARCH[4], 0.5)
        sign = glyph("folder" if self.folder else "file", side, ink)
        surface.blit(sign, sign.get_rect(midleft=(rect.x + pad, rect.centery)))
        room = Rect(
            rect.x + pad + side + theme.px(AFTER), rect.y + 2, room_for_name(rect.w, theme, self.size), rect.h - 4
        )
        style = Style(theme.ui(self.size), CRIMSON if state.hover else INK)
        words = self.label.removesuffix("/") if self.folder else self.label
        draw_text(surface, words, room, style, valign="middle", where=self.id, ellipsis=True)


def _folder(s: Surface, n: float, c: Colour) -> None:
    outline = at(n, ".06,.84 .06,.2 .4,.2 .5,.32 .94,.32 .94,.84")
    pygame.draw.polygon(s, (*c, 70), outline)
    stroke(s, c, [*outline, outline[0], outline[1]], n * 0.09)
    stroke(s, c, at(n, ".06,.46 .94,.46"), n * 0.07)


def _file(s: Surface, n: float, c: Colour) -> None:
    outline = at(n, ".18,.06 .62,.06 .84,.3 .84,.94 .18,.94")
    pygame.draw.polygon(s, (*c, 70), outline)
    stroke(s, c, [*outline, outline[0], outline[1]], n * 0.09)
    stroke(s, c, at(n, ".6,.08 .6,.32 .82,.32"), n * 0.07)
    for y in (0.52, 0.7):
        stroke(s, c, [(n * 0.32, n * y), (n * 0.7, n * y)], n * 0.06)


GLYPHS["folder"], GLYPHS["file"] = _folder, _file
