"""What lives in a painted room: an eye that blinks, an ear that turns, steam, rain, the shine of a flame.

Each piece is a few small pictures laid over the room; all of them stand in the room's own units (1920x1080). Nothing is
shown while the room is at rest: then it is the painting and nothing else.
"""

from __future__ import annotations

import math
import random
from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from typing import Protocol

import pygame
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.ornament import glow
from scenes.kit.shapes import Point, smooth
from scenes.kit.theme import Colour

Sprite = tuple[Surface, Point, int]
"""A picture, its upper left corner on the canvas, and how it is blended."""


class Place(Protocol):
    """The room as it lies on the canvas."""

    @property
    def scale(self) -> float:
        """Pixels per unit of the room."""

    def at(self, x: float, y: float) -> Point:
        """Where a point of the room lies on the canvas."""

    def piece(self, name: str, corner: tuple[int, int], size: tuple[int, int]) -> tuple[Surface, Point] | None:
        """A patch of the room and where it goes, or None until it is ready."""


class Living(Protocol):
    """One thing that lives in a room."""

    def look(self, ms: float) -> Hashable:
        """How it looks after so many milliseconds; a frame is drawn when this changes."""

    def sprites(self, place: Place, ms: float | None) -> Sequence[Sprite]:
        """Its pictures after so many milliseconds; None: at rest."""

    def ask(self, place: Place) -> None:
        """Ask for the pictures that it will need."""


@dataclass(frozen=True, slots=True)
class Patch:
    """A part of the room that was drawn again with something changed: shown at moments that come round and round."""

    name: str
    corner: tuple[int, int]
    size: tuple[int, int]
    period: float
    moments: tuple[tuple[float, float], ...]
    """From when to when in each period, in milliseconds."""

    def look(self, ms: float) -> Hashable:
        now = ms % self.period
        return any(start <= now < end for start, end in self.moments)

    def sprites(self, place: Place, ms: float | None) -> Sequence[Sprite]:
        found = place.piece(self.name, self.corner, self.size) if ms is not None and self.look(ms) else None
        return [(*found, 0)] if found is not None else []

    def ask(self, place: Place) -> None:
        place.piece(self.name, self.corner, self.size)


WISP_STEPS = 12
WISP_STEP = 120.0


