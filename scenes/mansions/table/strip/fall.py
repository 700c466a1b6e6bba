"""The die falls on the ruler: it waits until the strip has been seen, rolls over the places, and rests on its own."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from scenes.kit.canvas import Canvas
from scenes.kit.tween import EASES
from scenes.mansions.table.strip.strip import Strip

SEEN, LIES = 0.34, 0.8
"""Shares of the time: until then the strip stands alone; from then on the die lies."""
KNOCKS = 3
"""How often it hits the ruler."""
HIGH = 1.2
"""How high it is thrown, in its own heights."""


@dataclass(slots=True)
class Fall:
    """The die of the last roll on its way."""

    strip: Strip
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Where it is now."""
        box = self.strip.die_lands()
        if box is None or self.t < SEEN:
            return
        done = min(1.0, (self.t - SEEN) / (LIES - SEEN))
        run = EASES["outCubic"](done)
        bounce = abs(1 - done) * abs(((done * KNOCKS) % 1.0) * 2 - 1)
        start = Rect(self.strip.track())
        x = start.x + (box.center[0] - start.x) * run
        y = box.center[1] - bounce * HIGH * box.h
        canvas.blit_rot(self.strip.die_image(box.w), (x, y), 540 * (1 - run), 1.0, 255)
