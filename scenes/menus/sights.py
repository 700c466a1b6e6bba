"""Drawings of a game as the menus show them: a part of one in a frame, and the faces of a party side by side."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.theme import INK, PARCH, mix
from scenes.menus.faces import paint_face
from scenes.shell.adapters import Sight, Sitter

SHAPE_SIDE = 256
"""Pixels into which a drawing is fitted to learn its shape."""


def framed(surface: Surface, art: Art, sight: Sight, box: Rect) -> None:
    """A part of a drawing, as much of it as the box holds, in a line of gold; paper until it has been made."""
    left, top, right, bottom = sight.part
    pygame.draw.rect(surface, mix(PARCH[2], INK, 0.2), box, border_radius=4)
    shape = art.get(sight.kind, sight.picture, (SHAPE_SIDE, SHAPE_SIDE), 1)
    if shape is None:
        return
    w, h = shape.get_size()
    fill = box.w / ((right - left) * w), box.h / ((bottom - top) * h)
    scale = max(min(fill), box.w / w, box.h / h) if sight.whole else max(fill)
    whole = art.get(sight.kind, sight.picture, (round(w * scale) + 1, round(h * scale) + 1), 1)
    if whole is None:
        return
    w, h = whole.get_size()
    seen = Rect(0, 0, min(box.w, w), min(box.h, h))
    seen.center = round((left + right) / 2 * w), round((top + bottom) / 2 * h)
    seen.clamp_ip(whole.get_rect())
    surface.blit(whole, box, seen)
    pygame.draw.rect(surface, INK, box, 1)
    materials.gold_line(surface, box, 2, 4)


def loose(surface: Surface, art: Art, sight: Sight, room: Rect) -> None:
    """A part of a drawing without a ground, all of it, on whatever lies below; nothing until it has been made."""
    left, top, right, bottom = sight.part
    shape = art.get(sight.kind, sight.picture, (SHAPE_SIDE, SHAPE_SIDE), 1)
    if shape is None:
        return
    w, h = shape.get_size()
    scale = min(room.w / ((right - left) * w), room.h / ((bottom - top) * h))
    whole = art.get(sight.kind, sight.picture, (round(w * scale) + 1, round(h * scale) + 1), 1)
    if whole is not None:
        w, h = whole.get_size()
        seen = Rect(round(left * w), round(top * h), round((right - left) * w), round((bottom - top) * h))
        surface.blit(whole, (room.centerx - seen.w // 2, room.bottom - seen.h), seen)


def party_width(count: int, height: int) -> int:
    """How wide so many faces stand in a room of that height, in pixels."""
    across, side = _grid(count, height)
    return across * side


def party(surface: Surface, art: Art, people: Sequence[Sitter], room: Rect) -> None:
    """The faces of a party from the left, up to two in one line, more in two; each with its seal."""
    if not people:
        return
    across, side = _grid(len(people), room.h)
    lines = -(-len(people) // across)
    for at, one in enumerate(people):
        row, place = divmod(at, across)
        short = across - min(across, len(people) - row * across)
        x = room.x + place * side + short * side // 2
        y = room.centery - lines * side // 2 + row * side
        paint_face(surface, art, one, Rect(x, y, side - 3, side - 3))


def side_by_side(surface: Surface, art: Art, people: Sequence[Sitter], room: Rect) -> None:
    """The faces of a party in one row, as large as the room is high, each over the next one where it is too narrow."""
    if not people:
        return
    step = min(round(room.h * 0.96), (room.w - room.h) // max(1, len(people) - 1))
    for at, one in reversed(list(enumerate(people))):
        paint_face(surface, art, one, Rect(room.x + at * step, room.y, room.h, room.h))


def _grid(count: int, height: int) -> tuple[int, int]:
    """How many faces beside each other, and the side of each."""
    if count <= 2:
        return max(1, count), height * 3 // 4
    return -(-count // 2), height // 2
