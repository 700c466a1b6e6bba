"""R26: the tests notice. How many mutants they kill, and how many branches of rules and saves they run through."""

from __future__ import annotations

import ast
import importlib.util
import json
import os
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import pytest

from tests.reliability.mutants import ROOT, Mutant, mutants, path_of
from tests.reliability.promise import Trial
from tests.reliability.reach import Reach, read

COVERED = ("game.bigbook.rules", "game.bigbook.verbs", "game.core.saves")
RUN = ("tests/bigbook", "tests/core", "tests/playthroughs",
       *(f"tests/scenes/shell/test_{one}.py" for one in ("run", "saves", "damaged_saves", "unsaved")))  # fmt: skip
LEAST_COVERED, LEAST_KILLED = 98.0, 90.0
"""Percent of the branches, and of the mutants of each subject."""
PATIENCE = 300
"""Seconds after which a mutant counts as killed: it hangs."""
AT_ONCE = 2
NOBODY = int(pytest.ExitCode.NO_TESTS_COLLECTED)


@dataclass(frozen=True, slots=True)
class Subject:
    """Some modules, and the tests that must notice a defect in them, the quickest first."""

    name: str
    modules: Sequence[str]
    tests: Sequence[str]


RULES = ("tests/bigbook/test_rules_payment.py", "tests/bigbook/test_rules_scenarios.py",
         "tests/playthroughs/test_golden.py", "tests/bigbook/test_rules_clock.py")  # fmt: skip
SAVES = (
    "reading",
    "save",
    "last_resorts",
    "recording",
    "replay",
    "generations",
    "hostile_saves",
    "disk",
    "faults",
    "damage",
)
SUBJECTS = (
    Subject("payment", tuple(f"game.bigbook.rules.{one}" for one in ("payment", "purse", "suggestions")), RULES),
    Subject("turn", ("game.bigbook.verbs.turn",), RULES),
    Subject(
        "saves",
        tuple(
            f"game.core.saves.{one}"
            for one in ("journal", "save", "save_line", "steps", "replay", "rescue", "recording", "generations", "disk")
        ),
        tuple(f"tests/core/test_{one}.py" for one in SAVES),
    ),
)


def r26(trial: Trial) -> None:
    """Mutants of each subject, a share of them drawn by a fixed seed; then the branches that all tests run through."""
    luck = random.Random(26)
    for subject in SUBJECTS:
        every = list(_all(subject))
        drawn = sorted(luck.sample(every, trial.many(len(every))))
        reach = reached(subject, trial.folder)
        with ThreadPoolExecutor(AT_ONCE) as pool:
            alive = list(pool.map(partial(survives, subject.tests, reach=reach, folder=trial.folder), drawn))
        lived = [one for one, lives in zip(drawn, alive, strict=True) if lives]
        trial.tried += len(drawn)
        killed = 100 * (1 - len(lived) / len(drawn))
        trial.told.append(f"{subject.name}: {killed:.0f} % of {len(drawn)} mutants killed")
        trial.told += [f"survived: {described(one)}" for one in lived]
        if killed < LEAST_KILLED:
            trial.faults.append(f"{subject.name}: {killed:.1f} % of the mutants killed, {LEAST_KILLED} % promised")
    trial.faults += covered(trial)


Place = tuple[str, int]
"""A mutant: its module, and its number there."""


def _all(subject: Subject) -> Iterator[Place]:
    """Every mutant of a subject."""
    for module in subject.modules:
        yield from ((module, number) for number in range(len(mutants(ast.parse(path_of(module).read_text("utf-8"))))))


def described(place: Place) -> str:
    """Where a mutant is, and what it changes."""
    one = mutant(place)
    return f"{place[0].removeprefix('game.')}:{one.line} {one.what}"


def mutant(place: Place) -> Mutant:
    """The mutant of that number in its module."""
    module, number = place
    return mutants(ast.parse(path_of(module).read_text("utf-8")))[number]


def reached(subject: Subject, folder: Path) -> Reach | None:
    """Which of a subject's tests run through which lines; None where coverage is not here or a test fails."""
    if importlib.util.find_spec("coverage") is None:
        return None
    out = folder / f"{subject.name}.json"
    command = [sys.executable, "-m", "tests.reliability.reach", str(out), ",".join(subject.modules), *subject.tests]
    ran = subprocess.run(command, cwd=ROOT, capture_output=True, check=False)
    return read(out) if ran.returncode == 0 else None


def survives(tests: Sequence[str], place: Place, *, reach: Reach | None = None, folder: Path | None = None) -> bool:
    """Whether none of these tests notices a mutant; with `reach` only those that run through its line are asked, where
    there are any, the quickest first (handed over in `folder`)."""
    module, number = place
    command = [sys.executable, "-m", "tests.reliability.mutants", module, str(number)]
    near = reach.tests(module, mutant(place).line) if reach is not None else {}
    if near and folder is not None:
        names = folder / f"{module}-{number}.json"
        names.write_text(json.dumps(near), "utf-8")
        command += ["--only", str(names), *dict.fromkeys(name.partition("::")[0] for name in near)]
    else:
        command += tests
    try:
        ran = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=PATIENCE, check=False)
    except subprocess.TimeoutExpired:
        return False
    return ran.returncode in (0, NOBODY)


def covered(trial: Trial) -> Iterator[str]:
    """Run the tests of rules and saves and count the branches; a fault where there are too few of them."""
    if importlib.util.find_spec("coverage") is None:
        trial.told.append("not tried: branches (coverage is not here: pip install -e '.[dev]')")
        return
    data, told = trial.folder / "branches", trial.folder / "branches.json"
    here = os.environ | {"COVERAGE_FILE": str(data), "PYTHONPATH": os.pathsep.join([str(ROOT), *sys.path])}
    run = ["run", "--branch", f"--source={','.join(COVERED)}", "-m", "pytest", "-q", "-p", "no:cacheprovider", *RUN]
    for command in (run, ["json", "-q", "-o", str(told)]):
        ran = subprocess.run([sys.executable, "-m", "coverage", *command], cwd=ROOT, env=here, capture_output=True,
                             text=True, check=False)  # fmt: skip
        if ran.returncode:
            yield f"branches could not be counted: {(ran.stdout + ran.stderr)[-300:]}"
            return
    yield from judged(json.loads(told.read_text("utf-8")), trial)


def judged(found: dict[str, object], trial: Trial) -> Iterator[str]:
    """What coverage's own report says of lines and branches together, by package; the poorest modules are named."""
    files = found["files"]
    assert isinstance(files, dict)
    for package in COVERED:
        folder = Path(*package.split("."))
        here = {name: one["summary"] for name, one in files.items() if Path(name).parent == folder}
        reached = sum(one["covered_lines"] + one["covered_branches"] for one in here.values())
        whole = sum(one["num_statements"] + one["num_branches"] for one in here.values())
        percent = 100 * reached / max(1, whole)
        poorest = sorted(here, key=lambda name: here[name]["percent_covered"])[:2]
        names = ", ".join(f"{Path(name).name} {here[name]['percent_covered']:.0f} %" for name in poorest)
        trial.told.append(f"{package}: {percent:.1f} % of lines and branches ({names})")
        if percent < LEAST_COVERED:
            yield f"{package}: {percent:.1f} % of lines and branches, {LEAST_COVERED} % promised"
