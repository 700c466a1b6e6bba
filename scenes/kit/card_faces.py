"""What stands on each card: numerals, badges, names and sentences laid over the art or the drawn frame."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Protocol

import pygame
from pygame import Rect, Surface

from game.core.phrases import Span
from scenes.kit import card_frames as frames
from scenes.kit.fit import fit
from scenes.kit.icons import badge, glyph
from scenes.kit.text import Style, TextBlock, font
from scenes.kit.theme import BONE, CRIMSON, ELEMENTS, GOLD, INK, MIN_TEXT, PARCH, Colour, mix

Size = tuple[int, int]
MINI = 50
"""Below this width a card shows only its ground, glyph and value."""


class Facts(Protocol):
    """What a face must know about a spell beyond words and pictures."""

    def element(self, spell: str) -> str:
        """The element of a spell."""

    def level(self, spell: str) -> int:
        """Level of a spell, which is its activation cost."""

    def magician_element(self, magician: str) -> str:
        """The speciality of a magician."""

    def numbers(self, spell: str, power: int) -> dict[str, int]:
        """The arguments of the spell's sentence at a power."""

    def curse_numbers(self, curse: str) -> dict[str, int]:
        """The arguments of a curse's sentence."""

    def magician_numbers(self, magician: str) -> dict[str, int]:
        """The arguments of an ability's sentence."""


class Words(Protocol):
    """The catalogue of the present language."""

    def t(self, key: str, /, **args: int) -> str:
        """The text of a key."""

    def spans(self, key: str, /, **args: int) -> tuple[Span, ...]:
        """The text in stretches."""


class Pictures(Protocol):
    """Where art comes from."""

    def get(self, kind: str, name: str, size: Size) -> Surface | None:
        """The picture fitted inside the size, or None while there is none."""

    def stand_in(self, kind: str, name: str, size: Size) -> Surface | None:
        """Something to show meanwhile: the same picture made for another size, or None."""


@dataclass(slots=True)
class Pen:
    """Everything a face needs while it is painted; `missed` tells that some art was not there."""

    pictures: Pictures
    words: Words
    facts: Facts
    missed: bool = False

    def t(self, key: str, **args: int) -> str:
        """The text of a key."""
        return self.words.t(key, **args)

    def spans(self, key: str, **args: int) -> tuple[Span, ...]:
        """The text of a key in stretches that know their argument."""
        return self.words.spans(key, **args)

    def picture(self, kind: str, name: str, size: Size, focus: float = 0.25) -> Surface | None:
        """The art filling the size exactly (cut to fill), or None."""
        room = cover_size(ASPECTS.get(kind), size) if "_tile" not in name else size
        found = self.pictures.get(kind, name, room)
        if found is None:
            self.missed = True
            found = self.pictures.stand_in(kind, name, room)
        if found is None:
            return None
        return covering(found, size, focus)


ASPECTS = {"magicians": 400 / 560, "elements": 600 / 840, "madness": 600 / 840, "curses": 600 / 840, "tiles": 1.0}
"""Width to height of the art by kind: asking for the right size keeps it sharp."""


def cover_size(aspect: float | None, size: Size) -> Size:
    """The smallest size of that shape that covers `size`."""
    if aspect is None:
        return size
    w = max(size[0], round(size[1] * aspect))
    return w, round(w / aspect)


