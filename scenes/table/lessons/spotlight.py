"""The light of a lesson: a pool of warm light on what it speaks of, whose edge dies away, and drawn corners about it.

It is one picture that the screen is multiplied by, kept until something else is lit. With high contrast the rest is
plainly darker, and there are frames instead of corners.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.shapes import smooth, swell
from scenes.kit.theme import GOLD, INK, Colour, mix

DARK = 0.5
"""How much darker the rest becomes: still readable, clearly behind."""
COOL: Colour = (124, 120, 136)
"""What is left of the light beyond: a little colder, so that what is lit, which stays as it is, looks warm."""
RISE, FALL = 320.0, 160.0
"""Milliseconds in which the light gathers, and in which it opens again."""
STEPS = 8
"""In so many steps it gathers: each is a picture."""
RIM = 4
"""Pixels about what is lit that are as bright as it."""
COARSE, SOFT = 4, 5
"""Pixels of the screen in one of the mask, and pixels of the mask in one of the mask that makes its edge soft."""
LINE = 6
"""How far the drawn corners are from what is lit, in pixels."""
TURNS = tuple(math.pi / 2 * i / 8 for i in range(1, 8))
"""The way round a corner."""


class Spotlight:
    """How far the light has gathered, and what it falls on."""

    def __init__(self) -> None:
        self.strength = 0.0
        self._wanted = False
        self._shade: tuple[object, Surface] | None = None

    @property
    def moving(self) -> bool:
        """Whether it still gathers or opens."""
        return self.strength != float(self._wanted)

    def update(self, dt: float, wanted: bool, still: bool) -> bool:
        """Let time pass; True when it changed. `still`: without a fade."""
        before, self._wanted = self.strength, wanted
        if still:
            self.strength = float(wanted)
        elif wanted:
            self.strength = min(1.0, self.strength + dt / RISE)
        else:
            self.strength = max(0.0, self.strength - dt / FALL)
        return self.strength != before

    def paint(self, canvas: Canvas, lit: Sequence[Rect], spoken_of: Sequence[Rect] = (), long: int = 40) -> None:
        """Dim everything but the lit places; corners, so many pixels `long`, stand about those that are spoken of."""
        step = round(self.strength * STEPS)
        if step == 0:
            self._shade = None
            return
        if materials.is_plain():
            canvas.dim(DARK * step / STEPS, tuple(rect.inflate(2 * RIM, 2 * RIM) for rect in lit))
        else:
            size = canvas.surface.get_size()
            key = size, step, tuple(tuple(rect) for rect in lit)
            if self._shade is None or self._shade[0] != key:
                self._shade = key, shade(size, lit, step / STEPS)
            canvas.surface.blit(self._shade[1], (0, 0), special_flags=pygame.BLEND_RGB_MULT)
            canvas.mark(canvas.rect)
        if step == STEPS:
            for rect in spoken_of:
                outline(canvas, rect, long)


def shade(size: tuple[int, int], lit: Sequence[Rect], strength: float) -> Surface:
    """What a screen of so many pixels is multiplied by: light in the lit places, dusk beyond, one going over into the
    other."""
    small = Surface((-(-size[0] // COARSE), -(-size[1] // COARSE)))
    white, edge = (255, 255, 255), 2 * RIM + 2 * COARSE * SOFT
    small.fill(mix(white, COOL, strength))
    for rect in lit:
        pool = rect.inflate(edge, edge)  # half of the soft edge lies within
        box = Rect(pool.x // COARSE, pool.y // COARSE, -(-pool.w // COARSE), -(-pool.h // COARSE))
        pygame.draw.rect(small, white, box, border_radius=SOFT)
    coarse = max(1, small.get_width() // SOFT), max(1, small.get_height() // SOFT)
    soft = pygame.transform.smoothscale(pygame.transform.smoothscale(small, coarse), small.get_size())
    out = pygame.transform.smoothscale(soft, size)
    for rect in lit:  # scaling leaves a shade of a shade
        out.fill(white, rect)
    return out


def outline(canvas: Canvas, rect: Rect, long: int) -> None:
    """About what is spoken of: four corners as the knife cuts them, `long` pixels each; with high contrast a frame."""
    box = rect.inflate(2 * LINE, 2 * LINE).clip(canvas.rect.inflate(-2, -2))
    if materials.is_plain():
        for wide, tone in ((5, INK), (3, GOLD[0])):
            pygame.draw.rect(canvas.surface, tone, box, wide)
        canvas.mark(box.inflate(6, 6))
        return
    side = min(long, box.w // 2, box.h // 2)
    corner = materials.store.get(("cut corner", side), lambda: smooth((side, side), _corner))
    for right in (False, True):
        for low in (False, True):
            x, y = (box.right - side if right else box.x), (box.bottom - side if low else box.y)
            canvas.blit(pygame.transform.flip(corner, right, low), (x, y))


def _corner(s: Surface, k: float) -> None:
    """The upper left one: a stroke that is broad in its bend and thin at both ends, its shadow to the lower right."""
    n, bend, air = float(s.get_width()), 9 * k, 2.5 * k
    way = [(n, air), (n * 0.6, air), (air + bend, air)]
    way += [(air + bend * (1 - math.sin(turn)), air + bend * (1 - math.cos(turn))) for turn in TURNS]
    way += [(air, air + bend), (air, n * 0.6), (air, n)]
    for tone, aside, wide in ((INK, 1.2 * k, 4.6 * k), (mix(GOLD[1], GOLD[0], 0.4), 0.0, 3.2 * k)):
        swell(s, tone, [(x + aside, y + aside) for x, y in way], wide, (0.0, 0.0))
    spot = air + bend * 0.95
    pygame.draw.circle(s, INK, (spot + k, spot + k), 2.6 * k)
    pygame.draw.circle(s, GOLD[1], (spot, spot), 2.2 * k)
