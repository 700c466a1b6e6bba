"""The house is as its plans say: small modules, an index that names them all, documents that point at what is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MOST_LINES = 400
ROOMS = (
    "",
    "game",
    "game/core",
    "game/bigbook",
    "game/bigbook/cards",
    "localization/en",
    "scenes",
    "scenes/kit",
    "scenes/table",
    "scenes/rulebook",
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


def test_the_index_of_the_table_names_every_module() -> None:
    folder = ROOT / "scenes/table"
    index = set(re.findall(r"`(\w+)`", (folder / "__init__.py").read_text("utf-8")))
    there = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert there <= index, f"not in scenes/table/__init__.py: {sorted(there - index)}"
    assert index <= there, f"named there, but gone: {sorted(index - there)}"


@pytest.mark.parametrize("name", ["architecture", "scene-kit"])
def test_the_documents_name_files_that_are_there(name: str) -> None:
    named = set(re.findall(r"[`(]([\w/-]+\.(?:py|yaml|md))\b", (ROOT / "docs" / f"{name}.md").read_text("utf-8")))
    missing = [file for file in named if not any((ROOT / room / file).exists() for room in ROOMS)]
    assert named
    assert not missing
