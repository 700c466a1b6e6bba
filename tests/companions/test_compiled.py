"""The compiled form of the rules (`python -m tools.compiled`): what is compiled, and how two builds are compared.

Building takes minutes; the command itself proves that both play the same games.
"""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tools.compiled.build import ROOT, lay_out
from tools.compiled.digest import played
from tools.compiled.modules import MODULES, OPEN


@pytest.mark.parametrize("module", MODULES)
def test_a_compiled_module_has_no_class_that_mypyc_cannot_hold(module: str) -> None:
    """Neither msgspec's classes nor exceptions: their bases are not compiled."""
    tree = ast.parse((ROOT / module).read_text("utf-8"))
    bases = [ast.unparse(base) for node in ast.walk(tree) if isinstance(node, ast.ClassDef) for base in node.bases]
    assert not {"Struct", "msgspec.Struct", "Exception", "RuntimeError", "ValueError"} & set(bases)


def test_two_runs_of_a_game_say_the_same_and_other_games_something_else() -> None:
    first = played(1, "apprentice", 6)
    assert first == played(1, "apprentice", 6) != played(2, "apprentice", 6)


def test_the_copy_says_on_which_classes_others_build(tmp_path: Path) -> None:
    """States of other games, which are not compiled, are built on the core's; the pure game needs no word of mypyc."""
    lay_out(tmp_path / "copy")
    for module, name in OPEN.items():
        assert module in MODULES
        text = (tmp_path / "copy" / module).read_text("utf-8")
        assert f"@mypyc_attr(allow_interpreted_subclasses=True)\nclass {name}:" in text
        assert "mypyc" not in (ROOT / module).read_text("utf-8")


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine", "utf-8")
    with pytest.raises(SystemExit, match="something else"):
        lay_out(tmp_path)
    assert (tmp_path / "letter.txt").read_text("utf-8") == "mine"
