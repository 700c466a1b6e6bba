"""Everybody who shut the book, laughing, as photographs pegged to the washing line before the window of the victory."""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from scenes.bigbook.party import Person
from scenes.kit.assets import Art
from scenes.kit.backdrop import Backdrop
from scenes.kit.canvas import Canvas, with_margin
from scenes.kit.theme import INK, PARCH, SEAT_COLOURS, Colour, Theme

SPOTS = ((642, 250), (744, 243), (350, 243), (250, 227), (152, 203))
"""Where on the line each of them hangs, in units of the room; the pair of socks hangs between."""
PHOTO, BUST = (96, 138), (300, 420)
SWAYS, LEVELS = 2.6, 4
"""How far they swing to each side, in degrees, and in how many steps."""
PEG: Colour = (200, 154, 98)
SWING = 3400.0
"""Milliseconds of one swing."""


class Photographs:
    """One for each person, drawn once per size."""

    def __init__(self, art: Art, theme: Theme, room: Backdrop, people: Sequence[Person]) -> None:
        self.art, self.theme, self.room, self.people = art, theme, room, people
        self._made: dict[int, Surface] = {}
        self._ms = 0.0

    def forget(self) -> None:
        """Sizes or pictures are others."""
        self._made.clear()

    def update(self, dt: float) -> bool:
        """Time passes; True when a frame should be drawn."""
        if not self.room.moves:
            return False
        before, self._ms = self._lean(0), self._ms + dt
        return self._lean(0) != before

    def _lean(self, at: int) -> float:
        """By how many degrees a photograph hangs aside now."""
        rest = (1.6, -2.2, 2.0, 1.2, -1.8)[at % 5]
        if self.theme.reduced_motion:
            return rest
        return rest + SWAYS * round(math.sin(self._ms / SWING * math.tau + at * 1.3) * LEVELS) / LEVELS

    def paint(self, canvas: Canvas) -> None:
        """All of them, each swinging on its peg."""
        drop = PHOTO[1] * self.room.scale / 2
        for at, (person, spot) in enumerate(zip(self.people, SPOTS, strict=False)):
            picture = self._photo(at, person)
            if picture is not None:
                lean = self._lean(at)
                x, y = self.room.at(*spot)
                foot = math.radians(lean)
                canvas.blit_rot(picture, (x + drop * math.sin(foot), y + drop * math.cos(foot)), lean, still=True)

    def _photo(self, at: int, person: Person) -> Surface | None:
        """Paper, the laughing face, a rim in the colour of the seat, the peg; None until the face is there."""
        if at not in self._made:
            k = self.room.scale
            w, h = (max(8, round(side * k)) for side in PHOTO)
            edge = max(2, round(5 * k))
            room = (w - 2 * edge, h - 2 * edge)
            share = max(room[0] / BUST[0], room[1] / BUST[1])
            wanted = round(BUST[0] * share), round(BUST[1] * share)
            face = self.art.get("magicians", f"{person.magician}_triumphant", wanted, 1)
            if face is None:
                return None
            made = Surface((w, h), pygame.SRCALPHA)
            made.fill(PARCH[0])
            left = (face.get_width() - room[0]) // 2
            made.blit(face, (edge, edge), Rect(max(0, left), 0, *room))
            pygame.draw.rect(made, SEAT_COLOURS[person.colour], Rect(edge, edge, *room), max(1, edge // 2))
            pygame.draw.rect(made, INK, made.get_rect(), max(1, edge // 3))
            peg = Rect(0, 0, max(3, round(9 * k)), max(6, round(24 * k)))
            whole = Surface((w, h + peg.h), pygame.SRCALPHA)
            whole.blit(made, (0, peg.h // 2))
            peg.midtop = (w // 2, 0)
            pygame.draw.rect(whole, PEG, peg, border_radius=2)
            pygame.draw.rect(whole, INK, peg, 1, border_radius=2)
            self._made[at] = with_margin(whole)
        return self._made[at]
