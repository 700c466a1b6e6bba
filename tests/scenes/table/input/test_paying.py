"""Putting a payment together by hand: what a drop, a double click and the power key do."""

from __future__ import annotations

from pathlib import Path

import pygame

from scenes.bigbook.table.input.drafting import DOUBLE_CLICK
from tests.scenes.at_table import at, card, drag, plan_of
from tests.scenes.table.positions import DESK


def test_a_dropped_card_lights_the_highest_seal_that_it_pays_alone(tmp_path: Path) -> None:
    with at(tmp_path, DESK) as (driver, table):
        for kind, power in (("water2", 2), ("water3", 3)):
            drag(driver, card(table, "p1", "hand", kind), "spell:p1:ice")
            plan = plan_of(table)
            assert plan is not None
            assert (plan.power, plan.lost(), len(plan.cards)) == (power, 0, 1)
            driver.key(pygame.K_ESCAPE)
        driver.click("spell:p1:ice")
        plan = plan_of(table)
        assert plan is not None and (plan.power, plan.lost()) == (2, 0), "what would be lost at x1 pays x2"
        assert any("2 takes no other cards" in line for _, line in table.state.text.lines), "and the panel says so"
        driver.click("power:1")
        assert plan.power == 1 and plan.lost() == 1, "whoever wants x1 gets it"


def test_a_double_click_on_a_spell_only_begins_its_payment(tmp_path: Path) -> None:
    with at(tmp_path, DESK, speed=2) as (driver, table):
        while not table.settled:
            table.director.hurry()
            driver.frames()
        past = len(table.session.past)
        driver.click("spell:p1:ice")
        driver.click("spell:p1:ice")
        assert plan_of(table) is not None
        assert len(table.session.past) == past
        table.update(DOUBLE_CLICK + 1)
        driver.click("spell:p1:ice")
        assert len(table.session.past) == past + 1


def test_the_power_key_says_why_no_higher_power_can_be_paid(tmp_path: Path) -> None:
    with at(tmp_path, DESK) as (driver, table):
        driver.click("spell:p1:arctic_circle")
        plan = plan_of(table)
        assert plan is not None and plan.power == 1
        reason = table.session.why_not("activate:arctic_circle:2")
        assert reason is not None, "five Water lie there, and six are needed"
        driver.key(pygame.K_p)
        assert plan.power == 1
        assert driver.app.notice.text == table.words.why(reason)
