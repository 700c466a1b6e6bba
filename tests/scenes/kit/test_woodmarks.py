"""Empty places are part of the table: chalk and worn wood, hardly lighter than it; plain lines where asked for."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.drawing import surface_marks
from scenes.kit.theme import WOOD
from tests.squint import luminance

PLACE = Rect(20, 20, 104, 146)
pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture(autouse=True)
def candlelight() -> Iterator[None]:
    materials.store.clear()
    yield
    materials.use_plain(False)


def table() -> Surface:
    out = Surface((160, 200))
    out.fill(WOOD[0])
    return out


def changed(before: Surface, after: Surface) -> Rect:
    mask = pygame.mask.from_threshold(after, (0, 0, 0), (1, 1, 1, 255), before)
    mask.invert()
    found = mask.get_bounding_rects()
    return found[0].unionall(found[1:])


def test_an_empty_place_is_seen_and_stays_as_dark_as_its_wood() -> None:
    bare, wood = table(), table()
    surface_marks.card_place(wood, PLACE)
    assert PLACE.contains(changed(bare, wood))
    assert abs(luminance(wood, [PLACE]) - luminance(bare, [PLACE])) < 12
    outline = [luminance(wood, [PLACE.inflate(-2 * i, -2 * i)]) for i in (0, 30)]
    assert outline[0] > outline[1], "the chalk lies about the place, not in it"


def test_no_two_edges_of_an_empty_place_are_the_same() -> None:
    wood = table()
    surface_marks.card_place(wood, PLACE)
    strip = PLACE.w // 8
    left = wood.subsurface((PLACE.x, PLACE.y, strip, PLACE.h))
    right = wood.subsurface((PLACE.right - strip, PLACE.y, strip, PLACE.h))
    assert left.copy().get_buffer().raw != pygame.transform.flip(right, True, False).get_buffer().raw


def test_dusk_begins_nowhere_and_is_deepest_in_the_middle() -> None:
    bare, wood = table(), table()
    surface_marks.dusk(wood, PLACE, 160, 30)
    corner, middle = Rect(PLACE.x, PLACE.y, 6, 6), Rect(0, 0, 20, 20)
    middle.center = PLACE.center
    assert luminance(wood, [middle]) < luminance(wood, [corner])
    assert luminance(wood, [corner]) == pytest.approx(luminance(bare, [corner]), abs=3)


def test_a_channel_is_dark_and_its_lower_lip_is_lit() -> None:
    bare, wood = table(), table()
    surface_marks.channel(wood, PLACE)
    assert luminance(wood, [PLACE]) < luminance(bare, [PLACE])
    lip = Rect(PLACE.x + 20, PLACE.bottom - 1, PLACE.w - 40, 1)
    assert luminance(wood, [lip]) > luminance(wood, [lip.move(0, -6)])


def test_with_high_contrast_a_fine_line_stands_there() -> None:
    materials.use_plain(True)
    bare, wood = table(), table()
    surface_marks.card_place(wood, PLACE)
    inside = PLACE.inflate(-12, -12)
    assert changed(bare, wood) == PLACE
    assert wood.subsurface(inside).copy().get_buffer().raw == bare.subsurface(inside).copy().get_buffer().raw
