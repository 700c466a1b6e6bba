"""Every event and every act has its sound or is silent on purpose, and no file is there for nothing."""

from __future__ import annotations

import re
from pathlib import Path

import pygame
import pytest

from game.bigbook.rules import events
from game.core.text.i18n import Catalogue
from scenes.bigbook.table.animation.music import NEAR, ROOM, SANITY
from scenes.bigbook.table.animation.sounds import EVENTS, SILENT, TOLD, VOICES, families
from scenes.kit.audio import sound_list
from scenes.kit.audio.sound_list import MOMENTS, ROOT
from scenes.shell.command_line import LOCALES
from tests.scenes.sound.room import effect_names

CUES = ("menu", "last_page", "judgment", "victory", "defeat", "lessons")
"""The cues that screens ask for, beside the studies of the table."""
LONGEST = 44
"""Letters of the longest caption."""


def test_every_event_of_the_rules_sounds_or_is_silent_on_purpose() -> None:
    assert EVENTS.keys() | SILENT.keys() == events.TYPES.keys()
    assert not EVENTS.keys() & SILENT.keys()
    assert all(contacts and all(0 <= one.at <= 1 or one.at == -1 for one in contacts) for contacts in EVENTS.values())
    rows = {one.sound for contacts in EVENTS.values() for one in contacts if one.sound.startswith("<")}
    assert rows == families().keys(), "every family is asked for, and every one that is asked for is there"


def test_every_file_of_the_list_is_there_and_every_file_that_is_there_is_in_the_list() -> None:
    listed = set(sound_list.read().files())
    there = {str(path.relative_to(ROOT)) for path in ROOT.rglob("*") if path.suffix in (".ogg", ".wav")}
    assert listed == there


def test_every_sound_that_is_asked_for_is_there_and_none_is_there_for_nothing() -> None:
    known = sound_list.read()
    assert known.effects.keys() == set(effect_names())
    studies = {name for name in known.music if name.split("_")[0] == "study"}
    assert studies
    assert known.music.keys() == {*CUES, *studies}
    steps_back = {name.split(":")[2] for name, one in known.effects.items() if name.startswith("voice:") and one.ducks}
    assert steps_back == {"entrance", "strike"}, "under speech and blows, not under what recoils and goes"
    assert {layer for cue in known.music.values() for layer in cue.layers} <= {"base", NEAR, SANITY}
    places = {*ROOM, "rain"}
    assert all(name in places or name.rpartition("_")[0] in places for name in known.ambience)


@pytest.mark.parametrize("lang", ["en", "es", "it", "pt"])
def test_important_sounds_have_short_words_in_every_language(lang: str) -> None:
    words = Catalogue.load(lang, [LOCALES])
    assert VOICES.keys() == set(MOMENTS)
    for key in sorted(TOLD):
        assert 0 < len(words.t(f"bigbook.captions.{key}")) <= LONGEST
    for key in VOICES.values():
        assert "Xx" in words.t(f"bigbook.captions.{key}", monster="Xx")
    assert set(effect_names()) >= TOLD


def test_the_list_is_read_entry_by_entry(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "sounds.yaml").write_text(
        "effects:\n"
        "  good: {kind: paper, bus: interface, gain: -3, priority: 2, ducks: true, files: [good_1.ogg, good_2.ogg]}\n"
        "  far: {bus: effects, files: [../../secret.ogg]}\n"
        "  loud: {bus: effects, gain: 12, files: [loud.ogg]}\n"
        "  where: {bus: cellar, files: [where.ogg]}\n"
        "  none: {bus: effects, files: []}\n"
        "music:\n"
        "  study: {loop: true, bpm: 60, beats_per_bar: 3, bars: 8, layers: {base: study_base.ogg}}\n"
        "  still: {loop: true, bpm: 0, beats_per_bar: 3, bars: 8, layers: {base: still.ogg}}\n",
        "utf-8",
    )
    known = sound_list.read(tmp_path)
    assert known.effects.keys() == {"good"}
    assert known.effects["good"].files == ("effects/good_1.ogg", "effects/good_2.ogg")
    assert (known.effects["good"].gain, known.effects["good"].ducks) == (-3.0, True)
    assert known.music.keys() == {"study"}
    assert (known.music["study"].beat, known.music["study"].bar) == (1000.0, 3000.0)
    told = [record.getMessage() for record in caplog.records]
    assert [re.split("[ :]", line)[1] for line in told] == ["effects/far", "effects/loud", "effects/where",
                                                            "effects/none", "music/still"]  # fmt: skip


def test_no_list_is_one_line_in_the_log(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    for text in (None, "effects: [", "- a\n- b\n"):
        caplog.clear()
        if text is not None:
            (tmp_path / "sounds.yaml").write_text(text, "utf-8")
        assert not sound_list.read(tmp_path).effects
        assert len(caplog.records) == 1, text


def test_every_file_of_ours_is_read_by_the_mixer() -> None:
    pygame.mixer.init(44_100, -16, 2, 512, allowedchanges=0)
    try:
        for effect in sound_list.read().effects.values():
            for file in effect.files:
                assert 0.005 < pygame.mixer.Sound(ROOT / file).get_length() < 30, file
    finally:
        pygame.mixer.quit()
