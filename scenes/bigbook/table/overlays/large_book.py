"""The book read large: its boards and the edges of its pages round the open ones, or the shut book in its case."""

from __future__ import annotations

from pygame import Rect, Surface, draw

from scenes.bigbook.cards.signs import badge
from scenes.bigbook.table.render import book, book_body
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit.geometry import Box
from scenes.kit.theme import PARCH

LETTERS = 0.74
"""How much less than the pages of the book their letters grow where the book is read large: its pictures are seen, too;
whoever asks for large letters gets them as large as the pages."""
PAGE = 352, 324
"""The shape of a page."""
EDGE = (26, 16), (20, 13)
"""Room for the boards and the edges of the pages, beside and above, on the full and the compact drawing."""


def paint(render: RenderContext, surface: Surface, room: Rect) -> None:
    """The book as it lies on the table, as large as the room allows, in its middle."""
    side, over = (render.layout.px(*one) for one in EDGE)
    icon, air = render.layout.roomy(28, 22), render.layout.px(6, 4)
    tab = icon + 2 * air
    high = room.h - tab - 2 * over
    w = min((room.w - 2 * side) // 2, high * PAGE[0] // PAGE[1])
    h = w * PAGE[1] // PAGE[0]
    pages = Rect(room.centerx - w, room.y + tab + over + (high - h) // 2, 2 * w, h)
    model = render.model
    if model.monster is None:
        shut = book.cover(render, model.page, (w, h))
        place = shut.get_rect(center=pages.center)
        surface.blit(book_body.case(render.layout, place, pages), pages)
        surface.blit(shut, place)
        return
    curses = render.words.facts.page_curses(model.monster)
    step = icon + air
    long = len(curses) * step + air
    signs = Rect(pages.x + w - long - 5 * air, pages.y - over - tab + 2 * air, long, over + tab - 2 * air)
    slip = signs.inflate(2 * air, 2 * over).move(0, over - air)  # behind the board: it covers nothing of the picture
    draw.rect(surface, PARCH[1], slip, border_radius=2 * air)
    draw.rect(surface, PARCH[4], slip, 1, border_radius=2 * air)
    book_body.body(render, surface, pages)
    for i, element in enumerate(curses):
        surface.blit(badge(element, icon), (signs.x + air + i * step, signs.y + air // 2))
    zoom = w / render.layout.size("page") * (LETTERS if render.layout.text_scale <= 1 else 1.0)
    surface.blit(book.left_page(render, model.monster, (w, h), zoom, signs=False), pages)
    surface.blit(book.right_page(render, model.page, (w, h), zoom), (pages.centerx, pages.y))
    book.gutter(surface, Box(*pages.topleft, w, h), Box(pages.centerx, pages.y, w, h))
