"""A house: rooms, their spaces on a unit grid, the edges between spaces, features; made once from a story's map.

Rooms are parted by walls. A *line* edge joins touching spaces of one room (corners count, MM-MOV.3) or crosses an open
border between two rooms; a *door* edge crosses a door. Ladders and vents join their spaces for some movers only
(MM-FEA.7, MM-FEA.16). Locks, barriers and doors sealed in play belong to the state: callers narrow `Board` searches.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

from game.core.engine.board import Allow, Board, Edge
from game.core.engine.program import ProgramError
from game.core.text.fields import Fields, number_of

from .sight import Rect, see, wall_segments

FEATURES = ("altar", "hiding_spot", "barrier", "ladder", "vent", "fire_pit")
KINDS = ("hall", "closet", "upstairs", "bedroom", "study", "kitchen", "outside", "stairs", "cellar")
WIDEST = 99
"""So many squares a house may be wide, or long."""
SIZES = {"small": 16, "medium": 32, "large": 64}
MOVERS = {
    "investigator": ("line", "door", "ladder"),
    "humanoid": ("line", "door", "ladder"),
    "beast": ("line", "door", "vent"),
    "eldritch": ("line", "door"),
}
"""Which edges a figure may use."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A piece of board (MM-MAP.1)."""

    kind: str
    at: Rect
    rooms: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Room:
    """A room: its spaces, its kinds (tags that cards name), whether its spaces have dots (MM-LOS.5)."""

    id: str
    spaces: tuple[str, ...]
    kinds: tuple[str, ...]
    dots: bool


@dataclass(frozen=True, slots=True)
class Exit:
    """A door to the open: an escape route, or sealed at set-up."""

    space: str
    sealed: bool


@dataclass(frozen=True)
class House:
    """The map of a story. Doors are named by their spaces, `ki2-sc1`, in the order of the file."""

    size: tuple[int, int]
    tiles: Mapping[str, Tile]
    rooms: Mapping[str, Room]
    rects: Mapping[str, Rect]
    doors: tuple[tuple[str, str], ...]
    borders: tuple[tuple[str, str], ...]
    sealed: frozenset[str]
    exits: Mapping[str, Exit]
    start: str
    features: Mapping[str, tuple[str, ...]]
    corpses: int

    @cached_property
    def board(self) -> Board:
        """All spaces with all edges; which of them may be used is up to `allow`."""
        areas = {room.id: room.spaces for room in self.rooms.values()}
        return Board(areas, [*self._lines(), *self._doors(), *self._pairs("ladder"), *self._pairs("vent")])

    def _lines(self) -> list[Edge]:
        open_ = {frozenset(border) for border in self.borders}
        room_of = {space: room.id for room in self.rooms.values() for space in room.spaces}
        return [
            Edge(a, b, "line")
            for a, b in combinations(self.rects, 2)
            if touching(self.rects[a], self.rects[b]) and (room_of[a] == room_of[b] or frozenset((a, b)) in open_)
        ]

    def _doors(self) -> list[Edge]:
        return [Edge(a, b, "door") for a, b in self.doors]

    def _pairs(self, feature: str) -> list[Edge]:
        return [Edge(a, b, feature) for a, b in combinations(self.features[feature], 2)]

    @cached_property
    def sight(self) -> Mapping[str, frozenset[str]]:
        """By space: the spaces that are seen from it, its own included (MM-LOS)."""
        walls = wall_segments(self.rects, self.board.area_of, {frozenset(border) for border in self.borders})
        dotted = [space for space in self.rects if self.has_dots(space)]
        near = {space: self.board.within(space, len(self.rects), _over_lines) for space in dotted}
        seen = see(self.rects, walls, [(a, b) for a, b in combinations(dotted, 2) if b in near[a]])
        for room in self.rooms.values():
            if not room.dots:  # sees exactly its own room, and is seen only from there (MM-LOS.5)
                seen.update(dict.fromkeys(room.spaces, frozenset(room.spaces)))
        return seen

    def has_dots(self, space: str) -> bool:
        """Whether sight reaches a space from other rooms."""
        return self.rooms[self.board.area_of[space]].dots

    def reach(self, a: str, b: str) -> int | None:
        """The distance that range measures: steps over white lines only (MM-RNG.2 to MM-RNG.4); None past a door."""
        return self._reaches[a].get(b)

    @cached_property
    def _reaches(self) -> Mapping[str, Mapping[str, int]]:
        return {space: self.board.within(space, len(self.rects), _over_lines) for space in self.rects}

    def may_pass(self, mover: str, sealed: frozenset[str]) -> Allow:
        """What a mover (`investigator` or a class of monsters) may use while these doors are sealed (MM-MOV.7)."""
        kinds = MOVERS[mover]

        def allow(edge: Edge, _place: str) -> bool:
            return edge.kind in kinds and (edge.kind != "door" or door_id(edge) not in sealed)

        return allow

    def next_rooms(self, room: str, sealed: frozenset[str]) -> tuple[str, ...]:
        """The rooms joined to one by an unsealed door or an open border (A-95)."""
        found = self._joined.get((room, sealed))
        if found is None:
            found = self._joined[room, sealed] = self._next_rooms(room, sealed)
        return found

    @cached_property
    def _joined(self) -> dict[tuple[str, frozenset[str]], tuple[str, ...]]:
        """What has been asked of `next_rooms`: few seals are ever laid in a house."""
        return {}

    def _next_rooms(self, room: str, sealed: frozenset[str]) -> tuple[str, ...]:
        allow = self.may_pass("eldritch", sealed)
        area_of = self.board.area_of
        found = (area_of[to] for space in self.rooms[room].spaces for to in self.board.neighbours(space, allow))
        return tuple(dict.fromkeys(other for other in found if other != room))


