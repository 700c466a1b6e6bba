"""All scenario files hold, whoever has written them; a file that cannot be read fails by itself."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from game.bigbook.scenarios.scenario import BigBookScenarioAdapter
from game.core.lessons import scenario as scenarios

FOLDER = Path(__file__).resolve().parents[1] / "scenarios"
FILES = [path for part in ("cards", "rules") for path in scenarios.find([FOLDER / part])]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(FOLDER)))
def test_scenario_file(path: Path) -> None:
    documents = scenarios.load(path)
    assert documents, f"{path.name} holds no scenario"
    failures = []
    for item in documents:
        try:
            scenarios.run(item, BigBookScenarioAdapter())
        except scenarios.ScenarioFailedError as failure:
            failures.append(f"{item.id}: {failure}")
    assert not failures, "\n".join(failures)


def test_no_two_scenarios_have_the_same_name() -> None:
    names = Counter(item.id for path in FILES for item in scenarios.load(path))
    assert not [name for name, count in names.items() if count > 1]


def test_every_rule_scenario_checks_something() -> None:
    for path in scenarios.find([FOLDER / "rules"]):
        for item in scenarios.load(path):
            keys = {key for step in item.play for key in step}
            assert keys & {"expect", "refuse", "refuse_answer"}, item.id
            assert len(item.given["players"]) >= 2, f"{item.id}: a bystander is missing"
