"""Line of sight, worked out once per house: figures never block it (MM-LOS.4), so it does not change in a game.

A space has a dot inside each of its corners. Two spaces see each other where the straight line between some dot of the
one and some dot of the other meets no wall; doors stop sight like walls (MM-LOS.2). Everything is counted in tenths of
a unit, and the dots lie one tenth inside, so that no line grazes the end of a wall (A-93).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from itertools import product

Rect = tuple[int, int, int, int]
"""x0, y0, x1, y1."""
Point = tuple[int, int]
TENTHS = 10


def wall_segments(
    rects: Mapping[str, Rect], room_of: Mapping[str, str], borders: Collection[frozenset[str]]
) -> list[Rect]:
    """The walls between rooms, doors included, as segments x0, y0, x1, y1 in units; unit segments in a row are one."""
    owner = {(x, y): space for space, (x0, y0, x1, y1) in rects.items() for x in range(x0, x1) for y in range(y0, y1)}
    upright: set[Point] = set()
    level: set[Point] = set()
    for (x, y), space in owner.items():
        for side, other in ((upright, owner.get((x + 1, y))), (level, owner.get((x, y + 1)))):
            if other and room_of[space] != room_of[other] and frozenset((space, other)) not in borders:
                side.add((x + 1, y) if side is upright else (x, y + 1))
    walls = [(x, y, x, y + length) for x, y, length in _rows(upright, along_y=True)]
    return walls + [(x, y, x + length, y) for x, y, length in _rows(level, along_y=False)]


def _rows(points: set[Point], along_y: bool) -> list[tuple[int, int, int]]:
    """Unit segments that follow one another, as (x, y, length)."""
    rows = []
    for x, y in sorted(points):
        if ((x, y - 1) if along_y else (x - 1, y)) in points:
            continue
        length = 1
        while ((x, y + length) if along_y else (x + length, y)) in points:
            length += 1
        rows.append((x, y, length))
    return rows


def see(
    rects: Mapping[str, Rect], walls: Iterable[Rect], pairs: Iterable[tuple[str, str]]
) -> dict[str, frozenset[str]]:
    """By space: what is seen from it, itself included, mutually (A-92). Only `pairs` are looked at."""
    scaled = [(x0 * TENTHS, y0 * TENTHS, x1 * TENTHS, y1 * TENTHS) for x0, y0, x1, y1 in walls]
    found: dict[str, set[str]] = {space: {space} for space in rects}
    for a, b in pairs:
        if _any_line(rects[a], rects[b], scaled):
            found[a].add(b)
            found[b].add(a)
    return {space: frozenset(seen) for space, seen in found.items()}


def _any_line(a: Rect, b: Rect, walls: Sequence[Rect]) -> bool:
    box = [min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3])]
    x0, y0, x1, y1 = (side * TENTHS for side in box)
    near = [wall for wall in walls if wall[0] <= x1 and wall[2] >= x0 and wall[1] <= y1 and wall[3] >= y0]
    return any(not any(crosses(p, q, wall) for wall in near) for p, q in product(_dots(a), _dots(b)))


def _dots(rect: Rect) -> tuple[Point, ...]:
    left, top, right, bottom = (side * TENTHS for side in rect)
    return (left + 1, top + 1), (right - 1, top + 1), (left + 1, bottom - 1), (right - 1, bottom - 1)


def crosses(p: Point, q: Point, wall: Rect) -> bool:
    """Whether the segment from p to q meets a wall; touching it counts (A-93)."""
    r, s = wall[:2], wall[2:]
    d1, d2, d3, d4 = _side(p, q, r), _side(p, q, s), _side(r, s, p), _side(r, s, q)
    if d1 != d2 and d3 != d4:
        return True
    return any(side == 0 and _within(*ends, point) for side, ends, point in (
        (d1, (p, q), r), (d2, (p, q), s), (d3, (r, s), p), (d4, (r, s), q)))  # fmt: skip


def _side(a: Point, b: Point, c: Point) -> int:
    turn = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
    return (turn > 0) - (turn < 0)


def _within(a: Point, b: Point, c: Point) -> bool:
    """Whether a point on the line through two others lies between them."""
    between_x = min(a[0], b[0]) <= c[0] <= max(a[0], b[0])
    return between_x and min(a[1], b[1]) <= c[1] <= max(a[1], b[1])
