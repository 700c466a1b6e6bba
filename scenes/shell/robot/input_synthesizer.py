"""The robot's hands: acts of a person as queues of pygame events, one event per frame."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

import pygame

from scenes.kit.thing import Thing, thing_at
from scenes.shell.app import App
from scenes.shell.robot.ways import Press

DRAG_STEPS = 5
_SHARES = (
    (0.5, 0.5),
    (0.2, 0.5),
    (0.5, 0.2),
    (0.8, 0.5),
    (0.5, 0.8),
    (0.12, 0.15),
    (0.06, 0.5),
    (0.94, 0.5),
    (0.5, 0.94),
)
Pos = tuple[int, int]


def open_point(things: Sequence[Thing], thing: Thing) -> Pos | None:
    """A canvas point where a press reaches this thing and no other, or None when it is covered."""
    for sx, sy in _SHARES:
        point = round(thing.rect.x + thing.rect.w * sx), round(thing.rect.y + thing.rect.h * sy)
        found = thing_at(list(things), point)
        if found is not None and found.id == thing.id:
            return point
    return None


class InputSynthesizer:
    """Posts queued events; `busy` until the last one has been posted."""

    def __init__(self, app: App) -> None:
        self._app = app
        self._queue: deque[pygame.event.Event] = deque()
        self._at: Pos = (0, 0)

    @property
    def busy(self) -> bool:
        """True while events wait to be posted."""
        return bool(self._queue)

    @property
    def next(self) -> pygame.event.Event | None:
        """The event that is posted next."""
        return self._queue[0] if self._queue else None

    def post(self) -> None:
        """Post the next event."""
        pygame.event.post(self._queue.popleft())

    def _window(self, point: Pos) -> Pos:
        scale, (ox, oy) = self._app.window.scale, self._app.window.origin
        return round(point[0] * scale) + ox, round(point[1] * scale) + oy

    def _move(self, point: Pos, held: bool = False) -> None:
        place = self._window(point)
        rel = place[0] - self._at[0], place[1] - self._at[1]
        self._at = place
        buttons = (1 if held else 0, 0, 0)
        self._queue.append(pygame.event.Event(pygame.MOUSEMOTION, pos=place, rel=rel, buttons=buttons, touch=False))

    def _button(self, kind: int) -> None:
        self._queue.append(pygame.event.Event(kind, pos=self._at, button=1, touch=False))

    def click(self, point: Pos) -> None:
        """Point at a canvas position and press there."""
        self._move(point)
        self._button(pygame.MOUSEBUTTONDOWN)
        self._button(pygame.MOUSEBUTTONUP)

    def drag(self, start: Pos, stop: Pos) -> None:
        """Take what lies at `start` and let it go at `stop`."""
        self._move(start)
        self._button(pygame.MOUSEBUTTONDOWN)
        for i in range(1, DRAG_STEPS + 1):
            share = i / DRAG_STEPS
            self._move(
                (round(start[0] + (stop[0] - start[0]) * share), round(start[1] + (stop[1] - start[1]) * share)),
                held=True,
            )
        self._button(pygame.MOUSEBUTTONUP)

    def key(self, key: int, mod: int = 0, text: str = "") -> None:
        """Press and release a key; `text` is what it writes."""
        self._queue.append(pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode=text, scancode=0))
        if text:
            self._queue.append(pygame.event.Event(pygame.TEXTINPUT, text=text))
        self._queue.append(pygame.event.Event(pygame.KEYUP, key=key, mod=mod, unicode=text, scancode=0))

    def walk(self, things: Sequence[Thing], focus: str | None, target: Thing, key: int, mod: int = 0) -> bool:
        """Step along a list to a thing and press Enter; False when it is too far to be likely.

        `key` and `mod` step forward (Tab).
        """
        ids = [thing.id for thing in things]
        if focus not in ids or target.id not in ids:
            return False
        steps = (ids.index(target.id) - ids.index(focus)) % len(ids)
        back = len(ids) - steps
        if min(steps, back) > 8:
            return False
        if back < steps:
            mod |= pygame.KMOD_LSHIFT
        for _ in range(min(steps, back)):
            self.key(key, mod)
        self.key(pygame.K_RETURN)
        return True

    def arrows(self, path: Sequence[Press]) -> None:
        """Press arrows one after the other, then Enter."""
        for press in path:
            self.key(press.key, press.mod)
        self.key(pygame.K_RETURN)

    def hit(self, things: Sequence[Thing], thing: Thing) -> bool:
        """Click a thing where it can be reached; False when it is wholly covered."""
        point = open_point(things, thing)
        if point is None:
            return False
        self.click(point)
        return True
