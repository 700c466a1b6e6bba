"""A line to write in."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.faces import Look
from scenes.kit.fit import draw_name, draw_text
from scenes.kit.names import clean, escape
from scenes.kit.text import Style, TextBlock, layout
from scenes.kit.theme import CRIMSON, INK, MIN_TEXT, PARCH, Colour, Theme, mix
from scenes.kit.thing import Thing
from scenes.kit.widgets import Widget


@dataclass(slots=True)
class TextField(Widget):
    """One line to write in. A click or Enter starts writing, Enter or Escape ends it."""

    value: str = ""
    limit: int = 24
    changed: Callable[[str], None] | None = None
    role: str = "field"
    size: float = 22
    writing: bool = False
    fresh: bool = field(default=False)
    colour: Colour = INK
    placeholder: str = ""

    def thing(self) -> Thing:
        shown = f"{self.label}: {self.value}" if self.label else self.value
        return Thing(self.id, self.role, shown, self.rect, self.enabled, self.why_not, self.zone)

    def press(self) -> None:
        self.writing, self.fresh = True, True
        pygame.key.start_text_input()

    def stop(self) -> None:
        """End writing."""
        self.writing = False

    def write(self, text: str) -> None:
        """Characters from the keyboard; the first ones replace what stood there."""
        base = "" if self.fresh else self.value
        self.fresh = False
        self._take(base + text)

    def _take(self, text: str) -> None:
        keep_space = text.endswith(" ")
        self.value = clean(text, self.limit)
        if keep_space and self.value and len(self.value) < self.limit:
            self.value += " "
        if self.changed is not None:
            self.changed(self.value.strip())

    def key(self, event: pygame.event.Event) -> bool:
        if not self.writing:
            return False
        if event.key in (pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_ESCAPE, pygame.K_TAB):
            self.stop()
            return bool(event.key != pygame.K_TAB)
        if event.key == pygame.K_BACKSPACE:
            self.fresh = False
            self._take(self.value[:-1])
        return True

    def _written(self, s: Surface, room: Rect, style: Style) -> TextBlock:
        """What is being written, its end in sight."""
        shown = self.value
        while shown and layout(escape(shown), replace(style, size=MIN_TEXT)).size[0] > room.w:
            shown = shown[1:]
        return draw_text(s, escape(shown), room, style, valign="middle", where=self.id, wrap=False)

    def paint(self, canvas: Canvas, theme: Theme, look: Look) -> None:
        s, r = canvas.surface, self.rect
        if self.writing or look.hover:
            pygame.draw.rect(s, mix(PARCH[0], (255, 255, 255), 0.35), r, border_radius=4)
        base = r.bottom - theme.px(5)
        pygame.draw.line(
            s, CRIMSON if self.writing else PARCH[3], (r.x + 4, base), (r.right - 4, base), 2 if self.writing else 1
        )
        room = r.inflate(-12, -6)
        style = Style(theme.ui(self.size), self.colour, bold=True)
        if not self.value and not self.writing and self.placeholder:
            quiet = Style(theme.ui(self.size), PARCH[3], italic=True)
            draw_text(s, self.placeholder, room, quiet, valign="middle", where=self.id)
        block = self._written(s, room, style) if self.writing else draw_name(s, self.value, room, style, where=self.id)
        if self.writing:
            x = min(room.right, room.x + block.size[0] + 2)
            pygame.draw.line(s, CRIMSON, (x, r.y + 8), (x, base - 3), 2)
            if self.fresh and self.value:
                pygame.draw.line(s, CRIMSON, (room.x, base - 4), (x, base - 4), 1)
        canvas.mark(r)
