"""The compiled form of the rules (`python -m tools.compiled`): what is compiled, and how two builds are compared.

Building takes minutes; the command itself proves that both play the same games.
"""

from __future__ import annotations

import ast
from pathlib import Path
from typing import Any

import pytest

from tools.compiled.build import ROOT, lay_out
from tools.compiled.digest import played
from tools.compiled.modules import MODULES, NATIVE, OPEN
from tools.compiled.native import native


@pytest.mark.parametrize("module", MODULES)
def test_a_compiled_module_has_no_class_that_mypyc_cannot_hold(module: str) -> None:
    """Neither msgspec's classes nor exceptions: their bases are not compiled."""
    text = (ROOT / module).read_text("utf-8")
    tree = ast.parse(native(text, NATIVE[module]) if module in NATIVE else text)
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
        assert f"@mypyc_attr(allow_interpreted_subclasses=True)\nclass {name}" in text
        assert "mypyc" not in (ROOT / module).read_text("utf-8")


CARD = """
class Other:
    pass

class Card(Struct, eq=False):
    \"\"\"A card.\"\"\"

    name: str
    marks: list[int] = []
    \"\"\"What has been written on it.\"\"\"
    turned: bool = False

    @classmethod
    def of(cls, name: str) -> "Card":
        return cls(name, turned=True)
"""


def test_a_data_class_becomes_a_plain_one_with_the_same_fields_and_defaults() -> None:
    names: dict[str, Any] = {}
    exec(native(CARD, "Card"), names)
    one, other, third = names["Card"]("oak"), names["Card"]("elm", [3], True), names["Card"].of("ash")
    one.marks.append(1)
    assert [(card.name, card.marks, card.turned) for card in (one, other, third)] == [
        ("oak", [1], False), ("elm", [3], True), ("ash", [], True),
    ]  # fmt: skip


@pytest.mark.parametrize("name", ["Other", "Missing"])
def test_nothing_else_is_taken_for_a_data_class(name: str) -> None:
    with pytest.raises(SystemExit, match=f"no data class {name}"):
        native(CARD, name)


def test_a_folder_with_something_else_in_it_is_left_alone(tmp_path: Path) -> None:
    (tmp_path / "letter.txt").write_text("mine", "utf-8")
    with pytest.raises(SystemExit, match="something else"):
        lay_out(tmp_path)
    assert (tmp_path / "letter.txt").read_text("utf-8") == "mine"
