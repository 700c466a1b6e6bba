"""Pictures look printed: grain of paper and specks in the ink, the same every time, off with high contrast."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path

import pygame
import pytest
from pygame import Surface

from scenes.kit.assets import Art
from scenes.kit.drawing import grain
from tests.scenes.driver import painting

SIDE = 96
RED = (200, 64, 58)
SVG = (
    b'<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96">'
    b'<rect x="0" y="0" width="96" height="48" fill="#c8403a"/></svg>'
)


pytestmark = pytest.mark.usefixtures("screen")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A little library of drawings: one of a spell, one of an icon, both the same red."""
    for kind in ("spells", "icons"):
        shelf = tmp_path / "art" / "bigbook" / kind
        shelf.mkdir(parents=True)
        (shelf / "ice.svg").write_bytes(SVG)
    return tmp_path / "art"


def made(art: Art, kind: str, side: int = SIDE) -> Surface:
    """The picture as it lies on the table once it is ready."""
    clock = pygame.time.Clock()
    art.get(kind, "ice", (side, side))
    while art.waiting:
        art.pump()
        clock.tick(200)
    picture = art.get(kind, "ice", (side, side))
    assert picture is not None
    return picture


def tones(picture: Surface) -> set[tuple[int, ...]]:
    """Every colour of the red half."""
    w, h = picture.get_size()
    return {tuple(picture.get_at((x, y)))[:3] for x in range(w) for y in range(h // 2 - 1)}


def test_a_printed_spell_has_many_tones_close_to_its_ink(folder: Path) -> None:
    art = Art(folder)
    art.use_grain(True)
    found = tones(made(art, "spells"))
    art.close()
    assert len(found) > 20
    assert all(abs(now - ink) < 40 for tone in found for now, ink in zip(tone, RED, strict=True))
    average = sum(tone[0] for tone in found) / len(found)
    assert average < RED[0] + 12


def test_what_is_transparent_stays_transparent(folder: Path) -> None:
    art = Art(folder)
    art.use_grain(True)
    picture = made(art, "spells")
    art.close()
    assert {picture.get_at((x, 80))[3] for x in range(SIDE)} == {0}
    assert {picture.get_at((x, 20))[3] for x in range(SIDE)} == {255}


def test_signs_and_very_small_pictures_stay_clean(folder: Path) -> None:
    art = Art(folder)
    art.use_grain(True)
    assert tones(made(art, "icons")) == {RED}
    assert tones(made(art, "spells", 48)) == {RED}
    art.close()


def test_the_grain_is_the_same_each_time() -> None:
    prints = []
    for _ in range(2):
        grain.tiles.cache_clear()
        sheet = Surface((300, 300), pygame.SRCALPHA)
        sheet.fill((230, 210, 170))
        grain.bake(sheet)
        prints.append(pygame.image.tobytes(sheet, "RGBA"))
    assert prints[0] == prints[1]


def test_a_tile_meets_the_next_one_without_a_seam() -> None:
    sheet = Surface((grain.SIDE * 2, grain.SIDE * 2))
    sheet.fill((255, 255, 255))
    grain.bake(sheet)
    columns = [sum(sheet.get_at((x, y))[1] for y in range(grain.SIDE)) / grain.SIDE for x in range(grain.SIDE * 2)]
    steps = [abs(b - a) for a, b in pairwise(columns)]
    assert steps[grain.SIDE - 1] <= max(steps[: grain.SIDE - 1]) + 0.5


def test_whoever_asks_for_high_contrast_gets_clean_pictures_at_once(folder: Path, tmp_path: Path) -> None:
    art = Art(folder)
    with painting(tmp_path / "player", art=art) as d:
        assert len(tones(made(art, "spells"))) > 20
        d.app.set("high_contrast", True)
        assert tones(made(art, "spells")) == {RED}
        d.app.set("high_contrast", False)
        assert len(tones(made(art, "spells"))) > 20
