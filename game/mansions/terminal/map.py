"""The house as a map of letters: three columns and one row for a unit of the grid, below it the rooms by name.

A house that would be wider so than a common terminal has two columns for a unit.

Walls are drawn in full, the lines between spaces that one may step over are broken. Whoever stands in a space is named
by their id, as in the answers. Everything is drawn from a view: what it does not hold cannot be seen here.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from game.mansions.board.house import House
from game.mansions.view import RoomView, TableView

ACROSS = (3, 2)
"""Columns for a unit: as many as a common terminal has room for."""
NARROW = 80
"""Columns of a common terminal: what is wider falls to pieces there."""
DOOR, SEALED, LOCKED, BARRED, EXIT = "+", "X", "#", "=", ">"
DARK, FIRE, UNSEARCHED = "░", "^", "?"
WALLS = (("─", "│"), ("╌", "┆"))
"""Horizontal and vertical: a wall, and a line that one may step over."""
JOINTS: Mapping[tuple[bool, ...], str] = {
    (True, True, False, False): "│", (False, False, True, True): "─", (False, True, False, True): "┌",
    (False, True, True, False): "┐", (True, False, False, True): "└", (True, False, True, False): "┘",
    (True, True, False, True): "├", (True, True, True, False): "┤", (False, True, True, True): "┬",
    (True, False, True, True): "┴", (True, True, True, True): "┼",
}  # fmt: skip
"""Where walls meet, by the directions that they come from: above, below, left, right."""
JOINT_OF_LINES = "·"


class HouseMap:
    """Draws one house."""

    def __init__(self, house: House) -> None:
        self.house = house
        width, height = house.size
        self.across = next((columns for columns in ACROSS if width * columns < NARROW), ACROSS[-1])
        self.owner = {
            (x, y): space
            for space, (x0, y0, x1, y1) in house.rects.items()
            for x in range(x0, x1)
            for y in range(y0, y1)
        }
        self.open = {frozenset(border) for border in house.borders}
        self.plain = [
            [self._line(column, row) for column in range(width * self.across + 1)] for row in range(height + 1)
        ]

    def rows(self, view: TableView) -> Iterator[str]:
        """The map of a moment."""
        grid = [list(row) for row in self.plain]
        for a, b in self.house.doors:
            row, column = self._opening(a, b)
            grid[row][column] = self._door(view, a, b)
        for room, exit_ in self.house.exits.items():
            row, column = self._way_out(exit_.space)
            barred = BARRED if room in view.barriers.values() else EXIT
            grid[row][column] = SEALED if room in view.sealed_exits else barred
        for space in self.house.rects:
            self._fill(grid, space, view)
        return ("".join(row) for row in grid)

    # -------------------------------------------------------------------------------------------------------- walls

    def _kind(self, a: tuple[int, int], b: tuple[int, int]) -> int | None:
        """What parts two units: a wall (0), a line that is stepped over (1), nothing (None)."""
        one, two = self.owner.get(a), self.owner.get(b)
        if one == two:
            return None
        if one is None or two is None:
            return 0
        area_of = self.house.board.area_of
        return 1 if area_of[one] == area_of[two] or frozenset((one, two)) in self.open else 0

    def _line(self, column: int, row: int) -> str:
        """The sign of a place of the map while nobody is in the house."""
        x, between = divmod(column, self.across)
        if between:
            kind = self._kind((x, row - 1), (x, row))
            return " " if kind is None else WALLS[kind][0]
        around = (
            self._kind((x - 1, row - 1), (x, row - 1)),
            self._kind((x - 1, row), (x, row)),
            self._kind((x - 1, row - 1), (x - 1, row)),
            self._kind((x, row - 1), (x, row)),
        )
        walls = JOINTS.get(tuple(kind == 0 for kind in around))
        if walls is not None:
            return walls
        above, below, left, right = (kind is not None for kind in around)
        if above and below and not left and not right:
            return WALLS[1][1]
        if left and right and not above and not below:
            return WALLS[1][0]
        return JOINT_OF_LINES if above or below or left or right else " "

    def _opening(self, a: str, b: str) -> tuple[int, int]:
        """Row and column of the middle of the wall that two spaces share."""
        ax0, ay0, ax1, ay1 = self.house.rects[a]
        bx0, by0, bx1, by1 = self.house.rects[b]
        if ax1 == bx0 or bx1 == ax0:
            return (max(ay0, by0) + min(ay1, by1)) // 2, self.across * (ax1 if ax1 == bx0 else ax0)
        return ay1 if ay1 == by0 else ay0, self.across * (max(ax0, bx0) + min(ax1, bx1)) // 2

    def _way_out(self, space: str) -> tuple[int, int]:
        """Row and column of a door into the open: in the outer wall of its space."""
        x0, y0, x1, y1 = self.house.rects[space]
        width, height = self.house.size
        if y1 == height or y0 == 0:
            return (height if y1 == height else 0), self.across * (x0 + x1) // 2
        return (y0 + y1) // 2, self.across * (x1 if x1 == width else x0)

    @staticmethod
    def _locked(view: TableView, *rooms: str) -> bool:
        return any(view.rooms[room].lock for room in rooms)

    def _door(self, view: TableView, a: str, b: str) -> str:
        name, area_of = f"{a}-{b}", self.house.board.area_of
        if name in view.sealed:
            return SEALED
        if {name, f"{b}-{a}"} & set(view.barriers.values()):
            return BARRED
        return LOCKED if self._locked(view, area_of[a], area_of[b]) else DOOR

    # ------------------------------------------------------------------------------------------------------- spaces

    def _fill(self, grid: list[list[str]], space: str, view: TableView) -> None:
        x0, y0, x1, y1 = self.house.rects[space]
        room = view.rooms[self.house.board.area_of[space]]
        left, right = self.across * x0 + 1, self.across * x1
        ground = FIRE if room.fire else DARK if room.dark else " "
        texts = _fitted([space, *standing(view, space)], right - left, y1 - y0 - 1)
        for row in range(y0 + 1, y1):
            text = texts[row - y0 - 1] if row - y0 - 1 < len(texts) else ""
            grid[row][left:right] = list(text.ljust(right - left).replace(" ", ground))


def standing(view: TableView, space: str) -> list[str]:
    """The ids of everybody in a space, investigators first."""
    people = [one.seat for one in view.people if one.at == space]
    return [*people, *(one.id for one in view.monsters if one.at == space)]


def _fitted(words: Sequence[str], width: int, height: int) -> list[str]:
    """Words in rows; side by side without a gap where they would not fit otherwise, the rest as an ellipsis."""
    for gap in (" ", ""):
        rows = [""]
        for word in words:
            longer = f"{rows[-1]}{gap}{word}" if rows[-1] else word
            if len(longer) <= width:
                rows[-1] = longer
            else:
                rows.append(word)
        if len(rows) <= height:
            return rows
    return [*rows[: height - 1], f"{rows[height - 1][: width - 1]}…"]


SIGNS = {LOCKED: "locked", UNSEARCHED: "unsearched", DARK: "dark", FIRE: "fire"}
"""The signs of a room's states."""


def is_so(room: RoomView, state: str) -> bool:
    """Whether a room has a state, by its name in SIGNS."""
    if state == "unsearched":
        return room.pile and not room.explored
    return bool(room.lock) if state == "locked" else room.dark if state == "dark" else room.fire


def signs(view: TableView, doors: Sequence[str]) -> Iterator[tuple[str, str]]:
    """The signs on the map now, each with its name below `mansions.terminal.legend`; `doors`: all ids."""
    yield "".join(WALLS[1]), "open"
    yield DOOR, "door"
    yield EXIT, "exit"
    if view.sealed or view.sealed_exits:
        yield SEALED, "sealed"
    if any(at in doors for at in view.barriers.values()):
        yield BARRED, "barrier"
    for sign, name in SIGNS.items():
        if any(is_so(room, name) for room in view.rooms.values()):
            yield sign, name
