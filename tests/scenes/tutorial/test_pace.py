"""A newcomer is through all lessons in a quarter of an hour, and through each of them in two minutes."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from game.bigbook.lessons import lessons
from scenes.bigbook.tutorial.lesson import begin
from scenes.table.lessons.lesson import GuidedLesson
from tests.scenes.driver import Driver, attended_by, driving

WORDS_A_MINUTE = 200
SECONDS_AN_ACT = 3.0
"""How long a newcomer looks for what to press next, and presses it."""


@pytest.fixture(scope="module")
def seconds(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, float]]:
    """How long every lesson takes: its notes are read, and everything the example wants is pressed."""
    with driving(tmp_path_factory.mktemp("pace")) as driver:
        with driver.sparing(10):
            found = {one.id: _seconds(driver, one.id) for one in lessons()}
        yield found


def _seconds(driver: Driver, name: str) -> float:
    driver.app.replace(scene := attended_by(GuidedLesson, begin(driver.app, name)))
    read, words, acts = "", 0, 0
    while True:
        driver.frames(2)
        said = driver.thing("note").label
        if said != read:
            read, words = said, words + len(said.split())
        if scene.attendant.guide.done:
            return words / WORDS_A_MINUTE * 60 + (acts + 1) * SECONDS_AN_ACT  # the last act leads to the next lesson
        wanted = attended_by(GuidedLesson, driver.top).attendant.help_target()
        assert wanted is not None and wanted != "button:rewind" and acts < 60, (name, scene.attendant.guide.index)
        driver.click(wanted)
        acts += 1


def test_no_lesson_takes_more_than_two_minutes(seconds: dict[str, float]) -> None:
    assert {name: round(time) for name, time in seconds.items() if time > 120} == {}


def test_all_of_them_take_a_quarter_of_an_hour_at_most(seconds: dict[str, float]) -> None:
    assert sum(seconds.values()) <= 15 * 60, seconds


def test_the_minutes_in_the_list_are_true(seconds: dict[str, float]) -> None:
    told = {one.id: one.minutes * 60 for one in lessons()}
    assert {name: round(time) for name, time in seconds.items() if not told[name] - 75 < time < told[name] + 30} == {}


def test_there_are_about_ten() -> None:
    assert 8 <= len(lessons()) <= 11
