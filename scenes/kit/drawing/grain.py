"""Paper tooth and uneven ink: one tile that is baked into every picture of the game when it is rasterised.

The paper only takes light away (a fine grain, a broader tooth, fibres that lie across); the ink lets a few specks of it
through where it is dark. Nothing of it is random at run time: the same bytes come of the same seed.
"""

from __future__ import annotations

import random
from functools import cache

import pygame
from pygame import Surface

SIDE = 256
"""Pixels of the tile's side."""
LEAST = 64
"""Pictures whose shorter side is under so many pixels stay clean: there the grain would only be dirt."""
CLEAN = frozenset({"icons", "tokens"})
"""Kinds that are signs, not prints."""
SEED = 12
FINE, TOOTH, FIBRE = 12, 9, 6
"""How much the grain, the tooth and the fibres take away at most, of 255."""
LIFT, SPECK = 5, 24
"""How much all ink gives back, and a speck in it: ink is never wholly black, and the whole grows no darker."""


def is_printed(kind: str, size: tuple[int, int]) -> bool:
    """Whether a picture of that kind (with its game or alone) and size in pixels has the grain of paper."""
    return kind.rsplit("/", 1)[-1] not in CLEAN and min(size) >= LEAST


def bake(picture: Surface) -> None:
    """Lay paper and ink over a picture, in place; what is transparent stays so."""
    paper, ink = tiles()
    width, height = picture.get_size()
    for y in range(0, height, SIDE):
        for x in range(0, width, SIDE):
            picture.blit(ink, (x, y), special_flags=pygame.BLEND_RGB_ADD)
            picture.blit(paper, (x, y), special_flags=pygame.BLEND_RGB_MULT)


@cache
def tiles() -> tuple[Surface, Surface]:
    """What paper multiplies and what thin ink adds, SIDE x SIDE each."""
    rng = random.Random(SEED)
    paper = _field(rng, SIDE, SIDE, FINE)
    for across, down, depth in ((SIDE // 5, SIDE // 5, TOOTH), (SIDE // 28, SIDE // 2, FIBRE)):
        paper.blit(_field(rng, across, down, depth), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    specks = bytes(LIFT + max(0, value - 236) * SPECK // 19 for value in rng.randbytes(SIDE * SIDE))
    return paper, _grey(specks, (SIDE, SIDE))


def _grey(values: bytes, size: tuple[int, int]) -> Surface:
    """A grey picture out of one byte a pixel."""
    return pygame.image.frombytes(bytes(value for value in values for _ in range(3)), size, "RGB")


def _field(rng: random.Random, across: int, down: int, depth: int) -> Surface:
    """A tile of `across` x `down` soft lumps, 255 at the lightest and 255 - depth at the darkest; it meets itself."""
    one = _grey(bytes(255 - value * depth // 255 for value in rng.randbytes(across * down)), (across, down))
    if (across, down) == (SIDE, SIDE):
        return one
    nine = Surface((across * 3, down * 3), 0, 24)
    for x in range(3):
        for y in range(3):
            nine.blit(one, (x * across, y * down))
    return pygame.transform.smoothscale(nine, (SIDE * 3, SIDE * 3)).subsurface((SIDE, SIDE, SIDE, SIDE)).copy()
