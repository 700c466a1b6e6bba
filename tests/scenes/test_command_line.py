"""Bad options: one clear line on stderr, exit code 2."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest

import main
from game.core.i18n import Catalogue
from scenes.command_line import LOCALES, PROGRAM, Launch, parse
from tests.scenes.driver import driving

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
    (["--window", "big"], "bad_window", {"value": "big"}),
    (["--seed"], "no_value", {"option": "--seed"}),
    (["--resume", "--load", __file__], "not_both", {"option": "--load", "other": "--resume"}),
    (["--play", "2"], "unknown_option", {"value": "--play 2"}),
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


def test_a_file_that_is_not_there_is_said_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        parse(["--lang", "it", "--load", "/nowhere/at/all"])
    assert "/nowhere/at/all non si può aprire: non esiste." in capsys.readouterr().err


def test_a_lesson_that_is_not_there_is_said_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main.main(["--tutorial", "nonsense", "--lang", "es", "--data-dir", str(tmp_path)]) == 2
    assert "no existe la lección nonsense" in capsys.readouterr().err


def test_a_file_that_is_no_save_is_exit_two(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("dear book", encoding="utf-8")
    assert main.main(["--load", str(path), "--data-dir", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


def test_folders_that_cannot_be_made_are_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    for option in ("--data-dir", "--shots"):
        with pytest.raises(SystemExit) as left:
            parse([option, str(blocked / "below")])
        assert left.value.code == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 2


def test_everything_at_once(tmp_path: Path) -> None:
    words = (
        "--lang en --window 1600x900 --seed 7 --players 3 --difficulty hard --mode terror --speed 0 --reduced-motion"
    )
    paths = {"--data-dir": "d", "--ui-map": "m.json", "--shots": "s", "--frames-log": "f.jsonl"}
    launch = parse([*words.split(), "--robot", *(w for k, v in paths.items() for w in (k, str(tmp_path / v)))])
    assert launch.window == (1600, 900)
    assert (launch.players, launch.seed, launch.difficulty, launch.mode) == (3, 7, "hard", "terror")
    assert launch.robot == "random"
    assert parse([]) == Launch()
    assert parse(["--tutorial"]).tutorial == ""
    assert parse(["--tutorial", "support"]).tutorial == "support"


def test_without_a_screen_one_line_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    pygame.display.quit()
    monkeypatch.setenv("SDL_VIDEODRIVER", "no-such-driver")
    assert main.main(["--data-dir", str(tmp_path)]) == 2
    assert len(capsys.readouterr().err.strip().splitlines()) == 1


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
