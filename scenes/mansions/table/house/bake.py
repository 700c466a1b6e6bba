"""The still picture of a house: paper and pencil where nobody has been, drawn floors and ink where somebody has.

Baked once per map, size and language, and again where a room has changed.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from game.mansions.view import TableView
from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.geometry import Box
from scenes.kit.text import Style, layout
from scenes.kit.theme import mix
from scenes.mansions.look import CORAL, DIM, GROUND, INK, LAMP, PAPER, SLATE, TIDE, WOOD, hatch
from scenes.mansions.table.house.placing import Tag
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
GLYPHS = {"altar": "A", "hiding_spot": "H", "barrier": "B", "ladder": "L", "vent": "V", "fire_pit": "F"}


@dataclass(frozen=True)
class Seen:
    """What of a view the picture of the house depends on."""

    entered: frozenset[str]
    lit: frozenset[str]
    """Rooms where somebody stands: the light goes with the people."""
    states: tuple[tuple[str, str, bool, bool, bool, int], ...]
    sealed: frozenset[str]
    barriers: tuple[tuple[str, str], ...]
    corpses: tuple[str, ...]
    double: str


def seen_of(view: TableView, entered: Collection[str], area_of: Mapping[str, str]) -> Seen:
    """What of a view is painted as the house."""
    lit = frozenset(area_of[one.at] for one in view.people if one.at)
    states = tuple(
        (room.id, room.lock, room.fire, room.dark, room.pile and not room.explored, len(room.dropped))
        for room in view.rooms.values()
    )
    sealed = frozenset((*view.sealed, *view.sealed_exits))
    barriers = tuple(sorted(view.barriers.items()))
    return Seen(frozenset(entered), lit, states, sealed, barriers, view.corpses, view.double)


@dataclass
class Baker:
    """Paints one house. `art` may not have everything yet: what is missing is paper and ink."""

    art: Art
    plan: Plan
    tags: Mapping[str, Tag]
    size: int
    """Letters of the names, in pixels."""
    missed: set[str] = field(default_factory=set)

    def paint(self, surface: Surface, seen: Seen) -> None:
        """The whole house, at its place."""
        self.missed.clear()
        box = Rect(self.plan.box)
        surface.fill(PAPER[1], box)
        for tile, place in self.plan.tiles.items():
            self._tile(surface, tile, Rect(place), seen)
        states = {state[0]: state for state in seen.states}
        for room in self.plan.rooms:
            self._room(surface, room, states[room])
        self._walls(surface)
        for opening in self.plan.openings.values():
            self._opening(surface, opening, seen, states)
        self._features(surface, seen)
        for room, tag in self.tags.items():
            self._tag(surface, room, tag, states[room], room in seen.entered)

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

    def _room(self, surface: Surface, room: str, state: tuple[str, str, bool, bool, bool, int]) -> None:
        _, _, fire, dark, _, _ = state
        bounds = Rect(self.plan.bounds[room])
        if dark:
            self._over(surface, room, f"dark_{room}", bounds, INK)
        if fire:
            self._over(surface, room, f"fire_{room}_1", bounds, CORAL[2])

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
        walls, lines = self.plan.walls()
        for line in lines:
            self._dashes(surface, line, thick)
        for wall in walls:
            box = Rect(wall.x - thick // 2, wall.y - thick // 2, wall.w + thick, wall.h + thick)
            surface.fill(INK, box)
        for wall in walls:
            box = Rect(wall.x, wall.y, max(1, wall.w), max(1, wall.h))
            surface.fill(mix(INK, PAPER[3], 0.35), box)

    def _dashes(self, surface: Surface, line: Box, thick: int) -> None:
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

    def _opening(
        self, surface: Surface, one: Opening, seen: Seen, states: Mapping[str, tuple[str, str, bool, bool, bool, int]]
    ) -> None:
        box = Rect(one.box)
        rooms = [self.plan.room_of(space) for space in (one.space, one.other) if space]
        barred = {door for _, door in seen.barriers}
        locked = any(states[room][1] for room in rooms)
        surface.fill(INK, box.inflate(4, 4))
        surface.fill(WOOD[0] if not locked else WOOD[2], box)
        if one.other == "" and one.id not in seen.sealed:
            surface.fill(LAMP[1], box)
        if one.id in barred or "-".join(reversed(one.id.split("-"))) in barred:
            surface.fill(WOOD[2], box.inflate(6, 6))
            pygame.draw.rect(surface, INK, box.inflate(6, 6), 2)
        if one.id in seen.sealed:
            surface.fill(CORAL[4], box)
            side = max(12, round(self.plan.unit * 0.42))
            self._token(surface, "sealed", Rect(0, 0, side, side), box.center, "x")

    def _token(self, surface: Surface, name: str, box: Rect, at: tuple[int, int], letter: str) -> None:
        box.center = at
        picture = self._picture(TOKENS, name, box.size)
        if picture is not None:
            surface.blit(picture, picture.get_rect(center=box.center))
            return
        pygame.draw.circle(surface, PAPER[0], box.center, box.w // 2)
        pygame.draw.circle(surface, INK, box.center, box.w // 2, 2)

    def _features(self, surface: Surface, seen: Seen) -> None:
        for name, box in self.plan.features.items():
            kind = name.partition("@")[0]
            if kind == "altar":
                picture = self._picture(BOARD, "altar", (box.w, box.h))
                if picture is not None:
                    surface.blit(picture, picture.get_rect(center=box.center))
                    continue
            self._token(surface, SIGNS[kind], Rect(box), box.center, GLYPHS[kind])
        side = max(14, round(self.plan.unit * 0.7))
        for space in seen.corpses:
            box = self.plan.spaces[space]
            self._token(surface, "husk", Rect(0, 0, side, side), (box.x + side, box.bottom - side), "h")
        if seen.double in self.plan.spaces:
            box = self.plan.spaces[seen.double]
            self._token(surface, "guest_path", Rect(0, 0, side, side), (box.center[0], box.bottom - side), "w")

    # names

    def _tag(
        self, surface: Surface, room: str, tag: Tag, state: tuple[str, str, bool, bool, bool, int], known: bool
    ) -> None:
        _, lock, _, _, pile, dropped = state
        box = Rect(tag.box)
        ground = box.inflate(8, 4)
        if known or tag.reaches or state[3]:
            surface.fill(INK, ground.inflate(2, 2))
            surface.fill(PAPER[0] if known else PAPER[1], ground)
        self._written(surface, tag, box)
        side = max(14, box.h // max(1, len(tag.lines)))
        x, y, wanted = ground.right + 3, ground.y + 2, sum((bool(lock), pile, bool(dropped))) * (side + 2)
        if x + wanted > self.plan.bounds[room].right - side // 2:  # no room beside the name: below it
            x, y = max(box.x, self.plan.bounds[room].x + side // 2), ground.bottom + 3
        for shown, name in ((bool(lock), "lock"), (pile, "clue"), (bool(dropped), "keepsake")):
            if shown:
                self._token(surface, name, Rect(0, 0, side, side), (x + side // 2, y + side // 2), "")
                x += side + 2

    def _written(self, surface: Surface, tag: Tag, box: Rect) -> None:
        y = box.y
        for line in tag.lines:
            block = layout(line, Style(self.size, INK, bold=True))
            block.draw(surface, (box.x, y))
            y += block.size[1]


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


TIDE_LINE = TIDE[3]
"""The line about the house."""
