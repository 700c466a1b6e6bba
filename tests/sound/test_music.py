"""The players play in tune, the same every time, in loops without a seam, all layers of a cue equally long."""

from __future__ import annotations

import pytest

pytest.importorskip("soundfile")

import numpy as np
import soundfile

from tests.lengths import alike, soak
from tests.sound.small_score import small
from tools.sound import build, encode, measure, registry
from tools.sound.instruments import VOICES
from tools.sound.instruments_voice import Played
from tools.sound.music import CUES, Timing, line, play, smooth
from tools.sound.score import load, read
from tools.sound.score_pitch import Pitch
from tools.sound.synthesis import RATE, Chance, Signal

CENTS = 5.0
NAMES = [cue.name for cue in CUES]


def sounding(x: Signal, hertz: float) -> float:
    """The pitch heard within 60 cents of `hertz`: the middle of its power, as vibrato swings to both sides of it."""
    size = 1 << 19
    power = np.abs(np.fft.rfft(x * np.hanning(len(x)), size)) ** 2
    f = np.fft.rfftfreq(size, 1 / RATE)
    near = (f > hertz * 0.966) & (f < hertz * 1.035)
    return float(np.sum(f[near] * power[near]) / np.sum(power[near]))


def two_bars(loop: bool = True) -> bytes:
    """A small cue whose last notes ring far over its end."""
    return f"""
title: Two bars
feeling: none
key: D dorian
meter: 3/4
tempo: 120
bars: 2
loop: {str(loop).lower()}
parts:
  bars: {{instrument: celesta, notes: "rh. | rh A5q"}}
  bows: {{instrument: violins, notes: "(p) D5h. | E5h.", layer: near}}
  bell: {{instrument: bell, notes: "R | rh D3q", layer: near}}
""".encode()


@alike(3)
@pytest.mark.parametrize("name", VOICES)
def test_every_instrument_is_in_tune_from_its_lowest_note_to_its_highest(name: str) -> None:
    voice = VOICES[name]
    for step in np.linspace(voice.low.step, voice.high.step, soak(3, 5)).astype(int):
        pitch = Pitch(int(step)) if voice.low.midi <= Pitch(int(step)).midi <= voice.high.midi else voice.low
        sound = voice.play(Played(pitch, 3.0, 0.6), Chance("tuning", name, int(step)))
        cents = 1200 * np.log2(sounding(sound, pitch.hertz) / pitch.hertz)
        assert abs(cents) <= CENTS, f"{name} plays {pitch} {cents:.1f} cents off"


@alike(3)
@pytest.mark.parametrize("name", VOICES)
def test_louder_is_louder_and_brighter_and_nobody_begins_with_a_click(name: str) -> None:
    voice = VOICES[name]
    middle = Pitch((voice.low.step + voice.high.step) // 2)
    quiet, loud = (voice.play(Played(middle, 1.0, level), Chance("touch", name)) for level in (0.22, 0.9))
    assert np.std(loud) > 2.5 * np.std(quiet)
    assert measure.centroid(loud) > measure.centroid(quiet)
    for sound in (quiet, loud):
        assert abs(sound[0]) < 0.03 * np.max(np.abs(sound))
        assert abs(sound[-1]) < 0.03 * np.max(np.abs(sound))


def test_a_note_at_the_end_of_a_loop_rings_on_at_its_beginning() -> None:
    score = read("loop", two_bars())
    sound = line(score, score.parts[0])
    beat = Timing(score).beat
    assert len(sound) == 6 * beat
    assert np.std(sound[:beat]) > 0.1 * np.std(sound[5 * beat :]) > 0
    assert np.std(sound[4 * beat : 5 * beat - 2000]) < 0.2 * np.std(sound[:beat]), "before it all but silence"


def test_the_layers_of_a_loop_are_equally_long_join_and_come_again_to_the_byte() -> None:
    score = read("loop", two_bars())
    layers = {layer: play(score, layer) for layer in score.layers}
    assert list(layers) == ["base", "near"]
    assert {x.shape for x in layers.values()} == {(6 * Timing(score).beat, 2)}
    for layer, x in layers.items():
        assert measure.seam(x) <= 1.0
        assert encode.ogg(x, 0.1) == encode.ogg(play(read("loop", two_bars()), layer), 0.1)


def test_what_ends_slows_rings_out_and_is_silent_at_last() -> None:
    score = read("once", two_bars(loop=False).replace(b"loop:", b"slowing: 0.5\nloop:"))
    timing = Timing(score)
    beats = np.diff([timing.at(quarter) for quarter in range(7)])
    assert np.all(np.diff(beats) > 0)
    assert beats[-1] < 1.5 * timing.beat
    x = play(score, "near")
    assert np.max(np.abs(x[-RATE // 10 :])) < 1e-3 * np.max(np.abs(x))


def test_a_bar_line_falls_on_a_sample_and_the_list_tells_the_tempo_that_is_played() -> None:
    for cue in CUES:
        score = load(cue.name)
        bar = cue.beats_per_bar * 60.0 / cue.bpm * RATE
        assert abs(bar - round(bar)) < 0.5
        if cue.loop:
            assert abs(cue.bars * bar - Timing(score).samples) < 2
    assert smooth(27562) == 27648


def test_players_are_human_and_a_chord_is_never_plucked_at_once() -> None:
    one, other = (
        line(small(notes, instrument="lute"), small(notes, instrument="lute").parts[0])
        for notes in ("<D3 A3 D4>w | R", "D3w | R")
    )
    assert np.argmax(np.abs(other)) != 0
    starts = np.flatnonzero(np.abs(one) > 0.01 * np.max(np.abs(one)))
    assert 0 <= starts[0] < 0.03 * RATE


@pytest.mark.parametrize("name", NAMES)
def test_the_stored_layers_of_a_cue_are_exactly_as_long_as_its_bars(name: str) -> None:
    item = registry.everything()[f"music/{name}"]
    stored = [soundfile.info(build.OUTPUT / file) for file in registry.files(item)]
    assert {(one.frames, one.channels, one.samplerate) for one in stored} == {(Timing(load(name)).samples, 2, RATE)}


def test_the_music_is_small_enough_for_the_rest_to_have_room() -> None:
    files = [build.OUTPUT / file for cue in CUES for file in registry.files(cue)]
    assert sum(file.stat().st_size for file in files) <= 10_500_000
