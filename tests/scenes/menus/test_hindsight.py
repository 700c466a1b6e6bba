"""After a game: what cost most is told on the end screen, in every language, by a process beside the window or not."""

from __future__ import annotations

from pathlib import Path
from time import sleep

import pygame
import pytest

from game.bigbook.ai.hindsight import MOST, PAIRS
from game.bigbook.rules.session import BigBookSession
from scenes.bigbook.end.moments import MomentsScene
from scenes.bigbook.end.scene import EndScene
from scenes.kit import fit as kit_fit
from scenes.shell.worker import Worker
from scenes.table.replay.attendant import Watching
from tests.companions.late import given_up, won
from tests.fit.spy import watching
from tests.lengths import alike
from tests.scenes.driver import Driver, attended, driving
from tests.scenes.ended import end


@pytest.fixture(scope="module")
def idlers() -> BigBookSession:
    """Two who could have won, and end every turn at once instead, for the last three turns."""
    return given_up(3)


def opened(driver: Driver, session: BigBookSession, companions: bool = False) -> EndScene:
    """The end screen of that game."""
    scene = end(driver.app, "lost", "last-monster-undefeated", 2)
    run = scene.ending.run
    assert run is not None
    run.session = session
    for person in run.setup.people:
        person.companion = "adept" if companions else ""
    driver.app.replace(scene)
    return scene


BREATH = 0.004
"""Seconds that a frame leaves to the process that plays the imagined games: here frames take no time of their own."""


def looked(driver: Driver) -> MomentsScene:
    """The sheet, once it knows."""
    driver.click("button:moments")
    sheet = driver.top
    assert isinstance(sheet, MomentsScene)
    for _ in range(20_000):
        if sheet.looking.moments is not None:
            return sheet
        driver.frames()
        sleep(BREATH)
    raise AssertionError("it never knew")


@alike()
@pytest.mark.parametrize("beside", [False, True])
def test_what_cost_most_is_told_and_the_window_goes_on_meanwhile(
    tmp_path: Path, idlers: BigBookSession, beside: bool
) -> None:
    with driving(tmp_path, window=(1280, 720)) as driver:
        driver.app.workers = {} if beside else None
        opened(driver, idlers)
        sheet = looked(driver)
        found = sheet.looking.moments
        assert found and len(found) <= MOST
        assert all("end the turn" in sheet.told(one) for one in found), "what was done"
        assert (sheet.looking.worker is not None) == beside
        driver.click("button:watch-0")
        assert attended(driver.top, Watching) and driver.top.attendant.watched.at == found[0].step, "on the table"
        driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_ESCAPE)
        assert isinstance(driver.top, EndScene)
        again = looked(driver)
        assert again.looking is sheet.looking, "it is looked for once"
        for worker in (driver.app.workers or {}).values():
            assert isinstance(worker, Worker)
            worker.close()


def test_it_fits_in_every_language(tmp_path: Path, idlers: BigBookSession) -> None:
    with driving(tmp_path, window=(1280, 720)) as driver:
        driver.app.workers = None
        opened(driver, idlers)
        looked(driver)
        kit_fit.overflows.clear()
        for window in ((1280, 720), (1920, 1080)):
            driver.app.window.resize(window)
            for language in ("en", "es", "it", "pt"):
                driver.app.set_language(language)
                driver.frames(2)
        assert driver.app.size == (1920, 1080)
        assert not kit_fit.overflows


def test_how_far_it_is_stands_there_and_it_goes_on_while_the_sheet_is_shut(
    tmp_path: Path, idlers: BigBookSession
) -> None:
    with driving(tmp_path, window=(1280, 720), drawn=True) as driver:
        driver.app.workers = {}
        scene = opened(driver, idlers)
        driver.click("button:moments")
        sheet = driver.front(MomentsScene)
        driver.app.rebake(sheet)
        with watching() as spy:
            driver.frames(2)
        assert "takes a minute or two" in " ".join(spy.texts())
        driver.key(pygame.K_ESCAPE)
        assert driver.top is scene and scene.looking is not None
        for _ in range(20_000):
            if scene.looking.told.done:
                break
            driver.frames()
            sleep(BREATH)
        assert scene.looking.told.games == scene.looking.told.most > 0
        with watching() as spy:
            looked(driver)
            driver.frames(2)
        told = " ".join(spy.texts())
        assert f"{PAIRS} pairs of imagined games" in told and "costs you 100" in told
        for worker in driver.app.workers.values():
            assert isinstance(worker, Worker)
            worker.close()


def test_a_game_that_was_won_in_its_last_lap_is_told_without_reproach(tmp_path: Path) -> None:
    game, first = won(), won().past
    at = next(n for n, one in enumerate(first) if one.state.turn == game.state.turn - 1)
    lap = BigBookSession(game.game, first[at].state)
    for one in first[at:]:
        lap.apply_all(one.answers)
    with driving(tmp_path, window=(1280, 720), drawn=True) as driver:
        driver.app.workers = None
        opened(driver, lap)
        with watching() as spy:
            assert looked(driver).looking.moments == ()
            driver.frames(2)
        assert "Well played." in " ".join(spy.texts())


def test_where_companions_played_all_nothing_is_offered(tmp_path: Path, idlers: BigBookSession) -> None:
    with driving(tmp_path, window=(1280, 720)) as driver:
        scene = opened(driver, idlers, companions=True)
        assert "button:moments" not in [thing.id for thing in scene.things()]
