"""A beaten book is bound for good: two chains are drawn across its cover, and a seal falls where they cross."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.animation.timings import CHAINED, CHAINS, SEAL_FALLS, SEALED
from scenes.kit import materials, ornament
from scenes.kit.canvas import Canvas, with_margin
from scenes.kit.geometry import Box
from scenes.kit.theme import GOLD, INK, Colour, mix
from scenes.kit.tween import EASES
from scenes.table.motion.blows import shadow_of

LINK, OVERLAP = 0.105, 0.6
"""How long a link is, as a share of the cover's height, and how far the next one begins, as a share of its length."""
IRON: tuple[Colour, Colour, Colour] = ((250, 222, 150), (190, 148, 84), (96, 66, 44))
"""Gilded iron in candle light: lit, in half light, in shade."""
FINE = 2
"""So many times as large a link is drawn."""
SEAL, DROPS = 0.3, 1.5
"""How large the seal is, as a share of the cover's height, and how much larger it begins to fall."""
MARGIN = 6
"""Pixels that a chain reaches over the edge of the cover, where it goes round it."""


@dataclass(slots=True)
class Binding:
    """The chains and the seal of one book. Their pictures are made one by one (`make_one`) before they are wanted."""

    _made: list[Surface] = field(default_factory=list)

    @property
    def ready(self) -> bool:
        """All of them are made."""
        return len(self._made) == 3

    def make_one(self, size: tuple[int, int]) -> None:
        """Make one more picture for a cover of that size, in pixels."""
        at = len(self._made)
        if at < 2:
            self._made.append(chain(size, falling=at == 0))
        elif at == 2:
            side = round(size[1] * SEAL)
            self._made.append(with_margin(wax(side)))

    def paint(self, canvas: Canvas, box: Box, at: float) -> None:
        """What binds the cover in `box` at a share of the victory."""
        while len(self._made) < 3 and at > CHAINS[0]:
            self.make_one((box.w, box.h))
        for i, begins in enumerate(CHAINS):
            share = min(1.0, (at - begins) / CHAINED)
            if share > 0:
                self._chain(canvas, box, i, EASES["inOutCubic"](share))
        fall = (at - SEALED + SEAL_FALLS) / SEAL_FALLS
        if fall > 0:
            self._seal(canvas, box, min(1.0, fall))

    def _chain(self, canvas: Canvas, box: Box, which: int, share: float) -> None:
        """Drawn from its upper end to the lower one."""
        picture = self._made[which]
        w, h = picture.get_size()
        shown = max(1, round(w * share))
        area = Rect(0, 0, shown, h) if which == 0 else Rect(w - shown, 0, shown, h)
        canvas.blit(picture, (box.x - MARGIN + area.x, box.y - MARGIN), area)

    def _seal(self, canvas: Canvas, box: Box, fall: float) -> None:
        down, seal, (x, y) = fall * fall, self._made[2], box.center
        if fall >= 1.0:
            shadow = shadow_of(seal.get_size())
            canvas.blit(shadow, (x - shadow.get_width() * 0.44, y - shadow.get_height() * 0.42), alpha=150)
        canvas.blit_rot(seal, (x, y - 30 * (1 - down)), 16 * (1 - down), 1 + DROPS * (1 - down),
                        round(255 * min(1.0, fall * 2)))  # fmt: skip


def wax(side: int) -> Surface:
    """A seal of red wax with the arms of the library, so wide in pixels."""
    seal, inner = ornament.piece("tokens", "seal_1", (side, side)), round(side * 0.46)
    out = seal.copy() if seal is not None else Surface((side, side), pygame.SRCALPHA)
    arms = ornament.piece("ui", "arms", (inner, inner))
    if arms is not None:
        out.blit(arms, arms.get_rect(center=(side // 2, side // 2)))
    return out


def chain(size: tuple[int, int], *, falling: bool) -> Surface:
    """A chain across a cover of that size: from the upper left to the lower right, or `falling` the other way."""
    key = ("binding-chain", *size, falling)
    return materials.store.get(key, lambda: _chain(size, falling=falling))


def _chain(size: tuple[int, int], *, falling: bool) -> Surface:
    """Only its links are drawn large and made small: a whole cover in twice its size would halt a frame."""
    w, h = size
    out = Surface((w + 2 * MARGIN, h + 2 * MARGIN), pygame.SRCALPHA)
    wide, high = out.get_size()
    start, end = (0.0, high * 0.06), (float(wide), high * 0.94)
    if not falling:
        start, end = (float(wide), high * 0.06), (0.0, high * 0.94)
    long = h * LINK
    count = round(math.dist(start, end) / (long * OVERLAP))
    angle = math.degrees(math.atan2(start[1] - end[1], end[0] - start[0]))
    links = [pygame.transform.rotozoom(_link(round(long * FINE), edgewise=bool(i)), angle, 1 / FINE) for i in range(2)]
    for i in range(count + 1):
        share = i / count
        x, y = start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
        out.blit(links[i % 2], links[i % 2].get_rect(center=(round(x), round(y))))
    return out


def _link(long: int, *, edgewise: bool) -> Surface:
    """One link that lies along, seen from above or from its edge."""
    high = max(4, round(long * (0.24 if edgewise else 0.58)))
    out = Surface((long + 4, high + 8), pygame.SRCALPHA)
    room = Rect(2, 2, long, high)
    thick = max(3, round(long * 0.17))
    round_off = high // 2
    pygame.draw.rect(out, (8, 4, 10, 130), room.move(1, 4), 0 if edgewise else thick + 2, border_radius=round_off)
    if edgewise:
        pygame.draw.rect(out, INK, room, border_radius=round_off)
        pygame.draw.rect(out, IRON[1], room.inflate(-4, -4), border_radius=round_off)
        pygame.draw.line(out, IRON[0], (room.x + 5, room.y + 3), (room.right - 6, room.y + 3), max(1, high // 5))
        return out
    pygame.draw.rect(out, INK, room, thick + 2, border_radius=round_off)
    pygame.draw.rect(out, IRON[2], room.inflate(-3, -3), thick - 1, border_radius=round_off)
    pygame.draw.rect(out, IRON[1], room.inflate(-3, -3).move(-1, -1), max(1, thick - 3), border_radius=round_off)
    glint = mix(IRON[0], GOLD[1], 0.4)
    pygame.draw.line(out, glint, (room.x + high // 2, room.y + 3), (room.right - high // 2, room.y + 3), 2)
    return out
