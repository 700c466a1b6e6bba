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
    "game/mansions",
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


@pytest.mark.parametrize("room", ["kit", "table", "rulebook"])
def test_the_index_of_a_room_names_every_module(room: str) -> None:
    folder = ROOT / "scenes" / room
    index = set(re.findall(r"`(\w+)`", (folder / "__init__.py").read_text("utf-8")))
    there = {path.stem for path in folder.glob("*.py")} - {"__init__"}
    assert there <= index, f"say in scenes/{room}/__init__.py what these are for: {sorted(there - index)}"
    assert index <= there, f"named in scenes/{room}/__init__.py, but gone: {sorted(index - there)}"


@pytest.mark.parametrize("name", ["architecture", "scene-kit"])
def test_the_documents_name_files_that_are_there(name: str) -> None:
    named = set(re.findall(r"[`(]([\w/-]+\.(?:py|yaml|md))\b", (ROOT / "docs" / f"{name}.md").read_text("utf-8")))
    missing = [file for file in named if not any((ROOT / room / file).exists() for room in ROOMS)]
    assert named
    assert not missing
