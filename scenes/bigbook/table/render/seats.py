"""The strip of seats: friends at the far rim of the table, a face, a name on a plate and two numbers each; what else
they have lies small before them, always in the same place."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Rect, Surface

from game.bigbook.play import thing_id
from game.core.text.plain_text import harmless
from scenes.bigbook.cards.faces import MOODS, PICTURE_FROM
from scenes.bigbook.cards.painter import greyed
from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.cards.stamps import mark
from scenes.bigbook.table.layout import SeatParts
from scenes.bigbook.table.model.table_view import Seat, Spell
from scenes.bigbook.table.render.book_body import candle
from scenes.bigbook.table.render.dimming import quieten, rests
from scenes.bigbook.table.render.room import edge
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import materials, ornament
from scenes.kit.drawing.numerals import outlined
from scenes.kit.drawing.surface_marks import card_place
from scenes.kit.fit import draw_name, shorten
from scenes.kit.geometry import Box
from scenes.kit.icons import emblem, glyph
from scenes.kit.ornament import PANEL
from scenes.kit.shapes import smooth
from scenes.kit.text import Style, register_icon
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, LECTERN, SHADOW, Colour, mix


def seat(render: RenderContext, surface: Surface, name: str) -> None:
    """One seat: portrait, name, cards in hand and Madness in numbers; before them spells, piles, hand, support."""
    model, slot, parts = render.model.seats[name], render.places.slots[name], render.places.seats[name]
    active, deciding = render.model.active == name, render.desk == name
    _ground(render, surface, name, slot, active, deciding)
    _portrait(render, surface, model, parts)
    if render.first == name:
        _began(render, surface, parts)
    _ability(render, surface, model, parts.ability)
    for spell, box in zip(model.spells, parts.spells, strict=False):
        face = mini_spell(render, spell, box)
        surface.blit(face, face.get_rect(center=box.center))
    for card, box in zip(model.hand, parts.hand, strict=False):
        _laid(surface, render.painter.element(card.kind, (box.w, box.h), card.uid), box)
    _support(render, surface, model, parts)
    if calm(render, name):
        quieten(surface, Rect(slot), grey=FAINT, deep=NEAR if render.layout.tight else AFAR)
    if active:
        _quill(render, surface, parts)
    _names(render, surface, name, active)
    if not model.eliminated:
        _counters(render, surface, model, parts)
    else:  # the words stand where the numbers stood
        _eliminated(render, surface, slot, parts.portrait)
        _portrait(render, surface, model, parts)  # grey already: what is left of them is seen before the veil


FAINT, AFAR, NEAR = 0.24, (0.7, 0.71, 0.8), (0.84, 0.85, 0.9)
"""What somebody loses of their colour who only looks on (0..1), and what is left of their red, green and blue; more
where signs are so small that less light would make mud of them."""


def calm(render: RenderContext, name: str) -> bool:
    """Whether somebody only looks on: it is not their turn, they are not asked, and nobody may choose them."""
    looks_on = name not in (render.model.active, render.desk)
    return looks_on and rests(render, thing_id.seat(name))


def offered(render: RenderContext, surface: Surface) -> None:
    """The cards of those who look on that may be chosen lie in full light, above the shade of the table."""
    if not render.usable or materials.is_plain():
        return
    for name, model in render.model.seats.items():
        if name == render.desk:
            continue
        parts = render.places.seats[name]
        for place, boxes in (("hand", parts.hand), ("support", parts.support)):
            for index, (card, box) in enumerate(zip(model.cards(place), boxes, strict=False)):
                if thing_id.card(name, place, index + 1) in render.usable:
                    surface.blit(render.painter.element(card.kind, (box.w, box.h), card.uid), box[:2])
        for spell, box in zip(model.spells, parts.spells, strict=False):
            if thing_id.spell(name, spell.id) in render.usable:
                face = mini_spell(render, spell, box)
                surface.blit(face, face.get_rect(center=box.center))


def offers(render: RenderContext, name: str) -> object:
    """What of a seat may be chosen, and whether it is calm: two seats of the same look the same."""
    if render.usable is None or materials.is_plain():
        return None
    own = tuple(sorted(one for one in render.usable if thing_id.read(one).seat == name))
    return calm(render, name), () if name == render.desk else own


def _quill(render: RenderContext, surface: Surface, parts: SeatParts) -> None:
    """The sign of the active player, at the corner of the portrait."""
    side = render.layout.px(34, 22)
    quill = ornament.piece("tokens", "active", (side, side))
    if quill is not None:
        surface.blit(quill, quill.get_rect(bottomright=(parts.portrait.right + 3, parts.portrait.bottom + 3)))


def _names(render: RenderContext, surface: Surface, name: str, active: bool) -> None:
    """The player's name, and the magician's where there is room."""
    model, parts = render.model.seats[name], render.places.seats[name]
    colour = BONE if not model.eliminated else mix(BONE, INK, 0.5)
    person = render.words.people.get(name)
    style = Style(render.layout.text(21, 15), colour, bold=active)
    room = Rect(parts.name)
    if render.layout.large:
        _large_name(render, surface, person.name if person else name, Rect(parts.name).inflate(0, 6), style)
        return
    if not materials.is_plain():
        air = render.layout.px(9, 5)
        wide = lay_out(person.name if person else name, style, None).size[0] + 4 * air
        plate = Rect(room.x, room.y, max(min(room.w, render.layout.px(190, 110)), min(room.w, wide)), room.h)
        lit = active or render.desk == name
        if lit or not render.layout.tight:  # where there is little room, a name of who looks on has none about it
            _plate(render, surface, plate, render.words.colour(name), lit=lit)
            room = room.inflate(-2 * air, 0)
    draw_name(surface, person.name if person else name, room, style, where=thing_id.seat(name))
    if parts.title.w:
        words = render.words.magician(model.magician)
        render.text(surface, words, parts.title, (17, 14), mix(colour, INK, 0.06), italic=True, wrap=False)


def _large_name(render: RenderContext, surface: Surface, name: str, room: Rect, style: Style) -> None:
    """A name loses its middle before it loses more than a tenth of its size; the seat's sheet has all of it."""
    least = replace(style, size=round(style.size * LEAST))
    draw_name(surface, shorten(harmless(name), room.w, least), room, style, where="seat")


