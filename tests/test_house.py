"""The house is as its plans say: small modules, an index that names them all, documents that point at what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests import rooms

ROOT = Path(__file__).resolve().parents[1]
MOST_LINES = 700
ROOMS = (
    "",
    "game/bigbook/cards",
    "localization/en",
    *sorted(
        {path.parent.relative_to(ROOT).as_posix() for top in ("game", "scenes") for path in (ROOT / top).rglob("*.py")}
    ),
    "game",
    "scenes",
)
"""Where a file may lie that a document names by the end of its path."""


def test_no_module_grows_too_long() -> None:
    long = {
        path.relative_to(ROOT).as_posix(): lines
        for room in ("game", "scenes")
        for path in (ROOT / room).rglob("*.py")
        if (lines := path.read_text("utf-8").count("\n")) > MOST_LINES
    }
    assert not long


def test_the_plan_of_rooms_is_as_the_tree() -> None:
    assert rooms.PAGE.read_text("utf-8") == rooms.plan(), "python -m tests.rooms writes docs/rooms.md anew"


def test_every_room_and_module_says_its_idea() -> None:
    silent = [
        path.relative_to(ROOT).as_posix()
        for room in ("game", "scenes")
        for path in (ROOT / room).rglob("*.py")
        if not rooms.idea(path)
    ]
    assert not silent


@pytest.mark.parametrize("name", ["architecture", "scene-kit", "rules"])
def test_the_documents_name_files_that_are_there(name: str) -> None:
    named = set(re.findall(r"[`(]([\w/-]+\.(?:py|yaml|md))\b", (ROOT / "docs" / f"{name}.md").read_text("utf-8")))
    missing = [file for file in named if not any((ROOT / room / file).exists() for room in ROOMS)]
    assert named
    assert not missing


def test_the_code_cites_documents_that_are_there() -> None:
    """A Markdown file named in code, comments or data stands at the top, in docs/, or beside whoever cites it."""
    rooms_with_code = ("game", "scenes", "tests", "tools", "localization")
    files = [path for room in rooms_with_code for path in (ROOT / room).rglob("*") if path.suffix in (".py", ".yaml")]
    cited = [(path, name) for path in files for name in re.findall(r"[\w./-]*\w\.md\b", path.read_text("utf-8"))]
    missing = [
        f"{path.relative_to(ROOT).as_posix()}: {name}"
        for path, name in cited
        if not any((room / name).is_file() for room in (ROOT, ROOT / "docs", path.parent))
    ]
    assert len(cited) > 5
    assert not missing
