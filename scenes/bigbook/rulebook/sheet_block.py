"""A block of the summary on its own ground: a heading on a band, below it rows and pictures at their places."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from scenes.bigbook.rulebook.flow import Row, Spot
from scenes.kit.text import Style, layout
from scenes.kit.theme import GOLD, INK, PARCH, Colour, mix


@dataclass(slots=True)
class Block(Row):
    """A part of the sheet on its own ground: a heading on a band, below it rows at their places."""

    parts: list[tuple[int, int, Row]] = field(default_factory=list)
    width: int = 0
    band: int = 0
    colour: Colour = INK
    title: str = ""
    hidden: tuple[Spot, ...] = ()
    """Pictures that lead somewhere, placed from the block's corner."""

    def stretch(self, by: int) -> None:
        """Grow by so many pixels; what the block holds stays in the middle below the heading."""
        self.height += by
        self.parts = [(x, y + by // 2, row) for x, y, row in self.parts]
        self.hidden = tuple(Spot(one.id, one.target, one.label, one.rect.move(0, by // 2)) for one in self.hidden)

    def draw(self, surface: Surface, x: int, y: int, marks: Sequence[str]) -> None:
        place = Rect(x, y, self.width, self.height)
        radius = max(4, self.band // 4)
        ground = Surface(place.size, pygame.SRCALPHA)
        pygame.draw.rect(ground, (*PARCH[0], 120), ground.get_rect(), border_radius=radius)
        surface.blit(ground, place)
        if self.band:
            head = Rect(x, y, self.width, self.band)
            pygame.draw.rect(surface, self.colour, head, border_top_left_radius=radius, border_top_right_radius=radius)
            pygame.draw.line(surface, GOLD[2], (x, head.bottom - 1), (head.right - 1, head.bottom - 1), 1)
            style = Style(max(14, round(self.band * 0.62)), GOLD[0], "title")
            block = layout(self.title, style)
            block.draw(surface, (x + self.band // 3, y + (self.band - block.size[1]) // 2))
        pygame.draw.rect(surface, mix(PARCH[3], PARCH[2], 0.4), place, 1, border_radius=radius)
        for left, top, row in self.parts:
            row.draw(surface, x + left, y + top, marks)

    def spots(self, x: int, y: int) -> list[Spot]:
        found = [Spot(one.id, one.target, one.label, one.rect.move(x, y)) for one in self.hidden]
        for left, top, row in self.parts:
            found += row.spots(x + left, y + top)
        return found
