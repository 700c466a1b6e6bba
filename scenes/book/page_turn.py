"""A page of a book that goes over: it bends as paper does, and on the table it has weight."""

from __future__ import annotations

import math
from dataclasses import dataclass

from pygame import Rect, Surface

from scenes.kit.canvas import Canvas

LEAF_LIFTS, LEAF_LANDS = 0.2, 0.68
"""When a page that is turned with weight has been lifted, and when it comes down, as shares of its time."""
STRIPS = 32
"""In how many strips a sheet is bent."""


@dataclass(slots=True)
class PageTurn:
    """The right page goes over to the left. `under_left` and `under_right` lie below; `front` and `back` are its sides.

    All four are pictures of one page, of equal size; `left` and `right` are where the pages lie.
    """

    under_left: Surface
    under_right: Surface
    front: Surface
    back: Surface
    left: Rect
    right: Rect
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Draw the book in the middle of turning."""
        canvas.blit(self.under_left, self.left.topleft)
        canvas.blit(self.under_right, self.right.topleft)
        self._shadow(canvas)
        canvas.strips(*self._sheet())

    def _shadow(self, canvas: Canvas) -> None:
        spread = math.sin(math.pi * self.t)
        for box, share in ((self.right, 1 - self.t), (self.left, self.t)):
            canvas.dim(0.43 * spread * share, area=box)

    def _sheet(self) -> tuple[Surface, list[tuple[Rect, Rect, int]]]:
        """Source strips with the places they bend to; the sheet curls more at its free edge."""
        w, h = self.front.get_size()
        spine = (self.left.right + self.right.x) / 2
        angle = math.pi * self.t
        curl = 0.9 * math.sin(math.pi * self.t)
        turned = self.t > 0.5
        picture = self.back if turned else self.front
        quads: list[tuple[Rect, Rect, int]] = []
        x, z, step = 0.0, 0.0, w / STRIPS
        for i in range(STRIPS):
            share = (i + 0.5) / STRIPS
            bend = angle + curl * (0.5 - share) * (1 if not turned else -1)
            x2, z2 = x + math.cos(bend) * step, z + math.sin(bend) * step
            left, right = spine + min(x, x2), spine + max(x, x2)
            near = 1 + 0.00042 * max(0.0, (z + z2) / 2)
            tall = round(h * near)
            source_x = round(w - (i + 1) * step) if turned else round(i * step)
            source = Rect(max(0, source_x), 0, min(math.ceil(step), w - max(0, source_x)), h)
            place = Rect(
                math.floor(left), self.right.y - (tall - h) // 2, max(1, math.ceil(right) - math.floor(left)), tall
            )
            shade = round(110 * abs(math.sin(bend)) * (0.65 if turned else 0.5))
            quads.append((source, place, shade))
            x, z = x2, z2
        return picture, quads


LIFTED, SPRUNG = 0.13, 0.075
"""How far the edge of a page is lifted before it goes over, and how far it springs up again where it came down, as
shares of its way."""


def leaf(share: float) -> float:
    """How far a page has gone over (0 to 1) after a share of its time: its edge is lifted and hangs for a moment, it
    goes over faster and faster, slaps down, springs up a little, and lies."""
    if share < LEAF_LIFTS:
        return LIFTED * math.sin(math.pi / 2 * share / LEAF_LIFTS)
    if share < LEAF_LANDS:
        return LIFTED + (1 - LIFTED) * math.pow((share - LEAF_LIFTS) / (LEAF_LANDS - LEAF_LIFTS), 1.7)
    rest = (share - LEAF_LANDS) / (1 - LEAF_LANDS)
    return 1 - SPRUNG * abs(math.sin(2 * math.pi * rest)) * (1 - rest) * (1 - rest)


@dataclass(slots=True)
class HeavyLeaf:
    """A page of the table's book that is turned with weight. `t` is the share of its time, 0 to 1."""

    turning: PageTurn
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Draw the book with the page as far as it has gone over."""
        self.turning.t = leaf(self.t)
        self.turning.paint(canvas)
