"""Deeds as little woodcuts: what a card does, in one colour and the paper that shows through it.

From 19 pixels on they are inked by hand, below that in their small cut. The things are those of the pictures: a page,
a niche, a candle, a mask, a hat.
"""

from __future__ import annotations

from functools import lru_cache

import pygame
from pygame import Surface

from scenes.bigbook.cards.inked_stamps import INKED_STAMPS
from scenes.bigbook.cards.small_stamps import SMALL_STAMPS
from scenes.kit.icons import SMALL_GLYPHS, Painter, cut_for, glyph
from scenes.kit.shapes import smooth
from scenes.kit.theme import Colour

SMALL_GLYPHS |= SMALL_STAMPS
INKED_FROM = 19
"""Pixels of height from which contours and planes of a sign have room."""


@lru_cache(maxsize=256)
def mark(verb: str, side: int, colour: Colour) -> Surface:
    """The stamp of a deed in one colour, `side` pixels wide and high; also of the glyphs that others have named."""
    if verb not in PAINTERS:
        return glyph(verb, side, colour)
    painter = (cut_for(verb, side) if side < INKED_FROM else None) or PAINTERS[verb]
    return smooth((side, side), lambda s, k: painter(s, side * k, colour))


def _dot(s: Surface, n: float, c: Colour) -> None:
    pygame.draw.circle(s, c, (n * 0.5, n * 0.5), n * 0.16)


PAINTERS: dict[str, Painter] = INKED_STAMPS | {"dot": _dot}