def covering(image: Surface, size: Size, focus: float = 0.25) -> Surface:
    """A picture scaled and cut so that it fills the size (the loader keeps the picture's own shape).

    `focus` says which part of a too tall picture stays: 0 the top, 1 the bottom.
    """
    w, h = image.get_size()
    if abs(w - size[0]) <= 1 and abs(h - size[1]) <= 1:
        return image if (w, h) == size else pygame.transform.smoothscale(image, size)
    scale = max(size[0] / w, size[1] / h)
    big = pygame.transform.smoothscale(image, (max(size[0], round(w * scale)), max(size[1], round(h * scale))))
    area = Rect((big.get_width() - size[0]) // 2, round((big.get_height() - size[1]) * focus), *size)
    return big.subsurface(area).copy()


def outlined(text: str, size: int, colour: Colour = BONE, edge: Colour = INK, face: str = "title") -> Surface:
    """A numeral or word with an ink edge, readable on any ground."""
    made = font(face, "b", size).render(text, True, colour)
    dark = font(face, "b", size).render(text, True, edge)
    r = max(1, size // 14)
    out = Surface((made.get_width() + 2 * r, made.get_height() + 2 * r), pygame.SRCALPHA)
    for dx in range(-r, r + 1):
        for dy in range(-r, r + 1):
            if dx * dx + dy * dy <= r * r + 1:
                out.blit(dark, (r + dx, r + dy))
    out.blit(made, (r, r))
    return out


def stamp(surface: Surface, picture: Surface, centre: tuple[float, float]) -> None:
    """Lay a picture with its middle at a point."""
    surface.blit(picture, picture.get_rect(center=(round(centre[0]), round(centre[1]))))


def element_card(pen: Pen, kind: str, size: Size) -> Surface:
    """An element card with its value, or a Madness card."""
    w, h = size
    if kind == "madness":
        if w < MINI:
            return _madness_mini(size)
        return pen.picture("madness", "face_1", size) or frames.madness_ground(size)
    element, value = kind[:-1], int(kind[-1])
    if w < MINI:
        return _element_mini(element, value, size)
    out = pen.picture("elements", f"{element}_{value}", size)
    out = _drawn_element(element, value, size) if out is None else out.copy()
    stamp(out, outlined(str(value), max(14, round(w * 0.19))), (w * 0.177, h * 0.131))
    return out


def _drawn_element(element: str, value: int, size: Size) -> Surface:
    w, h = size
    out = frames.ground(element, size)
    ramp = ELEMENTS[element]
    pygame.draw.circle(out, ramp.core, (w // 2, round(h * 0.46)), round(w * 0.27), max(1, w // 60))
    big = glyph(element, round(w * (0.3 + 0.05 * value)), ramp.dark)
    stamp(out, big, (w / 2, h * 0.46))
    out = frames.frame(out, element, max(4.0, w * 0.055))
    side = max(10, round(w * 0.15))
    for i in range(value):
        stamp(out, badge(element, side), (w / 2 + (i - (value - 1) / 2) * side * 1.15, h * 0.88))
    stamp(out, badge(element, round(w * 0.27)), (w * 0.177, h * 0.131))
    pygame.draw.circle(out, ramp.deep, (round(w * 0.177), round(h * 0.131)), round(w * 0.1))
    return out


def _element_mini(element: str, value: int, size: Size) -> Surface:
    w, h = size
    ramp = ELEMENTS[element]
    out = frames.glow(size, (w / 2, h * 0.4), (ramp.mid, ramp.base, ramp.dark))
    side = round(min(w * 0.86, h * 0.56))
    stamp(out, glyph(element, side, mix(ramp.core, ramp.light, 0.4)), (w / 2, h * 0.30))
    pygame.draw.rect(out, ramp.deep, Rect(0, round(h * 0.56), w, h))
    stamp(out, outlined(str(value), max(14, round(h * 0.36)), BONE, ramp.deep), (w / 2, h * 0.79))
    pygame.draw.rect(out, ramp.light, out.get_rect(), max(1, w // 24), border_radius=max(2, w // 9))
    return frames.rounded(out, max(2, w // 9))


def _madness_mini(size: Size) -> Surface:
    """Dark like the torn half of the card, with its misprinted eye: quieter than any element."""
    w, h = size
    ramp = ELEMENTS["madness"]
    out = Surface(size, pygame.SRCALPHA)
    out.fill(ramp.deep)
    for ring in range(5, 0, -1):
        box = Rect(0, 0, round(w * 0.34 * ring), round(h * 0.3 * ring))
        box.center = (w // 2 + ring % 2, h // 2)
        pygame.draw.ellipse(out, mix(ramp.dark, ramp.deep, 0.35), box, max(1, w // 22))
    side = round(min(w, h) * 0.78)
    for colour, d in (((23, 166, 184), -1), (ramp.mid, 1), (ramp.light, 0)):
        stamp(out, glyph("madness", side, colour), (w / 2 + d, h / 2 + d))
    pygame.draw.rect(out, ramp.base, out.get_rect(), max(1, w // 20), border_radius=max(2, w // 9))
    return frames.rounded(out, max(2, w // 9))


def spell_sentence(pen: Pen, spell: str, power: int) -> str:
    """The rules text of a spell at a power, with the numbers that grow in bold."""
    numbers = pen.facts.numbers(spell, power)
    parts = pen.spans(f"bigbook.cards.spells.{spell}.text", **numbers)
    return "".join(f"[b]{part.text}[/b]" if part.name in ("x", "y") else part.text for part in parts)


def _seats(
    out: Surface,
    pen: Pen,
    spell: str,
    level_at: tuple[float, float],
    badge_at: tuple[float, float],
    side: int,
    art: bool,
) -> None:
    element, level = pen.facts.element(spell), pen.facts.level(spell)
    if not art:
        pygame.draw.circle(out, GOLD[2], level_at, side * 0.5)
        pygame.draw.circle(out, INK, level_at, side * 0.44)
        pygame.draw.circle(out, ELEMENTS[element].dark, level_at, side * 0.38)
        stamp(out, badge(element, round(side * 1.06)), badge_at)
    stamp(out, outlined(str(level), max(14, round(side * 0.72))), level_at)


SQUEEZE = 0.82
"""How far a name may be pressed together sideways where its longest word is wider than a small tile."""


def name_label(name: str, style: Style, room: Size) -> Surface:
    """A card's name as wide as the room: bold, else plain, else pressed together a little; words stay whole."""
    small = replace(style, size=MIN_TEXT, bold=False)
    block = fit(name, style, room, report=False)
    if block.cut or block.broken:
        block = fit(name, replace(style, bold=False), room, report=False)
    wide = next((w for w in range(room[0], round(room[0] / SQUEEZE) + 1) if _whole(name, small, (w, room[1]))), None)
    if (block.cut or block.broken) and wide is not None:
        block = fit(name, small, (wide, room[1]))
    out = Surface((block.room[0] or room[0], max(1, block.size[1])), pygame.SRCALPHA)
    block.draw(out, (0, 0))
    return out if out.get_width() <= room[0] else pygame.transform.smoothscale(out, (room[0], out.get_height()))


def _whole(name: str, style: Style, room: Size) -> bool:
    made = fit(name, style, room, report=False)
    return not made.cut and not made.broken


def spell_mini(pen: Pen, spell: str, size: Size) -> Surface:
    """A spell too small for words, at any resolution: its picture with the badge, or its element alone."""
    w, h = size
    element = pen.facts.element(spell)
    art = pen.picture("tiles", spell, size)
    if art is None or w < 30:
        return _spell_mini(element, pen.facts.level(spell), size)
    out = art.copy()
    stamp(out, badge(element, max(14, round(w * 0.42))), (w * 0.8, h * 0.2))
    return out


def spell_tile(pen: Pen, spell: str, size: Size, text_size: int, power: int, words: bool) -> Surface:
    """The square table face of a spell; minis show the picture only."""
    w, h = size
    if w < MINI:
        return spell_mini(pen, spell, size)
    element = pen.facts.element(spell)
    art = pen.picture("tiles", spell, size)
    out = art.copy() if art is not None else _drawn_spell(element, size)
    side = round(w * 0.2)
    _seats(out, pen, spell, (w * 0.173, h * 0.177), (w * 0.823, h * 0.177), side, art is not None)
    _plate(out, pen, spell, text_size, power, words)
    return out


def _plate(out: Surface, pen: Pen, spell: str, text_size: int, power: int, words: bool) -> None:
    """The parchment plate with the name and, when it fits, the sentence."""
    w, h = out.get_size()
    pad = max(3, round(w * 0.03))
    name = pen.t(f"bigbook.cards.spells.{spell}.name")
    inner = w - 2 * round(w * 0.055) - 2 * pad
    style = Style(max(14, round(text_size * 1.02)), INK, bold=True, align="center")
    title = name_label(name, style, (inner + 2 * pad - 2, round(h * 0.37)))
    body = None
    if words:
        body = fit(
            spell_sentence(pen, spell, power),
            Style(text_size, INK, align="center", leading=0.98, bold_colour=CRIMSON),
            (inner, round(h * 0.94) - round(h * 0.34) - title.get_height() - pad),
            report=False,
        )
        body = None if body.cut else body
    height = title.get_height() + pad + (body.size[1] + pad if body else 0)
    plate = Rect(round(w * 0.055), 0, w - 2 * round(w * 0.055), height)
    plate.bottom = round(h * 0.945)
    out.blit(frames.parchment(plate.size, len(spell)), plate)
    pygame.draw.rect(out, PARCH[4], plate, max(1, w // 90))
    out.blit(title, (plate.x + 1, plate.y + pad // 2))
    if body is not None:
        pygame.draw.line(
            out,
            PARCH[2],
            (plate.x + 3 * pad, plate.y + title.get_height() + pad // 2),
            (plate.right - 3 * pad, plate.y + title.get_height() + pad // 2),
        )
        body.draw(out, (plate.x + pad, plate.y + title.get_height() + pad))


def _drawn_spell(element: str, size: Size) -> Surface:
    w, h = size
    out = frames.ground(element, size, 0.4)
    stamp(out, glyph(element, round(w * 0.4), ELEMENTS[element].dark), (w / 2, h * 0.4))
    return frames.frame(out, element, max(3.0, w * 0.05))


def _spell_mini(element: str, level: int, size: Size) -> Surface:
    w, h = size
    ramp = ELEMENTS[element]
    out = frames.glow(size, (w / 2, h / 2), (ramp.mid, ramp.base, ramp.dark))
    stamp(out, glyph(element, round(w * 0.8), ramp.core), (w / 2, h / 2))
    if w >= 34:
        stamp(out, outlined(str(level), 14, BONE, ramp.deep), (w * 0.22, h * 0.26))
    pygame.draw.rect(out, ramp.light, out.get_rect(), max(1, w // 20), border_radius=max(2, w // 8))
    return frames.rounded(out, max(2, w // 8))


def page_words(name: str, sentence: str, size: Size, text_size: int, art_h: int) -> tuple[TextBlock, TextBlock, int]:
    """Name and sentence of a reading face, and how high the picture may be: the words take what they need."""
    w, h = size
    room = round(w * 0.88)
    head = fit(name, Style(round(text_size * 1.45), INK, "title", align="center"), (room, round(h * 0.2)))
    frame = round(w * 0.07) + head.size[1] + round(text_size * 0.4)
    body = fit(sentence, Style(text_size, INK, bold_colour=CRIMSON), (room, h - frame - min(art_h, round(h * 0.18))))
    return head, body, min(art_h, h - frame - body.size[1])


def write_page(out: Surface, head: TextBlock, body: TextBlock, art_h: int, text_size: int) -> None:
    """Lay name and sentence below the picture."""
    w, h = out.get_size()
    left, top = round(w * 0.06), art_h + round(w * 0.02)
    head.draw(out, (left, top))
    top += head.size[1] + round(text_size * 0.4)
    body.draw(out, (left, min(top, h - body.size[1] - 4)))


def spell_page(pen: Pen, spell: str, size: Size, text_size: int, power: int) -> Surface:
    """The reading face: the upright card with the whole text below the picture."""
    w, h = size
    element = pen.facts.element(spell)
    name = pen.t(f"bigbook.cards.spells.{spell}.name")
    head, body, art_h = page_words(
        name, spell_sentence(pen, spell, power), size, text_size, min(round(w * 0.86), round(h * 0.6))
    )
    out = Surface(size, pygame.SRCALPHA)
    out.blit(frames.parchment(size, 3), (0, 0))
    art = pen.picture("tiles", spell, (w, w))
    picture = art.copy() if art is not None else _drawn_spell(element, (w, w))
    _seats(picture, pen, spell, (w * 0.173, w * 0.177), (w * 0.823, w * 0.177), round(w * 0.2), art is not None)
    out.blit(picture, (0, 0), Rect(0, 0, w, art_h))
    write_page(out, head, body, art_h, text_size)
    pygame.draw.rect(out, INK, out.get_rect(), max(2, w // 110), border_radius=w // 30)
    return frames.rounded(out, w // 30)