LEAST = 0.92
"""The share of their size that large letters keep."""


def _counters(render: RenderContext, surface: Surface, model: Seat, parts: SeatParts) -> None:
    """The two numbers of a seat, large, with their signs; its piles with theirs."""
    side = min(parts.meter.h, render.layout.px(27, 18))
    if render.layout.tight:
        soft, low = mix(BONE, INK, 0.14), render.layout.px(24, 16)
        _number(render, surface, parts.deck, mark(PILES["deck"], low, soft), model.deck_count, soft)
        _number(render, surface, parts.discard, mark(PILES["discard"], low, soft), len(model.discard), soft)
    else:
        _counter(render, surface, parts.deck, "deck", model.deck_count)
    if render.layout.large:
        if parts.held.w:
            _counter(render, surface, parts.held, "hand", len(model.hand))
        _meter(render, surface, model, parts.meter)
        return
    if not render.layout.tight:
        _counter(render, surface, parts.discard, "discard", len(model.discard))
        fan = materials.store.get(("fan", side), lambda: smooth((side, side), _fan))
        _number(render, surface, parts.held, fan, len(model.hand), BONE)
    held = sum(card.kind == "madness" for card in model.hand)
    ramp = ELEMENTS["madness"]
    tone = ramp.mid if held >= WARNED else ramp.light if held else mix(BONE, INK, 0.45)
    _number(render, surface, parts.meter, glyph("madness", side, tone), held, tone)


WARNED = 4
"""Madness in hand from which its number is in the colour of a warning: with six at the end of a turn one is lost."""


def _number(render: RenderContext, surface: Surface, box: Box, sign: Surface, number: int, colour: Colour) -> None:
    """A sign with a number beside it that is read from afar."""
    surface.blit(sign, sign.get_rect(midleft=(box.x, box.center[1])))
    made = outlined(str(number), min(box.h, render.layout.text(25, 17)), colour)
    surface.blit(made, made.get_rect(midleft=(box.x + sign.get_width() + render.layout.px(3, 1), box.center[1])))


def _fan(s: Surface, k: float) -> None:
    """Three cards held in a hand."""
    w, h = s.get_size()
    for turn, tone in ((18, 0.5), (0, 0.3), (-18, 0.08)):
        card = Surface((round(w * 0.5), round(h * 0.74)), pygame.SRCALPHA)
        corner = round(w * 0.08)
        pygame.draw.rect(card, INK, card.get_rect(), border_radius=corner)
        pygame.draw.rect(card, mix(BONE, INK, tone), card.get_rect().inflate(-2 * k, -2 * k), border_radius=corner)
        turned = pygame.transform.rotate(card, turn)
        s.blit(turned, turned.get_rect(center=(w * (0.5 - turn / 110), h * (0.5 + abs(turn) / 400))))


