"""In a lesson the hint is the lesson's own step, in a challenge the next act on a shortest way to its goal."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest
from pygame import Rect

from game.bigbook.lessons import lessons
from scenes.bigbook.table.panel.words import panel_text
from scenes.bigbook.table.scene import TableScene
from scenes.table.lessons.challenge import ChallengeAttendant
from scenes.table.lessons.lesson import GuidedLesson
from scenes.table.overlays.hint_note import HintScene
from scenes.table.reading_pane import BUTTON
from tests.fit.spy import watching
from tests.fit.walk import arrange, kept, paint
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
    """The position asks for four cures; the coach advised to learn a spell, after which only three can be paid."""
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


@pytest.mark.parametrize("name", ["clear_head", "chain", "puzzle_09"])
def test_nothing_shines_through_the_task_nor_is_hidden_by_it(tmp_path: Path, name: str) -> None:
    """What a hint lights lay under the note with the task, and was cut out of it; the line of F1 ran below it."""
    with driving(tmp_path, tutorial="", drawn=True, window=(1280, 720)) as driver, watching() as spy:
        driver.app.go("challenge", name)
        driver.frames(2)
        table = attended_by(ChallengeAttendant, driver.top)
        arrange(driver.app, (1280, 720), 2.0, kept("es"))
        note = Rect(driver.thing("note").rect)
        driver.key(pygame.K_h)
        hint = driver.front(HintScene)
        assert hint.said.highlights and note.collidelist(hint.said.highlights) < 0
        driver.key(pygame.K_ESCAPE)
        driver.key(pygame.K_F1)
        paint(driver.app, spy)
        said = table.words.t("tips.why_open")
        line = next(one for one in spy.drawn if one.text.replace("/", " ") == said)
        assert not line.rect.colliderect(note) and line.shown == 1.0


def test_a_card_is_read_as_large_as_the_window_in_large_letters_and_its_last_line_is_seen(tmp_path: Path) -> None:
    """It came small in a corner, the sign of the language on its last words; the key stood in no legend."""
    with driving(tmp_path, players=2, seed=5, window=(1280, 720)) as driver:
        arrange(driver.app, (1280, 720), 2.0, kept("es"))
        table = driver.front(TableScene)
        for _ in range(400):
            if not table.director.busy:
                break
            driver.frames()
        assert (driver.app.keys.shown("read"), "Leer la carta") in panel_text(table.context)[0].keys
        spell = next(thing for thing in table.things() if thing.role == "spell")
        table.focus.set(spell.id)
        assert not any(thing.id == BUTTON for thing in table.things()), (
            "what is merely pointed at is covered by nothing"
        )
        driver.key(pygame.K_i)
        pane = table.overlays.pane
        assert pane.whole and pane.reading == spell.id
        driver.frames(20)
        assert pane.page_at is None or not pane.page_at.colliderect(driver.thing(BUTTON).rect)
        driver.key(pygame.K_i)
        assert pane.reading is None
