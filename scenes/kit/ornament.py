"""Large things drawn by code: gilded titles, the leather tome, candles and their light."""

from __future__ import annotations

import math
import random

import pygame
from pygame import Rect, Surface

from scenes.kit import paper
from scenes.kit.icons import badge
from scenes.kit.shapes import Point, arc, smooth, spline, star
from scenes.kit.text import Style, fit, layout
from scenes.kit.theme import BONE, CRIMSON, GOLD, INK, PARCH, Colour, mix

LEATHER = (mix(CRIMSON, INK, 0.45), mix(CRIMSON, INK, 0.62), mix(CRIMSON, INK, 0.52))
FLAME: tuple[Colour, ...] = ((255, 244, 194), (255, 200, 80), (245, 121, 42))


def gilded(surface: Surface, words: str, rect: Rect, size: int, *, where: str = "title") -> None:
    """A title in gold leaf: ink beneath, gold body, a glint above; centred, in as many lines as it needs."""
    style = Style(size, GOLD[1], "title", align="center", leading=1.04)
    block = fit(words, style, rect.size, where=where)
    top = rect.y + (rect.h - block.size[1]) // 2
    depth = max(1, size // 26)
    for colour, dx, dy in (
        (INK, depth * 2, depth * 2),
        (INK, -depth, 0),
        (INK, 0, depth),
        (GOLD[4], depth, depth),
        (GOLD[0], -1, -1),
        (GOLD[1], 0, 0),
    ):
        inked = layout(words, Style(block.style.size, colour, "title", align="center", leading=1.04), rect.w)
        inked.room = (rect.w, None)
        inked.draw(surface, (rect.x + dx, top + dy))


def glow(radius: int, colour: Colour = (255, 176, 84), strength: float = 1.0) -> Surface:
    """A round light to add over a dark picture (BLEND_RGB_ADD)."""

    def light(x: float, y: float) -> Colour:
        far = min(1.0, math.hypot(x - 0.5, y - 0.5) * 2)
        level = (1 - far) ** 2.2 * strength
        return round(colour[0] * level), round(colour[1] * level), round(colour[2] * level)

    key = ("glow", radius, colour, round(strength * 100))
    return paper.store.get(key, lambda: paper.gradient((radius * 2, radius * 2), light, 48))


def candle(surface: Surface, foot: Point, height: int) -> Rect:
    """A dripping candle standing at `foot`; returns where its flame stands."""
    w = max(8, round(height * 0.34))
    body_h = round(height * 0.72)
    picture = paper.store.get(("candle", height), lambda: _candle((w * 2, height), w, body_h))
    surface.blit(picture, (foot[0] - w, foot[1] - height))
    return Rect(round(foot[0] - w * 0.5), round(foot[1] - height), w, height - body_h)


def _candle(size: tuple[int, int], w: int, body_h: int) -> Surface:
    rng = random.Random(w)

    def paint(s: Surface, k: float) -> None:
        left, right, top, foot = w * 0.5 * k, w * 1.5 * k, (size[1] - body_h) * k, size[1] * k
        pygame.draw.ellipse(s, (*INK, 120), (left - w * 0.5 * k, foot - w * 0.45 * k, w * 2 * k, w * 0.45 * k))
        pygame.draw.rect(
            s,
            INK,
            (left - 1.5 * k, top, right - left + 3 * k, foot - top - w * 0.12 * k),
            border_radius=round(w * 0.2 * k),
        )
        for i in range(24):
            x = left + (right - left) * i / 24
            tone = mix(PARCH[0], PARCH[3], (i / 24) ** 1.4 * 0.75)
            pygame.draw.rect(s, tone, (x, top + 1.5 * k, (right - left) / 24 + 1, foot - top - w * 0.12 * k - 3 * k))
        for _ in range(5):
            r = w * 0.1 * k
            x, run = rng.uniform(left + r * 0.4, right - r * 0.4), rng.uniform(0.15, 0.55) * body_h * k
            pygame.draw.line(s, PARCH[0], (x, top + 4 * k), (x, top + run), round(r * 1.5))
            pygame.draw.circle(s, PARCH[0], (x, top + run), r)
            pygame.draw.circle(s, mix(PARCH[1], PARCH[2], 0.5), (x + r * 0.3, top + run + r * 0.3), r * 0.5)
        pygame.draw.ellipse(s, mix(PARCH[0], FLAME[1], 0.35), (left, top - w * 0.12 * k, right - left, w * 0.3 * k))
        pygame.draw.line(s, INK, (w * k, top + w * 0.04 * k), (w * k, top - w * 0.24 * k), max(2, round(w * 0.07 * k)))

    return smooth(size, paint)


def flame(size: tuple[int, int], lean: float) -> Surface:
    """A candle's flame; lean runs from -1 to 1."""
    key = ("flame", size, round(lean * 4))

    def paint(s: Surface, k: float) -> None:
        w, h = size[0] * k, size[1] * k
        for colour, share in zip((FLAME[2], FLAME[1], FLAME[0]), (1.0, 0.76, 0.46), strict=True):
            cx, tip = w / 2, h * (1 - share) * 0.9 + h * 0.03
            half = w * 0.4 * share
            points: list[Point] = [
                (cx + lean * w * 0.2, tip),
                (cx + lean * w * 0.2, tip),
                (cx + half * 0.75, h * 0.56),
                (cx + half * 0.8, h * 0.82),
                (cx, h * 0.97),
                (cx - half * 0.8, h * 0.82),
                (cx - half * 0.75, h * 0.56),
            ]
            pygame.draw.polygon(s, colour, spline(points))

    return paper.store.get(key, lambda: smooth(size, paint))


def tome(surface: Surface, rect: Rect, title: str, subtitle: str, size: int) -> None:
    """The closed book: leather boards with gold tooling, metal corners, the eye in a star, and its title."""
    _boards(surface, rect)
    inset = round(rect.w * 0.055)
    for grow, width in ((inset, 3), (inset + max(5, inset // 3), 1)):
        paper.gold_line(surface, rect.inflate(-grow * 2, -grow * 2), width, 4)
    _corners(surface, rect, round(rect.w * 0.15))
    band = rect.inflate(-round(rect.w * 0.24), 0)
    gilded(surface, title, Rect(band.x, rect.y + round(rect.h * 0.075), band.w, round(rect.h * 0.24)), size)
    centre = (rect.centerx, rect.y + round(rect.h * 0.575))
    _eye(surface, centre, round(min(rect.w, rect.h) * 0.225))
    words = Rect(band.x, rect.y + round(rect.h * 0.855), band.w, round(rect.h * 0.085))
    style = Style(max(14, round(size * 0.33)), mix(GOLD[0], PARCH[1], 0.4), italic=True, align="center")
    block = fit(subtitle, style, words.size, where="subtitle")
    block.draw(surface, (words.x, words.y + (words.h - block.size[1]) // 2))


def _boards(surface: Surface, rect: Rect) -> None:
    depth = max(8, rect.w // 34)
    shadow = rect.inflate(depth * 5, depth * 5)
    layer = Surface(shadow.size, pygame.SRCALPHA)
    paper.soft_shadow(layer, Rect(depth * 2, depth * 2, rect.w + depth, rect.h + depth), depth * 2, 170)
    surface.blit(layer, shadow.topleft)
    pages = rect.move(depth, depth)
    pygame.draw.rect(surface, mix(LEATHER[1], INK, 0.5), pages.inflate(2, 2), border_radius=6)
    block = pages.inflate(-6, -8)
    pygame.draw.rect(surface, PARCH[2], block)
    for i in range(0, depth, 2):
        tone = PARCH[1] if i % 4 else PARCH[3]
        pygame.draw.line(
            surface, tone, (block.x + i, block.bottom - depth + i), (block.right - depth + i, block.bottom - depth + i)
        )
        pygame.draw.line(
            surface, tone, (block.right - depth + i, block.y + i), (block.right - depth + i, block.bottom - depth + i)
        )
    surface.blit(paper.leather(rect.size, LEATHER, seed=11, radius=8), rect.topleft)
    for x in (rect.x + round(rect.w * 0.03), rect.x + round(rect.w * 0.042)):
        pygame.draw.line(surface, mix(LEATHER[1], INK, 0.6), (x, rect.y + 3), (x, rect.bottom - 4), 2)
    pygame.draw.rect(surface, mix(LEATHER[0], BONE, 0.2), rect, 1, border_radius=8)


def _corners(surface: Surface, rect: Rect, size: int) -> None:
    for sx, sy, (x, y) in (
        (1, 1, rect.topleft),
        (-1, 1, rect.topright),
        (1, -1, rect.bottomleft),
        (-1, -1, rect.bottomright),
    ):
        piece = paper.store.get(("corner", size), lambda: smooth((size, size), lambda s, k: _corner(s, size * k)))
        flipped = pygame.transform.flip(piece, sx < 0, sy < 0)
        surface.blit(flipped, (x if sx > 0 else x - size, y if sy > 0 else y - size))


def _corner(s: Surface, n: float) -> None:
    outline: list[Point] = [
        (0, 0),
        (n, 0),
        (n * 0.86, n * 0.2),
        (n * 0.52, n * 0.3),
        (n * 0.42, n * 0.42),
        (n * 0.3, n * 0.52),
        (n * 0.2, n * 0.86),
        (0, n),
    ]
    for colour, share in ((INK, 1.0), (GOLD[3], 0.965), (GOLD[2], 0.93), (GOLD[1], 0.86), (GOLD[2], 0.82)):
        pygame.draw.polygon(s, colour, [(x * share, y * share) for x, y in outline])
    pygame.draw.lines(
        s, GOLD[0], False, [(n * 0.03, n * 0.8), (n * 0.03, n * 0.03), (n * 0.8, n * 0.03)], max(1, round(n * 0.016))
    )
    for x, y, r in ((0.16, 0.16, 0.085), (0.62, 0.1, 0.045), (0.1, 0.62, 0.045)):
        pygame.draw.circle(s, INK, (n * x, n * y), n * r * 1.2)
        pygame.draw.circle(s, GOLD[1], (n * x, n * y), n * r)
        pygame.draw.circle(s, GOLD[0], (n * (x - r * 0.3), n * (y - r * 0.3)), n * r * 0.35)


def _eye(surface: Surface, centre: tuple[int, int], radius: int) -> None:
    """The book's eye in a sixteen-rayed star, the four elements round it."""
    side = radius * 2

    def paint(s: Surface, k: float) -> None:
        n = side * k
        c = n / 2
        for outer, inner, colour in (
            (0.5, 0.33, INK),
            (0.485, 0.325, GOLD[3]),
            (0.47, 0.32, GOLD[1]),
            (0.43, 0.31, GOLD[2]),
        ):
            pygame.draw.polygon(s, colour, star(c, c, n * outer, n * inner, 16))
        for r, colour in ((0.315, INK), (0.3, GOLD[0]), (0.285, GOLD[2]), (0.27, INK)):
            pygame.draw.circle(s, colour, (c, c), n * r)
        lid: list[Point] = [
            (0.25, 0.5),
            (0.25, 0.5),
            (0.37, 0.395),
            (0.5, 0.36),
            (0.63, 0.395),
            (0.75, 0.5),
            (0.75, 0.5),
            (0.63, 0.605),
            (0.5, 0.64),
            (0.37, 0.605),
        ]
        pygame.draw.polygon(s, PARCH[0], spline([(x * n, y * n) for x, y in lid]))
        for r, colour in ((0.125, INK), (0.118, (203, 58, 34)), (0.09, (245, 121, 42)), (0.06, (255, 200, 80))):
            pygame.draw.circle(s, colour, (c, c), n * r)
        for i in range(24):
            a = math.radians(i * 15)
            pygame.draw.line(
                s,
                (134, 26, 36),
                (c + n * 0.07 * math.cos(a), c + n * 0.07 * math.sin(a)),
                (c + n * 0.115 * math.cos(a), c + n * 0.115 * math.sin(a)),
                max(1, round(n * 0.006)),
            )
        pygame.draw.polygon(
            s,
            INK,
            spline(
                [
                    (c, c - n * 0.11),
                    (c, c - n * 0.11),
                    (c + n * 0.028, c),
                    (c, c + n * 0.11),
                    (c, c + n * 0.11),
                    (c - n * 0.028, c),
                ]
            ),
        )
        pygame.draw.circle(s, (255, 255, 255), (c - n * 0.045, c - n * 0.05), n * 0.022)
        pygame.draw.lines(s, GOLD[3], False, arc(c, c + n * 0.2, n * 0.36, 222, 318), max(1, round(n * 0.012)))

    picture = paper.store.get(("eye", radius), lambda: smooth((side, side), paint))
    surface.blit(picture, picture.get_rect(center=centre))
    small = max(20, round(radius * 0.46))
    for name, (dx, dy) in {"fire": (-1, -1), "water": (1, -1), "earth": (-1, 1), "air": (1, 1)}.items():
        mark = badge(name, small)
        surface.blit(
            mark, mark.get_rect(center=(centre[0] + round(dx * radius * 1.28), centre[1] + round(dy * radius * 0.92)))
        )