def _over_lines(edge: Edge, _place: str) -> bool:
    return edge.kind == "line"


def door_id(edge: Edge) -> str:
    """The name of a door."""
    return f"{edge.a}-{edge.b}"


def touching(a: Rect, b: Rect, wall: bool = False) -> bool:
    """Whether two rectangles touch; with `wall` along more than a corner."""
    width = min(a[2], b[2]) - max(a[0], b[0])
    height = min(a[3], b[3]) - max(a[1], b[1])
    return width >= 0 and height >= 0 and (not wall or max(width, height) > 0)


# -------------------------------------------------------------------------------------------------------------- reading


def read_house(fields: Fields) -> House:
    """The house in a story's `map`. ProgramError where it is none: overlaps, walls between doors, unknown places."""
    with fields:
        rooms: dict[str, Room] = {}
        rects: dict[str, Rect] = {}
        for name, data in fields.fields("rooms").each():
            with Fields(f"{fields.where}.{name}", data) as room:
                spaces = {space: _rect(room, corners) for space, corners in room.fields("spaces").each()}
                twice = rects.keys() & spaces.keys()
                if twice or not spaces:
                    raise ProgramError(f"{room.where}: a room has spaces of its own, not {sorted(twice)}")
                rects.update(spaces)
                rooms[name] = Room(name, tuple(spaces), room.words("kinds", KINDS), room.flag("dots", "true"))
        house = House(
            _pair(fields, fields.numbers("size")),
            _tiles(fields, rooms),
            rooms,
            rects,
            _doors(fields, "doors", rects),
            _doors(fields, "open", rects),
            frozenset("-".join(door) for door in _doors(fields, "sealed", rects)),
            _exits(fields, rects),
            fields.choice("start", rects),
            _features(fields, rects),
            fields.number("corpse_supply", within=(0, 99)),
        )
    _check(fields.where, house)
    return house


def _rect(fields: Fields, corners: Any) -> Rect:
    if not isinstance(corners, list) or len(corners) != 4:
        raise ProgramError(f"{fields.where}: {corners!r} is no rectangle")
    x0, y0, x1, y1 = (number_of(fields.where, corner) for corner in corners)
    if not (x0 < x1 <= WIDEST and y0 < y1 <= WIDEST):
        raise ProgramError(f"{fields.where}: {corners!r} is no rectangle")
    return x0, y0, x1, y1


