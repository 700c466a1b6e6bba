"""The still picture of a house: paper and pencil where nobody has been, drawn floors and ink where somebody has.

The names of the rooms lie over it (`names.py`), so that they keep their size however near the house is seen.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from game.mansions.rules.state import OPEN
from game.mansions.view import TableView
from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.theme import mix
from scenes.mansions.look import CORAL, DIM, GROUND, INK, LAMP, PAPER, SLATE, WOOD, hatch
from scenes.mansions.table.house.plan import Opening, Plan

HOUSE, BOARD, TOKENS = "mansions/house", "mansions/board", "mansions/tokens"
"""Where the drawings lie."""
WALL = 0.2
"""How thick walls are, in units."""
PENCIL = 70
"""How much of a drawn floor shows through the paper of a room that nobody knows, of 255."""
SIGNS = {"altar": "altar", "hiding_spot": "hiding", "barrier": "barrier", "ladder": "ladder", "vent": "vent",
         "fire_pit": "fire"}  # fmt: skip
"""The sign of each feature, among the tokens."""
BARRIERS = ("bookcase", "dresser", "toy_chest")
"""What stands ready to bar a door, in the order in which the house names its places."""
ACROSS, ALONG = (1.2, 1.0), (1.0, 1.8)
"""Units of a drawn door in a wall that runs across, and down."""
HALF_WALL, GAP = 0.11, 1.2
"""Units from the upper edge of the picture to the middle of the wall, and to the middle of the doorway."""
DRAWN_FROM = 24
"""Pixels a unit from which a drawn door can be told from another."""
BLOCK = 1.15
"""Units of a barrier before its door."""
TIDES = {"IV": 1, "V": 2}
"""With these events the tide comes into the house: into the rooms at its foot, then into all that lie low."""


class RoomState(NamedTuple):
    """How a room is: its lock ('' for none), whether it burns, is dark, has something to be searched, and how many
    things lie there."""

    room: str
    lock: str
    fire: bool
    dark: bool
    pile: bool
    dropped: int


@dataclass(frozen=True)
class Seen:
    """What of a view the picture of the house depends on."""

    entered: frozenset[str]
    lit: frozenset[str]
    """Rooms where somebody stands: the light goes with the people."""
    states: tuple[RoomState, ...]
    sealed: frozenset[str]
    barriers: tuple[tuple[str, str], ...]
    corpses: tuple[str, ...]
    double: str
    tide: int
    """How far the sea has come in, 0 to 2."""


def seen_of(view: TableView, entered: Collection[str], area_of: Mapping[str, str]) -> Seen:
    """What of a view is painted as the house."""
    lit = frozenset(area_of[one.at] for one in view.people if one.at)
    states = tuple(
        RoomState(room.id, room.lock, room.fire, room.dark, room.pile and not room.explored, len(room.dropped))
        for room in view.rooms.values()
    )
    sealed = frozenset((*view.sealed, *view.sealed_exits))
    barriers = tuple(sorted(view.barriers.items()))
    tide = TIDES.get(view.stage, 0)
    return Seen(frozenset(entered), lit, states, sealed, barriers, view.corpses, view.double, tide)


@dataclass
class Baker:
    """Paints one house. `art` may not have everything yet: what is missing is paper and ink."""

    art: Art
    plan: Plan
    missed: set[str] = field(default_factory=set)
    """Drawings that were not there, until somebody asks for them again."""

    def paint(self, surface: Surface, seen: Seen) -> None:
        """The whole house at its place, or what the clip of the surface leaves of it."""
        clip = surface.get_clip()
        surface.fill(PAPER[1], Rect(self.plan.box).clip(clip))
        for tile, place in self.plan.tiles.items():
            if clip.colliderect(place):
                self._tile(surface, tile, Rect(place), seen)
        states = {state.room: state for state in seen.states}
        for room in self.plan.rooms:
            if clip.colliderect(self.plan.bounds[room]):
                self._water(surface, room, seen)
                self._room(surface, states[room])
        self._walls(surface)
        for opening in self.plan.openings.values():
            self._opening(surface, opening, seen, states)
        self._features(surface, seen)
        self._barriers(surface, seen)

    # floors

    def _picture(self, kind: str, name: str, size: tuple[int, int]) -> Surface | None:
        if self.art.path(kind, name) is None:
            return None
        found = self.art.get(kind, name, size)
        if found is None:
            self.missed.add(name)
            found = self.art.stand_in(kind, name, size)
        return found

    def _tile(self, surface: Surface, tile: str, place: Rect, seen: Seen) -> None:
        rooms = self.plan.house.tiles[tile].rooms
        picture = self._picture(HOUSE, f"{tile}_{'_'.join(rooms)}", place.size)
        for room in rooms:
            for space in map(Rect, self.plan.rooms[room]):
                if room not in seen.entered:
                    self._pencilled(surface, picture, place, space)
                elif picture is not None:
                    surface.blit(picture, space, space.move(-place.x, -place.y))
                    if room not in seen.lit:
                        materials_dim(surface, space, DIM)
                else:
                    surface.fill(mix(WOOD[0], PAPER[1], 0.55 if room in seen.lit else 0.25), space)

    def _pencilled(self, surface: Surface, picture: Surface | None, place: Rect, space: Rect) -> None:
        surface.fill(mix(PAPER[1], PAPER[2], 0.35), space)
        if picture is not None and not materials.is_plain():
            floor = pygame.transform.grayscale(picture.subsurface(space.move(-place.x, -place.y)).copy())
            floor.set_alpha(PENCIL)
            surface.blit(floor, space)
        hatch(surface, space, mix(PAPER[2], PAPER[3], 0.45), gap=max(7, round(self.plan.unit * 0.24)))

    def _room(self, surface: Surface, state: RoomState) -> None:
        room, bounds = state.room, Rect(self.plan.bounds[state.room])
        if state.dark:
            self._over(surface, room, f"dark_{room}", bounds, INK)
        if state.fire:
            self._over(surface, room, f"fire_{room}_1", bounds, CORAL[2])

    def _water(self, surface: Surface, room: str, seen: Seen) -> None:
        """The tide stands in the rooms at the foot of the house, later in all that lie low, where people have been."""
        bounds = Rect(self.plan.bounds[room])
        wet = seen.tide > 1 or (seen.tide and bounds.bottom >= self.plan.box.bottom - 2)
        if wet and room in seen.entered:
            self._piece(surface, f"flood_{room}", bounds, topleft=bounds.topleft)

    def _over(self, surface: Surface, room: str, name: str, bounds: Rect, colour: tuple[int, int, int]) -> None:
        picture = self._picture(BOARD, name, bounds.size)
        if picture is not None:
            surface.blit(picture, bounds)
            return
        for space in map(Rect, self.plan.rooms[room]):
            if colour == INK:
                materials_dim(surface, space, 205)
                hatch(surface, space, SLATE[2], gap=9, slant=0)
            else:
                _flames(surface, space, max(10, round(self.plan.unit * 0.5)))

    # what is built

    def _walls(self, surface: Surface) -> None:
        thick = max(4, round(WALL * self.plan.unit))
        near = surface.get_clip().inflate(4 * thick, 4 * thick)
        walls, lines = ([Rect(edge) for edge in edges] for edges in self.plan.walls)
        for line in lines:
            if near.colliderect(line.inflate(2, 2)):
                self._dashes(surface, line, thick)
        walls = [wall for wall in walls if near.colliderect(wall.inflate(2, 2))]
        for wall in walls:
            box = Rect(wall.x - thick // 2, wall.y - thick // 2, wall.w + thick, wall.h + thick)
            surface.fill(INK, box)
        for wall in walls:
            box = Rect(wall.x, wall.y, max(1, wall.w), max(1, wall.h))
            surface.fill(mix(INK, PAPER[3], 0.35), box)

    def _dashes(self, surface: Surface, line: Rect, thick: int) -> None:
        unit = max(6, round(self.plan.unit / 3))
        length, wide = max(line.w, line.h), max(2, thick // 3)
        for at in range(0, length, unit):
            dash = Rect(line.x, line.y, 0, 0)
            long = max(2, unit * 2 // 3)
            dash = (
                Rect(line.x + at, line.y - wide // 2, long, wide) if line.w else
                Rect(line.x - wide // 2, line.y + at, wide, long)
            )  # fmt: skip
            surface.fill(INK, dash.inflate(2, 2))
            surface.fill(PAPER[0], dash)

    def _opening(self, surface: Surface, one: Opening, seen: Seen, states: Mapping[str, RoomState]) -> None:
        """A door as it is, or a way out; paper and ink where it is not drawn."""
        rooms = [self.plan.room_of(space) for space in (one.space, one.other) if space]
        sealed, out = one.id in seen.sealed, one.other == ""
        locked = any(states[room].lock for room in rooms)
        known = all(room in seen.entered for room in rooms)
        state = "sealed" if sealed else "locked" if locked else "open" if known or out else "closed"
        box = Rect(one.box)
        if out and not sealed and one.across and box.bottom >= self.plan.box.bottom - 2:
            self._piece(surface, "exit_light", Rect(0, 0, *self._units(2, 1.2)), midbottom=box.midbottom)
        if one.across:
            place = Rect(0, 0, *self._units(*ACROSS))
            place.midtop = box.centerx, box.centery - round(HALF_WALL * self.plan.unit)
            inside = place.bottom <= self.plan.box.bottom
        else:
            place = Rect(0, 0, *self._units(*ALONG))
            place.midtop = box.centerx, box.centery - round(GAP * self.plan.unit)
            inside = place.left >= self.plan.box.x and place.right <= self.plan.box.right
        name = f"door_{'h' if one.across else 'v'}_{state}"
        if inside and self.plan.unit >= DRAWN_FROM and self._piece(surface, name, place, topleft=place.topleft):
            return
        surface.fill(INK, box.inflate(4, 4))
        surface.fill(WOOD[2] if locked else WOOD[0], box)
        if out and not sealed:
            surface.fill(LAMP[1], box)
        if sealed:
            surface.fill(CORAL[4], box)
            side = max(12, round(self.plan.unit * 0.42))
            self._token(surface, "sealed", Rect(0, 0, side, side), box.center)

    def _units(self, wide: float, high: float) -> tuple[int, int]:
        return round(wide * self.plan.unit), round(high * self.plan.unit)

    def _piece(self, surface: Surface, name: str, place: Rect, **at: tuple[int, int]) -> bool:
        """One of the drawn things that the game lays on the board; False where it is not drawn."""
        picture = self._picture(BOARD, name, place.size)
        if picture is not None:
            surface.blit(picture, picture.get_rect(**at))
        return picture is not None

    def _barriers(self, surface: Surface, seen: Seen) -> None:
        """What bars a door stands before it; what has been broken lies where it stood."""
        places = self.plan.house.features.get("barrier", ())
        kinds = {space: BARRIERS[at % len(BARRIERS)] for at, space in enumerate(places)}
        side = round(BLOCK * self.plan.unit)
        for space, state in seen.barriers:
            door = self.plan.openings.get(state) or self.plan.openings.get("-".join(reversed(state.split("-"))))
            if door is None or space not in kinds:
                continue
            place = Rect(0, 0, side, side)
            place.center = _towards(Rect(door.box), Rect(self.plan.spaces[space]), side // 3)
            if not self._piece(surface, f"barrier_{kinds[space]}_pushed", place, center=place.center):
                surface.fill(WOOD[2], place.inflate(-side // 3, -side // 3))
                pygame.draw.rect(surface, INK, place.inflate(-side // 3, -side // 3), 2)

    def _token(self, surface: Surface, name: str, box: Rect, at: tuple[int, int]) -> None:
        box.center = at
        token(surface, self._picture(TOKENS, name, box.size), box)

    def _features(self, surface: Surface, seen: Seen) -> None:
        gone = {space for space, state in seen.barriers if state != OPEN}
        for name, box in self.plan.features.items():
            kind, _, space = name.partition("@")
            if kind == "barrier" and space in gone:
                continue
            if kind == "altar":
                picture = self._picture(BOARD, "altar", (box.w, box.h))
                if picture is not None:
                    surface.blit(picture, picture.get_rect(center=box.center))
                    continue
            self._token(surface, SIGNS[kind], Rect(box), box.center)
        side = max(14, round(self.plan.unit * 0.7))
        for space in seen.corpses:
            box = self.plan.spaces[space]
            self._token(surface, "husk", Rect(0, 0, side, side), (box.x + side, box.bottom - side))
        if seen.double in self.plan.spaces:
            box = self.plan.spaces[seen.double]
            self._token(surface, "guest_path", Rect(0, 0, side, side), (box.center[0], box.bottom - side))


def token(surface: Surface, picture: Surface | None, box: Rect) -> None:
    """A token in the middle of a box; while it is not there, a round of paper."""
    if picture is not None:
        surface.blit(picture, picture.get_rect(center=box.center))
        return
    pygame.draw.circle(surface, PAPER[0], box.center, box.w // 2)
    pygame.draw.circle(surface, INK, box.center, box.w // 2, 2)


def materials_dim(surface: Surface, area: Rect, alpha: int) -> None:
    """Darken a part of a picture by so much of 255."""
    shade = Surface(area.size)
    shade.fill(GROUND)
    shade.set_alpha(alpha)
    surface.blit(shade, area)


def _flames(surface: Surface, area: Rect, step: int) -> None:
    """Paper flames in rows."""
    surface.fill(mix(CORAL[1], CORAL[2], 0.4), area)
    for y in range(area.bottom, area.y, -step):
        for x in range(area.x + step // 4, area.right - step // 2, step):
            points = [(x, y), (x + step // 4, y - step * 3 // 4), (x + step // 2, y)]
            pygame.draw.polygon(surface, LAMP[1], points)
            pygame.draw.polygon(surface, INK, points, 2)


def _towards(door: Rect, space: Rect, by: int) -> tuple[int, int]:
    """The middle of a door, so many pixels into a space."""
    dx = max(-by, min(by, space.centerx - door.centerx))
    dy = max(-by, min(by, space.centery - door.centery))
    return (door.centerx + dx, door.centery) if door.w < door.h else (door.centerx, door.centery + dy)
