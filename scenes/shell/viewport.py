"""Which part of a page is seen: with large letters a page is larger than the window, and the window goes over it.

It follows the focus, what is written, the pointer that rests at an edge, the wheel, Page Up and Page Down (which walk
in reading order, so that one key reads everything), and a press on one of the arrows at its edges.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from scenes.kit.scene import Scene
from scenes.kit.theme import GOLD, INK
from scenes.kit.thing import Thing, by_id
from scenes.shell.window import Window

Way = tuple[int, int]
WAYS: tuple[Way, ...] = ((-1, 0), (1, 0), (0, -1), (0, 1))
READS = {pygame.K_PAGEUP: -1, pygame.K_PAGEDOWN: 1}
MARGIN = 40
"""Pixels that stay between the focus and the edge of the window where there is room."""
STEP = 0.8
"""The share of the window that one press of an arrow or a key goes."""
BAND = 26
"""Pixels at the edge of the window where a resting pointer moves the view."""
RESTS = 250.0
"""Milliseconds after which it does."""
PACE = 0.0011
"""The share of the window that the view moves in a millisecond then."""
ARROW = 44
"""Pixels of an arrow each way: a finger hits it."""


@dataclass(slots=True)
class Viewport:
    """The view of one window. `window.view` is the canvas pixel in its upper left corner."""

    window: Window
    _page: tuple[int, tuple[int, int]] = (0, (0, 0))
    """The screen and the size of the page that were seen last."""
    _focus: tuple[str, tuple[int, int, int, int]] | None = None
    _pointer: tuple[int, int] | None = field(default=None)
    _rested: float = 0.0

    @property
    def on(self) -> bool:
        """Whether the page is larger than the window."""
        return self.window.enlarged > 1.0

    @property
    def seen(self) -> Rect:
        """The part of the canvas that is seen."""
        return Rect(self.window.view, self.window.base_size)

    def update(self, top: Scene, dt: float) -> bool:
        """Look where the focus is, after `dt` milliseconds; True when another part is seen now."""
        before = self.window.view
        if not self.on:
            self.window.view = (0, 0)
            self._page, self._focus = (0, (0, 0)), None
            return before != (0, 0)
        things = top.things()
        page = id(top), self.window.canvas_size
        if page != self._page:
            self._page, self._focus = page, None
            self._begin(things)
        self._follow(top, things)
        self._rest(dt)
        return self.window.view != before

    def bring(self, rect: Rect) -> None:
        """See a part of the canvas, with as little movement as needed; of a larger part its upper left corner."""
        if not self.on:
            return
        seen = self.seen
        wanted = rect.inflate(2 * MARGIN, 2 * MARGIN)
        self._to(_nearest(seen.x, seen.w, wanted.x, wanted.w), _nearest(seen.y, seen.h, wanted.y, wanted.h))

    def pointed(self, pos: tuple[int, int] | None) -> None:
        """Where the pointer is in the window; None when keys are used."""
        if pos != self._pointer:
            self._pointer, self._rested = pos, 0.0

    def pressed(self, pos: tuple[int, int]) -> bool:
        """A press in the window: True when it was one of the arrows, which has been followed."""
        for way, rect in self.arrows():
            if rect.collidepoint(pos):
                self.go(way)
                return True
        return False

    def hear(self, event: pygame.event.Event) -> None:
        """What no screen has used: the wheel (with Shift sideways), Page Up and Page Down."""
        if event.type == pygame.MOUSEWHEEL:
            by, sideways = event.y, bool(pygame.key.get_mods() & pygame.KMOD_SHIFT)
            seen = self.seen
            dx, dy = (by, 0) if sideways else (-event.x, by)
            self._to(seen.x - dx * seen.h // 8, seen.y - dy * seen.h // 8)
        elif event.type == pygame.KEYDOWN and event.key in READS:
            self.read_on(READS[event.key])

    def go(self, way: Way) -> None:
        """The next part that way."""
        seen = self.seen
        self._to(seen.x + round(way[0] * seen.w * STEP), seen.y + round(way[1] * seen.h * STEP))

    def read_on(self, by: int) -> None:
        """The next (1) or the last part (-1) in reading order: along the line, then the line below."""
        if self._can((by, 0)):
            self.go((by, 0))
        elif self._can((0, by)):
            self.go((0, by))
            self._to(0 if by > 0 else self.window.canvas_size[0], self.window.view[1])

    def arrows(self) -> list[tuple[Way, Rect]]:
        """The arrows at the edges beyond which the page goes on, in window pixels."""
        if not self.on:
            return []
        window = Rect((0, 0), self.window.size)
        found = []
        for way in WAYS:
            if self._can(way):
                rect = Rect(0, 0, ARROW, ARROW)
                rect.center = (
                    window.centerx + way[0] * (window.w - ARROW) // 2,
                    window.centery + way[1] * (window.h - ARROW) // 2,
                )
                found.append((way, rect))
        return found

    def paint(self, surface: Surface) -> None:
        """Draw the arrows on the window."""
        for (x, y), rect in self.arrows():
            pygame.draw.circle(surface, INK, rect.center, ARROW // 2 - 2)
            pygame.draw.circle(surface, GOLD[1], rect.center, ARROW // 2 - 2, 2)
            cx, cy, r = *rect.center, ARROW // 5
            tip = (cx + x * r, cy + y * r)
            feet = [(cx - x * r // 2 + side * y * r, cy - y * r // 2 + side * x * r) for side in (-1, 1)]
            pygame.draw.polygon(surface, GOLD[0], [tip, *feet])

    def _begin(self, things: Sequence[Thing]) -> None:
        """A page is seen for the first time: its middle where all fits, else the corner where reading begins."""
        seen, (w, h) = self.seen, self.window.canvas_size
        whole = things[0].rect.unionall([thing.rect for thing in things]) if things else Rect(0, 0, w, h)
        x = (w - seen.w) // 2 if whole.w <= seen.w - 2 * MARGIN else whole.x - MARGIN
        y = whole.centery - seen.h // 2 if whole.h <= seen.h - 6 * MARGIN else 0
        self._to(x, y)

    def _follow(self, top: Scene, things: Sequence[Thing]) -> None:
        """See what has the focus, when that is another thing or has moved."""
        thing = by_id(list(things), top.focus.current or "")
        if thing is None or not (top.focus.visible or top.takes_letters):
            return
        focus = thing.id, (thing.rect.x, thing.rect.y, thing.rect.w, thing.rect.h)
        if focus != self._focus:
            self._focus = focus
            self.bring(thing.rect)

    def _rest(self, dt: float) -> None:
        """A pointer that rests at an edge moves the view."""
        if self._pointer is None:
            return
        (x, y), (w, h) = self._pointer, self.window.size
        way = (x >= w - BAND) - (x < BAND), (y >= h - BAND) - (y < BAND)
        if way == (0, 0):
            return
        self._rested += dt
        if self._rested >= RESTS:
            seen = self.seen
            self._to(seen.x + round(way[0] * seen.w * PACE * dt), seen.y + round(way[1] * seen.w * PACE * dt))

    @property
    def moving(self) -> bool:
        """Whether the view goes on by itself."""
        if not self.on or self._pointer is None:
            return False
        (x, y), (w, h) = self._pointer, self.window.size
        way = (x >= w - BAND) - (x < BAND), (y >= h - BAND) - (y < BAND)
        return self._can((way[0], 0)) or self._can((0, way[1]))

    def _can(self, way: Way) -> bool:
        seen, (w, h) = self.seen, self.window.canvas_size
        beyond = {(-1, 0): seen.x > 0, (1, 0): seen.right < w, (0, -1): seen.y > 0, (0, 1): seen.bottom < h}
        return beyond.get(way, False)

    def _to(self, x: int, y: int) -> None:
        (w, h), (cw, ch) = self.window.base_size, self.window.canvas_size
        self.window.view = max(0, min(x, cw - w)), max(0, min(y, ch - h))


def _nearest(at: int, room: int, start: int, length: int) -> int:
    """Where a window of `room` pixels must begin to hold `length` pixels from `start`, as near as can be to `at`."""
    if length >= room or start < at:
        return start
    return max(at, start + length - room)
