"""When nothing is heard, why, and how it comes back: speed 0, robots, no device, lost devices, damaged files."""

from __future__ import annotations

import json
import logging
import shutil
from pathlib import Path
from typing import Any

import pygame
import pytest

from game.core.text.i18n import Catalogue
from scenes.bigbook.screens import BOOK
from scenes.kit.audio import sound_list
from scenes.kit.widgets import Slider
from scenes.menus.sound import SoundScene
from scenes.shell.command_line import LOCALES, Launch
from tests.scenes.driver import Driver, driving
from tests.scenes.sound.room import Ears, sounding, write_sounds


@pytest.mark.parametrize(
    ("wanted", "driver", "heard"),
    [
        ({}, "pulseaudio", True),
        ({"speed": 1}, "pulseaudio", True),
        ({"speed": 0}, "pulseaudio", False),
        ({"robot": "random"}, "pulseaudio", False),
        ({}, "dummy", False),
        ({"speed": 0, "sound": True}, "pulseaudio", True),
        ({"robot": "random", "sound": True}, "dummy", True),
    ],
)
def test_who_is_thought_to_listen(
    wanted: dict[str, Any], driver: str, heard: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", driver)
    assert Launch(**wanted).heard is heard


def test_at_speed_0_no_device_is_opened_and_the_page_says_so(tmp_path: Path) -> None:
    with driving(tmp_path) as d:
        d.app.open("sound")
        d.frames(3)
        top = d.top
        assert isinstance(top, SoundScene)
        assert top.trouble == d.app.t("kit.sound.off")
        d.click("button:close")
        d.frames(3)
        assert d.app.audio.state == "shut"
        assert pygame.mixer.get_init() is None
        assert not d.app.sounds.log


def opened(d: Driver) -> SoundScene:
    """The page of sound."""
    d.click("button:settings")
    d.click("button:sound")
    top = d.top
    assert isinstance(top, SoundScene)
    return top


def test_sliders_are_heard_when_they_are_let_go_and_kept(tmp_path: Path, sounds: Path) -> None:
    with sounding(tmp_path, sounds) as (d, ears):
        page = opened(d)
        slider = page.widget("setting:volume-effects")
        assert isinstance(slider, Slider)
        assert slider.value == 0.9
        ears.listen()
        at = slider.rect.x + 40, slider.rect.centery
        d.event(pygame.MOUSEBUTTONDOWN, pos=at, button=1)
        d.event(pygame.MOUSEMOTION, pos=(at[0] + 60, at[1]), rel=(60, 0), buttons=(1, 0, 0))
        assert "draw" not in ears.names, "it sounds when the hand lets go"
        value = d.app.settings.volume_effects
        assert value == d.app.sounds.levels.effects < 0.9
        d.event(pygame.MOUSEBUTTONUP, pos=(at[0] + 60, at[1] + 200), button=1)
        assert ears.names.count("draw") == 1
        page.focus.set("setting:volume-interface")
        d.key(pygame.K_LEFT)
        assert d.app.settings.volume_interface == 0.65
        assert "ui_ok" in ears.names
        d.click("setting:captions")
    stored = json.loads((tmp_path / "settings.json").read_text("utf-8"))
    assert (stored["volume_effects"], stored["volume_interface"], stored["captions"]) == (value, 0.65, True)


def test_a_kind_of_sound_that_somebody_cannot_bear_is_heard_no_more(tmp_path: Path, sounds: Path) -> None:
    with sounding(tmp_path, sounds) as (d, ears):
        opened(d)
        d.click("button:sound-kinds")
        assert d.top.name == "sound-kinds"
        kinds = d.app.sounds.known.kinds()
        assert {one.id for one in d.top.things()} == {*(f"setting:sound-{kind}" for kind in kinds), "button:close"}
        d.click("setting:sound-paper")
        ears.listen()
        papers = [name for name, one in d.app.sounds.known.effects.items() if one.kind == "paper"]
        for name in (*papers, kinds["voice"]):
            d.app.sounds.play(name)
            d.frames(4)
        assert set(ears.names) & {*papers, kinds["voice"]} == {kinds["voice"]}
    assert json.loads((tmp_path / "settings.json").read_text("utf-8"))["silenced"] == ["paper"]
    with sounding(tmp_path, sounds) as (d, ears):
        d.app.open("sound-kinds")
        d.frames(2)
        ears.listen()
        d.click("setting:sound-paper")
        assert d.app.settings.silenced == []
        assert kinds["paper"] in ears.names, "it is heard as soon as it may be"


def test_every_kind_of_sound_has_a_name_for_people() -> None:
    known = sound_list.read().kinds()
    assert len(known) > 8 and all(one.kind for one in sound_list.read().effects.values())
    english = Catalogue.load("en", [LOCALES])
    own = BOOK.sounds
    assert all(english.has(own.get(kind) or f"kit.sound.kinds.{kind}") for kind in known)


def test_the_first_start_asks_nothing_of_sound_and_is_polite(tmp_path: Path, sounds: Path) -> None:
    with sounding(tmp_path, sounds, lang=None) as (d, ears):
        assert d.top.name == "first-run"
        assert not [one.id for one in d.top.things() if "sound" in one.id or "volume" in one.id]
        d.frames(10)
        assert ears.music == ["menu"]
        assert 0.0 < d.app.sounds.levels.of("music") < 0.4, "ten decibels below what it could be"


def test_menus_are_heard_by_pointer_and_by_keys(tmp_path: Path, sounds: Path) -> None:
    with sounding(tmp_path, sounds) as (d, ears):
        ears.listen()
        d.key(pygame.K_DOWN)
        assert ears.names == ["ui_move"]
        d.frames(10)
        ears.listen()
        d.click("button:settings")
        assert {"hover", "press", "ui_ok"} <= set(ears.names)
        d.frames(10)
        ears.listen()
        d.key(pygame.K_ESCAPE)
        assert ears.names == ["ui_back"]


def test_no_device_is_silence_and_a_line_and_it_sounds_when_there_is_one(
    tmp_path: Path, sounds: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nothing-of-that-name")
    with sounding(tmp_path, sounds) as (d, ears):
        assert d.app.audio.missing
        page = opened(d)
        d.frames(3)
        assert page.trouble == d.app.t("kit.sound.missing")
        assert not ears.heard
        assert not ears.music
        monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
        d.event(pygame.AUDIODEVICEADDED, which=0, iscapture=1)
        assert d.app.audio.missing, "a microphone is no loudspeaker"
        d.event(pygame.AUDIODEVICEADDED, which=0, iscapture=0)
        d.frames(5)
        assert page.trouble == ""
        assert ears.music == ["menu"]
        d.key(pygame.K_DOWN)
        assert "ui_move" in ears.names


def test_a_device_that_goes_is_missed_and_found_again_by_itself(tmp_path: Path, sounds: Path) -> None:
    with sounding(tmp_path, sounds) as (d, ears):
        d.frames(10)
        assert ears.music == ["menu"]
        d.event(pygame.AUDIODEVICEREMOVED, which=3, iscapture=0)
        assert d.app.audio.missing
        d.key(pygame.K_DOWN)
        assert ears.names.count("ui_move") == 0
        for _ in range(40):
            d.app.frame(dt=16.0)
        d.frames(10)
        assert d.app.audio.state == "open"
        assert ears.music == ["menu", "menu"], "the music begins anew"
        d.key(pygame.K_DOWN)
        assert ears.names.count("ui_move") == 1


def test_the_same_in_both_ears_opens_the_device_anew(tmp_path: Path, sounds: Path) -> None:
    with sounding(tmp_path, sounds) as (d, ears):
        d.frames(5)
        assert pygame.mixer.get_init() == (44_100, -16, 2)
        d.app.set("mono", True)
        d.frames(5)
        assert pygame.mixer.get_init() == (44_100, -16, 1)
        assert ears.music == ["menu", "menu"]


def test_another_window_in_front_is_silence_where_that_is_wanted(tmp_path: Path, sounds: Path) -> None:
    with sounding(tmp_path, sounds) as (d, _):
        for wanted in (True, False):
            d.app.set("mute_unfocused", wanted)
            d.event(pygame.WINDOWFOCUSLOST)
            assert d.app.sounds.aside is wanted
            d.event(pygame.WINDOWFOCUSGAINED)
            assert not d.app.sounds.aside


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [
        one.getMessage()
        for one in caplog.records
        if one.levelno >= logging.WARNING and "sound" in one.name + one.getMessage()
    ]


def test_a_damaged_or_missing_file_costs_that_sound_only(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    root = write_sounds(tmp_path / "sounds", but=["ui_move"])
    shutil.copy(root / "effects" / "tick.wav", root / "effects" / "other.wav")
    (root / "music" / "menu.wav").write_bytes(b"OggS" + bytes(400))
    with sounding(tmp_path, root) as (d, ears):
        d.frames(20)
        for _ in range(3):
            d.key(pygame.K_DOWN)
            d.frames(5)
        assert "ui_move" not in ears.names
        d.click("button:settings")
        assert "ui_ok" in ears.names
        assert d.app.exit_code is None
    told = lines(caplog)
    assert len([one for one in told if "gone.wav" in one]) == 1
    assert len([one for one in told if "menu.wav" in one]) == 1
    assert len(told) == 2


def test_the_game_plays_without_any_sound_at_all(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with sounding(tmp_path / "d", tmp_path / "none", players=2, seed=3) as (d, ears):
        d.frames(60)
        assert d.app.audio.state == "open"
        assert not ears.heard
        assert len(lines(caplog)) == 1


def test_sounds_are_read_by_a_thread_after_the_first_picture(tmp_path: Path, sounds: Path) -> None:
    with driving(tmp_path, speed=2) as d:
        assert d.app.audio.state == "shut", "nobody is thought to listen to this driver"
    with sounding(tmp_path, sounds) as (d, ears):
        assert isinstance(ears, Ears)
        thread = d.app.audio._thread
        assert thread is not None
        assert thread.name == "sound"
