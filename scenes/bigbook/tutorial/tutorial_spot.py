"""The spotlight of the lessons: what matters in a step stays bright, the rest of the table is gently dimmed."""

from __future__ import annotations

from collections.abc import Sequence

from pygame import Rect

from scenes.kit.canvas import Canvas

DARK = 0.5
"""How much darker the rest becomes: still readable, clearly behind."""
RISE, FALL = 320.0, 160.0
"""Milliseconds in which the light gathers, and in which it opens again."""
RIM = 5


class Spotlight:
    """How far the light has gathered, and what it falls on."""

    def __init__(self) -> None:
        self.strength = 0.0
        self._wanted = False

    @property
    def moving(self) -> bool:
        """Whether it still gathers or opens."""
        return self.strength != float(self._wanted)

    def update(self, dt: float, wanted: bool, still: bool) -> bool:
        """Let time pass; True when it changed. `still`: without a fade."""
        before, self._wanted = self.strength, wanted
        if still:
            self.strength = float(wanted)
        elif wanted:
            self.strength = min(1.0, self.strength + dt / RISE)
        else:
            self.strength = max(0.0, self.strength - dt / FALL)
        return self.strength != before

    def paint(self, canvas: Canvas, lit: Sequence[Rect]) -> None:
        """Dim everything but the lit places."""
        if self.strength > 0:
            canvas.dim(DARK * self.strength, tuple(rect.inflate(2 * RIM, 2 * RIM) for rect in lit))