def _pair(fields: Fields, numbers: Iterable[int]) -> tuple[int, int]:
    found = tuple(numbers)
    if len(found) != 2:
        raise ProgramError(f"{fields.where}: two numbers are needed, not {found}")
    if not all(1 <= side <= WIDEST for side in found):
        raise ProgramError(f"{fields.where}: 1 to {WIDEST} squares are possible, not {found}")
    return found[0], found[1]


def _tiles(fields: Fields, rooms: Mapping[str, Room]) -> dict[str, Tile]:
    tiles = {}
    for name, data in fields.fields("tiles").each():
        with Fields(f"{fields.where}.tiles.{name}", data) as tile:
            tiles[name] = Tile(tile.choice("kind", SIZES), _rect(tile, tile.items("at")), tile.words("rooms", rooms))
    return tiles


def _doors(fields: Fields, name: str, rects: Mapping[str, Rect]) -> tuple[tuple[str, str], ...]:
    found = []
    for pair in fields.items(name):
        if not isinstance(pair, list) or len(pair) != 2 or not all(space in rects for space in pair):
            raise ProgramError(f"{fields.where}.{name}: {pair!r} are not two spaces")
        found.append((pair[0], pair[1]))
    return tuple(found)


def _exits(fields: Fields, rects: Mapping[str, Rect]) -> dict[str, Exit]:
    exits = {}
    for name, data in fields.fields("exits").each():
        with Fields(f"{fields.where}.exits.{name}", data) as exit_:
            exits[name] = Exit(exit_.choice("space", rects), exit_.flag("sealed"))
    return exits


def _features(fields: Fields, rects: Mapping[str, Rect]) -> dict[str, tuple[str, ...]]:
    with fields.fields("features") as features:
        return {name: features.words(name, rects, ()) for name in FEATURES}


def _check(where: str, house: House) -> None:
    owner: dict[tuple[int, int], str] = {}
    for space, (x0, y0, x1, y1) in house.rects.items():
        for cell in ((x, y) for x in range(x0, x1) for y in range(y0, y1)):
            if cell in owner:
                raise ProgramError(f"{where}: {space} and {owner[cell]} overlap at {cell}")
            owner[cell] = space
    if len(owner) != house.size[0] * house.size[1]:
        raise ProgramError(f"{where}: the spaces do not fill the {house.size[0]} by {house.size[1]} square")
    room_of = house.board.area_of
    for kind, pairs in (("door", house.doors), ("open border", house.borders)):
        for a, b in pairs:
            if room_of[a] == room_of[b] or not touching(house.rects[a], house.rects[b], wall=True):
                raise ProgramError(f"{where}: the {kind} {a}-{b} is not on a common wall of two rooms")
    unknown = house.sealed - {"-".join(door) for door in house.doors}
    if unknown:
        raise ProgramError(f"{where}: {sorted(unknown)} are sealed, but no doors")
    for name, tile in house.tiles.items():
        x0, y0, x1, y1 = tile.at
        if (x1 - x0) * (y1 - y0) != SIZES[tile.kind]:
            raise ProgramError(f"{where}: the tile {name} has not the size of a {tile.kind} one")
        for space in (space for room in tile.rooms for space in house.rooms[room].spaces):
            ax, ay, bx, by = house.rects[space]
            if ax < x0 or ay < y0 or bx > x1 or by > y1:
                raise ProgramError(f"{where}: {space} lies outside its tile {name}")
    for exit_room, exit_ in house.exits.items():
        if exit_room not in house.rooms or exit_.space not in house.rooms[exit_room].spaces:
            raise ProgramError(f"{where}: the exit of {exit_room!r} is not in that room")
    out_of_reach = set(house.rects) - set(
        house.board.within(house.start, len(house.rects), house.may_pass("eldritch", house.sealed))
    )
    if out_of_reach:
        raise ProgramError(f"{where}: {sorted(out_of_reach)} cannot be reached on foot")