def _laid(surface: Surface, face: Surface, box: Box) -> None:
    """A small card with the shadow that it throws on what it lies on."""
    if not materials.is_plain():
        size = box.w, box.h
        surface.blit(materials.store.get(("thrown", size), lambda: _thrown(size)), (box.x + 2, box.y + 2))
    surface.blit(face, box[:2])


def _thrown(size: tuple[int, int]) -> Surface:
    out = Surface(size, pygame.SRCALPHA)
    pygame.draw.rect(out, (*SHADOW, 150), out.get_rect(), border_radius=3)
    return out


def _plate(render: RenderContext, surface: Surface, area: Rect, colour: Colour, *, lit: bool) -> None:
    """A small plate of brass for a name, nailed to the rim about whoever acts; the others' are
    bare and dark."""
    high = min(area.h, render.layout.px(28, 19))
    place = area.inflate(0, high - area.h)

    def paint(s: Surface, k: float) -> None:
        box, bend = s.get_rect(), round(3 * k)
        if lit:
            pygame.draw.rect(s, (*SHADOW, 170), box.move(0, round(k)), border_radius=bend)
        box.h -= round(1.5 * k)
        if lit:
            pygame.draw.rect(s, GOLD[2], box, border_radius=bend)
        inner = box.inflate(-2 * k, -2 * k)
        for y in range(inner.h):  # the metal is darker towards its foot
            tone = mix(colour, INK, (0.52 if lit else 0.7) + 0.2 * y / inner.h)
            s.fill(tone, (inner.x, inner.y + y, inner.w, 1))
        for x in (inner.x + round(2.6 * k), inner.right - round(2.6 * k)) if lit else ():
            pygame.draw.circle(s, GOLD[2], (x, inner.centery), 1.3 * k)

    key = ("plate", place.size, colour, lit)
    surface.blit(materials.store.get(key, lambda: smooth(place.size, paint)), place)


def _eliminated(render: RenderContext, surface: Surface, slot: Box, portrait: Box) -> None:
    """A veil over the seat of who has gone mad; the words stand beside the portrait."""
    veil = Surface((slot.w, slot.h), pygame.SRCALPHA)
    veil.fill((*INK, 150))
    surface.blit(veil, slot[:2])
    words = render.words.t("terms.states.eliminated")
    room = Box(portrait.right, slot.y, slot.right - portrait.right, slot.h)
    render.text(surface, words, room, (22, 15), ELEMENTS["madness"].mid, align="center", bold=True)


MAD_FROM = 3
"""Madness in hand from which it shows in a face."""


def mood(render: RenderContext, model: Seat) -> str:
    """The face of a magician: what has befallen them lasts, what just happened is there for a while."""
    if model.eliminated:
        return "eliminated"
    if sum(card.kind == "madness" for card in model.hand) >= MAD_FROM:
        return "mad"
    return render.moods.get(model.seat, "calm")


def facts(model: Seat) -> object:
    """All that a seat shows: two seats with equal facts look the same."""
    cards = tuple(tuple(card.look for card in place) for place in (model.hand, model.support))
    spells = tuple((spell.id, spell.exhausted, spell.neutralized, spell.bound_by) for spell in model.spells)
    return cards, spells, model.deck_count, len(model.discard), model.ability_used, model.eliminated


def _ground(render: RenderContext, surface: Surface, name: str, slot: Box, active: bool, deciding: bool) -> None:
    """Somebody's place at the table: their chair before the wall, their cloth and candle on the edge of the table."""
    colour, parts = render.words.colour(name), render.places.seats[name]
    if materials.is_plain():
        _box(surface, slot, colour, active)
    else:
        foot = min(slot.bottom, edge(render.layout))
        left = parts.portrait.center[0]
        dusk = Rect(left, slot.y, slot.right - left, foot - slot.y + render.layout.px(8, 5))
        _haze(surface, dusk, colour, active, narrow=narrow(render))
        _cloth(render, surface, Rect(left, foot, slot.right - left, slot.bottom - foot), colour, active)
        _chair(render, surface, Rect(parts.portrait), colour, active or deciding)
        if narrow(render) and not render.layout.tight:
            _shelf(surface, parts)
        if active or not render.layout.tight:
            _seat_candle(render, surface, slot, foot, active)
    if deciding and not active and materials.is_plain():
        pygame.draw.rect(surface, GOLD[1], Rect(slot).inflate(-2, -2), 2, border_radius=8)


