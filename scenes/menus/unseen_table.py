"""What stands for a table of which no picture was kept: a shut book on wood."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.icons import glyph
from scenes.kit.theme import GOLD, INK, LECTERN, PARCH, mix


def unseen_table(size: tuple[int, int]) -> Surface:
    """The picture in so many pixels."""
    return materials.store.get(("unseen table", size), lambda: _unseen(size))


def _unseen(size: tuple[int, int]) -> Surface:
    w, h = size
    out = materials.wood(size, planks=3, seed=4)
    book = Rect(0, 0, round(h * 0.94), round(h * 0.68))
    book.center = w // 2, h // 2
    shade = book.move(max(1, h // 30), max(2, h // 20))
    pygame.draw.rect(out, mix(INK, (0, 0, 0), 0.4), shade, border_radius=max(2, h // 24))
    pages = book.inflate(-max(2, h // 30), 0).move(0, max(1, h // 30))
    pygame.draw.rect(out, PARCH[2], pages, border_radius=max(1, h // 40))
    cover = materials.leather(book.size, LECTERN, seed=5)
    out.blit(cover, book)
    materials.gold_line(out, book.inflate(-max(4, h // 12), -max(4, h // 12)), max(1, h // 60), 3)
    sign = glyph("eye", h // 3, GOLD[2])
    out.blit(sign, sign.get_rect(center=book.center))
    return out
