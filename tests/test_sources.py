"""What Python, an editor or a file manager leaves beside the sources is no part of the project for any test."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.sources import source_files, tree_of

NO_TEXT = b"caf\xe9\xff\x00"
LEFT = ("__pycache__/rules.cpython-311.pyc", "rules.py~", "#rules.py#", ".rules.py.swp", ".DS_Store", "rules.py.orig",
        ".idea/rules.py", "cards/.turn.yaml.un~")  # fmt: skip


def test_only_the_projects_own_files_are_looked_at(tmp_path: Path) -> None:
    for name in (*LEFT, "rules.py", "cards/turn.yaml", "cards/notes.txt"):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(NO_TEXT)
    (tmp_path / ".#rules.py").symlink_to("somebody@somewhere.4242")  # Emacs locks what it edits by a link to nothing
    (tmp_path / "gone.py").symlink_to("nowhere.py")
    assert source_files(tmp_path, ".py") == [tmp_path / "rules.py"]
    assert source_files(tmp_path, ".py", ".yaml") == [tmp_path / "cards" / "turn.yaml", tmp_path / "rules.py"]
    assert len(source_files(tmp_path)) == 3


def test_a_folder_below_a_hidden_one_has_its_files_all_the_same(tmp_path: Path) -> None:
    """The project may lie anywhere: only what is hidden inside it is none of its own."""
    home = tmp_path / ".local" / "project"
    home.mkdir(parents=True)
    (home / "main.py").write_text("")
    assert source_files(home, ".py") == [home / "main.py"]


def test_no_test_copies_a_folder_with_what_lies_beside_its_files() -> None:
    """A link to nothing, as Emacs leaves it beside a file, ends `shutil.copytree`: whoever copies says what of."""
    tests = Path(__file__).parent
    copies = [
        f"{path.relative_to(tests)}:{node.lineno}"
        for path in source_files(tests, ".py")
        for node in ast.walk(tree_of(path))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and node.func.attr == "copytree"
        and not any(keyword.arg == "ignore" for keyword in node.keywords)
    ]
    assert not copies, f"tests.sources.copy_sources leaves out what is none of the project's: {copies}"
