"""Pages of the story lie over the plan while they are read, cards of the Keeper over the desk; the rest stays in sight.

They lie as long as reading takes; any press goes on. What they said stands in the log.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.core.engine.event import Event
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.mansions.settings import reading_share
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.story import Line
from scenes.mansions.table.telling.page_sheet import MARGIN, PageSheet, story_box
from scenes.mansions.table.telling.threads import Threads
from scenes.mansions.table.telling.told_page import PAGE, ToldPage, page_of
from scenes.table.set_pieces import SetPiece

FADES = 160
"""Milliseconds in which a page is laid down."""


class StoryPages(SetPiece):
    """The page that lies there now, if any."""

    def __init__(
        self, table: HouseContext, last: Callable[[], Line | None], figure: Callable[[str], Box | None]
    ) -> None:
        """`last`: what was told last; `figure`: where somebody stands, in window pixels."""
        self.table, self.last, self.sheet, self.threads = table, last, PageSheet(table), Threads(table, figure)
        self.page: ToldPage | None = None
        self._image: tuple[object, Surface] | None = None
        self._age = 0.0

    @property
    def moving(self) -> bool:
        """While it is being laid down."""
        return self.page is not None and self._age < FADES

    def notice(self, event: Event) -> None:
        """An event is told on a page, or the page before it goes."""
        line = self.last()
        told = (
            page_of(event, line.text or self.table.words.story_name(), line.read)
            if line is not None and line.event is event
            else None
        )
        if told is not None or self.page is not None:
            self._show(told)
        if told is not None and told.where != PAGE and self.table.director.busy:
            self.threads.find(event, self.table.director.coming)

    def linger(self, event: Event) -> float:
        """As long as it is read."""
        line = self.last()
        if self.page is None or line is None or line.event is not event:
            return 0.0
        share = 1.0 if self.page.where == PAGE else reading_share(self.table.app)
        return self.page.reading * share

    def gives_way(self) -> None:
        self._show(None)

    def settle(self, source: str) -> None:
        self._show(None)

    def clear(self) -> None:
        self._show(None)

    def _show(self, page: ToldPage | None) -> None:
        if page != self.page:
            self.page, self._age, self._image = page, 0.0, None
            self.threads.clear()
            self.table.touch()

    def update(self, dt: float) -> bool:
        """It is laid down."""
        if not self.moving:
            return False
        self._age += dt
        return True

    # how it looks

    def box(self) -> Box | None:
        """Where it lies, in window pixels."""
        if self.page is None:
            return None
        layout = self.table.measures
        return story_box(layout) if self.page.where == PAGE else layout.reading()

    def paint(self, canvas: Canvas) -> None:
        """The page, over everything that stands still."""
        box, page = self.box(), self.page
        if box is None or page is None:
            return
        key = page, box, self.sheet.drawn(page, box), self.table.theme.text_scale
        if self._image is None or self._image[0] != key:
            self._image = key, self.sheet.painted(page, box)
        self.threads.paint(canvas, Rect(box))
        share = 1.0 if self.table.app.settings.reduced_motion else min(1.0, self._age / FADES)
        canvas.blit(
            self._image[1], (box.x - MARGIN, box.y - MARGIN + round((1 - share) * 10)), alpha=round(255 * share)
        )
