"""The plan of a house as places in pixels: rooms, spaces, doors, exits, features. Any story's map, at any scale.

Places are asked for by the ids of the rules; nothing is drawn here.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property

from game.mansions.board.house import House
from scenes.kit.geometry import Box

DOOR = 1.15
"""How wide a door is, in units of the map."""
SLIM = 0.34
"""How deep one is drawn."""
NARROW = 2
"""Units across of a space in which a name finds no place beside anything else."""
FEATURE = 0.62
"""How large a feature of a space is drawn."""


@dataclass(frozen=True, slots=True)
class Opening:
    """A door, or a way out: in a wall that runs `across` or down, between `space` and `other` ('': the open)."""

    id: str
    box: Box
    across: bool
    space: str
    other: str = ""


@dataclass(frozen=True)
class Plan:
    """A house laid into a box of pixels, with so many for each unit."""

    house: House
    box: Box
    unit: float

    def laid(self, x0: float, y0: float, x1: float, y1: float) -> Box:
        """Units of the map as pixels."""
        left, top = round(self.box.x + x0 * self.unit), round(self.box.y + y0 * self.unit)
        return Box(left, top, round(self.box.x + x1 * self.unit) - left, round(self.box.y + y1 * self.unit) - top)

    @cached_property
    def spaces(self) -> Mapping[str, Box]:
        """Every space."""
        return {space: self.laid(*rect) for space, rect in self.house.rects.items()}

    @cached_property
    def rooms(self) -> Mapping[str, tuple[Box, ...]]:
        """The spaces of every room."""
        return {room.id: tuple(self.spaces[space] for space in room.spaces) for room in self.house.rooms.values()}

    @cached_property
    def bounds(self) -> Mapping[str, Box]:
        """The least box about every room."""
        return {room: _about(boxes) for room, boxes in self.rooms.items()}

    @cached_property
    def tiles(self) -> Mapping[str, Box]:
        """Every piece of board."""
        return {tile: self.laid(*one.at) for tile, one in self.house.tiles.items()}

    def room_of(self, space: str) -> str:
        """The room that a space lies in."""
        return self.house.board.area_of[space]

    @cached_property
    def openings(self) -> Mapping[str, Opening]:
        """Doors by their ids, `gh4-di1`, and ways out by their rooms."""
        found = {f"{a}-{b}": self._between(a, b) for a, b in self.house.doors}
        return {**found, **{room: self._way_out(room, exit_.space) for room, exit_ in self.house.exits.items()}}

    def _between(self, a: str, b: str) -> Opening:
        ax0, ay0, ax1, ay1 = self.house.rects[a]
        bx0, by0, bx1, by1 = self.house.rects[b]
        if ax1 == bx0 or bx1 == ax0:
            x, low, high = (ax1 if ax1 == bx0 else ax0), max(ay0, by0), min(ay1, by1)
            if high > low:
                return Opening(f"{a}-{b}", self._down(x, low, high), False, a, b)
        y, low, high = (ay1 if ay1 == by0 else ay0), max(ax0, bx0), min(ax1, bx1)
        return Opening(f"{a}-{b}", self._along(y, low, high), True, a, b)

    def _down(self, x: float, low: float, high: float) -> Box:
        middle, half = (low + high) / 2, min(DOOR, high - low) / 2
        return self.laid(x - SLIM / 2, middle - half, x + SLIM / 2, middle + half)

    def _along(self, y: float, low: float, high: float) -> Box:
        middle, half = (low + high) / 2, min(DOOR, high - low) / 2
        return self.laid(middle - half, y - SLIM / 2, middle + half, y + SLIM / 2)

    def _way_out(self, room: str, space: str) -> Opening:
        """In the outer wall of its space; where there is none, at its lower edge."""
        x0, y0, x1, y1 = self.house.rects[space]
        width, height = self.house.size
        if y1 == height or (y0 > 0 and x0 > 0 and x1 < width):
            return Opening(room, self._along(y1 - SLIM / 2 if y1 == height else y1, x0, x1), True, space)
        if y0 == 0:
            return Opening(room, self._along(SLIM / 2, x0, x1), True, space)
        x = x1 - SLIM / 2 if x1 == width else x0 + SLIM / 2
        return Opening(room, self._down(x, y0, y1), False, space)

    @cached_property
    def features(self) -> Mapping[str, Box]:
        """What is built into spaces, as `altar@mo1`: in the lower right corner of its space, free of doors."""
        found: dict[str, Box] = {}
        taken: dict[str, int] = {}
        for kind, spaces in self.house.features.items():
            for space in spaces:
                found[f"{kind}@{space}"] = self._corner(space, taken.get(space, 0))
                taken[space] = taken.get(space, 0) + 1
        return found

    def _corner(self, space: str, at: int) -> Box:
        x0, y0, x1, y1 = self.house.rects[space]
        gap = 0.26
        left, right, head, foot = x0 + gap, x1 - FEATURE - gap, y0 + gap, y1 - FEATURE - gap
        places = [(right, foot), (left, foot), (right, head)]
        if x1 - x0 <= NARROW:  # its name needs the whole foot
            places = [(right, head), (left, head), *places]
        boxes = [self.laid(x, y, x + FEATURE, y + FEATURE) for x, y in places]
        free = [box for box in boxes if not any(box.overlaps(one.box) for one in self.openings.values())]
        return (free or boxes)[at % len(free or boxes)]

    @cached_property
    def walls(self) -> tuple[list[Box], list[Box]]:
        """Lines between units as thin boxes: walls, and the lines between spaces that one may step over."""
        walls: list[Box] = []
        lines: list[Box] = []
        owner = {
            (x, y): space for space, (x0, y0, x1, y1) in self.house.rects.items() for x in range(x0, x1)
            for y in range(y0, y1)
        }  # fmt: skip
        open_ = {frozenset(border) for border in self.house.borders}
        width, height = self.house.size
        for x in range(width + 1):
            for y in range(height + 1):
                for dx, dy in ((1, 0), (0, 1)):
                    one, two = owner.get((x, y)), owner.get((x - dx, y - dy))
                    if one == two:
                        continue
                    edge = self.laid(x, y, x + dy, y + dx)
                    apart = one is None or two is None or (
                        self.room_of(one) != self.room_of(two) and frozenset((one, two)) not in open_
                    )  # fmt: skip
                    (walls if apart else lines).append(edge)
        return walls, lines


def _about(boxes: tuple[Box, ...]) -> Box:
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(left, top, max(box.right for box in boxes) - left, max(box.bottom for box in boxes) - top)
