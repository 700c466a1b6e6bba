"""Every sound that the game asks for is there, the list tells of it, and nothing lies about unused."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml

from tests.lengths import alike

ROOT = Path(__file__).resolve().parents[2]
STORED = ROOT / "assets" / "sound"
MONSTERS = sorted(path.stem for path in (ROOT / "assets" / "art" / "bigbook" / "monsters").glob("*.svgz"))

INTERFACE = [
    "ui_move",
    "ui_ok",
    "ui_back",
    "ui_refuse",
    "hover",
    "press",
    "pick_up",
    "leave",
    "over_zone",
    "fly_home",
    "hint",
    "tutorial_step",
    "achievement",
]
EFFECTS = [
    "drop_1",
    "drop_2",
    "drop_3",
    "pip_fill",
    "pip_overflow",
    "seal",
    "confirm",
    "draw",
    "flip",
    "discard",
    "shuffle",
    "reshuffle_madness",
    "exhaust",
    "refresh",
    "neutralise",
    "restore",
    "support_in",
    "support_spent",
    "acquire",
    "learn",
    "destroy_curse",
    "curse_placed",
    "curse_triggers",
    "madness_taken",
    "madness_cured",
    "nearly_out",
    "last_sanity",
    "marker_step",
    "invocation_reached",
    "page_creak",
    "page_sheet",
    "page_landing",
    "bonus",
    "failure",
    "turn_1",
    "turn_2",
    "turn_3",
    "turn_4",
    "turn_5",
    "elimination",
    "book_opens",
    "victory",
    "defeat",
    "undo",
    "candle",
]
CASTS = [f"cast_{element}_{n}" for element in ("fire", "water", "earth", "air", "plain") for n in (1, 2, 3)]
OFTEN = [
    "hover",
    "draw",
    "flip",
    "discard",
    "drop_1",
    "ui_move",
    "ui_ok",
    "pip_fill",
    "seal",
    "support_in",
    "exhaust",
    "refresh",
]


def _sounds() -> dict[str, dict[str, dict[str, object]]]:
    read: dict[str, dict[str, dict[str, object]]] = yaml.safe_load((STORED / "sounds.yaml").read_text("utf-8"))
    return read


def _files(value: object) -> list[str]:
    if isinstance(value, str):
        return [value] if value.endswith(".ogg") else []
    if isinstance(value, dict):
        value = list(value.values())
    return [file for part in value for file in _files(part)] if isinstance(value, list) else []


def test_every_effect_of_the_table_and_the_interface_is_there() -> None:
    assert sorted(_sounds()["effects"]) == sorted(INTERFACE + EFFECTS + CASTS)


def test_the_interface_has_its_own_bus() -> None:
    assert sorted(name for name, entry in _sounds()["effects"].items() if entry["bus"] == "interface") == sorted(
        INTERFACE
    )


def test_every_monster_has_a_voice_at_four_moments() -> None:
    voices = _sounds()["voices"]
    assert sorted(voices) == MONSTERS
    assert len(MONSTERS) == 16
    assert all(list(entry) == ["entrance", "strike", "recoil", "exit"] for entry in voices.values())


def test_the_room_the_rain_and_the_candles_are_there() -> None:
    ambience = _sounds()["ambience"]
    assert {name for name, entry in ambience.items() if entry["loop"]} == {"room", "rain"}
    assert len(_files(ambience["candle"])) >= 3


@alike()
@pytest.mark.parametrize("name", OFTEN)
def test_what_is_heard_often_is_not_always_the_same(name: str) -> None:
    assert len(_files(_sounds()["effects"][name])) >= 2


def test_payment_and_refreshing_climb_a_ladder() -> None:
    ladders = {name for name, entry in _sounds()["effects"].items() if entry.get("ladder")}
    assert ladders == {"pip_fill", "refresh"}


def test_no_gain_is_above_nothing_and_a_priority_is_one_of_four() -> None:
    for entry in _sounds()["effects"].values():
        assert isinstance(entry["gain"], int | float) and entry["gain"] <= 0
        assert entry["priority"] in (0, 1, 2, 3)


def test_every_file_is_listed_and_every_listed_file_is_there() -> None:
    listed = sorted(f"{folder}/{file}" for folder, entries in _sounds().items() for file in _files(entries))
    there = sorted(path.relative_to(STORED).as_posix() for path in STORED.rglob("*.ogg"))
    assert listed == there
    assert len(set(listed)) == len(listed)


def test_all_sound_together_is_no_larger_than_agreed() -> None:
    assert sum(path.stat().st_size for path in STORED.rglob("*.ogg")) <= 14_000_000
