"""Frames and grounds of cards drawn by code: enamel and gold for what helps, bramble and bone for what hurts.

Each element shows itself by hue, badge shape, glyph, ground pattern and border cut, so that none rests on colour alone.
"""

from __future__ import annotations

import math
import random

import pygame
from pygame import Rect, Surface

from scenes.bigbook.cards.signs import ELEMENTS, badge
from scenes.kit import materials
from scenes.kit.icons import glyph
from scenes.kit.shapes import Point, arc, smooth
from scenes.kit.theme import GOLD, INK, PARCH, Colour, mix

Size = tuple[int, int]


def rounded(surface: Surface, radius: int) -> Surface:
    """Cut the corners of a picture round, in place: nothing but its corners is touched."""
    w, h = surface.get_size()
    reach = radius + 2
    whole = min(w, h) <= 2 * reach
    size = (w, h) if whole else (2 * reach, 2 * reach)

    def paint(s: Surface, k: float) -> None:
        pygame.draw.rect(s, (255, 255, 255, 255), s.get_rect(), border_radius=round(radius * k))

    mask = materials.store.get(("corners", *size, radius), lambda: smooth(size, paint))
    if whole:
        surface.blit(mask, (0, 0), special_flags=pygame.BLEND_RGBA_MIN)
        return surface
    for x, cut in ((0, 0), (w - reach, reach)):
        for y, down in ((0, 0), (h - reach, reach)):
            surface.blit(mask, (x, y), Rect(cut, down, reach, reach), special_flags=pygame.BLEND_RGBA_MIN)
    return surface


def glow(size: Size, centre: Point, stops: tuple[Colour, ...]) -> Surface:
    """A radial ground from the first colour in the middle to the last at the corners."""
    w, h = size
    out = Surface(size, pygame.SRCALPHA)
    out.fill(stops[-1])
    reach = math.hypot(max(centre[0], w - centre[0]), max(centre[1], h - centre[1]))
    steps = 48
    for i in range(steps):
        share = 1 - i / steps
        at = share * (len(stops) - 1)
        low = min(int(at), len(stops) - 2)
        pygame.draw.circle(out, mix(stops[low], stops[low + 1], at - low), centre, reach * share)
    return out


def _rays(s: Surface, c: Point, r: float, colour: Colour, k: float) -> None:
    for i in range(36):
        a = math.radians(i * 10 + 5)
        end = c[0] + math.cos(a) * r * 2, c[1] + math.sin(a) * r * 2
        start = c[0] + math.cos(a) * r * 0.55, c[1] + math.sin(a) * r * 0.55
        pygame.draw.line(s, colour, start, end, max(1, round(k)))


def _rings(s: Surface, c: Point, r: float, colour: Colour, k: float) -> None:
    for i in range(12):
        pygame.draw.circle(s, colour, c, r * (0.6 + i * 0.16), max(1, round(k)))


def _strata(s: Surface, c: Point, r: float, colour: Colour, k: float) -> None:
    w, h = s.get_size()
    step = max(6.0, r * 0.17)
    y = 0.0
    while y < h + step:
        points = [(x, y + math.sin(x / max(8.0, r * 0.2) + y) * step * 0.3) for x in range(0, w + 8, 8)]
        pygame.draw.lines(s, colour, False, points, max(1, round(k)))
        y += step


def _spirals(s: Surface, c: Point, r: float, colour: Colour, k: float) -> None:
    for arm in range(4):
        points = []
        for i in range(90):
            a = math.radians(arm * 90 + i * 6)
            d = r * (0.5 + i * 0.022)
            points.append((c[0] + math.cos(a) * d, c[1] + math.sin(a) * d))
        pygame.draw.lines(s, colour, False, points, max(1, round(k)))


_PATTERNS = {"fire": _rays, "water": _rings, "earth": _strata, "air": _spirals}


