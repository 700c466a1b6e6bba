"""Help for whoever waits: corners and an arrow about what is to be pressed next, and a ghost hand that presses it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.theme import BONE, GOLD, INK, mix
from scenes.kit.tween import smoothstep

GLOW_AFTER = 12_000.0
HAND_AFTER = 25_000.0
"""Milliseconds without progress."""
TRAVEL, PRESS, REST = 900.0, 350.0, 1_150.0
ROUND = TRAVEL + PRESS + REST
ROUNDS = 4
"""The hand shows it so often, then only the glow stays; anything the person does starts the clock anew."""
MARK = (127, 232, 255)
"""The colour of the next thing to press: neither the gold of what can be used nor the green of the answers of F1."""


class Ghost:
    """Counts the time without progress and draws what helps."""

    def __init__(self) -> None:
        self.waited = 0.0
        self._progress: object = None

    def update(self, dt: float, progress: object) -> None:
        """Let time pass; `progress` changes with every bit of progress."""
        if progress != self._progress:
            self._progress, self.waited = progress, 0.0
        else:
            self.waited += dt

    @property
    def glows(self) -> bool:
        """Whether the target glows."""
        return self.waited >= GLOW_AFTER

    @property
    def shows(self) -> bool:
        """Whether the hand is out."""
        return HAND_AFTER <= self.waited < HAND_AFTER + ROUNDS * ROUND

    def moving(self, still: bool) -> bool:
        """Whether frames are needed for it."""
        return not still and (self.shows or (self.glows and self.waited < HAND_AFTER + ROUNDS * ROUND))

    def mark(
        self,
        canvas: Canvas,
        target: Rect,
        size: int,
        still: bool,
        others: Sequence[Rect] = (),
        as_good: Sequence[Rect] = (),
    ) -> None:
        """Draw corners and arrow about a target, corners about what is `as_good`; the arrow keeps off `others`.
        `still`: nothing of it moves."""
        beat = 0.5 + 0.5 * math.sin(self.waited / 260.0) if self.glows and not still else 0.0
        for one in (target, *(other for other in as_good if other != target)):
            _corners(canvas, one, size, beat, self.glows)
        if self.glows:
            _arrow(canvas, target, size, beat, others)

    def show(self, canvas: Canvas, target: Rect, source: tuple[int, int], size: int, still: bool) -> None:
        """Draw the hand, which comes from `source`."""
        if self.shows and not still:
            self._hand(canvas, target, source, size)

    def _hand(self, canvas: Canvas, target: Rect, source: tuple[int, int], size: int) -> None:
        t = (self.waited - HAND_AFTER) % ROUND
        goal = target.centerx, round(target.y + target.h * 0.6)
        share = smoothstep(min(1.0, t / TRAVEL))
        x = source[0] + (goal[0] - source[0]) * share
        y = source[1] + (goal[1] - source[1]) * share
        pressing = TRAVEL <= t < TRAVEL + PRESS
        if t >= TRAVEL:
            ring = min(1.0, (t - TRAVEL) / (PRESS + 350.0))
            if ring < 1.0:
                radius = round(size * (0.2 + 0.6 * ring))
                pygame.draw.circle(canvas.surface, GOLD[0], goal, radius, max(2, round(5 * (1 - ring))))
                canvas.mark(Rect(goal[0] - radius - 4, goal[1] - radius - 4, 2 * radius + 8, 2 * radius + 8))
        fade = 1.0 if t < TRAVEL + PRESS + 500.0 else max(0.0, 1.0 - (t - TRAVEL - PRESS - 500.0) / 400.0)
        picture = hand(round(size * (0.9 if pressing else 1.0)))
        tip = round(picture.get_width() * 0.31), round(picture.get_height() * 0.04)
        canvas.blit(picture, (x - tip[0], y - tip[1]), alpha=round(215 * fade))


def _corners(canvas: Canvas, target: Rect, size: int, beat: float, strong: bool) -> None:
    """Four pale blue corners about a target: unlike the closed golden frames of everything that can be used."""
    out = max(5, round(size * (0.06 + 0.06 * beat)))
    box = target.inflate(2 * out, 2 * out)
    arm = max(8, min(round(size * 0.26), box.w // 3, box.h // 2))
    width = 5 if strong else 4
    for x, dx in ((box.left, 1), (box.right - 1, -1)):
        for y, dy in ((box.top, 1), (box.bottom - 1, -1)):
            points = [(x + dx * arm, y), (x, y), (x, y + dy * arm)]
            pygame.draw.lines(canvas.surface, INK, False, points, width + 4)
            pygame.draw.lines(canvas.surface, MARK, False, points, width)
    canvas.mark(box.inflate(2 * width + 8, 2 * width + 8))


@dataclass(frozen=True, slots=True)
class Arrow:
    """Where the arrowhead lies when it rests, and which way it points."""

    box: Rect
    way: tuple[int, int]

    def points(self, back: int) -> list[tuple[int, int]]:
        """Its three corners, drawn back by so many pixels."""
        box = self.box.move(-self.way[0] * back, -self.way[1] * back)
        (dx, dy), (x, y) = self.way, box.center
        tip = (x + dx * box.w // 2, y + dy * box.h // 2)
        ends = [(x - dx * box.w // 2 + dy * side * box.w // 2, y - dy * box.h // 2 + dx * side * box.h // 2)
                for side in (-1, 1)]  # fmt: skip
        return [tip, *ends]


def arrow_at(target: Rect, size: int, window: Rect, others: Sequence[Rect]) -> Arrow:
    """The arrowhead about a target: above it, below, beside, wherever it lies on nothing else; else on the target
    itself, where its words are not."""
    side, gap = max(9, round(size * 0.16)), max(8, round(size * 0.12))
    long, wide = round(1.4 * side), 2 * side
    spots = (
        Arrow(Rect(target.centerx - side, target.y - gap - long, wide, long), (0, 1)),
        Arrow(Rect(target.centerx - side, target.bottom + gap, wide, long), (0, -1)),
        Arrow(Rect(target.x - gap - long, target.centery - side, long, wide), (1, 0)),
        Arrow(Rect(target.right + gap, target.centery - side, long, wide), (-1, 0)),
    )
    for one in spots:
        if window.contains(one.box) and one.box.inflate(-4, -4).collidelist(list(others)) < 0:
            return one
    if target.w > 2 * target.h:  # a button: its words stand in the middle
        return Arrow(Rect(target.x + gap, target.centery - side, long, wide), (1, 0))
    return Arrow(Rect(target.centerx - side, target.y + gap, wide, long), (0, 1))


def _arrow(canvas: Canvas, target: Rect, size: int, beat: float, others: Sequence[Rect]) -> None:
    """A pale blue arrowhead at its best place; it beats away from what it points at."""
    points = arrow_at(target, size, canvas.rect, others).points(round(size * 0.04 * beat))
    pygame.draw.polygon(canvas.surface, MARK, points)
    canvas.mark(pygame.draw.polygon(canvas.surface, INK, points, 2).inflate(6, 6))


_hands: dict[int, Surface] = {}


def hand(size: int) -> Surface:
    """A glove with a stretched forefinger, its tip near the upper left."""
    if size not in _hands:
        big = Surface((size * 3, size * 3), pygame.SRCALPHA)
        _draw_hand(big, size * 3)
        _hands[size] = pygame.transform.smoothscale(big, (size, size))
    return _hands[size]


def _draw_hand(out: Surface, s: int) -> None:
    def box(x: float, y: float, w: float, h: float) -> Rect:
        return Rect(round(x * s), round(y * s), round(w * s), round(h * s))

    parts = [
        (box(0.24, 0.02, 0.16, 0.56), 0.08), (box(0.38, 0.34, 0.15, 0.3), 0.07), (box(0.51, 0.37, 0.14, 0.28), 0.07),
        (box(0.63, 0.41, 0.13, 0.26), 0.06), (box(0.24, 0.44, 0.52, 0.36), 0.14), (box(0.1, 0.5, 0.26, 0.15), 0.07),
        (box(0.3, 0.76, 0.42, 0.2), 0.05),
    ]  # fmt: skip
    for rect, radius in parts:
        pygame.draw.rect(out, INK, rect.inflate(s // 14, s // 14), border_radius=round(radius * s + s / 28))
    for rect, radius in parts[:-1]:
        pygame.draw.rect(out, BONE, rect, border_radius=round(radius * s))
    pygame.draw.rect(out, mix(GOLD[2], INK, 0.15), parts[-1][0], border_radius=round(0.05 * s))
    for x in (0.39, 0.52, 0.64):
        pygame.draw.line(out, mix(BONE, INK, 0.5), (round(x * s), round(0.46 * s)), (round(x * s), round(0.6 * s)), 3)
