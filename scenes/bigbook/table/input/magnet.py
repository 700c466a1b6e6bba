"""What draws a carried card: a target near it that would take it pulls its picture a little towards its middle."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scenes.bigbook.table.animation.timings import ZONE

if TYPE_CHECKING:
    from scenes.bigbook.table.input.pointer import Pointer

REACH, PULL = 36, 0.3
"""Within so many pixels of a target that takes it a card is drawn towards its middle by this share of the way."""


class Magnet:
    """The pull on the card of one pointer; it changes where the card is drawn, never what it is dropped on."""

    def __init__(self, pointer: Pointer) -> None:
        self.pointer = pointer
        self.pull = 0.0
        """How far the pull has come up, from 0 to 1."""
        self._goal: tuple[float, float] = (0.0, 0.0)
        self._found: tuple[tuple[int, int], tuple[float, float] | None] | None = None

    def begin(self) -> None:
        """A card is picked up: nothing draws it yet."""
        self.pull = 0.0
        self._found = None

    @property
    def settled(self) -> bool:
        """The pull has come up, or gone, as far as it shall."""
        return self.pull == (1.0 if self._target() is not None else 0.0)

    def ease(self, dt: float) -> None:
        """Let the pull come up beside a target and go beside none; `dt` in milliseconds."""
        target = self._target()
        self._goal = target or self._goal
        step = dt / ZONE if target is not None else -dt / ZONE
        self.pull = max(0.0, min(1.0, self.pull + step))

    def draws(self, x: float, y: float) -> tuple[float, float]:
        """Where a card is drawn whose middle the pointer holds at (x, y)."""
        if not self.pull:
            return x, y
        share = PULL * self.pull
        dx, dy = (self._goal[0] - x) * share, (self._goal[1] - y) * share
        far = math.hypot(dx, dy)
        short = min(1.0, REACH / far) if far else 1.0
        return x + dx * short, y + dy * short

    def _target(self) -> tuple[float, float] | None:
        """The middle of the target that draws the card, found once for each place of the pointer."""
        if self._found is None or self._found[0] != self.pointer.pos:
            self._found = self.pointer.pos, self._nearest()
        return self._found[1]

    def _nearest(self) -> tuple[float, float] | None:
        pointer, scene = self.pointer, self.pointer.scene
        if not pointer.dragging or pointer.card is None or scene.acts.choice is not None:
            return None
        if scene.look.layout.areas["hand"].contains(*pointer.pos):
            return None
        lights = scene.glow.lights(scene.hover, pointer)
        found = [
            thing.rect.center
            for thing in scene.things()
            if thing.id in lights.lit
            and thing.id != pointer.name
            and thing.rect.inflate(2 * REACH, 2 * REACH).collidepoint(pointer.pos)
        ]
        return min(found, key=lambda at: math.dist(at, pointer.pos)) if found else None
