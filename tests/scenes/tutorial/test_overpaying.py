"""Cards put in and out of a payment: what lacks is named, nobody is led through a loss, and a loss is said."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.bigbook.lessons import find
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.rules.session import BigBookSession
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from scenes.bigbook.tutorial.lesson import BookLesson, begin
from scenes.table.lessons.lesson import GuidedLesson
from tests.scenes.driver import Attended, Driver, attended_by, driving


@pytest.fixture
def remorse(tmp_path: Path) -> Iterator[tuple[Driver, Attended[BookLesson]]]:
    """Lesson 3, step 3: Burning Remorse takes 4 Fire, and Fire 1, 2 and 3 lie in the hand."""
    lesson = find("curses")
    assert lesson is not None
    step = next(number for number, one in enumerate(lesson.steps) if one.id == "exact")
    with driving(tmp_path, tutorial="") as driver:
        driver.app.go("tutorial", "")
        driver.app.replace(begin(driver.app, "curses", step))
        driver.frames(2)
        yield driver, attended_by(GuidedLesson, driver.top)


def card(table: Attended[BookLesson], kind: str) -> str:
    return next(thing.id for thing in table.things() if thing.option == f"p1.hand.{kind}")


def test_what_lacks_is_named_and_the_way_there_loses_nothing(remorse: tuple[Driver, Attended[BookLesson]]) -> None:
    """It said "Needs 0 Water; you reach 0", and the brackets led through a set that loses one Fire."""
    driver, table = remorse
    driver.click("curse:f4")
    for _ in range(2):
        driver.click(card(table, "fire2"))
    plan = table.state.plan
    assert plan is not None and plan.by_element()["fire"] < 4
    paid = plan.by_element()["fire"]
    driver.click("button:confirm")
    assert driver.app.notice.text == f"Fire: the chosen cards pay {paid} of 4."
    for _ in range(4):
        assert plan.lost() == 0, "whoever follows the brackets never holds a set that loses something"
        wanted = table.attendant.help_target()
        assert wanted is not None
        driver.click(wanted)
        if table.state.plan is None:
            break
    assert table.attendant.guide.index == 3, "Fire 3 and Fire 1 have paid"


def test_another_way_leads_back_to_the_best_set_first(remorse: tuple[Driver, Attended[BookLesson]]) -> None:
    driver, table = remorse
    driver.click("curse:f4")
    plan = table.state.plan
    assert plan is not None
    best = sorted(plan.options)
    driver.click(card(table, "fire1"))
    driver.click("button:auto-pay")
    assert sorted(plan.options) == best and not plan.lost()


def test_a_note_off_the_path_says_what_was_lost_by_it(remorse: tuple[Driver, Attended[BookLesson]]) -> None:
    driver, table = remorse
    driver.click("curse:f4")
    driver.click("button:auto-pay")
    plan = table.state.plan
    assert plan is not None and plan.lost() == 1
    driver.click("button:confirm")
    driver.frames(2)
    assert "Overpaid by 1: Fire 1 and Fire 3 would have been cheaper." in table.attendant.note_text().text
    driver.key(pygame.K_BACKSPACE)
    assert "Overpaid" not in table.attendant.note_text().text


@pytest.mark.parametrize("magician", ["stoker", "windwright"])
@pytest.mark.parametrize("name", ["e4", "f4", "w4", "a4"])
def test_whatever_lies_in_a_draft_the_refusal_names_an_element_that_lacks(name: str, magician: str) -> None:
    """Any cards out of any payment: what the sentence names is needed, and not paid yet."""
    hand = ["earth2", "earth2", "fire2", "fire2", "water2", "water2", "air1", "air1", "air2"]
    players = {"p1": {"magician": magician, "hand": hand}, "p2": {"hand": ["air1"], "deck": ["air1"]}}
    session = BigBookScenarioAdapter().build({"turn": "1", "active": "p1", "curses": {"2": [name]}, "players": players})
    assert isinstance(session, BigBookSession)
    for option in session.legal():
        cost = session.cost(option.id)
        for way in session.suggest_payments(option.id) if cost.total else ():
            for left in range(len(way)):
                reason = session.check_payment(option.id, way[:left])
                assert reason is not None and reason.key == "not-enough"
                need, paid, element = (reason.args[name] for name in ("need", "paid", "element"))
                assert int(paid) < int(need) and need in (cost.elements.get(str(element)), cost.any_one)


def test_a_draft_of_a_cure_speaks_of_one_element_whichever(tmp_path: Path) -> None:
    players = {"p1": {"hand": ["madness", "fire1", "fire1"]}, "p2": {"hand": ["air1"]}}
    session = BigBookScenarioAdapter().build({"turn": "1", "active": "p1", "players": players})
    assert isinstance(session, BigBookSession)
    plan = PaymentDraft(session, "card:p1.hand.madness", {1: "cure:p1.hand"}, lambda option: [1, 2])
    plan.cards = plan.cards[:1]
    with driving(tmp_path, players=2) as driver:
        words = driver.app.catalogue
        reason = plan.reason
        assert reason is not None and reason.args == {"element": "any", "need": 2, "paid": 1}
        said = words.t("bigbook.why.not-paid-any", **reason.args)
        assert said == "The chosen cards pay 1 of 2 of one element."
