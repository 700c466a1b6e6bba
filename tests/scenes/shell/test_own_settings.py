"""What people prefer at the table of one game stands below its id; what older editions kept with all the rest holds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict, dataclass, fields
from pathlib import Path
from typing import Any

import pytest

from game.core.text.i18n import TextKey
from scenes.bigbook.keys import KEYS
from scenes.bigbook.settings import SETTINGS, BookSettings
from scenes.kit.input import keymap
from scenes.kit.input.keymap import Command, GameKeys, KeyMap
from scenes.shell.own_settings import OwnSettings, TableSettings
from scenes.shell.profile import SETTINGS as FILE
from scenes.shell.profile import Prefs
from scenes.shell.storage import DataDir
from tests.scenes.driver import driving

CHANGED: dict[str, Any] = {
    "coach": False, "coach_level": "warnings", "handover_wait": True, "company_pace": "slow", "company_speaks": False,
    "palette": "own", "own_colours": {"fire": "rose"}, "sign_letters": True, "looks": {"cloth": "checks"},
    "open_looks": True, "card_texts": True, "danger": "off", "deck_makeup": False, "sheet": True, "ask_support": True,
}  # fmt: skip
"""Every setting of the Big Book, other than it is at first."""


@dataclass(slots=True)
class HouseSettings(TableSettings):
    """Those of a second game."""

    danger: str = "dim"


HOUSE = OwnSettings("house", HouseSettings)


def on_disk(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / FILE).read_text("utf-8"))
    return found


def test_a_file_in_which_all_stood_together_keeps_every_value(tmp_path: Path) -> None:
    assert set(CHANGED) == {one.name for one in fields(BookSettings)}
    (tmp_path / FILE).write_text(json.dumps({"language": "it", "shake": 0.5, "wings": 2, **CHANGED}), "utf-8")
    prefs = Prefs(DataDir(tmp_path), {})
    assert asdict(prefs.own(SETTINGS)) == CHANGED and prefs.live.shake == 0.5
    prefs.set_own(SETTINGS, "danger", "risks")
    prefs.set("flash", 0.25)
    again = Prefs(DataDir(tmp_path), {})
    assert asdict(again.own(SETTINGS)) == {**CHANGED, "danger": "risks"}
    assert (again.live.language, again.live.shake, again.live.flash) == ("it", 0.5, 0.25)
    assert on_disk(tmp_path)["wings"] == 2
    assert on_disk(tmp_path)["games"] == {"bigbook": {**CHANGED, "danger": "risks"}}


def test_each_game_has_its_own_and_an_odd_value_of_one_is_as_at_first(tmp_path: Path) -> None:
    odd = {"danger": "loud", "sheet": 3, "coach": None, "later": [1]}
    (tmp_path / FILE).write_text(json.dumps({"danger": "off", "games": {"bigbook": odd, "house": [], "x": 4}}), "utf-8")
    prefs = Prefs(DataDir(tmp_path), {})
    assert prefs.own(SETTINGS) == BookSettings() and prefs.own(HOUSE) == HouseSettings()
    prefs.set_own(HOUSE, "danger", "dark")
    prefs.set_own(SETTINGS, "sheet", value=True)
    again = Prefs(DataDir(tmp_path), {})
    assert (again.own(HOUSE).danger, again.own(SETTINGS).danger, again.own(SETTINGS).sheet) == (
        "dark", "arithmetic", True,
    )  # fmt: skip
    assert on_disk(tmp_path)["games"]["bigbook"]["later"] == [1], "a later edition finds its own again"
    assert prefs.at_table("nobody's") == TableSettings() and prefs.at_table("bigbook").coach


@pytest.mark.parametrize("name", CHANGED)
def test_two_windows_change_each_what_they_change(name: str, tmp_path: Path) -> None:
    a, b = Prefs(DataDir(tmp_path), {}), Prefs(DataDir(tmp_path), {})
    assert a.own(SETTINGS) == b.own(SETTINGS)
    a.set_own(SETTINGS, name, CHANGED[name])
    b.set("shake", 0.5)
    for another, value in CHANGED.items():
        if another != name:
            b.set_own(SETTINGS, another, value)
    again = Prefs(DataDir(tmp_path), {})
    assert asdict(again.own(SETTINGS)) == CHANGED and again.live.shake == 0.5


@pytest.fixture
def two_games(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    with monkeypatch.context() as here:
        here.setattr(keymap, "_declared", {"bigbook": KEYS})
        own = Command("ability", "f12", TextKey("kit.why.too_soon"), "undo")
        keymap.register("house", GameKeys((own,), {"1": "room_1"}))
        yield


@pytest.mark.usefixtures("two_games")
def test_the_keys_of_the_game_in_play_work_and_a_chosen_one_goes_by_the_name_of_its_command() -> None:
    keys = KeyMap({"ability": "z", "power": "k", "undo": "x"})
    assert (keys.keys["ability"], keys.keys["power"], keys.fixed["1"]) == ("z", "k", "hand_1")
    assert list(keys.first)[:4] == ["end_turn", "undo", "redo", "ability"] and keys.label("book") == "bigbook.keys.book"
    assert keys.pressed_by("x") == "auto_pay"
    keys.play("house")
    assert (keys.keys["ability"], keys.keys["undo"], keys.fixed["1"]) == ("z", "x", "room_1")
    assert list(keys.first)[:3] == ["end_turn", "undo", "ability"] and "power" not in keys.keys
    assert keys.pressed_by("x") is None and keys.label("ability") == "kit.why.too_soon"
    keys.play("bigbook")
    assert keys.keys["power"] == "k"
    with pytest.raises(ValueError, match="nowhere"):
        keymap.register("house", GameKeys((Command("read_on", "f", TextKey("kit.why.too_soon"), "nowhere"),)))


def test_keys_that_were_chosen_in_an_older_edition_stay(tmp_path: Path) -> None:
    chosen = {"ability": "z", "book": "f2", "undo": "q"}
    (tmp_path / FILE).write_text(json.dumps({"keys": chosen}), "utf-8")
    with driving(tmp_path) as d:
        assert {name: d.app.keys.keys[name] for name in chosen} == chosen
        d.app.open("keys")
        d.click("button:reset")
        assert d.app.keys.keys == keymap.commands("bigbook")
