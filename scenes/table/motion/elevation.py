"""How far things have come up where they lie: under the pointer, chosen, or with a carried card over them.

Only pictures move: what a person hits is always the place of rest. Nothing is to be done while everything has arrived.
"""

from __future__ import annotations

from scenes.kit.tween import EASES
from scenes.table.timing import GHOST, HOVER_IN, HOVER_OUT, ZONE

Key = int | str
"""The identity of a card, or the id of another thing."""
KINDS = {"hover": (HOVER_IN, HOVER_OUT), "ghost": (GHOST, GHOST), "zone": (ZONE, HOVER_OUT)}
"""Milliseconds in which a thing comes up, and goes down again, by why it does."""
Goal = tuple[str, Key]
"""Why a thing comes up, and which."""


class Elevation:
    """Shares from 0 to 1 by kind and key; `aim` says where they go, `update` brings them there."""

    def __init__(self) -> None:
        self._now: dict[Goal, float] = {}
        self._goals: set[Goal] = set()

    def aim(self, goals: set[Goal]) -> None:
        """What shall be up from now on."""
        self._goals = goals

    @property
    def moving(self) -> bool:
        """Something is not yet where it goes."""
        return self._goals != self._now.keys() or any(value < 1.0 for value in self._now.values())

    def update(self, dt: float, *, still: bool) -> bool:
        """Time passes (`still`: jump); True when a frame is needed."""
        if not self.moving:
            return False
        for key in self._goals | self._now.keys():
            come, go = KINDS[key[0]]
            now = self._now.get(key, 0.0)
            now = min(1.0, now + dt / come) if key in self._goals else now - dt / go
            if still:
                now = 1.0 if key in self._goals else 0.0
            if now > 0.0:
                self._now[key] = now
            else:
                self._now.pop(key, None)
        return True

    def of(self, kind: str, key: Key) -> float:
        """How far a thing has come up, eased."""
        value = self._now.get((kind, key), 0.0)
        return EASES["outCubic"](value) if value else 0.0
