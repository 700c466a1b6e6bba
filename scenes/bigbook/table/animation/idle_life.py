"""Small things that live about an idle table: flames that sway, friends who breathe and turn to whoever acts, a moth
that comes to a candle now and then, light about the thing under the pointer.

Each gives sprites for a moment (milliseconds of idle life); `Ambience` shows them, and says when there are none.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import Layout, madness_pile
from scenes.bigbook.table.render import book_body
from scenes.kit import materials
from scenes.kit.ornament import flame
from scenes.kit.shapes import smooth
from scenes.kit.theme import INK, Colour

Sprite = tuple[Surface, tuple[float, float], int]
MOTH_EVERY, MOTH_STAYS = 26_000.0, 7_500.0
"""A moth comes so often (ms), and stays so long."""
MOTH = (36, 26)
"""How wide it is, on the full and compact drawing."""
WINGS = 4
"""Pictures of one beat of its wings."""
WING: tuple[Colour, Colour] = ((226, 206, 172), (150, 116, 92))
SEEN = 24
"""Pixels of width from which on a face moves."""
BREATH, RISES = 4200.0, 0.026
"""One breath of a friend (ms), and how far it moves the middle of a face, as a share of its height."""
TURNS = 0.05
"""How far a face turns to whoever acts, as a share of its width."""
OWN, PILE_RISES = "own", 0.05
"""What the sheet on the desk is kept as, and how far the pile of Madness swells with a breath of its own."""
PILE_BREATH = 2900.0
"""One breath of the pile of Madness (ms): it is uneasy."""
GLOWS = 1700.0
"""One swell of the light about what is under the pointer (ms)."""


def flames(table: BookTable, ms: float) -> list[Sprite]:
    """The four flames of the book lean and stretch."""
    layout, found = table.render.layout, []
    for at, (x, y) in enumerate(book_body.wicks(layout)):
        phase = ms / 1000 + 1.7 * at
        wave = 0.6 * math.sin(phase * 5.3) + 0.4 * math.sin(phase * 8.9 + at)
        wide, high = book_body.flame_size(layout)
        size = round(wide * 1.1), round(high * (1.16 + 0.08 * round(wave * 2)))
        picture = flame(size, 0.7 * math.sin(phase * 3.7 + wave))
        found.append((picture, (x - size[0] / 2, y - size[1] * 0.97), 0))
    return found


def moth(table: BookTable, ms: float) -> list[Sprite]:
    """It flutters in out of the dark, about one of the upper flames, and away."""
    gone = ms % MOTH_EVERY - (MOTH_EVERY - MOTH_STAYS)
    if gone < 0:
        return []
    layout = table.render.layout
    visit = int(ms // MOTH_EVERY)
    x, y = book_body.flames(layout)[visit % 2]
    share, side = gone / MOTH_STAYS, -1 if visit % 2 == 0 else 1
    far = 1 + 7 * max(0.0, abs(share - 0.5) * 2 - 0.55) ** 1.5  # it comes from afar and goes there
    reach = layout.px(40, 28)
    turn = share * 21 + visit
    at = (x + math.cos(turn) * reach * far * 0.8 + side * (far - 1) * reach,
          y - layout.px(10, 7) + math.sin(turn * 1.37) * reach * 0.6 * far - (far - 1) * reach * 0.6)  # fmt: skip
    picture = _moth(layout.px(*MOTH), int(gone / 34) % WINGS)
    return [(picture, (at[0] - picture.get_width() / 2, at[1] - picture.get_height() / 2), 0)]


def _moth(wide: int, beat: int) -> Surface:
    """The moth with its wings so far open."""
    spread = (1.0, 0.7, 0.3, 0.7)[beat]

    def paint(s: Surface, k: float) -> None:
        w, h = s.get_size()
        x, y = w / 2, h / 2
        for side in (-1, 1):
            reach = side * w * 0.46 * spread
            for tone, grow in ((INK, 1.0), (WING[0], 0.88)):
                far, high = reach * grow, h * 0.4 * grow
                upper = [(x, y - h * 0.05), (x + far, y - high), (x + far * 0.8, y + h * 0.1)]
                lower = [(x, y), (x + far * 0.66, y + h * 0.06), (x + far * 0.46, y + high)]
                pygame.draw.polygon(s, tone, upper)
                pygame.draw.polygon(s, tone if tone == INK else WING[1], lower)
        body = Rect(round(x - w * 0.05), round(y - h * 0.22), max(2, round(w * 0.1)), round(h * 0.5))
        pygame.draw.ellipse(s, INK, body)

    return materials.store.get(("moth", wide, beat), lambda: smooth((wide, round(wide * 0.8)), paint))


class _Face(NamedTuple):
    """A face as it was painted (at which stand of the still layer, where), and as it was drawn from that."""

    stand: int
    place: tuple[int, int]
    pixels: bytes
    drawn: Surface


class Friends:
    """Everybody's face at one table, drawn so that its middle rises with a breath and is turned to whoever acts."""

    def __init__(self, table: BookTable) -> None:
        self.table = table
        self._made: dict[tuple[str, int, int], _Face] = {}
        """By seat, turn and rise."""

    def faces(self, ms: float) -> list[tuple[Rect, Surface]]:
        """Where each of them lies, and how it looks now; none that is as it is painted."""
        render, base = self.table.render, self.table.app.canvas.base
        active = render.places.seats.get(render.model.active)
        found = []
        for at, (seat, parts) in enumerate(render.places.seats.items()):
            face = face_of(parts.portrait).clip(base.get_rect())
            if render.model.seats[seat].eliminated or face.w < SEEN or active is None:
                continue
            aside = active.portrait.center[0] - parts.portrait.center[0]
            turn = 0 if not aside else round(math.copysign(max(1.0, face.w * TURNS), aside))
            rise = round(face.h * RISES * (0.5 + 0.5 * math.sin(math.tau * ms / BREATH + at * 1.9)))
            if turn or rise:
                found.append((face, self._face(seat, base.subsurface(face), turn, rise)))
        return found + self._desk(ms, base)

    def _desk(self, ms: float, base: Surface) -> list[tuple[Rect, Surface]]:
        """The own portrait breathes, and the pile of Madness."""
        render = self.table.render
        wave = 0.5 + 0.5 * math.sin(math.tau * ms / BREATH)
        uneasy = 0.5 + 0.5 * math.sin(math.tau * ms / PILE_BREATH) ** 3
        seat = render.model.seats.get(render.desk)
        own = (
            own_face(render.layout.areas["magician"]) if seat is not None and not seat.eliminated else Rect(0, 0, 0, 0)
        )
        found = []
        for key, place, share, swing in (
            (OWN, own, RISES, wave), ("madness", pile_of(render.layout), PILE_RISES, uneasy)
        ):  # fmt: skip
            box = place.clip(base.get_rect())
            rise = round(box.h * share * swing)
            if box.w >= SEEN and rise:
                found.append((box, self._face(key, base.subsurface(box), 0, rise)))
        return found

    def _face(self, seat: str, painted: Surface, turn: int, rise: int) -> Surface:
        kept, stand = self._made.get((seat, turn, rise)), self.table.app.canvas.painted
        if kept is None or kept.stand != stand or kept.place != painted.get_offset():
            pixels = pygame.image.tobytes(painted, "RGB")
            drawn = kept.drawn if kept is not None and kept.pixels == pixels else warped(painted, turn, -rise)
            kept = self._made[seat, turn, rise] = _Face(stand, painted.get_offset(), pixels, drawn)
        return kept.drawn


