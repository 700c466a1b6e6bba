"""What a lesson and its table say at a moment: held up to be read, won, somebody out, and the opening once more."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from scenes.bigbook.tutorial.lesson import BookLesson
from scenes.kit.thing import by_id
from scenes.table.lessons.lesson import GuidedLesson
from scenes.table.overlays.hint_note import HintScene
from tests.lengths import alike, soak
from tests.scenes.driver import Attended, Driver, attended_by, driving
from tests.scenes.table.players import Mouse

FRAME = 16.0


def lesson(driver: Driver) -> Attended[BookLesson]:
    return attended_by(GuidedLesson, driver.top)


def rest(driver: Driver) -> None:
    while not driver.app.settled:
        driver.app.frame(dt=FRAME)


def note_shown(driver: Driver) -> bool:
    return by_id(driver.top.things(), "note") is not None


def test_the_note_is_gone_while_a_curse_is_held_up_and_the_banner_tells_it_in_the_present(tmp_path: Path) -> None:
    with driving(tmp_path, tutorial="pages", speed=2) as driver:
        rest(driver)
        top, held = lesson(driver), 0
        assert note_shown(driver)
        driver.click("button:end-turn")
        while top.director.busy:
            if top.director.reading:
                held += 1
                assert not note_shown(driver)
                assert top.state.text.title == "Drowned Whispers strikes", "now; the log says struck"
            driver.app.frame(dt=FRAME)
        assert held > 10 and note_shown(driver)


def test_the_note_is_gone_while_a_victory_plays(tmp_path: Path) -> None:
    with driving(tmp_path, tutorial="aim", speed=2) as driver:
        rest(driver)
        top, shown = lesson(driver), 0
        driver.click("button:end-turn")
        while top.director.busy:
            assert not note_shown(driver), top.director.now
            driver.app.frame(shown=shown % 4 == 0, dt=FRAME)
            shown += 1
        assert shown > 30 and top.attendant.waiting and note_shown(driver), "then it says what was reached"


def test_whoever_drops_out_in_a_lesson_is_told_that_it_cannot_end_well(tmp_path: Path) -> None:
    """Six Madness in hand and the turn ended: the note keeps the task, says so, and offers the way back."""
    with driving(tmp_path, tutorial="madness") as driver:
        driver.click("button:skip-step")
        driver.frames(2)
        driver.click("button:skip-step")
        driver.frames(2)
        top = lesson(driver)
        step = top.attendant.guide.step
        assert step is not None and step.id == "brink"
        driver.click("button:end-turn")
        driver.frames(2)
        for _ in range(6):
            if any(player.eliminated for player in top.session.view().players):
                break
            driver.click(top.default_focus() or "button:pass")
            driver.frames(2)
        assert any(player.eliminated for player in top.session.view().players)
        said = driver.thing("note").label
        assert "This cannot end well anymore: rewind the step." in said and "off the path" not in said
        driver.click("button:rewind")
        assert not any(player.eliminated for player in top.session.view().players)


def test_an_opening_shown_again_says_back_and_leads_back(tmp_path: Path) -> None:
    with driving(tmp_path, tutorial="") as driver:
        driver.click("button:opening")
        assert driver.top.name == "opening" and driver.thing("button:begin").label == "Back"
        driver.click("button:begin")
        assert driver.top.name == "tutorial"
    with driving(tmp_path / "new", tutorial="") as driver:
        driver.click("button:continue")
        assert driver.top.name == "opening" and driver.thing("button:begin").label != "Back"


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
def test_every_sentence_of_a_hint_begins_as_sentences_do(tmp_path: Path, lang: str) -> None:
    """A capital, or a number; after a comma or a word of the same sentence no sentence begins anew."""
    said: set[str] = set()
    with driving(tmp_path, players=3, seed=11, lang=lang) as driver:
        person = Mouse(driver, 11)
        while person.acts < soak(9, 32) and person.table is not None:
            person.acts += 1
            if person.acts % 4 == 0 and person.table.session.decision is not None:
                driver.key(pygame.K_h)
                said.update(driver.front(HintScene).said.text.split("\n"))
                while driver.top.name == HintScene.name:  # from the second time on it opens at the advice
                    said.update(driver.front(HintScene).said.text.split("\n"))
                    driver.key(pygame.K_h)
            if person.table is not None:
                person.give(person.pick(person.table))
    assert len(said) > 10
    costs = {"en": "It costs", "es": "Cuesta", "it": "Costa", "pt": "Custa"}[lang]
    assert any(line.startswith(costs) for line in said)
    for line in said:
        words = re.sub(r"\[/?[a-z]+\]", "", line).lstrip("«“¿¡ ")
        assert words[0].isupper() or words[0].isdigit(), line
        assert costs not in words[1:], line
