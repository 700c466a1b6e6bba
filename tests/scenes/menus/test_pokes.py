"""The cat, the candles and the book of the first page answer whoever pokes them."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from scenes.kit.focus import ring_rect
from scenes.menus.main_menu import MenuScene
from tests.scenes.driver import driving, painting


@pytest.mark.parametrize("name", ["cat", "book", "candle"])
def test_each_says_its_lines_in_turn_and_leads_nowhere(tmp_path: Path, name: str) -> None:
    with driving(tmp_path) as d:
        said = []
        for _ in range(4):
            d.click(f"room:{name}")
            said.append(d.app.notice.text)
            assert d.top.name == "menu"
        assert len(set(said[:3])) == 3 and said[3] == said[0]


def test_a_candle_goes_out_for_a_while_and_the_book_opens_its_eye(tmp_path: Path) -> None:
    with painting(tmp_path, speed=2) as d:
        d.frames(60)
        menu = d.front(MenuScene)
        burning = len(menu.room.sprites())
        d.click("room:candle-3")
        assert len(menu.room.sprites()) == burning - 1
        d.frames(240)
        assert len(menu.room.sprites()) == burning, "it has come in again"
        d.click("room:book")
        assert menu.pokes.looks > 0
        d.frames(140)
        assert menu.pokes.looks == 0


def test_they_can_be_reached_by_keys_and_stand_after_everything_that_leads_on(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        names = [thing.id for thing in d.top.things()]
        assert names[-7:] == ["room:cat", "room:book", *("room:candle" + end for end in ("", "-2", "-3", "-4", "-5"))]
        d.top.focus.set("room:cat")
        d.key(pygame.K_RETURN)
        assert d.app.notice.text == d.app.t("bigbook.edition.pokes.cat.line_1")


def test_where_the_room_is_not_seen_nothing_can_be_poked(tmp_path: Path) -> None:
    with driving(tmp_path, window=(1280, 720)) as d:
        d.app.set("text_scale", 2.0)
        assert not [thing.id for thing in d.top.things() if thing.id.startswith("room:")]


def test_where_the_book_is_not_seen_its_eye_is_not_either(tmp_path: Path) -> None:
    """In a column it was drawn over the name of the game."""
    with painting(tmp_path, window=(1280, 720), reduced_motion=True) as d:
        d.app.set("text_scale", 2.0)
        d.frames(40)
        menu, window = d.front(MenuScene), pygame.display.get_surface()
        assert window is not None
        menu.focus.set("button:new-game")
        seen = []
        for visible in (False, True):
            menu.focus.visible = visible
            d.app.window.view = 0, 0
            menu.redraw()
            d.app.screen.draw(d.app.stack, d.app.theme)
            seen.append(window.copy())
        ring = ring_rect(d.thing("button:new-game").rect)
        for one in seen:
            one.fill((0, 0, 0), ring)
        assert seen[0].get_buffer().raw == seen[1].get_buffer().raw, "nothing but the ring has come"
