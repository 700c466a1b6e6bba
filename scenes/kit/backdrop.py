"""The desk at night behind menus, with candles whose light breathes (steady with reduced motion)."""

from __future__ import annotations

import math

import pygame
from pygame import Rect, Surface

from scenes.kit import paper
from scenes.kit.canvas import Canvas
from scenes.kit.ornament import candle, flame, glow

TICK = 90.0
"""Milliseconds between two states of the light: slow enough to cost nothing."""


class Desk:
    """A wooden desk with candles at places given as (x, foot y, height) in pixels."""

    def __init__(self) -> None:
        self._candles: list[tuple[int, int, int]] = []
        self._flames: list[Rect] = []
        self._time = 0.0
        self._step = 0

    def place(self, candles: list[tuple[int, int, int]]) -> None:
        """Say where the candles stand."""
        self._candles = candles

    def paint_base(self, surface: Surface, size: tuple[int, int], focus: tuple[float, float] = (0.5, 0.45)) -> None:
        """The still part: wood and candle bodies, and their lasting light."""
        surface.blit(paper.wood(size, glow=focus, light=1.12), (0, 0))
        for x, y, height in self._candles:
            light = glow(round(height * 2.1), strength=0.34)
            surface.blit(
                light, light.get_rect(center=(x, y - round(height * 0.86))), special_flags=pygame.BLEND_RGB_ADD
            )
        self._flames = [candle(surface, (x, y), height) for x, y, height in self._candles]

    def update(self, dt: float, still: bool) -> bool:
        """Let the light breathe; True when a frame should be drawn."""
        if still or not self._candles:
            return False
        self._time += dt
        step = int(self._time // TICK)
        changed, self._step = step != self._step, step
        return changed

    def paint(self, canvas: Canvas, still: bool) -> None:
        """The flames."""
        for i, spot in enumerate(self._flames):
            phase = 0.0 if still else self._step * 0.9 + i * 2.1
            lean = 0.0 if still else 0.55 * math.sin(phase) * math.sin(phase * 0.37 + i)
            picture = flame((max(6, round(spot.w * 0.9)), max(10, round(spot.h * 1.05))), lean)
            canvas.blit(picture, (spot.centerx - picture.get_width() / 2, spot.bottom - picture.get_height()))
