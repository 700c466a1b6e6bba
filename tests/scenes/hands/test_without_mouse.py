"""Somebody without a mouse: the ring is seen on every screen they come to, and the way leads on from there."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.bigbook.table.scene import TableScene
from tests.scenes.driver import Driver, driving
from tests.typed import now

DOWN, UP, ENTER = pygame.K_DOWN, pygame.K_UP, pygame.K_RETURN


def to(driver: Driver, name: str, key: int) -> None:
    """Press an arrow until the ring is on a thing; six presses at most."""
    for _ in range(6):
        if driver.top.focus.visible and driver.top.focus.current == name:
            return
        driver.key(key)
    assert driver.top.focus.current == name and driver.top.focus.visible


def test_from_the_first_screen_to_the_table_the_ring_is_never_lost(tmp_path: Path) -> None:
    with driving(tmp_path, lang=None) as d:
        assert (d.top.name, d.top.focus.visible) == ("first-run", False)
        to(d, "button:start", DOWN)
        d.key(ENTER)
        assert (d.top.name, d.top.focus.current, d.top.focus.visible) == ("menu", "button:tutorial", True)
        to(d, "button:new-game", UP)
        d.key(ENTER)
        assert (d.top.name, d.top.focus.current, d.top.focus.visible) == ("setup", "button:start", True)
        d.key(ENTER)
        assert (d.top.name, d.top.focus.visible) == ("opening", True)
        d.key(ENTER)
        assert (d.top.name, d.top.focus.visible) == ("table", True)


def test_who_came_by_the_mouse_sees_no_ring_on_the_next_screen(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.key(DOWN)
        d.click("button:new-game")
        assert (d.top.name, d.top.focus.visible) == ("setup", False)


def test_below_the_last_button_of_the_set_up_begins_the_page_again(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.click("button:new-game")
        to(d, "button:main-menu", DOWN)
        d.key(DOWN)
        assert d.top.focus.current == d.top.things()[0].id
        d.key(UP)
        assert d.top.focus.current != "button:start"


def test_the_rulebook_opens_with_the_ring_on_its_chapter_and_ctrl_leaps_between_its_parts(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        to(d, "button:rulebook", DOWN)
        d.key(ENTER)
        assert (d.top.name, d.top.focus.current, d.top.focus.visible) == ("rulebook", "chapter:goal", True)
        d.key(DOWN)
        d.key(DOWN)
        d.key(ENTER)
        assert d.top.focus.current == "chapter:turn"
        zones = {thing.zone for thing in d.top.things()}
        seen = set()
        for _ in zones:
            d.key(DOWN, pygame.KMOD_LCTRL)
            seen.add(d.thing(d.top.focus.current or "").zone)
        assert seen == zones and len(zones) <= 6
        assert d.top.focus.current == "chapter:turn", "and each part remembers where one was"


def test_the_sheet_of_what_the_ring_is_on_does_not_lie_under_the_menu(tmp_path: Path) -> None:
    with driving(tmp_path, drawn=True, players=2, seed=4) as d:
        table = d.top
        assert isinstance(table, TableScene)
        curse = next(thing.id for thing in table.things() if thing.id.startswith("curse:"))
        table.focus.set(curse)
        d.key(pygame.K_LSHIFT)
        for _ in range(20):
            d.app.frame(dt=100.0)
        assert now(table.tooltip.box) is not None
        table.command("menu")
        d.app.frame()
        assert now(table.tooltip.box) is None
        d.key(pygame.K_ESCAPE)
        assert (d.top, table.focus.current) == (table, curse) and table.tooltip.box is not None
