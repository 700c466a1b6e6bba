"""Every card is shown at work by a scenario that names it: `card:ice`, `arrival:page_04`, `bonus:…`, `failure:…`."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from game.bigbook.catalogue import catalogue
from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.core.lessons import scenario as scenarios
from game.core.lessons.scenario import Scenario

FOLDER = Path(__file__).resolve().parents[1] / "scenarios" / "cards"
NAME = re.compile(r"(BB-[A-Z]+\.\d+|A-\d\d|(card|arrival|bonus|failure):[a-z0-9_]+)")


@cache
def every() -> tuple[Scenario, ...]:
    return tuple(item for path in scenarios.find([FOLDER]) for item in scenarios.load(path))


def wanted() -> set[str]:
    cards = catalogue()
    names = {f"card:{name}" for name in (*cards.spells, *cards.magicians, *cards.curses)}
    return names | {f"{part}:{page.id}" for page in cards.pages.values() for part in page.numbers}


@pytest.mark.parametrize("item", every(), ids=lambda item: item.id)
def test_scenario_holds(item: Scenario) -> None:
    scenarios.run(item, BigBookScenarioAdapter())


def test_every_card_is_named_by_a_scenario() -> None:
    named = {rule for item in every() for rule in item.rules}
    assert not sorted(wanted() - named), "cards without a scenario"


def test_every_name_is_that_of_a_card_or_has_the_form_of_a_rule() -> None:
    known = wanted()
    for item in every():
        assert item.rules, item.id
        for rule in item.rules:
            assert NAME.fullmatch(rule), (item.id, rule)
            assert rule in known or ":" not in rule, (item.id, rule)


def test_scenario_names_are_unique() -> None:
    doubled = [name for name, count in Counter(item.id for item in every()).items() if count > 1]
    assert not doubled
    assert len(every()) >= 250


@pytest.mark.parametrize("item", every(), ids=lambda item: item.id)
def test_no_scenario_asks_for_nothing(item: Scenario) -> None:
    """A scenario that expects nothing and refuses nothing would pass whatever the card does."""
    assert any("expect" in step or "refuse" in step or "refuse_answer" in step for step in item.play)
