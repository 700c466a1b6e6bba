"""What F1 shows: what it is for, a tick on what can be used, a reason on the rest; any press puts it away."""

from __future__ import annotations

from itertools import product
from pathlib import Path
from typing import Any

import pygame
import pytest
from pygame import Rect

from scenes.bigbook.table.overlays import router
from scenes.bigbook.table.scene import TableScene
from scenes.kit import fit as kit_fit
from scenes.kit.text import layout as lay_out
from scenes.shell.profile import TEXT_SCALES
from scenes.table.overlays import why_marks
from tests.lengths import alike, soak
from tests.scenes.at_table import at
from tests.scenes.driver import driving
from tests.scenes.table.positions import DESK, PRICE
from tests.typed import now

LANGS = ("en", "es", "it", "pt")
ROOMS = [*product(((1280, 720), (1920, 1080)), TEXT_SCALES)]
TIGHT = ((1280, 720), TEXT_SCALES[-1])


@alike(4)
@pytest.mark.parametrize("lang", LANGS)
def test_it_says_at_once_what_it_is(tmp_path: Path, lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    said: list[str] = []
    real = kit_fit.fit

    def hear(text: str, *args: Any, **kwargs: Any) -> object:
        said.append(text)
        return real(text, *args, **kwargs)

    with driving(tmp_path, drawn=True, lang=lang, tutorial="curses") as driver:
        driver.frames(2)
        top = driver.top
        assert isinstance(top, TableScene)
        monkeypatch.setattr(why_marks, "fit", hear)
        driver.key(pygame.K_F1)
        assert top.state.why and top.words.t("tips.why_open") in said
        for size, scale in soak((TIGHT, *ROOMS[LANGS.index(lang) * 2 :: 8]), ROOMS):
            driver.app.canvas.resize(size)
            driver.app.set("text_scale", scale)
            kit_fit.overflows.clear()
            driver.top.relayout()
            driver.frames(1)
            assert not [one for one in kit_fit.overflows if one.where == "why.open"], (size, scale)


def test_a_friends_seat_does_not_hide_what_is_marked(tmp_path: Path) -> None:
    """Marks of the cards below would lie on the friend's."""
    with driving(tmp_path, players=2, seed=8) as driver:
        top = driver.top
        assert isinstance(top, TableScene)
        driver.key(pygame.K_1, mod=pygame.KMOD_CTRL)
        friend = next(seat for seat in top.render.model.seats if seat != top.render.desk)
        if top.overlays.seat.seat is None:
            driver.key(pygame.K_2, mod=pygame.KMOD_CTRL)
        assert top.overlays.seat.seat == friend
        driver.key(pygame.K_F1)
        assert top.state.why and top.overlays.seat.seat is None


def test_any_press_closes_it_and_does_nothing_else(tmp_path: Path) -> None:
    with driving(tmp_path, tutorial="curses") as driver:
        driver.frames(2)
        top = driver.top
        assert isinstance(top, TableScene)
        driver.click("button:why")
        assert now(top.state.why)
        empty = Rect(top.render.layout.areas["piles"]).center
        driver.click_at(empty)
        assert not top.state.why and not top.session.past


def test_a_press_on_a_card_or_the_open_page_closes_it_and_does_nothing_else(tmp_path: Path) -> None:
    """It says that any press closes it; a press on the page opened the book large as well."""
    with at(tmp_path, DESK) as (driver, table):
        driver.frames(2)
        for name in ("card:p1:hand:1", "spell:p1:ice", "book"):
            driver.click("button:why")
            assert now(table.state.why)
            driver.click(name)
            assert not now(table.state.why) and driver.top is table, name
            assert table.state.plan is None and table.state.held is None and table.overlays.reading is None, name


def test_while_something_is_to_be_chosen_it_says_what_can_be_chosen(tmp_path: Path) -> None:
    with at(tmp_path, PRICE) as (driver, table):
        driver.frames(2)
        driver.key(pygame.K_F1)
        assert table.state.why and "What can you choose now?" in router.headline(table.context)


TOKENS = """
id: tokens-on-curses
rules: [BB-CUR.8]
given:
  turn: 1
  active: p1
  players:
    p1: {magician: firebrand, hand: [fire1, air1, fire2, air1, air1, water2], deck: [earth1, earth2, air1]}
    p2: {magician: stoker, hand: [fire3, fire1, water1], deck: [water1, water1, air1]}
  curses: {2: [{w5: {tokens: {fire: 1}}}], 3: [{a2: {tokens: {earth: 1, fire: 1}}}], 4: [f4]}
  madness: 20
play:
  - expect: {active: p1}
"""


def test_all_of_a_price_is_told_where_a_token_of_another_element_lies_on_a_curse(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """BB-CUR.8: the marks on the table, the line of a press that is refused, the words for ears, the coach."""
    said: list[str] = []
    real = lay_out

    def hear(text: str, *args: Any, **kwargs: Any) -> object:
        said.append(text)
        return real(text, *args, **kwargs)

    with at(tmp_path, TOKENS, painted=True) as (driver, table):
        driver.frames(5)
        gap = "\u00a0"
        laid = {name: table.render.model.curse(name) for name in ("w5", "a2", "f4")}
        price = {name: curse.price for name, curse in laid.items() if curse is not None}
        assert price["w5"] == (("water", 4), ("fire", 1)) and price["a2"] == (("air", 4), ("earth", 1), ("fire", 1))
        reason = table.listing().reasons["curse:w5"]
        line = table.context.why(reason, "curse:w5")
        assert line.startswith(f"It costs 4{gap}[water] and 1{gap}[fire]. Needs 4 Water; you have 2"), line
        alone = table.context.why(table.listing().reasons["curse:f4"], "curse:f4")
        assert alone == table.words.why(table.listing().reasons["curse:f4"]), "of one element the sentence tells all"
        driver.click("curse:w5")
        assert driver.app.notice.text == line
        monkeypatch.setattr(why_marks, "lay_out", hear)
        driver.key(pygame.K_F1)
        driver.frames(2)
        assert f"2/4{gap}[water] 1/1{gap}[fire]" in said
        assert f"3/4{gap}[air] 0/1{gap}[earth] 1/1{gap}[fire]" in said
        assert f"3/4{gap}[fire]" in said
