"""Marks that a table keeps: chalk outlines, wood worn by what has lain on it, carved channels, pools of dusk.

They stand where something may lie, and are no frames: quiet, uneven, made by code once per size. With high contrast
flat dark grounds and fine lines stand in their place.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from itertools import pairwise

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.shapes import Point
from scenes.kit.theme import BONE, GOLD, INK, SHADOW, WOOD_GLINT, mix

Area = Rect | tuple[int, int, int, int]
DUST = mix(BONE, WOOD_GLINT, 0.22)
"""Chalk on dark wood."""
CHALK = 190
"""How strong a chalk line is where it is whole, of 255."""
CUT = 3
"""How many times finer a chalk line is made than it is shown."""


def card_place(surface: Surface, box: Area) -> None:
    """Where a card may lie: wood rubbed smooth, and an outline in chalk that many hands have half wiped away."""
    rect = Rect(box)
    if materials.is_plain():
        _line(surface, rect)
        return
    surface.blit(materials.store.get(("place", rect.size), lambda: _place(rect.size)), rect)


def channel(surface: Surface, box: Area, *, depth: int = 120) -> None:
    """A channel carved into the wood: dark, in its own shadow above, lit along its lower edge."""
    rect = Rect(box)
    if materials.is_plain():
        surface.blit(_flat(rect.size), rect)
        _line(surface, rect)
        return
    surface.blit(materials.store.get(("channel", rect.size, depth), lambda: _channel(rect.size, depth)), rect)


def dusk(surface: Surface, box: Area, depth: int = 110, reach: int = 10) -> None:
    """Darker wood that begins and ends nowhere: what lies there, or is written there, stands out.

    The `reach` pixels inside the box are where it dies away; nothing of it lies outside.
    """
    rect = Rect(box)
    if materials.is_plain():
        surface.blit(_flat(rect.size), rect)
        return
    reach = max(1, min(reach, min(rect.size) // 2))
    surface.blit(materials.store.get(("dusk", rect.size, depth, reach), lambda: _dusk(rect.size, depth, reach)), rect)


def thrown(surface: Surface, box: Area, reach: int, depth: int = 190) -> None:
    """The soft shadow that a pile of so many pixels of height throws down and to the right; none with high contrast."""
    if not materials.is_plain():
        area = Rect(box).inflate(2 * reach, 2 * reach).move(reach // 2, reach)
        dusk(surface, area, depth, 2 * reach)


def scored(surface: Surface, start: tuple[int, int], end: tuple[int, int], width: int = 2) -> None:
    """A straight cut of a knife: dark, with light on its far lip."""
    pygame.draw.line(surface, mix(INK, (0, 0, 0), 0.3), start, end, width)
    across = (1, 0) if start[0] == end[0] else (0, 1)
    lip = [(x + across[0] * width, y + across[1] * width) for x, y in (start, end)]
    pygame.draw.line(surface, WOOD_GLINT, lip[0], lip[1])


def chalked(size: tuple[int, int], lines: Callable[[float, float], list[list[Point]]], seed: int) -> Surface:
    """Lines in chalk; `lines` is handed width and height and gives their points in that square."""
    w, h = size
    big = Surface((w * CUT, h * CUT), pygame.SRCALPHA)
    big.fill((*DUST, 0))  # so that no grain darkens when it is brought down
    rng = random.Random(seed)
    wide = max(2.0, min(3.4, min(size) / 30)) * CUT / 2
    for line in lines(w * CUT, h * CUT):
        _chalk(big, line, wide, rng)
    return pygame.transform.smoothscale(big, size)


def _line(surface: Surface, rect: Rect) -> None:
    pygame.draw.rect(surface, mix(GOLD[3], INK, 0.2), rect, 1, border_radius=6)


def _flat(size: tuple[int, int]) -> Surface:
    """What words stand on with high contrast."""
    out = Surface(size, pygame.SRCALPHA)
    out.fill((*SHADOW, 190))
    return out


def _place(size: tuple[int, int]) -> Surface:
    w, h = size
    out = _dusk(size, 74, max(2, min(size) // 5))
    seed = w * 31 + h
    sheen = Surface((3, 4), pygame.SRCALPHA)
    sheen.fill((*WOOD_GLINT, 0))
    sheen.fill((*WOOD_GLINT, 58), (1, 1, 1, 2))
    out.blit(pygame.transform.smoothscale(sheen, size), (0, 0))
    out.blit(chalked(size, lambda wide, high: _outline(wide, high, random.Random(seed)), seed), (0, 0))
    return out


def _outline(w: float, h: float, rng: random.Random) -> list[list[Point]]:
    """A card's outline, drawn in four strokes that overshoot their corners a little and lean as a hand does."""
    inset, over = max(2.0 * CUT, min(w, h) * 0.055), min(w, h) * 0.035
    corners = [(inset, inset), (w - inset, inset), (w - inset, h - inset), (inset, h - inset)]
    corners = [(x + rng.uniform(-1, 1) * inset * 0.25, y + rng.uniform(-1, 1) * inset * 0.25) for x, y in corners]
    lines = []
    for i, (x0, y0) in enumerate(corners):
        x1, y1 = corners[(i + 1) % 4]
        far = math.hypot(x1 - x0, y1 - y0)
        dx, dy = (x1 - x0) / far, (y1 - y0) / far
        bend, steps = rng.uniform(-1, 1) * inset * 0.22, max(2, round(far / (2 * CUT)))
        first, last = -over * rng.random(), far + over * rng.random()
        line: list[Point] = []
        for k in range(steps + 1):
            t = k / steps
            along, aside = first + (last - first) * t, bend * math.sin(math.pi * t)
            line.append((x0 + dx * along - dy * aside, y0 + dy * along + dx * aside))
        lines.append(line)
    return lines


