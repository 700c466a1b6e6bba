"""A curse that strikes: its page rises from the track to be read, then lies on the book while its effects happen.

It stays there as long as it asks something, and goes back to its place when something else begins.
"""

from __future__ import annotations

from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from game.bigbook.rules.curses import ahead
from game.bigbook.rules.events import curse_of, read
from game.core.engine.event import Event
from scenes.bigbook.table.animation.timings import FROM_PAGE, MOTIONS, TO_PAGE
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import book_pages
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.tween import Tween
from scenes.table.motion.blows import shadow_of
from scenes.table.set_pieces import SetPiece
from scenes.table.timing import reading_time

LETTERS, SMALL = (29, 20), (19, 14)
"""The size of its letters while it is read, and while it lies on the book (on the full and the compact drawing)."""
DIM = 0.6
"""How far the world steps back while the page is read."""
TURNS_SMALL = 0.35
"""How far it has lain down when it begins to become the page with small letters that lies on the book."""
WITHIN = frozenset(
    {"phase_began", "turn_began", "marker_moved", "round_moved", "page_turned", "arrival_began", "bonus_began",
     "failure_began", "curse_applied", "curse_ignored", "curse_returned", "game_won", "game_lost"}
)  # fmt: skip
"""Events that do not belong to the effect of a curse: with the next of them its page goes."""


