"""The book of the opening: it lies shut in candle light, its cover goes over, its open pages bear the sheets."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.frames import parchment
from scenes.bigbook.table.animation.book_effects import PageTurn, endpaper, light, part, trimmed
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.theme import GOLD, INK, Colour
from scenes.table.blows import shadow_of
from scenes.table.geometry import Box

COMES, OPENS = 260.0, 900.0
"""Milliseconds in which the shut book comes, and after which it lies open."""
DRIES = 240.0
"""In which the inside of the cover is gone from the page that the sheets lie on (ms)."""
LEATHER: tuple[Colour, Colour] = ((92, 40, 34), (52, 22, 26))
EDGES = 4
"""Edges of pages that are seen beneath the uppermost."""
DARK = (0.34, 0.05)
"""How dark a page is at the gutter, and how far that reaches, as a share of the spread."""


@dataclass(slots=True)
class OpeningBook:
    """One book, its spread as large as `room` (pixels)."""

    room: Rect
    border: int
    """How far its case is seen about its pages, in pixels."""
    _cover: Surface | None = None
    _of: Surface | None = None
    """The drawn cover of which that was made."""

    @property
    def size(self) -> tuple[int, int]:
        """How large one page is."""
        return self.room.w // 2, self.room.h

    def paint(self, canvas: Canvas, ms: float, cover: Surface | None) -> None:
        """The book so many milliseconds after it began to come; `cover` is the drawn one, None where it is missing."""
        w, h = self.size
        left, right = Box(self.room.x, self.room.y, w, h), Box(self.room.x + w, self.room.y, w, h)
        spread = self._spread()
        if ms >= OPENS or cover is None:
            canvas.blit(spread, (self.room.x - self.border, self.room.y - self.border), alpha=_come(ms))
            left_over = 1 - (ms - OPENS) / DRIES
            if left_over > 0 and cover is not None:  # the inside of the cover becomes a page
                canvas.blit(endpaper((w, h)), left[:2], alpha=round(255 * left_over))
            return
        if self._of is not cover:
            self._of, self._cover = cover, pygame.transform.smoothscale(trimmed(cover), (w, h)).convert_alpha()
        shut = self._cover
        assert shut is not None
        turn = part(ms, COMES, OPENS)
        middle = round(w / 2 * (1 - turn))  # shut it lies in the middle
        left, right = left.moved(-middle, 0), right.moved(-middle, 0)
        half = Rect(spread.get_width() // 2, 0, spread.get_width() // 2, spread.get_height())
        shadow = shadow_of((w + 20, h + 14))
        canvas.blit(shadow, (right.x - 4, right.y + 6), alpha=_come(ms))
        if turn <= 0:
            canvas.blit(shut, right[:2], alpha=_come(ms))
            return
        canvas.blit(spread, (right.x, right.y - self.border), half)
        under = spread.subsurface((half.x, self.border, w, h))
        nothing = materials.store.get(("opening-nothing", w, h), lambda: Surface((w, h), pygame.SRCALPHA))
        PageTurn(nothing, under, shut, endpaper((w, h)), left, right, turn).paint(canvas)
        light(canvas, (left.right, left.center[1]), round(h * 0.6), math.sin(math.pi * turn) ** 0.8)

    def _spread(self) -> Surface:
        """Both pages in their case."""
        return materials.store.get(("opening-spread", self.room.size, self.border), self._drawn)

    def _drawn(self) -> Surface:
        edge, (w, h) = self.border, self.size
        out = Surface((2 * w + 2 * edge, h + 2 * edge), pygame.SRCALPHA)
        case = out.get_rect()
        pygame.draw.rect(out, INK, case, border_radius=edge)
        pygame.draw.rect(out, LEATHER[1], case.inflate(-4, -4), border_radius=edge)
        pygame.draw.rect(out, LEATHER[0], case.inflate(-6, -6).move(-1, -1), border_radius=edge)
        pygame.draw.rect(out, GOLD[3], case.inflate(-edge, -edge), 1, border_radius=edge // 2)
        for i in range(EDGES, 0, -1):
            pages = Rect(edge - i, edge - i // 2, 2 * w + 2 * i, h + i)
            pygame.draw.rect(out, (206, 182, 138) if i % 2 else (150, 122, 84), pages, border_radius=3)
        for side in (0, 1):
            out.blit(parchment((w, h), 31 + side), (edge + side * w, edge))
        self._gutter(out)
        return out

    def _gutter(self, out: Surface) -> None:
        """The fold in the middle lies in the dark."""
        reach = max(2, round(self.room.w * DARK[1]))
        shade = Surface((1, self.room.h), pygame.SRCALPHA)
        for x in range(-reach, reach):
            shade.fill((40, 20, 12, round(255 * DARK[0] * (1 - abs(x + 0.5) / reach) ** 1.5)))
            out.blit(shade, (out.get_width() // 2 + x, self.border))


def _come(ms: float) -> int:
    """How much of it is seen while it comes, 0 to 255."""
    return round(255 * min(1.0, ms / COMES))
