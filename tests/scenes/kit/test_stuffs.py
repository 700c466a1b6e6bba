"""Cloth, velvet and slate: tiles that meet themselves and only take light away, and what is let into them."""

from __future__ import annotations

import random
from collections.abc import Callable

import pygame
import pytest
from pygame import Rect, Surface

from scenes.kit import materials
from scenes.kit.drawing import fabrics
from scenes.kit.theme import GOLD
from tests.squint import luminance

pytestmark = pytest.mark.usefixtures("screen")
TILES: tuple[Callable[[], Surface], ...] = (
    lambda: fabrics.woven(2), lambda: fabrics.woven(3), fabrics.velvet, fabrics.stone,
)  # fmt: skip
NAMES = ("fine cloth", "coarse cloth", "velvet", "slate")


def sheet(size: tuple[int, int] = (300, 200), grey: int = 200) -> Surface:
    out = Surface(size)
    out.fill((grey, grey, grey))
    return out


@pytest.mark.parametrize("make", TILES, ids=NAMES)
def test_a_tile_is_small_and_no_two_of_its_rows_are_the_same_shade_all_along(make: Callable[[], Surface]) -> None:
    materials.store.clear()
    tile = make()
    assert tile.get_size() == (fabrics.SIDE, fabrics.SIDE)
    shades = {tile.get_at((x, y))[0] for x in range(0, fabrics.SIDE, 7) for y in range(0, fabrics.SIDE, 7)}
    assert len(shades) > 8, "it has a texture"
    assert min(shades) > 150, "which is no pattern"


@pytest.mark.parametrize("make", TILES, ids=NAMES)
def test_a_tile_meets_itself(make: Callable[[], Surface]) -> None:
    """From its last column to its first one it is no further than from one column to the next elsewhere."""
    tile = make()

    def step(a: int, b: int) -> float:
        return sum(abs(tile.get_at((a, y))[0] - tile.get_at((b, y))[0]) for y in range(fabrics.SIDE)) / fabrics.SIDE

    inside = [step(x, x + 1) for x in range(fabrics.SIDE - 1)]
    assert step(fabrics.SIDE - 1, 0) <= max(inside) * 1.05


def test_what_is_laid_stays_within_its_area_and_within_the_clip() -> None:
    out, area, clip = sheet(), Rect(50, 40, 170, 90), Rect(0, 0, 100, 200)
    out.set_clip(clip)
    fabrics.laid(out, area, fabrics.woven(3))
    assert out.get_clip() == clip
    changed = [(x, y) for x in range(300) for y in range(200) if out.get_at((x, y))[0] != 200]
    assert changed
    assert all(area.clip(clip).collidepoint(point) for point in changed)


def test_an_edge_that_stands_up_is_lit_from_above_and_a_hollow_is_dark_there() -> None:
    raised, hollow, area = sheet(grey=90), sheet(grey=90), Rect(40, 40, 200, 120)
    fabrics.bevelled(raised, area, 4, (220, 220, 220), (20, 20, 20))
    fabrics.shaded(hollow, area, 12, 150)
    above, below = Rect(60, 40, 160, 3), Rect(60, 157, 160, 3)
    assert luminance(raised, [above]) > 90 > luminance(raised, [below])
    assert luminance(hollow, [above]) < 60 < luminance(hollow, [below])


def test_brass_lies_at_the_corners_alone() -> None:
    out, area = sheet(grey=30), Rect(60, 40, 120, 100)
    fabrics.mounts(out, area, 20)
    brass = [(x, y) for x in range(300) for y in range(200) if out.get_at((x, y))[:3] == GOLD[2]]
    assert brass
    middle = area.inflate(-44, 0).unionall([area.inflate(0, -44)]).clip(area.inflate(-42, -42))
    assert not [point for point in brass if middle.collidepoint(point)]


def test_an_embroidery_is_hardly_seen_and_has_threads() -> None:
    mark = Surface((40, 40), pygame.SRCALPHA)
    mark.fill((255, 255, 255))
    sewn = fabrics.embroidered(mark, 3)
    rows = [sewn.get_at((20, y))[3] for y in range(9)]
    assert max(rows) < 80
    assert len(set(rows)) == 2
    assert rows[:3] == rows[3:6] == rows[6:]


@pytest.mark.parametrize("size", [(300, 200), (40, 30), (12, 90), (500, 1400)])
def test_a_sheet_of_paper_is_torn_at_its_rim_as_if_all_of_it_were_asked(size: tuple[int, int]) -> None:
    """Only strips along the rim are looked at: what lies between them is paper, whatever the outline does."""
    sheet, rng = Rect(0, 0, *size), random.Random(size[0])
    outline = materials._torn(*size, rng, 1.5)
    whole = materials._torn_edge(sheet, outline)
    rim = Surface(size, pygame.SRCALPHA)
    rim.fill((255, 255, 255, 255))
    for band in materials._bands(sheet):
        for strip in materials._rim(band, sheet, outline):
            rim.blit(materials._torn_edge(strip, outline), strip, special_flags=pygame.BLEND_RGBA_MIN)
    assert rim.get_buffer().raw == whole.get_buffer().raw
    assert min(whole.get_at((x, y)).a for x, y in ((0, 0), (0, size[1] // 2), (size[0] // 2, 0))) < 255, "it is torn"