class CurseReveal(SetPiece):
    """The page of the curse that has struck last. `up` is how far it has risen, `down` how far it lies on the book."""

    def __init__(self, table: BookTable) -> None:
        self.table = table
        self.curse: str | None = None
        self.up = 0.0
        self.down = 0.0
        self._tween: Tween | None = None
        self._home = Box(0, 0, 1, 1)
        self._ahead: list[tuple[str, bool]] = []
        """Pages to be painted, the last first, and whether small on the book or large to be read."""

    @property
    def dark(self) -> bool:
        """The world is dark around a page that is being read, or its page is still on its way."""
        return self.curse is not None and self.up > 0.0 and (self.down < 1.0 or self.up < 1.0)

    def linger(self, event: Event) -> float:
        """How long the sentence is held up for reading."""
        if event.type != "curse_applied":
            return 0.0
        return float(reading_time(len(self.table.words.curse_text(curse_of(read(event))))))

    def notice(self, event: Event) -> None:
        """An event is being shown: a curse that strikes rises, everything of another kind sends its page back."""
        if event.type == "curse_applied" and self.table.director.now is event:
            self._rise(curse_of(read(event)))
        elif self.curse is None:
            return
        elif event.type in WITHIN:
            self.leave()
        elif self.down == 0.0:
            self._lie_down()

    def settle(self, source: str) -> None:
        """The events are played; `source` is what asks now, or ''. Its page lies on the book as long as it asks."""
        curse = self.table.render.model.curse(source) if source else None
        self.prepare()
        if curse is not None and curse.applied:
            if self.curse != source:
                self.clear()
                self.curse, self.up, self.down = source, 1.0, 1.0
            elif self.down == 0.0:
                self._lie_down()
        elif self.curse is not None:
            self.leave()

    def prepare(self) -> None:
        """Ask for the pictures of the curses that the marker comes to next, so that they are there when they strike."""
        model = self.table.render.model
        self._ahead.clear()
        for curse in model.curses:
            if not curse.applied and curse.position[0] == str(ahead(model.marker)):
                self._ahead += [(curse.id, True), (curse.id, False)]
                for small in (False, True):
                    self.table.painter.pictures.get("curses", curse.id, self._art_size(small))

    def _art_size(self, small: bool) -> tuple[int, int]:
        """The picture of a curse on its page: on the book, or larger over it."""
        wide = book_pages(self.table.render.layout)[1].w if small else self._large().w
        return wide, round(wide * 1.4)

    def make_one(self) -> bool:
        """While nothing else moves: paint one page that will be wanted, so that neither its rise nor its way to the
        book begins with a halt. False where there was nothing to paint."""
        if not self._ahead or self.table.app.art.waiting:
            return False
        curse, small = self._ahead[-1]
        pictures = self.table.painter.pictures
        if pictures.get("curses", curse, self._art_size(small)) is None and pictures.coming("curses", curse):
            return False  # it would be drawn without its picture, and then once more
        self._ahead.pop()
        if self.table.render.model.curse(curse) is not None:
            if small:
                self._page(book_pages(self.table.render.layout)[1], SMALL, curse)
            else:
                self._large_page(curse)
        return True

    def clear(self) -> None:
        """Nothing is held up any more."""
        if self._tween is not None:
            self.table.timeline.cancel(self._tween)
        self.curse, self.up, self.down, self._tween = None, 0.0, 0.0, None

    def _rise(self, curse: str) -> None:
        self.clear()
        self.curse, self._home = curse, self.table.render.places.curse(curse)
        if self.table.theme.reduced_motion:
            self._home = self._large()
        motion = MOTIONS["curse_applied"]

        def step(t: float) -> None:
            self.up = t

        self._run(motion.reduced if self.table.theme.reduced_motion else motion.ms, step, motion.ease)

    def _lie_down(self) -> None:
        def step(t: float) -> None:
            self.down = t

        self.up = 1.0
        self._run(TO_PAGE, step, "inOutCubic")

    def leave(self) -> None:
        """Back to its place on the track."""
        if self.curse is None:
            return
        if self.table.app.speed == 0:
            self.clear()
            return
        start = self.up
        self._home = self.table.render.places.curse(self.curse)

        def step(t: float) -> None:
            self.up = start * (1 - t)

        self._run(FROM_PAGE, step, "inCubic", self.clear)

    def _run(self, ms: float, step: Callable[[float], None], ease: str, done: Callable[[], None] | None = None) -> None:
        if self._tween is not None:
            self.table.timeline.cancel(self._tween)
        step(0.0)
        self._tween = self.table.timeline.run(ms, step, ease, 0.0, done)

    # drawing

    def _large(self) -> Box:
        """Where the page is read: over the book, within the window."""
        layout = self.table.render.layout
        grow = min(1.35, layout.text_scale)
        w, h = round(layout.px(400, 268) * grow), round(layout.px(470, 316) * grow)
        room = layout.areas["book"].center
        top = max(layout.areas["ribbon"].bottom, room[1] - h // 2)
        return Box(room[0] - w // 2, top, w, h)

    def _page(self, box: Box, letters: tuple[int, int], curse: str) -> Surface:
        render = self.table.render
        found = render.model.curse(curse)
        price = found.price if found is not None else ()
        return render.painter.curse_page(curse, (box.w, box.h), render.layout.text(*letters), price)

    def _large_page(self, curse: str) -> Surface:
        return self._page(self._large(), LETTERS, curse)

    def paint(self, canvas: Canvas) -> None:
        """The page and the effects of the moment: it is read above them, and lies below what happens then."""
        if self.down > 0:
            self._paint(canvas)
        for effect in tuple(self.table.director.effects):
            self.table.director.paint(effect, canvas)
        if self.down == 0:
            self._paint(canvas)

    def _paint(self, canvas: Canvas) -> None:
        """The page where it is now; while it is read the world is dark around it, the command panel aside."""
        if self.curse is None or self.up <= 0.0:
            return
        render = self.table.render
        large = self._large()
        if self.down < 1.0:
            controls = tuple(map(Rect, render.layout.controls))
            canvas.dim(DIM * self.up * (1 - self.down), controls)
        right = book_pages(render.layout)[1]
        still = self.table.theme.reduced_motion
        if self.down >= 1.0 and self.up >= 1.0:
            _shade(canvas, right)
            canvas.blit(self._page(right, SMALL, self.curse), right[:2])
            return
        lies, leaves = self.down > 0, self.down > 0 and self.up < 1.0
        start, goal, t = (large, right, self.down) if lies and not leaves else (self._home, large, self.up)
        if leaves:
            goal = right
        # The picture that lay there is what shrinks: nothing is set anew on its way.
        page = self._page(right, SMALL, self.curse) if lies and (leaves or still) else self._large_page(self.curse)
        if still:
            canvas.blit(page, (goal.x, goal.y), alpha=round(255 * t))
            return
        x, y = (start.center[0] + (goal.center[0] - start.center[0]) * t,
                start.center[1] + (goal.center[1] - start.center[1]) * t)  # fmt: skip
        w, h = start.w + (goal.w - start.w) * t, start.h + (goal.h - start.h) * t
        share = min(w / page.get_width(), h / page.get_height())
        if abs(share - 1) > 0.004:
            page = pygame.transform.smoothscale_by(page, share)
        at = Box(round(x - page.get_width() / 2), round(y - page.get_height() / 2), *page.get_size())
        _shade(canvas, at)
        canvas.blit(page, at[:2], alpha=255 if self.up > 0.4 else round(255 * self.up / 0.4))
        if lies and not leaves and t > TURNS_SMALL:
            small = pygame.transform.smoothscale(self._page(right, SMALL, self.curse), (round(w), round(h)))
            share = (t - TURNS_SMALL) / (1 - TURNS_SMALL)
            canvas.blit(small, (round(x - w / 2), round(y - h / 2)), alpha=round(255 * share))


def _shade(canvas: Canvas, box: Box) -> None:
    """The shadow below the page."""
    shadow = shadow_of((box.w + 16, box.h + 16))
    canvas.blit(shadow, (box.x - 4, box.y + 2))
