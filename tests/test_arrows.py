"""The arrows between the rooms point one way, and the rules reach neither for the screen nor for chance or clock."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests import arrows
from tests.arrows import ROOT, named_by
from tests.sources import nodes_of, source_files

GAMES = ("game.bigbook", "game.mansions")
"""No game knows another, and only `game/games.py` knows which there are."""
FORBIDDEN = {
    "game/core": (*GAMES, "game.games", "game.cli", "scenes", "pygame", "main"),
    "game/bigbook": ("game.mansions", "game.games", "game.cli", "scenes", "pygame", "main"),
    "game/mansions": ("game.bigbook", "game.games", "game.cli", "scenes", "pygame", "main"),
    "game/games.py": ("game.cli", "scenes", "pygame", "main"),
    "game/cli": (*GAMES, "scenes", "pygame", "main"),
    "scenes": ("main", "tests", "tools"),
}
IMPURE = {"random", "secrets", "uuid", "datetime", "socket", "subprocess", "pickle", "marshal", "shelve"}
CLOCK_MAY = {"game/cli/simulate.py", "game/cli/play_console.py", "game/core/saves/system.py"}
SYSTEM_MAY = {"game/core/saves/disk.py", "game/core/saves/system.py", "game/cli/language.py", "game/cli/luck.py"}
"""Files, the language of the environment, and the seed of a game of which none was asked for."""


def _files(room: str) -> list[Path]:
    """The modules of a folder, or the one module itself."""
    return [ROOT / room] if room.endswith(".py") else source_files(ROOT / room, ".py")


def test_arrows_never_point_back() -> None:
    for folder, forbidden in FORBIDDEN.items():
        for path in _files(folder):
            for name in named_by(path):
                bad = [word for word in forbidden if name == word or name.startswith(word + ".")]
                assert not bad, f"{path.relative_to(ROOT)} imports {name}"


def test_the_command_line_and_the_core_name_no_game() -> None:
    for folder in ("game/core", "game/cli"):
        for path in _files(folder):
            for node in nodes_of(path):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    assert node.value not in ("bigbook", "mansions"), f"{path.relative_to(ROOT)}:{node.lineno}"


def test_the_shell_the_kit_and_the_menus_name_no_text_and_no_file_of_a_game() -> None:
    """They find it in what a game registers (`scenes/shell/screens.py`), so that games stand beside each other."""
    told = ("bigbook", "mansions")
    for folder in ("scenes/kit", "scenes/shell", "scenes/menus", "scenes/table", "scenes/book"):
        for path in _files(folder):
            for node in nodes_of(path):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    named = node.value in told or node.value.startswith(tuple(f"{game}." for game in told))
                    assert not named, f"{path.relative_to(ROOT)}:{node.lineno}"


def test_the_rules_use_no_chance_no_clock_and_nothing_unsafe() -> None:
    for path in _files("game"):
        where = path.relative_to(ROOT).as_posix()
        for name in named_by(path):
            assert name.split(".")[0] not in IMPURE, f"{where} imports {name}"
            assert name.split(".")[0] != "time" or where in CLOCK_MAY, f"{where} reads the clock"
            assert name.split(".")[0] != "os" or where in SYSTEM_MAY, f"{where} touches the system"


def test_nothing_at_run_time_evaluates_text() -> None:
    for folder in ("game", "scenes"):
        for path in _files(folder):
            for node in nodes_of(path):
                if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                    assert node.func.id not in {"eval", "exec", "compile", "__import__"}, path
                if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "yaml":
                    assert node.attr not in {"load", "full_load", "unsafe_load"}, path


@pytest.mark.parametrize("game", arrows.GAME_ROWS)
def test_a_game_has_rooms_and_beside_them_only_what_all_may_read_and_its_entry(game: str) -> None:
    """Every room has its place in the row, so that no arrow escapes the rule, and none has more than thirty modules."""
    own = [name.removeprefix(f"{game}.").split(".") for name in arrows.modules() if name.startswith(f"{game}.")]
    files = {path.parent for name, path in arrows.modules().items() if name.startswith(f"{game}.")}
    rooms = {name[0] for name in own if len(name) > 1}
    assert rooms == {room for rooms in arrows.GAME_ROWS[game] for room in rooms} - {"entry"}
    data = {"lessons", "challenges", "puzzles"} - rooms
    assert {name[0] for name in own} - rooms - data == set(arrows.BESIDE_ROOMS)
    assert all(len(list(folder.glob("*.py"))) <= 30 + 1 for folder in files)


def test_whatever_stands_at_the_root_of_the_table_has_its_place_in_the_row() -> None:
    """What all parts are handed uses no room of those that get it."""
    own = {
        name.removeprefix(f"{arrows.TABLE}.").split(".")[0]
        for name in arrows.modules()
        if name.startswith(f"{arrows.TABLE}.")
    }
    assert own == {name for rooms in arrows.ROW for name in rooms}


def test_no_arrow_breaks_a_rule_of_the_house_and_no_circle_is_left() -> None:
    assert not arrows.offences(), "see the rules in tests/arrows.py"


def test_every_module_that_is_named_to_be_read_later_is_there() -> None:
    """What moves is looked for where it stood: a window would close as soon as it reads on behind its menu."""
    known = arrows.modules()
    for folder in ("game", "scenes"):
        for path in _files(folder):
            for node in nodes_of(path):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    named = re.fullmatch(r"(game|scenes)(\.[a-z_]+)+", node.value)
                    assert not named or node.value in known, f"{path.relative_to(ROOT)}:{node.lineno} {node.value}"


def test_a_word_of_a_game_is_found_in_names_texts_and_comments() -> None:
    assert arrows.named_things("class MonsterMotion:  # a curse\n    spell_of = MADNESS") >= {
        "monster", "motion", "curse", "spell", "madness",
    }  # fmt: skip
    assert not arrows.named_things("respelled(misspelling, elementary)") & arrows.GAME_WORDS


def test_no_test_is_a_library_of_others() -> None:
    """What tests share stands in a module that has none of its own: whoever changes a test moves no other."""
    for folder in ("game", "scenes", "tests", "tools"):
        for path in _files(folder):
            for name in named_by(path):
                assert not any(part.startswith("test_") for part in name.split(".")), (
                    f"{path.relative_to(ROOT)}: {name}"
                )
