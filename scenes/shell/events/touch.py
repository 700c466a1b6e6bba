"""Fingers: a long press reads, a near miss hits, and nothing is pointed at when no finger is there.

SDL tells of a finger as of a mouse with `touch` set; what comes out here is what a mouse would have done.
"""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect

from scenes.kit.thing import READ_ONLY, Thing, thing_at

FINGER = 44
"""Pixels at 100 dots to the inch that a target takes at least, however small it is drawn."""
STRAY = 14
"""Pixels that a finger may stray and still press in one place."""
AWAY = (-1000, -1000)
"""Where the pointer is when no finger is there."""

Event = pygame.event.Event


def nearest(things: list[Thing], pos: tuple[int, int], size: int = FINGER) -> tuple[int, int]:
    """The place a finger meant: where it is, or inside the nearest small thing that it has nearly hit."""
    under = thing_at(things, pos)
    if under is not None and under.role not in READ_ONLY:
        return pos
    best, least = pos, float("inf")
    for thing in things:
        if thing.role in READ_ONLY:
            continue
        rect = Rect(thing.rect)
        wide = rect.inflate(max(0, size - rect.w), max(0, size - rect.h))
        if not wide.collidepoint(pos):
            continue
        inside = (min(max(pos[0], rect.x), rect.right - 1), min(max(pos[1], rect.y), rect.bottom - 1))
        far = (inside[0] - pos[0]) ** 2 + (inside[1] - pos[1]) ** 2
        if far < least and thing_at(things, inside) is thing:
            best, least = inside, far
    return best


@dataclass(slots=True)
class Finger:
    """One finger on the screen. `hold`: milliseconds after which its press reads instead of pressing."""

    hold: float = 420.0
    used: bool = False
    """The last press was a finger's."""
    _down: tuple[int, int] | None = None
    _rested: float = 0.0
    _read: bool = False

    @property
    def waits(self) -> bool:
        """Whether frames are needed: a finger rests."""
        return self._down is not None and not self._read

    def hear(self, event: Event) -> list[Event]:
        """What a mouse event (its place in the scene's pixels) means; the event itself where it is no finger's."""
        if event.type not in (pygame.MOUSEBUTTONDOWN, pygame.MOUSEBUTTONUP, pygame.MOUSEMOTION):
            return [event]
        finger = bool(getattr(event, "touch", False))
        if event.type == pygame.MOUSEBUTTONDOWN:
            self.used = finger
        if not finger:
            return [event]
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._down, self._rested, self._read = event.pos, 0.0, False
        elif event.type == pygame.MOUSEMOTION and self._down is not None:
            far = max(abs(event.pos[0] - self._down[0]), abs(event.pos[1] - self._down[1]))
            if far > STRAY:
                self._down = None if not self._read else self._down
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            read, self._down, self._read = self._read, None, False
            gone = Event(pygame.MOUSEMOTION, pos=AWAY, rel=(0, 0), buttons=(0, 0, 0), touch=True)
            return [gone] if read else [event, gone]
        return [event] if not self._read else []

    def tick(self, dt: float) -> list[Event]:
        """Time passes, in milliseconds: a finger that has rested long enough reads what it is on."""
        if not self.waits or self._down is None:
            return []
        self._rested += dt
        if self._rested < self.hold:
            return []
        self._read = True
        off = Event(pygame.MOUSEBUTTONUP, pos=AWAY, button=1, touch=True)  # what was pressed is let go beside it
        at = {"pos": self._down, "button": 3, "touch": True}
        return [off, Event(pygame.MOUSEBUTTONDOWN, at), Event(pygame.MOUSEBUTTONUP, at)]
