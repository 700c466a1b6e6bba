"""A tile of the house: the rooms on it, each with its floor, paper, lamps and furniture, lit and shaded."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tools.art.inkwell.doc import Doc
from tools.art.inkwell.shape import Sh
from tools.art.lamplit.housemap import UNIT, plan
from tools.art.lamplit.nib import CORAL, INK, LAMP, TIDE, Segment, nib
from tools.art.lamplit.walls import borders, caps, doors_of, faces

Laid = Callable[[Doc, Sh, random.Random], None]
Furnished = Callable[[Doc, random.Random], None]
Lamp = tuple[float, float, float, str]
"""Where it stands, how far it reaches, and which light it gives (`lamp`, `moon`, `fire`)."""
LIGHTS = {
    "lamp": (LAMP["light"], LAMP["mid"]),
    "moon": (TIDE["core"], TIDE["light"]),
    "fire": (LAMP["mid"], CORAL["mid"]),
}


@dataclass(frozen=True, slots=True)
class Room:
    """What makes a room this room."""

    floor: Laid
    paper: tuple[str, str]
    """Its walls, above and below."""
    lamps: tuple[Lamp, ...]
    furniture: Furnished
    glass: bool = False
    """Its walls are glass."""


def tile_size(tile: str) -> tuple[int, int]:
    """How large the drawing of a tile is, in units."""
    x0, y0, x1, y1 = plan().tiles[tile][0]
    return (x1 - x0) * UNIT, (y1 - y0) * UNIT


def draw_tile(d: Doc, tile: str, rooms: Mapping[str, Room]) -> None:
    """Every room of a tile, where the house has it."""
    x0, y0, _, _ = plan().tiles[tile][0]
    with d.group(transform=f"translate({-x0 * UNIT} {-y0 * UNIT})"):
        for name in plan().tiles[tile][1]:
            _draw_room(d, name, rooms[name])


def _draw_room(d: Doc, name: str, room: Room) -> None:
    area = plan().area(name)
    rnd = random.Random(seed_of(name))
    room.floor(d, area, rnd)
    for x, y, reach, kind in room.lamps:
        near, far = LIGHTS[kind]
        d.fill(area, d.rad(x, y, reach, (0, near, 0.58), (0.42, far, 0.24), (1, far, 0)))
    borders(d, name)
    faces(d, name, room.paper)
    room.furniture(d, rnd)
    _dusk(d, name, area, room.lamps)
    caps(d, name, room.glass)
    doors_of(d, name)


def _dusk(d: Doc, name: str, area: Sh, lamps: tuple[Lamp, ...]) -> None:
    """Corners fall away from the lamps; a room with two lamps has two holes in its dusk."""
    if len(lamps) == 1:
        x, y, reach, _ = lamps[0]
        d.fill(area, d.rad(x, y, reach * 1.15, (0, INK, 0), (0.42, INK, 0.03), (0.78, INK, 0.38), (1, INK, 0.7)))
    else:
        for x, y, reach, _ in lamps:
            d.fill(area, d.rad(x, y, reach * 1.6, (0, INK, 0), (0.45, INK, 0.0), (0.8, INK, 0.24), (1, INK, 0.42)))
    # short upright strokes gather where no lamp reaches
    rnd = random.Random(seed_of(name) + 1)
    x0, y0, x1, y1 = area.bounds
    strokes: list[Segment] = []
    for _ in range(int((x1 - x0) * (y1 - y0) / 520)):
        px, py = rnd.uniform(x0 + 14, x1 - 14), rnd.uniform(y0 + 14, y1 - 40)
        far = min(math.hypot(px - x, py - y) / reach for x, y, reach, _ in lamps)
        if rnd.random() < (far - 0.55) * 1.5:
            n = rnd.uniform(10, 34)
            if py + n < y1 - 12 and area.p.contains((px + 14, py + n + 12)):
                strokes.append((px, py, px, py + n))
    nib(d, strokes, INK, 1.6, 0.36)


def seed_of(name: str) -> int:
    """A number of its own for each name, the same for ever."""
    return sum((i + 1) * ord(c) for i, c in enumerate(name)) % 9973
