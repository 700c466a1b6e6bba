"""The cover of the book: it opens when a game begins, and shuts when the last monster is beaten."""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.frames import parchment
from scenes.bigbook.table.animation.page_turn import PageTurn
from scenes.bigbook.table.geometry import Box
from scenes.bigbook.table.layout import book_pages
from scenes.bigbook.table.render import book
from scenes.bigbook.table.render.context import RenderContext
from scenes.kit import paper
from scenes.kit.canvas import Canvas, faded
from scenes.kit.icons import glyph
from scenes.kit.materials import leather
from scenes.kit.ornament import glow
from scenes.kit.theme import CRIMSON, GOLD, INK, LECTERN, mix

SLIDE = 0.22
"""The share of the time in which the shut book moves between the middle of the lectern and its right side."""
APPEARS = 0.9
"""When the monster begins to come up on the endpaper."""
STEPS = 8


def endpaper(size: tuple[int, int]) -> Surface:
    """The inside of the cover: old paper with lozenges, and the stamp of the library."""

    def paint() -> Surface:
        w, h = size
        out = parchment(size, 27)
        tone, step = mix(CRIMSON, (214, 190, 150), 0.62), max(18, w // 9)
        for y in range(-step, h + step, step):
            for x in range(-step, w + step, step):
                left = x + (step // 2 if (y // step) % 2 else 0)
                points = [(left, y - step // 3), (left + step // 4, y), (left, y + step // 3), (left - step // 4, y)]
                pygame.draw.aalines(out, tone, True, points)
        side = round(min(w, h) * 0.42)
        stamp = Surface((side, side), pygame.SRCALPHA)
        ink = mix(CRIMSON, INK, 0.25)
        for radius, width in ((side // 2, max(2, side // 28)), (round(side * 0.41), 1)):
            pygame.draw.circle(stamp, ink, (side // 2, side // 2), radius, width)
        mark = glyph("madness", round(side * 0.5), ink)
        stamp.blit(mark, mark.get_rect(center=(side // 2, side // 2)))
        turned = pygame.transform.rotozoom(faded(stamp, 190), 9, 1.0)
        room = turned.get_rect(center=(w // 2, h // 2))
        pygame.draw.rect(out, mix((214, 190, 150), tone, 0.2), room.inflate(-side // 3, -side // 3), border_radius=side)
        out.blit(turned, room)
        return out

    return paper.store.get(("endpaper", size), paint)


def bare(look: RenderContext) -> Surface:
    """The lectern without a book."""
    area = look.layout.areas["book"]
    return leather((area.w, area.h), LECTERN, seed=4, radius=10)


def light(canvas: Canvas, at: tuple[int, int], radius: int, level: float) -> None:
    """Light that comes out of the book, 0 to 1."""
    step = round(level * STEPS)
    if step > 0:
        shine = glow(radius, GOLD[1], 0.8 * step / STEPS)
        canvas.blit(shine, (at[0] - radius, at[1] - radius), flags=pygame.BLEND_RGB_ADD)


@dataclass(slots=True)
class OpenBook:
    """The cover moves aside and goes over; light, and the monster comes up on the paper inside. `t` from 0 to 1."""

    look: RenderContext
    front: Surface
    flat: Surface
    inside: Surface
    monster: Surface
    page: Surface
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Draw the book in the middle of opening."""
        area = self.look.layout.areas["book"]
        left, right = book_pages(self.look.layout)
        canvas.blit(bare(self.look), area[:2])
        if self.t < SLIDE:
            share = self.t / SLIDE
            shut(canvas, self.front, area, right, share * share * (3 - 2 * share))
            return
        turn = (self.t - SLIDE) / (1 - SLIDE)
        under = bare(self.look).subsurface(Rect(left.x - area.x, 0, left.w, left.h))
        PageTurn(under, self.page, self.flat, self.inside, left, right, turn).paint(canvas)
        if turn > APPEARS:
            canvas.blit(self.monster, left[:2], alpha=round(255 * (turn - APPEARS) / (1 - APPEARS)))
        light(canvas, (left.right, area.center[1]), round(area.h * 0.75), math.sin(math.pi * turn) ** 0.8)


def trimmed(cover: Surface) -> Surface:
    """The cover without the clear margin of its picture, as large as a page."""
    return pygame.transform.smoothscale(cover.subsurface(cover.get_bounding_rect(64)), cover.get_size())


def shut(canvas: Canvas, cover: Surface, area: Box, right: Box, share: float, grow: float = 1.0) -> Box:
    """The shut book between the middle of the lectern (0) and the place of the right page (1); gives where it is."""
    w, h = cover.get_size()
    inner = cover.get_bounding_rect(64)
    x = area.center[0] - w / 2 + inner.centerx
    y = area.y + inner.centery
    centre = x + (right.center[0] - x) * share, y + (right.center[1] - y) * share
    size = ((inner.w + (w - inner.w) * share) * grow, (inner.h + (h - inner.h) * share) * grow)
    shown = pygame.transform.smoothscale(cover.subsurface(inner), (round(size[0]), round(size[1])))
    box = Box(round(centre[0] - size[0] / 2), round(centre[1] - size[1] / 2), *shown.get_size())
    layer = Surface((box.w + 10, box.h), pygame.SRCALPHA)
    pygame.draw.rect(layer, (8, 4, 10, 100), layer.get_rect(), border_radius=10)
    canvas.blit(layer, (box.x, box.y + 8))
    canvas.blit(shown, box[:2])
    return box


def opening(look: RenderContext, monster: str, page: str, old: str) -> OpenBook:
    """The book of this game opens on its first monster; `old` is the id of the cover."""
    left, _ = book_pages(look.layout)
    size = (left.w, left.h)
    front = book.cover(look, old, size).convert_alpha()
    return OpenBook(
        look,
        front,
        trimmed(front),
        endpaper(size).convert(),
        book.left_page(look, monster, size).convert(),
        book.right_page(look, page, size).convert(),
    )
