"""A night is watched again on its own table: from its menu and from a save, forward, back, and on as a new night."""

from __future__ import annotations

from pathlib import Path

import pygame

from game.mansions.ai.party import Party
from scenes.mansions.replay import HouseReel
from scenes.mansions.table.scene import HouseTable
from scenes.shell.saves import replays
from scenes.table.replay.attendant import Watching
from tests.scenes.driver import Driver
from tests.scenes.mansions.at_house import begin, visiting


def play(table: HouseTable, steps: int, seed: int = 3) -> None:
    session, party = table.session, Party(seed)
    for _ in range(steps):
        if not session.over:
            session.apply(party.answer(session.game, session.state))


def watched(driver: Driver) -> tuple[HouseTable, Watching[object, object]]:  # type: ignore[type-var]
    table = driver.top
    assert isinstance(table, HouseTable) and isinstance(table.attendant, Watching)
    return table, table.attendant


def test_a_night_in_play_is_watched_from_its_menu_and_stays_as_it_is(tmp_path: Path) -> None:
    with visiting(tmp_path, seed=3, drawn=True) as (driver, table):
        begin(driver, table)
        play(table, 45)
        table.show_moment()
        driver.frames(3)
        before, past = table.session.hash(), len(table.session.past)
        driver.click("button:menu")
        driver.click("button:watch")
        shown, show = watched(driver)
        assert isinstance(show.reel, HouseReel) and show.watched.recording.last == past
        labels = [one.label for one in shown.things() if one.role == "mark"]
        assert len(labels) > 4 and not [one for one in labels if "mansions." in one]
        driver.key(pygame.K_END)
        assert shown.session.hash() == before
        assert [one.at for one in shown.context.view.people] == [one.at for one in table.session.view().people]
        driver.key(pygame.K_LEFT)
        assert show.watched.at == past - 1
        for name in ("journal", "log"):
            driver.click(f"button:{name}") if any(t.id == f"button:{name}" for t in shown.things()) else None
        driver.key(pygame.K_ESCAPE)
        assert driver.top is table and table.session.hash() == before


def test_a_watched_night_is_played_on_from_any_step(tmp_path: Path) -> None:
    with visiting(tmp_path, seed=3) as (driver, table):
        play(table, 30)
        journal = table.run.journal
        assert journal is not None
        driver.app.go("menu")
        assert replays.watch_save(driver.app, journal.path, 12)
        driver.frames(2)
        shown, _ = watched(driver)
        stood = shown.session.hash()
        driver.click("replay:play-on")
        driver.frames(3)
        again = driver.front(HouseTable)
        assert not isinstance(again.attendant, Watching) and again.session.hash() == stood


def test_it_plays_by_itself_and_stops_at_the_end(tmp_path: Path) -> None:
    with visiting(tmp_path, seed=3, speed=2) as (driver, table):
        play(table, 4)
        table.show_moment()
        replays.watch_run(driver.app, table.run)
        _, show = watched(driver)
        for _ in range(3000):
            driver.app.frame(shown=False, dt=48.0)
            if not show.runs:
                break
        assert show.watched.ended and not show.runs
