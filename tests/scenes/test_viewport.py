"""With large letters a page is larger than the window: all of it grows by the factor, and the window goes over it."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect

from scenes.bigbook.table.scene import TableScene
from scenes.menus.settings import SettingsScene
from scenes.shell.viewport import ARROW, BAND, RESTS
from tests.scenes.driver import Driver, driving

WINDOW = (1280, 720)


def settings(driver: Driver, scale: float = 2.0) -> SettingsScene:
    driver.app.set("text_scale", scale)
    driver.app.open("settings")
    driver.frames(1)
    top = driver.app.top
    assert isinstance(top, SettingsScene)
    return top


@pytest.mark.parametrize("scale", [1.0, 1.25, 2.0])
def test_everything_on_a_page_grows_by_the_factor(tmp_path: Path, scale: float) -> None:
    with driving(tmp_path, window=WINDOW) as driver:
        before = {thing.id: thing.rect.size for thing in settings(driver, 1.0).things()}
        driver.app.set("text_scale", scale)
        driver.frames(1)
        assert driver.app.top is not None
        for thing in driver.app.top.things():
            if thing.id in before:
                assert thing.rect.w == pytest.approx(before[thing.id][0] * scale, abs=4)
        assert driver.app.size == (round(1280 * scale), round(720 * scale))
        assert driver.app.window.size == WINDOW


def test_the_window_follows_the_focus_wherever_it_goes(tmp_path: Path) -> None:
    with driving(tmp_path, window=WINDOW) as driver:
        top = settings(driver)
        met = set()
        for _ in range(len(top.things()) + 1):
            driver.key(pygame.K_TAB)
            thing = driver.thing(str(top.focus.current))
            assert driver.app.viewport.seen.contains(thing.rect), thing.id
            met.add(driver.app.window.view)
        assert len(met) > 3


def test_a_press_hits_what_is_seen_there(tmp_path: Path) -> None:
    with driving(tmp_path, window=WINDOW) as driver:
        top = settings(driver)
        driver.click("page:window")
        assert top.page == "window"
        driver.click("button:close")
        assert driver.app.top is not top
        assert driver.app.window.view[1] >= 0


def test_page_down_reads_a_page_to_its_end_and_page_up_back(tmp_path: Path) -> None:
    with driving(tmp_path, window=WINDOW) as driver:
        settings(driver)
        whole = Rect((0, 0), driver.app.size)
        while driver.app.window.view != (0, 0):
            driver.key(pygame.K_PAGEUP)
        seen = []
        for _ in range(12):
            seen.append(driver.app.viewport.seen.copy())
            driver.key(pygame.K_PAGEDOWN)
        assert seen[-1].bottomright == whole.bottomright
        corners = [(x, y) for x in range(0, whole.w, 40) for y in range(0, whole.h, 40)]
        assert all(any(part.collidepoint(corner) for part in seen) for corner in corners), "nothing is left out"


def test_wheel_arrows_and_a_pointer_at_the_edge_move_the_view(tmp_path: Path) -> None:
    with driving(tmp_path, window=WINDOW) as driver:
        settings(driver)
        viewport = driver.app.viewport
        start = viewport.seen.y
        driver.event(pygame.MOUSEWHEEL, x=0, y=-2, which=0, flipped=False)
        assert viewport.seen.y > start
        arrow = dict(viewport.arrows())[1, 0]
        before = viewport.seen.x
        driver.click_at((arrow.centerx, arrow.centery + ARROW // 3))
        assert viewport.seen.x > before
        before = viewport.seen.x
        driver.event(pygame.MOUSEMOTION, pos=(BAND // 2, 300), rel=(0, 0), buttons=(0, 0, 0))
        assert viewport.seen.x == before, "who only passes the edge moves nothing"
        driver.frames(2 + round(RESTS / 16))
        assert viewport.seen.x < before


def test_the_table_below_stays_as_it_is_and_comes_back(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=3, window=WINDOW) as driver:
        driver.app.set("text_scale", 2.0)
        table = driver.app.top
        assert isinstance(table, TableScene)
        before = table.render.layout
        assert driver.app.size == WINDOW
        driver.app.open("settings")
        driver.frames(2)
        assert driver.app.size == (2560, 1440) and table.render.layout is before
        driver.key(pygame.K_F8)
        assert table.render.layout.window == WINDOW, "it is laid out for itself, whatever lies over it"
        driver.key(pygame.K_ESCAPE)
        assert driver.app.top is table and driver.app.size == WINDOW and driver.app.window.view == (0, 0)


def test_menus_can_be_larger_than_the_rest(tmp_path: Path) -> None:
    with driving(tmp_path, window=WINDOW) as driver:
        driver.app.set("ui_scale", 1.5)
        driver.frames(1)
        assert driver.app.size == (1920, 1080)
        assert driver.app.theme.text_scale == 1.0


def test_a_huge_window_asks_for_no_endless_canvas(tmp_path: Path) -> None:
    with driving(tmp_path, window=(3840, 2160)) as driver:
        driver.app.set("text_scale", 2.0)
        assert driver.app.size == (3840, 2160) and driver.app.theme.text_scale == 2.0
