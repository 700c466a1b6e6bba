"""Settings and files: whole or not at all, and never a crash for what lies on the disk."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from scenes.kit.input.keymap import KeyMap
from scenes.shell.profile import SETTINGS, Prefs, Settings, parse
from scenes.shell.storage import DataDir


def test_a_written_file_is_read_back_and_the_one_before_is_kept(tmp_path: Path) -> None:
    data = DataDir(tmp_path)
    assert data.write("a.json", {"n": 1})
    assert data.write("a.json", {"n": 2})
    assert data.read("a.json") == {"n": 2}
    (tmp_path / "a.json").write_text("{ torn", encoding="utf-8")
    assert data.read("a.json") == {"n": 1}
    assert not list(tmp_path.glob("*.new"))


def test_a_folder_that_cannot_be_written_is_told_not_raised(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    data = DataDir(blocked / "below")
    assert not data.write("a.json", {})
    assert data.trouble
    assert data.read("a.json") == {}


@pytest.mark.parametrize(
    "data",
    [
        {"speed": "fast", "text_scale": 99, "language": 3, "keys": [1], "shake": -1, "undo": None},
        {"speed": True, "reduced_motion": 1, "shake": True, "flash": "loud", "window": "cinema"},
        {"speed": 2.5, "text_scale": float("nan"), "danger": {}, "face": []},
    ],
)
def test_bad_settings_become_defaults(data: dict[str, Any]) -> None:
    assert parse(data) == Settings()


def test_what_the_command_line_asks_for_is_used_but_not_stored(tmp_path: Path) -> None:
    prefs = Prefs(DataDir(tmp_path), {"speed": 0})
    assert prefs.live.speed == 0
    prefs.set("shake", 0.5)
    stored = json.loads((tmp_path / SETTINGS).read_text(encoding="utf-8"))
    assert stored["speed"] == 2
    assert stored["shake"] == 0.5
    assert Prefs(DataDir(tmp_path), {}).live.shake == 0.5


def test_no_two_commands_share_a_key() -> None:
    first = KeyMap({}).first
    assert len(set(first.values())) == len(first)


def test_a_changed_key_replaces_the_old_one() -> None:
    keys = KeyMap({"end_turn": "k", "unknown": "j"})
    assert keys.shown("end_turn") == "K"
    assert "unknown" not in keys.keys
