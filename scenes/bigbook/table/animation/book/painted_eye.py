"""The eye of the book as it is painted in the room of the defeat: it opens out of the ink, and we go in through it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.drawing.backdrop import Backdrop

CORNER, SIZE = (180, 150), (824, 452)
"""Where the eye lies in the room, in its units (1920x1080)."""
PUPIL = (590, 384)
"""The middle of its slit."""
STATES = ((0.3, "defeat_shut"), (0.75, "defeat_half"))
"""Up to which opening of the lids a patch of the room shows them; above it the room itself does."""
SOFT = 0.16
"""How much of the half width of the picture dies away into the ink at its edge."""


class PaintedEye:
    """Draws the eye where the screen that follows will show it, or nearer to us."""

    def __init__(self, room: Backdrop) -> None:
        self._room = room
        self._made: dict[tuple[str, tuple[int, int]], Surface] = {}

    def ask(self, size: tuple[int, int]) -> None:
        """Ask for its pictures for a canvas of that size in pixels."""
        self._room.prepare(size)
        for _, name in STATES:
            self._room.piece(name, CORNER, SIZE)

    def paint(self, canvas: Canvas, lids: float, nearer: float, aside: float) -> None:
        """Draw it with its lids so far open (0 to 1), so many times nearer than in its room (1: as there), looking
        aside by that share of its width; nothing while its picture is not there."""
        picture = self._picture(lids, canvas.size)
        if picture is None:
            return
        x, y = self._room.at(*CORNER)
        px, py = self._room.at(*PUPIL)
        w, h = picture.get_size()
        way = min(1.0, (nearer - 1.0) / 2)  # the pupil comes to the middle of the window as it comes nearer
        cx, cy = px + (canvas.size[0] / 2 - px) * way + aside * w, py + (canvas.size[1] / 2 - py) * way
        area = Rect(0, 0, round(w * nearer), round(h * nearer))
        area.topleft = round(cx - (px - x) * nearer), round(cy - (py - y) * nearer)
        seen = area.clip(canvas.surface.get_rect())
        if seen.w < 2 or seen.h < 2:
            return
        part = Rect(
            round((seen.x - area.x) / nearer), round((seen.y - area.y) / nearer), round(seen.w / nearer),
            round(seen.h / nearer),
        ).clip(picture.get_rect())  # fmt: skip
        shown = picture.subsurface(part)
        canvas.blit(shown if nearer == 1.0 else pygame.transform.smoothscale(shown, seen.size), seen.topleft)

    def _picture(self, lids: float, size: tuple[int, int]) -> Surface | None:
        name = next((name for most, name in STATES if lids < most), "")
        if (name, size) not in self._made:
            self._room.place(size)
            found = self._room.piece(name, CORNER, SIZE) if name else self._room.painted(CORNER, SIZE)
            if found is None:
                return None
            self._made[name, size] = faded(found[0])
        return self._made[name, size]


def faded(picture: Surface) -> Surface:
    """A picture whose edge dies away in an oval."""
    out = picture.convert_alpha()

    def oval() -> Surface:
        small = Surface((max(8, size[0] // 4), max(8, size[1] // 4)), pygame.SRCALPHA)  # its edge is soft
        area, steps = small.get_rect(), 18
        for i in range(steps + 1):
            box = area.inflate(-area.w * SOFT * 2 * i / steps, -area.h * SOFT * 2 * i / steps)
            pygame.draw.ellipse(small, (255, 255, 255, round(255 * i / steps)), box)
        return pygame.transform.smoothscale(small, size)

    size = out.get_size()
    out.blit(materials.store.get(("oval", size), oval), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out
