"""Panel and buttons, painted once and kept until something about them differs; each frame only copies them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Part:
    """A piece of furniture: where it stands, all that it shows (`key`), and what draws it."""

    name: str
    area: Rect
    key: object
    paint: Callable[[Canvas], None]


@dataclass(slots=True)
class _Kept:
    area: Rect
    key: object
    picture: Surface


class SurfaceCache:
    """Keeps pictures of areas of the moving layer that change seldom, each by itself."""

    def __init__(self) -> None:
        self._kept: dict[str, _Kept] = {}
        self._scratch: Canvas | None = None

    def forget(self, area: Rect | None = None) -> None:
        """Paint anew with the next frame what touches the area (the still layer below has changed), or everything."""
        if area is None:
            self._kept.clear()
        else:
            self._kept = {name: kept for name, kept in self._kept.items() if not kept.area.colliderect(area)}

    def paint(self, canvas: Canvas, parts: Iterable[Part]) -> None:
        """Show the parts; those whose key or place differs from the last time are drawn anew."""
        for part in parts:
            area = part.area.clip(canvas.rect)
            if not area.w or not area.h:
                continue
            kept = self._kept.get(part.name)
            if kept is None or kept.key != part.key or kept.area != area:
                kept = self._kept[part.name] = _Kept(area, part.key, self._make(canvas, area, part))
            canvas.blit(kept.picture, kept.area.topleft)

    def _make(self, canvas: Canvas, area: Rect, part: Part) -> Surface:
        if self._scratch is None or self._scratch.size != canvas.size:
            self._scratch = Canvas(canvas.size)
        scratch = self._scratch
        scratch.begin(scratch.base)
        scratch.surface.blit(canvas.base, area, area)
        part.paint(scratch)
        scratch.end()
        picture = scratch.base.subsurface(area).copy()
        return picture.convert() if pygame.display.get_surface() is not None else picture
