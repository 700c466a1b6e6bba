"""The measuring itself: against what the standards say of known signals, and against another's meter."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("scipy", reason="the sound kit is an authoring tool: pip install .[sound]")
pytest.importorskip("soundfile", reason="the sound kit is an authoring tool: pip install .[sound]")

from tools.sound import encode, measure
from tools.sound.synthesis import RATE, Chance, Signal, bandpass, endless, mix, silence, times


def _sine(pitch: float, seconds: float, peak: float = 1.0, phase: float = 0.0) -> Signal:
    return np.asarray(peak * np.sin(2 * np.pi * pitch * times(seconds) + phase), dtype=np.float64)


def test_a_full_sine_of_a_thousand_hertz_has_minus_three_lufs() -> None:
    assert measure.integrated(_sine(997, 3)) == pytest.approx(-3.01, abs=0.05)
    assert measure.momentary(_sine(997, 3)) == pytest.approx(-3.01, abs=0.05)


def test_both_channels_count() -> None:
    one = _sine(997, 2, 0.1)
    assert measure.integrated(np.stack([one, one], axis=1)) == pytest.approx(measure.integrated(one) + 3.01, abs=0.02)


def test_another_meter_reads_the_same() -> None:
    pyloudnorm = pytest.importorskip("pyloudnorm")
    x = bandpass(Chance("meter").noise(6), 100, 6000) * 0.05
    x[: 2 * RATE] *= 0.1
    assert measure.integrated(x) == pytest.approx(pyloudnorm.Meter(RATE).integrated_loudness(x), abs=0.1)


def test_a_long_pause_changes_nothing() -> None:
    x = Chance("pause").noise(2) * 0.05
    assert measure.integrated(mix((0, x), (0, silence(8)))) == pytest.approx(measure.integrated(x), abs=0.4)


def test_a_peak_between_the_samples_is_seen() -> None:
    between = _sine(RATE / 4, 0.5, 1.0, np.pi / 4)
    assert 20 * np.log10(np.max(np.abs(between))) == pytest.approx(-3.01, abs=0.01)
    assert measure.true_peak(between) == pytest.approx(0.0, abs=0.3)


def test_a_beep_is_told_from_a_sound() -> None:
    assert measure.tonality(_sine(440, 1)) > 0.95
    assert measure.tonality(Chance("wide").noise(1)) < 0.05


def test_a_click_at_the_seam_is_seen_and_a_good_loop_is_not_blamed() -> None:
    noise = bandpass(Chance("loop").noise(3), 100, 2000) * 0.1
    assert measure.seam(endless(noise, 0.5)) < 1.5
    torn = endless(noise, 0.5)
    torn[-40:] += 0.1
    assert measure.seam(torn) > 3.0


def test_a_loop_still_meets_after_it_was_coded() -> None:
    low = endless(bandpass(Chance("low").noise(4), 60, 300) * 0.1, 0.5)
    assert measure.seam(encode.decode(encode.looped(low, 0.35))) < measure.seam(encode.decode(encode.ogg(low, 0.35)))
    assert len(encode.decode(encode.looped(low, 0.35))) == len(low)


def test_the_blow_is_found_where_it_is() -> None:
    blow = mix((0.2, Chance("blow").noise(0.05)), (0.0, silence(0.5)))
    assert measure.attack(blow) == pytest.approx(0.2, abs=0.006)
