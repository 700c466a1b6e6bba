"""The palette can be read, the icons can be told apart, and layouts exist for every window."""

from __future__ import annotations

from itertools import combinations

import pygame
import pytest
from pygame import Surface

from scenes.bigbook.cards.palettes import ELEMENT_ORDER
from scenes.bigbook.cards.signs import badge
from scenes.kit.icons import emblem, glyph
from scenes.kit.theme import (
    BONE,
    CRIMSON,
    EMBLEMS,
    GREEN_INK,
    INK,
    INK2,
    PARCH,
    SEAT_COLOURS,
    Colour,
    Theme,
    layout_for,
)
from tests.scenes.kit.contrast import contrast


@pytest.mark.parametrize(("ink", "ground"), [(INK, PARCH[1]), (CRIMSON, PARCH[1]), (GREEN_INK, PARCH[1]), (BONE, INK2)])
def test_words_stand_out_from_their_ground(ink: Colour, ground: Colour) -> None:
    assert contrast(ink, ground) >= 4.5


def shape(picture: Surface) -> list[bool]:
    """The silhouette on a coarse grid: what is left when there is no colour at all."""
    small = pygame.transform.smoothscale(picture, (16, 16))
    return [small.get_at((x, y))[3] > 110 for y in range(16) for x in range(16)]


@pytest.mark.parametrize("names", [ELEMENT_ORDER, EMBLEMS, ("madness", "curse", "any")])
def test_marks_are_told_apart_without_colour(names: tuple[str, ...]) -> None:
    shapes = {name: shape(glyph(name, 64, INK)) for name in names}
    for a, b in combinations(names, 2):
        different = sum(x != y for x, y in zip(shapes[a], shapes[b], strict=True))
        assert different >= 20, (a, b, different)


def test_badges_differ_in_outline() -> None:
    shapes = {name: shape(badge(name, 64)) for name in ELEMENT_ORDER}
    for a, b in combinations(ELEMENT_ORDER, 2):
        assert shapes[a] != shapes[b]


@pytest.mark.parametrize("colour", sorted(SEAT_COLOURS))
def test_seals_are_made_in_every_colour(colour: str) -> None:
    assert emblem("owl", 40, SEAT_COLOURS[colour]).get_size() == (40, 40)


@pytest.mark.parametrize(
    "size", [(1, 1), (1280, 720), (1499, 900), (1500, 840), (1920, 1080), (3440, 1440), (3840, 2160), (720, 4320)]
)
def test_every_window_has_a_layout(size: tuple[int, int]) -> None:
    theme = Theme(layout=layout_for(size))
    assert theme.layout.full == (size[0] >= 1500 and size[1] >= 840)
    assert theme.text(2) >= 14
