"""All scenario files of this game hold, and what must hold on every table holds after each of their answers."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path

import pytest

from game.core.lessons import scenario as scenarios
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
