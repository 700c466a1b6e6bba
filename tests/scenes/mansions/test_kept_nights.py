"""Nights among the saved games: each with its story, its room, its people; handed on as a file and taken in again."""

from __future__ import annotations

from pathlib import Path

from scenes.mansions.table.scene import HouseTable
from scenes.shell import games
from scenes.shell.saves import archive, save_index
from scenes.shell.saves.save_index import SaveEntry
from tests.scenes.driver import Driver
from tests.scenes.mansions.at_house import begin, near, visiting


def kept(driver: Driver) -> SaveEntry:
    found = [one for one in save_index.everything(driver.app.data) if not one.mark]
    assert len(found) == 1
    return found[0]


def test_a_kept_night_is_told_by_a_true_line_with_picture_and_faces(tmp_path: Path) -> None:
    with visiting(tmp_path, players=3, drawn=True) as (driver, table):
        begin(driver, table)
        driver.click(near(table))
        one = kept(driver)
        assert one.game == "mansions" and not one.over and one.round == table.session.state.round
        assert [driver.app.t(key) for key in one.kinds] == [driver.app.t("mansions.stories.glass_tide.story.name")]
        people = [who.who for who in table.run.setup.people]
        assert [who.portrait for who in one.sitters] == people and all(who.colour and who.emblem for who in one.sitters)
        assert one.sight is not None and driver.app.art.path(one.sight.kind, one.sight.picture) is not None
        driver.app.go("menu")
        driver.click("button:load")
        labels = [thing.label for thing in driver.top.things()]
        assert any(games.where_of(driver.app, one) in label for label in labels), labels


def test_a_night_is_bookmarked_handed_on_taken_in_and_gone_on_with(tmp_path: Path) -> None:
    with visiting(tmp_path / "hers") as (driver, table):
        begin(driver, table)
        driver.click(near(table))
        games.bookmark(driver.app, table.run)
        assert any(one.mark for one in save_index.everything(driver.app.data))
        left, given = table.session.hash(), tmp_path / "night.zip"
        archive.hand_on(kept(driver), given)
    with visiting(tmp_path / "his", seed=9) as (driver, _):
        taken = archive.take_in(driver.app.data, given)
        assert taken.new
        assert games.load(driver.app, taken.path)
        assert driver.front(HouseTable).session.hash() == left
