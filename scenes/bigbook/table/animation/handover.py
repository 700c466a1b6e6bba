"""The hand-over with the option to wait: the ribbon of the next player stays until somebody clicks."""

from __future__ import annotations

import pygame
from pygame import Rect

from game.core.engine.event import Event
from scenes.bigbook.table.animation.fullscreen_effects import Scenery
from scenes.bigbook.table.context import TableContext
from scenes.kit.canvas import Canvas
from scenes.kit.ornament import pill
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, INK

RIBBON_IN = 500.0
"""Milliseconds of the ribbon's motion, at normal speed, after which it stands and can be read."""


class Handover:
    """Says when the table stands still between two turns."""

    def __init__(self, table: TableContext, scenery: Scenery) -> None:
        self.table, self.scenery = table, scenery
        self.waiting = False
        self._shown = 0.0

    def begin(self, event: Event) -> None:
        """A turn begins: wait, where the players want it and the event is being played (not hurried past)."""
        table = self.table
        wanted = table.app.settings.handover_wait and table.app.speed > 0 and table.look.model.turn > 1
        self.waiting, self._shown = wanted and table.director.now is event, 0.0

    def holds(self, dt: float) -> bool:
        """Whether time stands still now; the ribbon comes in first."""
        if not self.waiting:
            return False
        before = self._shown
        self._shown += dt * max(1, self.table.app.speed)
        if before < RIBBON_IN <= self._shown:
            self.table.redraw()
        return self._shown >= RIBBON_IN

    def handle(self, event: pygame.event.Event) -> bool:
        """A click or a key goes on, and is used up by that."""
        if not self.waiting or event.type not in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            return False
        self.waiting = False
        self.scenery.dismiss()
        self.table.redraw()
        return True

    def paint(self, canvas: Canvas) -> None:
        """The line that says what the table waits for, below the ribbon."""
        if not self.waiting or self._shown < RIBBON_IN:
            return
        look = self.table.look
        block = lay_out(look.words.kit("handover.waiting"), Style(look.layout.text(22, 16), BONE))
        box = Rect(0, 0, block.size[0] + look.layout.px(40, 28), block.size[1] + look.layout.px(16, 10))
        book = look.layout.areas["book"]
        box.midtop = (look.layout.window[0] // 2, book.bottom - box.h)
        pill(canvas.surface, box, INK, 235)
        canvas.mark(box)
        block.draw(canvas.surface, (box.centerx - block.size[0] // 2, box.y + (box.h - block.size[1]) // 2))
