"""The plan of a house, small: paper, rooms, walls, doors. For the screens beside the table."""

from __future__ import annotations

from collections.abc import Collection

import pygame
from pygame import Rect, Surface

from game.mansions.board.house import House
from scenes.kit.geometry import Box
from scenes.kit.theme import mix
from scenes.mansions.look import CORAL, INK, PAPER, WOOD, hatch
from scenes.mansions.table.house.plan import Plan


def plan_in(house: House, room: Rect) -> Plan:
    """The plan, as large as it goes, in the middle of a box of pixels."""
    w, h = house.size
    unit = min(room.w / w, room.h / h)
    box = Box(
        room.centerx - round(w * unit) // 2, room.centery - round(h * unit) // 2, round(w * unit), round(h * unit)
    )
    return Plan(house, box, unit)


def paint_plan(surface: Surface, plan: Plan, *, dark: Collection[str] = (), burning: Collection[str] = ()) -> None:
    """Rooms with their walls and doors; spaces by thin lines. Rooms that are dark or on fire are shaded, each in its
    own way."""
    for room, boxes in plan.rooms.items():
        tone = PAPER[2] if room in dark else PAPER[0]
        for box in boxes:
            surface.fill(tone, Rect(box))
            if room in burning:
                hatch(surface, Rect(box), CORAL[2], 8)
    walls, lines = plan.walls
    for box in lines:
        surface.fill(mix(PAPER[1], PAPER[2], 0.6), _thick(box, 1))
    thick = max(2, round(plan.unit * 0.16))
    for box in walls:
        surface.fill(INK, _thick(box, thick))
    for one in plan.openings.values():
        surface.fill(WOOD[0], Rect(one.box))
        pygame.draw.rect(surface, INK, Rect(one.box), 1)


def _thick(box: Box, thick: int) -> Rect:
    """A line between units as a box so many pixels thick."""
    found = Rect(box)
    return found.inflate(thick - found.w, thick) if found.w <= found.h else found.inflate(thick, thick - found.h)
