"""Panel and buttons, painted once and kept until something about them differs; each frame only copies them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas


class Furniture:
    """Keeps pictures of areas of the moving layer that change seldom."""

    def __init__(self) -> None:
        self._key: object = None
        self._pictures: list[tuple[Rect, Surface]] = []
        self._scratch: Canvas | None = None

    def forget(self) -> None:
        """Paint anew with the next frame (the still layer below has changed, or the window)."""
        self._key = None

    def paint(self, canvas: Canvas, key: object, areas: Sequence[Rect], painter: Callable[[Canvas], None]) -> None:
        """Show the areas; `painter` draws them when `key` differs from the last time."""
        if key != self._key:
            self._key = key
            self._make(canvas, areas, painter)
        for rect, picture in self._pictures:
            canvas.blit(picture, rect.topleft)

    def _make(self, canvas: Canvas, areas: Sequence[Rect], painter: Callable[[Canvas], None]) -> None:
        if self._scratch is None or self._scratch.size != canvas.size:
            self._scratch = Canvas(canvas.size)
        scratch = self._scratch
        scratch.begin(scratch.base)
        rects = [area.clip(canvas.rect) for area in areas]
        for rect in rects:
            scratch.surface.blit(canvas.base, rect, rect)
        painter(scratch)
        scratch.end()
        self._pictures = [(rect, scratch.base.subsurface(rect).copy()) for rect in rects if rect.w and rect.h]
        if pygame.display.get_surface() is not None:
            self._pictures = [(rect, picture.convert()) for rect, picture in self._pictures]
