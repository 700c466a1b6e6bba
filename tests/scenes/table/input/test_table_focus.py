"""Focus at the table: it starts where somebody most likely acts, follows who acts, and walks zone by zone."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.bigbook.table.scene import TableScene
from scenes.kit.thing import by_id
from tests.lengths import soak, soaks
from tests.scenes.at_table import at, card, drag
from tests.scenes.driver import Driver, painting
from tests.scenes.table.players import Mouse
from tests.scenes.table.positions import DESK


def table_of(driver: Driver) -> TableScene:
    assert isinstance(driver.top, TableScene)
    return driver.top


def settle(driver: Driver) -> None:
    for _ in range(2000):
        if driver.top.settled:
            return
        table = driver.top
        if isinstance(table, TableScene) and table.director.busy:
            table.director.hurry()
        driver.frames()


def test_a_new_game_starts_at_the_likeliest_thing_whatever_the_speed(tmp_path: Path) -> None:
    for speed in (0, 2):
        with painting(tmp_path / str(speed), players=2, seed=3, speed=speed) as driver:
            settle(driver)
            table = table_of(driver)
            assert table.focus.current == table.default_focus()
            assert not str(table.focus.current).startswith("button:language")


@soaks
def test_the_focus_goes_to_the_desk_of_who_acts_next(tmp_path: Path) -> None:
    with painting(tmp_path, players=3, seed=8) as driver:
        person, handed = Mouse(driver, 8), 0
        before = table_of(driver).render.desk
        for _ in range(soak(90, 160)):
            table = person.table
            if table is None:
                break
            if table.render.desk != before:
                assert table.focus.current == table.default_focus()
                before, handed = table.render.desk, handed + 1
            person.give(person.pick(table))
        assert handed > soak(2, 4)


def test_ctrl_tab_visits_every_zone_and_tab_every_thing_and_arrows_go_from_seat_to_seat(tmp_path: Path) -> None:
    with painting(tmp_path, players=5, seed=6) as driver:
        table = table_of(driver)
        zones = list(dict.fromkeys(thing.zone for thing in table.things()))
        seen = []
        for _ in zones:
            driver.key(pygame.K_TAB, pygame.KMOD_CTRL)
            here = table.focus.thing(table.things())
            assert here is not None
            seen.append(here.zone)
        assert sorted(seen) == sorted(zones), "Ctrl+Tab visits every zone once"
        table.focus.set("seat:p1")
        visited = []
        for _ in range(5):
            driver.key(pygame.K_RIGHT)
            visited.append(table.focus.current or "")
        assert sorted(visited) == [f"seat:p{n}" for n in range(1, 6)], "from seat to seat, and round"
        driver.key(pygame.K_DOWN)
        inside = table.focus.thing(table.things())
        assert inside is not None and inside.zone == "seats" and inside.id.endswith(":p1") and inside.enabled
        driver.key(pygame.K_UP)
        assert table.focus.current == "seat:p1"
        listed = [thing.id for thing in table.things()]
        table.focus.set(listed[-1])
        every = []
        for _ in listed:
            driver.key(pygame.K_TAB)
            every.append(table.focus.current)
        assert every == listed, "Tab visits every thing in the order of the list"


def test_after_a_drag_that_was_taken_back_the_focus_is_where_it_was(tmp_path: Path) -> None:
    with at(tmp_path, DESK) as (d, table):
        table.focus.set("spell:p1:growth")
        drag(d, card(table, "p1", "hand", "water2"), "spell:p1:ice")
        assert table.focus.current == "button:confirm"
        d.key(pygame.K_ESCAPE)
        here = by_id(table.things(), table.focus.current or "")
        assert table.state.plan is None and here is not None and here.id == "spell:p1:growth"


def test_a_closed_note_gives_the_focus_back(tmp_path: Path) -> None:
    with at(tmp_path, DESK) as (d, table):
        table.focus.set("card:p1:hand:2")
        d.click("button:coach-got-it")
        assert by_id(table.things(), "button:coach-got-it") is None
        assert table.focus.current == "card:p1:hand:2"


def test_the_open_page_changes_its_letters_at_once(tmp_path: Path) -> None:
    with at(tmp_path, DESK, painted=True) as (d, table):
        box = table.render.layout.areas["book"]
        area = pygame.Rect(box)

        def page() -> bytes:
            d.frames(2)
            surface = d.app.window.surface
            assert surface is not None
            return pygame.image.tobytes(surface.subsurface(area), "RGB")

        d.app.set("face", "plain")
        plain = page()
        d.app.set("face", "book")
        assert page() != plain
        d.app.set("face", "plain")
        assert page() == plain
