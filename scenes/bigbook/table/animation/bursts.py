"""What flies apart: motes thrown from a point, a picture that breaks into shards."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.geometry import Box
from scenes.kit import pieces
from scenes.kit.canvas import Canvas
from scenes.kit.theme import Colour

MOTE = 24
"""Pixels of a drawn mote before it shrinks."""


@dataclass(slots=True)
class Particles:
    """Slivers of light, drops, pebbles or leaves thrown from a point; seeded, so that a replay looks the same."""

    at: tuple[int, int]
    colours: tuple[Colour, ...]
    count: int = 16
    reach: float = 90.0
    gravity: float = 120.0
    seed: int = 1
    shape: str = ""
    """The drawn mote: `fire`, `water`, `earth`, `air` or `pebble`; without one, slivers in `colours`."""
    t: float = 0.0
    _parts: list[tuple[float, float, float, Colour]] = field(default_factory=list)

    def paint(self, canvas: Canvas) -> None:
        """Draw every mote, smaller and smaller."""
        if not self._parts:
            rng = random.Random(self.seed)
            for _ in range(self.count):
                angle, speed = rng.random() * math.tau, rng.uniform(0.35, 1.0) * self.reach
                self._parts.append((angle, speed, rng.uniform(2.0, 5.5), rng.choice(self.colours)))
        far = 1 - (1 - self.t) ** 3
        drawn = pieces.piece("tokens", f"mote_{self.shape}", (MOTE, MOTE)) if self.shape else None
        for angle, speed, size, colour in self._parts:
            x = self.at[0] + math.cos(angle) * speed * far
            y = self.at[1] + math.sin(angle) * speed * far + self.gravity * self.t * self.t
            r = size * (1 - self.t)
            if r < 0.6:
                continue
            if drawn is not None:
                turn, scale = round(math.degrees(angle) / 30) * 30, max(1, round(r)) * 6 / MOTE
                canvas.blit_rot(drawn, (x, y), turn, scale, still=True)
                continue
            dx, dy = math.cos(angle) * r * 1.8, math.sin(angle) * r * 1.8
            points = [(x + dx, y + dy), (x - dy * 0.5, y + dx * 0.5), (x - dx, y - dy), (x + dy * 0.5, y - dx * 0.5)]
            canvas.mark(pygame.draw.polygon(canvas.surface, colour, points).inflate(4, 4))


@dataclass(slots=True)
class Shatter:
    """A picture that cracks, stands still for a breath, and flies apart in shards."""

    image: Surface
    box: Box
    seed: int = 1
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Crack until a fifth, freeze until a third, then the pieces go."""
        w, h = self.image.get_size()
        if self.t < 0.34:
            canvas.blit(self.image, (self.box.x, self.box.y))
            rng = random.Random(self.seed)
            middle = (self.box.x + w * 0.5, self.box.y + h * 0.45)
            reach = min(1.0, self.t / 0.22)
            for i in range(7):
                angle = i * 0.9 + rng.random() * 0.5
                far = max(w, h) * 0.55 * reach
                knee = (middle[0] + math.cos(angle) * far * 0.5, middle[1] + math.sin(angle) * far * 0.4)
                tip = (middle[0] + math.cos(angle + 0.2) * far, middle[1] + math.sin(angle + 0.2) * far * 0.7)
                pygame.draw.lines(canvas.surface, (255, 246, 214), False, [middle, knee, tip], 3)
            canvas.mark(Rect(self.box).inflate(w, h))
            return
        away = (self.t - 0.34) / 0.66
        for i in range(8):
            column, line = i % 4, i // 4
            area = Rect(column * w // 4, line * h // 2, w // 4, h // 2)
            piece = self.image.subsurface(area)
            dx, dy = (column - 1.5) * 60 * away, (line - 0.5) * 50 * away + 130 * away * away
            centre = (self.box.x + area.centerx + dx, self.box.y + area.centery + dy)
            canvas.blit_rot(piece, centre, (column - 1.5) * 70 * away, 1.0 - 0.35 * away, round(255 * (1 - away)))


@dataclass(slots=True)
class Late:
    """An effect that begins when a share of another one's time has passed, and ends with it."""

    effect: Particles
    start: float
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Nothing before its time."""
        if self.t > self.start:
            self.effect.t = (self.t - self.start) / (1 - self.start)
            self.effect.paint(canvas)
