"""Faces of element and Madness cards: numerals and badges laid over the art or the drawn frame."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards import frames
from scenes.bigbook.cards.card_pen import MINI, CardRenderContext, Size
from scenes.bigbook.cards.render_context import outlined, stamp
from scenes.kit.icons import badge, glyph
from scenes.kit.theme import BONE, ELEMENTS, mix


def element_card(pen: CardRenderContext, kind: str, size: Size) -> Surface:
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
    edge = max(1, w // 24)
    number = outlined(str(value), max(14, round(h * 0.36)), BONE, ramp.deep)
    number = number.subsurface(number.get_bounding_rect())  # letters leave room below them: by its ink it is not cut
    top = min(round(h * 0.56), h - edge - number.get_height())
    pygame.draw.rect(out, ramp.deep, Rect(0, top, w, h))
    stamp(out, number, (w / 2, (top + h - edge) / 2))
    pygame.draw.rect(out, ramp.light, out.get_rect(), edge, border_radius=max(2, w // 9))
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
