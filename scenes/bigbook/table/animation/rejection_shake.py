"""A refused thing shakes its head; where nothing may shake it wears a red edge for a moment."""

from __future__ import annotations

import math

from scenes.bigbook.table.animation.timings import EDGE, REFUSAL
from scenes.bigbook.table.context import TableContext

SWINGS = 3
WIDE = 6.0
"""Pixels of the widest swing."""


class RejectionShake:
    """Which things shake now, and by how much."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self.shakes: dict[str, float] = {}
        self.edged: set[str] = set()

    def begin(self, name: str) -> None:
        """This thing was refused."""
        table = self.table
        if table.theme.reduced_motion or table.theme.shake <= 0:
            self.edged.add(name)
            table.timeline.wait(EDGE, lambda: self.edged.discard(name))
        elif table.app.speed > 0:
            strength = WIDE * table.theme.shake

            def step(t: float) -> None:
                self.shakes[name] = strength * math.sin(t * SWINGS * math.tau) * (1 - t)

            def end() -> None:
                self.shakes.pop(name, None)

            table.timeline.run(REFUSAL, step, "linear", 0.0, end)
