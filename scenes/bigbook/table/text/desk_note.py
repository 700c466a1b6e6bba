"""The torn strip on the desk: who acts or chooses here in another player's turn, and whose turn it is after that."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.core.engine.decision import Decision
from scenes.bigbook.table.geometry import Box
from scenes.bigbook.table.layout import sort_button
from scenes.bigbook.table.model.table_view import TableModel
from scenes.bigbook.table.render.context import RenderContext
from scenes.bigbook.table.text.names import Words
from scenes.kit import materials
from scenes.kit.fit import draw_name, fit
from scenes.kit.icons import emblem
from scenes.kit.text import Style
from scenes.kit.theme import INK


@dataclass(frozen=True, slots=True)
class DeskNote:
    """`seat` acts or chooses though it is the turn of `other`; `actions` are left of a grant, 0 for a choice."""

    seat: str
    other: str
    actions: int = 0

    def text(self, words: Words) -> str:
        """The whole sentence, in the present language."""
        if not self.actions:
            return self.short(words)
        names = {"seat": words.seat(self.seat), "other": words.seat(self.other)}
        return words.t("prompts.status.acts_for", **names, n=self.actions)

    def short(self, words: Words) -> str:
        """The words on the strip, whose seals say the rest."""
        key = "acts_left" if self.actions else "chooses"
        return words.t(f"prompts.status.{key}", seat=words.seat(self.seat), n=self.actions)


def desk_note(model: TableModel, decision: Decision | None) -> DeskNote | None:
    """What the strip says at a decision; None when the one whose turn it is decides."""
    if decision is None:
        return None
    grant = model.granted[-1] if model.granted else None
    if grant is not None and grant.by != grant.seat and decision.seat == grant.seat and grant.actions_left:
        return DeskNote(grant.seat, grant.by, grant.actions_left)
    return DeskNote(decision.seat, model.active) if decision.seat != model.active else None


def meanwhile(words: Words, model: TableModel, note: DeskNote | None) -> str:
    """The sentence while things move: whose turn it is, or still who acts in it."""
    if note is not None and note.actions:
        return note.text(words)
    return words.t("prompts.status.turn_of", seat=words.seat(model.active))


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
