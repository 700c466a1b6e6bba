"""One line of paper beside a thing: why it cannot be used, or what has just happened. It never takes input."""

from __future__ import annotations

import pygame
from pygame import Rect

from scenes.kit.canvas import Canvas
from scenes.kit.text import Style, layout
from scenes.kit.theme import CRIMSON, INK, PARCH, Theme, mix

HOLD = 1800.0
PER_LETTER = 35.0


class Notice:
    """The line on show, if any; it leaves after a time that grows with its length, or with the next input."""

    def __init__(self) -> None:
        self.text = ""
        self._rect: Rect | None = None
        self._left = 0.0

    def say(self, text: str, at: Rect | None, hold: float | None = None) -> None:
        """Show a line at a thing (None: at the lower edge)."""
        self.text, self._rect = text, at
        self._left = hold if hold is not None else HOLD + PER_LETTER * len(text)

    @property
    def shown(self) -> bool:
        """True while the line is on show."""
        return bool(self.text)

    def update(self, dt: float) -> bool:
        """Count down; True when the line has just left."""
        if not self.text:
            return False
        self._left -= dt
        if self._left > 0:
            return False
        self.text = ""
        return True

    def dismiss(self) -> None:
        """Take the line away."""
        self._left = 0.0

    def clear(self) -> None:
        """Take the line away at once: it is in a language that is no longer spoken."""
        self.text, self._left = "", 0.0

    def paint(self, canvas: Canvas, theme: Theme) -> None:
        """Draw the line on top of everything."""
        if not self.text:
            return
        width = min(theme.px(560), canvas.size[0] - 40)
        block = layout(self.text, Style(theme.text(18), INK, align="center"), width)
        pad = theme.px(12)
        box = Rect(0, 0, block.size[0] + pad * 2, block.size[1] + pad * 2)
        if self._rect is None:
            box.midbottom = (canvas.size[0] // 2, canvas.size[1] - theme.px(24))
        else:
            box.midbottom = (self._rect.centerx, self._rect.top - theme.px(8))
            if box.top < 4:
                box.midtop = (self._rect.centerx, self._rect.bottom + theme.px(8))
        box.clamp_ip(canvas.rect.inflate(-8, -8))
        surface = canvas.surface
        pygame.draw.rect(surface, INK, box.inflate(6, 6).move(0, 2), border_radius=9)
        pygame.draw.rect(surface, mix(PARCH[0], PARCH[1], 0.3), box, border_radius=7)
        pygame.draw.rect(surface, CRIMSON, box, 2, border_radius=7)
        block.room = (box.w - pad * 2, None)
        block.draw(surface, (box.x + pad, box.y + pad))
        canvas.mark(box.inflate(12, 14))
