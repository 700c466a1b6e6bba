"""The window: making it, full screen, and the scale between its pixels and the canvas."""

from __future__ import annotations

import os

import pygame
from pygame import Surface

from scenes.kit.theme import MIN_WINDOW

Size = tuple[int, int]


class Window:
    """The one window. Below 1280x720 the canvas keeps that size and is shown smaller, with bars beside it."""

    def __init__(self, size: Size, *, fullscreen: bool) -> None:
        pygame.display.init()
        if pygame.display.get_driver() in ("x11", "offscreen"):
            # Without this SDL shows a software surface through OpenGL: five times slower without a graphics card.
            os.environ.setdefault("SDL_FRAMEBUFFER_ACCELERATION", "0")
        self._windowed = size
        self.fullscreen = fullscreen
        self._open()

    def _open(self) -> None:
        if self.fullscreen:
            pygame.display.set_mode((0, 0), pygame.FULLSCREEN)
        else:
            pygame.display.set_mode(self._windowed, pygame.RESIZABLE)

    def toggle(self) -> None:
        """Full screen or window; a refusal of the system leaves things as they were."""
        size = self.size
        if not self.fullscreen:
            self._windowed = size
        self.fullscreen = not self.fullscreen
        try:
            self._open()
        except pygame.error:
            self.fullscreen = not self.fullscreen
            self._open()

    def resize(self, size: Size) -> None:
        """Make the window this large (tests and option dialogs; a person drags the frame)."""
        self._windowed = (max(1, size[0]), max(1, size[1]))
        self.fullscreen = False
        self._open()

    @property
    def surface(self) -> Surface | None:
        """The surface to draw on now; never keep it across events."""
        return pygame.display.get_surface()

    @property
    def size(self) -> Size:
        """The window in its own pixels."""
        surface = self.surface
        return surface.get_size() if surface is not None else self._windowed

    @property
    def scale(self) -> float:
        """Window pixels per canvas pixel: 1, or less in a small window."""
        w, h = self.size
        return min(1.0, w / MIN_WINDOW[0], h / MIN_WINDOW[1])

    @property
    def canvas_size(self) -> Size:
        """How large the canvas is."""
        return self.size if self.scale >= 1.0 else MIN_WINDOW

    @property
    def origin(self) -> Size:
        """Where the canvas begins in the window."""
        w, h = self.size
        cw, ch = self.canvas_size
        return round((w - cw * self.scale) / 2), round((h - ch * self.scale) / 2)

    def to_canvas(self, pos: tuple[int, int]) -> tuple[int, int]:
        """A window position on the canvas."""
        if self.scale >= 1.0:
            return int(pos[0]), int(pos[1])
        ox, oy = self.origin
        return round((pos[0] - ox) / self.scale), round((pos[1] - oy) / self.scale)

    def show(self, canvas: Surface, rects: list[pygame.Rect] | None) -> None:
        """Bring a drawn frame to the screen: `rects` as Canvas.end gave them."""
        surface = self.surface
        if surface is None:
            return
        if canvas is surface:
            if rects is None:
                pygame.display.flip()
            elif rects:
                pygame.display.update(rects)
            return
        if rects == []:
            return
        w, h = max(1, round(canvas.get_width() * self.scale)), max(1, round(canvas.get_height() * self.scale))
        surface.fill((0, 0, 0))
        surface.blit(pygame.transform.smoothscale(canvas, (w, h)), self.origin)
        pygame.display.flip()
