"""Pointing at things for others: a ring of light that goes by itself, a paper flag that stays until it is pulled."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Protocol

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.icons import emblem
from scenes.kit.theme import INK, PARCH, Colour, mix
from scenes.kit.thing import Thing

PING_MS = 1500
RINGS = 3


@dataclass(slots=True)
class Ping:
    """Rings of light in a player's colour, one after the other, about a thing; a still frame without motion."""

    box: Rect
    colour: Colour
    still: bool = False
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Draw the present moment."""
        for ring in range(1 if self.still else RINGS):
            t = self.t if self.still else self.t * RINGS - ring * 0.75
            if not 0 <= t < 1:
                continue
            rect = self.box.inflate(*(2 * (4 if self.still else round(4 + 26 * t)),) * 2)
            layer = Surface(rect.size, pygame.SRCALPHA)
            alpha = 255 if self.still else round(255 * (1 - t * t))
            pygame.draw.rect(layer, (*INK, alpha), layer.get_rect(), 7, border_radius=12)
            inner = layer.get_rect().inflate(-3, -3)
            pygame.draw.rect(layer, (*mix(self.colour, (255, 255, 255), 0.25), alpha), inner, 4, border_radius=11)
            canvas.blit(layer, rect.topleft)


class Piece(Protocol):
    """A card with an identity of its own."""

    @property
    def uid(self) -> int:
        """The same number wherever it lies."""


@dataclass(slots=True)
class Flags:
    """Which things wear a flag, and whose. A card is known by itself: its flag goes with it wherever it goes."""

    piles: Collection[str] = ()
    """Roles of things whose uppermost card wears the flag, and takes it along when it leaves."""
    owners: dict[str, str] = field(default_factory=dict)
    plain: Callable[[str], str] = str
    """The id of the same thing where it lies, of one that is seen in something lying over the table."""

    def key(self, thing: Thing, cards: Mapping[str, Piece]) -> str:
        """What a flag is stuck to: the card, the uppermost card of a pile, or the thing."""
        card = cards.get(thing.id)
        if card is not None:
            return f"uid:{card.uid}"
        return f"top:{thing.option}" if thing.role in self.piles and thing.option else self.plain(thing.id)

    def toggle(self, key: str, seat: str) -> bool:
        """Plant a flag of this seat, or pull the one that stands there; True when there is one now."""
        if self.owners.pop(key, None) is not None:
            return False
        self.owners[key] = seat
        return True

    def shown(self, things: list[Thing], cards: Mapping[str, Piece]) -> dict[str, str]:
        """The things of a list that wear a flag, with the seat it belongs to."""
        if not self.owners:
            return {}
        found = {thing.id: self.owners.get(self.key(thing, cards)) for thing in things}
        return {name: seat for name, seat in found.items() if seat is not None}


def flag_picture(colour: Colour, seal: str, height: int) -> Surface:
    """A strip of paper in the owner's colour with their seal, folded about a pin."""
    return materials.store.get(("flag", colour, seal, height), lambda: _draw(colour, seal, height))


def _draw(colour: Colour, seal: str, height: int) -> Surface:
    big = 4
    h = height * big
    w = round(h * 1.05)
    out = Surface((w, h), pygame.SRCALPHA)
    pole, cloth = round(w * 0.12), round(h * 0.66)
    points = [(pole, h * 0.05), (w * 0.97, h * 0.11), (w * 0.82, h * 0.37), (w * 0.99, h * 0.66), (pole, h * 0.62)]
    pygame.draw.polygon(out, (*INK, 90), [(x + big * 2, y + big * 2) for x, y in points])
    pygame.draw.polygon(out, mix(PARCH[0], colour, 0.8), points)
    fold = [(pole, h * 0.05), (pole + w * 0.14, h * 0.06), (pole + w * 0.14, h * 0.625), (pole, h * 0.62)]
    pygame.draw.polygon(out, mix(PARCH[0], colour, 0.45), fold)
    pygame.draw.polygon(out, INK, points, max(1, big + 2))
    pygame.draw.line(out, INK, (pole, 0), (pole, h), big * 3)
    pygame.draw.line(out, mix(PARCH[1], INK, 0.25), (pole, big), (pole, h - big * 2), big)
    small = pygame.transform.smoothscale(out, (w // big, height))
    if seal and height >= 20:
        mark = emblem(seal, round(cloth / big * 0.62), colour)
        small.blit(mark, mark.get_rect(center=(round(w / big * 0.55), round(height * 0.35))))
    return small
