"""The leaf on which everybody at the table is written down, and from which a name is struck.

The stroke is drawn as with a full quill: thin, thick, thin; then a stamp falls on it.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.frames import parchment
from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import materials
from scenes.kit.canvas import Canvas, with_margin
from scenes.kit.fit import draw_name, fit
from scenes.kit.icons import emblem
from scenes.kit.text import Style
from scenes.kit.theme import GOLD, INK, mix

FALLS = 1.1
"""How much larger the stamp is when it begins to fall."""
SLANT = 7.0
"""Degrees that the stamp lies aslant."""
TEETH = 34
"""Corners of a stroke on each side."""


@dataclass(slots=True)
class Register:
    """The leaf as it is before the stroke; places are pixels of the leaf."""

    leaf: Surface
    line: Rect
    """The name that is struck."""
    stamp: Surface
    _dry: bool = False
    """The whole stroke is part of the leaf."""

    def paint(self, canvas: Canvas, at: tuple[int, int], struck: float, stamped: float, alpha: int = 255) -> None:
        """The leaf with its upper left corner at `at`; `struck` and `stamped` are how far stroke and stamp have come
        (0 to 1)."""
        if struck >= 1.0 and not self._dry:
            self._dry = True
            pygame.draw.polygon(self.leaf, ELEMENTS["madness"].deep, stroke(self.line, 1.0))
        shadow = _shadow(self.leaf.get_size())
        canvas.blit(shadow, (at[0] - 8, at[1] - 4), alpha=alpha)
        canvas.blit(self.leaf, at, alpha=alpha)
        if struck > 0 and not self._dry:
            drawn = pygame.draw.polygon(canvas.surface, ELEMENTS["madness"].deep, stroke(self.line.move(at), struck))
            canvas.mark(drawn.inflate(2, 2))
        if stamped > 0:
            down = stamped * stamped
            middle = self.leaf.get_width() * 0.6, self.line.centery + self.line.h * 0.1
            canvas.blit_rot(
                self.stamp, (middle[0] + at[0], middle[1] + at[1]), SLANT * (2 - down), 1 + FALLS * (1 - down),
                round(alpha * (0.3 + 0.6 * down)),
            )  # fmt: skip


def stroke(room: Rect, share: float) -> list[tuple[float, float]]:
    """The corners of a stroke of ink through a name, drawn from the left as far as `share`."""
    upper, lower = [], []
    for i in range(TEETH + 1):
        part = i / TEETH
        if part > share:
            break
        x = room.x - room.h * 0.08 + (room.w + room.h * 0.3) * part
        y = room.centery + room.h * (0.10 * math.sin(part * 5.1) - 0.14 * (part - 0.5))
        thick = room.h * (0.05 + 0.10 * math.sin(math.pi * min(1.0, part * 1.04)) + 0.022 * math.sin(part * 37))
        upper.append((x, y - thick * 0.5))
        lower.append((x, y + thick * 0.5))
    return [*upper, *lower[::-1]] if len(upper) > 1 else [(room.x, room.centery)] * 3


def register(render: RenderContext, seat: str, size: tuple[int, int]) -> Register:
    """The leaf in that size with everybody's name on it; those who were lost before are struck already."""
    w, h = size
    leaf = parchment(size, 23).convert_alpha()
    materials.ornate(leaf, leaf.get_rect(), 8, GOLD[2])
    seats = list(render.model.seats)
    pad, step = round(w * 0.1), min(round(h * 0.19), round(h * 0.82 / len(seats)))
    top, line = (h - step * len(seats)) // 2, Rect(0, 0, 1, 1)
    for at, name in enumerate(seats):
        row = Rect(pad, top + at * step, w - 2 * pad, step)
        side = round(step * 0.56)
        person = render.words.people.get(name)
        if person is not None:
            leaf.blit(emblem(person.emblem, side, render.words.colour(name)), (row.x, row.centery - side // 2))
        room = Rect(row.x + round(side * 1.35), row.y, row.w - round(side * 1.35), row.h)
        style = Style(round(step * 0.52), INK, italic=True)
        words = person.name if person is not None else name
        wide = min(room.w, fit(words, style, room.size, wrap=False).size[0])
        draw_name(leaf, words, room, style, where="register.name")
        written = Rect(room.x, room.y, wide, room.h)
        if name == seat:
            line = written
        elif render.model.seats[name].eliminated:
            pygame.draw.polygon(leaf, ELEMENTS["madness"].deep, stroke(written, 1.0))
        pygame.draw.line(leaf, mix(INK, GOLD[2], 0.55), (row.x, row.bottom - 1), (row.right, row.bottom - 1))
    return Register(leaf, line, _stamp(render.words.t("terms.states.eliminated"), round(w * 0.66), round(step * 0.62)))


def _stamp(words: str, wide: int, high: int) -> Surface:
    """Two frames and the words between them, in violet ink that has not taken everywhere."""
    ink = ELEMENTS["madness"].base
    block = fit(words, Style(round(high * 0.56), ink, bold=True), (wide, high), wrap=False)
    out = Surface((block.size[0] + high, high), pygame.SRCALPHA)
    pygame.draw.rect(out, ink, out.get_rect(), max(2, high // 14), border_radius=high // 6)
    inner = out.get_rect().inflate(-high // 5, -high // 5)
    pygame.draw.rect(out, ink, inner, max(1, high // 30), border_radius=high // 9)
    block.draw(out, ((out.get_width() - block.size[0]) // 2, (high - block.size[1]) // 2))
    for i in range(out.get_width() // 3):  # where the ink has not taken
        x, y = i * 37 % out.get_width(), i * 23 % high
        pygame.draw.circle(out, (*ink, 40), (x, y), max(1, high // 40))
    return with_margin(out)


def _shadow(size: tuple[int, int]) -> Surface:
    w, h = size[0] + 24, size[1] + 24

    def paint() -> Surface:
        out = Surface((w, h), pygame.SRCALPHA)
        materials.soft_shadow(out, Rect(8, 8, size[0], size[1]), 14)
        return out

    return materials.store.get(("register-shadow", size), paint)
