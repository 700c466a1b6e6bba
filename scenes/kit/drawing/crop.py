"""Parts of pictures: the box of what one is about, as shares of it, and the smallest part of a shape that shows it."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

Size = tuple[int, int]
Shares = tuple[float, float, float, float]
"""Left, top, right and bottom of a box, as shares of a picture."""
WHOLE: Shares = (0.0, 0.0, 1.0, 1.0)


def cut(image: Surface, size: Size, about: Shares, inside: Shares = WHOLE) -> Surface:
    """The smallest part of a picture of that shape with the box `about` in it, or as much of that as goes in, in that
    size; `inside` is where parts may be taken from (a picture within its frame)."""
    w, h = image.get_size()
    field = _rect(inside, w, h)
    need = _rect(about, w, h).clip(field)
    wide = min(field.w, field.h * size[0] / size[1])
    wide = min(wide, max(need.w, need.h * size[0] / size[1]))
    area = Rect(0, 0, max(1, round(wide)), max(1, min(field.h, round(wide * size[1] / size[0]))))
    area.center = need.center
    area.clamp_ip(field)
    return pygame.transform.smoothscale(image.subsurface(area), size)


def _rect(shares: Shares, w: int, h: int) -> Rect:
    left, top, right, bottom = shares
    return Rect(round(left * w), round(top * h), round((right - left) * w), round((bottom - top) * h))
