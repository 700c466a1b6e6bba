"""Every command of `python -m game` as a script meets it: another process, exit codes, the same answer every time."""

from __future__ import annotations

import json
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from game.bigbook.catalogue import catalogue
from game.cli.shares import interval
from tests.cli.commands import ROOT, SCENARIO, here, run
from tests.lengths import alike, soak

# ----------------------------------------------------------------------------------------------------- simulate


@cache
def simulated(*more: object) -> dict[str, Any]:
    """Several jobs are processes of a process of its own."""
    done = (run if more else here)("simulate", "--games", 110, "--players", 3, "--seed", 5, "--json", *more)
    assert (done.returncode, done.stderr) == (0, "")
    document: dict[str, Any] = json.loads(done.stdout)
    return document


def without_time(document: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in document.items() if key not in ("seconds", "steps_per_sec")}


def test_simulate_writes_one_document() -> None:
    document = simulated()
    keys = ["games", "steps", "wins", "losses", "rounds_reached", "options", "seconds", "steps_per_sec"]
    assert list(document) == keys
    assert document["games"] == 110 == document["wins"] + sum(document["losses"].values())
    assert sum(document["rounds_reached"]) == 110
    assert len(document["rounds_reached"]) == 6
    assert len(document["options"]["magicians"]) == 3
    assert document["steps"] > 110


@alike()
@pytest.mark.parametrize("jobs", soak([1, 3], [1, 2, 3]))
def test_simulate_is_the_same_however_many_work_at_it(jobs: int) -> None:
    assert without_time(simulated("--jobs", jobs)) == without_time(simulated())


def test_simulate_is_the_same_under_any_hash_seed() -> None:
    args = ("simulate", "--games", 20, "--players", 5, "--mode", "terror", "--difficulty", "hard", "--json")
    documents = [json.loads(run(*args, PYTHONHASHSEED=seed).stdout) for seed in ("0", "1")]
    assert without_time(documents[0]) == without_time(documents[1])
    assert documents[0]["options"]["mode"] == "terror"


def test_simulate_depends_on_its_arguments() -> None:
    other = here("simulate", "--games", 110, "--players", 3, "--seed", 6, "--json")
    assert without_time(json.loads(other.stdout)) != without_time(simulated())


def test_simulate_over_settings_tells_a_share_for_every_table() -> None:
    """A line for each combination in the order in which the settings were named, with the interval; the same in JSON,
    and as much as each table by itself."""
    said = here("simulate", "--games", 4, "--policy", "random", "--over", "mode,players", "--difficulty", "hard")
    lines = said.stdout.splitlines()
    assert lines[0] == "mode normal, players 2: 0 of 4 won, 0% (0 to 49%)"
    assert [line.partition(":")[0] for line in lines] == [
        f"mode {mode}, players {players}" for mode in ("normal", "terror", "nightmare") for players in (2, 3, 4, 5)
    ]
    told = run("simulate", "--games", 4, "--policy", "random", "--over", "mode,players", "--difficulty", "hard",
               "--json", "--jobs", 2)  # fmt: skip
    rows = json.loads(told.stdout)["rows"]
    alone = here("simulate", "--games", 4, "--players", 3, "--mode", "terror", "--difficulty", "hard", "--json")
    same = json.loads(alone.stdout)
    row = next(row for row in rows if (row["players"], row["mode"]) == (3, "terror"))
    assert {key: row[key] for key in ("games", "steps", "wins", "losses")} == {
        key: same[key] for key in ("games", "steps", "wins", "losses")
    }


def test_an_interval_holds_the_share_and_narrows_with_games() -> None:
    assert interval(0, 0) == (0.0, 1.0)
    few, many = interval(3, 4), interval(300, 400)
    assert 0 < few[0] < many[0] < 0.75 < many[1] < few[1] < 1
    assert interval(0, 50)[0] == 0.0 and interval(50, 50)[1] == 1.0
    assert interval(0, 50)[1] < 0.08


def test_simulate_in_words() -> None:
    done = here("simulate", "--games", 3)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("3 games, ")


def test_no_progress_bar_in_a_pipe() -> None:
    assert run("simulate", "--games", 60).stderr == ""
    for args in (("fuzz", "--steps", 60), ("scenario", SCENARIO)):
        assert here(*args).stderr == ""


# ----------------------------------------------------------------------------------------------------- scenario

GOOD = "id: fine\ngiven: {players: {p1: {}, p2: {}}}\nplay: [{expect: {active: p1}}]\n"
WRONG = "id: wrong\ngiven: {players: {p1: {}, p2: {}}}\nplay: [{expect: {active: p2}}]\n"


def test_scenario_prints_a_line_each_and_the_count(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "a.yaml").write_text(f"{GOOD}---\n{WRONG}", encoding="utf-8")
    (tmp_path / "deep" / "b.yaml").write_text(GOOD.replace("fine", "deep"), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no scenario", encoding="utf-8")
    done = here("scenario", tmp_path)
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert lines[0] == "ok fine"
    assert lines[1].startswith("FAILED wrong: step 1: active is 'p1', not 'p2'")
    assert lines[2:] == ["ok deep", "2 passed, 1 failed"]
    done = here("scenario", tmp_path / "deep", tmp_path / "deep" / "b.yaml")
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "2 passed, 0 failed")


# -------------------------------------------------------------------------------------------------------- cards


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_cards_lists_every_card_with_its_text(lang: str) -> None:
    done = here("cards", "--lang", lang)
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    heads = {line.partition(":")[0] for line in lines if not line.startswith(" ")}
    known = catalogue()
    assert heads == {*known.spells, *known.curses, *known.magicians, *known.pages}
    assert "[" not in done.stdout, "a text is missing"
    assert "{" not in done.stdout, "a place is not filled"
    for number, line in enumerate(lines):
        if not line.startswith(" "):
            assert lines[number + 1].startswith("  "), line


def test_cards_speaks_the_language_asked_for() -> None:
    english, spanish = (here("cards", "--lang", lang).stdout for lang in ("en", "es"))
    assert "combustion: Combustion · Fire 1" in english
    assert "combustion: Combustión · Fuego 1" in spanish


# --------------------------------------------------------------------------------------------------------- fuzz


def test_fuzz_counts_its_steps() -> None:
    done = here("fuzz", "--steps", 250, "--seed", 3)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("250 steps in ")


def test_fuzz_is_the_same_every_time() -> None:
    assert run("fuzz", "--steps", 150, "--seed", 9).stdout == here("fuzz", "--steps", 150, "--seed", 9).stdout


def test_a_pipe_that_closes_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "game", "cards"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()