@dataclass(frozen=True, slots=True)
class Steam:
    """Wisps that rise from a point and fade, `height` units high."""

    x: float
    y: float
    height: float
    offset: int = 0

    def look(self, ms: float) -> Hashable:
        return (int(ms // WISP_STEP) + self.offset) % WISP_STEPS

    def sprites(self, place: Place, ms: float | None) -> Sequence[Sprite]:
        if ms is None:
            return []
        step = (int(ms // WISP_STEP) + self.offset) % WISP_STEPS
        tall = max(12, round(self.height * place.scale))
        x, y = place.at(self.x, self.y)
        found: list[Sprite] = []
        for late in (0, WISP_STEPS // 2):
            share = ((step + late) % WISP_STEPS) / WISP_STEPS
            picture = _wisp(tall, round(share * WISP_STEPS))
            found.append((picture, (x - picture.get_width() / 2, y - tall * (0.55 + 0.8 * share)), 0))
        return found

    def ask(self, place: Place) -> None:
        """It is drawn by code."""


def _wisp(tall: int, step: int) -> Surface:
    """A curl of steam at one of its steps: it bends over, widens and fades."""
    size = (max(8, tall // 2), tall)
    share = step / WISP_STEPS
    alpha = round(120 * math.sin(math.pi * min(1.0, share * 1.02 + 0.02)))

    def paint(s: Surface, k: float) -> None:
        w, h = size[0] * k, size[1] * k
        points = []
        for i in range(15):
            t = i / 14
            sway = math.sin(t * 5.2 - share * 4.4) * w * (0.1 + 0.22 * t)
            points.append((w / 2 + sway, h * (0.97 - 0.94 * t)))
        for i in range(14):
            thick = max(1, round(w * 0.17 * math.sin(math.pi * (i + 0.7) / 15)))
            pygame.draw.line(s, (255, 250, 240, alpha), points[i], points[i + 1], thick)

    return materials.store.get(("wisp", size, step), lambda: smooth(size, paint))


RAIN_FRAMES, RAIN_STEP, RAIN_TURNS = 8, 90.0, 3


@dataclass(frozen=True, slots=True)
class Rain:
    """Drops behind a pane; `pane` are its corners."""

    pane: tuple[tuple[int, int], ...]
    drops: int = 22
    colour: Colour = (168, 184, 204)

    def look(self, ms: float) -> Hashable:
        return int(ms // RAIN_STEP) % RAIN_FRAMES

    def sprites(self, place: Place, ms: float | None) -> Sequence[Sprite]:
        if ms is None:
            return []
        left, top = min(x for x, _ in self.pane), min(y for _, y in self.pane)
        frame = int(ms // RAIN_STEP) % RAIN_FRAMES
        key = ("rain", self, round(place.scale * 1000), frame)
        return [(materials.store.get(key, lambda: self._frame(place.scale, frame)), place.at(left, top), 0)]

    def ask(self, place: Place) -> None:
        """It is drawn by code."""

    def _frame(self, k: float, frame: int) -> Surface:
        left, top = min(x for x, _ in self.pane), min(y for _, y in self.pane)
        wide, high = max(x for x, _ in self.pane) - left, max(y for _, y in self.pane) - top
        rng = random.Random(self.drops)

        def streaks(s: Surface, fine: float) -> None:
            f = k * fine
            for _ in range(self.drops):
                x, y0, turns = rng.uniform(0, wide), rng.uniform(0, high), rng.choice((2, RAIN_TURNS))
                y = (y0 + turns * frame / RAIN_FRAMES * high) % high
                start, end = (x * f, y * f), ((x - 7) * f, (y + 30) * f)
                pygame.draw.line(s, (*self.colour, 200), start, end, max(1, round(1.6 * f)))

        def glass(s: Surface, fine: float) -> None:
            points = [((x - left) * k * fine, (y - top) * k * fine) for x, y in self.pane]
            pygame.draw.polygon(s, (255, 255, 255, 255), points)

        size = max(1, round(wide * k)), max(1, round(high * k))
        drawn = smooth(size, streaks)
        drawn.blit(smooth(size, glass), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        return drawn


SHINE_LEVELS = 4


@dataclass(frozen=True, slots=True)
class Shine:
    """Light that swells and sinks: `strength` at its most, `period` milliseconds; `wild` like a flame's."""

    x: float
    y: float
    radius: float
    colour: Colour
    strength: float
    period: float
    wild: bool = False

    def look(self, ms: float) -> Hashable:
        return self._level(ms)

    def _level(self, ms: float) -> int:
        phase = ms / self.period * math.tau
        wave = 0.6 * math.sin(phase) + 0.4 * math.sin(phase * 2.7 + 1) if self.wild else math.sin(phase)
        return round((wave + 1) / 2 * SHINE_LEVELS)

    def sprites(self, place: Place, ms: float | None) -> Sequence[Sprite]:
        level = self._level(ms) if ms is not None else 0
        if not level:
            return []
        radius = max(4, round(self.radius * place.scale))
        x, y = place.at(self.x, self.y)
        light = glow(radius, self.colour, self.strength * level / SHINE_LEVELS)
        return [(light, (x - radius, y - radius), pygame.BLEND_RGB_ADD)]

    def ask(self, place: Place) -> None:
        """It is drawn by code."""


def without(box: Rect, covered: Sequence[Rect]) -> list[Rect]:
    """The parts of a box that none of the others covers."""
    found = [box]
    for cover in covered:
        rest = []
        for part in found:
            cut = part.clip(cover)
            if not (cut.w and cut.h):
                rest.append(part)
                continue
            rest += [
                Rect(part.x, part.y, part.w, cut.y - part.y),
                Rect(part.x, cut.bottom, part.w, part.bottom - cut.bottom),
                Rect(part.x, cut.y, cut.x - part.x, cut.h),
                Rect(cut.right, cut.y, part.right - cut.right, cut.h),
            ]
        found = [part for part in rest if part.w > 0 and part.h > 0]
    return found
