"""Events played at any speed, hurried or under reduced motion, end in the same picture: what the engine has."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from scenes.bigbook.table.animation.timings import LEADS, MOTIONS, duration, pause_before_next
from scenes.bigbook.table.model.table_view import differences
from scenes.bigbook.table.scene import TableScene
from tests.lengths import alike, soak
from tests.scenes.driver import Driver, driving
from tests.scenes.table.players import Mouse


def play_out(driver: Driver, table: TableScene, hurry: Callable[[int], bool]) -> int:
    """Let time pass until the table is settled; gives the number of frames."""
    for frame in range(4000):
        if table.settled or driver.top is not table:
            return frame
        table.update(40.0)
        table.paint(driver.app.canvas) if frame % 7 == 0 else None
        if hurry(frame):
            driver.key(pygame.K_SPACE)
    raise AssertionError("the table never comes to rest")


def at_rest(table: TableScene) -> None:
    assert not table.director.effects
    staging = table.staging
    assert not (staging.hidden or staging.slides or staging.turns or staging.hidden_curses or staging.hidden_spells)
    assert staging.hop is None
    assert not differences(table.render.model, table.session.view())


@alike(3)
@pytest.mark.parametrize(("speed", "reduced", "hurried"), [(2, False, False), (4, False, True), (1, True, False)])
def test_every_sequence_comes_to_rest_on_the_truth(tmp_path: Path, speed: int, reduced: bool, hurried: bool) -> None:
    with driving(tmp_path, players=3, seed=speed, speed=speed, reduced_motion=reduced, drawn=True) as driver:
        person = Mouse(driver, speed)
        frames = 0
        for _ in range(soak(16, 90)):
            table = person.table
            if table is None:
                break
            frames += play_out(driver, table, lambda frame: hurried and frame == 3)
            if driver.top is not table:
                break
            at_rest(table)
            person.give(person.pick(table))
        assert frames > 100


def test_space_never_answers(tmp_path: Path) -> None:
    with driving(tmp_path, players=2, seed=8) as driver:
        table = driver.top
        assert isinstance(table, TableScene)
        for thing in [one.id for one in table.things() if one.enabled]:
            before = table.session.hash(), table.state.progress()
            table.focus.set(thing)
            driver.key(pygame.K_SPACE)
            assert (table.session.hash(), table.state.progress()) == before


@pytest.mark.parametrize("event", sorted(MOTIONS))
def test_waits_are_bounded(event: str) -> None:
    whole = duration(event, False)
    assert duration(event, True) <= max(whole, MOTIONS[event].reduced)
    for run in (1, 5, 30):
        wait = pause_before_next(event, event, run, False)
        assert 0 < wait <= whole
        if MOTIONS[event].stagger:
            assert wait * run <= max(MOTIONS[event].cap, run) + whole
    assert pause_before_next(event, None, 1, False) == (MOTIONS[event].lead or whole)


@pytest.mark.parametrize(("event", "following"), sorted(LEADS))
def test_nobody_waits_before_a_bare_track(event: str, following: str) -> None:
    whole = duration(event, False)
    assert 0 < pause_before_next(event, following, 1, False) < whole, "the next comes while this one comes to rest"
    assert pause_before_next(event, following, 1, True) == duration(event, True), (
        "nothing moves that could be waited for"
    )
