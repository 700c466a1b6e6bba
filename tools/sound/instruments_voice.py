"""What an instrument is to the player of scores: a range, a way to make one note, and a body for all of them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .score_pitch import Pitch
from .synthesis import Chance, Signal


@dataclass(frozen=True)
class Played:
    """A note as a player gets it: seconds to hold, loudness 0 to 1, bound to its neighbours or not."""

    pitch: Pitch
    seconds: float
    level: float
    manner: str = "ord"
    bound_before: bool = False
    bound_after: bool = False
    short: bool = False

    @property
    def loud(self) -> float:
        """Loudness as a factor: mezzo forte (0.6) is 1, and 0.1 is 3 dB."""
        return float(10.0 ** (30.0 * (self.level - 0.6) / 20.0))


@dataclass(frozen=True)
class Hill:
    """A resonance of a body: centre in Hz, sharpness, and gain as a factor."""

    hertz: float
    q: float
    gain: float


@dataclass(frozen=True)
class Voice:
    """An instrument. Its body is linear, so that it is laid over a whole part at once."""

    low: Pitch
    high: Pitch
    play: Callable[[Played, Chance], Signal]
    """One note as mono samples; the first belongs `early` seconds before the written moment."""
    hills: tuple[Hill, ...] = ()
    dark: float = 9000.0
    """Above so many Hz the body lets less through, 6 dB an octave."""
    thin: float = 35.0
    """Below so many Hz, likewise."""
    early: float = 0.0
    """Seconds: a bow needs longer than a hammer."""
    struck: bool = False
    """Struck or plucked, not held: the same note again may be the same sound."""
    gain: float = 0.0
    """Decibels that bring a middle mezzo forte of every instrument near one loudness."""

    def body(self, f: Signal) -> NDArray[np.complex128]:
        """The body's gain at every frequency of a spectrum (causal, hence complex)."""
        f = np.maximum(f, 1.0)
        total = np.ones(len(f), dtype=np.complex128)
        for hill in self.hills:
            total += hill.gain / (1.0 + 1j * hill.q * (f / hill.hertz - hill.hertz / f))
        factor = 10.0 ** (self.gain / 20.0)
        return np.asarray(factor * total / (1.0 + 1j * f / self.dark) / (1.0 - 1j * self.thin / f), dtype=np.complex128)
