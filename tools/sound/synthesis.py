"""The ground of every sound: seeded chance, time, envelopes, mixing, filters and noise shaped in time and pitch.

Signals are float64 arrays at RATE samples a second, full scale 1.0: one row of samples, or (samples, 2) for stereo.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray
from scipy import signal

RATE = 44100
Signal = NDArray[np.float64]


class Chance:
    """Luck that falls the same way every time: one stream for each name. numpy promises never to change this
    generator."""

    def __init__(self, *name: str | int) -> None:
        self._state = np.random.RandomState(zlib.crc32("/".join(map(str, name)).encode()))

    def noise(self, seconds: float) -> Signal:
        """White noise, standard deviation 1."""
        return np.asarray(self._state.standard_normal(count(seconds)), dtype=np.float64)

    def between(self, low: float, high: float) -> float:
        """A number, every one as likely as the next."""
        return float(low + (high - low) * self._state.random_sample())

    def around(self, middle: float, ratio: float) -> float:
        """A number near `middle`, at most a `ratio` away: 0.04 gives +-4 %."""
        return middle * (1.0 + self.between(-ratio, ratio))

    def many(self, n: int, low: float = 0.0, high: float = 1.0) -> Signal:
        """`n` numbers between two bounds."""
        return np.asarray(low + (high - low) * self._state.random_sample(n), dtype=np.float64)

    def heavy(self, steepness: float = 2.0) -> float:
        """A strength between 0 and 1, mostly small, sometimes large: what breaks breaks by such a law."""
        return float(self._state.random_sample() ** steepness)

    def moments(self, seconds: float, rate: Callable[[float], float] | float) -> list[float]:
        """Times in seconds at which independent things happen, `rate` times a second (or as a function of the time)."""
        most = rate if isinstance(rate, int | float) else max(rate(seconds * i / 200) for i in range(201))
        found, moment = [], 0.0
        while most > 0:
            moment -= float(np.log(1.0 - self._state.random_sample())) / most
            if moment >= seconds:
                break
            if isinstance(rate, int | float) or self._state.random_sample() * most < rate(moment):
                found.append(moment)
        return found


def count(seconds: float) -> int:
    """Seconds as a number of samples."""
    return max(1, round(seconds * RATE))


def times(seconds: float) -> Signal:
    """The time of every sample, in seconds."""
    return np.arange(count(seconds), dtype=np.float64) / RATE


def silence(seconds: float) -> Signal:
    """Nothing, for so long."""
    return np.zeros(count(seconds))


def db(decibels: float) -> float:
    """Decibels as a factor."""
    return float(10.0 ** (decibels / 20.0))


def shape(seconds: float, *points: tuple[float, float], power: float = 1.0) -> Signal:
    """A line through (second, value) points; `power` 2 or 3 bends a falling line as sounds fall."""
    ts, values = zip(*points, strict=True)
    line = np.interp(times(seconds), ts, values)
    return np.asarray(line**power if power != 1.0 else line, dtype=np.float64)


def glide(seconds: float, *points: tuple[float, float]) -> Signal:
    """A pitch in Hz through (second, Hz) points, moving in equal musical steps."""
    ts, values = zip(*points, strict=True)
    return np.asarray(np.exp(np.interp(times(seconds), ts, np.log(values))), dtype=np.float64)


def decay(seconds: float, t60: float, attack: float = 0.001) -> Signal:
    """An exponential fall by 60 dB in `t60` seconds, after a rise of `attack` seconds."""
    t = times(seconds)
    return np.asarray(10.0 ** (-3.0 * t / t60) * np.minimum(1.0, t / max(attack, 1e-5)), dtype=np.float64)


def wander(chance: Chance, seconds: float, speed: float, low: float, high: float) -> Signal:
    """A slow aimless walk between two bounds, changing its mind `speed` times a second, without corners."""
    stops = chance.many(int(seconds * speed) + 4, low, high)
    place = times(seconds) * speed
    left = place.astype(np.int64)
    part = place - left
    part = part * part * (3.0 - 2.0 * part)
    return np.asarray(stops[left] * (1 - part) + stops[left + 1] * part, dtype=np.float64)


def mix(*parts: tuple[float, Signal]) -> Signal:
    """Sum of (start in seconds, signal): all mono, or all stereo."""
    placed = [(round(start * RATE), part) for start, part in parts]
    total = np.zeros((max(at + len(part) for at, part in placed), *placed[0][1].shape[1:]))
    for at, part in placed:
        total[at : at + len(part)] += part
    return total


def fade(x: Signal, start: float = 0.0, end: float = 0.0) -> Signal:
    """Without a step at the ends: raised cosines of so many seconds."""
    y = x.copy()
    column = (-1, *[1] * (x.ndim - 1))
    if start > 0:
        n = min(count(start), len(y))
        y[:n] *= (0.5 - 0.5 * np.cos(np.pi * np.arange(n) / n)).reshape(column)
    if end > 0:
        n = min(count(end), len(y))
        y[len(y) - n :] *= (0.5 + 0.5 * np.cos(np.pi * (np.arange(n) + 1) / n)).reshape(column)
    return y


def level(x: Signal, peak: float = 1.0) -> Signal:
    """The same with its largest sample at `peak`."""
    top = float(np.max(np.abs(x)))
    return x * (peak / top) if top > 0 else x


def _butter(x: Signal, order: int, edge: float | tuple[float, float], kind: str) -> Signal:
    sections = signal.butter(order, edge, kind, fs=RATE, output="sos")
    return np.asarray(signal.sosfilt(sections, x, axis=0), dtype=np.float64)


def lowpass(x: Signal, edge: float, order: int = 2) -> Signal:
    """Only what is below `edge` Hz."""
    return _butter(x, order, min(edge, 0.49 * RATE), "lowpass")


def highpass(x: Signal, edge: float, order: int = 2) -> Signal:
    """Only what is above `edge` Hz."""
    return _butter(x, order, edge, "highpass")


def bandpass(x: Signal, low: float, high: float, order: int = 2) -> Signal:
    """Only what is between two pitches in Hz."""
    return _butter(x, order, (low, min(high, 0.49 * RATE)), "bandpass")


def recursive(b: Signal, a: Signal, x: Signal) -> Signal:
    """The linear filter b/a over a signal (a string's or a reed's loop of delay)."""
    return np.asarray(signal.lfilter(b, a, x, axis=0), dtype=np.float64)


def convolve(x: Signal, response: Signal) -> Signal:
    """One signal rung through a response; both mono, or both with the same channels."""
    return np.asarray(signal.fftconvolve(x, response, axes=0), dtype=np.float64)


def hump(f: Signal, centre: float | Signal, octaves: float | Signal) -> Signal:
    """A soft hill over pitch: 1 at `centre` Hz, 0.37 at so many octaves from it. For `sculpt`."""
    return np.asarray(np.exp(-((np.log2(np.maximum(f, 5.0) / centre) / octaves) ** 2)), dtype=np.float64)


def sculpt(x: Signal, gain: Callable[[Signal, Signal], Signal], size: int = 1024) -> Signal:
    """A signal whose spectrum is cut anew at every moment: `gain(t, f)` gets a column of seconds and a row of Hz."""
    hop = size // 4
    window = np.hanning(size + 1)[:size]
    padded = np.concatenate([np.zeros(size), x, np.zeros(2 * size)])
    starts = np.arange(0, len(padded) - size, hop)
    frames: Signal = np.asarray(padded[starts[:, None] + np.arange(size)[None, :]] * window, dtype=np.float64)
    t = ((starts + size / 2 - size) / RATE).reshape(-1, 1)
    f: Signal = np.asarray(np.fft.rfftfreq(size, 1 / RATE).reshape(1, -1), dtype=np.float64)
    cut = np.fft.irfft(np.fft.rfft(frames) * gain(t, f), n=size) * window
    y = np.zeros(len(padded))
    for start, frame in zip(starts, cut, strict=True):
        y[start : start + size] += frame
    return np.asarray(y[size : size + len(x)] / 1.5, dtype=np.float64)


def at(t: Signal, *points: tuple[float, float]) -> Signal:
    """A line through (second, value) points, read at the times `t`: for the moving edges of `sculpt`."""
    ts, values = zip(*points, strict=True)
    return np.asarray(np.interp(t, ts, values), dtype=np.float64)


def pink(chance: Chance, seconds: float) -> Signal:
    """Noise with as much in every octave, standard deviation 1."""
    white = chance.noise(seconds)
    spectrum = np.fft.rfft(white)
    f = np.maximum(np.fft.rfftfreq(len(white), 1 / RATE), 20.0)
    x = np.fft.irfft(spectrum / np.sqrt(f), n=len(white))
    return np.asarray(x / np.std(x), dtype=np.float64)


def resample(x: Signal, ratio: float) -> Signal:
    """Played `ratio` times as fast, and as much higher."""
    n = max(2, round(len(x) / ratio))
    return np.asarray(np.interp(np.arange(n) * ratio, np.arange(len(x)), x), dtype=np.float64)


def endless(x: Signal, seam: float) -> Signal:
    """A loop: the last `seam` seconds run into the first ones, with equal power, and are gone from the end."""
    n = count(seam)
    angle = (np.arange(n) / n * np.pi / 2).reshape(-1, *[1] * (x.ndim - 1))
    head = x[:n] * np.sin(angle) + x[len(x) - n :] * np.cos(angle)
    return np.concatenate([head, x[n : len(x) - n]])
