"""Faces of spells: the small and the square one of the table, and the upright one for reading."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards import frames
from scenes.bigbook.cards.card_pen import MINI, CardRenderContext, Size
from scenes.bigbook.cards.render_context import name_label, outlined, page_words, stamp, write_page
from scenes.kit.fit import fit
from scenes.kit.icons import badge, glyph
from scenes.kit.text import Style
from scenes.kit.theme import BONE, CRIMSON, ELEMENTS, GOLD, INK, PARCH


def spell_sentence(pen: CardRenderContext, spell: str, power: int) -> str:
    """The rules text of a spell at a power, with the numbers that grow in bold."""
    numbers = pen.facts.numbers(spell, power)
    parts = pen.spans(f"bigbook.cards.spells.{spell}.text", **numbers)
    return "".join(f"[b]{part.text}[/b]" if part.name in ("x", "y") else part.text for part in parts)


def _seats(
    out: Surface,
    pen: CardRenderContext,
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


def spell_mini(pen: CardRenderContext, spell: str, size: Size) -> Surface:
    """A spell too small for words, at any resolution: its picture with the badge, or its element alone."""
    w, h = size
    element = pen.facts.element(spell)
    art = pen.picture("tiles", spell, size)
    if art is None or w < 30:
        return _spell_mini(element, pen.facts.level(spell), size)
    out = art.copy()
    stamp(out, badge(element, max(14, round(w * 0.42))), (w * 0.8, h * 0.2))
    return out


def spell_tile(pen: CardRenderContext, spell: str, size: Size, text_size: int, power: int, words: bool) -> Surface:
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


def _plate(out: Surface, pen: CardRenderContext, spell: str, text_size: int, power: int, words: bool) -> None:
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


def spell_page(pen: CardRenderContext, spell: str, size: Size, text_size: int, power: int) -> Surface:
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
