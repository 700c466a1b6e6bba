"""The still parts of the desk: the magician's sheet, deck, discard, what is gone, empty support places, the torn strip.

The strip says who acts or chooses here in another player's turn, and whose turn it is after that.
"""

from __future__ import annotations

from itertools import pairwise

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.painter import dimmed
from scenes.bigbook.table.layout import sort_button, spell_cells, support_cells
from scenes.bigbook.table.model.table_view import Seat
from scenes.bigbook.table.render.dimming import quieten
from scenes.bigbook.table.render.room import mat
from scenes.bigbook.table.render.seats import mood
from scenes.bigbook.table.render.tabletop import dyed
from scenes.bigbook.table.render_context import RenderContext
from scenes.bigbook.table.text.prompts import DeskNote
from scenes.kit import materials
from scenes.kit.drawing.fabrics import embroidered, mounts
from scenes.kit.drawing.numerals import outlined
from scenes.kit.drawing.surface_marks import card_place, dusk, thrown
from scenes.kit.fit import draw_name, fit
from scenes.kit.geometry import Box
from scenes.kit.icons import emblem, glyph
from scenes.kit.text import Style, TermSpot, TextBlock
from scenes.kit.theme import BONE, CRIMSON, INK, mix


def desk(render: RenderContext, surface: Surface) -> None:
    """Everything of the acting player's desk that does not move under the pointer."""
    areas, model = render.layout.areas, render.model.seats[render.desk]
    sheet, colour = areas["magician"], render.words.colour(render.desk)
    dyed(surface, mat(render.layout), colour)
    _badge(render, surface)
    surface.blit(sheet_of(render, model), sheet[:2])
    spots = () if render.layout.large else render.painter.terms
    render.sheet_terms = [TermSpot(spot.term, spot.rect.move(sheet[:2])) for spot in spots]
    pygame.draw.rect(surface, colour, Rect(sheet).inflate(2, 2), 2, border_radius=8)
    _support(render, surface)
    dusk(surface, areas["hand"], HOLLOW, render.layout.px(40, 26))
    _deck(render, surface, areas["deck"])
    _discard(render, surface, areas["discard"])
    _gone(render, surface, areas["gone"])
    if render.note is not None:
        paint_strip(render, surface, render.note)


HOLLOW = 60
"""How much darker the mat is below the hand, of 255."""


def _badge(render: RenderContext, surface: Surface) -> None:
    """The emblem of whoever acts, woven into their mat where a fifth spell would lie."""
    person, cells = render.words.people.get(render.desk), spell_cells(render.layout, 5)
    if person is None or materials.is_plain() or render.layout.large:
        return
    place = Rect(cells[-1])
    side = round(place.w * 0.62)
    colour = mix(render.words.colour(render.desk), BONE, 0.35)
    key = ("woven-badge", person.emblem, side, colour)
    made = materials.store.get(
        key, lambda: embroidered(glyph(person.emblem, side, colour), layer=render.layout.px(3, 2))
    )
    surface.blit(made, made.get_rect(center=place.center))


def _mounted(render: RenderContext, surface: Surface, box: Box) -> None:
    """Where a card may lie on the mat: its nap pressed down, brass at the corners. Chalk with high contrast, as on
    wood."""
    if materials.is_plain():
        card_place(surface, box)
        return
    dusk(surface, box, PRESSED, render.layout.px(26, 17))
    mounts(surface, Rect(box), render.layout.px(20, 13))
    _back(render, surface, Rect(box).inflate(4, 4))


def _back(render: RenderContext, surface: Surface, area: Rect) -> None:
    """What is only looked at falls back while something is asked."""
    if render.usable is not None and not materials.is_plain():
        quieten(surface, area, grey=0.25, deep=ASIDE)


ASIDE = (0.68, 0.68, 0.74)
"""What is left of the red, green and blue of empty places, deck and discard pile."""
PRESSED = 88
"""How much darker the mat is where cards have lain, of 255."""


