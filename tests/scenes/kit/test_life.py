"""What lives in the painted rooms: it moves, keeps off what lies over the room, sleeps after a while, stands still."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from pygame import Rect, Surface

from scenes.bigbook.rooms import DEFEAT, ROOMS
from scenes.kit.drawing.backdrop import SLEEPS_AFTER
from scenes.kit.drawing.life import Patch, without
from scenes.kit.scene import Scene
from tests.lengths import alike
from tests.scenes.driver import Driver, painting
from tests.scenes.ended import end

SCREENS = ("menu", "tutorial", "victory", "defeat")


def shown(driver: Driver) -> Surface:
    surface = driver.app.window.surface
    assert surface is not None
    return surface


def picture(driver: Driver, area: Rect | None = None) -> bytes:
    surface = shown(driver)
    return pygame.image.tobytes(surface.subsurface(area) if area is not None else surface, "RGB")


def go(driver: Driver, screen: str) -> Scene:
    """A screen whose pictures are all there."""
    if screen in ("victory", "defeat"):
        won = screen == "victory"
        driver.app.replace(end(driver.app, "won" if won else "lost", "" if won else "all-eliminated"))
    else:
        driver.app.go(screen)
    for _ in range(800):
        driver.frames()
        if not driver.app.art.waiting:
            break
    driver.frames(20)
    assert not driver.app.art.waiting
    return driver.top


@alike()
@pytest.mark.parametrize("screen", SCREENS)
def test_a_room_lives_sleeps_after_a_minute_and_wakes(tmp_path: Path, screen: str) -> None:
    with painting(tmp_path, speed=2) as driver:
        scene = go(driver, screen)
        scene.handle(pygame.event.Event(pygame.MOUSEMOTION, pos=(3, 3), rel=(1, 0), buttons=(0, 0, 0)))
        seen = set()
        for _ in range(25):  # ten seconds
            scene.update(360.0)
            driver.app.frame(dt=40.0)
            seen.add(picture(driver))
        assert len(seen) > 4
        scene.update(SLEEPS_AFTER)
        driver.frames(4)
        asleep = picture(driver)
        for _ in range(20):
            scene.update(400.0)
            assert not scene.dirty, "nothing is drawn any more"
        assert picture(driver) == asleep
        driver.event(pygame.MOUSEMOTION, pos=(5, 5), rel=(1, 0), buttons=(0, 0, 0))
        seen = set()
        for _ in range(15):  # six seconds
            scene.update(300.0)
            driver.app.frame(dt=100.0)
            seen.add(picture(driver))
        assert len(seen) > 3


@pytest.mark.parametrize("screen", SCREENS)
def test_under_reduced_motion_a_room_is_a_painting(tmp_path: Path, screen: str) -> None:
    with painting(tmp_path, speed=2, reduced_motion=True) as driver:
        go(driver, screen)
        before = picture(driver)
        for _ in range(10):  # four seconds
            driver.app.frame(dt=400.0)
            assert picture(driver) == before


@alike()
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_the_eye_that_won_blinks_and_nothing_is_drawn_over_the_sheet(tmp_path: Path, size: tuple[int, int]) -> None:
    with painting(tmp_path, speed=2, window=size) as driver:
        scene = go(driver, "defeat")
        room = vars(scene)["room"]
        sheet, pinned = room.covered
        blink = next(one for one in DEFEAT.life if isinstance(one, Patch) and one.name == "defeat_shut")
        room.ms = 0.0
        eye = Rect(round(room.at(500, 0)[0]), round(room.at(0, 330)[1]), 90, 60)
        scene.redraw()
        driver.app.frame(dt=0.0)
        beside, pin, wide = (
            picture(driver, sheet.clip(shown(driver).get_rect())),
            picture(driver, pinned),
            picture(driver, eye),
        )
        room.ms = blink.moments[0][0] + 1
        scene.redraw()
        driver.app.frame(dt=0.0)
        assert picture(driver, eye) != wide, "it is shut"
        assert picture(driver, sheet.clip(shown(driver).get_rect())) == beside and picture(driver, pinned) == pin
        room.ms = blink.moments[0][1] + 200
        scene.redraw()
        driver.app.frame(dt=0.0)
        assert picture(driver, eye) == wide, "and open again"


def test_all_that_lives_has_its_pictures(tmp_path: Path) -> None:
    with painting(tmp_path) as driver:
        for room in ROOMS.values():
            for piece in room.life:
                if isinstance(piece, Patch):
                    assert driver.app.art.path("ui", piece.name) is not None
                    assert all(0 <= start < end <= piece.period for start, end in piece.moments)


def test_what_is_covered_is_left_out() -> None:
    box = Rect(0, 0, 10, 10)
    assert without(box, []) == [box]
    assert without(box, [Rect(-5, -5, 40, 40)]) == []
    parts = without(box, [Rect(3, 4, 2, 3), Rect(8, -2, 9, 9)])
    left = {(x, y) for part in parts for x in range(part.x, part.right) for y in range(part.y, part.bottom)}
    want = {(x, y) for x in range(10) for y in range(10) if not (3 <= x < 5 and 4 <= y < 7) and not (x >= 8 and y < 7)}
    assert left == want and sum(part.w * part.h for part in parts) == len(want), "no point twice"
