"""The lens: it shows what the focus is on, as large as was chosen, and lies where that is not."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from scenes.kit.drawing.magnifier import place
from tests.lengths import alike
from tests.scenes.driver import Driver, painting


def lens(d: Driver) -> Rect:
    """Where the lens lies."""
    shown = d.app.screen.magnifier.shown
    assert shown is not None
    return shown


@alike()
@pytest.mark.parametrize("power", [2, 3])
def test_the_lens_shows_the_focused_thing_so_much_larger(tmp_path: Path, power: int) -> None:
    with painting(tmp_path, players=2, seed=5, window=(1280, 720)) as d:
        d.frames(30)
        d.top.focus.set("button:hint")
        d.top.focus.visible = False
        d.top.redraw()
        d.frames(2)
        surface, thing = d.app.window.surface, d.thing("button:hint").rect
        assert surface is not None
        before = surface.subsurface(thing).copy()
        d.app.set("magnifier", power)
        d.frames(2)
        wanted = pygame.transform.smoothscale(before, (thing.w * power, thing.h * power))
        view = lens(d)
        best = min(
            difference(surface, wanted, (x, y))
            for x in range(view.centerx - wanted.get_width() // 2 - 80, view.centerx - wanted.get_width() // 2 + 81, 2)
            for y in range(view.centery - wanted.get_height() // 2 - 80, view.bottom - wanted.get_height(), 2)
            if view.contains(Rect((x, y), wanted.get_size()))
        )
        assert best < 12


def difference(surface: pygame.Surface, wanted: pygame.Surface, corner: tuple[int, int]) -> float:
    """How far a part of the screen is from a picture, 0 to 255, at some points of it."""
    w, h = wanted.get_size()
    points = [(x, y) for x in range(8, w - 8, max(1, w // 12)) for y in range(8, h - 8, max(1, h // 6))]
    far = 0
    for x, y in points:
        seen, meant = surface.get_at((corner[0] + x, corner[1] + y)), wanted.get_at((x, y))
        far += sum(abs(seen[i] - meant[i]) for i in range(3))
    return far / (3 * len(points))


def test_the_lens_follows_the_focus_and_leaves_it_free(tmp_path: Path) -> None:
    with painting(tmp_path, players=5, seed=5, window=(1280, 720)) as d:
        d.app.set("magnifier", 2)
        d.frames(5)
        for _ in range(40):
            d.key(pygame.K_TAB)
            thing = d.top.focus.thing(d.top.things())
            assert thing is not None
            if thing.rect.w < 600 and thing.rect.h < 300:
                assert not lens(d).colliderect(thing.rect), thing.id
        d.app.set("magnifier", 0)
        d.frames(2)
        assert d.app.screen.magnifier.shown is None


def test_the_lens_lies_in_the_farthest_corner() -> None:
    canvas = Rect(0, 0, 1280, 720)
    assert place(canvas, Rect(20, 20, 60, 60)).bottomright == (1270, 710)
    assert place(canvas, Rect(1200, 650, 60, 60)).topleft == (10, 10)
