"""Faces of people in the menus: in a ring of their colour with their seal, or head and shoulders of anybody."""

from __future__ import annotations

from typing import Protocol

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.drawing.crop import cut
from scenes.kit.icons import emblem
from scenes.kit.shapes import smooth
from scenes.kit.theme import GOLD, INK, PARCH, SEAT_COLOURS, Colour
from scenes.shell import screens
from scenes.shell.screens import Face


class Looks(Protocol):
    """Somebody who can be drawn."""

    @property
    def portrait(self) -> str:
        """The id of their face, '' for none."""

    @property
    def colour(self) -> str:
        """One of SEAT_COLOURS."""

    @property
    def emblem(self) -> str:
        """One of EMBLEMS."""


def known_face(one: Looks) -> Face | None:
    """The drawn face of somebody, None where they have none."""
    return next((known for known in screens.faces() if known.id == one.portrait), None)


def paint_face(surface: Surface, art: Art, one: Looks, box: Rect, *, lit: bool = False) -> None:
    """Somebody's face in a ring of their colour with their seal on its rim; the seal alone where they have no face."""
    colour, side = SEAT_COLOURS[one.colour], min(box.size)
    face = known_face(one)
    picture = art.get(face.kind, face.picture, (side * 2, side * 2), 1) if face is not None else None
    if picture is None or face is None:
        seal = emblem(one.emblem, side, colour)
        surface.blit(seal, seal.get_rect(center=box.center))
        return
    disc = Rect(0, 0, side, side)
    disc.center = box.center
    key = ("face", face.kind, face.picture, side, colour, lit)
    head = materials.store.get(key, lambda: _round(cut(picture, disc.size, face.about()), colour, lit=lit))
    surface.blit(head, disc)
    seal = emblem(one.emblem, round(side * 0.46), colour)
    surface.blit(seal, seal.get_rect(bottomright=(disc.right + side // 12, disc.bottom + side // 16)))


def _round(picture: Surface, colour: Colour, *, lit: bool) -> Surface:
    """A square picture cut to a disc, on paper, in a ring."""
    side = picture.get_width()
    width = max(3, side // 14)
    inside = Surface((side, side), pygame.SRCALPHA)
    inside.fill(PARCH[2])
    inside.blit(picture, (0, 0))

    def hole(s: Surface, k: float) -> None:
        pygame.draw.circle(s, (255, 255, 255), (side * k / 2, side * k / 2), (side / 2 - width) * k)

    def ring(s: Surface, k: float) -> None:
        middle = (side * k / 2, side * k / 2)
        for tint, rim in ((INK, 0.0), (GOLD[1] if lit else colour, 1.0), (INK, width - 1.0)):
            pygame.draw.circle(s, tint, middle, (side / 2 - rim) * k)

    inside.blit(smooth((side, side), hole), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    made = smooth((side, side), ring)
    made.blit(inside, (0, 0))
    return made
