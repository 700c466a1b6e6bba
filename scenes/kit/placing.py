"""Where a bubble lies: near what it speaks of, never on that nor on what must stay free, on little else.

Notes of lessons, lines beside things and the small sheets of things ask here; each says what it must mind.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

NEVER, SELDOM = 1_000_000.0, 4_000.0
"""The price of covering something, in pixels of distance: wholly for what must stay free, by its share for the rest."""
STEP = 14
"""Candidate places lie so many pixels apart on the small drawing."""
MARGIN = 6
"""Pixels that the note keeps from the edge of the window and from what must stay free."""


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What a note has to mind: the window, what it speaks of, what must stay free, what should."""

    window: tuple[int, int]
    target: Rect | None
    free: Sequence[Rect] = ()
    clear: Sequence[Rect] = ()
    home: Rect | None = None
    """Where it lies when it speaks of nothing in particular."""

    @property
    def untouched(self) -> list[Rect]:
        """What it must not lie on."""
        return [*self.free] if self.target is None else [self.target, *self.free]

    def spared(self, spot: Rect) -> bool:
        """Whether a note there keeps off all of that."""
        return spot.inflate(2 * MARGIN, 2 * MARGIN).collidelist(self.untouched) < 0


def place(size: tuple[int, int], around: Surroundings, scale: float) -> Rect:
    """The best place for a note of that size: the nearest to the target that covers nothing that matters."""
    w, h = around.window
    size = min(size[0], w - 2 * MARGIN), min(size[1], h - 2 * MARGIN)
    step = max(4, round(STEP * scale))
    lefts = _steps(MARGIN, w - size[0] - MARGIN, step)
    tops = _steps(MARGIN, h - size[1] - MARGIN, step)
    aim = around.target or around.home
    near = aim or Rect((lefts[0], tops[0]), size)
    across = [(x, max(0, x - near.right, near.left - x - size[0]), x + size[0] // 2) for x in lefts]
    ways: list[tuple[float, int, int]] = []
    for y in tops:
        gap_y, middle_y = max(0, y - near.bottom, near.top - y - size[1]), y + size[1] // 2
        for x, gap_x, middle_x in across:
            ways.append((_way((gap_x, gap_y), (middle_x, middle_y), near.center) if aim else 0.0, y, x))
    free = around.untouched
    clear, best, lowest = [*around.clear], Rect((lefts[0], tops[0]), size), math.inf
    for far, y, x in sorted(ways):
        if far >= lowest:  # what they cover only makes the rest dearer
            break
        spot = Rect((x, y), size)
        price = _covered(spot, free, clear, lowest) + far
        if price < lowest:
            best, lowest = spot, price
    return best


def _steps(first: int, last: int, step: int) -> list[int]:
    """From the first to the last, both included."""
    return [*range(first, max(first, last), step), max(first, last)]


def _covered(spot: Rect, free: list[Rect], clear: list[Rect], lowest: float) -> float:
    """The price of what lies under the note; where it cannot be below the lowest so far, any price that is not."""
    under = spot.inflate(2 * MARGIN, 2 * MARGIN).collidelistall(free)
    price = len(under) * NEVER
    if price >= lowest:
        return price
    for at in under:
        price += _share(spot, free[at]) * NEVER
    if price < lowest:
        for at in spot.collidelistall(clear):
            price += SELDOM * (0.05 + _share(spot, clear[at]))
    return price


def _share(spot: Rect, rect: Rect) -> float:
    """The share of the note that lies on it."""
    both = spot.clip(rect)
    return both.w * both.h / (spot.w * spot.h)


def distance(one: Rect, other: Rect) -> float:
    """Pixels between the nearest edges, and a little for the middles, so that the note does not stand askew."""
    across = max(0, one.left - other.right, other.left - one.right)
    down = max(0, one.top - other.bottom, other.top - one.bottom)
    return _way((across, down), one.center, other.center)


def _way(gap: tuple[int, int], middle: tuple[int, int], other: tuple[int, int]) -> float:
    return math.hypot(*gap) + 0.08 * math.dist(middle, other)


SHAPE = 1.7
"""Lines and small sheets try places so many times farther apart than notes: they come and go."""
OTHER = 8.0
"""The price of each other size, in pixels of distance."""


def keep_off(
    sizes: Sequence[tuple[int, int]], room: Rect, target: Rect | None, spoken_of: Sequence[Rect], home: Rect
) -> tuple[int, Rect] | None:
    """Which of some sizes, by its number, has a place in a room off its `target` and off what else is spoken of, the
    dearest first, and that place: the nearest one, rather in the first sizes; `home` where that is as free. Where not
    all can be kept clear, the last of them are given up. None where not even the target can."""
    corner = room.topleft
    own = target.move(-corner[0], -corner[1]) if target is not None else None
    others = [one.move(-corner[0], -corner[1]) for one in spoken_of]
    near = home.move(-corner[0], -corner[1])
    for count in range(len(others), -1, -1):
        around = Surroundings(room.size, own, others[:count], others[count:], near)
        if near.size == sizes[0] and around.spared(near):
            return 0, home.copy()
        spots = [(number, place(size, around, SHAPE)) for number, size in enumerate(sizes)]
        free = [(number, spot) for number, spot in spots if around.spared(spot) and spot.size == sizes[number]]
        if free:
            number, spot = min(free, key=lambda one: distance(one[1], own or near) + OTHER * one[0])
            return number, spot.move(corner)
    return None


def seen_beside(rects: Sequence[Rect], cover: Rect) -> list[Rect]:
    """What is left of each beside something that lies over them: its largest part, nothing of what is hidden."""
    found = []
    for rect in rects:
        if rect.colliderect(cover):
            parts = [
                Rect(rect.x, rect.y, cover.x - rect.x, rect.h),
                Rect(cover.right, rect.y, rect.right - cover.right, rect.h),
                Rect(rect.x, rect.y, rect.w, cover.y - rect.y),
                Rect(rect.x, cover.bottom, rect.w, rect.bottom - cover.bottom),
            ]
            rect = max(parts, key=lambda part: max(0, part.w) * max(0, part.h))
        if rect.w > 0 and rect.h > 0:
            found.append(rect)
    return found
