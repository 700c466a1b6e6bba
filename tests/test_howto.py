"""Every "how to add" of the documents does what it says, for somebody who follows it word by word."""

from __future__ import annotations

import re
from pathlib import Path

from tests.howto import ROOT, copy_of_the_tree, follow, steps
from tests.localization.needed import MODELS, files, tables

CARD = "docs/adding-a-card.md"
GAME = "docs/adding-a-game.md"
SCREEN = "docs/scene-kit.md"
LANGUAGE = "docs/translating.md"


def test_a_spell_is_added_as_the_page_says(tmp_path: Path) -> None:
    """It plays at once; the linter names what is missing and nothing else, and is silent at the end."""
    tree = copy_of_the_tree(tmp_path, "game", "localization", "tests/scenarios")
    played, asked, silent, listed = follow(tree, [*steps(CARD, "## A spell")])
    assert (played.code, played.said.splitlines()[-1]) == (0, "1 passed, 0 failed"), played
    assert asked.code == 3 and asked.said.count("\n") == 1 and "'spell:warm_milk' is missing" in asked.said, asked
    assert (silent.code, silent.said) == (0, "")
    assert "warm_milk: Leche tibia" in listed.said and "Roba 3 cartas." in listed.said


def test_a_verb_is_added_as_the_page_says(tmp_path: Path) -> None:
    """A card of it has an empty face until its sign is named: the linter says so."""
    tree = copy_of_the_tree(tmp_path, "game", "localization", "tests/scenarios")
    spell = [step for step in steps(CARD, "## A spell") if step.file]
    asked, silent, last = follow(tree, [*spell, *steps(CARD, "## A verb")])
    assert asked.code == 3 and "no sign shows the verb 'take_last'" in asked.said, asked
    assert (silent.code, silent.said) == (0, ""), silent
    assert (last.code, last.said.splitlines()[-1]) == (0, "2 passed, 0 failed"), last


def test_a_game_is_added_as_the_page_says(tmp_path: Path) -> None:
    """The smallest game is copied, gets a line in the list of games, and is played by itself and by hand."""
    tree = copy_of_the_tree(tmp_path, "game", "localization", "tests/core")
    *copied, played, listed, typed, again, tried = follow(tree, [*steps(GAME, "## Without a window")])
    assert {one.code for one in (*copied, played, listed, typed, again, tried)} == {0}, (played, typed, again, tried)
    assert "Sun wins" in played.said and "Card 3" in listed.said
    assert "Twelve points win." in typed.said and "draws a card." in typed.said and "[duel" not in typed.said


def test_a_window_is_added_to_a_game_as_the_page_says(tmp_path: Path) -> None:
    """The copy is a game with a window, which a robot plays to its end."""
    tree = copy_of_the_tree(tmp_path, "game", "localization", "scenes", "tests/core", "tests/scenes", "tests/fit")
    (tree / "tests" / "__init__.py").write_bytes((ROOT / "tests" / "__init__.py").read_bytes())
    copied = [step for step in steps(GAME, "## Without a window") if step.file or step.lines[0].startswith("mkdir")]
    *_, played = follow(tree, [*copied, *steps(GAME, "## With a window")])
    assert played.code == 0, played
    saved = next((tree / "duel-data").rglob("game-*.journal")).read_text("utf-8")
    assert '"duel' in saved and '"over":true' in saved


def test_a_screen_is_added_as_the_page_says(tmp_path: Path) -> None:
    """It opens by its name, and leads back to where one was."""
    tree = copy_of_the_tree(tmp_path, "game", "localization", "scenes", "tests/core", "tests/scenes", "tests/fit")
    for path in ROOT.glob("tests/*.py"):
        (tree / "tests" / path.name).write_bytes(path.read_bytes())
    (tested,) = follow(tree, [*steps(SCREEN, "## Adding a screen")])
    assert tested.code == 0 and tested.said.startswith("."), tested


def test_a_language_is_begun_as_the_page_says(tmp_path: Path) -> None:
    """Somebody adds one for themselves: it is made, and looked through where it lies."""
    made, looked = follow(copy_of_the_tree(tmp_path, "game", "localization"), [*steps(LANGUAGE, "## Begin")])
    assert made.code == 0 and "languages" in made.said.splitlines()[0]
    assert looked.code == 3 and "kit.yaml: 0 of" in looked.said, looked


def test_a_language_that_comes_with_the_game_is_begun_as_the_page_says(tmp_path: Path) -> None:
    """What has been made is found again, and the page explains every file that is named as missing."""
    tree = copy_of_the_tree(tmp_path, "game", "localization", "docs", "tests/localization")
    for path in ROOT.glob("tests/*.py"):
        (tree / "tests" / path.name).write_bytes(path.read_bytes())
    made, looked, asked = follow(tree, [*steps(LANGUAGE, "## A language that comes with the game")])
    assert made.code == 0 and (tree / "localization" / "pl" / "language.yaml").is_file()
    assert looked.code == 3 and "kit.yaml: 0 of" in looked.said, looked
    missing = asked.said.splitlines()
    named = [line for line in missing if ":" not in line]
    page = (ROOT / LANGUAGE).read_text("utf-8")
    assert asked.code == 3 and "tests/localization/words/pl.txt" in named and len(missing) > len(named) > 5
    assert not [file for file in named if re.sub(r"(?<![a-z])pl(?![a-z])", "<lang>", file) not in page]


def test_the_languages_that_come_with_the_game_have_all_that_is_asked_of_one() -> None:
    assert {lang: [*files(lang), *tables(lang)] for lang in MODELS} == {lang: [] for lang in MODELS}