def sheet_of(render: RenderContext, model: Seat) -> Surface:
    """The magician's sheet; their face alone where letters are so large that only the reading pane holds its words."""
    size = render.layout.areas["magician"].w, render.layout.areas["magician"].h
    if render.layout.large:
        return render.painter.close_up(model.magician, size, mood(render, model))
    return render.painter.magician(model.magician, size, render.layout.text(17, 14), mood(render, model))


def _label_height(render: RenderContext) -> int:
    """The room of what stands below a pile."""
    return render.layout.px(26, 32 if render.layout.large else 18)


def _support(render: RenderContext, surface: Surface) -> None:
    model = render.model.seats[render.desk]
    cells = support_cells(render.layout, len(model.support), model.support_limit)
    empty = cells[len(model.support) :]
    for box in empty:
        _mounted(render, surface, box)
    for box in cells[model.support_limit : len(model.support)]:
        pygame.draw.rect(surface, CRIMSON, Rect(box).inflate(4, 4), 2, border_radius=6)
    style = Style(render.layout.text(16, 14), mix(BONE, INK, 0.18), italic=True, align="center")
    rooms = [Rect(box) for box in empty]
    if any(left.right > right.x for left, right in pairwise(rooms)):
        rooms = rooms[-1:]  # places that overlap speak through the last one
    elif not render.layout.large and rooms and _named(render, rooms[0], style).cut:
        rooms = [rooms[0].unionall(rooms)]  # four places are too narrow for the word: it lies across them
    for room in rooms:
        words = _named(render, room, style)
        if not words.cut and not (render.layout.large and words.style.size < style.size):
            words.draw(surface, (room.x + 3, room.centery - words.size[1] // 2))


def _named(render: RenderContext, room: Rect, style: Style) -> TextBlock:
    """The name of a place of support, in the room between its mounts."""
    size = room.w - 6, room.h - 6
    return fit(render.words.t("terms.zones.support"), style, size, wrap=False, report=False)


def pile_box(render: RenderContext, area: Box) -> Box:
    """Cards of the pile keep room below for the label."""
    h = area.h - _label_height(render)
    return Box(area.x, area.y, min(area.w, round(h / 1.4)), h)


def _deck(render: RenderContext, surface: Surface, area: Box) -> None:
    count = render.model.seats[render.desk].deck_count
    box = pile_box(render, area).centered(pile_box(render, area).w, pile_box(render, area).h)
    if count:
        thrown(surface, box, render.layout.px(8, 5))
        back = render.painter.back((box.w, box.h))
        for i in range(min(3, 1 + count // 5), 0, -1):
            surface.blit(back, (box.x + i * 2, box.y + i * 2))
        surface.blit(back, box[:2])
        _back(render, surface, Rect(box).inflate(8, 8))
    else:
        _mounted(render, surface, box)
    _below(render, surface, area, render.words.t("terms.zones.deck"), count)


def _below(render: RenderContext, surface: Surface, area: Box, title: str, number: int) -> None:
    h = _label_height(render)
    rect = Rect(area.x - 3, area.bottom - h, area.w + 6, h)
    style = Style(render.layout.text(16, 14), mix(BONE, INK, 0.07))
    block = fit(f"{title} [b]{number}[/b]", style, rect.size, wrap=False, report=False)
    if block.cut or (render.layout.large and block.style.size < style.size):
        block = fit(f"[b]{number}[/b]", style, rect.size, wrap=False, report=False)
    at = rect.x + 2, rect.y + (rect.h - block.size[1]) // 2
    dusk(surface, Rect(at, block.size).inflate(render.layout.px(16, 10), render.layout.px(8, 5)), LABEL, 6)
    block.draw(surface, at)


LABEL = 90
"""How much darker the mat is below words, of 255."""


def _discard(render: RenderContext, surface: Surface, area: Box) -> None:
    cards = render.discarded(render.desk)
    box = pile_box(render, area)
    if cards:
        thrown(surface, box, render.layout.px(8, 5))
    else:
        _mounted(render, surface, box)
    for index, card in enumerate(cards[-3:]):
        face = render.painter.element(card.kind, (box.w, box.h), card.uid)
        last, step = index == len(cards[-3:]) - 1, 0 if materials.is_plain() else 2  # its label is to be read
        surface.blit(face if last else dimmed(face, 0.35), (box.x + step * index, box.y + step * index))
    if cards:
        _back(render, surface, Rect(box).inflate(8, 8))
    _below(render, surface, area, render.words.t("terms.zones.discard"), len(cards))


def _gone(render: RenderContext, surface: Surface, area: Box) -> None:
    count = render.model.aside.total()
    h = area.h - render.layout.px(26, 18)
    box = Box(area.x, area.y, area.w, min(h, round(area.w * 1.1)))
    burn = render.painter.picture("table", "burn", (box.w, box.h))
    if burn is not None:
        surface.blit(burn, burn.get_rect(center=box.center))
    else:
        dusk(surface, box, 140)
    if count:
        number = outlined(str(count), render.layout.text(26, 17))
        surface.blit(number, number.get_rect(center=box.center))
    if render.layout.large:
        return
    low = Rect(area.x - 6, box.bottom, area.w + 12, area.bottom - box.bottom)
    dusk(surface, low, LABEL, render.layout.px(16, 10))
    render.text(surface, render.words.t("terms.zones.aside"), low, (15, 14), mix(BONE, INK, 0.15), align="center",
              valign="top")  # fmt: skip


def strip_place(render: RenderContext) -> Box:
    """Where the strip lies: below deck and discard pile, on the free wood of the desk, up to the button that sorts."""
    areas, px = render.layout.areas, render.layout.px
    if render.layout.large:
        return areas["ability"].moved(0, areas["ability"].h + px(3, 2))
    top = areas["deck"].bottom + px(1, 2)
    right = sort_button(render.layout).x - px(6, 4)
    return Box(areas["support"].x, top, right - areas["support"].x, areas["ability"].bottom + px(3, 3) - top)


def paint_strip(render: RenderContext, surface: Surface, note: DeskNote) -> None:
    """A strip of parchment, torn at both ends: the seal of who acts, the words, and an arrow to whose turn it is."""
    box = Rect(strip_place(render))
    shadow = render.layout.px(6, 4)
    surface.blit(materials.parchment(box.size, seed=23, shadow=shadow), (box.x - shadow, box.y - shadow))
    pygame.draw.rect(surface, render.words.colour(note.seat), Rect(box.x + 3, box.y + 5, 4, box.h - 10))
    side = min(box.h - 8, render.layout.px(34, 24))
    _seal(render, surface, note.seat, Rect(box.x + 11, box.centery - side // 2, side, side))
    back = Rect(box.right - side - 9, box.centery - side // 2, side, side)
    _seal(render, surface, note.other, back)
    tip, tail = (back.x - 5, box.centery), back.x - 5 - side // 2
    pygame.draw.line(surface, INK, (tail, box.centery), tip, 2)
    pygame.draw.lines(surface, INK, False, [(tip[0] - 6, tip[1] - 5), tip, (tip[0] - 6, tip[1] + 5)], 2)
    left = box.x + side + 15
    air = render.layout.px(5, 3)
    room = Rect(left, box.y + air, tail - 4 - left, box.h - 2 * air)
    style = Style(render.layout.text(18, 14), INK, leading=0.84)
    block = fit(note.short(render.words), style, room.size, report=False)
    person = render.words.people.get(note.seat)
    if person is not None and (block.cut or block.broken):  # a very long name stands alone; ribbon and panel say it all
        draw_name(surface, person.name, room, style, where="desk.note")
    else:
        block.draw(surface, (room.x, room.y + (room.h - block.size[1]) // 2))


def _seal(render: RenderContext, surface: Surface, seat: str, rect: Rect) -> None:
    person = render.words.people.get(seat)
    if person is not None:
        seal = emblem(person.emblem, rect.w, render.words.colour(seat))
        surface.blit(seal, seal.get_rect(center=rect.center))
