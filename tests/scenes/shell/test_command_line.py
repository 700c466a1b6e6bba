"""Bad options: one clear line on stderr, exit code 2."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from game.bigbook.challenges import challenges
from game.bigbook.lessons import lessons
from game.core.text.i18n import Catalogue
from game.games import GAMES, entry
from game.version import PROGRAM
from scenes.shell.command_line import LOCALES, POLICIES, Launch, parse
from scenes.start import main
from tests.scenes.driver import driving
from tests.sources import copy_sources

BAD = [
    ["--players", "1"],
    ["--players", "6"],
    ["--players", "two"],
    ["--players", "٣"],
    ["--lang", "tlh"],
    ["--window", "0x0"],
    ["--window", "big"],
    ["--window", "99999x1"],
    ["--window", "800x600", "--fullscreen"],
    ["--difficulty", "brutal"],
    ["--mode", "party"],
    ["--speed", "5"],
    ["--speed", "-1"],
    ["--seed", "-3"],
    ["--seed", "1e3"],
    ["--game", "chess"],
    ["--robot", "genius"],
    ["--load", "/nowhere/at/all"],
    ["--load", "nul\0byte"],
    ["--scenario", "/nowhere"],
    ["--resume", "--load", __file__],
    ["--no-such-option"],
    ["stray"],
    ["--play", "2"],
    ["--data-dir", ""],
    ["--shots", ""],
]


@pytest.mark.parametrize("argv", BAD, ids=" ".join)
def test_a_bad_value_is_one_line_and_exit_two(argv: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as left:
        parse(argv)
    assert left.value.code == 2
    out = capsys.readouterr()
    assert out.out == ""
    assert len(out.err.strip().splitlines()) == 1


TOLD = [
    (["--lang", "tlh"], "unknown_language", {"value": "tlh", "list": "en, es, it, pt"}),
    (["--players", "9"], "bad_number", {"option": "--players", "value": "9", "low": "2", "high": "5"}),
    (["--mode", "party"], "bad_value", {"option": "--mode", "value": "party", "list": "normal, terror, nightmare"}),
    (
        ["--players", "3", "--companions", "wizard"],
        "bad_value",
        {"option": "--companions", "value": "wizard", "list": "1..5, apprentice, adept, master"},
    ),
    (
        ["--players", "2", "--companions", "3"],
        "bad_number",
        {"option": "--companions", "value": "3", "low": "1", "high": "2"},
    ),
    (["--companions", "2"], "no_value", {"option": "--players"}),
    (["--window", "big"], "bad_window", {"value": "big"}),
    (["--seed"], "no_value", {"option": "--seed"}),
    (["--resume", "--load", __file__], "not_both", {"option": "--load", "other": "--resume"}),
    (["--play", "2"], "unknown_option", {"value": "--play 2"}),
    (["game2"], "stray_word", {"value": "game2"}),
    (["--seed", "lucky"], "bad_whole", {"option": "--seed", "value": "lucky", "low": "0"}),
]


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
@pytest.mark.parametrize(("argv", "key", "args"), TOLD)
def test_what_is_wrong_is_said_in_the_language_asked_for(
    argv: list[str], key: str, args: dict[str, str], lang: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = Catalogue.load(lang, [LOCALES])
    with pytest.raises(SystemExit):
        parse([*argv, *(["--lang", lang] if "--lang" not in argv else [])])
    said = capsys.readouterr().err
    expected = Catalogue.load("en", [LOCALES]) if "--lang" in argv else words
    assert said == f"{PROGRAM}: {' '.join(expected.t(f'kit.cli.{key}', **args).split())}\n"


def helped(capsys: pytest.CaptureFixture[str], *argv: str) -> str:
    """What --help prints, in one line."""
    with pytest.raises(SystemExit) as left:
        parse([*argv, "--help"])
    assert left.value.code == 0
    out = capsys.readouterr()
    assert out.err == ""
    return " ".join(out.out.split())


OPTIONS = re.findall(
    r"\S+",
    "game lang window fullscreen seed resume load scenario tutorial data-dir "
    "speed reduced-motion ui-map robot shots frames-log speak sound help",
)
OF_THE_TABLE = ("players", "difficulty", "mode", "pages", "companions")
OWN_WORDS = (
    "kit.cli.usage",
    "kit.cli.options",
    "bigbook.edition.command_line",
    *(f"kit.cli.help.{name}" for name in OPTIONS),
    *(f"bigbook.command_line.help.{name}" for name in OF_THE_TABLE),
)


def told(lang: str) -> list[str]:
    """The texts of the help of a language."""
    words = Catalogue.load(lang, [LOCALES])
    return [" ".join(words.t(key, list=", ".join(POLICIES)).split()) for key in OWN_WORDS]


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_help_names_every_option_in_the_language_asked_for(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = helped(capsys, "--lang", lang)
    assert not [name for name in (*OPTIONS, *OF_THE_TABLE) if f"--{name}" not in text]
    assert not [line for line in told(lang) if line not in text]
    assert "[kit." not in text
    games = "|".join(GAMES)
    assert text.startswith(f"{told(lang)[0]}: {PROGRAM} [-h] [--game {games}] [--lang en|es|it|pt]")
    words = Catalogue.load(lang, [LOCALES])
    file, lesson = words.t("kit.cli.value.file"), words.t("kit.cli.value.lesson")
    assert f"[--resume | --load {file} | --scenario {file} | --tutorial [{lesson}]]" in text
    assert lang in ("en", "it") or " FILE" not in text
    assert lang == "en" or not re.search(r" (FOLDER|DIR|LESSON|POLICY|WxH)\b", text)


@pytest.mark.parametrize("lang", ["es", "pt", "it"])
def test_no_english_is_left_in_the_help(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    text = f" {helped(capsys, '--lang', lang)} "
    assert not [line for line in told("en") if f" {line} " in text or f" {line}: " in text]
    assert not [
        word
        for word in (" the ", " and ", " with ", " of ", "show this")
        if word in text.replace("The Big Book of Madness", "")
    ]


def test_every_text_of_the_help_belongs_to_an_option() -> None:
    keys = Catalogue.load("en", [LOCALES]).keys()
    assert sorted(key for key in keys if key.startswith("kit.cli.help.")) == sorted(
        f"kit.cli.help.{name}" for name in OPTIONS
    )
    assert {key for key in keys if key.startswith("bigbook.command_line.help.")} == {
        f"bigbook.command_line.help.{name}" for name in OF_THE_TABLE
    }


def test_help_speaks_the_stored_language_and_touches_nothing(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    stored = tmp_path / "settings.json"
    stored.write_text('{"language": "it"}', encoding="utf-8")
    assert helped(capsys, "--data-dir", str(tmp_path)).startswith("uso: ")
    assert helped(capsys, "--data-dir", str(tmp_path), "--lang", "en").startswith("usage: ")
    stored.write_text('{"language": "it', encoding="utf-8")
    helped(capsys, "--data-dir", str(tmp_path))
    assert [path.name for path in tmp_path.iterdir()] == ["settings.json"]
    assert not (helped(capsys, "--data-dir", str(tmp_path / "new")) and (tmp_path / "new").exists())


def test_what_is_wrong_is_said_in_the_stored_language(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "settings.json").write_text('{"language": "es"}', encoding="utf-8")
    with pytest.raises(SystemExit):
        parse(["--seed", "--data-dir", str(tmp_path)])
    assert capsys.readouterr().err == f"{PROGRAM}: --seed: falta un valor.\n"


@pytest.mark.broken_language
@pytest.mark.parametrize(
    "words", [b"cli:\n  usage: \xff", b"button: {}\n", b'cli: {help: {lang: "100% {odd} %(x)s"}}\n']
)
def test_help_in_a_broken_language_is_english(words: bytes, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "eo"
    folder.mkdir()
    (folder / "language.yaml").write_text('name: "Esperanto"\n', encoding="utf-8")
    (folder / "kit.yaml").write_bytes(words)
    text = helped(capsys, "--lang", "eo", "--data-dir", str(tmp_path))
    assert text.startswith("usage: ") and "size of the window" in text and "[kit." not in text


def test_help_needs_no_pygame_and_writes_what_the_terminal_can(tmp_path: Path) -> None:
    """In another process without pygame, on a terminal that knows English letters only."""
    code = "import sys; sys.modules['pygame'] = None; import main; main.main(sys.argv[1:])"
    plain = {"PYTHONIOENCODING": "ascii", "LC_ALL": "", "LC_MESSAGES": "", "LANG": "pt_BR.UTF-8"}
    done = subprocess.run(
        [sys.executable, "-c", code, "--help", "--data-dir", str(tmp_path)],
        cwd=LOCALES.parent, capture_output=True, text=True, env={**os.environ, **plain}, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert "op??es:" in done.stdout and "mostra esta ajuda e sai" in done.stdout


def test_a_file_that_is_not_there_is_said_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["--lang", "it", "--load", "/nowhere/at/all"])
    assert "/nowhere/at/all non si può aprire: non esiste." in capsys.readouterr().err


def test_a_lesson_that_is_not_there_is_said_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--tutorial", "nonsense", "--lang", "es", "--data-dir", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert "no existe la lección nonsense" in said
    every = [*(one.id for one in lessons()), *(one.id for one in challenges())]
    assert not [name for name in every if name not in said], "all are named"


def test_damaged_cards_are_bad_input_and_no_crash(tmp_path: Path) -> None:
    tree = tmp_path / "tree"
    for name in ("game", "localization", "scenes"):
        copy_sources(LOCALES.parent / name, tree / name)
    shutil.copy(LOCALES.parent / "main.py", tree)
    (tree / "assets").symlink_to(LOCALES.parent / "assets", target_is_directory=True)
    cards = tree / "game" / "bigbook" / "cards" / "spells.yaml"
    cards.write_text(cards.read_text(encoding="utf-8").replace("draw: {", "darw: {", 1), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "main.py", "--data-dir", str(tmp_path / "data")],
        cwd=tree, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 2
    assert len(done.stderr.splitlines()) == 1 and "did you mean 'draw'?" in done.stderr


def test_a_file_that_is_no_save_is_exit_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear book", encoding="utf-8")
    assert main(["--load", str(path), "--data-dir", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_folders_that_cannot_be_made_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    for option in ("--data-dir", "--shots"):
        with pytest.raises(SystemExit) as left:
            parse([option, str(blocked / "below")])
        assert left.value.code == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 2


def test_every_companion_of_the_game_can_play_the_screen() -> None:
    """The names stand on the command line, so that no game is read before it is known which one."""
    assert set(POLICIES) == {policy for game in GAMES for policy in entry(game).policies}
    assert [parse([f"--robot={policy}"]).robot for policy in POLICIES] == list(POLICIES)


def test_everything_at_once(tmp_path: Path) -> None:
    words = (
        "--lang en --window 1600x900 --seed 7 --players 3 --difficulty hard --mode terror --speed 0 --reduced-motion"
    )
    paths = {"--data-dir": "d", "--ui-map": "m.json", "--shots": "s", "--frames-log": "f.jsonl"}
    launch = parse([*words.split(), "--robot", *(w for k, v in paths.items() for w in (k, str(tmp_path / v)))])
    assert launch.window == (1600, 900)
    assert (launch.players, launch.seed) == (3, 7)
    assert launch.table == {"difficulty": "hard", "mode": "terror"}
    assert launch.robot == "random"
    assert parse([]) == Launch()
    assert parse(["--tutorial"]).tutorial == ""
    assert parse(["--tutorial", "support"]).tutorial == "support"


def test_without_a_screen_one_line_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    assert main(["--data-dir", str(tmp_path), "--lang", "it"]) == 2
    said = capsys.readouterr().err
    assert said.startswith(f"{PROGRAM}: Non si può aprire") and len(said.strip().splitlines()) == 1


@pytest.mark.parametrize("where", [".", "languages", "localization"])
def test_a_folder_in_the_data_folder_adds_a_language(tmp_path: Path, where: str) -> None:
    folder = tmp_path / where / "eo"
    folder.mkdir(parents=True)
    (folder / "language.yaml").write_text('name: "Esperanto"\n', encoding="utf-8")
    (folder / "kit.yaml").write_text('button:\n  new-game: "Nova ludo"\n', encoding="utf-8")
    assert parse(["--lang", "eo", "--data-dir", str(tmp_path)]).lang == "eo"
    with driving(tmp_path, lang="eo") as d:
        assert d.app.t("kit.button.new-game") == "Nova ludo"


def test_a_language_written_by_halves_stops_nothing(tmp_path: Path) -> None:
    for code, text in (("eo", 'name: "Espe'), ("fr", 'name: "Français"\n')):
        folder = tmp_path / "languages" / code
        folder.mkdir(parents=True)
        (folder / "language.yaml").write_text(text, encoding="utf-8")
        (folder / "kit.yaml").write_bytes(b"button:\n  new-game: \xff")
    with driving(tmp_path, lang="fr") as d:
        assert [one.code for one in d.app.languages].count("eo") == 0
        assert d.app.t("kit.button.new-game") == "New game"
