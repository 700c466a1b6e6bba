"""The light on the table: it comes from the open book and its candles, and all that stands still is seen in it.

The light is a picture that multiplies: white on the book, warm about it, dim and cool at the edges of the table. It is
made once per size and laid over whatever part of the still layer has just been painted. With high contrast there is
none.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.layout import Layout
from scenes.kit import materials
from scenes.kit.cache import Cache, pixel_bytes
from scenes.kit.theme import Colour
from scenes.kit.tween import smoothstep

DIM = (0.56, 0.57, 0.71)
"""What is left of red, green and blue far from the book."""
REACH = 0.67
"""How far the light reaches beyond the edge of the book, in heights of the window."""
ASIDE = 0.7
"""How much less a way to the side counts than one up or down: the book does not lie in the middle of the table."""
WARM = (0.85, 1.0, 1.3)
"""How much sooner red stays and blue goes where the light dies away."""
GRID = 60


Light = tuple[float, float, float]
"""How much of red, green and blue (0..1) is left."""
_made: Cache[tuple[object, ...], Surface] = Cache(64 * 1024 * 1024, pixel_bytes)
"""The lights of tables that were lit before, in bytes."""


def light_at(layout: Layout, x: float, y: float) -> Light:
    """How much is left of what stands still at a point of the window."""
    return lights(layout)(x, y)


def lights(layout: Layout) -> Callable[[float, float], Light]:
    """The same for all points of a window."""
    book, beam, margin = layout.areas["book"], layout.areas["ribbon"].bottom, layout.px(10, 6)
    left, right, top, bottom = book.x, book.right, book.y, book.bottom
    reach = REACH * layout.px(1080, 720)
    (red, green, blue), (first, second, third) = DIM, WARM

    def at(x: float, y: float) -> Light:
        if y < beam:  # the beam over the table is lit by itself
            return 1.0, 1.0, 1.0
        dx = max(left - margin - x, 0.0, x - right - margin)
        dy = max(top - margin - y, 0.0, y - bottom - margin)
        far = min(1.0, math.hypot(ASIDE * dx, dy) / reach)
        near = 1.0 - smoothstep(far)
        return red + (1 - red) * near**first, green + (1 - green) * near**second, blue + (1 - blue) * near**third

    return at


class Lamp:
    """Keeps the light of one size."""

    def __init__(self) -> None:
        self._layout: Layout | None = None
        self._light: Surface | None = None

    def forget(self) -> None:
        """Make the light anew when it is wanted next."""
        self._light = None

    def shade(self, layout: Layout, surface: Surface) -> None:
        """Lay the light over the part of a still layer that its clip leaves free; none with high contrast."""
        if materials.is_plain():
            return
        if self._light is None or self._layout != layout or self._light.get_size() != surface.get_size():
            self._layout, self._light = layout, made(layout, surface.get_size())
        clip = surface.get_clip()
        surface.blit(self._light, clip, clip, pygame.BLEND_RGB_MULT)


def made(layout: Layout, size: tuple[int, int]) -> Surface:
    """The light as a picture of so many pixels, the same for the same size of a table."""
    key = (size, *layout.areas["book"], *layout.areas["ribbon"], layout.px(10, 6), layout.px(1080, 720))
    return _made.get(key) or _made.put(key, _lit(layout, size))


def _lit(layout: Layout, size: tuple[int, int]) -> Surface:
    (w, h), light_of, beam = size, lights(layout), layout.areas["ribbon"].bottom

    def tone(x: float, y: float) -> Colour:
        red, green, blue = light_of(x * w, max(y * h, beam))
        return round(255 * red), round(255 * green), round(255 * blue)

    light = materials.gradient(size, tone, GRID)
    for name in ("ribbon", "book"):  # what is made coarsely must be white here: the book's pages are painted apart
        light.fill((255, 255, 255), Rect(layout.areas[name]))
    return light.convert() if pygame.display.get_surface() is not None else light
