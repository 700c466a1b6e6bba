"""The leaf of a book that is read: it goes over to other pages while one reads on."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect, Surface

from scenes.book.page_turn import PageTurn
from scenes.kit.canvas import Canvas

LASTS = 300.0
"""Milliseconds at normal speed; one may go on reading and pressing meanwhile."""


@dataclass(slots=True)
class Leaf:
    """From the pages seen before to those seen now; `by` is 1 forward, -1 back. A single page fades instead."""

    places: tuple[Rect, ...]
    old: list[Surface]
    by: int
    t: float = 0.0
    new: list[Surface] = field(default_factory=list)

    @classmethod
    def lift(cls, base: Surface, places: tuple[Rect, ...], by: int) -> Leaf:
        """Remember the pages as they stand on the still layer."""
        return cls(places, [base.subsurface(place).copy() for place in places], by)

    def paint(self, canvas: Canvas) -> None:
        """Draw this moment of the turning over the new pages, which are on the still layer."""
        if not self.new:
            self.new = [canvas.base.subsurface(place).copy() for place in self.places]
        if len(self.places) == 1:
            canvas.blit(self.old[0], self.places[0].topleft, alpha=round(255 * (1 - self.t)))
            return
        (old_left, old_right), (new_left, new_right) = self.old, self.new
        left, right = self.places
        if self.by > 0:
            PageTurn(old_left, new_right, old_right, new_left, left, right, self.t).paint(canvas)
        else:
            PageTurn(new_left, old_right, new_right, old_left, left, right, 1 - self.t).paint(canvas)
