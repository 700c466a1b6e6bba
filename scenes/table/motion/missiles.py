"""What flies in a blow: a missile that gathers and is fastest when it hits, and the ribbon that it draws behind it."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Surface

from scenes.kit.canvas import Canvas
from scenes.kit.ornament import glow
from scenes.kit.theme import Colour

Point = tuple[float, float]
TURN, SWELLS = 5, 8
"""Degrees between two turns of a head, and steps in which it swells: what flies that fast is seen in no finer ones, and
its pictures are kept for those that fly after it."""


@dataclass(slots=True)
class Missile:
    """Something that gathers, flies in a bow and hits. `trail` is told of every stretch of its way."""

    start: Point
    end: Callable[[], Point]
    head: Surface
    shine: Colour
    radius: int
    trail: Callable[[Point, float], object]
    bend: float = 0.22
    """How far its way bows aside, as a share of its length."""
    every: float = 11.0
    """Pixels between two calls of `trail`."""
    t: float = 0.0
    _last: Point | None = None

    def at(self, share: float) -> Point:
        """Where it is after a share of its way."""
        (x0, y0), (x2, y2) = self.start, self.end()
        dx, dy = x2 - x0, y2 - y0
        x1, y1 = (x0 + x2) / 2 - dy * self.bend, (y0 + y2) / 2 + dx * self.bend
        a, b, c = (1 - share) ** 2, 2 * share * (1 - share), share**2
        return a * x0 + b * x1 + c * x2, a * y0 + b * y1 + c * y2

    @staticmethod
    def way(t: float) -> float:
        """The share of its way that lies behind it at a share of its time: it is fastest when it hits."""
        return float(max(0.0, (t - 0.12) / 0.88) ** 1.9)

    def paint(self, canvas: Canvas) -> None:
        """It swells where it comes from, and is fastest when it hits."""
        gather = min(1.0, self.t / 0.22)
        share = self.way(self.t)
        x, y = self.at(share)
        before = self.at(max(0.0, share - 0.03))
        angle = math.atan2(y - before[1], x - before[0]) if share > 0.0 else -math.pi / 2
        last = self._last or (x, y)
        far = math.hypot(x - last[0], y - last[1])
        steps = int(far / self.every)
        for i in range(steps):
            part = (i + 1) / steps
            self.trail((last[0] + (x - last[0]) * part, last[1] + (y - last[1]) * part), angle)
        if steps or self._last is None:
            self._last = x, y
        shine = glow(self.radius, self.shine, 0.8)
        canvas.blit(shine, (x - self.radius, y - self.radius), flags=pygame.BLEND_RGB_ADD)
        turn, grown = -round(math.degrees(angle) / TURN) * TURN, round(gather * SWELLS) / SWELLS
        canvas.blit_rot(self.head, (x, y), turn, 0.45 + 0.55 * grown, swift=True)


RIBBON = 90.0
"""Milliseconds of its flight that a missile draws behind it."""
JOINTS = 9
"""Places along a ribbon."""


@dataclass(slots=True)
class Ribbon:
    """The last of the way of a missile, as wide as it at its head and nothing at its end; after the hit it runs out.

    `ms` is how long the missile flies; `colours` run from the hottest, which is its core, to the outermost.
    """

    missile: Missile
    ms: float
    width: float
    colours: tuple[Colour, ...]
    t: float = 0.0

    def paint(self, canvas: Canvas) -> None:
        """Strips within each other, the hotter the narrower and shorter."""
        now = self.t * (self.ms + RIBBON)
        head, tail = min(now, self.ms), max(0.0, now - RIBBON)
        places = [self.missile.at(self.missile.way((tail + (head - tail) * i / JOINTS) / self.ms))
                  for i in range(JOINTS + 1)]  # fmt: skip
        if math.hypot(places[-1][0] - places[0][0], places[-1][1] - places[0][1]) < self.width:
            return
        left = (head - tail) / RIBBON
        outer, mid, core = self.colours[-1], self.colours[len(self.colours) // 2], self.colours[0]
        for first, share, tone in ((0, 1.0, outer), (2, 0.62, mid), (4, 0.3, core)):
            drawn = pygame.draw.polygon(canvas.surface, tone, strip(places[first:], self.width * share * left))
            canvas.mark(drawn.inflate(4, 4))


def strip(places: list[Point], width: float) -> list[Point]:
    """The outline of a strip along some places, `width` at its round head and a point at its end."""
    left, right, last = [], [], len(places) - 1
    for i, (x, y) in enumerate(places):
        before, after = places[max(0, i - 1)], places[min(last, i + 1)]
        dx, dy = after[0] - before[0], after[1] - before[1]
        far = math.hypot(dx, dy) or 1.0
        half = width / 2 * (i / last) ** 0.8
        left.append((x - dy / far * half, y + dx / far * half))
        right.append((x + dy / far * half, y - dx / far * half))
        if i == last:
            left.append((x + dx / far * half, y + dy / far * half))
    return left + right[::-1]