def face_of(portrait: tuple[int, int, int, int]) -> Rect:
    """The part of a portrait that moves: within its arch, and above the seal at its foot."""
    box = Rect(portrait)
    return Rect(box.x + box.w // 10, box.y + box.h // 12, box.w - box.w // 5, round(box.h * 0.68))


def pile_of(layout: Layout) -> Rect:
    """The pile of Madness on its saucer, beside its number."""
    box = madness_pile(layout)
    return Rect(box.x, box.y, round(box.w * 0.8), box.h)


def own_face(sheet: tuple[int, int, int, int]) -> Rect:
    """The part of the sheet on the desk that breathes: the face, above the name and within the frame."""
    box = Rect(sheet)
    return Rect(box.x + box.w // 10, box.y + box.h // 12, box.w - box.w // 5, round(min(box.h * 0.4, box.w * 0.86)))


def warped(picture: Surface, aside: int, down: int) -> Surface:
    """A picture whose middle has moved so many pixels and whose edges have stayed: no seam is seen about it."""
    w, h = picture.get_size()
    out = Surface((w, h))
    x, y, scaled = w // 2, h // 2, pygame.transform.smoothscale
    for start, wide, left, shown in ((0, x, 0, x + aside), (x, w - x, x + aside, w - x - aside)):
        column = scaled(picture.subsurface((start, 0, wide, h)), (shown, h))
        out.blit(scaled(column.subsurface((0, 0, shown, y)), (shown, y + down)), (left, 0))
        out.blit(scaled(column.subsurface((0, y, shown, h - y)), (shown, h - y - down)), (left, y + down))
    return out


def swell(ms: float, levels: int) -> int:
    """How strong the light about the thing under the pointer is: it comes and goes, and is never quite gone."""
    return round(levels * (0.55 + 0.45 * math.sin(math.tau * ms / GLOWS)))
