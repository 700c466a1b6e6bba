"""States between two places that are drawn by what they belong to: a card making room, a spell turning, the marker."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from scenes.bigbook.table.geometry import Box


@dataclass(slots=True)
class Slide:
    """A card of the desk that makes room: from where it was shown to its new rest place."""

    uid: int
    start: Box
    t: float = 0.0
    over: Callable[[int], None] = field(default=lambda uid: None)

    def step(self, t: float) -> None:
        """Advance."""
        self.t = t

    def finish(self) -> None:
        """It lies at rest."""
        self.over(self.uid)


@dataclass(slots=True)
class Turn:
    """A spell on its way between upright and sideways, or over onto its face."""

    seat: str
    spell: str
    kind: str
    t: float = 0.0

    def paint(self, canvas: object) -> None:
        """Nothing by itself: the desk asks for the state while it draws the spell."""


@dataclass(slots=True)
class Hop:
    """The invocation marker on its way from space to space."""

    start: int
    end: int
    t: float = 0.0

    def paint(self, canvas: object) -> None:
        """Nothing by itself: the track asks where the marker is."""
