"""The strip of seats: everything every player has, small, always in the same place."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.bigbook.play import thing_id
from scenes.bigbook.cards.painter import greyed
from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.table.layout import SeatParts
from scenes.bigbook.table.model.table_view import Seat, Spell
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import ornament
from scenes.kit.fit import draw_name
from scenes.kit.icons import emblem, glyph
from scenes.kit.ornament import PANEL, notch
from scenes.kit.text import Style
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, mix
from scenes.table.geometry import Box


def seat(look: RenderContext, surface: Surface, name: str) -> None:
    """One seat: portrait, name, counters, spells, hand, support."""
    model, slot, parts = look.model.seats[name], look.places.slots[name], look.places.seats[name]
    active, deciding = look.model.active == name, look.desk == name
    _ground(look, surface, name, slot, active, deciding)
    _portrait(look, surface, model, parts)
    if look.first == name:
        _began(look, surface, parts)
    if active:
        _quill(look, surface, parts)
    _names(look, surface, name, active)
    _counters(look, surface, model, parts)
    _meter(look, surface, model, parts.meter)
    _ability(look, surface, model, parts.ability)
    for spell, box in zip(model.spells, parts.spells, strict=False):
        face = mini_spell(look, spell, box)
        surface.blit(face, face.get_rect(center=box.center))
    for card, box in zip(model.hand, parts.hand, strict=False):
        surface.blit(look.painter.element(card.kind, (box.w, box.h)), box[:2])
    _support(look, surface, model, parts)
    if model.eliminated:
        _eliminated(look, surface, slot)


def _quill(look: RenderContext, surface: Surface, parts: SeatParts) -> None:
    """The sign of the active player, at the corner of the portrait."""
    side = look.layout.px(34, 22)
    quill = ornament.piece("tokens", "active", (side, side))
    if quill is not None:
        surface.blit(quill, quill.get_rect(bottomright=(parts.portrait.right + 3, parts.portrait.bottom + 3)))


def _names(look: RenderContext, surface: Surface, name: str, active: bool) -> None:
    """The player's name, and the magician's where there is room."""
    model, parts = look.model.seats[name], look.places.seats[name]
    colour = BONE if not model.eliminated else mix(BONE, INK, 0.5)
    person = look.words.people.get(name)
    style = Style(look.layout.text(21, 15), colour, bold=active)
    draw_name(surface, person.name if person else name, Rect(parts.name), style, where=thing_id.seat(name))
    if parts.title.w:
        words = look.words.magician(model.magician)
        look.text(surface, words, parts.title, (17, 14), mix(colour, INK, 0.3), italic=True, wrap=False)


def _counters(look: RenderContext, surface: Surface, model: Seat, parts: SeatParts) -> None:
    for box, icon, number in (
        (parts.deck, "deck", model.deck_count),
        (parts.discard, "discard", len(model.discard)),
        (parts.held, "hand", len(model.hand)),
    ):
        _counter(look, surface, box, icon, number)


def _eliminated(look: RenderContext, surface: Surface, slot: Box) -> None:
    """A veil over the seat of who has gone mad."""
    veil = Surface((slot.w, slot.h), pygame.SRCALPHA)
    veil.fill((*INK, 150))
    surface.blit(veil, slot[:2])
    words = look.words.t("terms.states.eliminated")
    look.text(surface, words, slot, (22, 15), ELEMENTS["madness"].mid, align="center", bold=True)


def facts(model: Seat) -> object:
    """All that a seat shows: two seats with equal facts look the same."""
    cards = tuple(tuple(card.kind for card in place) for place in (model.hand, model.support))
    spells = tuple((spell.id, spell.exhausted, spell.neutralized, spell.bound_by) for spell in model.spells)
    return cards, spells, model.deck_count, len(model.discard), model.ability_used, model.eliminated


def _ground(look: RenderContext, surface: Surface, name: str, slot: Box, active: bool, deciding: bool) -> None:
    colour = look.words.colour(name)
    layer = Surface((slot.w, slot.h), pygame.SRCALPHA)
    pygame.draw.rect(layer, (*mix(PANEL, colour, 0.42 if active else 0.14), 225), layer.get_rect(), border_radius=8)
    surface.blit(layer, slot[:2])
    pygame.draw.rect(
        surface, mix(colour, INK, 0.0 if active else 0.35), Rect(slot), 2 if active else 1, border_radius=8
    )
    pygame.draw.rect(surface, colour, Rect(slot.x, slot.y + 6, 4, slot.h - 12), border_radius=2)
    if deciding and not active:
        pygame.draw.rect(surface, GOLD[1], Rect(slot).inflate(-2, -2), 2, border_radius=8)


def _portrait(look: RenderContext, surface: Surface, model: Seat, parts: SeatParts) -> None:
    box = parts.portrait
    picture = look.painter.portrait(model.magician, (box.w, box.h))
    if model.eliminated:
        picture = greyed(picture, 1.0, 0.3)
    surface.blit(picture, box[:2])
    pygame.draw.rect(surface, INK, Rect(box), 2, border_radius=3)
    person = look.words.people.get(model.seat)
    if person is not None:
        side = min(look.layout.px(22, 15), box.h)  # small: chins stay free
        surface.blit(emblem(person.emblem, side, look.words.colour(model.seat)), (box.x - 3, box.bottom - side + 3))


def _began(look: RenderContext, surface: Surface, parts: SeatParts) -> None:
    """The open book at the portrait of the one who began the game."""
    side = look.layout.px(30, 19)
    book = ornament.piece("ui", "first_player", (side, side))
    if book is not None:
        surface.blit(book, book.get_rect(topleft=(parts.portrait.x - 4, parts.portrait.y - 4)))


def _counter(look: RenderContext, surface: Surface, box: Box, icon: str, number: int) -> None:
    """A tiny picture of what is counted, and the number."""
    h = min(box.h - 4, look.layout.px(20, 15))
    w = round(h * 0.72)
    rect = Rect(box.x + 2, box.y + (box.h - h) // 2, w, h)
    if icon == "deck":
        surface.blit(look.painter.back((w, h)), rect)
    elif icon == "discard":
        pygame.draw.rect(surface, mix(BONE, INK, 0.45), rect.move(2, -2), 1, border_radius=2)
        pygame.draw.rect(surface, mix(BONE, INK, 0.25), rect, border_radius=2)
        pygame.draw.line(surface, INK, (rect.x + 2, rect.bottom - 3), (rect.right - 3, rect.y + 2), 2)
    else:
        for i in range(3):
            pygame.draw.rect(surface, mix(BONE, INK, 0.45 - i * 0.2), rect.move(i * 3 - 3, i - 1), border_radius=2)
            pygame.draw.rect(surface, INK, rect.move(i * 3 - 3, i - 1), 1, border_radius=2)
    room = Rect(rect.right + 4, box.y, box.right - rect.right - 4, box.h)
    look.text(surface, str(number), room, (18, 14), mix(BONE, INK, 0.1), wrap=False)


def _meter(look: RenderContext, surface: Surface, model: Seat, box: Box) -> None:
    """Madness in hand as six drops: six at the end of a turn are too many."""
    held = sum(card.kind == "madness" for card in model.hand)
    side = max(6, min(box.w // 4, box.h // 3))
    ramp = ELEMENTS["madness"]
    for i in range(6):
        x = box.x + (i % 3) * (side + 3) + side // 2 + 2
        y = box.center[1] + (-(side // 2) - 2 if i < 3 else side // 2 + 2)
        if i < held:
            pygame.draw.circle(surface, ramp.mid if held >= 4 else ramp.base, (x, y), side // 2)
            pygame.draw.circle(surface, ramp.core, (x, y), max(1, side // 5))
        pygame.draw.circle(surface, mix(BONE, INK, 0.5), (x, y), side // 2, 1)


def _ability(look: RenderContext, surface: Surface, model: Seat, box: Box) -> None:
    """Whether the once-per-turn ability is still to be had."""
    if look.words.facts.magician_timing(model.magician) == "always":
        return
    side = min(box.w, box.h, look.layout.px(30, 20))
    used = ornament.piece("ui", "ability_used", (side, side)) if model.ability_used else None
    mark = used or glyph("star", side, mix(INK, BONE, 0.25) if model.ability_used else GOLD[1])
    surface.blit(mark, mark.get_rect(midright=(box.right, box.center[1])))


MARK_FROM = 34
"""Pixels of width from which a small spell also wears the mark of its state."""


def spell_mark(spell: Spell) -> str:
    """The name of the mark that says the state of a spell; '' for one that is ready.

    A spell that a curse holds face down is bound: it comes free when the curse goes.
    """
    if spell.neutralized:
        return "bound" if spell.bound_by else "neutralized"
    return "exhausted" if spell.exhausted else ""


def marked(face: Surface, spell: Spell, side: int) -> Surface:
    """The face with the mark of the spell's state in its lower right corner."""
    mark = ornament.piece("ui", spell_mark(spell), (side, side)) if spell_mark(spell) else None
    if mark is None:
        return face
    out = face.copy()
    out.blit(mark, mark.get_rect(bottomright=(out.get_width() - 1, out.get_height() - 1)))
    return out


def mini_spell(look: RenderContext, spell: Spell, box: Box) -> Surface:
    """A small spell in its state: upright, turned when exhausted, its back when neutralised."""
    size = (box.w, box.h)
    side = round(box.w * 0.5) if box.w >= MARK_FROM else 0
    if spell.neutralized:
        face = look.painter.face_down(size)
        return marked(face, spell, side) if side else face
    face = look.painter.spell_mini(spell.id, size)
    if spell.exhausted:
        small = pygame.transform.smoothscale(greyed(face, 0.6, 0.35), (max(4, box.w), max(4, round(box.h * 0.8))))
        face = pygame.transform.rotate(small, -90)
        return marked(face, spell, side) if side else face
    return face


def _support(look: RenderContext, surface: Surface, model: Seat, parts: SeatParts) -> None:
    for index, box in enumerate(parts.support):
        if index < len(model.support):
            surface.blit(look.painter.element(model.support[index].kind, (box.w, box.h)), box[:2])
        else:
            notch(surface, box)
        if index >= model.support_limit:
            pygame.draw.rect(surface, CRIMSON, Rect(box), 2, border_radius=3)
