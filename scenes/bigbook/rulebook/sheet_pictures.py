"""The pictures on the summary: a phase on its ink, prices, the marker's walk, the dial of Madness, numbers on discs."""

from __future__ import annotations

import math
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from game.bigbook.play.card_kinds import ELEMENTS as ELEMENT_ORDER
from game.bigbook.play.card_kinds import TIMES
from scenes.bigbook.rulebook.figure_context import QUIET, FigureContext
from scenes.bigbook.rulebook.figure_context import lines as arrow
from scenes.kit.icons import glyph
from scenes.kit.text import Style, layout
from scenes.kit.theme import CRIMSON, ELEMENTS, GOLD, GREEN_INK, INK, LECTERN, PARCH, mix

PHASE_INKS = (GREEN_INK, CRIMSON, ELEMENTS["water"].dark, ELEMENTS["air"].dark)
PHASE_MARKS = ("star", "madness", "quill", "moon")
PRICES: tuple[tuple[tuple[str, int], ...], ...] = (
    (("fire", 1), (f"{TIMES}1\u20133", 0)),
    (("water", 2),),
    (("earth", 2), ("/", 0), ("earth", 3)),
    (("air", 4), ("/", 0), *((one, 1) for one in ELEMENT_ORDER)),
    (("any", 2),),
)
"""Signs of each action's price: an element and how often, or words between them."""


