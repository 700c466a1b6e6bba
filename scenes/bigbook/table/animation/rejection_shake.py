"""A refused thing shakes its head; where nothing may shake it wears a red edge for a moment."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from scenes.bigbook.table.animation.timings import EDGE, REFUSAL

if TYPE_CHECKING:
    from scenes.bigbook.table.scene import TableScene

SWINGS = 3
WIDE = 6.0
"""Pixels of the widest swing."""


class RejectionShake:
    """Which things shake now, and by how much."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.shakes: dict[str, float] = {}
        self.edged: set[str] = set()

    def begin(self, name: str) -> None:
        """This thing was refused."""
        scene = self.scene
        if scene.theme.reduced_motion or scene.theme.shake <= 0:
            self.edged.add(name)
            scene.timeline.wait(EDGE, lambda: self.edged.discard(name))
        elif scene.app.speed > 0:
            strength = WIDE * scene.theme.shake

            def step(t: float) -> None:
                self.shakes[name] = strength * math.sin(t * SWINGS * math.tau) * (1 - t)

            def end() -> None:
                self.shakes.pop(name, None)

            scene.timeline.run(REFUSAL, step, "linear", 0.0, end)
