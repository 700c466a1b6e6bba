"""The list of tests that take long: it names tests that are there, and less of a folder than is left to see it work."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

from tests import slow
from tests.sources import source_files, tree_of

ROOT = Path(__file__).resolve().parents[1]


def functions() -> set[str]:
    """Every test function by the name that pytest gives it, without its form."""
    return {
        f"{path.relative_to(ROOT).as_posix()}::{node.name}"
        for path in source_files(ROOT / "tests", ".py")
        if path.name.startswith("test_")
        for node in tree_of(path).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def test_whoever_is_named_as_slow_is_there() -> None:
    assert not slow.slow() - functions()


def test_of_every_folder_the_quick_command_plays_more_than_it_leaves_out() -> None:
    def folder(name: str) -> str:
        return name.partition("::")[0].rpartition("/")[0]

    all_of_them, long = Counter(map(folder, functions())), Counter(map(folder, slow.slow()))
    assert not {where for where, count in long.items() if 2 * count > all_of_them[where]}


def test_a_form_counts_by_what_all_of_them_take_on_average() -> None:
    taken = slow.means(["1.0 tests/a.py::test_x[en]", "0.0 tests/a.py::test_x[es]", "0.1 tests/a.py::test_y"])
    assert slow.listed(taken) == "0.5 tests/a.py::test_x\n"
