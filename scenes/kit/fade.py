"""The old picture that goes while a new screen is already there."""

from __future__ import annotations

from pygame import Surface

from scenes.kit.canvas import Canvas
from scenes.kit.tween import Timeline


class Fade:
    """`before` lies over the new screen and becomes clear within `ms`."""

    def __init__(self, timeline: Timeline, before: Surface | None, ms: float) -> None:
        self._before = before.copy() if before is not None and timeline.speed > 0 else None
        self._left = 1.0
        if self._before is not None:
            timeline.run(ms, self._step, "linear", 0.0, self._end)

    def _step(self, t: float) -> None:
        self._left = 1.0 - t

    def _end(self) -> None:
        self._before = None

    def paint(self, canvas: Canvas) -> None:
        """Draw what is left of it, last of all."""
        if self._before is None or self._before.get_size() != canvas.size:
            return
        self._before.set_alpha(round(255 * self._left))
        canvas.blit(self._before, (0, 0))
