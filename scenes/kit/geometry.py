"""Boxes and a few ways to cut and fill them; no pygame, so that layouts are tested without a display."""

from __future__ import annotations

from typing import NamedTuple, Protocol


class Box(NamedTuple):
    """A rectangle in window pixels; pygame accepts it wherever it takes a rectangle."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def center(self) -> tuple[int, int]:
        return self.x + self.w // 2, self.y + self.h // 2

    def contains(self, px: float, py: float) -> bool:
        """Whether the point lies inside (left and top edges included)."""
        return self.x <= px < self.right and self.y <= py < self.bottom

    def holds(self, other: Box) -> bool:
        """Whether the other box lies wholly inside this one."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def overlaps(self, other: Box) -> bool:
        """Whether the two share at least one pixel."""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom

    def clip(self, other: Box) -> Box:
        """The part that lies inside the other, without width or height where none does."""
        x, y = max(self.x, other.x), max(self.y, other.y)
        w, h = min(self.right, other.right) - x, min(self.bottom, other.bottom) - y
        return Box(x, y, max(0, w), max(0, h))

    def inset(self, dx: int, dy: int | None = None) -> Box:
        """The box made smaller on every side."""
        dy = dx if dy is None else dy
        return Box(self.x + dx, self.y + dy, max(0, self.w - 2 * dx), max(0, self.h - 2 * dy))

    def moved(self, dx: int, dy: int) -> Box:
        """The same box somewhere else."""
        return Box(self.x + dx, self.y + dy, self.w, self.h)

    def centered(self, w: int, h: int) -> Box:
        """A box of the given size about the same centre."""
        return Box(self.x + (self.w - w) // 2, self.y + (self.h - h) // 2, w, h)


def row(box: Box, count: int, item_w: int, item_h: int, gap: int, align: float = 0.0) -> tuple[Box, ...]:
    """`count` equal items side by side, top aligned; closer together, then overlapping, when the box is too narrow.

    `align` 0 = left, 0.5 = centred, 1 = right. The last item never leaves the box.
    """
    if count <= 0:
        return ()
    item_w, item_h = min(item_w, box.w), min(item_h, box.h)
    step = float(item_w + gap)
    if count > 1 and item_w + step * (count - 1) > box.w:
        step = (box.w - item_w) / (count - 1)
    total = item_w + step * (count - 1)
    left = box.x + (box.w - total) * align
    return tuple(Box(round(left + i * step), box.y, item_w, item_h) for i in range(count))


def grid(box: Box, columns: int, rows: int, gap: int) -> tuple[Box, ...]:
    """The box cut into equal cells, row by row."""
    w = (box.w - gap * (columns - 1)) / columns
    h = (box.h - gap * (rows - 1)) / rows
    cells = []
    for r in range(rows):
        for c in range(columns):
            x, y = int(box.x + c * (w + gap)), int(box.y + r * (h + gap))
            cells.append(Box(x, y, int(w), int(h)))
    return tuple(cells)


def fit_grid(box: Box, count: int, ratio: float, gap: int, max_w: int) -> tuple[Box, ...]:
    """`count` cells of width : height = `ratio`, as large as the box allows (at most `max_w` wide), row by row."""
    if count <= 0:
        return ()
    best_w, best_columns = 0, 1
    for columns in range(1, count + 1):
        rows = -(-count // columns)
        w = min((box.w - gap * (columns - 1)) / columns, (box.h - gap * (rows - 1)) / rows * ratio, max_w)
        if w > best_w:
            best_w, best_columns = int(w), columns
    w, h = best_w, int(best_w / ratio)
    rows = -(-count // best_columns)
    top = box.y + max(0, (box.h - rows * h - (rows - 1) * gap) // 2)
    cells = []
    for i in range(count):
        r, c = divmod(i, best_columns)
        in_row = min(best_columns, count - r * best_columns)
        left = box.x + (box.w - in_row * w - (in_row - 1) * gap) // 2
        cells.append(Box(left + c * (w + gap), top + r * (h + gap), w, h))
    return tuple(cells)


class Measures(Protocol):
    """How large things are in this window. A game's table has two drawings, a full one and a compact one."""

    def px(self, full: float, compact: float | None = None) -> int:
        """A length in window pixels from its length on the full (and the compact) drawing."""

    def text(self, full: float, compact: float | None = None) -> int:
        """A size of letters in window pixels, the text setting included."""


class TableMeasures(Measures, Protocol):
    """The same for a whole table."""

    @property
    def window(self) -> tuple[int, int]:
        """Width and height of the table in pixels, at least those of the smallest window."""
