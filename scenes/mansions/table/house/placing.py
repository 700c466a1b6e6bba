"""Where the names of rooms stand on the plan: the narrowest rooms first, over no door, no feature and no other name."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass

from scenes.kit.geometry import Box
from scenes.mansions.table.house.plan import Opening, Plan

OVER = 0.7
"""By how many units a tag may reach over the walls of its room."""
INSET = 0.16
LEAF = 1.05
"""By how many units the leaf of a door reaches into the room below it."""
SMALLER = 0.92
"""Letters are made smaller by so much, again and again, where a name finds no free place."""
Measure = Callable[[str, int, int], tuple[int, int, tuple[str, ...]]]
"""Width, height and lines of a name in at most so many pixels of width, in letters of so many pixels."""


@dataclass(frozen=True, slots=True)
class Tag:
    """A name and its place; `reaches`: it lies on paper of its own, because it reaches over a wall."""

    room: str
    box: Box
    lines: tuple[str, ...]
    letters: int
    """Pixels of its letters."""
    reaches: bool = False


def place_names(plan: Plan, names: Mapping[str, str], measure: Measure, letters: int, least: int) -> dict[str, Tag]:
    """A tag for every room, the best place that is free, in letters of so many pixels, or of fewer down to the `least`
    where that helps; where no place is free, the least bad one."""
    leaves = [_leaf(plan, one) for one in plan.openings.values() if one.across]
    taken = [one.box for one in plan.openings.values()] + list(plan.features.values())
    found: dict[str, Tag] = {}
    for room in sorted(names, key=lambda one: (plan.bounds[one].w, plan.bounds[one].h, one)):
        sized = (_candidates(plan, room, names[room], measure, size) for size in _sizes(letters, least))
        best = _best(sized, taken, leaves)
        found[room] = best
        taken.append(best.box)
    return found


def _best(sizes: Iterable[Iterable[Tag]], taken: Collection[Box], leaves: Collection[Box]) -> Tag:
    """Of each size the first that covers nothing, else the first that covers a leaf only; where that is none of any
    size, the first of all."""
    first: Tag | None = None
    for tags in sizes:
        free: Tag | None = None
        for tag in tags:
            first = first or tag
            if any(tag.box.overlaps(other) for other in taken):
                continue
            if not tag.reaches and not any(tag.box.overlaps(leaf) for leaf in leaves):
                return tag
            free = free or tag
        if free is not None:
            return free
    assert first is not None
    return first


def _sizes(letters: int, least: int) -> Iterator[int]:
    """As large as they should be, then smaller."""
    while letters > least:
        yield letters
        letters = max(least, round(letters * SMALLER))
    yield letters


def _leaf(plan: Plan, door: Opening) -> Box:
    """Where the leaf of a door in a wall that runs across is drawn: in the room below."""
    return Box(door.box.x, door.box.y, door.box.w, round(LEAF * plan.unit))


def _candidates(plan: Plan, room: str, name: str, measure: Measure, letters: int) -> Iterator[Tag]:
    """In one line, in two, then reaching over a wall; at the head of the room first, then lower."""
    inset, bounds = max(3, round(INSET * plan.unit)), plan.bounds[room]
    tops = sorted(plan.rooms[room], key=lambda box: (box.y, box.x))
    rows = _joined(tops)
    for over in (0, round(OVER * plan.unit)):
        for row in rows:
            room_wide = row.w - 2 * inset + 2 * over
            w, h, lines = measure(name, room_wide, letters)
            if w > room_wide:
                continue
            for x, y in _spots(row, bounds, w, h, inset, over):
                reaches = bool(over) and (x < bounds.x or x + w > bounds.right)
                yield Tag(room, Box(x, y, w, h), lines, letters, reaches)
    w, h, lines = measure(name, bounds.w, letters)
    yield Tag(room, Box(bounds.center[0] - w // 2, bounds.y + inset, w, h), lines, letters, True)


def _joined(boxes: Iterable[Box]) -> list[Box]:
    """Spaces side by side as one row, each row once, the single spaces after them."""
    rows: dict[tuple[int, int], Box] = {}
    for box in boxes:
        row = rows.get((box.y, box.h))
        if row is not None and row.right == box.x:
            rows[box.y, box.h] = Box(row.x, row.y, row.w + box.w, row.h)
        else:
            rows.setdefault((box.y, box.h), box)
    return list(rows.values())


def _spots(row: Box, bounds: Box, w: int, h: int, inset: int, over: int) -> Iterator[tuple[int, int]]:
    xs = [
        row.x + inset - over // 2 * bool(over),
        row.center[0] - w // 2,
        row.right - inset - w + over // 2 * bool(over),
    ]
    if over:
        xs += [row.x + inset - over, row.right - inset - w + over]
    step = max(4, h // 4)
    for y in range(row.y + inset, max(row.y + inset + 1, row.bottom - h - inset), step):
        for x in xs:
            if y + h <= bounds.bottom:
                yield x, y
