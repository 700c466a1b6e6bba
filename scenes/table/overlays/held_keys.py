"""A key that toggles when it is tapped, and works only while it is down when it is held."""

from __future__ import annotations

from collections.abc import Callable

HELD = 300.0
"""Milliseconds after which a key counts as held, not tapped."""


class HeldKeys:
    """What the key that went down last has begun, and how long it is down."""

    def __init__(self) -> None:
        self.pressed = 0
        """The key that went down last."""
        self._key = 0
        self._ms = 0.0
        self._end: Callable[[], object] = lambda: None

    def start(self, end: Callable[[], object]) -> None:
        """The key just pressed began something that `end` ends, should it be held."""
        self._key, self._ms, self._end = self.pressed, 0.0, end

    def update(self, dt: float) -> None:
        """Time passes."""
        self._ms += dt

    def release(self, key: int) -> None:
        """A key went up."""
        if key == self._key and self._key:
            self._key = 0
            if self._ms >= HELD:
                self._end()
