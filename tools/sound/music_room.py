"""The hall of the music: a larger room than the effects' library, and where a player sits in it."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from .synthesis import RATE, Chance, Signal, bandpass, count, highpass, shape, times

Spectrum = NDArray[np.complex128]
BANDS = ((90, 1.5), (180, 1.55), (360, 1.5), (720, 1.35), (1440, 1.15), (2880, 0.85), (5760, 0.5))
"""Lower edge of each octave and the seconds in which it dies (60 dB): stone walls, many books, no carpet."""
SECONDS = 1.9


@cache
def tail(ear: int) -> Signal:
    """The hall's answer at one ear (0 left, 1 right), energy 1, without the direct sound."""
    chance = Chance("hall", ear)
    total = np.zeros(count(SECONDS))
    for low, t60 in BANDS:
        band = bandpass(chance.noise(SECONDS), low, low * 2)
        total += band / np.std(band) * 10.0 ** (-3.0 * times(SECONDS) / t60)
    total *= shape(SECONDS, (0, 0), (0.016, 0.0), (0.05, 0.8), (0.09, 1), (SECONDS - 0.05, 1), (SECONDS, 0))
    for _ in range(9):
        late = count(chance.between(0.011, 0.07))
        total[late] += chance.between(-1.0, 1.0) * 14.0 * 0.018 / (0.018 + late / RATE)
    total = highpass(total, 160)
    return total / float(np.sqrt(np.sum(total**2)))


def answer(samples: int, ear: int) -> Spectrum:
    """The spectrum of the hall's answer over a loop of so many samples: it runs over the seam by itself."""
    folded = np.zeros(samples)
    long = tail(ear)
    for start in range(0, len(long), samples):
        piece = long[start : start + samples]
        folded[: len(piece)] += piece
    return np.asarray(np.fft.rfft(folded), dtype=np.complex128)


def seat(f: Signal, pan: float, ear: int) -> Spectrum:
    """How a player's direct sound reaches one ear: louder, earlier and brighter on the nearer side; equal power."""
    angle = (pan + 1.0) * np.pi / 4
    gain = float(np.cos(angle) if ear == 0 else np.sin(angle)) * float(np.sqrt(2.0))
    away = max(0.0, pan if ear == 0 else -pan)
    late = 0.00028 * away
    return np.asarray(gain * np.exp(-2j * np.pi * f * late) / (1.0 + 1j * f / (16000.0 - 9000.0 * away)))
