"""What all monsters share: how long a moment lasts and how its strength and pitch run, laughter, steps, a deep
shaft."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from tools.sound.kinds import Moment
from tools.sound.matter import Line
from tools.sound.speech import Formant, mouth, voiced
from tools.sound.synthesis import RATE, Chance, Signal, convolve, count, db, highpass, level, lowpass, mix


@dataclass(frozen=True)
class Gesture:
    """How a moment goes: its seconds, its strength over time, and its pitch as factors over time."""

    seconds: float
    force: Line
    bend: Line

    def pitch(self, hertz: float) -> Line:
        """The pitch line of something that speaks at `hertz`."""
        return [(t, hertz * factor) for t, factor in self.bend]


GESTURES: dict[Moment, Gesture] = {
    "entrance": Gesture(
        1.7, [(0, 0), (0.3, 0.6), (0.8, 1), (1.2, 0.8), (1.7, 0)], [(0, 0.8), (0.5, 1.0), (0.9, 1.15), (1.7, 0.8)]
    ),
    "strike": Gesture(
        0.9, [(0, 0), (0.035, 1), (0.3, 0.8), (0.9, 0)], [(0, 1.25), (0.12, 1.35), (0.4, 1.05), (0.9, 0.75)]
    ),
    "recoil": Gesture(
        0.65, [(0, 0), (0.03, 1), (0.2, 0.55), (0.65, 0)], [(0, 1.5), (0.1, 1.3), (0.3, 0.95), (0.65, 0.8)]
    ),
    "exit": Gesture(
        1.6,
        [(0, 0), (0.12, 0.9), (0.6, 0.5), (1.1, 0.25), (1.6, 0)],
        [(0, 1.05), (0.4, 0.95), (1.0, 0.75), (1.6, 0.55)],
    ),
}


def under(x: Signal, decibels: float) -> Signal:
    """A layer so many dB under full scale at its loudest sample."""
    return level(x, db(decibels))


def laugh(
    chance: Chance,
    pitch: float,
    times_: int,
    gap: float,
    vowel: str,
    size: float = 1.0,
    growl: float = 0.0,
    air: float = 0.3,
) -> Signal:
    """Ha, ha, ha: each shorter, lower and quieter than the one before, breath first."""
    parts = []
    for k in range(times_):
        length = gap * chance.around(0.72, 0.15)
        own = pitch * 0.95**k * chance.around(1.0, 0.03)
        hills: tuple[Formant, ...] = mouth(vowel, size * chance.around(1.0, 0.05))
        one = voiced(
            chance,
            [(0, own * 1.12), (length, own * 0.88)],
            length,
            hills,
            force=[(0, 0), (length * 0.2, 1), (length, 0)],
            tilt=1.1,
            rough=0.02,
            growl=growl,
            air=air,
        )
        parts.append((gap * k * chance.around(1.0, 0.04), 0.9**k * one))
    return mix(*parts)


def steps(chance: Chance, blows: list[Signal], moments: list[float], fall: float = 1.0) -> Signal:
    """Blows taken in turn at the moments, each `fall` times as strong as the one before."""
    return mix(*((when, fall**k * chance.between(0.75, 1.0) * blows[k % len(blows)]) for k, when in enumerate(moments)))


def shaft(x: Signal, metres: float, back: float = 0.55) -> Signal:
    """In a well: echoes that come back from the bottom, duller each time."""
    gap = 2 * metres / 343.0
    response = np.zeros(count(gap * 6 + 0.2))
    response[0] = 1.0
    out = mix((0.0, x))
    echo = x
    for k in range(1, 5):
        echo = lowpass(back * echo, 2600 / k, 1)
        out = mix((0.0, out), (gap * k, echo))
    return highpass(out, 40)


def backwards(x: Signal) -> Signal:
    """From its end to its beginning."""
    return x[::-1].copy()


def tube(x: Signal, pitch: float, ring: float = 0.06) -> Signal:
    """Through a barrel or a jar: the odd modes of a pipe closed at one end."""
    t = np.arange(count(ring * 2)) / RATE
    response = np.zeros(len(t))
    for k in (1, 3, 5, 7, 9):
        response += 10 ** (-3 * t / ring * k**0.4) * np.sin(2 * np.pi * pitch * k * t + 0.7 * k) / k**0.7
    response /= np.sqrt(np.sum(response**2))
    return mix((0.0, 0.5 * x), (0.0, convolve(x, response)))
