"""A friend's seat at reading size over the desk, in a frame of their colour: for looking, pointing and flags only."""

from __future__ import annotations

from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from game.bigbook.play import thing_id
from scenes.bigbook.cards.painter import greyed
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.model.table_view import Card, Seat, Spell
from scenes.bigbook.table.render import seats
from scenes.bigbook.table.render.board import count_badge
from scenes.bigbook.table.render.static_layers import desk_box
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import materials, ornament
from scenes.kit.canvas import Canvas
from scenes.kit.drawing.surface_marks import card_place
from scenes.kit.fit import fit
from scenes.kit.geometry import Box, row
from scenes.kit.icons import emblem
from scenes.kit.ornament import PANEL, glow_frame
from scenes.kit.text import Style
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, mix
from scenes.kit.thing import Thing
from scenes.table.sheets import CLOSE, cross

ZONE = "look"


@dataclass(frozen=True, slots=True)
class LookParts:
    """Boxes of the sheet: the magician and their ability at the left, then head, spells and piles, labels, cards."""

    sheet: Box
    magician: Box
    ability: Box
    head: Box
    close: Box
    spells: tuple[Box, ...]
    deck: Box
    discard: Box
    support_label: Box
    hand_label: Box
    support: tuple[Box, ...]
    hand: tuple[Box, ...]


def look_parts(render: RenderContext, seat: Seat) -> LookParts:
    """Cut the band of the desk for one seat; support lies left and the hand right, as on the desk."""
    layout = render.layout
    band, px = desk_box(render), layout.px
    sheet = Box(band.x - px(4, 3), band.y - px(6, 4), band.w + px(8, 6), band.h + px(8, 6))
    inner = sheet.inset(px(12, 8), px(10, 6))
    magician_w, ability_h, gap = (
        layout.px(230, 100 if layout.large else 150),
        layout.roomy(44, 24 if layout.large else 30),
        px(10, 6),
    )
    magician = Box(inner.x, inner.y, magician_w, inner.h - ability_h - gap)
    ability = Box(inner.x, magician.bottom + gap, magician_w, ability_h)
    left = magician.right + px(18, 10)
    right = Box(left, inner.y, inner.right - left, inner.h)
    head, label = layout.roomy(40, 24 if layout.large else 28), layout.roomy(26, 19)
    half = (right.h - head - label - gap) // 2
    side = px(36, 26)
    close = Box(right.right - side, right.y, side, side)
    pile_w = round(half * 0.7)
    piles_w = 2 * pile_w + gap
    middle = right.y + head
    spells = row(Box(right.x, middle, right.w - piles_w - px(28, 16), half), len(seat.spells), half, half, gap)
    deck = Box(right.right - piles_w, middle, pile_w, half)
    discard = Box(right.right - pile_w, middle, pile_w, half)
    low = right.bottom - half
    card_w = round(half * 0.7)
    places = max(seat.support_limit, len(seat.support))
    support_w = min(places * card_w + (places - 1) * gap, round(right.w * 0.42))
    hand = Box(right.x + support_w + px(28, 16), low, right.w - support_w - px(28, 16), half)
    return LookParts(
        sheet, magician, ability, Box(right.x, right.y, right.w - side - gap, head - px(4, 2)), close, spells, deck,
        discard, Box(right.x, low - label, support_w, label), Box(hand.x, low - label, hand.w, label),
        row(Box(right.x, low, support_w, half), places, card_w, half, gap),
        row(hand, len(seat.hand), card_w, half, gap),
    )  # fmt: skip


def _looked(name: str, label: str, box: Box) -> Thing:
    """What lies in the lifted seat, by its id on the table."""
    return Thing(thing_id.looked(name), "looked", label, Rect(box), zone=ZONE)


