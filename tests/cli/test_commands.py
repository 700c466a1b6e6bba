"""Every command of `python -m game` as a script meets it: another process, exit codes, one line of trouble."""

from __future__ import annotations

import contextlib
import io
import json
import os
import re
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from typing import Any

import platformdirs
import pytest

from game import cli
from game.bigbook.catalogue import catalogue
from game.cli import main, parser_for
from game.cli.language import APP, SETTINGS
from game.core.i18n import Catalogue
from scenes.command_line import PROGRAM, parse
from scenes.kit import files, prefs

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "localization"
SCENARIO = ROOT / "tests" / "scenarios" / "cards" / "nested.yaml"


def run(*args: object, cwd: Path = ROOT, **environ: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-B", "-m", "game", *map(str, args)],
        cwd=cwd, capture_output=True, encoding="utf-8", env={**os.environ, **environ}, check=False,
    )  # fmt: skip


def refused(done: subprocess.CompletedProcess[str], said: str = "") -> None:
    """Exit code 2, one clear line on stderr, nothing on stdout."""
    assert done.returncode == 2, (done.returncode, done.stdout, done.stderr)
    assert done.stdout == ""
    assert len(done.stderr.splitlines()) == 1, done.stderr
    assert "Traceback" not in done.stderr
    assert said in done.stderr


NAMES = "simulate, scenario, replay, cards, fuzz, lessons"
GAME, ROUNDS = {"option": "--game", "list": "bigbook"}, {"option": "--games", "low": "1"}
BAD: list[tuple[tuple[object, ...], str, dict[str, str]]] = [
    ((), "cli.no_command", {"list": NAMES}),
    (("paint",), "cli.unknown_command", {"value": "paint", "list": NAMES}),
    (("simulate",), "cli.no_value", {"option": "--games"}),
    (("simulate", "--games"), "cli.no_value", {"option": "--games"}),
    (("simulate", "--games", 0), "cli.bad_whole", {**ROUNDS, "value": "0"}),
    (("simulate", "--games", "many"), "cli.bad_whole", {**ROUNDS, "value": "many"}),
    (("simulate", "--games", 1, "--players", 1), "cli.bad_number",
     {"option": "--players", "value": "1", "low": "2", "high": "5"}),
    (("simulate", "--games", 1, "--mode", "dream"), "cli.bad_value",
     {"option": "--mode", "value": "dream", "list": "normal, terror, nightmare"}),
    (("simulate", "--games", 1, "--difficulty", "no"), "cli.bad_value",
     {"option": "--difficulty", "value": "no", "list": "easy, medium, hard"}),
    (("simulate", "--games", 1, "--policy", "psychic"), "cli.bad_value",
     {"option": "--policy", "value": "psychic", "list": "random, companion"}),
    (("simulate", "--games", 1, "--seed", -1), "cli.bad_whole", {"option": "--seed", "value": "-1", "low": "0"}),
    (("simulate", "--games", 1, "--seed", 10**30), "cli.bad_number",
     {"option": "--seed", "value": str(10**30), "low": "0", "high": str(2**63 - 1)}),
    (("simulate", "--games", 1, "--jobs", 0), "cli.bad_number",
     {"option": "--jobs", "value": "0", "low": "1", "high": "64"}),
    (("simulate", "--games", 1, "--game", "chess"), "cli.bad_value", {**GAME, "value": "chess"}),
    (("cards", "--game=mansions"), "cli.bad_value", {**GAME, "value": "mansions"}),
    (("scenario", SCENARIO, "--game", "mansions"), "cli.bad_value", {**GAME, "value": "mansions"}),
    (("simulate", "--games", 1, "--bogus"), "cli.unknown_option", {"value": "--bogus"}),
    (("simulate", "--games", 1, "game2"), "cli.stray_word", {"value": "game2"}),
    (("scenario", "no/such/file.yaml"), "cli.cannot_open", {"file": "no/such/file.yaml", "reason": "missing"}),
    (("replay", "no/such/save"), "cli.cannot_open", {"file": "no/such/save", "reason": "missing"}),
    (("replay", "./pyproject.toml/x"), "cli.cannot_open", {"file": "pyproject.toml/x", "reason": "no_folder"}),
    (("replay", "game/../README.md"), "cli.cannot_open", {"file": "game/../README.md", "reason": "not_a_save"}),
    (("replay", "tests"), "cli.cannot_open", {"file": "tests", "reason": "a_folder"}),
    (("fuzz",), "cli.no_value", {"option": "--steps"}),
]  # fmt: skip


