"""The morning after: what a night has come to is told, kept, looked at again, and played once more."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from pygame import Rect

from game.mansions.ai.party import Party
from game.mansions.play.achievements import achievements
from scenes.kit.fit import overflows
from scenes.mansions.chronicle.scene import NightsScene
from scenes.mansions.end.scene import HouseEnd
from scenes.mansions.table.scene import HouseTable
from scenes.menus.main_menu import MenuScene
from scenes.shell import games
from scenes.shell.saves import save_index
from tests.scenes.driver import Driver
from tests.scenes.mansions.at_house import visiting

ENOUGH = 200
"""Frames in which the Keeper has written its diary."""


@contextmanager
def morning(folder: Path, *, seed: int = 3, **wanted: Any) -> Iterator[tuple[Driver, HouseEnd]]:
    """A night that the stand-in party has played to its end."""
    with visiting(folder, seed=seed, **wanted) as (driver, table):
        over(driver, table, seed)
        yield driver, driver.front(HouseEnd)


def over(driver: Driver, table: HouseTable, seed: int) -> None:
    """Play on to the end, and show it."""
    policy, session = Party(seed), table.session
    while not session.over:
        session.apply(policy.answer(session.game, session.state))
    games.finish(driver.app, table.run)
    for _ in range(ENOUGH):
        if driver.front(HouseEnd)._writing is None:
            break
        driver.frames(1)


def test_the_morning_tells_who_has_won_why_and_what_it_was_all_about(tmp_path: Path) -> None:
    with morning(tmp_path) as (driver, end):
        state = end.run.session.state
        said = {one.key: one.words for one in end.passages()}
        assert end.heading() == driver.app.t(f"mansions.log.game_ended.{state.result}")
        assert said["why"] and end.told.say(f"story.truths.{end._objective.id}") in said["truth"]
        assert end.told.objective_name(end._objective) in said["told"]
        assert driver.app.t("mansions.diary.title") and said["diary"]


def test_the_slider_leafs_through_the_rounds_and_the_morning_turns_secrets_up(tmp_path: Path) -> None:
    with morning(tmp_path) as (driver, end):
        assert "secrets" in [thing.id for thing in end.things()]
        whole = driver.thing("way:i1").label
        slider = end.widget("slider:round")
        assert slider is not None
        end.focus.set("slider:round")
        driver.click("slider:round")
        assert end.at < len(end.rounds)
        assert "secrets" not in [thing.id for thing in end.things()]
        assert driver.thing("way:i1").label != whole
        assert (
            driver.app.t("mansions.table.ribbon.round", n=end.rounds[end.at].number)
            in driver.thing("slider:round").label
        )
        for card, room in end.secrets.clues.items():
            told = driver.app.t("mansions.end.lay", card=end.told.clue_name(card), room=end.words.names.room(room))
            assert told in end.turned_up()


def test_the_same_luck_deals_the_same_night_and_other_faces_do_not(tmp_path: Path) -> None:
    with morning(tmp_path) as (driver, end):
        was = end.run.setup
        driver.click("button:same-luck")
        again = driver.front(HouseTable)
        assert again.run.setup.seed == was.seed and again.run.setup.options == was.options
    with morning(tmp_path / "faces") as (driver, end):
        driver.click("button:other-faces")
        again = driver.front(HouseTable)
        assert again.run.setup.names == was.names and again.run.setup.story == was.story


def test_a_night_is_kept_once_with_what_it_has_earned(tmp_path: Path) -> None:
    with morning(tmp_path) as (driver, end):
        assert end.fresh and end.fresh[0] == "first_evening"
        assert f"seal:{end.fresh[0]}" in [thing.id for thing in end.things()]
        left = next(one for one in save_index.everything(driver.app.data) if one.over)
        assert games.look_back(driver.app, left.path)
        again = driver.front(HouseEnd)
        driver.frames(30)
        assert again.fresh == () and again.rounds == end.rounds and again.entries
        driver.click("button:chronicle")
        book = driver.front(NightsScene)
        assert len(book.nights) == 1


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_the_chronicle_tells_of_every_night_on_pages_that_hold_their_words(tmp_path: Path, lang: str) -> None:
    with morning(tmp_path, lang=lang) as (driver, _):
        overflows.clear()
        driver.click("button:chronicle")
        book, told = driver.front(NightsScene), set[str]()
        for at in range(len(book.openings)):
            book.open_at(at)
            driver.frames(2)
            told |= {thing.id for thing in book.things()}
        assert {"told:players-2", "told:story-glass_tide", "told:game-0-0"} <= told
        assert {f"seal:{one.id}" for one in achievements()} <= told
        assert not overflows


def test_what_a_night_was_about_is_no_riddle_any_more(tmp_path: Path) -> None:
    """The page asked for objectives by the answer that leads to them, and every one stayed a riddle."""
    with morning(tmp_path) as (driver, end):
        about = end.told.objective_name(end._objective)
        unmet = driver.app.t("mansions.chronicle.unmet")
        driver.click("button:chronicle")
        book = driver.front(NightsScene)
        book.open_at([one.name for one in book.openings].index("objectives"))
        driver.frames(2)
        lines = {thing.id: thing.label for thing in book.things() if thing.id.startswith("told:glass_tide-")}
        assert len(lines) == 3 and sum(unmet in label for label in lines.values()) == 2
        assert [about in label for name, label in lines.items() if name.endswith(end._objective.id)] == [True]


def test_the_menu_leads_to_the_nights_once_one_has_ended(tmp_path: Path) -> None:
    with morning(tmp_path) as (driver, _):
        driver.click("button:main-menu")
        driver.front(MenuScene)
        driver.click("button:chronicle")
        assert isinstance(driver.top, NightsScene)


@pytest.mark.parametrize(("window", "lang"), [((1280, 720), "es"), ((1280, 720), "it"), ((1920, 1080), "pt")])
def test_everything_fits_on_the_page(tmp_path: Path, window: tuple[int, int], lang: str) -> None:
    with morning(tmp_path, lang=lang, window=window, players=4, seed=5) as (driver, end):
        overflows.clear()
        end.relayout()
        driver.frames(3)
        inside = Rect(0, 0, *window)
        assert not overflows and all(inside.contains(one.rect) for one in end.things())


def test_large_letters_make_a_page_of_it(tmp_path: Path) -> None:
    with morning(tmp_path, lang="it") as (driver, end):
        overflows.clear()
        driver.app.set("text_scale", 2.0)
        driver.frames(3)
        assert end.page_height > 720 and not overflows
