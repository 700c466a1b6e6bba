"""The torn strip on the desk: who acts or chooses here in another player's turn, and whose turn it is after that."""

from __future__ import annotations

from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.core.decision import Decision
from scenes.kit import paper
from scenes.kit.fit import draw_text
from scenes.kit.icons import emblem
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, INK
from scenes.table.geometry import Box
from scenes.table.look import Look
from scenes.table.view_model import TableModel
from scenes.table.words import Words


@dataclass(frozen=True, slots=True)
class DeskNote:
    """`seat` acts or chooses though it is the turn of `other`; `actions` are left of a grant, 0 for a choice."""

    seat: str
    other: str
    actions: int = 0

    def text(self, words: Words) -> str:
        """The sentence, in the present language."""
        names = {"seat": words.seat(self.seat), "other": words.seat(self.other)}
        if self.actions:
            return words.t("prompts.status.acts_for", **names, n=self.actions)
        return words.t("prompts.status.chooses", **names)


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


def place(look: Look) -> Box:
    """Where the strip lies: below deck and discard pile, on the free wood of the desk."""
    areas, px = look.layout.areas, look.layout.px
    top = areas["deck"].bottom + px(1, 2)
    right = areas["hand"].x - px(10, 8)
    return Box(areas["support"].x, top, right - areas["support"].x, areas["ability"].bottom - top)


def paint(look: Look, surface: Surface, note: DeskNote) -> None:
    """A strip of parchment, torn at both ends, with the seal of who is meant."""
    box = Rect(place(look))
    shadow = look.layout.px(6, 4)
    surface.blit(paper.parchment(box.size, seed=23, shadow=shadow), (box.x - shadow, box.y - shadow))
    colour = look.words.colour(note.seat)
    pygame.draw.rect(surface, colour, Rect(box.x + 3, box.y + 5, 4, box.h - 10))
    side = min(box.h - 6, look.layout.px(34, 24))
    person = look.words.people.get(note.seat)
    if person is not None:
        seal = emblem(person.emblem, side, colour)
        surface.blit(seal, seal.get_rect(midleft=(box.x + 10, box.centery)))
    room = Rect(box.x + side + 15, box.y + 2, box.w - side - 21, box.h - 4)
    style = Style(look.layout.text(17, 14), INK, bold_colour=CRIMSON, leading=0.95)
    draw_text(surface, note.text(look.words), room, style, valign="middle", where="desk.note", ellipsis=True)