def ran(*args: object) -> tuple[int, str, str]:
    """Exit code, stdout and stderr of a command, run in this process for speed."""
    out, err = io.StringIO(), io.StringIO()
    with contextlib.redirect_stdout(out), contextlib.redirect_stderr(err):
        code = main([str(arg) for arg in args])
    return code, out.getvalue(), err.getvalue()


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
@pytest.mark.parametrize(("args", "key", "places"), BAD, ids=lambda value: " ".join(map(str, value))[:40])
def test_bad_input_is_refused_in_one_line_of_the_readers_language(
    args: tuple[object, ...], key: str, places: dict[str, str], lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    words = Catalogue.load(lang, [LOCALES])
    if "reason" in places:
        places = {**places, "reason": words.t(f"kit.save.{places['reason']}")}
    code, out, err = ran("--lang", lang, *args)
    assert (code, out) == (2, "")
    assert err == f"python -m game: {words.t(f'kit.{key}', **places)}\n"


def test_a_language_that_is_not_there_is_told_alike_by_both_programs(capsys: pytest.CaptureFixture[str]) -> None:
    refused(run("cards", "--lang", "xx"), "python -m game: --lang: there is no language xx. There are: en, es, it, pt.")
    with pytest.raises(SystemExit):
        parse(["--lang", "xx"])
    assert capsys.readouterr().err == f"{PROGRAM}: --lang: there is no language xx. There are: en, es, it, pt.\n"


SAME_MISTAKE = (["--players", "9"], ["--mode", "dream"], ["--seed", "x"], ["--seed"], ["stray"], ["--bogus"],
                ["--game", "chess"])  # fmt: skip


@pytest.mark.parametrize("argv", SAME_MISTAKE, ids=" ".join)
@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_the_same_mistake_has_the_same_words_in_both_programs(
    argv: list[str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parse([*argv, "--lang", lang])
    window = capsys.readouterr().err.partition(": ")[2]
    assert ran("simulate", "--games", 1, *argv, "--lang", lang)[2].partition(": ")[2] == window


def test_a_command_answers_in_the_language_once_chosen_else_in_the_systems(tmp_path: Path) -> None:
    homes = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "LC_ALL": "", "LC_MESSAGES": ""}
    assert "Falta um comando." in run(**homes, LANG="pt_BR.UTF-8").stderr
    folder = Path(platformdirs.user_data_dir(files.APP, appauthor=False)).name
    assert files.APP == APP == folder and prefs.FILE == SETTINGS
    if sys.platform == "linux":
        (tmp_path / folder).mkdir()
        (tmp_path / folder / prefs.FILE).write_text('{"language": "it"}', encoding="utf-8")
        assert "Manca un comando." in run(**homes, LANG="pt_BR.UTF-8").stderr
        (tmp_path / folder / prefs.FILE).write_text('{"language": ["it"', encoding="utf-8")
        assert "Falta um comando." in run(**homes, LANG="pt_BR.UTF-8").stderr


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_no_code_reaches_the_reader_of_a_simulation(lang: str) -> None:
    code, out, err = ran("simulate", "--games", 5, "--lang", lang)
    assert (code, err) == (0, "")
    words = Catalogue.load(lang, [LOCALES])
    assert words.t("kit.end.reason.madness-stack-empty") in out
    assert "madness-stack-empty" not in out and "[" not in out and "{" not in out
    held = ran("fuzz", "--steps", 5, "--lang", lang)[1]
    assert held == words.t("kit.cli.results.held", steps="5", games=1) + "\n"


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_a_file_that_is_no_yaml_is_told_with_its_line(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("id: fine\n---\nid: [\n", encoding="utf-8")
    told = Catalogue.load(lang, [LOCALES]).t("kit.cli.bad_yaml", file=str(path), line="4")
    assert ran("scenario", path, "--lang", lang) == (2, "", f"python -m game: {told}\n")


def test_where_there_is_no_scenario_none_has_passed(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no scenario", encoding="utf-8")
    assert ran("scenario", SCENARIO, tmp_path) == (2, "", f"python -m game: There is no scenario in {tmp_path}.\n")


# ----------------------------------------------------------------------------------------------------- simulate


@cache
def simulated(*more: object) -> dict[str, Any]:
    done = run("simulate", "--games", 110, "--players", 3, "--seed", 5, "--json", *more)
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


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_simulate_is_the_same_however_many_work_at_it(jobs: int) -> None:
    assert without_time(simulated("--jobs", jobs)) == without_time(simulated())


def test_simulate_is_the_same_under_any_hash_seed() -> None:
    args = ("simulate", "--games", 20, "--players", 5, "--mode", "terror", "--difficulty", "hard", "--json")
    documents = [json.loads(run(*args, PYTHONHASHSEED=seed).stdout) for seed in ("0", "1")]
    assert without_time(documents[0]) == without_time(documents[1])
    assert documents[0]["options"]["mode"] == "terror"


def test_simulate_depends_on_its_arguments() -> None:
    other = run("simulate", "--games", 110, "--players", 3, "--seed", 6, "--json")
    assert without_time(json.loads(other.stdout)) != without_time(simulated())


def test_simulate_in_words() -> None:
    done = run("simulate", "--games", 3)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("3 games, ")


def test_no_progress_bar_in_a_pipe() -> None:
    for args in (("simulate", "--games", 60), ("fuzz", "--steps", 60), ("scenario", SCENARIO)):
        assert run(*args).stderr == ""


# ----------------------------------------------------------------------------------------------------- scenario

GOOD = "id: fine\ngiven: {players: {p1: {}, p2: {}}}\nplay: [{expect: {active: p1}}]\n"
WRONG = "id: wrong\ngiven: {players: {p1: {}, p2: {}}}\nplay: [{expect: {active: p2}}]\n"


def test_scenario_prints_a_line_each_and_the_count(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    (tmp_path / "a.yaml").write_text(f"{GOOD}---\n{WRONG}", encoding="utf-8")
    (tmp_path / "deep" / "b.yaml").write_text(GOOD.replace("fine", "deep"), encoding="utf-8")
    (tmp_path / "notes.txt").write_text("no scenario", encoding="utf-8")
    done = run("scenario", tmp_path)
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert lines[0] == "ok fine"
    assert lines[1].startswith("FAILED wrong: step 1: active is 'p1', not 'p2'")
    assert lines[2:] == ["ok deep", "2 passed, 1 failed"]
    done = run("scenario", tmp_path / "deep", tmp_path / "deep" / "b.yaml")
    assert (done.returncode, done.stdout.splitlines()[-1]) == (0, "2 passed, 0 failed")


FILE_FAULTS = [
    ("id: a\nwhatever: b\n", "unknown key 'whatever'"),
    ("id: a\ngiven: {players: {p1: {}, p2: {}}}\nplay: [{doo: end}]\n", "did you mean 'do'?"),
    ("id: a\ngiven: {players: {p1: {}, p2: {}}}\nplay: [{do: end, refuse: end}]\n", "one thing only"),
    ("id: [a]\n", "an id"),
    ("- a\n", "an id"),
    ("id: &a b\n", "anchor"),
    ("id: a\nid: b\n", "twice"),
    ("id: [\n", "line 2: this is not YAML"),
    ("id: !!python/name:os.system x\n", "tag"),
]
POSITION_FAULTS = [
    ("id: a\ngiven: {players: {p1: {}, p2: {}}, sed: 1}\n", "did you mean 'seed'?"),
    ("id: a\ngiven: {players: {p1: {hnad: []}, p2: {}}}\n", "did you mean 'hand'?"),
    ("id: a\ngiven: {players: {p1: {hand: [water4]}, p2: {}}}\n", "there is no card 'water4'"),
    ("id: a\ngiven: {players: {p1: {hand: [[water1]]}, p2: {}}}\n", "given.players.p1.hand"),
    ("id: a\ngiven: {players: {p1: {hand: water1}, p2: {}}}\n", "a list is needed"),
    ("id: a\ngiven: {players: {p1: {}}}\n", "two to five players"),
    ("id: a\ngiven: {players: {p1: {}, p2: {}, p3: {}, p4: {}, p5: {}, p6: {}}}\n", "two to five players"),
    ("id: a\ngiven: {players: {p2: {}, p1: {}}}\n", "'p2' stands where p1 should"),
    ("id: a\ngiven: {players: {p1: {magician: stoker}, p2: {magician: stoker}}}\n", "once only"),
    ("id: a\ngiven: {players: {p1: {magician: nobody}, p2: {}}}\n", "there is no magician 'nobody'"),
    ("id: a\ngiven: {players: [p1, p2]}\n", "players"),
    ("id: a\n", "players"),
    ("id: a\ngiven: {difficulty: hardest, players: {p1: {}, p2: {}}}\n", "hardest"),
    ("id: a\ngiven: {mode: [normal], players: {p1: {}, p2: {}}}\n", "given.mode"),
    ("id: a\ngiven: {turn: soon, players: {p1: {}, p2: {}}}\n", "'soon' is no number"),
    ("id: a\ngiven: {turn: 400, players: {p1: {}, p2: {}}}\n", "given.turn"),
    ("id: a\ngiven: {madness: " + "9" * 5000 + ", players: {p1: {}, p2: {}}}\n", "is no number"),
    ("id: a\ngiven: {phase: night, players: {p1: {}, p2: {}}}\n", "night"),
    ("id: a\ngiven: {active: p5, players: {p1: {}, p2: {}}}\n", "given.active"),
    ("id: a\ngiven: {players: {p1: {spells: [{}]}, p2: {}}}\n", "given.players.p1.spells"),
    ("id: a\ngiven: {players: {p1: {spells: [{ice: brokn}]}, p2: {}}}\n", "brokn"),
    ("id: a\ngiven: {players: {p1: {spells: [fireball]}, p2: {}}}\n", "there is no spell 'fireball'"),
    ("id: a\ngiven: {curses: [w1], players: {p1: {}, p2: {}}}\n", "given.curses"),
    ("id: a\ngiven: {curses: {2: [w1, w2]}, players: {p1: {}, p2: {}}}\n", "takes 1 curses"),
    ("id: a\ngiven: {curses: {2: [w1], 4: [w1]}, players: {p1: {}, p2: {}}}\n", "twice"),
    ("id: a\ngiven: {curses: {2: [{w1: {tokens: {mud: 1}}}]}, players: {p1: {}, p2: {}}}\n", "mud"),
    ("id: a\ngiven: {book: [cover_1], players: {p1: {}, p2: {}}}\n", "seven grimoire cards"),
    ("id: a\ngiven: {piles: {mud: []}, players: {p1: {}, p2: {}}}\n", "mud"),
    ("id: a\ngiven: {library: [thaw], players: {p1: {}, p2: {}}}\n", "given.library"),
    ("id: a\ngiven: {supply: {water1: 3}, players: {p1: {}, p2: {}}}\n", "water1"),
    ("id: a\ngiven: {aside: [[a]], players: {p1: {}, p2: {}}}\n", "given.aside"),
    ("id: a\ngiven: {players: {p1: {}, p2: {}}}\nplay: [{expect: {mud: 1}}]\n", "unknown key 'mud'"),
    ("id: a\ngiven: {players: {p1: {}, p2: {}}}\nplay: [{expect: {piles.mud: 1}}]\n", "piles.mud"),
    ("id: a\ngame: chess\ngiven: {players: {p1: {}, p2: {}}}\n", "chess"),
]


@pytest.mark.parametrize(("text", "said"), FILE_FAULTS, ids=lambda value: " ".join(value.split())[:60])
def test_a_file_that_holds_no_scenario_is_named_in_one_line(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, encoding="utf-8")
    code, out, err = ran("scenario", path)
    assert (code, out) == (2, "")
    assert len(err.splitlines()) == 1
    assert said in err
    assert "bad.yaml" in err


@pytest.mark.parametrize(("text", "said"), POSITION_FAULTS, ids=lambda value: " ".join(value.split())[:60])
def test_a_scenario_that_cannot_be_laid_out_fails_in_one_line(text: str, said: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(text, encoding="utf-8")
    code, out, err = ran("scenario", path)
    assert (code, err) == (2, "")
    first, last = out.splitlines()
    assert first.startswith("FAILED a: ")
    assert said in first
    assert last == "0 passed, 1 failed"


def test_a_damaged_scenario_ends_the_process_with_two(tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text(FILE_FAULTS[0][0], encoding="utf-8")
    refused(run("scenario", path), "unknown key 'whatever'")


# -------------------------------------------------------------------------------------------------------- cards


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_cards_lists_every_card_with_its_text(lang: str) -> None:
    done = run("cards", "--lang", lang)
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
    english, spanish = run("cards").stdout, run("cards", "--lang", "es").stdout
    assert "combustion: Combustion · Fire 1" in english
    assert "combustion: Combustión · Fuego 1" in spanish


# --------------------------------------------------------------------------------------------------------- fuzz


def test_fuzz_counts_its_steps() -> None:
    done = run("fuzz", "--steps", 250, "--seed", 3)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("250 steps in ")


def test_fuzz_is_the_same_every_time() -> None:
    assert run("fuzz", "--steps", 150, "--seed", 9).stdout == run("fuzz", "--steps", 150, "--seed", 9).stdout


# ----------------------------------------------------------------------------------------------- damaged files


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the game whose files may be damaged."""
    copy = tmp_path / "tree"
    for name in ("game", "localization"):
        shutil.copytree(ROOT / name, copy / name, ignore=shutil.ignore_patterns("__pycache__"))
    return copy


COMMANDS = (
    ("cards",),
    ("simulate", "--games", 120, "--jobs", 2),
    ("fuzz", "--steps", 5),
    ("scenario", SCENARIO),
)


@pytest.mark.parametrize("args", COMMANDS, ids=lambda args: args[0])
@pytest.mark.parametrize(
    ("before", "after", "said"),
    [
        ("draw: {count: x}", "darw: {count: x}", "did you mean 'draw'?"),
        ("element: fire", "element: [", "spells.yaml"),
    ],
)
def test_damaged_cards_are_named_by_every_command(
    args: tuple[object, ...], before: str, after: str, said: str, tree: Path
) -> None:
    path = tree / "game" / "bigbook" / "cards" / "spells.yaml"
    path.write_text(path.read_text(encoding="utf-8").replace(before, after, 1), encoding="utf-8")
    refused(run(*args, cwd=tree), said)


def test_damaged_words_are_named(tree: Path) -> None:
    path = tree / "localization" / "es" / "bigbook" / "cards.yaml"
    path.write_text(path.read_text(encoding="utf-8") + "\nspells: {}\n", encoding="utf-8")
    refused(run("cards", "--lang", "es", cwd=tree), "cards.yaml")
    assert run("cards", "--lang", "pt", cwd=tree).returncode == 0


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_every_command_explains_itself_in_four_languages(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, english = Catalogue.load(lang, [LOCALES]), Catalogue.load("en", [LOCALES])
    text = ""
    for argv in ([], *([name] for name in cli.COMMANDS)):
        with pytest.raises(SystemExit) as left:
            parser_for(words).parse_args([*argv, "--help"])
        assert left.value.code == 0
        shown = " ".join(capsys.readouterr().out.split())
        assert not argv or words.t(f"kit.cli.rules.{argv[0]}") in shown, "a line says what the command does"
        text += f"{shown} | "
    keys = [key for key in sorted(english.keys()) if key.startswith("kit.cli.rules.")]
    keys += [f"kit.cli.{name}" for name in ("usage", "options", "arguments", "commands", "help.help")]
    assert len(keys) > 20
    assert not [key for key in keys if words.t(key) not in text]
    if lang != "en":
        assert not [key for key in keys if re.search(rf"(?<!\S){re.escape(english.t(key))}(?=:| \||  | -)", text)]
        assert not re.search(r" (the|and|of|with|show) |positional|usage:", text)


def test_help_is_in_the_language_of_the_texts_or_english() -> None:
    assert run("cards", "--lang", "it", "--help").stdout.startswith("uso: python -m game cards")
    assert run("--help", LC_ALL="C").stdout.startswith("usage: python -m game")


def test_a_pipe_that_closes_is_no_error() -> None:
    with subprocess.Popen(
        [sys.executable, "-B", "-m", "game", "cards"], cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.read(10)
        process.stdout.close()
        assert b"Traceback" not in process.stderr.read()