@dataclass(slots=True)
class SeatSheet:
    """Which seat lies over the desk, and its picture while nothing about it changes."""

    table: BookTable
    seat: str | None = None
    cards: dict[str, Card] = field(default_factory=dict)
    """The card behind each thing of the sheet."""
    _before: str | None = None
    _key: object = None
    _picture: Surface | None = None

    def toggle(self, seat: str) -> None:
        """Lift this seat over the desk, or lay it back."""
        if self.seat == seat:
            self.close()
            return
        if self.seat is None:
            self._before = self.table.focus.current
        self.seat, self._key = seat, None
        self.table.focus.sync(self.table.things(), CLOSE)
        self.table.redraw()

    def close(self) -> bool:
        """The desk lies open again; False when it did."""
        if self.seat is None:
            return False
        self.seat = self._picture = self._key = None
        focus = self.table.focus
        here = focus.current
        if self._before is not None and (here is None or here == CLOSE or thing_id.read(here).looked):
            focus.current = self._before
        focus.sync(self.table.things(), self.table.screen.default_focus())
        self.table.redraw()
        return True

    def renew(self) -> None:
        """Paint the sheet anew: its pictures have come, or its words have changed."""
        self._key = None

    def covered(self, things: list[Thing]) -> list[Thing]:
        """The list with what lies below the sheet taken away and the things of the sheet in its place."""
        if self.seat is None:
            return things
        sheet = Rect(look_parts(self.table.render, self._seat(self.seat)).sheet)
        found, own, put = [], self._things(self.seat), False
        for thing in things:
            if sheet.collidepoint(thing.rect.center):
                if not put:
                    found += own
                put = True
            else:
                found.append(thing)
        return found if put else [*found, *own]

    def _seat(self, name: str) -> Seat:
        return self.table.render.model.seats[name]

    def _things(self, name: str) -> list[Thing]:
        render, seat = self.table.render, self._seat(name)
        words, parts = render.words, look_parts(render, self._seat(name))
        zones = {zone: words.t(f"terms.zones.{zone}") for zone in ("deck", "discard")}
        self.cards = {}
        found = [
            _looked(thing_id.of_seat("magician", name), words.magician(seat.magician), parts.magician),
            _looked(thing_id.ability(name), words.ability(seat.magician), parts.ability),
        ]
        for spell, box in zip(seat.spells, parts.spells, strict=True):
            found.append(_looked(thing_id.spell(name, spell.id), words.spell(spell.id), box))
        for pile, box in (("deck", parts.deck), ("discard", parts.discard)):
            found.append(_looked(thing_id.of_seat(pile, name), zones[pile], box))
        for place, boxes in (("support", parts.support), ("hand", parts.hand)):
            for index, (card, box) in enumerate(zip(seat.cards(place), boxes, strict=False)):
                thing = _looked(thing_id.card(name, place, index + 1), str(words.card(card.kind)), box)
                self.cards[thing.id] = card
                found.append(thing)
        found.append(Thing(CLOSE, "button", words.kit("button.close"), Rect(parts.close), zone=ZONE))
        return found

    # drawing

    def paint(self, canvas: Canvas) -> None:
        """The sheet as it stands, a rim about what the pointer is on, and the flags."""
        if self.seat is None:
            return
        table, render = self.table, self.table.render
        seat = self._seat(self.seat)
        parts = look_parts(render, seat)
        box = Rect(parts.sheet)
        key = (self.seat, seats.facts(seat), tuple(card.look for card in seat.discard[-1:]), render.layout,
               table.app.lang, render.theme.high_contrast)  # fmt: skip
        if self._picture is None or key != self._key:
            self._key, self._picture = key, self._make(seat, parts)
        canvas.blit(self._picture, box.topleft)
        for thing in table.things():
            if thing.zone == ZONE and table.hover == thing.id:
                canvas.mark(glow_frame(canvas.surface, thing.rect, GOLD[1], 2))

    def _make(self, seat: Seat, parts: LookParts) -> Surface:
        render, sheet = self.table.render, Rect(parts.sheet)
        whole = Surface((sheet.right, sheet.bottom), pygame.SRCALPHA)
        colour = render.words.colour(seat.seat)
        pygame.draw.rect(whole, mix(PANEL, colour, 0.22), sheet, border_radius=10)
        pygame.draw.rect(whole, INK, sheet, render.layout.px(8, 6), border_radius=10)
        pygame.draw.rect(whole, colour, sheet.inflate(-4, -4), render.layout.px(5, 4), border_radius=9)
        materials.gold_line(whole, sheet.inflate(-2 * render.layout.px(9, 6), -2 * render.layout.px(9, 6)), 1, 6)
        self._head(whole, seat, parts)
        size = (parts.magician.w, parts.magician.h)
        if render.layout.large:  # the reading pane has the words
            face = render.painter.close_up(seat.magician, size)
        else:
            face = render.painter.magician(seat.magician, size, render.layout.text(17, 14))
        whole.blit(face, parts.magician[:2])
        ability(render, whole, seat, parts.ability)
        for spell, box in zip(seat.spells, parts.spells, strict=True):
            _spell(render, whole, spell, box)
        _piles(render, whole, seat, parts)
        self._cards(whole, seat, parts)
        return whole.subsurface(sheet).copy()

    def _head(self, surface: Surface, seat: Seat, parts: LookParts) -> None:
        render, head = self.table.render, parts.head
        person = render.words.people.get(seat.seat)
        side = head.h
        if person is not None:
            surface.blit(emblem(person.emblem, side, render.words.colour(seat.seat)), head[:2])
        title = render.words.t("prompts.status.looking_at", seat=render.words.seat(seat.seat))
        room = Rect(head.x + side + render.layout.px(10, 7), head.y, head.w - side - render.layout.px(10, 7), head.h)
        shown = render.text(surface, title, room, (26, 18), BONE, face="title", wrap=False)
        self._help(surface, Rect(room.x + shown.size[0] + 24, room.y, room.w - shown.size[0] - 24, room.h))
        cross(surface, Rect(parts.close), hover=False)

    def _help(self, surface: Surface, room: Rect) -> None:
        """The keys for pointing and for flags, where there is room for them."""
        keys, words, render = self.table.app.keys, self.table.render.words, self.table.render
        line = " · ".join(f"[b]{keys.shown(name)}[/b] {words.kit(f'key_acts.{name}')}" for name in ("ping", "flag"))
        style = Style(render.layout.text(16, 14), mix(BONE, INK, 0.35), align="right", bold_colour=GOLD[1])
        block = fit(line, style, (max(1, room.w), room.h), wrap=False, report=False)
        if room.w > 0 and not block.cut and not (render.layout.large and block.style.size < style.size):
            block.draw(surface, (room.x, room.y + (room.h - block.size[1]) // 2))

    def _cards(self, surface: Surface, seat: Seat, parts: LookParts) -> None:
        render, words = self.table.render, self.table.render.words
        tone = mix(BONE, INK, 0.12)
        support = f"{words.t('terms.zones.support')} [b]{len(seat.support)}/{seat.support_limit}[/b]"
        render.text(surface, support, parts.support_label, (18, 14), tone, wrap=False, valign="bottom")
        hand = f"{words.t('terms.zones.hand')} [b]{len(seat.hand)}[/b]"
        render.text(surface, hand, parts.hand_label, (18, 14), tone, wrap=False, valign="bottom")
        for index, box in enumerate(parts.support):
            if index < len(seat.support):
                surface.blit(
                    render.painter.element(seat.support[index].kind, (box.w, box.h), seat.support[index].uid), box[:2]
                )
                if index >= seat.support_limit:
                    pygame.draw.rect(surface, CRIMSON, Rect(box).inflate(4, 4), 2, border_radius=6)
            else:
                card_place(surface, box)
        for card, box in zip(seat.hand, parts.hand, strict=True):
            surface.blit(render.painter.element(card.kind, (box.w, box.h), card.uid), box[:2])


def _spell(render: RenderContext, surface: Surface, spell: Spell, box: Box) -> None:
    """A spell in its state, with the mark of that state at its corner."""
    size, text = (box.w, box.h), render.layout.text(16, 14)
    if spell.neutralized:
        surface.blit(render.painter.chained_spell(spell.id, size, text, signs=render.layout.grown), box[:2])
    else:
        face = render.painter.spell(spell.id, size, text, words=render.sentences, signs=render.layout.grown)
        if spell.exhausted:
            face = pygame.transform.rotate(greyed(face), -90)
        surface.blit(face, face.get_rect(center=box.center))
    state = seats.spell_mark(spell)
    side = render.layout.px(46, 32)
    mark = ornament.piece("ui", state, (side, side)) if state else None
    if mark is not None:
        surface.blit(mark, mark.get_rect(bottomright=(box.right - 2, box.bottom - 2)))


def ability(render: RenderContext, surface: Surface, seat: Seat, box: Box) -> None:
    """The state of an ability in words: it always works, is ready, or was used this turn (with the mark of that)."""
    timing = render.words.facts.magician_timing(seat.magician)
    always, used = timing == "always", seat.ability_used
    key = "timing.always" if always else ("states.used" if used else "states.ready")
    layer = Surface((box.w, box.h), pygame.SRCALPHA)
    pygame.draw.rect(layer, (*INK, 150), layer.get_rect(), border_radius=6)
    surface.blit(layer, box[:2])
    room = Rect(box).inflate(-render.layout.px(16, 10), -2)
    if used and not always:
        mark = ornament.piece("ui", "ability_used", (room.h, room.h))
        if mark is not None:
            surface.blit(mark, mark.get_rect(midleft=room.midleft))
        room = Rect(room.x + room.h + 4, room.y, room.w - room.h - 4, room.h)
    colour = mix(BONE, INK, 0.35) if used and not always else (GOLD[1] if not always else mix(GOLD[2], BONE, 0.3))
    words = render.words
    state = words.t(f"terms.{key}")
    whole = f"{words.ability(seat.magician)} · {state}"
    style = Style(render.layout.text(17, 14), colour, italic=always, align="center")
    cut = fit(whole, style, room.size, wrap=False, report=False).cut
    render.text(surface, state if cut else whole, room, (17, 14), colour, align="center", italic=always)


def _piles(render: RenderContext, surface: Surface, seat: Seat, parts: LookParts) -> None:
    """Deck and discard pile with their counts and names."""
    label = render.layout.roomy(26, 19)
    for name, box, count in (("deck", parts.deck, seat.deck_count), ("discard", parts.discard, len(seat.discard))):
        room = Rect(box.x - 4, box.bottom - label, box.w + 8, label)
        h = box.h - label - 2
        card = Box(box.x, box.y, round(h * 0.7), h).moved((box.w - round(h * 0.7)) // 2, 0)
        if not count:
            card_place(surface, card)
        elif name == "deck":
            surface.blit(render.painter.back((card.w, card.h)), card[:2])
        else:
            surface.blit(
                render.painter.element(seat.discard[-1].kind, (card.w, card.h), seat.discard[-1].uid), card[:2]
            )
        count_badge(render, surface, card, str(count))
        title = render.words.t(f"terms.zones.{name}")
        if render.layout.large:
            continue
        render.text(surface, title, room, (16, 14), mix(BONE, INK, 0.12), align="center", wrap=False)
