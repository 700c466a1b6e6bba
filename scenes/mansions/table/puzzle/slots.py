"""How the slots of a puzzle lie beside each other, in lengths of one piece; nothing here knows pixels."""

from __future__ import annotations

from dataclasses import dataclass

from game.mansions.catalogue import PuzzleBox
from game.mansions.puzzles.wiring import STEP
from scenes.kit.geometry import Box

GAP = 0.07
"""Between two pieces."""
SOCKET = 0.7
"""How large the ends of a wire are beside a piece."""
ASIDE = 0.25
"""How far the arms of the triangle lie off its middle: its lower signs are at its corners."""
MARGIN = 0.15
"""How much of the height of its picture the bar leaves free above and below."""
BAR = 2 * (1 + GAP - MARGIN)
"""How far down the lower row of the bar lies."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A rectangle in lengths of one piece."""

    x: float
    y: float
    w: float = 1.0
    h: float = 1.0


@dataclass(frozen=True, slots=True)
class Slots:
    """Where everything of a layout lies: the slots in their order, the start piece of a lock, the ends of a wire."""

    slots: tuple[Spot, ...]
    start: Spot | None = None
    ends: tuple[Spot, ...] = ()

    def boxes(self, room: Box, largest: int) -> tuple[int, tuple[Box, ...], Box | None, tuple[Box, ...]]:
        """The side of a piece in pixels, at most `largest`, and everything laid out in the middle of a room."""
        all_ = [*self.slots, *self.ends, *([self.start] if self.start is not None else [])]
        left, top = min(one.x for one in all_), min(one.y for one in all_)
        wide, high = max(one.x + one.w for one in all_) - left, max(one.y + one.h for one in all_) - top
        side = min(largest, int(room.w / (wide + 0.2)), int(room.h / (high + 0.2)))
        x, y = room.x + (room.w - wide * side) / 2 - left * side, room.y + (room.h - high * side) / 2 - top * side

        def box(one: Spot) -> Box:
            return Box(round(x + one.x * side), round(y + one.y * side), round(one.w * side), round(one.h * side))

        return (
            side,
            tuple(map(box, self.slots)),
            box(self.start) if self.start is not None else None,
            tuple(map(box, self.ends)),
        )


def slots_of(box: PuzzleBox, kind: str, layout: str) -> Slots:
    """How a layout lies; KeyError for one that nobody knows."""
    step = 1 + GAP
    if kind == "rune":
        rows, columns = box.runes[layout]
        return Slots(tuple(Spot(x * step, y * step) for y in range(rows) for x in range(columns)))
    if kind == "wiring":
        board = box.wirings[layout]
        cells = tuple(Spot(x * step, y * step) for x, y in board.cells)
        ends = tuple(_socket(cells[cell], side) for cell, side, _ in (board.start, board.end))
        return Slots(cells, ends=ends)
    return _LOCKS[len(box.locks[layout].faces), box.locks[layout].turn]


def _socket(cell: Spot, side: str) -> Spot:
    """An end of the wire at a side of a cell, in its middle."""
    right, down = STEP[side]
    middle, reach = (1 - SOCKET) / 2, (1 + SOCKET) / 2 + GAP
    return Spot(cell.x + middle + right * reach, cell.y + middle + down * reach, SOCKET, SOCKET)


def _at(x: float, y: float) -> Spot:
    return Spot(x * (1 + GAP), y * (1 + GAP))


_LOCKS = {
    (4, 180): Slots(  # a bar, two above, two below, as they go round it
        (_at(0, 0), _at(1, 0), Spot(1 + GAP, BAR), Spot(0, BAR)), Spot(0, 1 + GAP - MARGIN, 2 + GAP, 1)
    ),
    (3, 120): Slots(  # a triangle; arms of two upwards and to the right, of one downwards
        (_at(0, -1), _at(1, ASIDE), _at(-ASIDE, 1), _at(0, -2), _at(2, ASIDE)), Spot(0, 0)
    ),
    (4, 90): Slots(  # a cross, two corners filled
        (_at(0, -1), _at(1, 0), _at(0, 1), _at(-1, 0), _at(1, -1), _at(-1, 1)), Spot(0, 0)
    ),
}
"""By the faces of the start piece and how far it turns."""
