"""The warnings of the danger line where they will come true: a slow red edge on the thing, and a sign for those who see
no red."""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame
from pygame import Rect

from game.bigbook.play.threats import URGENT, Threat
from scenes.bigbook.cards.render_context import outlined
from scenes.bigbook.table.render.desk import pile_box
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit.canvas import Canvas
from scenes.kit.theme import BONE, INK, mix
from scenes.kit.thing import Thing

CYCLE = 3200.0
"""Milliseconds of one breath."""
EMBER = (236, 62, 48)
LOW = 48
"""What is lower than so many pixels (the count of a friend's deck) wears a single edge."""


def urgent(look: RenderContext, things: Iterable[Thing], dangers: Iterable[Threat]) -> list[tuple[str, Rect]]:
    """What glows, by the id of the thing, worst first, with the place of the edge about it."""
    rects = {thing.id: thing.rect for thing in things}
    deck = f"deck:{look.desk}"
    if deck in rects:  # its label stands below the cards: the edge goes about the cards only
        rects[deck] = Rect(pile_box(look, look.layout.areas["deck"])).inflate(8, 8)
    wanted = [one.where for one in dangers if one.weight >= URGENT and one.where in rects]
    return [(name, rects[name].inflate(6, 6) if _low(name, rects[name]) else rects[name]) for name in wanted]


def _low(name: str, rect: Rect) -> bool:
    """Whether words or numbers come close to the edge of a thing: the glow then lies about it."""
    return rect.h < LOW or name.startswith("curse:")


def paint(look: RenderContext, canvas: Canvas, glowing: Iterable[tuple[str, Rect]], clock: float) -> None:
    """Draw the edges about what `urgent` found, at a time in milliseconds; steady with reduced motion."""
    breath = 1.0 if look.theme.reduced_motion else 0.72 + 0.28 * math.sin(clock / CYCLE * math.tau)
    for name, rect in glowing:
        edge = rect.inflate(-2, -2)
        pygame.draw.rect(canvas.surface, mix(INK, EMBER, breath), edge, 3, border_radius=7)
        if edge.h >= LOW:
            pygame.draw.rect(canvas.surface, mix(INK, EMBER, breath * 0.55), edge.inflate(-6, -6), 2, border_radius=5)
        for strip in (
            Rect(edge.x, edge.y, edge.w, 6), Rect(edge.x, edge.bottom - 6, edge.w, 6),
            Rect(edge.x, edge.y, 6, edge.h), Rect(edge.right - 6, edge.y, 6, edge.h),
        ):  # fmt: skip
            canvas.mark(strip)
        _sign(look, canvas, edge, above=name.startswith("curse:"))


def _sign(look: RenderContext, canvas: Canvas, edge: Rect, *, above: bool) -> None:
    """A small mark on the left edge, where neither names nor costs stand; `above` a tile that is full of both."""
    r = look.layout.px(11, 8)
    box = Rect(0, 0, 2 * r, 2 * r)
    box.center = (edge.centerx, edge.y - r + 5) if above else (edge.x + r // 2, edge.centery)
    box.clamp_ip(canvas.rect)
    pygame.draw.circle(canvas.surface, INK, box.center, r)
    pygame.draw.circle(canvas.surface, EMBER, box.center, r - 2)
    mark = outlined("!", max(14, round(r * 1.5)), BONE)
    canvas.blit(mark, mark.get_rect(center=box.center).topleft)
    canvas.mark(box)
