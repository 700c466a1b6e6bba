"""Letters on cards: outlined numerals, names that stay whole, name and sentence of a reading face."""

from __future__ import annotations

from dataclasses import replace

import pygame
from pygame import Surface

from scenes.bigbook.cards.card_pen import Size
from scenes.kit.fit import fit
from scenes.kit.text import Style, TextBlock, font
from scenes.kit.theme import BONE, CRIMSON, INK, MIN_TEXT, Colour


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


SQUEEZE = 0.82
"""How far a name may be pressed together sideways where its longest word is wider than a small tile."""


def name_label(name: str, style: Style, room: Size) -> Surface:
    """A card's name as wide as the room: bold, else pressed together a little, else plain; words stay whole."""
    block = fit(name, style, room, report=False)
    small = replace(style, size=MIN_TEXT)
    for face in (small, replace(small, bold=False)):
        if not block.cut and not block.broken:
            break
        wide = next((w for w in range(room[0], round(room[0] / SQUEEZE) + 1) if _whole(name, face, (w, room[1]))), None)
        block = fit(name, face, (wide or room[0], room[1]), report=wide is not None)
    out = Surface((block.room[0] or room[0], max(1, block.size[1])), pygame.SRCALPHA)
    block.draw(out, (0, 0))
    return out if out.get_width() <= room[0] else pygame.transform.smoothscale(out, (room[0], out.get_height()))


def _whole(name: str, style: Style, room: Size) -> bool:
    made = fit(name, style, room, report=False)
    return not made.cut and not made.broken


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