def _chalk(out: Surface, line: list[Point], wide: float, rng: random.Random) -> None:
    """One stroke: grains that lie closer where the hand pressed, with gaps where it was wiped."""
    if len(line) < 2:
        return
    press, wave, some = rng.uniform(0, 6.3), rng.uniform(0.012, 0.02), rng.random
    walked = 0.0
    for (x0, y0), (x1, y1) in pairwise(line):
        far = math.hypot(x1 - x0, y1 - y0)
        grains = max(1, round(far / (CUT * 0.55)))
        for k in range(grains):
            t = k / grains
            strength = 0.74 + 0.26 * math.sin(press + (walked + far * t) * wave)
            if some() > 0.35 + 0.6 * strength:
                continue
            # three in a row come near enough to a bell, and sooner than its own formula
            aside, below = some() + some() + some() - 1.5, some() + some() + some() - 1.5
            at = x0 + (x1 - x0) * t + aside * wide * 0.68, y0 + (y1 - y0) * t + below * wide * 0.68
            alpha = round(CHALK * strength * (0.55 + 0.45 * some()))
            pygame.draw.circle(out, (*DUST, alpha), at, wide * (0.45 + 0.4 * some()))
        walked += far


def _channel(size: tuple[int, int], depth: int) -> Surface:
    w, h = size
    out = Surface(size, pygame.SRCALPHA)
    radius = max(3, min(w, h) // 12)
    pygame.draw.rect(out, (*SHADOW, depth), out.get_rect(), border_radius=radius)
    fall = max(3, h // 7)
    for i in range(fall):  # its own wall throws a shadow
        share = 1 - i / fall
        box = out.get_rect().inflate(-2 * i, -2 * i)
        shade = (*SHADOW, round(depth + (235 - depth) * share**2))
        pygame.draw.rect(out, shade, box, 1, border_radius=max(1, radius - i))
    lip = max(1, h // 90)
    pygame.draw.line(out, (*mix(WOOD_GLINT, GOLD[3], 0.3), 210), (radius, h - lip), (w - radius, h - lip), lip)
    return out


def _dusk(size: tuple[int, int], depth: int, reach: int) -> Surface:
    w, h = size
    step = max(1, reach // 6)
    small = Surface((max(3, w // step), max(3, h // step)), pygame.SRCALPHA)
    for ring in range((min(small.get_size()) + 1) // 2):  # each lies within the one before
        share = min(1.0, (ring + 0.5) * step / reach)
        small.fill(
            (*SHADOW, round(depth * share * share * (3 - 2 * share))), small.get_rect().inflate(-2 * ring, -2 * ring)
        )
        if share == 1.0:
            break
    return pygame.transform.smoothscale(small, size)
