"""What somebody has left on the table where nothing else ever lies: the ring of a cup, wax, a quill on the near edge.

All of it is quiet: darker than any card, painted into the ground once per size. None of it is there with high contrast.
"""

from __future__ import annotations

import math
import random

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.layout import Layout, sort_button
from scenes.kit.shapes import Point, smooth
from scenes.kit.theme import GOLD, INK, PARCH, SHADOW, Colour, mix, rgb

FEATHER: tuple[Colour, ...] = tuple(rgb(code) for code in ("a8957c", "7b6858", "453a3c"))
"""Its upper vane, its lower one, and the cuts between its barbs."""
BARBS = 34
NIB = 0.3
"""How much of the shaft is bare, from its nib."""


def leave(out: Surface, layout: Layout, near: int) -> None:
    """Everything that was left; the desk ends before us at `near`."""
    if layout.large:
        return
    _ring(out, layout)
    _wax(out, layout)
    _quill(out, layout, near)


def _ring(out: Surface, layout: Layout) -> None:
    """Of a cup that stood beside the book, and was put down again a little aside."""
    log, side = layout.areas["log"], layout.px(104, 66)

    def paint(s: Surface, k: float) -> None:
        rng, middle = random.Random(9), s.get_width() / 2
        for radius, first, last, dark in ((0.42, 0.4, 5.4, 70), (0.40, 3.0, 6.1, 46)):
            turn = first
            while turn < last:
                wide = k * (1.0 + 0.9 * math.sin(turn * 1.7) ** 2) * rng.uniform(0.8, 1.2)
                at = middle * (1 + 2 * radius * math.cos(turn)), middle * (1 + 2 * radius * math.sin(turn))
                pygame.draw.circle(s, (*SHADOW, dark), at, wide)
                turn += 0.02

    made = smooth((side, side), paint)
    out.blit(made, made.get_rect(center=(log.x + round(log.w * 0.66), log.y + round(log.h * 0.44))))


def _wax(out: Surface, layout: Layout) -> None:
    """What has run down from the candles of the book, on the wood at its left."""
    book = layout.areas["book"]
    for dx, dy, radius in ((-62, -86, 6), (-70, -74, 3), (-56, -70, 4), (-76, -98, 2)):
        x, y = book.x - layout.px(-dx, -dx * 0.62), book.bottom - layout.px(-dy, -dy * 0.66)
        size = layout.px(radius, radius * 0.66)
        pygame.draw.circle(out, mix(SHADOW, INK, 0.4), (x + 1, y + 2), size)
        pygame.draw.circle(out, mix(PARCH[2], INK, 0.25), (x, y), size)
        pygame.draw.circle(out, mix(PARCH[0], GOLD[1], 0.2), (x - size // 3, y - size // 3), max(1, size // 3))


def _quill(out: Surface, layout: Layout, near: int) -> None:
    """A goose feather on the board before the mat, where the strip of who acts is laid over it."""
    areas, right = layout.areas, sort_button(layout).x - layout.px(16, 8)
    left = areas["ability"].right + layout.px(22, 10)
    size = min(right - left, layout.px(250, 166)), layout.px(34, 22)
    if size[0] < 2 * size[1]:
        return
    place = Rect((left, near + layout.px(7, 4)), size)
    made = smooth(size, _feather)
    shade = made.copy()
    shade.fill((*SHADOW, 170), special_flags=pygame.BLEND_RGBA_MULT)
    out.blit(shade, place.move(layout.px(3, 2), layout.px(4, 3)))
    out.blit(made, place)
    for dx, dy, radius in ((-8, 4, 3), (-13, 8, 1.5), (-4, 10, 1)):
        at = left - layout.px(-dx, -dx * 0.6), place.bottom - layout.px(dy, dy * 0.6)
        pygame.draw.circle(out, mix(INK, (0, 0, 0), 0.4), at, layout.px(radius, radius * 0.66))


def _feather(s: Surface, k: float) -> None:
    w, h = s.get_size()

    def spine(t: float) -> Point:
        return w * (0.01 + 0.98 * t), h * (0.78 - 0.66 * t + 0.42 * math.sin(t * 3.1) * t)

    def wide(t: float) -> float:
        part = max(0.0, (t - NIB) / (1 - NIB))
        full = min(1.0, part * 3.2) ** 0.6 * (1 - part**4)
        return float(h * 0.28 * full * (0.85 + 0.15 * math.sin(t * 31)))

    steps = [i / 60 for i in range(61)]
    for side, colour in ((-1, FEATHER[0]), (1, FEATHER[1])):
        edge = [(spine(t)[0] + wide(t) * 0.5, spine(t)[1] + side * wide(t)) for t in steps]
        pygame.draw.polygon(s, colour, [spine(t) for t in steps] + edge[::-1])
    rng = random.Random(5)
    for i in range(BARBS):
        t = NIB + (1 - NIB) * (i + rng.random()) / BARBS
        x, y = spine(t)
        for side in (-1, 1):
            far = wide(t) * rng.uniform(0.7, 1.0)
            pygame.draw.line(s, mix(FEATHER[1], FEATHER[2], rng.random()), (x, y), (x + far * 0.7, y + side * far), 2)
    line = [spine(t) for t in steps]
    pygame.draw.lines(s, FEATHER[2], False, [(x, y + k * 0.8) for x, y in line], round(2.4 * k))
    pygame.draw.lines(s, PARCH[1], False, line, round(1.6 * k))
    pygame.draw.lines(s, INK, False, line[:5], round(1.8 * k))
