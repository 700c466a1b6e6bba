"""Pages of the story lie over the plan while they are read, cards of the Keeper over the desk; the rest stays in sight.

They lie as long as reading takes; any press goes on. What they said stands in the log.
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import Rect, Surface

from game.core.engine.event import Event
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.text import Style
from scenes.kit.theme import mix
from scenes.mansions.look import CORAL, INK, PAPER, PLUM, paper, slate
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.layout import HouseLayout
from scenes.mansions.table.story import Line
from scenes.mansions.table.telling.told_page import PAGE, ToldPage, page_of
from scenes.table.set_pieces import SetPiece

FADES = 160
"""Milliseconds in which a page is laid down."""
MARGIN = 12
"""Around the picture of a page that stands on its own, for its shadow."""


class StoryPages(SetPiece):
    """The page that lies there now, if any."""

    def __init__(self, table: HouseContext, last: Callable[[], Line | None]) -> None:
        self.table, self.last = table, last
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
        told = page_of(event, line.text, line.read) if line is not None and line.event is event else None
        if told is not None or self.page is not None:
            self._show(told)

    def linger(self, event: Event) -> float:
        """As long as it is read."""
        line = self.last()
        if self.page is None or line is None or line.event is not event:
            return 0.0
        return self.page.reading

    def gives_way(self) -> None:
        self._show(None)

    def settle(self, source: str) -> None:
        self._show(None)

    def clear(self) -> None:
        self._show(None)

    def _show(self, page: ToldPage | None) -> None:
        if page != self.page:
            self.page, self._age, self._image = page, 0.0, None
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
        kind, name = page.picture
        art = self.table.app.art
        drawn = art.path(kind, name) is not None and art.get(kind, name, self._pictured(box).size) is not None
        key = page, box, drawn, self.table.theme.text_scale
        if self._image is None or self._image[0] != key:
            self._image = key, self._painted(page, box)
        share = 1.0 if self.table.app.settings.reduced_motion else min(1.0, self._age / FADES)
        canvas.blit(
            self._image[1], (box.x - MARGIN, box.y - MARGIN + round((1 - share) * 10)), alpha=round(255 * share)
        )

    def _pictured(self, box: Box) -> Rect:
        """The room of the picture on a page, in window pixels of a page at its place."""
        layout, page = self.table.measures, self.page
        inner = Rect(box).inflate(-layout.px(56, 36), -layout.px(40, 26))
        head = layout.px(76, 52)
        body = Rect(inner.x, inner.y + head, inner.w, inner.h - head)
        if page is not None and page.where != PAGE:
            side = min(body.h, body.w // 3)
            return Rect(body.x, body.y, side, side)
        if layout.large:
            return Rect(inner.right - head, inner.y, head, head)
        if layout.form == "side":
            return Rect(body.x, body.y, body.w, body.h * 2 // 5)
        return Rect(body.x, body.y, body.w * 36 // 100, body.h)

    def _painted(self, page: ToldPage, box: Box) -> Surface:
        layout, art = self.table.measures, self.table.app.art
        out = Surface((box.w + 2 * MARGIN, box.h + 2 * MARGIN)).convert_alpha()
        out.fill((0, 0, 0, 0))
        place = Rect(MARGIN, MARGIN, box.w, box.h)
        home = Box(place.x, place.y, place.w, place.h)
        inner = place.inflate(-layout.px(56, 36), -layout.px(40, 26))
        of_story = page.where == PAGE
        if of_story:
            paper(out, place, shade=0.15, shadow=8)
        else:
            slate(out, place, edge=PLUM[2])
        picture = self._pictured(home)
        kind, name = page.picture
        drawn = art.get(kind, name, picture.size) if art.path(kind, name) is not None else None
        head = Rect(inner.x, inner.y, inner.w, layout.px(70, 48))
        words = Rect(inner.x, inner.y + layout.px(76, 52), inner.w, inner.h - layout.px(76, 52))
        if drawn is not None:
            out.blit(drawn, drawn.get_rect(center=picture.center))
            if layout.large and of_story:
                head.w -= picture.w + layout.px(10, 6)
            elif of_story and layout.form == "side":
                words.h -= picture.h + layout.px(18, 12)
                words.y = picture.bottom + layout.px(18, 12)
            else:
                words.w -= picture.w + layout.px(24, 16)
                words.x = picture.right + layout.px(24, 16)
        ink = INK if of_story else PAPER[0]
        style = Style(layout.text(28, 21), CORAL[3] if of_story else PLUM[1], "title", bold=True, leading=0.95)
        draw_text(out, page.heading, head, style, valign="middle", where="story.heading", ellipsis=True)
        style = Style(layout.text(22, 17), mix(ink, PAPER[0], 0.06))
        said = "\n\n".join(page.texts)
        draw_text(out, said, words, style, valign="top", where="story.words", ellipsis=True)
        return out


def story_box(layout: HouseLayout) -> Box:
    """A page of the story within the house."""
    house, px = layout.house, layout.px
    if layout.large:
        return house
    if layout.form == "band":
        return house.inset(px(36, 24), px(18, 12))
    return house.inset(px(66, 44), px(36, 24) if layout.form == "corner" else px(110, 70))
