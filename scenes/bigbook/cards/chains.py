"""What keeps a card shut: two chains of iron links across it, locked where they meet."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from scenes.kit.shapes import smooth, stroke
from scenes.kit.theme import INK, Colour, mix

IRON: tuple[Colour, Colour, Colour] = ((196, 194, 214), (108, 104, 128), (54, 50, 72))
"""Lit, middle, shade."""
Way = list[tuple[float, float]]


def locked_chains(size: tuple[int, int]) -> Surface:
    """Chains from corner to corner and a padlock in the middle, on nothing, for a card of `size` pixels."""
    return smooth(size, _paint)


def _paint(s: Surface, k: float) -> None:
    w, h = s.get_size()
    long = max(8 * k, w * 0.2)
    for a, b in (((0.0, 0.0), (w, h)), ((w, 0.0), (0.0, h))):
        _chain(s, a, b, long, k)
    _padlock(s, w / 2, h / 2, w * 0.46, k)


def _chain(s: Surface, a: tuple[float, float], b: tuple[float, float], long: float, k: float) -> None:
    """links in turn from their broad side, a ring, and from their edge, a bar that lies in two rings"""
    far = math.hypot(b[0] - a[0], b[1] - a[1])
    ux, uy = (b[0] - a[0]) / far, (b[1] - a[1]) / far
    n = max(3, round(far / (long * 0.64)))
    side = math.ceil(long * 1.4)
    for broad in (True, False):
        link = Surface((side, side), pygame.SRCALPHA)  # all links of a chain lie alike: drawn once, laid many times
        _rod(link, (_ring if broad else _bar)(side / 2, side / 2, ux, uy, long), long * 0.17, k)
        for i in range(0 if broad else 1, n + 1, 2):
            s.blit(link, (a[0] + ux * far * i / n - side / 2, a[1] + uy * far * i / n - side / 2))


def _ring(x: float, y: float, ux: float, uy: float, long: float) -> Way:
    turns = (math.tau * t / 28 for t in range(29))
    flat = ((math.cos(t) * long * 0.5, math.sin(t) * long * 0.33) for t in turns)
    return [(x + ux * p - uy * q, y + uy * p + ux * q) for p, q in flat]


def _bar(x: float, y: float, ux: float, uy: float, long: float) -> Way:
    return [(x + ux * p * long, y + uy * p * long) for p in (t / 12 - 0.42 for t in range(11))]


def _rod(s: Surface, way: Way, thick: float, k: float) -> None:
    """round iron along a way: its contour, the shade below, the iron, the light above"""
    r = max(1.6 * k, thick * 0.62)
    for shift, radius, tone in (
        (r * 0.12, r + 0.9 * k, INK),
        (0.0, r, IRON[2]),
        (-r * 0.18, r * 0.76, IRON[1]),
        (-r * 0.4, r * 0.34, IRON[0]),
    ):
        stroke(s, tone, [(x + shift, y + shift) for x, y in way], radius * 2)


def _padlock(s: Surface, x: float, y: float, side: float, k: float) -> None:
    """a shackle that is down, a body with its lower right in shade, a keyhole"""
    line, body = max(1.2 * k, side * 0.06), Rect(0, 0, round(side), round(side * 0.8))
    body.center = round(x), round(y + side * 0.22)
    arc = [(x + math.cos(t) * side * 0.31, body.top + side * 0.04 + math.sin(t) * side * 0.42) for t in
           (math.pi + math.pi * i / 20 for i in range(21))]  # fmt: skip
    _rod(s, arc, side * 0.22, k)
    corner = round(side * 0.16)
    pygame.draw.rect(s, INK, body.inflate(round(2 * line), round(2 * line)), border_radius=corner + round(line))
    pygame.draw.rect(s, IRON[2], body, border_radius=corner)
    lit = Rect(body.left, body.top, round(body.w * 0.86), round(body.h * 0.84))
    pygame.draw.rect(s, IRON[1], lit, border_radius=corner)
    edge = Rect(body.left + round(line), body.top + round(line * 0.8), round(body.w * 0.7), max(1, round(line)))
    pygame.draw.rect(s, mix(IRON[0], IRON[1], 0.2), edge, border_radius=max(1, edge.h // 2))
    pygame.draw.circle(s, INK, (x, body.centery - side * 0.08), side * 0.13)
    foot = body.centery + side * 0.26
    top, neck = body.centery - side * 0.05, side * 0.06
    hole = [(x - neck, top), (x + neck, top), (x + neck * 2, foot), (x - neck * 2, foot)]
    pygame.draw.polygon(s, INK, hole)
