"""The table has its pictures when it is first seen: they are asked for while people set the game up."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.bigbook.setup.scene import SetupScene
from scenes.bigbook.table.scene import TableScene
from scenes.kit.assets import Art
from scenes.shell.profile import Profile
from scenes.table.curtain import PATIENCE, QUIET
from tests.lengths import soak, soaks
from tests.scenes.driver import Driver, drawings, driving

FRAME = 16.0


def at_setup(driver: Driver) -> SetupScene:
    Profile(driver.app.data).see_opening()
    driver.app.go("setup")
    top = driver.top
    assert isinstance(top, SetupScene)
    driver.app.frame(dt=FRAME)
    return top


def let_work(driver: Driver) -> int:
    """People think it over until all pictures are there; how many frames that took."""
    top, count = driver.top, 0
    assert isinstance(top, SetupScene)
    while count < 3000:
        driver.app.frame(dt=FRAME)
        pygame.time.wait(1)  # the thread that makes the pictures has its turn
        count += 1
        if top.rehearsal.done and not driver.app.art.waiting:
            return count
    raise AssertionError("the table is never ready")


@soaks
@pytest.mark.parametrize("size", soak([(1280, 720)], [(1280, 720), (1920, 1080)]))
def test_the_first_picture_of_a_table_has_all_its_drawings(tmp_path: Path, size: tuple[int, int]) -> None:
    art = Art(read=drawings())
    with driving(tmp_path, art=art, speed=2, window=size, seed=7) as driver:
        at_setup(driver)
        let_work(driver)
        driver.click("button:start")
        for _ in range(3000):
            assert driver.top.name in ("curtain", "setup", "table")
            if isinstance(driver.top, TableScene):
                break
            driver.app.frame(dt=1.0)
            pygame.time.wait(1)
        table = driver.top
        assert isinstance(table, TableScene)
        driver.app.frame(dt=FRAME)
        assert not art.waiting, (art._asked, "nothing was asked for that was not there")
        while table.director.busy:
            driver.app.frame(dt=FRAME)
            assert not art.waiting, table.director.now
    art.close()


def test_a_table_does_not_wait_for_ever(tmp_path: Path) -> None:
    """On a machine that cannot keep up the game begins all the same, and presses meanwhile are not used."""
    art = Art(read=drawings())
    with driving(tmp_path, art=art, speed=2) as driver:
        at_setup(driver)
        art.pump = lambda most=6: False  # type: ignore[method-assign]
        driver.click("button:start")
        assert driver.top.name == "curtain"
        driver.click_at((640, 360))
        waited = 0.0
        while driver.top.name == "curtain":
            driver.app.frame(dt=FRAME)
            waited += FRAME
            assert waited < PATIENCE + 10 * FRAME
        assert isinstance(driver.top, TableScene) and driver.top.state.plan is None
    art.close()


def test_set_up_stays_in_use_while_a_table_is_made_ready(tmp_path: Path) -> None:
    """One slice in each frame; a change begins anew, and with no movement nothing is rehearsed."""
    with driving(tmp_path, speed=2) as driver:
        setup = at_setup(driver)
        frames = let_work(driver)
        assert frames > QUIET / FRAME + 20, "sliced"
        driver.click("players:4")
        driver.app.frame(dt=FRAME)
        assert not setup.rehearsal.begun and len(setup.setup.people) == 4
        let_work(driver)
    with driving(tmp_path / "still", speed=0) as driver:
        setup = at_setup(driver)
        for _ in range(60):
            driver.app.frame(dt=FRAME)
        assert not setup.rehearsal.begun
        driver.click("button:start")
        assert driver.top.name == "table"


def test_the_next_desks_are_painted_ahead_as_large_letters_want_them(tmp_path: Path) -> None:
    with driving(tmp_path, speed=2, window=(1280, 720), players=3, seed=5) as driver:
        driver.app.set("text_scale", 1.5)
        driver.app.frame(dt=FRAME)
        (table,) = (one for one in driver.app.stack if isinstance(one, TableScene))
        render = table.context.render
        assert render.layout.large
        for seat in ("p1", "p2", "p3") * 2:  # the second time with the pictures that the first one asked for
            table.set_pieces.painting_prefetch._sheet(seat)
            while driver.app.art.waiting:
                driver.app.frame(dt=FRAME)
                pygame.time.wait(1)
        assert not driver.app.art.waiting, "nothing of the coming turns is too small to be painted"
