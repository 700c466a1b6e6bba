"""A look as a small picture, to see what an evening opens and to choose by."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.bigbook.play.ladder import Look
from scenes.bigbook import bookmarks
from scenes.bigbook.cards import backs
from scenes.bigbook.sights import monster_of
from scenes.bigbook.table.render import cloths, tabletop
from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.theme import CRIMSON, GOLD, INK, PARCH, SEAT_COLOURS, mix
from scenes.menus.sights import framed

CARD = 1.4
"""How much higher than wide a card is."""


def lay(surface: Surface, art: Art, look: Look, box: Rect, *, shut: bool = False) -> None:
    """A sample of the look in the middle of a box; `shut`: nobody has opened it, and it lies under tracing paper."""
    {"back": _back, "cloth": _cloth, "bookmark": _bookmark, "portrait": _portrait}[look.kind](surface, art, look, box)
    if shut:
        paper = Surface(box.size, pygame.SRCALPHA)
        paper.fill((*materials.under_words(PARCH[1], materials.PLAIN_PAPER), 150))
        surface.blit(paper, box)


def _back(surface: Surface, art: Art, look: Look, box: Rect) -> None:
    card = Rect(0, 0, min(box.w, round(box.h / CARD)), 0)
    card.h = round(card.w * CARD)
    card.center = box.center
    printed = look.name not in backs.FIGURES
    picture = art.get("backs", "deck", card.size, 1) if printed else backs.painted(look.name, card.size)
    if picture is not None:
        surface.blit(picture, picture.get_rect(center=card.center))
    else:
        pygame.draw.rect(surface, mix(INK, PARCH[4], 0.3), card, border_radius=4)


def _cloth(surface: Surface, art: Art, look: Look, box: Rect) -> None:
    step = max(5, box.h // 6)
    surface.blit(cloths.swatch(look.name, box.size, tabletop.dye(SEAT_COLOURS["crimson"]), step), box)


def _bookmark(surface: Surface, art: Art, look: Look, box: Rect) -> None:
    mark = bookmarks.hanging(look.name, box.h)
    if mark is not None:
        surface.blit(mark, mark.get_rect(center=box.center))
        return
    wide = max(4, box.h // 7)
    for colour, left, long in ((CRIMSON, -wide, 0.94), (GOLD[3], wide // 2, 0.74)):
        x, end = box.centerx + left, box.y + round(box.h * long)
        tail = [(x, box.y), (x + wide, box.y), (x + wide, end), (x + wide // 2, end - wide // 2), (x, end)]
        pygame.draw.polygon(surface, mix(colour, INK, 0.55), [(px + 2, py + 1) for px, py in tail])
        pygame.draw.polygon(surface, colour, tail)


def _portrait(surface: Surface, art: Art, look: Look, box: Rect) -> None:
    sight = monster_of(look.name)
    if sight is not None:
        framed(surface, art, sight, box)
        return
    pygame.draw.rect(surface, mix(PARCH[1], PARCH[3], 0.6), box, 2, border_radius=4)
    pygame.draw.line(surface, mix(PARCH[1], PARCH[3], 0.6), box.topleft, box.bottomright, 2)
