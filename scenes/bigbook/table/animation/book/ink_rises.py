"""A lost game: ink runs in from the edges of the room, and the eye of the book takes us in."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass, field

import pygame

from scenes.bigbook.table.animation.book.painted_eye import PaintedEye
from scenes.kit.canvas import Canvas
from scenes.kit.tween import part

BEYOND = 8.0
"""So many pixels a blot of ink reaches beyond the window at most."""
BLACK = (12, 6, 14)
SEES = 0.5
"""When the eye is open, as a share of the time of its rising."""
SPIKES = 44
"""Points along the outline of a splash of ink."""
DEPTH, DRAWS_NEAR = 5.0, 0.72
"""How many times nearer the eye has come when its night is all there is, and from which share of its time on."""


@dataclass(slots=True)
class InkRises:
    """The room darkens, ink runs in from the edges, the book looks back, and its eye takes us in. `t` from 0 to 1 over
    3.5 s."""

    eye: PaintedEye
    held: float = 0.0
    """How dark the room is already while the eye opens; when it `SEES`, whoever darkened it has gone."""
    seed: int = 5
    t: float = 0.0
    _blots: list[tuple[float, float, float, float]] = field(default_factory=list)
    _outlines: list[list[tuple[float, float]]] = field(default_factory=list)
    """The splash of each blot about its middle, with a radius of 1."""

    def paint(self, canvas: Canvas) -> None:
        """Darkness, ink, the eye; at the end only its pupil's night."""
        dark = 0.72 * part(self.t, 0.0, 0.4)
        canvas.dim(dark if self.t < SEES else 1 - (1 - dark) * (1 - self.held))
        self._ink(canvas)
        self._gaze(canvas)
        if self.t > 0.93:
            canvas.dim(part(self.t, 0.93, 1.0))

    def _ink(self, canvas: Canvas) -> None:
        """Blots along the edges, each with its own moment; they meet."""
        w, h = canvas.size
        if not self._blots:
            rng = random.Random(self.seed)
            for i in range(64):
                along, side = rng.random(), i % 4
                x, y = ((along, 0.0), (along, 1.0), (0.0, along), (1.0, along))[side]
                inner = rng.random() * 0.1 * (1 if i > 20 else 0)
                x, y = x + (0.5 - x) * inner, y + (0.5 - y) * inner
                self._blots.append((x, y, rng.uniform(0.05, 0.4), rng.uniform(0.14, 0.34)))
            self._outlines = [splash((0.0, 0.0), 1.0, round(size * 1000)) for *_, size in self._blots]
        for (x, y, start, size), outline in zip(self._blots, self._outlines, strict=True):
            radius = size * h * part(self.t, start, start + 0.62)
            if radius >= 3:
                left, top = x * w, y * h
                points = [  # nothing is drawn beyond the window
                    (
                        min(w + BEYOND, max(-BEYOND, left + dx * radius)),
                        min(h + BEYOND, max(-BEYOND, top + dy * radius)),
                    )
                    for dx, dy in outline
                ]
                canvas.mark(pygame.draw.polygon(canvas.surface, BLACK, points))

    def _gaze(self, canvas: Canvas) -> None:
        lids = part(self.t, 0.34, 0.5) - 0.85 * math.sin(math.pi * part(self.t, 0.6, 0.68)) * (0.6 < self.t < 0.68)
        if lids > 0.02:
            look = 0.03 * (part(self.t, 0.5, 0.54) - 2 * part(self.t, 0.55, 0.59) + part(self.t, 0.64, 0.67))
            self.eye.paint(canvas, lids, 1.0 + DEPTH * part(self.t, DRAWS_NEAR, 1.0) ** 2, look)


def splash(at: tuple[float, float], radius: float, seed: int) -> list[tuple[float, float]]:
    """The outline of a splash of ink: bays, tongues, and here and there a long thin one that ran ahead."""
    points = []
    for i in range(SPIKES):
        way = math.tau * i / SPIKES
        tongue = 0.32 if (i * 7 + seed) % 11 == 0 else 0.0
        far = radius * (0.84 + 0.1 * math.sin(i * 2.7 + seed) + 0.06 * math.sin(i * 5.3 + seed * 0.7) + tongue)
        points.append((at[0] + math.cos(way) * far, at[1] + math.sin(way) * far))
    return points