def ground(element: str, size: Size, focus: float = 0.42) -> Surface:
    """The lit ground of an element with its field lines."""
    ramp = ELEMENTS[element]
    w, h = size
    centre = (w / 2, h * focus)
    out = glow(size, centre, (ramp.core, ramp.light, ramp.mid, ramp.base, ramp.dark, ramp.deep))
    lines = Surface(size, pygame.SRCALPHA)
    _PATTERNS.get(element, _rays)(lines, centre, min(w, h) * 0.5, ramp.deep, max(1.0, w / 150))
    lines.set_alpha(120)
    out.blit(lines, (0, 0))
    return out


def frame(surface: Surface, element: str, border: float) -> Surface:
    """Put the enamel and gold frame with the element's border cut round a picture; `border` in pixels."""
    w, h = surface.get_size()
    ramp = ELEMENTS[element]
    radius = round(border * 1.4)

    def paint(s: Surface, k: float) -> None:
        b = border * k
        box = s.get_rect()
        pygame.draw.rect(s, INK, box, round(b * 0.22), border_radius=round(radius * k))
        pygame.draw.rect(
            s, ramp.dark, box.inflate(-b * 0.4, -b * 0.4), round(b * 0.85), border_radius=round(radius * k * 0.9)
        )
        _teeth(s, box.inflate(-b * 0.7, -b * 0.7), element, b * 0.5, ramp.light)
        inner = box.inflate(-b * 1.7, -b * 1.7)
        pygame.draw.rect(
            s, INK, inner.inflate(b * 0.3, b * 0.3), max(1, round(b * 0.34)), border_radius=round(radius * k * 0.6)
        )
        pygame.draw.rect(
            s,
            GOLD[1],
            inner.inflate(b * 0.18, b * 0.18),
            max(1, round(b * 0.16)),
            border_radius=round(radius * k * 0.6),
        )

    cut = materials.store.get(("border", w, h, element, border), lambda: smooth((w, h), paint))
    surface.blit(cut, (0, 0))
    return rounded(surface, radius)


