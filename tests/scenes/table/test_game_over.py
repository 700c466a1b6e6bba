"""A game that is over goes from its last picture straight to the end page: no coach speaks, and nothing glows."""

from __future__ import annotations

from pathlib import Path

import pytest
from pygame import Surface

from scenes.bigbook.end.scene import EndScene
from scenes.bigbook.end.view import Pens, painting
from scenes.bigbook.table.animation.timings import (
    DROPPED,
    DROPS,
    HEAVES,
    MOTIONS,
    RATTLED,
    RATTLES,
    SEALED,
    STANDS,
    WARMS,
)
from scenes.kit.assets import Art
from scenes.shell import screens
from tests.scenes.at_table import STEP, table, until_live, wait
from tests.scenes.driver import drawings

LAST = """id: last-turn
rules: [BB-END.2]
given:
  turn: 30
  active: p1
  players:
    p1: {{hand: [fire1, fire1, earth1, air1, water1, water1], deck: [air1, air1], discard: []}}
    p2: {{hand: [earth1, fire1], deck: [water1, water1]}}
  curses: {curses}
play:
  - expect: {{active: p1}}
"""


@pytest.mark.parametrize("speed", [2, 4])
@pytest.mark.parametrize(("curses", "ends"), [("{}", "game_won"), ("{5: [w4]}", "game_lost")])
def test_a_game_goes_from_its_last_picture_straight_to_the_end_page(
    tmp_path: Path, curses: str, ends: str, speed: int
) -> None:
    with table(tmp_path, LAST.format(curses=curses), speed=speed) as (driver, scene):
        until_live(scene)
        wait(scene, 2500)
        assert scene.lights().lit and scene.attendant.things([]), "before that things glow, and the coach speaks"
        scene.session.act("end")
        scene.play(scene.session.events)
        frames = told = 0
        while driver.top is scene and frames < 2000:
            driver.app.frame(dt=STEP, shown=False)
            frames += 1
            now = scene.director.now
            told += now is not None and now.type == ends
            assert not told or driver.top is not scene or scene.director.busy, "the table comes back"
            assert not scene.lights().lit
            assert not told or not scene.attendant.things([]), "the coach speaks of a game that is over"
        assert told > 10 and isinstance(driver.top, EndScene)


def test_the_last_picture_of_a_victory_is_held_no_longer_than_it_acts() -> None:
    sealed = MOTIONS["game_won"].ms * (1 - SEALED) + STANDS
    still = sealed - (DROPS + DROPPED + WARMS)
    assert 300 < still < 600, "it rattles, is lifted, falls and grows warm, and is looked at then"
    assert RATTLES < 600 and RATTLES + RATTLED <= HEAVES < DROPS, "it is soon shaken once more, then it gives up"


@pytest.mark.parametrize(("curses", "mood"), [("{}", "triumphant"), ("{5: [w4]}", "mad")])
def test_the_faces_of_the_end_page_are_there_before_it_comes(tmp_path: Path, curses: str, mood: str) -> None:
    """They are asked for as soon as the last events begin to be shown, as large as the end page wants them."""
    art = Art(read=drawings())
    with table(tmp_path, LAST.format(curses=curses), speed=2, art=art, painted=True) as (driver, scene):
        until_live(scene)
        scene.session.act("end")
        scene.play(scene.session.events)
        assert driver.top is scene
        names = [f"{one.magician}_{mood}" for one in scene.run.setup.people]
        while art.waiting or any(art.coming("magicians", name) for name in names):
            art.pump(64)
        driver.app.replace(screens.of("bigbook").end(driver.app, scene.run, None))
        page = driver.top
        assert isinstance(page, EndScene)
        asked = art.misses
        page.layout()
        paper = Surface(driver.app.size)
        for cell, one, seat in zip(page.places.people, page.ending.setup.people, ("p1", "p2"), strict=True):
            painting(Pens(driver.app, paper, page.won), cell, one, seat, "", page.ending.tally)
            assert not art.coming("magicians", f"{one.magician}_{mood}"), "it has been asked for only now"
        assert art.misses == asked, "nothing is missing"
