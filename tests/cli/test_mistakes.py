"""Every mistake is told in one line of the reader's language, with exit code 2: options, files, scenarios, cards."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from game.core.text.i18n import Catalogue
from game.version import PROGRAM
from scenes.shell.command_line import parse
from tests.cli.commands import LOCALES, ROOT, SCENARIO, here, ran, refused, run
from tests.lengths import alike, soak
from tests.sources import copy_sources

NAMES = "play, simulate, scenario, replay, cards, fuzz, lessons, locale, story"
GAME, ROUNDS = {"option": "--game", "list": "bigbook, mansions"}, {"option": "--games", "low": "1"}
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
     {"option": "--policy", "value": "psychic", "list": "random, master, adept, apprentice, companion"}),
    (("simulate", "--games", 1, "--over", "players,luck"), "cli.bad_value",
     {"option": "--over", "value": "luck", "list": "players, difficulty, mode, pages"}),
    (("simulate", "--games", 1, "--seed", -1), "cli.bad_whole", {"option": "--seed", "value": "-1", "low": "0"}),
    (("simulate", "--games", 1, "--seed", 10**30), "cli.bad_number",
     {"option": "--seed", "value": str(10**30), "low": "0", "high": str(2**63 - 1)}),
    (("simulate", "--games", 1, "--jobs", 0), "cli.bad_number",
     {"option": "--jobs", "value": "0", "low": "1", "high": "64"}),
    (("simulate", "--games", 1, "--game", "chess"), "cli.bad_value", {**GAME, "value": "chess"}),
    (("cards", "--game=tragedies"), "cli.bad_value", {**GAME, "value": "tragedies"}),
    (("scenario", SCENARIO, "--game", "tragedies"), "cli.bad_value", {**GAME, "value": "tragedies"}),
    (("simulate", "--games", 1, "--bogus"), "cli.unknown_option", {"value": "--bogus"}),
    (("simulate", "--games", 1, "game2"), "cli.stray_word", {"value": "game2"}),
    (("scenario", "no/such/file.yaml"), "cli.cannot_open", {"file": "no/such/file.yaml", "reason": "missing"}),
    (("replay", "no/such/save"), "cli.cannot_open", {"file": "no/such/save", "reason": "missing"}),
    (("replay", "./pyproject.toml/x"), "cli.cannot_open", {"file": "pyproject.toml/x", "reason": "no_folder"}),
    (("replay", "game/../README.md"), "cli.cannot_open", {"file": "game/../README.md", "reason": "not_a_save"}),
    (("replay", "tests"), "cli.cannot_open", {"file": "tests", "reason": "a_folder"}),
    (("fuzz",), "cli.no_value", {"option": "--steps"}),
    (("play", "--players", 2, "--viewer", "p3"), "cli.bad_value",
     {"option": "--viewer", "value": "p3", "list": "p1, p2"}),
    (("play", "--option", "colour=red"), "cli.bad_value",
     {"option": "--option", "value": "colour", "list": "players, difficulty, mode, pages, p1, p2, p3, p4, p5"}),
    (("play", "--option", "mode=dream"), "cli.bad_value",
     {"option": "--option mode", "value": "dream", "list": "normal, terror, nightmare"}),
    (("play", "--option", "players=6"), "cli.bad_number",
     {"option": "--option players", "value": "6", "low": "2", "high": "5"}),
    (("play", "--players", 2, "--option", "p3=ferryman"), "cli.bad_value",
     {"option": "--option", "value": "p3", "list": "p1, p2"}),
    (("play", "--players", 3, "--companions", "adept,wizard"), "cli.bad_value",
     {"option": "--companions", "value": "wizard", "list": "1..5, apprentice, adept, master"}),
    (("play", "--players", 3, "--companions", 4), "cli.bad_number",
     {"option": "--companions", "value": "4", "low": "1", "high": "3"}),
    (("play", "--players", 3, "--companions", 0), "cli.bad_value",
     {"option": "--companions", "value": "0", "list": "1..5, apprentice, adept, master"}),
    (("simulate", "--games", 1, "--companions", 1), "cli.unknown_option", {"value": "--companions 1"}),
    (("play", "--load", "no/such/save"), "cli.cannot_open", {"file": "no/such/save", "reason": "missing"}),
    (("play", "--load", "README.md"), "cli.cannot_open", {"file": "README.md", "reason": "not_a_save"}),
    (("play", "--save", "pyproject.toml/x"), "cli.cannot_open", {"file": "pyproject.toml/x", "reason": "no_folder"}),
]  # fmt: skip


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


SAME_MISTAKE = (["--players", "9"], ["--mode", "dream"], ["--seed", "x"], ["--seed"], ["stray"], ["--bogus"])


@pytest.mark.parametrize("argv", SAME_MISTAKE, ids=" ".join)
@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_the_same_mistake_has_the_same_words_in_both_programs(
    argv: list[str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit):
        parse([*argv, "--lang", lang])
    window = capsys.readouterr().err.partition(": ")[2]
    assert ran("simulate", "--games", 1, *argv, "--lang", lang)[2].partition(": ")[2] == window


def test_a_game_that_is_not_there_is_refused_with_those_that_are(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse(["--game", "chess"])
    said = f"{PROGRAM}: --game: chess is not possible. Choose from: bigbook, mansions.\n"
    assert (left.value.code, capsys.readouterr().err) == (2, said)
    refused(here("play", "--game", "chess"), "Choose from: bigbook, mansions.")


# ---------------------------------------------------------------------------------------------------------- scenarios


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_a_file_that_is_no_yaml_is_told_with_its_line(lang: str, tmp_path: Path) -> None:
    path = tmp_path / "bad.yaml"
    path.write_text("id: fine\n---\nid: [\n", encoding="utf-8")
    told = Catalogue.load(lang, [LOCALES]).t("kit.cli.bad_yaml", file=str(path), line="4")
    assert ran("scenario", path, "--lang", lang) == (2, "", f"python -m game: {told}\n")


def test_where_there_is_no_scenario_none_has_passed(tmp_path: Path) -> None:
    (tmp_path / "notes.txt").write_text("no scenario", encoding="utf-8")
    assert ran("scenario", SCENARIO, tmp_path) == (2, "", f"python -m game: There is no scenario in {tmp_path}.\n")


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


# ----------------------------------------------------------------------------------------------- damaged files


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the game."""
    copy = tmp_path_factory.mktemp("tree")
    for name in ("game", "localization"):
        copy_sources(ROOT / name, copy / name)
    return copy


@pytest.fixture
def tree(copied: Path) -> Iterator[Path]:
    """A copy of the game whose files may be damaged; afterwards they are whole again."""
    yield copied
    for name in ("game/bigbook/cards/spells.yaml", "localization/es/bigbook/cards.yaml"):
        shutil.copy2(ROOT / name, copied / name)


COMMANDS = (
    ("cards",),
    ("simulate", "--games", 120, "--jobs", 2),
    ("fuzz", "--steps", 5),
    ("scenario", SCENARIO),
)


DAMAGE = (
    ("draw: {count: x}", "darw: {count: x}", "did you mean 'draw'?"),
    ("element: fire", "element: [", "spells.yaml"),
)


@alike(4)
@pytest.mark.parametrize(
    ("args", "before", "after", "said"),
    [
        (args, *damage)
        for number, args in enumerate(COMMANDS)
        for damage in soak((DAMAGE[number % 2],), DAMAGE)  # each command meets one, with --long both
    ],
    ids=lambda value: value[0] if isinstance(value, tuple) else value[:12],
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
