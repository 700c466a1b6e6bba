"""Drawn cards that stand in a part of the summary where its words leave room."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Surface

from game.bigbook.catalogue import catalogue
from scenes.bigbook.rulebook.figure_context import FigureContext

MOST, APART = 7.0, 0.4
"""The most height of a card, and the room between two, in letters."""

Card = Callable[[FigureContext, int], Surface]
"""A card of that height in pixels."""


@dataclass(frozen=True, slots=True)
class Cards:
    """Cards in a row, each `wide` times as wide as it is high."""

    wide: float
    cards: Sequence[Card]

    def size(self, em: int, width: int, height: int) -> tuple[int, int]:
        """How large the row is with letters of `em` pixels in a room of that size in pixels."""
        gaps = round(em * APART) * (len(self.cards) - 1)
        tall = min(height, round(em * MOST), int((width - gaps) / (self.wide * len(self.cards))))
        return min(width, round(tall * self.wide) * len(self.cards) + gaps), max(1, tall)

    def draw(self, easel: FigureContext, size: tuple[int, int]) -> Surface:
        """The row, drawn only when it is seen: the sheet is tried in many sizes."""
        out, x = Surface(size, pygame.SRCALPHA), 0
        for card in self.cards:
            out.blit(card(easel, size[1]), (x, 0))
            x += round(size[1] * self.wide) + round(easel.em * APART)
        return out


def _element(kind: str) -> Card:
    return lambda easel, height: easel.card(kind, height)


def _curse(curse: str) -> Card:
    return lambda easel, height: easel.curse(curse, height)


def _spell(spell: str) -> Card:
    return lambda easel, height: easel.spell(spell, height)


CARDS = {
    "paying": Cards(1 / 1.4, [_element(one) for one in ("water1", "fire2", "earth1", "air2")]),
    "track": Cards(1.4, [_curse(one) for one in ("f8", "w4")]),
    "limits": Cards(1.0, [_spell(one) for one in catalogue().basic]),
}
"""What is seen in each part, by the end of its article's id."""