def _box(surface: Surface, slot: Box, colour: Colour, active: bool) -> None:
    """A plain frame, with high contrast."""
    layer = Surface((slot.w, slot.h), pygame.SRCALPHA)
    pygame.draw.rect(layer, (*mix(PANEL, colour, 0.2 if active else 0.08), 255), layer.get_rect(), border_radius=8)
    surface.blit(layer, slot[:2])
    rim = mix(colour, INK, 0.0 if active else 0.35)
    pygame.draw.rect(surface, rim, Rect(slot), 2 if active else 1, border_radius=8)
    pygame.draw.rect(surface, colour, Rect(slot.x, slot.y + 6, 4, slot.h - 12), border_radius=2)


def narrow(render: RenderContext) -> bool:
    """Whether four or five share the strip, so that their spells are small and their ground must be quiet."""
    return render.layout.players > 3 and not render.layout.large


def _shelf(surface: Surface, parts: SeatParts) -> None:
    """One dark plate below the signs of a friend's spells and the numbers of the piles."""
    boxes = [Rect(box) for box in (*parts.spells, parts.deck, parts.discard)]
    area = boxes[0].unionall(boxes[1:]).inflate(4, 2)

    def paint(s: Surface, k: float) -> None:
        bend = round(4 * k)
        pygame.draw.rect(s, (*mix(PANEL, INK, 0.6), 232), s.get_rect(), border_radius=bend)
        pygame.draw.rect(s, (*mix(PANEL, BONE, 0.16), 232), s.get_rect(), round(k), border_radius=bend)

    surface.blit(materials.store.get(("shelf", area.size), lambda: smooth(area.size, paint)), area)


