"""The left leaf of the settings shows what the row that is pointed at does, as it is set now."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from scenes.menus import previews
from scenes.menus.settings import SettingsScene
from scenes.menus.settings_rows import PAGES, RowMaker, label_of, thing_of
from tests.scenes.driver import Driver, driving

VALUES = {
    "text_size": ("text_scale", (1.0, 1.25)),
    "ui_size": ("ui_scale", (1.0, 1.25)),
    "high_contrast": ("high_contrast", (False, True)),
    "plain_font": ("face", ("book", "plain")),
    "speed": ("speed", (1, 3)),
    "reduced_motion": ("reduced_motion", (False, True)),
    "shake": ("shake", (0.2, 1.0)),
    "flashes": ("flash", (0.2, 1.0)),
    "particles": ("particles", (0.2, 1.0)),
    "magnifier": ("magnifier", (0, 2, 3)),
}
"""The setting of each row that has a picture, and some values of it."""


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path, window=(1280, 720), drawn=True) as found:
        found.app.go("menu")
        found.app.open("settings")
        yield found


def leaf(driver: Driver) -> bytes:
    scene = driver.top
    assert isinstance(scene, SettingsScene)
    out = Surface(driver.app.size)
    scene._show(out)
    return pygame.image.tobytes(out.subsurface(Rect(scene._shown)), "RGB")


def test_every_picture_belongs_to_a_row(driver: Driver) -> None:
    maker = RowMaker(driver.app, lambda name, rect: (_ for _ in ()).throw(AssertionError))
    rows = {name for page in PAGES for column in maker.page(page) for name, _ in column}
    assert set(previews.PREVIEWS) <= rows and set(VALUES) == set(previews.PREVIEWS) - {"language"}


@pytest.mark.parametrize("row", VALUES)
def test_the_picture_of_a_row_shows_what_it_is_set_to(driver: Driver, row: str) -> None:
    field, values = VALUES[row]
    box, seen = Rect(20, 20, 280, 130), set()
    for value in values:
        driver.app.set(field, value)
        out = Surface((320, 170))
        previews.paint(out, driver.app, row, box)
        seen.add(pygame.image.tobytes(out, "RGB"))
        assert tuple(out.get_at((5, 5)))[:3] == (0, 0, 0), "nothing leaves its box"
    assert len(seen) == len(values)


def test_what_is_pointed_at_stands_on_the_leaf(driver: Driver) -> None:
    shown = set()
    for row in ("text_size", "shake", "quill"):
        driver.event(pygame.MOUSEMOTION, pos=driver.thing(thing_of(row)).rect.center, rel=(0, 0), buttons=(0, 0, 0))
        shown.add(leaf(driver))
        assert driver.app.t(label_of(driver.app, row))
    assert len(shown) == 3
