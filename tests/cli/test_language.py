"""The commands answer and explain themselves in the reader's language."""

from __future__ import annotations

import re
import sys
from itertools import product
from pathlib import Path
from typing import Any

import platformdirs
import pytest

from game import cli
from game.cli import parser_for
from game.cli.language import SETTINGS
from game.core.text.i18n import Catalogue
from game.games import GAMES
from game.version import PROGRAM
from scenes.shell import profile
from tests.cli.commands import LOCALES, here, ran, run
from tests.lengths import alike


def test_a_command_answers_in_the_language_once_chosen_else_in_the_systems(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    homes: dict[str, Any] = {"XDG_DATA_HOME": str(tmp_path), "HOME": str(tmp_path), "LC_ALL": "", "LC_MESSAGES": ""}
    assert "Falta um comando." in run(**homes, LANG="pt_BR.UTF-8").stderr
    for name, value in {**homes, "LANG": "pt_BR.UTF-8"}.items():
        monkeypatch.setenv(name, value)
    folder = Path(platformdirs.user_data_dir(PROGRAM, appauthor=False)).name
    assert folder == PROGRAM and profile.SETTINGS == SETTINGS
    if sys.platform == "linux":
        (tmp_path / folder).mkdir()
        (tmp_path / folder / profile.SETTINGS).write_text('{"language": "it"}', encoding="utf-8")
        assert "Manca un comando." in here().stderr
        (tmp_path / folder / profile.SETTINGS).write_text('{"language": ["it"', encoding="utf-8")
        assert "Falta um comando." in here().stderr


@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_no_code_reaches_the_reader_of_a_simulation(lang: str) -> None:
    code, out, err = ran("simulate", "--games", 5, "--lang", lang)
    assert (code, err) == (0, "")
    words = Catalogue.load(lang, [LOCALES])
    assert words.t("bigbook.end.reason.madness-stack-empty") in out
    assert "madness-stack-empty" not in out and "[" not in out and "{" not in out
    held = ran("fuzz", "--steps", 5, "--lang", lang)[1]
    assert held == words.t("kit.cli.results.held", steps="5", games=1) + "\n"


@alike(4)
@pytest.mark.parametrize("lang", ["en", "es", "pt", "it"])
def test_every_command_explains_itself_in_four_languages(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    words, english = Catalogue.load(lang, [LOCALES]), Catalogue.load("en", [LOCALES])
    text = ""
    for argv, game in product(([], *([name] for name in cli.COMMANDS)), GAMES):
        with pytest.raises(SystemExit) as left:
            parser_for(words, game).parse_args([*argv, "--help"])
        assert left.value.code == 0
        shown = " ".join(capsys.readouterr().out.split())
        assert not argv or words.t(f"kit.cli.rules.{argv[0]}") in shown, "a line says what the command does"
        text += f"{shown} | "
    of_tables = tuple(f"{game}.command_line.rules." for game in GAMES)
    keys = [key for key in sorted(english.keys()) if key.startswith(("kit.cli.rules.", *of_tables))]
    keys += [f"kit.cli.{name}" for name in ("usage", "options", "arguments", "commands", "help.help")]
    assert len(keys) > 20
    assert not [key for key in keys if words.t(key) not in text]
    if lang != "en":
        assert not [key for key in keys if re.search(rf"(?<!\S){re.escape(english.t(key))}(?=:| \||  | -)", text)]
        assert not re.search(r" (the|and|of|with|show) |positional|usage:", text)


def test_help_is_in_the_language_of_the_texts_or_english() -> None:
    assert run("cards", "--lang", "it", "--help").stdout.startswith("uso: python -m game cards")
    assert run("--help", LC_ALL="C").stdout.startswith("usage: python -m game")
