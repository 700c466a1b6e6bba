"""Where the note of a lesson lies: near what it speaks of, never over it nor over what is pressed next."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from scenes.bigbook.table.layout import Layout
from scenes.bigbook.tutorial.note import Note, NoteText, note_area

NEVER, SELDOM = 1_000_000.0, 4_000.0
"""The price of covering something, in pixels of distance: wholly for what must stay free, by its share for the rest."""
STEP = 14
"""Candidate places lie so many pixels apart on the small drawing."""
RIM = 6
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


def place_over_log(note: Note, layout: Layout, content: NoteText) -> Rect:
    """Where the coach and challenges speak: over the log, wider where a text needs it; larger letters keep their size,
    and the note lies near the log, the whole desk free, the rest of the table if possible."""
    areas = {name: Rect(box) for name, box in layout.areas.items()}
    if layout.text_scale <= 1.0:
        area = note_area(layout)
        while not note.holds(layout, content, area) and area.w < layout.window[0] // 3:
            area = Rect(area.x - area.w // 10, area.y, area.w + area.w // 10, area.h)
        return area
    size = note.needed(layout, content, areas["spells"].y - areas["ribbon"].bottom - 4 * RIM)
    free = [areas["panel"], areas["ribbon"], areas["magician"].union(areas["hand"])]
    clear = [areas[name] for name in ("supply", "library", "piles", "seats", "track", "book")]
    return place(size, Surroundings(layout.window, None, free, clear, areas["log"]), layout.scale)


def place(size: tuple[int, int], around: Surroundings, scale: float) -> Rect:
    """The best place for a note of that size: the nearest to the target that covers nothing that matters."""
    w, h = around.window
    size = min(size[0], w - 2 * RIM), min(size[1], h - 2 * RIM)
    step = max(4, round(STEP * scale))
    lefts = _steps(RIM, w - size[0] - RIM, step)
    tops = _steps(RIM, h - size[1] - RIM, step)
    best, lowest = Rect((lefts[0], tops[0]), size), math.inf
    for spot in (Rect((x, y), size) for y in tops for x in lefts):
        far = _far(spot, around)
        if far < lowest:  # what it covers only makes it dearer
            price = _covered(spot, around) + far
            if price < lowest:
                best, lowest = spot, price
    return best


def _steps(first: int, last: int, step: int) -> list[int]:
    """From the first to the last, both included."""
    return [*range(first, max(first, last), step), max(first, last)]


def _covered(spot: Rect, around: Surroundings) -> float:
    """The price of what lies under the note."""
    bound = spot.inflate(2 * RIM, 2 * RIM)
    price = 0.0
    for rect in (around.target, *around.free):
        if rect is not None and bound.colliderect(rect):
            price += NEVER + _share(spot, rect) * NEVER
    for rect in around.clear:
        if spot.colliderect(rect):
            price += SELDOM * (0.05 + _share(spot, rect))
    return price


def _far(spot: Rect, around: Surroundings) -> float:
    """The price of the way to what it speaks of."""
    near = around.target or around.home
    return distance(spot, near) if near is not None else 0.0


def _share(spot: Rect, rect: Rect) -> float:
    """The share of the note that lies on it."""
    both = spot.clip(rect)
    return both.w * both.h / (spot.w * spot.h)


def distance(one: Rect, other: Rect) -> float:
    """Pixels between the nearest edges, and a little for the middles, so that the note does not stand askew."""
    gap = math.hypot(
        max(0, one.left - other.right, other.left - one.right), max(0, one.top - other.bottom, other.top - one.bottom)
    )
    return gap + 0.08 * math.dist(one.center, other.center)
