"""The house of the story as a plan: rooms, spaces, tiles, doors, in units of 100 to a square of the map."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import yaml

from tools.art.inkwell.shape import Sh

FILE = Path(__file__).resolve().parents[3] / "game" / "mansions" / "stories" / "glass_tide.yaml"
UNIT = 100
Box = tuple[int, int, int, int]
"""Left, top, right, bottom in squares."""
Run = tuple[float, float, float]
"""A stretch of wall: from, to, and where it lies across."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A door: `h` in a wall from west to east or `v`, its middle, its two spaces, whether it is sealed at first."""

    way: str
    x: float
    y: float
    spaces: tuple[str, str]
    sealed: bool


@dataclass(frozen=True, slots=True)
class Plan:
    """Everything of the house that is drawn."""

    spaces: Mapping[str, Mapping[str, Box]]
    """By room, and in it by space."""
    tiles: Mapping[str, tuple[Box, tuple[str, ...]]]
    doors: tuple[Opening, ...]
    open: tuple[tuple[int, int, int], ...]
    """Stretches of wall that are no wall: from, to, y."""
    exits: tuple[str, ...]
    grid: Mapping[tuple[int, int], str]
    """The room of each square."""

    def room_of(self, space: str) -> str:
        """The room that a space lies in."""
        return next(room for room, spaces in self.spaces.items() if space in spaces)

    def box_of(self, space: str) -> Box:
        """Where a space lies."""
        return self.spaces[self.room_of(space)][space]

    def area(self, room: str) -> Sh:
        """The floor of a room."""
        boxes = self.spaces[room].values()
        return Sh.union(Sh.rect(a * UNIT, b * UNIT, (c - a) * UNIT, (e - b) * UNIT) for a, b, c, e in boxes)

    def within(self, room: str) -> tuple[Sh, tuple[int, int]]:
        """The floor of a room with its upper left corner at 0,0, and how large that is."""
        area = self.area(room)
        x0, y0, x1, y1 = area.bounds
        return (area.move(-x0, -y0), (round(x1 - x0), round(y1 - y0)))

    def across(self, room: str, dy: int) -> list[Run]:
        """Walls along the north (-1) or south (1) of a room: from x, to x, y."""
        found: list[Run] = []
        for y in range(20):
            row = [self.grid.get((x, y)) == room and self.grid.get((x, y + dy)) != room for x in range(21)]
            found += [(a, b, (y if dy < 0 else y + 1) * UNIT) for a, b in self._pierced(row, (y + (dy > 0)) * UNIT)]
        return found

    def _pierced(self, row: list[bool], y: int) -> list[tuple[int, int]]:
        spans = [(a * UNIT, b * UNIT) for a, b in _stretches(row)]
        for start, end, at in self.open:
            if at == y:
                spans = [p for a, b in spans for p in ((a, min(b, start)), (max(a, end), b)) if p[1] - p[0] > 1]
        return spans

    def along(self, room: str, dx: int) -> list[Run]:
        """Walls along the west (-1) or east (1) of a room: from y, to y, x."""
        found: list[Run] = []
        for x in range(20):
            column = [self.grid.get((x, y)) == room and self.grid.get((x + dx, y)) != room for y in range(21)]
            found += [(a * UNIT, b * UNIT, (x + (dx > 0)) * UNIT) for a, b in _stretches(column)]
        return found


def _stretches(row: list[bool]) -> list[tuple[int, int]]:
    starts = [i for i, is_wall in enumerate(row) if is_wall and not (i and row[i - 1])]
    ends = [i + 1 for i, is_wall in enumerate(row) if is_wall and not (i + 1 < len(row) and row[i + 1])]
    return list(zip(starts, ends, strict=True))


def _opening(spaces: Mapping[str, Box], pair: tuple[str, str], sealed: bool) -> Opening:
    (x0, y0, x1, y1), (u0, v0, u1, v1) = (spaces[one] for one in pair)
    if y1 == v0 or v1 == y0:
        middle = (max(x0, u0) + min(x1, u1)) * UNIT / 2
        return Opening("h", middle, (y1 if y1 == v0 else y0) * UNIT, pair, sealed)
    middle = (max(y0, v0) + min(y1, v1)) * UNIT / 2 + 20
    return Opening("v", (x1 if x1 == u0 else x0) * UNIT, middle, pair, sealed)


@cache
def plan() -> Plan:
    """The house, read once from the story."""
    data = yaml.safe_load(FILE.read_text("utf-8"))["map"]
    rooms = {room: {name: tuple(box) for name, box in one["spaces"].items()} for room, one in data["rooms"].items()}
    spaces = {name: box for one in rooms.values() for name, box in one.items()}
    sealed = {frozenset(pair) for pair in data["sealed"]}
    pairs = [(str(a), str(b)) for a, b in data["doors"]]
    opened = []
    for a, b in data["open"]:
        (x0, y0, x1, y1), (u0, v0, u1, _) = spaces[a], spaces[b]
        opened.append((max(x0, u0) * UNIT, min(x1, u1) * UNIT, (y1 if y1 == v0 else y0) * UNIT))
    return Plan(
        rooms,
        {name: (tuple(one["at"]), tuple(one["rooms"])) for name, one in data["tiles"].items()},
        tuple(_opening(spaces, pair, frozenset(pair) in sealed) for pair in pairs),
        tuple(opened),
        tuple(data["exits"]),
        {
            (x, y): room
            for room, one in rooms.items()
            for a, b, c, e in one.values()
            for x in range(a, c)
            for y in range(b, e)
        },
    )
