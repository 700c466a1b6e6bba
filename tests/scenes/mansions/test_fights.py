"""Fights, frights and slipping past: who against whom, with chances before one chooses and the card that says how."""

from __future__ import annotations

from pathlib import Path

import pytest

from game.mansions.play.chances import Chances
from scenes.mansions.table.scene import HouseTable
from tests.scenes.driver import Driver
from tests.scenes.mansions.at_house import act, laid

BESIDE = """
active: i1
investigators: {i1: {who: august_bray, at: gh1, has: [fire_poker], skill: 2}, i2: {who: kasimir_holt, at: po1}}
monsters: {m1: {kind: lampbearer, at: gh1, damage: 1}}
keeper: {trauma: []}
"""
ACROSS = """
active: i1
investigators: {i1: {who: august_bray, at: gh1, has: [fire_poker, sleeve_cracker]}, i2: {who: kasimir_holt, at: po1}}
monsters: {m1: {kind: lampbearer, at: gh2}}
keeper: {trauma: []}
"""
TWO = """
active: i1
investigators: {i1: {who: august_bray, at: gh1, skill: 0}, i2: {who: kasimir_holt, at: po1}}
monsters: {m1: {kind: lampbearer, at: gh1}, m2: {kind: sodden, at: gh1}}
keeper: {trauma: []}
"""


def label(driver: Driver, name: str) -> str:
    return driver.thing(name).label


def there(table: HouseTable, name: str) -> bool:
    return any(thing.id == name for thing in table.things())


def test_an_attack_is_chosen_with_its_chance_and_its_damage_before_one(tmp_path: Path) -> None:
    with laid(tmp_path, BESIDE) as (driver, table):
        driver.click("verb:fight")
        odds = Chances(table.context.view, "glass_tide").blow("i1", "m1", "fire_poker")
        assert odds is not None
        said = label(driver, "answer:attack:m1:fire_poker")
        assert f"{odds.least * 10} to {odds.most * 10}%" in said and "3 damage" in said
        assert "August Bray attacks" in label(driver, "bout"), "both stand in the place of the desk"
        assert not there(table, "sheet:i1")
        driver.click("button:back")
        assert not there(table, "bout") and there(table, "sheet:i1")


def test_what_cannot_reach_says_why(tmp_path: Path) -> None:
    with laid(tmp_path, ACROSS) as (driver, table):
        driver.click("verb:fight")
        assert driver.thing("answer:attack:m1:sleeve_cracker").enabled
        assert not driver.thing("answer:attack:m1:fire_poker").enabled
        driver.click("answer:attack:m1:fire_poker")
        denied = table.context.state.denied
        assert denied is not None and denied.reason.key == "not-in-range"


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_the_card_that_is_read_stands_between_the_two_with_the_half_that_counts(tmp_path: Path, lang: str) -> None:
    with laid(tmp_path, BESIDE, lang=lang) as (driver, table):
        act(driver, table, "attack:m1:fire_poker")
        now = table.session.decision
        assert now is not None and now.kind == "skill_token"
        bout, words = table.bouts.now, table.context.words
        assert bout is not None and (bout.seat, bout.monster, bout.card) == ("i1", "m1", now.source)
        name, rules, told = words.combat(now.source, lower=False)
        said = label(driver, "bout")
        assert said.startswith(name) and rules in said and told in said
        assert words.texts.t("mansions.fight.known", monster=words.names.monster("m1"), n=2, m=3) in said


def test_when_it_is_over_the_desk_lies_there_again(tmp_path: Path) -> None:
    with laid(tmp_path, BESIDE, speed=2) as (driver, table):
        driver.frames(30)
        driver.click("verb:fight")
        driver.frames(60)
        driver.click("answer:attack:m1:fire_poker")
        driver.frames(300)
        assert there(table, "bout") and there(table, "strip")
        driver.click("answer:no-token")
        driver.frames(20)
        assert there(table, "bout"), "it stays while the die falls"
        driver.frames(600)
        now = table.session.decision
        assert now is not None and now.kind == "step"
        assert not there(table, "bout") and there(table, "sheet:i1")


def test_of_several_one_slips_past_each_is_told_with_its_chance(tmp_path: Path) -> None:
    with laid(tmp_path, TWO) as (driver, table):
        step = next(option.id for option in table.session.legal() if option.id.startswith("move:"))
        act(driver, table, step)
        now = table.session.decision
        assert now is not None and now.kind == "evade_order"
        chances = Chances(table.context.view, "glass_tide")
        for monster in ("m1", "m2"):
            found = chances.evade("i1", monster)
            assert found is not None and f"{found.value * 10}%" in label(driver, f"answer:{monster}")
        assert "slips past" in label(driver, "bout")
