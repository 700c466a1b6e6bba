"""Words for sounds, for those who do not hear them: one after the other, where the table leaves room."""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect

from scenes.kit.audio.sound import Caption
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Measures
from scenes.kit.ornament import pill
from scenes.kit.text import Style
from scenes.kit.theme import BONE, INK
from scenes.table.context import AnyTable

LEAST = 800.0
"""Milliseconds that a caption stands before the next one takes its place."""


class Captions:
    """The caption that is shown now, if any."""

    def __init__(self, table: AnyTable, place: Callable[[], Rect], measures: Callable[[], Measures]) -> None:
        """`place`: where they stand, in window pixels."""
        self.table, self._place, self._measures = table, place, measures
        self.shown: Caption | None = None
        self._since = 0.0

    def update(self) -> None:
        """Show the next words when those before have had their time."""
        sounds, shown = self.table.app.sounds, self.shown
        stood = sounds.now - self._since
        if shown is not None and stood >= (LEAST if sounds.captions else shown.until - shown.since):
            self.shown = None
        if self.shown is None and sounds.captions:
            self.shown, self._since = sounds.captions.pop(0), sounds.now
        if self.shown is not shown:
            self.table.redraw()

    @property
    def place(self) -> Rect:
        """Where they stand, in window pixels."""
        return self._place()

    def paint(self, canvas: Canvas) -> None:
        """Light words on a dark plate."""
        if self.shown is None:
            return
        layout, room = self._measures(), self.place
        pill(canvas.surface, room, INK, 225)
        canvas.mark(room)
        style = Style(layout.text(19, 15), BONE, italic=True, align="center")
        inner = room.inflate(-layout.px(20, 14), -2)
        draw_text(canvas.surface, self.shown.words, inner, style, valign="middle", where="caption", ellipsis=True)
