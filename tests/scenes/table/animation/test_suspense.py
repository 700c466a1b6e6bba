"""Before a page is judged everybody comes with the last step of the marker, and its monster knows what is coming."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.core.engine.event import Event
from scenes.bigbook.table.animation.book.judgment_buildup import Dusk
from scenes.bigbook.table.animation.fullscreen_effects import RIBBON_MS
from scenes.bigbook.table.animation.magicians.hero_portraits import Gathering
from scenes.bigbook.table.animation.timings import MOTIONS, SUSPENSE, pause_before_next
from scenes.bigbook.table.scene import TableScene
from scenes.table.motion.effects import Banner
from tests.scenes.at_table import STEP, table, until_live, wait
from tests.scenes.table.flying import alive
from tests.scenes.table.positions import BONUS_BEGAN, FAILURE, quarrel
from tests.typed import now

LAST_STEP = Event("marker_moved", {"to": 0})


def watching(scene: TableScene) -> Gathering | None:
    """Everybody who stands before the book."""
    found = (one.effect for one in scene.aftermath.running if isinstance(one.effect, Gathering))
    return next(found, None)


def test_everybody_has_come_when_a_failure_is_read_is_looked_at_in_turn_and_runs_home(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        alive(driver, scene)
        scene.director.play([LAST_STEP, *FAILURE], lambda: None)
        wait(scene, 300)
        assert scene.set_pieces.monster.act is not None and scene.set_pieces.monster.act.name == "lurks"
        assert any(isinstance(one, Dusk) for one in scene.director.effects), "the light draws in"
        wait(scene, MOTIONS["marker_moved"].ms)
        seen = watching(scene)
        assert seen is not None and scene.set_pieces.climax.up > 0, "they stand there when the sheet rises"
        order: list[str] = []
        while scene.set_pieces.climax.sheet is not None:
            scene.update(STEP)
            order += sorted(seen.scared - set(order))
        assert order == ["p1", "p2"], "one after the other shrinks from its eyes"
        driver.frames(2)
        wait(scene, SUSPENSE.flee + SUSPENSE.apart * 3)
        driver.frames(1)
        assert seen.home, "they are in their seats"
        until_live(scene)


def test_who_watches_a_page_that_is_won_gets_its_bonus_and_no_time_is_longer(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        alive(driver, scene)
        scene.director.play([LAST_STEP, BONUS_BEGAN], lambda: None)
        wait(scene, 300)
        seen = watching(scene)
        assert scene.set_pieces.monster.act is not None and scene.set_pieces.monster.act.name == "dreads"
        assert seen is not None and seen.seen() == 1.0
        wait(scene, pause_before_next("marker_moved", "bonus_began", 1, reduced=False) - 300 + STEP)
        assert scene.director.now == BONUS_BEGAN, "nothing is waited for"
        wait(scene, 2400)
        assert watching(scene) is seen and seen.glad == {"p1", "p2"}
        driver.app.frame(dt=STEP)
        assert not now(seen.leaves)
        scene.set_pieces.climax.leave()
        for _ in range(6):
            driver.app.frame(dt=STEP)
        assert seen.leaves and set(seen.gifts) == {"p1", "p2"}, "as the sheet goes they take home what is theirs"
        wait(scene, SUSPENSE.flee + SUSPENSE.apart * 3)
        assert seen.seen() == 1.0, "nobody fades"
        driver.frames(1)
        assert seen.home or watching(scene) is None


def test_the_marker_sets_out_while_the_ribbon_of_the_turn_still_stands(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        alive(driver, scene)
        turn, phase = Event("turn_began", {"seat": "p1", "turn": 2}), Event("phase_began", {"phase": "concentration"})
        scene.director.play([turn, phase, LAST_STEP, BONUS_BEGAN], lambda: None)
        assert scene.set_pieces.scenery.ribbon.ms == RIBBON_MS, "it tells whose turn it is, and nothing else"
        wait(scene, RIBBON_MS - MOTIONS["marker_moved"].ms + 2 * STEP)
        assert scene.director.now == LAST_STEP
        assert any(isinstance(one, Banner) and one.stands for one in scene.director.effects)
        wait(scene, MOTIONS["marker_moved"].ms)
        assert scene.director.now == BONUS_BEGAN, "the page is judged when the ribbon goes"


@pytest.mark.parametrize(("speed", "reduced"), [(4, False), (2, True)])
def test_nobody_comes_where_nothing_is_held_up_or_moves(tmp_path: Path, speed: int, *, reduced: bool) -> None:
    with table(tmp_path, quarrel(), speed=speed, reduced_motion=reduced, painted=True) as (driver, scene):
        until_live(scene)
        driver.frames(4)
        scene.director.play([LAST_STEP, BONUS_BEGAN], lambda: None)
        wait(scene, 100)
        assert watching(scene) is None
        assert reduced or scene.set_pieces.monster.act is None or scene.set_pieces.monster.act.name == "dreads"
        until_live(scene)


def test_a_monster_whose_page_is_not_judged_after_all_stands_as_before(tmp_path: Path) -> None:
    with table(tmp_path, quarrel(), painted=True) as (driver, scene):
        alive(driver, scene)
        scene.set_pieces.monster.suspects(fails=True)
        wait(scene, 900)
        assert scene.set_pieces.monster.act is not None
        scene.settle_view()
        assert scene.set_pieces.monster.act is None
