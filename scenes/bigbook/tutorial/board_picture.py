"""A position as a small picture of its board: the curses on their spaces, and of everybody the face, the cards in hand
and support, and the spells. It tells one puzzle from another before it is opened.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import pygame
from pygame import Rect, Surface

from game.bigbook.play.card_kinds import curse_cost
from game.core.lessons.lesson import Challenge
from scenes.bigbook.cards.focus import focus_of
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.cards.render_context import ASPECT_OF_TILES
from scenes.kit import materials
from scenes.kit.assets import Art
from scenes.kit.drawing.numerals import outlined
from scenes.kit.theme import BONE, INK, LECTERN, mix
from scenes.menus.sights import framed
from scenes.shell.adapters import Sight

TRACK = 0.36
"""The share of the height that the curses take."""
FACE = 0.92
"""The width of a face for the height of its row."""
CARD = 0.8
"""Width to height of a card of a hand."""
SMALLEST_NUMBER = 14
"""Pixels of the number of a space at least."""


def paint_board(surface: Surface, art: Art, painter: CardPainter, one: Challenge, box: Rect) -> None:
    """Paint the position of a challenge into a box; what has not been drawn yet is paper until a later call."""
    pygame.draw.rect(surface, mix(LECTERN[0], INK, 0.45), box)
    inner = box.inflate(-max(8, box.w // 24), -max(8, box.h // 18))
    gap = max(3, inner.h // 40)
    track = Rect(inner.x, inner.y, inner.w, round(inner.h * TRACK))
    _curses(surface, painter, tuple(lying(one)), track)
    people = [seat for seat in one.given.get("players", {}).values() if isinstance(seat, Mapping)]
    top = track.bottom + gap
    high = (inner.bottom - top - gap * (len(people) - 1)) // max(1, len(people))
    for at, seat in enumerate(people):
        _person(surface, art, painter, seat, Rect(inner.x, top + at * (high + gap), inner.w, high))
    pygame.draw.rect(surface, INK, box, 1)
    materials.gold_line(surface, box, 2, 4)


def lying(one: Challenge) -> Iterator[tuple[int, str]]:
    """The curses on the track of a position with the number of their space, in the order of the track."""
    for space, nodes in sorted(one.given.get("curses", {}).items(), key=lambda pair: int(str(pair[0])[0])):
        for node in nodes:
            yield int(str(space)[0]), next(iter(node)) if isinstance(node, Mapping) else str(node)


def _curses(surface: Surface, painter: CardPainter, curses: Sequence[tuple[int, str]], room: Rect) -> None:
    """The pictures of the curses side by side with their prices, and the numbers of their spaces above them."""
    if not curses:
        return
    number = max(SMALLEST_NUMBER, room.h // 6)
    gap = room.w // 24
    wide = min((room.w - gap * (len(curses) - 1)) // len(curses), round((room.h - number) * ASPECT_OF_TILES))
    size = wide, round(wide / ASPECT_OF_TILES)
    left = room.centerx - (wide * len(curses) + gap * (len(curses) - 1)) // 2
    for at, (space, curse) in enumerate(curses):
        place = Rect((left + at * (wide + gap), room.bottom - size[1]), size)
        surface.blit(painter.curse(curse, size, number, tuple(curse_cost(curse).items()), signs=True), place)
        words = outlined(str(space), number, BONE, INK)
        surface.blit(words, words.get_rect(midbottom=(place.centerx, place.y + number // 4)))


def _person(surface: Surface, art: Art, painter: CardPainter, seat: Mapping[str, Any], row: Rect) -> None:
    """One seat in a row: the face, then the hand above the spells, the support at the other end of the hand."""
    magician = str(seat["magician"])
    face = Rect(row.x, row.y, round(row.h * FACE), row.h)
    framed(surface, art, Sight("magicians", f"{magician}_bust", focus_of("magicians", magician), whole=True), face)
    gap = max(2, row.h // 20)
    rest = Rect(face.right + 2 * gap, row.y, row.right - face.right - 2 * gap, row.h)
    upper = Rect(rest.x, rest.y, rest.w, round(rest.h * 0.56))
    lower = Rect(rest.x, upper.bottom + gap, rest.w, rest.bottom - upper.bottom - gap)
    hand, support = [str(one) for one in seat.get("hand", ())], [str(one) for one in seat.get("support", ())]
    size = _fitting(upper, len(hand) + len(support) + (1 if support else 0), gap, CARD)
    for at, kind in enumerate(hand):
        surface.blit(painter.element(kind, size), (upper.x + at * (size[0] + gap), upper.y))
    for at, kind in enumerate(reversed(support), start=1):
        surface.blit(painter.element(kind, size), (upper.right - at * (size[0] + gap) + gap, upper.y))
    spells = [str(one) for one in seat.get("spells", ()) if isinstance(one, str)]
    size = _fitting(lower, len(spells), gap, 1.0)
    for at, spell in enumerate(spells):
        surface.blit(painter.spell_mini(spell, size), (lower.x + at * (size[0] + gap), lower.y))


def _fitting(room: Rect, count: int, gap: int, shape: float) -> tuple[int, int]:
    """The size of so many things side by side in a room, so wide for their height."""
    wide = min(round(room.h * shape), (room.w - gap * max(0, count - 1)) // max(1, count))
    wide = max(4, wide)
    return wide, round(wide / shape)
