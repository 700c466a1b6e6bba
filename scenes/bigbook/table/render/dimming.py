"""What cannot be used now falls back: less colour, less light, and one cool tone for all of it.

It is done to what has been painted already, in its place, so that no second picture of anything is kept. What may be
chosen is left as it is. With high contrast nothing falls back.
"""

from __future__ import annotations

from collections.abc import Iterable

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import materials
from scenes.kit.theme import Colour, mix

GREY = 0.34
"""The share of its colour that something loses that cannot be used."""
DEEP = (0.59, 0.59, 0.69)
"""What is left of its red, green and blue."""
PAPER = (0.76, 0.76, 0.8)
"""The same of the paper at the foot of a card, whose words must be read."""
FOOT = (0.6, 0.7)
"""Between which shares of a card's height the one goes over into the other."""


def rests(render: RenderContext, name: str) -> bool:
    """Whether a thing has fallen back: something may be chosen, and this may not."""
    return render.usable is not None and name not in render.usable and not materials.is_plain()


def rests_all(render: RenderContext, names: Iterable[str]) -> bool:
    """Whether all of these have fallen back."""
    return all(rests(render, name) for name in names)


def quieten(
    surface: Surface, area: Rect, *, grey: float = GREY, deep: tuple[float, float, float] = DEEP, paper: bool = False
) -> None:
    """Let an area fall back, as far as the clip of the surface leaves it free; with `paper` its foot keeps more light,
    as that of a card with words on it."""
    part = area.clip(surface.get_clip())
    if not part.w or not part.h:
        return
    inside = surface.subsurface(part)
    pale = pygame.transform.grayscale(inside.copy())  # of a part of a picture it reads the rows wrongly
    pale.set_alpha(round(255 * grey))
    inside.blit(pale, (0, 0))
    if not paper:
        inside.fill(_tone(deep), special_flags=pygame.BLEND_RGB_MULT)
        return
    key = ("quiet-paper", area.size, deep)
    shade = materials.store.get(key, lambda: _footed(area.size, deep))
    inside.blit(shade, (0, 0), part.move(-area.x, -area.y), special_flags=pygame.BLEND_RGB_MULT)


def fallen(picture: Surface, deep: tuple[float, float, float], grey: float = GREY) -> Surface:
    """A card with words at its foot that has fallen back."""
    out = picture.copy()
    quieten(out, out.get_rect(), grey=grey, deep=deep, paper=True)
    return out


def _tone(share: tuple[float, float, float]) -> Colour:
    return round(255 * share[0]), round(255 * share[1]), round(255 * share[2])


def _footed(size: tuple[int, int], deep: tuple[float, float, float]) -> Surface:
    """The shade of a card: deep on its picture, light on the paper at its foot."""
    out = Surface(size)
    w, h = size
    for y in range(h):
        low = min(1.0, max(0.0, ((y + 0.5) / h - FOOT[0]) / (FOOT[1] - FOOT[0])))
        out.fill(mix(_tone(deep), _tone(PAPER), low), (0, y, w, 1))
    return out
