"""All scenario files of this game hold, and what must hold on every table holds after each of their answers."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from game.core.lessons import scenario as scenarios
from game.mansions.cards.story import HOLDS
from game.mansions.rules.invariants import breaches
from game.mansions.rules.state import State
from game.mansions.scenarios.scenario import MansionsNouns
from tests.mansions.files import FILES

FOLDER = Path(__file__).resolve().parents[1] / "scenarios" / "mansions"


def name_of(path: Path) -> str:
    return str(path.relative_to(FOLDER))


def lonely(state: State) -> str:
    """The question that stands, if only one answer is possible; acts of a turn always end with `end` (invariant 11)."""
    asked = state.decision
    if asked is None or asked.kind == "step" or asked.options is None or asked.min == 0:
        return ""
    return f"{asked.kind} of {asked.source}" if len(asked.options) == asked.min == 1 else ""


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_scenario_file(path: Path) -> None:
    documents = scenarios.load(path)
    assert documents, f"{path.name} holds no scenario"
    failures = []
    for item in documents:
        try:
            session = scenarios.run(item, MansionsNouns())
        except (scenarios.ScenarioFailedError, scenarios.ScenarioError) as failure:
            failures.append(f"{item.id}: {failure}")
            continue
        for state in (*(moment.state for moment in session.past), session.state):
            failures += [f"{item.id}: {line}" for line in (*breaches(state), lonely(state)) if line]
            again = State.from_json(json.loads(json.dumps(state.to_json())))
            if again.to_json() != state.to_json():
                failures.append(f"{item.id}: the state is not what was written")
    assert not failures, "\n".join(failures)


def test_no_two_scenarios_have_the_same_name() -> None:
    names = Counter(item.id for path in FILES for item in scenarios.load(path))
    assert not [name for name, count in names.items() if count > 1]


def test_every_scenario_names_its_rules_and_checks_something() -> None:
    for path in FILES:
        for item in scenarios.load(path):
            keys = {key for step in item.play for key in step}
            assert item.rules and item.game == "mansions", item.id
            assert keys & {"expect", "refuse", "refuse_answer"}, item.id


WAYS = [(step["expect"]["reason"], rule) for path in FILES for item in scenarios.load(path) for step in item.play
        if "reason" in step.get("expect", {}) for rule in item.rules]  # fmt: skip
"""By which way scenarios end, each with the rules that they name."""


@pytest.mark.parametrize("way", HOLDS)
def test_every_way_to_win_is_shown_by_a_scenario_that_names_its_rules(way: str) -> None:
    assert [rule for reason, rule in WAYS if reason == way and rule.startswith(("MM-WIN", "MM-ESC"))]


def test_conditions_of_the_later_stories_have_a_file_each() -> None:
    """The odd cases stand first; each file names the rules of winning."""
    found = {path.stem: [rule for item in scenarios.load(path) for rule in item.rules]
             for path in FILES if path.parent.name == "endings"}  # fmt: skip
    assert {"everybody_out", "double_in_room", "locks_open", "rooms_burning", "dawn"} <= set(found)
    assert all({"MM-WIN.5", "MM-WIN.6"} & set(rules) for rules in found.values())
