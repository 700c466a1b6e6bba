"""Which part of a page is seen: with large letters a page is higher than the window, and the window goes over it.

It begins at the upper edge of a page. It follows the focus once a person has moved that, what is written, the pointer
that rests at an edge above or below, the wheel, Page Up and Page Down, and a press on one of the arrows there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from weakref import WeakKeyDictionary

import pygame
from pygame import Rect, Surface

from scenes.kit.scene import WALKS, Scene
from scenes.kit.theme import GOLD, INK
from scenes.kit.thing import Thing, by_id
from scenes.shell.window import Window

WAYS = (-1, 1)
"""Up and down."""
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
    _page: tuple[int, int] = (0, 0)
    """The screen and the width of the page that were seen last: a column that becomes higher stays where it is."""
    _focus: tuple[str, tuple[int, int, int, int]] | None = None
    _given: str | None = None
    """What had the focus when the page opened, as long as nobody has moved it."""
    _left: WeakKeyDictionary[Scene, int] = field(default_factory=WeakKeyDictionary)
    """Where each page was left: whoever comes back to it goes on there."""
    _drawn: tuple[int, int] = (0, 0)
    """The part that was drawn last."""
    _pointer: tuple[int, int] | None = field(default=None)
    _rested: float = 0.0

    @property
    def on(self) -> bool:
        """Whether the page may be higher than the window."""
        return self.window.enlarged > 1.0

    @property
    def seen(self) -> Rect:
        """The part of the canvas that is seen."""
        return Rect(self.window.view, self.window.base_size)

    def update(self, top: Scene, dt: float) -> bool:
        """Look where the focus is, after `dt` milliseconds; True when another part is seen now."""
        before = self._drawn  # the wheel and the arrows have moved the view before
        if not self.on:
            self.window.view = self._drawn = (0, 0)
            self._page, self._focus = (0, 0), None
            return before != (0, 0)
        page = id(top), self.window.canvas_size[0]
        if page != self._page:
            self._page, self._focus = page, None
            self._given = top.focus.current if top not in self._left else None
            self._to(self._left.get(top, 0))
        self._to(self.window.view[1])  # the page may have become less high
        self._follow(top, top.things())
        self._rest(dt)
        self._left[top] = self.window.view[1]
        self._drawn = self.window.view
        return self.window.view != before

    def reads_on(self, top: Scene, key: int) -> bool:
        """Whether a key has shown more of a text that is read (`Scene.paged`): nobody passes over what they have not
        seen."""
        if not self.on or not top.paged or key not in (*top.choosing, pygame.K_DOWN) or not self._can(1):
            return False
        self.go(1, top)
        top.redraw()
        return True

    def unseen(self, top: Scene, key: int) -> bool:
        """Whether a key means what has the focus, and that is not seen at all: nobody presses what they have not seen.
        What chooses brings it into view, and shows it; what walks begins at what is seen, where nobody has walked."""
        things = top.things()
        thing = by_id(things, top.focus.current or "")
        if not self.on or thing is None or top.takes_letters or self.seen.colliderect(thing.rect):
            return False
        seen = self._first_seen(top)
        if key in WALKS and seen is not None:
            top.focus.set(seen)
        elif key in top.choosing or (key in WALKS and seen is None):
            self._given, top.focus.visible = None, True
            self.bring(thing.rect, top.foot)
        else:
            return False
        top.redraw()
        return True

    def _first_seen(self, top: Scene) -> str | None:
        """The first thing that can be used and is wholly seen."""
        return next((one.id for one in top.things() if self.seen.contains(one.rect) and top.usable(one)), None)

    def _carry(self, top: Scene) -> None:
        """Who pages by keys goes on from what is seen: the focus comes along."""
        things = top.things()
        here, seen = by_id(things, top.focus.current or ""), self._first_seen(top)
        if here is None or seen is None:
            return
        if self.seen.contains(here.rect):
            top.focus.visible = True
            return
        top.focus.set(seen)
        rect = next(one.rect for one in things if one.id == seen)
        self._given, self._focus = None, (seen, (rect.x, rect.y, rect.w, rect.h))
        top.redraw()

    def bring(self, rect: Rect, foot: int = 0) -> None:
        """See a part of the canvas, with as little movement as needed; of a higher part its upper edge. `foot`: so many
        pixels at the lower edge show something else."""
        if self.on:
            seen = self.seen
            self._to(_nearest(seen.y, seen.h - foot, rect.y - MARGIN, rect.h + 2 * MARGIN))

    def keep(self, top: Scene, name: str, y: int) -> None:
        """The page was laid out anew: a thing of it stays so many pixels below the upper edge of what is seen."""
        thing = by_id(top.things(), name)
        if thing is None or not self.on:
            return
        self._page = id(top), self.window.canvas_size[0]
        self._focus = thing.id, (thing.rect.x, thing.rect.y, thing.rect.w, thing.rect.h)
        self._to(thing.rect.centery - y)
        self._left[top] = self.window.view[1]

    @property
    def pointer(self) -> tuple[int, int] | None:
        """Where the pointer is in the window; None while keys are used, and where it has not moved yet."""
        return self._pointer

    def pointed(self, pos: tuple[int, int] | None) -> None:
        """Where the pointer is in the window; None when keys are used."""
        if pos != self._pointer:
            self._pointer, self._rested = pos, 0.0

    def pressed(self, pos: tuple[int, int], top: Scene) -> bool:
        """A press in the window over a screen: True when it was one of the arrows, which has been followed."""
        for way, rect in self.arrows():
            if rect.collidepoint(pos):
                self.go(way, top)
                return True
        return False

    def hear(self, event: pygame.event.Event, top: Scene) -> None:
        """What no screen has used: the wheel, Page Up and Page Down."""
        if event.type == pygame.MOUSEWHEEL:
            self._to(self.seen.y - event.y * self.seen.h // 8)
        elif event.type == pygame.KEYDOWN and event.key in READS:
            self.go(READS[event.key], top)
            self._carry(top)

    def go(self, way: int, top: Scene) -> None:
        """The next part upwards (-1) or downwards (1): no further than to the next thing that was not wholly seen."""
        seen = self.seen
        seen.h -= top.foot
        goal = seen.y + round(way * self.seen.h * STEP)
        rects = [thing.rect for thing in top.things() if thing.rect.h + 2 * MARGIN < seen.h]
        if way > 0:
            ahead = [rect.y - MARGIN for rect in rects if rect.bottom > seen.bottom and rect.y - MARGIN > seen.y]
            goal = min([goal, *ahead])
        else:
            ahead = [rect.bottom + MARGIN - seen.h for rect in rects if rect.y < seen.y]
            goal = max([goal, *(y for y in ahead if y < seen.y)])
        self._to(goal)

    def arrows(self) -> list[tuple[int, Rect]]:
        """The arrows at the edges beyond which the page goes on, in window pixels."""
        if not self.on:
            return []
        window = Rect((0, 0), self.window.size)
        found = []
        for way in WAYS:
            if self._can(way):
                rect = Rect(0, 0, ARROW, ARROW)
                rect.center = window.w - ARROW // 2, window.centery + way * (window.h - ARROW) // 2
                found.append((way, rect))
        return found

    def paint(self, surface: Surface) -> None:
        """Draw the arrows on the window."""
        for y, rect in self.arrows():
            pygame.draw.circle(surface, INK, rect.center, ARROW // 2 - 2)
            pygame.draw.circle(surface, GOLD[1], rect.center, ARROW // 2 - 2, 2)
            cx, cy, r = *rect.center, ARROW // 5
            feet = [(cx + side * r, cy - y * r // 2) for side in (-1, 1)]
            pygame.draw.polygon(surface, GOLD[0], [(cx, cy + y * r), *feet])

    def _follow(self, top: Scene, things: Sequence[Thing]) -> None:
        """See what has the focus, when that is another thing or has moved."""
        thing = by_id(list(things), top.focus.current or "")
        if thing is None or not (top.focus.visible or top.takes_letters):
            return
        if thing.id == self._given and not top.takes_letters:
            return
        self._given = None
        focus = thing.id, (thing.rect.x, thing.rect.y, thing.rect.w, thing.rect.h)
        if focus != self._focus:
            self._focus = focus
            if thing.rect.y < self.seen.bottom - top.foot or not self.seen.contains(thing.rect):
                self.bring(thing.rect, top.foot)

    @property
    def _pushed(self) -> int:
        """Which way the pointer at an edge moves the view, 0 for none; on an arrow, which is pressed, it rests."""
        if self._pointer is None or any(rect.collidepoint(self._pointer) for _, rect in self.arrows()):
            return 0
        y, h = self._pointer[1], self.window.size[1]
        return (y >= h - BAND) - (y < BAND)

    def _rest(self, dt: float) -> None:
        """A pointer that rests at an edge moves the view."""
        if self._pushed == 0:
            return
        self._rested += dt
        if self._rested >= RESTS:
            seen = self.seen
            self._to(seen.y + round(self._pushed * seen.w * PACE * dt))

    @property
    def moving(self) -> bool:
        """Whether the view goes on by itself."""
        return self.on and self._can(self._pushed)

    def _can(self, way: int) -> bool:
        seen = self.seen
        return way < 0 < seen.y or (way > 0 and seen.bottom < self.window.canvas_size[1])

    def _to(self, y: int) -> None:
        self.window.view = 0, max(0, min(y, self.window.canvas_size[1] - self.window.base_size[1]))


def _nearest(at: int, room: int, start: int, length: int) -> int:
    """Where a window of `room` pixels must begin to hold `length` pixels from `start`, as near as can be to `at`."""
    if length >= room or start < at:
        return start
    return max(at, start + length - room)
