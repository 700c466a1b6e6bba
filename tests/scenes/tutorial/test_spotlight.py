"""The light of a lesson has a soft edge, leaves all in it bright, and is plain with high contrast."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

import pygame
import pytest
from pygame import Rect

from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.theme import GOLD
from scenes.table.lessons.spotlight import COOL, FALL, LINE, RISE, Spotlight, shade

SIZE = (640, 360)
LIT = Rect(200, 120, 240, 100)
GREY = (160, 160, 160)


@pytest.fixture
def plain() -> Iterator[None]:
    materials.use_plain(True)
    yield
    materials.use_plain(False)


def painted(spoken_of: list[Rect]) -> Canvas:
    canvas, light = Canvas(SIZE), Spotlight()
    canvas.begin(canvas.base)
    canvas.surface.fill(GREY)
    assert light.update(RISE, wanted=True, still=False) and not light.moving
    light.paint(canvas, [LIT], spoken_of)
    return canvas


def test_the_light_dies_away_without_a_step() -> None:
    found = shade(SIZE, [LIT], 1.0)
    for points in ([(x, LIT.centery) for x in range(LIT.centerx, SIZE[0])],
                   [(LIT.centerx, y) for y in range(LIT.centery, -1, -1)]):  # fmt: skip
        greens = [found.get_at(at)[1] for at in points]
        assert greens[0] == 255 and abs(greens[-1] - COOL[1]) <= 4
        assert all(0 <= old - new <= 16 for old, new in pairwise(greens)), greens
    for corner in (LIT.topleft, (LIT.right - 1, LIT.y), (LIT.x, LIT.bottom - 1)):
        assert found.get_at(corner)[1] == 255, "what is lit is bright to its edge"


def test_corners_stand_about_what_is_spoken_of_and_nothing_lies_on_it() -> None:
    bare, marked = painted([]), painted([LIT])
    inside = LIT.inflate(-4 * LINE, -4 * LINE)
    assert pygame.image.tobytes(bare.surface.subsurface(inside), "RGB") == pygame.image.tobytes(
        marked.surface.subsurface(inside), "RGB"
    )
    about = LIT.inflate(4 * LINE, 4 * LINE)
    assert pygame.image.tobytes(bare.surface.subsurface(about), "RGB") != pygame.image.tobytes(
        marked.surface.subsurface(about), "RGB"
    )


def test_with_high_contrast_it_is_a_frame(plain: None) -> None:
    surface = painted([LIT]).surface
    row = [tuple(surface.get_at((x, LIT.centery)))[:3] for x in range(LIT.x - 2 * LINE, LIT.x)]
    assert GOLD[0] in row
    assert tuple(surface.get_at(LIT.center))[:3] == GREY
    assert surface.get_at((5, 5))[0] < GREY[0] * 0.6


def test_it_opens_again_and_keeps_no_picture() -> None:
    canvas, light = Canvas(SIZE), Spotlight()
    light.update(RISE, wanted=True, still=False)
    canvas.begin(canvas.base)
    light.paint(canvas, [LIT])
    light.update(FALL, wanted=False, still=False)
    canvas.surface.fill(GREY)
    light.paint(canvas, [LIT])
    assert tuple(canvas.surface.get_at((5, 5)))[:3] == GREY
    assert light._shade is None