def _haze(surface: Surface, area: Rect, colour: Colour, active: bool, *, narrow: bool) -> None:
    """The dusk beside a face, in which numbers can be read: it ends nowhere, and is warm where a candle burns. In a
    `narrow` place it is deeper: nothing of the wall is seen between the signs."""

    def paint() -> Surface:
        w, h = area.size
        small = Surface((max(6, w // 8), max(4, h // 4)), pygame.SRCALPHA)
        tone, depth = mix(PANEL, colour, 0.34 if active else 0.05), 236 if narrow else 205 if active else 175
        wide, high = small.get_size()
        for y in range(high):
            small.fill((*tone, round(depth * min(1.0, 3.5 * (y + 0.5) / high))), (0, y, wide, 1))
        for x in range(wide - wide // 6, wide):  # and dies away towards the next place
            fade = (255, 255, 255, round(255 * 6 * (1 - x / wide)))
            small.fill(fade, (x, 0, 1, high), special_flags=pygame.BLEND_RGBA_MULT)
        return pygame.transform.smoothscale(small, area.size)

    surface.blit(materials.store.get(("haze", area.size, colour, active, narrow), paint), area)


def _cloth(render: RenderContext, surface: Surface, area: Rect, colour: Colour, active: bool) -> None:
    """A runner in the colour of whose place it is, over the rim of the table: narrower where it is farther away, woven,
    with a hem and a fringe, and its shadow on the wood."""
    band, slant = render.layout.px(5, 3), render.layout.px(16, 9)
    plain, bare = narrow(render), render.layout.tight

    def paint() -> Surface:
        base = mix(colour, INK, 0.56 if active else 0.78)
        layer = Surface(area.size, pygame.SRCALPHA)
        layer.fill((*base, 255))
        for y in range(0, area.h, 2):  # the weave
            layer.fill((*mix(base, INK, 0.10), 255), (0, y, area.w, 1))
        for x in range(0, area.w, 3):
            layer.fill((*mix(base, INK, 0.06), 255), (x, 0, 1, area.h))
        light = mix(colour, INK, 0.2 if active else 0.55)
        layer.fill((*mix(base, (255, 206, 150), 0.3 if active else 0.14), 255), (0, 0, area.w, 1))
        if not bare:
            layer.fill((*light, 255), (0, area.h - 2 * band, area.w, max(1, band // 3)))
        if not plain:  # its stripe leans as its side does
            top, foot = area.w - 2 * slant, area.w - slant
            stripe = [(top, 0), (top + band, 0), (foot + band, area.h), (foot, area.h)]
            pygame.draw.polygon(layer, (*light, 255), stripe)
        for x in range(0, 0 if bare else area.w, 4):  # the fringe
            layer.fill((0, 0, 0, 0), (x, area.h - band + 1, 2, band))
        mask = smooth(area.size, lambda s, k: _runner(s, slant * k))
        layer.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return layer

    surface.blit(materials.store.get(("cloth", area.size, colour, active, band, plain, bare), paint), area)


def _runner(s: Surface, slant: float) -> None:
    """What is seen of a runner: its right side leans towards where it vanishes."""
    w, h = s.get_size()
    pygame.draw.polygon(s, (255, 255, 255), [(0, 0), (w - slant, 0), (w, h), (0, h)])


def _chair(render: RenderContext, surface: Surface, portrait: Rect, colour: Colour, active: bool) -> None:
    """The high back of a chair about a face: a carved arch with a knob on top, lit where its owner's candle burns."""
    out = render.layout.px(6, 4)
    back = portrait.inflate(2 * out, out).move(0, -out // 2)
    size = back.size[0], back.size[1] + out

    def paint(s: Surface, k: float) -> None:
        area, width = s.get_rect(), round(out * k * 0.8)
        bend = round(area.w * ARCH)
        dark = mix(LECTERN[3], INK, 0.3)
        pygame.draw.rect(s, mix(INK, (0, 0, 0), 0.4), area, border_top_left_radius=bend, border_top_right_radius=bend)
        inner = area.inflate(-round(2 * k), -round(2 * k))
        tone = mix(dark, colour, 0.3 if active else 0.14)
        pygame.draw.rect(s, tone, inner, border_top_left_radius=bend, border_top_right_radius=bend)
        lit = mix(LECTERN[2], GOLD[1], 0.6 if active else 0.2)
        pygame.draw.rect(
            s, lit, inner.inflate(-width, -width), max(2, width // 4), border_top_left_radius=bend,
            border_top_right_radius=bend,
        )  # fmt: skip

    key = ("chair", size, colour, active, out)
    surface.blit(materials.store.get(key, lambda: smooth(size, paint)), back)


ARCH = 0.42
"""How far the top of a chair is rounded, as a share of its width."""


def _seated(face: Surface) -> Surface:
    """A face within the arch of its chair."""
    w, h = face.get_size()

    def paint(s: Surface, k: float) -> None:
        bend = round(w * k * ARCH)
        pygame.draw.rect(s, (255, 255, 255), s.get_rect(), border_top_left_radius=bend, border_top_right_radius=bend)

    out = face.copy()
    mask = materials.store.get(("seated", w, h), lambda: smooth((w, h), paint))
    out.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _seat_candle(render: RenderContext, surface: Surface, slot: Box, foot: int, active: bool) -> None:
    """The candle at somebody's place: it burns in their turn."""
    wide, high = render.layout.px(9, 6), render.layout.px(26, 14)
    wick = slot.x + wide // 2 - render.layout.px(1, 1), foot + render.layout.px(14, 8) - high
    if active:
        light = ornament.glow(render.layout.px(40, 24), (255, 176, 84), 0.5)
        at = light.get_rect(center=(wick[0] + render.layout.px(30, 18), wick[1]))
        surface.blit(light, at, special_flags=pygame.BLEND_RGB_ADD)
    candle(surface, wick, (wide, high), lit=active)


def _portrait(render: RenderContext, surface: Surface, model: Seat, parts: SeatParts) -> None:
    box = parts.portrait
    face = render.painter.close_up(model.magician, (box.w, box.h), mood(render, model))
    for other in MOODS:  # a face that changes is there when it does
        render.painter.close_up(model.magician, (box.w, box.h), other)
    surface.blit(face if materials.is_plain() else _seated(face), box[:2])
    person = render.words.people.get(model.seat)
    if person is not None:
        side = min(render.layout.px(22, 15), box.h)  # small: chins stay free
        surface.blit(emblem(person.emblem, side, render.words.colour(model.seat)), (box.x - 3, box.bottom - side + 3))


def _began(render: RenderContext, surface: Surface, parts: SeatParts) -> None:
    """The open book at the portrait of the one who began the game."""
    side = render.layout.px(30, 19)
    book = ornament.piece("ui", "first_player", (side, side))
    if book is not None:
        surface.blit(book, book.get_rect(topleft=(parts.portrait.x - 4, parts.portrait.y - 4)))


PILES = {"deck": "pile", "discard": "discard"}
"""The signs of a seat's piles: those that stand on spells too."""


def _counter(render: RenderContext, surface: Surface, box: Box, icon: str, number: int) -> None:
    """The sign of what is counted, and the number."""
    h = min(box.h - 2, render.layout.px(26, 17), round((box.w - render.layout.text(20, 17)) / 0.72))
    w = round(h * 0.72)
    rect = Rect(box.x, box.y + (box.h - h) // 2, w, h)
    if icon in PILES:
        side = min(w if icon == "discard" else w + 3, h)  # left of the discard pile stands a number, that of the deck
        sign = mark(PILES[icon], side, mix(BONE, INK, 0.2))
        surface.blit(sign, sign.get_rect(midright=(rect.right, rect.centery)))
    else:
        fan = materials.store.get(("fan", h), lambda: smooth((h, h), _fan))
        surface.blit(fan, fan.get_rect(center=rect.center))
    room = Rect(rect.right + 1, box.y, box.right - rect.right - 1, box.h)
    render.text(surface, str(number), room, (18, 14), BONE, wrap=False)


def _meter(render: RenderContext, surface: Surface, model: Seat, box: Box) -> None:
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


def _used(side: int) -> Surface:
    """The sign of an ability that has been used."""
    return ornament.piece("ui", "ability_used", (side, side)) or glyph("star", side, mix(INK, BONE, 0.25))


register_icon("deck", lambda side: mark(PILES["deck"], side, INK))
register_icon("discard", lambda side: mark(PILES["discard"], side, INK))
register_icon("hand", lambda side: materials.store.get(("fan", side), lambda: smooth((side, side), _fan)))
register_icon("ability_ready", lambda side: glyph("star", side, GOLD[3]))
register_icon("ability_used", _used)


def _ability(render: RenderContext, surface: Surface, model: Seat, box: Box) -> None:
    """Whether the once-per-turn ability is still to be had."""
    if render.words.facts.magician_timing(model.magician) == "always":
        return
    side = min(box.w, box.h, render.layout.px(30, 20))
    star = _used(side) if model.ability_used else glyph("star", side, GOLD[1])
    surface.blit(star, star.get_rect(midright=(box.right, box.center[1])))


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
    seal = ornament.piece("ui", spell_mark(spell), (side, side)) if spell_mark(spell) else None
    if seal is None:
        return face
    out = face.copy()
    out.blit(seal, seal.get_rect(bottomright=(out.get_width() - 1, out.get_height() - 1)))
    return out


def mini_spell(render: RenderContext, spell: Spell, box: Box) -> Surface:
    """A small spell in its state: upright, turned when exhausted, its back when neutralised."""
    size = (box.w, box.h)
    side = round(box.w * 0.5) if box.w >= MARK_FROM else 0
    if spell.neutralized:
        if box.w < PICTURE_FROM:
            return materials.store.get(("locked", size), lambda: _locked(size))
        face = render.painter.face_down(size)
        return marked(face, spell, side) if side else face
    face = render.painter.spell_mini(spell.id, size)
    if spell.exhausted and box.w < PICTURE_FROM:  # its sign lies on its side, pale, and as large as the others
        return pygame.transform.rotate(greyed(face, 0.8, 0.12), -90)
    if spell.exhausted:
        small = pygame.transform.smoothscale(greyed(face, 0.6, 0.35), (max(4, box.w), max(4, round(box.h * 0.8))))
        face = pygame.transform.rotate(small, -90)
        return marked(face, spell, side) if side else face
    return face


def _locked(size: tuple[int, int]) -> Surface:
    """A spell that lies face down, where only its sign would be seen: a padlock on a dark card."""

    def paint(s: Surface, k: float) -> None:
        card = s.get_rect().inflate(-round(2 * k), -round(2 * k))
        pygame.draw.rect(s, mix(CRIMSON, INK, 0.62), card, border_radius=round(3 * k))
        pygame.draw.rect(s, mix(CRIMSON, BONE, 0.15), card, round(k), border_radius=round(3 * k))

    out, side = smooth(size, paint), round(min(size) * 0.72)
    lock = mark("chain", side, BONE)
    out.blit(lock, lock.get_rect(center=out.get_rect().center))
    return out


def _support(render: RenderContext, surface: Surface, model: Seat, parts: SeatParts) -> None:
    for index, box in enumerate(parts.support):
        if index < len(model.support):
            card = model.support[index]
            _laid(surface, render.painter.element(card.kind, (box.w, box.h), card.uid), box)
        elif materials.is_plain():
            card_place(surface, box)  # elsewhere the bare cloth tells it
        if index >= model.support_limit:
            pygame.draw.rect(surface, CRIMSON, Rect(box), 2, border_radius=3)
