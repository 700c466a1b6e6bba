"""Everything that was read aloud is read again in the journal; the rules in short; the night is given up."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

from game.mansions.ai.party import Party
from scenes.kit.form import Question
from scenes.mansions.end.scene import HouseEnd
from scenes.mansions.table.scene import HouseTable
from scenes.mansions.table.telling.journal import HouseJournal
from scenes.mansions.table.telling.rules import HouseRules
from scenes.table.overlays.pause import PauseScene
from tests.scenes.driver import Driver
from tests.scenes.mansions.at_house import begin, visiting


def to_a_clue(driver: Driver, table: HouseTable) -> None:
    """The party plays until a clue was read, and somebody is asked what to do."""
    session, party = table.session, Party(3)
    while session.decision is None or session.decision.kind != "step" or len(session.view().read) < 2:
        session.apply(party.answer(session.game, session.state))
    table.show_moment()
    driver.frames(3)


@pytest.mark.parametrize(("text", "lang"), [(1.0, "en"), (2.0, "es")])
def test_the_journal_holds_every_page_that_was_read_and_disturbs_nothing(
    tmp_path: Path, text: float, lang: str
) -> None:
    with visiting(tmp_path, seed=3, lang=lang, drawn=True) as (driver, table):
        driver.app.set("text_scale", text)
        to_a_clue(driver, table)
        asked, read = table.context.sentence(), [line for line in table.story.lines if line.read]
        driver.key(pygame.K_j, text="j")
        journal = driver.front(HouseJournal)
        assert asked == table.context.sentence() and len(journal.pages) >= 3
        for page in journal.pages[1:]:
            assert any(line.read == page.texts for line in read), page.heading
        assert any(page.picture[1].startswith("clue") for page in journal.pages)
        said = " ".join(one.words for one in journal.passages())
        for _ in journal.pages[1:]:
            driver.click("button:next")
            now = " ".join(one.words for one in journal.passages())
            assert now != said
            said = now
        assert not driver.thing("button:next").enabled
        driver.key(pygame.K_j, text="j")
        assert driver.top is table and table.context.sentence() == asked


def test_the_menu_shows_the_rules_of_this_game(tmp_path: Path) -> None:
    with visiting(tmp_path) as (driver, table):
        begin(driver, table)
        driver.click("button:menu")
        driver.front(PauseScene)
        driver.click("button:rulebook")
        rules = driver.front(HouseRules)
        first = rules.page.texts
        driver.click("button:next")
        assert rules.page.texts != first
        driver.key(pygame.K_ESCAPE)
        driver.front(PauseScene)


@pytest.mark.parametrize("players", [1, 2])
def test_a_night_is_given_up_from_the_menu_when_everybody_agrees(tmp_path: Path, players: int) -> None:
    with visiting(tmp_path, players=players) as (driver, table):
        begin(driver, table)
        driver.click("button:menu")
        driver.click("button:give-up")
        driver.front(Question)
        driver.click("button:cancel")
        assert driver.top is table and not table.session.over
        driver.key(pygame.K_F10)
        driver.click("button:give-up")
        driver.click("button:confirm")
        if players > 1:
            driver.click("answer:agree")
        assert table.session.view().result == "keeper"
        driver.frames(40)
        driver.front(HouseEnd)
