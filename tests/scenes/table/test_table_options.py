"""What a table can be asked for: a wait between turns, the sums behind warnings, a pane that stays, dust."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pygame

from game.bigbook.play import threats
from scenes.bigbook.settings import settings_of
from scenes.bigbook.table.animation.ambience import BREATHS, SLEEPS_AFTER, STEP, Ambience
from scenes.bigbook.table.animation.timings import BREATH_AFTER, BREATH_EVERY
from scenes.bigbook.table.render import status_ribbon
from scenes.bigbook.table.scene import TableScene
from scenes.table.handover import RIBBON_IN
from tests.lengths import soak, soaks
from tests.scenes.driver import Driver, painting
from tests.scenes.table.players import Mouse


def table_of(driver: Driver) -> TableScene:
    assert isinstance(driver.top, TableScene)
    return driver.top


def shown(table: TableScene) -> str | None:
    return table.overlays.pane.shown


def test_the_ribbon_of_a_turn_waits_for_a_click_when_asked_to(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=3) as driver:
        table = table_of(driver)
        settings_of(driver.app).handover_wait = True
        begun = next(event for event in table.story.lines if event.type == "turn_began").events[0]
        table.handover.begin(begun)
        assert not table.handover.waiting, "nothing waits at instant speed"
        driver.app.prefs.live.speed = 2
        table.render.model.turn = 2
        table.director.now = begun
        table.handover.begin(begun)
        assert not table.handover.holds(1) and table.handover.holds(RIBBON_IN)
        driver.event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=0, unicode="", scancode=0)
        assert not table.handover.waiting and not table.handover.holds(RIBBON_IN)


@soaks
def test_every_danger_shows_its_sums_at_that_level_only(tmp_path: Path) -> None:
    seen = set()
    with painting(tmp_path, players=4, seed=6) as driver:
        person = Mouse(driver, 6)
        for _ in range(soak(100, 250)):
            table = person.table
            if table is None:
                break
            view = table.session.view()
            for one in threats.dangers(view):
                found = threats.sums(view, one)
                if found is None:
                    assert one.key in ("calm", "not_laid", "page_ahead")
                    continue
                seen.add(found.key)
                assert "[" not in table.words.t(f"prompts.sums.{found.key}", **found.args)
            person.give(person.pick(table))
    assert {"step", "curses"} <= seen
    with painting(tmp_path, players=2, seed=6) as driver:
        table, app = table_of(driver), driver.app
        place = pygame.Rect(status_ribbon.parts(table.render)["danger"]).center
        driver.event(pygame.MOUSEMOTION, pos=place, rel=(0, 0), buttons=(0, 0, 0))
        driver.frames(2)
        assert table.tooltip.text()
        settings_of(app).danger = "risks"
        driver.frames(2)
        assert not table.tooltip.text()


def test_large_text_keeps_the_pane_open(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=3) as driver:
        table = table_of(driver)
        spell = next(t for t in table.things() if t.id.startswith(f"spell:{table.render.desk}:"))
        point = partial(driver.event, pygame.MOUSEMOTION, rel=(0, 0), buttons=(0, 0, 0))
        point(pos=spell.rect.center)
        assert not shown(table)
        driver.app.set("text_scale", 1.5)
        point(pos=driver.thing(spell.id).rect.center)  # the table with large letters is laid out otherwise
        assert shown(table) == spell.id
        driver.event(pygame.MOUSEMOTION, pos=(1, 1), rel=(0, 0), buttons=(0, 0, 0))
        assert shown(table) == spell.id, "it stays when the pointer goes"


def test_dust_moves_slowly_and_settles(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=3) as driver:
        table = table_of(driver)
        dust = Ambience(table.context, lambda: False, lambda: None)
        assert not dust.update(STEP * 2), "never at instant speed"
        driver.app.prefs.live.speed = 2
        frames = sum(dust.update(10.0) for _ in range(100))
        assert 8 <= frames <= 11
        driver.app.theme.reduced_motion = True
        assert not any(dust.update(STEP * 2) for _ in range(5))
        driver.app.theme.reduced_motion = False
        dust.wake()
        dust.update(SLEEPS_AFTER)
        assert not any(dust.update(STEP * 2) for _ in range(8))
        dust.update(BREATH_AFTER + BREATH_EVERY - SLEEPS_AFTER - 8 * 2 * STEP)
        assert any(dust.update(STEP * 2) for _ in range(4)), "what may be played shimmers once in a while"
        dust.update(BREATHS * BREATH_EVERY)
        assert not any(dust.update(STEP * 2) for _ in range(60)), "then the table sleeps"
        dust.wake()
        assert any(dust.update(STEP * 2) for _ in range(2))


def test_less_drawing_detail_keeps_every_place_under_the_pointer(tmp_path: Path) -> None:
    with painting(tmp_path, players=2, seed=3, window=(2560, 1440)) as driver:
        table = table_of(driver)
        driver.app.set("render_scale", 50)
        assert driver.app.size == (1280, 720) and driver.app.window.size == (2560, 1440)
        spell = next(t for t in table.things() if t.enabled and t.role == "spell")
        driver.click(spell.id)
        assert table.state.plan is not None and table.state.plan.target == spell.id
        shown_now, surface = driver.app.canvas.size, driver.app.window.surface
        assert surface is not None and surface.get_size() == (2560, 1440) != shown_now
        button = driver.thing("button:cancel").rect.center
        assert surface.get_at((button[0] * 2, button[1] * 2)) != surface.get_at((0, 1439))
        driver.app.set("render_scale", 100)
        assert driver.app.size == (2560, 1440)
