"""What the moment lights, and the light itself: frames, numbers of an order, threads and seals of friends."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import pygame
from pygame import Rect

from scenes.bigbook.cards.render_context import outlined
from scenes.bigbook.table.render.context import RenderContext, glow_frame, pill
from scenes.bigbook.table.render.pips import Pip
from scenes.kit.canvas import Canvas
from scenes.kit.icons import emblem
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, LECTERN, Colour, mix

PALE = mix(LECTERN[3], BONE, 0.25)
"""The frame of what may be chosen but would do nothing."""


@dataclass(slots=True)
class Highlights:
    """What the moment says, by thing id: lit (may be chosen), marked (chosen), dimmed, lifted, numbered."""

    lit: set[str] = field(default_factory=set)
    marked: set[str] = field(default_factory=set)
    dimmed: set[str] = field(default_factory=set)
    order: dict[str, int] = field(default_factory=dict)
    idle: set[str] = field(default_factory=set)
    """Of what is lit: what would do nothing now. Its frame is pale."""
    hover: str | None = None
    held: int = 0
    shake: dict[str, float] = field(default_factory=dict)
    refused: set[str] = field(default_factory=set)
    """With reduced motion a refused thing wears a red edge for a moment."""
    picked: bool = False
    """A card is in the hand of the pointer: lit targets glow stronger."""
    target: str = ""
    """What is paid for: its pips stand on it, its text at the chosen power."""
    pips: tuple[Pip, ...] = ()
    power: int = 1


def frame(canvas: Canvas, lights: Highlights, name: str, rect: Rect) -> None:
    """The frame of light about a thing whose picture has just been drawn: refused, chosen, or free to be chosen."""
    if name not in lights.refused:
        light(canvas, lights, name, rect)
        return
    canvas.mark(glow_frame(canvas.surface, rect, CRIMSON, 4))
    numbered(canvas, lights, name, rect)


def light(canvas: Canvas, lights: Highlights, name: str, rect: Rect) -> None:
    """The frame of light about a thing that is chosen, or free to be chosen, and its place in an ordered answer."""
    if name in lights.marked:
        canvas.mark(glow_frame(canvas.surface, rect, GOLD[0], 4))
    elif name in lights.lit:
        colour = PALE if name in lights.idle else GOLD[1]
        canvas.mark(glow_frame(canvas.surface, rect, colour, 3 if lights.picked else 2))
    numbered(canvas, lights, name, rect)


def numbered(canvas: Canvas, lights: Highlights, name: str, rect: Rect) -> None:
    """Where in an ordered answer a thing stands, if it stands there."""
    if name in lights.order:
        number(canvas, rect, lights.order[name])


def number(canvas: Canvas, rect: Rect, number: int) -> None:
    """The place of a mark in an ordered answer."""
    made = outlined(str(number), 22, GOLD[0])
    box = Rect(0, 0, max(30, made.get_width() + 12), 30)
    box.midtop = (rect.centerx, rect.y + 4)
    pill(canvas.surface, box, CRIMSON, 235)
    canvas.mark(box)
    canvas.blit(made, made.get_rect(center=box.center).topleft)


def owner_emblem(canvas: Canvas, look: RenderContext, seat: str, at: tuple[int, int], side: int) -> None:
    """A friend's seal beside a card of theirs."""
    person = look.words.people.get(seat)
    if person is not None:
        canvas.blit(emblem(person.emblem, side, look.words.colour(seat)), (at[0] - side // 2, at[1] - side // 2))


def thread(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], colour: Colour) -> None:
    """A thread of light in an owner's colour from their card to what it pays for."""
    points = []
    for i in range(19):
        t = i / 18
        sag = math.sin(math.pi * t) * 26
        points.append((start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t + sag))
    pygame.draw.lines(canvas.surface, INK, False, points, 5)
    canvas.mark(pygame.draw.lines(canvas.surface, colour, False, points, 3).inflate(8, 8))