def price(easel: FigureContext, index: int, width: int) -> Surface:
    """What the action of that number costs, in signs; smaller where there is less room."""
    signs = PRICES[index] if index < len(PRICES) else ()
    marks = sum(count for _, count in signs)
    words = sum(round(easel.em * 0.9) * max(1, len(name) // 2) for name, count in signs if not count)
    side = max(10, min(round(easel.em * 1.25), (width - words) // max(1, marks) - 2))
    style = Style(easel.em, QUIET, bold=True)
    pieces: list[Surface] = []
    for name, count in signs:
        if count:
            pieces += [glyph("any", side, INK) if name == "any" else easel.badge(name, side)] * count
            continue
        block = layout(name, style)
        image = easel.sheet(block.size[0] + 4, max(side, block.size[1]))
        block.draw(image, (2, (image.get_height() - block.size[1]) // 2))
        pieces.append(image)
    high = max((one.get_height() for one in pieces), default=1)
    out, x = easel.sheet(sum(one.get_width() + 2 for one in pieces), high), 0
    for one in pieces:
        out.blit(one, (x, (high - one.get_height()) // 2))
        x += one.get_width() + 2
    return out


def plaque(easel: FigureContext, name: str, index: int, width: int, letters: float = 1.75) -> Surface:
    """A phase's name on its ink, pointed like an arrow; `letters` is its height in letters."""
    em = easel.em
    high = round(em * letters)
    out = easel.sheet(width, high)
    point = round(em * 0.6)
    shape = [(0, 0), (width - point, 0), (width - 1, high // 2), (width - point, high - 1), (0, high - 1)]
    colour = PHASE_INKS[index % len(PHASE_INKS)]
    pygame.draw.polygon(out, mix(colour, PARCH[1], 0.06), shape)
    pygame.draw.polygon(out, INK, shape, 1)
    mark = glyph(PHASE_MARKS[index % len(PHASE_MARKS)], round(em * 1.15), GOLD[1])
    out.blit(mark, mark.get_rect(center=(round(em * 1.1), high // 2)))
    left = round(em * 2.1)
    room = Rect(left, 0, width - left - point, high)
    easel.words_in(out, name, room, Style(em, GOLD[0], "title"), "plaque")
    return out


def walk(easel: FigureContext, width: int) -> Surface:
    """The marker's walk: five spaces, Invocation, and the way back to the first."""
    em = easel.em
    width = min(width, em * 26)
    radius = round(em * 0.95)
    rise = round(em * 1.3)
    out = easel.sheet(width, rise + 2 * radius + 4)
    step = (width - 2 * radius - 4) / 5
    middle = rise + radius + 1
    xs = [radius + 2 + round(i * step) for i in range(6)]
    way = mix(PARCH[3], CRIMSON, 0.35)
    thick = max(2, em // 8)
    for left, right in pairwise(xs):
        start, stop = left + radius, right - radius - 1
        pygame.draw.line(out, way, (start, middle), (stop, middle), thick)
        n = max(3, em // 4)
        pygame.draw.polygon(out, way, [(stop, middle), (stop - n, middle - n), (stop - n, middle + n)])
    arc = [
        (xs[5] + (xs[0] - xs[5]) * t / 30, middle - radius * 0.8 - rise * math.sin(math.pi * t / 30)) for t in range(30)
    ]
    arrow(out, way, arc, thick)
    for index, x in enumerate(xs):
        colour = (CRIMSON, *[mix(INK, PARCH[4], 0.35)] * 4, LECTERN[1])[index]
        pygame.draw.circle(out, INK, (x, middle), radius)
        pygame.draw.circle(out, colour, (x, middle), radius - 1)
        pygame.draw.circle(out, GOLD[2], (x, middle), max(2, radius - em // 6), 1)
        if index == 5:
            mark = glyph("madness", round(radius * 1.2), GOLD[0])
            out.blit(mark, mark.get_rect(center=(x, middle)))
        else:
            _number(out, str(index + 1), (x, middle), round(em * 1.05))
    return out


def _number(surface: Surface, text: str, centre: tuple[int, int], size: int) -> None:
    block = layout(text, Style(max(14, size), GOLD[0], "title"))
    if block.size[1] > surface.get_height():  # small: the plain face is lower
        block = layout(text, Style(max(14, size), GOLD[0], bold=True))
    block.draw(surface, (centre[0] - block.size[0] // 2, centre[1] - block.size[1] // 2))


def disc(easel: FigureContext, text: str, side: int) -> Surface:
    """A number on a round ground."""
    out = easel.sheet(side, side)
    centre = (side // 2, side // 2)
    pygame.draw.circle(out, INK, centre, side // 2)
    pygame.draw.circle(out, mix(LECTERN[3], INK, 0.2), centre, side // 2 - 1)
    pygame.draw.circle(out, GOLD[2], centre, max(2, side // 2 - easel.em // 6), 1)
    _number(out, text, centre, round(easel.em * (1.05 if len(text) > 1 else 1.25)))
    return out


def clock(easel: FigureContext, side: int) -> Surface:
    """A dial of six Madness cards in hand; the sixth is the last."""
    big = 3
    n = side * big
    out = easel.sheet(n, n)
    centre, radius = (n / 2, n / 2), n / 2 - 2
    ramp = ELEMENTS["madness"]
    for index in range(6):
        share = (index + 1) / 6
        colour = CRIMSON if index == 5 else mix(PARCH[1], ramp.dark, share * 0.8)
        start = math.radians(-90 + index * 60)
        points = [centre]
        points += [(centre[0] + radius * math.cos(start + math.radians(d)),
                    centre[1] + radius * math.sin(start + math.radians(d))) for d in range(0, 61, 4)]  # fmt: skip
        pygame.draw.polygon(out, colour, points)
        pygame.draw.line(out, INK, centre, points[1], max(1, n // 90))
    pygame.draw.circle(out, INK, centre, radius, max(2, n // 40))
    out = pygame.transform.smoothscale(out, (side, side))
    for index in range(6):
        angle = math.radians(-60 + index * 60)
        at = (round(side / 2 + side * 0.34 * math.cos(angle)), round(side / 2 + side * 0.34 * math.sin(angle)))
        if index < 5:
            block = layout(str(index + 1), Style(max(14, side // 6), GOLD[0] if index > 2 else INK, "title"))
            block.draw(out, (at[0] - block.size[0] // 2, at[1] - block.size[1] // 2))
        else:
            mark = glyph("madness", max(10, side // 4), GOLD[0])
            out.blit(mark, mark.get_rect(center=at))
    pygame.draw.circle(out, INK, (side // 2, side // 2), max(3, side // 14))
    pygame.draw.circle(out, GOLD[1], (side // 2, side // 2), max(2, side // 22))
    return out