def _teeth(s: Surface, box: Rect, element: str, size: float, colour: Colour) -> None:
    """The border cut: flame teeth, wave curls, leaves, wind dots."""
    step = size * 1.7
    for side in range(4):
        length = box.w if side % 2 == 0 else box.h
        for i in range(max(1, int(length // step))):
            d = (i + 0.5) * length / max(1, int(length // step))
            x, y = ((box.x + d, box.y), (box.right, box.y + d), (box.right - d, box.bottom), (box.x, box.bottom - d))[
                side
            ]
            half = size * 0.5
            if element == "fire":
                pygame.draw.polygon(s, colour, [(x, y - half), (x + half, y + half), (x - half, y + half)])
            elif element == "water":
                pygame.draw.lines(s, colour, False, arc(x, y, half, 150, 400, 10), max(1, round(size * 0.22)))
            elif element == "earth":
                pygame.draw.ellipse(s, colour, Rect(x - half, y - half * 0.6, size, size * 0.6))
            else:
                pygame.draw.circle(s, colour, (x, y), half * 0.5)


def parchment(size: Size, seed: int = 1) -> Surface:
    """A sheet of parchment: light middle, darker edge, a few fibres."""
    return materials.store.get(("leaf", size, seed), lambda: _parchment(size, seed)).copy()


def _parchment(size: Size, seed: int) -> Surface:
    w, h = size
    if materials.is_plain():
        return materials.flat(size, PARCH[0], PARCH[3], 1, 0)
    out = glow(size, (w * 0.5, h * 0.45), (PARCH[0], PARCH[0], PARCH[1], mix(PARCH[1], PARCH[2], 0.55)))
    rng = random.Random(seed)
    fibre = mix(PARCH[1], PARCH[2], 0.5)
    for _ in range(w * h // 2600):
        x, y = rng.randrange(max(1, w)), rng.randrange(max(1, h))
        pygame.draw.line(out, fibre, (x, y), (x + rng.randint(2, 7), y + rng.randint(-1, 1)))
    pygame.draw.rect(out, PARCH[3], out.get_rect(), 1)
    return out


def bramble_frame(surface: Surface, border: float) -> Surface:
    """The frame of a curse: ink and a bone-coloured bramble, no gold."""
    w, h = surface.get_size()

    def paint(s: Surface, k: float) -> None:
        rng, b = random.Random(w * 7 + h), border * k
        box = s.get_rect()
        pygame.draw.rect(s, INK, box, round(b), border_radius=round(b * 1.2))
        line = box.inflate(-b, -b)
        pygame.draw.rect(s, ELEMENTS["curse"].mid, line, max(1, round(b * 0.3)), border_radius=round(b))
        for _ in range(int((line.w + line.h) / (b * 1.6))):
            x = rng.choice((line.x, line.right, rng.randint(line.x, line.right)))
            y = rng.choice((line.y, line.bottom)) if line.x < x < line.right else rng.randint(line.y, line.bottom)
            a = rng.random() * math.tau
            tip = (x + math.cos(a) * b * 0.7, y + math.sin(a) * b * 0.7)
            pygame.draw.line(s, ELEMENTS["curse"].light, (x, y), tip, max(1, round(b * 0.16)))

    surface.blit(materials.store.get(("bramble", w, h, border), lambda: smooth((w, h), paint)), (0, 0))
    return rounded(surface, round(border * 1.2))


def back_frame(size: Size) -> Surface:
    """A card back: plum, gold lines and the wheel of the four elements."""
    w, h = size
    out = glow(size, (w / 2, h / 2), ((74, 40, 78), (52, 28, 58), (30, 16, 38)))

    def paint(s: Surface, k: float) -> None:
        c, r = (w * k / 2, h * k / 2), min(w, h) * k * 0.33
        pygame.draw.circle(s, GOLD[2], c, r, max(1, round(w * k * 0.012)))
        pygame.draw.circle(s, GOLD[2], c, r * 0.45, max(1, round(w * k * 0.012)))
        box = s.get_rect().inflate(-w * k * 0.08, -w * k * 0.08)
        pygame.draw.rect(s, GOLD[2], box, max(1, round(w * k * 0.014)), border_radius=round(w * k * 0.05))

    out.blit(smooth(size, paint), (0, 0))
    side = max(6, round(min(w, h) * 0.22))
    r = min(w, h) * 0.33
    for i, element in enumerate(("fire", "water", "earth", "air")):
        a = math.radians(-90 + 90 * i)
        mark = badge(element, side)
        out.blit(mark, mark.get_rect(center=(w / 2 + math.cos(a) * r, h / 2 + math.sin(a) * r)))
    return rounded(out, max(2, round(w * 0.06)))


def madness_ground(size: Size) -> Surface:
    """The pale, misprinted Madness card."""
    w, h = size
    ramp = ELEMENTS["madness"]
    out = Surface(size, pygame.SRCALPHA)
    out.fill(ramp.core)
    side = round(min(w, h) * 0.72)
    shift = max(1, round(w * 0.015))
    for colour, dx, dy in (((23, 166, 184), -shift, -shift), ((224, 40, 125), shift, shift), (INK, 0, 0)):
        lines = Surface(size, pygame.SRCALPHA)
        for i in range(7):
            box = Rect(0, 0, w * (0.3 + i * 0.16), h * (0.2 + i * 0.14))
            box.center = (w // 2 + dx + i % 3, round(h * 0.46) + dy)
            pygame.draw.ellipse(lines, (*colour, 90), box, max(1, round(w * 0.012)))
        mark = glyph("madness", side, colour)
        out.blit(lines, (0, 0))
        out.blit(mark, mark.get_rect(center=(w / 2 + dx, h * 0.46 + dy)))
    pygame.draw.rect(out, ramp.dark, out.get_rect(), max(1, round(w * 0.03)))
    return rounded(out, max(2, round(w * 0.07)))
