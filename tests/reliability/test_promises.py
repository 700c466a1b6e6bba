"""A little of each promise; and each trial finds the defect that it is there to find."""

from __future__ import annotations

import ast
import itertools
from collections.abc import Sequence
from pathlib import Path

import pytest

from game.bigbook.rules.options import options_of
from game.bigbook.rules.session import BigBookSession
from game.core.engine.chance import Chance
from game.core.engine.decision import IllegalAnswer
from game.core.engine.session import Outcome
from game.core.saves.journal import transcript
from game.core.saves.replay import replay
from game.core.saves.save import Header, SaveError, read
from scenes.bigbook.party import GameSetup, Run, default_people
from scenes.shell.storage import DataDir
from tests.core.journals import GAME
from tests.reliability.__main__ import PROMISES, tried
from tests.reliability.mutants import changed, mutants, path_of
from tests.reliability.program import named, reported
from tests.reliability.promise import Promise, Trial
from tests.reliability.reach import Reach
from tests.reliability.rules import played, r2, r4, r6, refused, there_and_back
from tests.reliability.saves import opened_or_refused, r14
from tests.reliability.watchfulness import COVERED, described, judged, survives
from tests.scenes.driver import driving

QUICK = {"R2": 0.001, "R4": 0.003, "R6": 0.003, "R14": 0.0005, "R24": 0.02, "R25": 0.002}


@pytest.mark.parametrize("promise", [one for one in PROMISES if one.name in QUICK], ids=lambda one: one.name)
def test_a_little_of_each(promise: Promise) -> None:
    trial = tried(promise, QUICK[promise.name])
    assert not trial.faults
    assert trial.tried > 0


def test_every_promise_has_a_name_and_a_bar_of_its_own() -> None:
    assert len({one.name for one in PROMISES}) == len(PROMISES) == 16
    assert {one.run for one in PROMISES} >= {r2, r4, r6, r14}


class Forgiving(BigBookSession):
    """A session that does half of what it refuses."""

    def apply(self, answer: Sequence[str]) -> Outcome:
        try:
            return super().apply(answer)
        except IllegalAnswer:
            self.state.madness -= 1
            raise


def test_a_refusal_that_changes_something_is_found(tmp_path: Path) -> None:
    trial = Trial(tmp_path)
    session = Forgiving.start(options_of(1), 1)
    refused(session, iter([("nonsense",)]), trial)
    assert trial.faults == ["changed by a refusal: ('nonsense',)"]


class Lucky(BigBookSession):
    """A session that keeps its luck when a step is taken back."""

    def undo(self) -> bool:
        luck = self.state.rng
        done = super().undo()
        self.state.rng = luck
        return done


def test_luck_that_is_not_taken_back_is_found() -> None:
    session, chance = Lucky.start(options_of(2), 2), Chance(2)
    while not session.over:
        session.apply(GAME.random_answer(session.state, chance))
    assert any("taken back to another state" in fault for fault in there_and_back(session))


def test_a_save_of_a_table_that_cannot_be_is_refused(tmp_path: Path) -> None:
    session = played(3)
    session.past.clear()
    session.state.madness, session.opened = 400, "damaged"
    header = Header("bigbook", session.state.options.to_json(), 3, GAME.content_hash())
    path = tmp_path / "a.journal"
    assert not list(opened_or_refused(path, transcript(session, header)))
    with pytest.raises(SaveError):
        replay(GAME, read(path))


def test_a_report_that_tells_who_played_is_found(tmp_path: Path) -> None:
    run = Run.new(GameSetup(people=default_people(2), seed=3), DataDir(tmp_path))
    report = tmp_path / "report.txt"
    assert run.journal is not None
    report.write_bytes(b"Xaverius fell\n--- save ---\n" + run.journal.path.read_bytes())
    assert list(reported(report, run)) == ["it tells who played, or where"]
    assert list(reported(None, run)) == ["no report"]


def test_a_mutant_that_no_test_looks_at_lives_and_one_that_is_looked_at_does_not(tmp_path: Path) -> None:
    source = path_of("game.core.saves.save_line").read_text("utf-8")
    all_of = mutants(ast.parse(source))
    number = next(number for number, one in enumerate(all_of) if one.what == "None for the result")
    assert ast.unparse(changed(source, number)) != ast.unparse(ast.parse(source))
    place = ("game.core.saves.save_line", number)
    assert not survives(["tests/core/test_save.py::test_after_every_answer_the_file_holds_the_game"], place)
    assert survives(["tests/core/test_strict_yaml.py::test_depth_is_a_parameter"], place)
    assert described(place) == f"core.saves.save_line:{all_of[number].line} None for the result"


def test_branches_that_nobody_runs_through_are_found(tmp_path: Path) -> None:
    trial = Trial(tmp_path)
    whole = {"covered_lines": 9, "covered_branches": 4, "num_statements": 9, "num_branches": 4, "percent_covered": 100}
    poor = {**whole, "covered_branches": 1, "percent_covered": 77}
    names = [f"{package.replace('.', '/')}/a.py" for package in COVERED]
    files = {name: {"summary": poor if name == names[0] else whole} for name in names}
    (fault,) = judged({"files": files}, trial)
    assert fault.startswith("game.bigbook.rules: 76.9 %") and "a.py 77 %" in trial.told[0]


def test_a_line_is_tried_by_the_quickest_tests_that_run_through_it() -> None:
    seconds = {"slow": 40.0, "quick": 0.1, "slowest": 50.0}
    reach = Reach({"a": {16: ["slow", "quick", "slowest"], 23: ["quick"]}}, seconds)
    assert list(reach.tests("a", 18)) == ["quick", "slow"], "where the expression begins, a minute of tests at most"
    assert reach.tests("a", 23) == {"quick": seconds["quick"]} and not reach.tests("a", 3) and not reach.tests("b", 16)


def test_names_are_names_on_the_screen_and_in_sentences(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        for name in itertools.chain(("{player}", "\x1b[2J", "", "a" * 10_000), ("\u202eana", "Zoë")):
            assert not list(named(d.app, d.app.canvas.surface, name, tmp_path))
