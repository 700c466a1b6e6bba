"""In a lesson the hint is the lesson's own step, in a challenge the next act on a shortest way to its goal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.bigbook.lessons import lessons
from scenes.bigbook.table.overlays.hint import HintScene
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.tutorial.challenges import ChallengeAttendant
from scenes.bigbook.tutorial.lesson import GuidedLesson
from tests.scenes.driver import Driver, attended_by, driving


@pytest.fixture
def driver(tmp_path: Path) -> Iterator[Driver]:
    with driving(tmp_path, tutorial="") as made:
        yield made


def advice(driver: Driver) -> HintScene:
    """The hint's last word, as it is asked for by keys."""
    driver.key(pygame.K_h)
    hint = driver.front(HintScene)
    while not hint.at_end:
        driver.key(pygame.K_h)
    return hint


def test_a_lesson_that_says_end_the_turn_hints_to_end_the_turn(driver: Driver) -> None:
    """The coach advised to cast a spell, and laid it out."""
    driver.app.go("tutorial", lessons()[0].id)
    driver.frames(2)
    lesson = attended_by(GuidedLesson, driver.top)
    hint = advice(driver)
    assert hint.said.answer == ("end",) and not hint.preparable
    assert "End turn" in hint.said.text
    driver.key(pygame.K_e)
    driver.frames(2)
    assert lesson.session.past, "its key is heard through the hint"


@pytest.mark.parametrize("name", [one.id for one in lessons()])
def test_every_step_of_a_lesson_can_be_done_by_its_hints(driver: Driver, name: str) -> None:
    driver.app.go("tutorial", name)
    driver.frames(2)
    for _ in range(4):
        table = attended_by(GuidedLesson, driver.top)
        guide = table.attendant.guide
        wanted = guide.next_answers()
        if wanted is None or table.attendant.waiting:
            break
        hint = advice(driver)
        assert hint.said.answer == wanted[0]
        driver.key(pygame.K_ESCAPE)
        for answer in wanted:
            table.session.apply(answer)
        table.play(table.session.shown(), answered=True)
        driver.frames(3)


def test_off_the_path_of_a_lesson_the_hint_leads_back(driver: Driver) -> None:
    driver.app.go("tutorial", lessons()[0].id)
    driver.frames(2)
    table = attended_by(GuidedLesson, driver.top)
    act = next(option.id for option in table.session.legal() if option.id not in ("end", "pass"))
    table.session.act(act)
    table.play(table.session.shown(), answered=True)
    driver.frames(3)
    assert table.attendant.guide.off()
    advice(driver)
    driver.click("button:rewind")
    assert isinstance(driver.top, TableScene) and not table.attendant.guide.off()


def test_the_hints_of_a_challenge_solve_it(driver: Driver) -> None:
    """"Clear Head" asks for four cures; the coach advised to learn a spell, after which only three can be paid."""
    driver.app.go("challenge", "clear_head")
    driver.frames(2)
    table = attended_by(ChallengeAttendant, driver.top)
    for _ in range(4):
        advice(driver)
        driver.key(pygame.K_RETURN)
        assert table.state.plan is not None and table.state.plan.action.startswith("cure:")
        driver.key(pygame.K_RETURN)
        driver.frames(3)
    assert table.attendant.solved


def test_a_challenge_out_of_reach_says_so_and_offers_the_ways_back(driver: Driver) -> None:
    driver.app.go("challenge", "clear_head")
    driver.frames(2)
    table = attended_by(ChallengeAttendant, driver.top)
    learn = next(option.id for option in table.session.legal() if option.id.startswith("learn:"))
    table.session.act(learn)
    table.play(table.session.shown(), answered=True)
    driver.frames(3)
    hint = advice(driver)
    assert hint.said.text.startswith("Nobody knows a way to the goal") and not hint.preparable
    driver.click("button:undo")
    driver.frames(3)
    assert driver.top is table and not table.session.past
    assert advice(driver).preparable
