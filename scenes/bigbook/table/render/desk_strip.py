"""The torn strip on the desk: who acts or chooses here in another player's turn, and whose turn it is after that."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.geometry import Box
from scenes.bigbook.table.layout import sort_button
from scenes.bigbook.table.render_context import RenderContext
from scenes.bigbook.table.text.desk_note import DeskNote
from scenes.kit import materials
from scenes.kit.fit import draw_name, fit
from scenes.kit.icons import emblem
from scenes.kit.text import Style
from scenes.kit.theme import INK


def place(look: RenderContext) -> Box:
    """Where the strip lies: below deck and discard pile, on the free wood of the desk, up to the button that sorts."""
    areas, px = look.layout.areas, look.layout.px
    top = areas["deck"].bottom + px(1, 2)
    right = sort_button(look.layout).x - px(6, 4)
    return Box(areas["support"].x, top, right - areas["support"].x, areas["ability"].bottom - top)


def paint(look: RenderContext, surface: Surface, note: DeskNote) -> None:
    """A strip of parchment, torn at both ends: the seal of who acts, the words, and an arrow to whose turn it is."""
    box = Rect(place(look))
    shadow = look.layout.px(6, 4)
    surface.blit(materials.parchment(box.size, seed=23, shadow=shadow), (box.x - shadow, box.y - shadow))
    pygame.draw.rect(surface, look.words.colour(note.seat), Rect(box.x + 3, box.y + 5, 4, box.h - 10))
    side = min(box.h - 8, look.layout.px(34, 24))
    _seal(look, surface, note.seat, Rect(box.x + 11, box.centery - side // 2, side, side))
    back = Rect(box.right - side - 9, box.centery - side // 2, side, side)
    _seal(look, surface, note.other, back)
    tip, tail = (back.x - 5, box.centery), back.x - 5 - side // 2
    pygame.draw.line(surface, INK, (tail, box.centery), tip, 2)
    pygame.draw.lines(surface, INK, False, [(tip[0] - 6, tip[1] - 5), tip, (tip[0] - 6, tip[1] + 5)], 2)
    left = box.x + side + 15
    room = Rect(left, box.y + 1, tail - 4 - left, box.h - 2)
    style = Style(look.layout.text(18, 14), INK, leading=0.95)
    block = fit(note.short(look.words), style, room.size, report=False)
    person = look.words.people.get(note.seat)
    if person is not None and (block.cut or block.broken):  # a very long name stands alone; ribbon and panel say it all
        draw_name(surface, person.name, room, style, where="desk.note")
    else:
        block.draw(surface, (room.x, room.y + (room.h - block.size[1]) // 2))


def _seal(look: RenderContext, surface: Surface, seat: str, rect: Rect) -> None:
    person = look.words.people.get(seat)
    if person is not None:
        seal = emblem(person.emblem, rect.w, look.words.colour(seat))
        surface.blit(seal, seal.get_rect(center=rect.center))
