"""The stored files, decoded: level, peak, seam and beginning of each as `tools.sound.kinds` states them."""

from __future__ import annotations

import pygame
import pytest

pytest.importorskip("scipy", reason="the sound kit is an authoring tool: pip install .[sound]")
pytest.importorskip("soundfile", reason="the sound kit is an authoring tool: pip install .[sound]")

from tests.lengths import alike, soak
from tools.sound import build, check, guide, measure, registry
from tools.sound.kinds import Effect

LONG = ("music/menu", "music/study_1", "music/study_2", "music/study_3", "music/last_page")
"""Minutes of sound: in the short form the shorter pieces stand for them, and of each kind every third."""


def _keys() -> list[str]:
    keys = list(registry.everything())
    assert set(LONG) <= set(keys)
    short = [key for key in keys if key not in LONG]
    kinds = {key.partition("/")[0]: [one for one in short if one.split("/")[0] == key.split("/")[0]] for key in short}
    return soak([key for same in kinds.values() for key in same[::3]], keys)


@alike()
@pytest.mark.parametrize("key", _keys())
def test_its_files_keep_every_bound(key: str) -> None:
    item = registry.everything()[key]
    assert list(check.faults(item, check.stored(item))) == []


@pytest.mark.parametrize("element", ["fire", "water", "earth", "air", "plain"])
def test_a_stronger_spell_is_louder_and_lasts_longer(element: str) -> None:
    loudness, lengths = [], []
    for strength in (1, 2, 3):
        files = check.stored(registry.everything()[f"effects/cast_{element}_{strength}"])
        first = next(iter(files.values()))
        loudness.append(measure.momentary(first))
        lengths.append(len(first))
    assert loudness == sorted(loudness)
    assert lengths == sorted(lengths)


def test_a_heavier_card_lands_louder_and_darker() -> None:
    cards = [next(iter(check.stored(registry.everything()[f"effects/drop_{n}"]).values())) for n in (1, 2, 3)]
    assert [measure.momentary(x) for x in cards] == sorted(measure.momentary(x) for x in cards)
    assert [measure.centroid(x) for x in cards] == sorted((measure.centroid(x) for x in cards), reverse=True)


def test_what_is_heard_all_the_time_is_quieter_than_what_is_rare() -> None:
    effects = {item.name: item for item in registry.everything().values() if isinstance(item, Effect)}
    common = [effects[name] for name in ("hover", "press", "draw", "discard", "flip", "ui_move")]
    rare = [effects[name] for name in ("destroy_curse", "failure", "curse_triggers", "page_landing")]
    assert max(item.loudness for item in common) + 4 <= min(item.loudness for item in rare)


@pytest.mark.parametrize("key", ["effects/draw", "voices/page_05", "ambience/room"])
def test_the_game_s_own_decoder_hears_as_many_samples(key: str) -> None:
    pygame.mixer.init(44100, -16, 2, 512)
    try:
        for file, x in check.stored(registry.everything()[key]).items():
            heard = pygame.mixer.Sound(str(build.OUTPUT / file))
            assert len(heard.get_raw()) == 4 * len(x), file
    finally:
        pygame.mixer.quit()


def test_the_listeners_guide_tells_of_these_sounds() -> None:
    assert guide.PAGE.read_text("utf-8") == guide.page(), "python -m tools.sound guide"


def test_the_list_is_that_of_the_kit() -> None:
    assert (build.OUTPUT / "sounds.yaml").read_text("utf-8") == build.listing(), "python -m tools.sound build"
