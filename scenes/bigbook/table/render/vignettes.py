"""The pictures of bonus and failure: side by side below their words, or a breath of print under them."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.card_pen import covering
from scenes.bigbook.table.render.context import RenderContext
from scenes.kit import paper
from scenes.kit.canvas import faded
from scenes.kit.theme import CRIMSON, GREEN_INK, INK

PARTS = ("bonus", "failure")
VIGNETTE = 280 / 640
"""Height to width of a picture of a bonus or a failure."""
FINAL = "final_page"
FINAL_INSIDE = (34 / 704, 28 / 648, 640 / 704, 584 / 648)
"""The picture on the art of the final page without its paper, as shares of it."""
LEAST = 0.15
"""A strip lower than this share of the page's width is left out."""
MOST = 0.29
GHOST = 28
"""Opacity of a picture under words: 11 %, less than the letters notice."""


def vignette(look: RenderContext, page: str, part: str, width: int) -> Surface | None:
    """The picture of a page's bonus or failure in the width of a page, when it is ready; the final page has none."""
    if page == FINAL:
        return None
    return look.painter.picture("pages", f"{page}_{part}", (width, round(width * VIGNETTE)))


def pictures(look: RenderContext, page: str, width: int) -> list[Surface]:
    """What the strip of a page shows, as far as it is ready: two pictures, or the one of the final page."""
    if page == FINAL:
        art = look.painter.picture("pages", FINAL, (width, round(width * 648 / 704)))
        return [art] if art is not None else []
    found = [vignette(look, page, part, width) for part in PARTS]
    return [art for art in found if art is not None]


def strip_height(page: str, width: int, room: int) -> int:
    """How high the strip may be in `room` free pixels of a page `width` pixels wide; 0 when it is not worth it."""
    if room < width * LEAST:
        return 0
    return room if page == FINAL else min(room, round(width * MOST))


def draw_strip(look: RenderContext, out: Surface, page: str, area: Rect) -> None:
    """Draw the pictures into an area of a page; nothing while they are being made."""
    arts = pictures(look, page, out.get_width())
    if page == FINAL and arts:
        picture = _inside(arts[0], area.size)
        _framed(out, picture, picture.get_rect(center=area.center), INK)
    elif len(arts) == len(PARTS):
        gap = max(4, area.w // 40)
        bonus, failure = beside(arts, (area.w - gap) // 2, area.h)
        _framed(out, bonus, bonus.get_rect(topright=(area.centerx - gap // 2, area.y)), GREEN_INK)
        _framed(out, failure, failure.get_rect(topleft=(area.centerx - gap // 2 + gap, area.y)), CRIMSON)


def beside(arts: list[Surface], most: int, height: int) -> tuple[Surface, Surface]:
    """The pictures of bonus and failure in one size: so many pixels high, uncut in height, and `most` wide.

    A bonus may lose some of its right, a failure of its left, where nothing happens.
    """
    size = min(most, *(art.get_width() * height // art.get_height() for art in arts)), height
    return covering(arts[0], size, 0.5, 0.0), covering(arts[1], size, 0.5, 1.0)


def draw_ghosts(look: RenderContext, out: Surface, page: str, edges: list[int]) -> None:
    """The pictures faint under their words, where no strip fits: one between each two of the `edges` (pixels)."""
    if paper.is_plain():
        return
    for part, top, end in zip(PARTS, edges, edges[1:], strict=False):
        art = vignette(look, page, part, out.get_width())
        room = Rect(0, top, out.get_width(), end - top)
        if art is None or room.h < 24:
            continue
        before = out.get_clip()
        out.set_clip(room.inflate(-12, 0))
        pale = faded(art, GHOST)
        out.blit(pale, pale.get_rect(center=room.center))
        out.set_clip(before)


def _inside(art: Surface, size: tuple[int, int]) -> Surface:
    """The picture on the art of the final page, whole, as large as it goes into `size` pixels."""
    w, h = art.get_size()
    inner = art.subsurface(Rect(*(round(n * side) for n, side in zip(FINAL_INSIDE, (w, h, w, h), strict=True))))
    return pygame.transform.smoothscale_by(inner, min(1.0, size[0] / inner.get_width(), size[1] / inner.get_height()))


def _framed(out: Surface, art: Surface, area: Rect, ink: tuple[int, int, int]) -> None:
    out.blit(art, area)
    pygame.draw.rect(out, INK, area.inflate(2, 2), 2)
    pygame.draw.line(out, ink, (area.x, area.bottom + 2), (area.right - 1, area.bottom + 2), 3)
