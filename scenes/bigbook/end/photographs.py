"""Everybody who shut the book, laughing, as photographs pegged to the washing line before the window of the victory."""

from __future__ import annotations

import math
from collections.abc import Hashable, Sequence

import pygame
from pygame import Rect, Surface

from scenes.bigbook.party import Person
from scenes.kit.assets import Art
from scenes.kit.canvas import with_margin
from scenes.kit.drawing.life import Place, Sprite
from scenes.kit.theme import INK, PARCH, SEAT_COLOURS, Colour

SPOTS = ((642, 250), (744, 243), (350, 243), (250, 227), (152, 203))
"""Where on the line each of them hangs, in units of the room; the pair of socks hangs between."""
FEW, FEW_SPOTS = 3, ((664, 247), (306, 236), (158, 204))
"""Up to so many people have photographs `LARGER` times as large, and where those hang."""
LARGER = 1.4
PHOTO, BUST = (96, 138), (300, 420)
LEANS = (1.6, -2.2, 2.0, 1.2, -1.8)
SWAYS, LEVELS = 2.6, 4
"""How far they swing to each side, in degrees, and in how many steps."""
PEG: Colour = (200, 154, 98)
SWING = 3400.0
"""Milliseconds of one swing."""


class Photographs:
    """One for each person, drawn once per size; a thing that lives in the room (kit/drawing/life.py)."""

    def __init__(self, art: Art, people: Sequence[Person]) -> None:
        self.art, self.people = art, people
        self._made: dict[int, Surface] = {}
        self._turned: dict[tuple[int, float], Surface] = {}

    def forget(self) -> None:
        """Sizes or pictures are others."""
        self._made.clear()
        self._turned.clear()

    def ask(self, place: Place) -> None:
        """They are asked for with being drawn: they hang there in any case."""

    def look(self, ms: float) -> Hashable:
        return tuple(_lean(at, ms) for at in range(len(self.people)))

    def sprites(self, place: Place, ms: float | None) -> Sequence[Sprite]:
        few = len(self.people) <= FEW
        k = place.scale * (LARGER if few else 1)
        drop, found = PHOTO[1] * k / 2, []
        for at, (person, spot) in enumerate(zip(self.people, FEW_SPOTS if few else SPOTS, strict=False)):
            picture = self._photo(at, person, k)
            if picture is not None:
                lean = _lean(at, ms)
                if (at, lean) not in self._turned:
                    self._turned[at, lean] = pygame.transform.rotozoom(picture, lean, 1.0)
                turned = self._turned[at, lean]
                x, y = place.at(*spot)
                angle = math.radians(lean)
                middle = x + drop * math.sin(angle), y + drop * math.cos(angle)
                found.append((turned, (middle[0] - turned.get_width() / 2, middle[1] - turned.get_height() / 2), 0))
        return found

    def _photo(self, at: int, person: Person, k: float) -> Surface | None:
        """Paper, the laughing face, a rim in the colour of the seat, the peg; None until the face is there."""
        if at not in self._made:
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


def _lean(at: int, ms: float | None) -> float:
    """By how many degrees a photograph hangs aside."""
    swing = math.sin((ms or 0.0) / SWING * math.tau + at * 1.3) if ms is not None else 0.0
    return LEANS[at % len(LEANS)] + SWAYS * round(swing * LEVELS) / LEVELS
