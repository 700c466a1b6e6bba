"""A screen that is an open book on a desk: two pages lie there, and one turns to the next two, or all changes at once
where nothing moves."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import TYPE_CHECKING

from pygame import Rect, Surface

from scenes.book.page_turn import PageTurn
from scenes.kit.canvas import Canvas
from scenes.kit.drawing.backdrop import DESK, Backdrop
from scenes.kit.form import Form
from scenes.kit.widgets import Widget

if TYPE_CHECKING:
    from scenes.shell.app import App

PAGE = (704, 648)
"""The shape of a page."""
SIDES = ("left", "right")


@dataclass(frozen=True, slots=True)
class Painted:
    """A painted page, and what it tells to whoever does not see it."""

    picture: Surface
    told: Sequence[Widget] = field(default=())


class OpenBookScene(Form):
    """Fill `left`, `right` and the widgets in `place`, and paint a page in `paint_page`."""

    turns_in = 900.0
    """Milliseconds in which a page goes over."""

    app: App

    def __init__(self, app: App) -> None:
        super().__init__(app)
        self.widgets = []
        self.room = Backdrop(app.art, app.theme, DESK)
        self.at = 0
        """Which opening lies there, from 0."""
        self.turning: PageTurn | None = None
        self.left = self.right = Rect(0, 0, 0, 0)
        self._pages: dict[tuple[int, str], Painted] = {}

    def place(self) -> None:
        """Lay out pages and widgets for the window, the text size and the language."""
        raise NotImplementedError

    def paint_page(self, at: int, side: str) -> Painted:
        """One page of an opening, of the size that it has now; it is kept."""
        raise NotImplementedError

    def page(self, at: int, side: str) -> Painted:
        """One page of an opening (`left` or `right`), painted once."""
        key = (at, side)
        if key not in self._pages:
            self._pages[key] = self.paint_page(at, side)
        return self._pages[key]

    def layout(self) -> None:
        self.room.place(self.app.size)
        self._pages.clear()
        self.turning = None
        self.place()

    def progress(self) -> object:
        return self.at

    def back(self) -> None:
        self.app.pop()

    # turning

    def open_at(self, at: int) -> None:
        """Open the book elsewhere; nothing happens while a page turns."""
        if self.turning is not None or at == self.at:
            return
        before, self.at = self.at, at
        if self.app.speed == 0 or self.theme.reduced_motion or self.theme.layout.column:
            self.relayout()
            return
        first, second = min(before, at), max(before, at)
        under_left, under_right, front, back = (
            self.page(one, side).picture
            for one, side in ((first, "left"), (second, "right"), (first, "right"), (second, "left"))
        )
        turning = PageTurn(under_left, under_right, front, back, self.left.copy(), self.right.copy())
        turning.t = 0.0 if at > before else 1.0
        self.app.sounds.play("page_sheet")
        pages = self._pages.copy()
        self.layout()
        self._pages = pages | self._pages
        self.turning = turning
        self.timeline.run(self.turns_in, partial(self._goes, back=at < before), "inOutCubic", 0.0, self._lies)
        self.focus.sync(self.things(), self.default_focus())
        self.rebake()

    def _goes(self, share: float, *, back: bool) -> None:
        if self.turning is not None:
            self.turning.t = 1 - share if back else share

    def _lies(self) -> None:
        self.turning = None
        self.app.sounds.play("page_landing")
        self.rebake()

    # drawing

    def art_arrived(self) -> None:
        self._pages.clear()
        super().art_arrived()

    def paint_pages(self, surface: Surface) -> None:
        """Both pages where they lie."""
        for side, box in zip(SIDES, (self.left, self.right), strict=True):
            surface.blit(self.page(self.at, side).picture, box)

    def paint(self, canvas: Canvas) -> None:
        if self.turning is not None:
            self.turning.paint(canvas)
        super().paint(canvas)
