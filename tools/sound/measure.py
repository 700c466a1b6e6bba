"""Measuring: loudness as ITU-R BS.1770-4 and EBU R 128 define it, true peak, seams of loops, rest of DC, attack.

Loudness in LUFS, peaks in dBTP, times in seconds. A sound shorter than the 400 ms of a momentary block is measured in a
block filled up with silence, as the ear would sum it.
"""

from __future__ import annotations

import numpy as np
from scipy import signal

from .synthesis import RATE, Signal, count, recursive

BLOCK = 0.4
PIECE, MARGIN = 1024, 64  # samples that are oversampled together, and those before and after that are heard with them
NOTHING = -120.0


def _decibels(power: float) -> float:
    return float(10.0 * np.log10(power)) if power > 1e-12 else NOTHING


def _weighted(x: Signal) -> Signal:
    """The K weighting: a shelf above 1.7 kHz for the head, and nothing below 40 Hz."""
    k = np.tan(np.pi * 1681.974450955533 / RATE)
    q, high = 0.7071752369554196, 10.0 ** (3.999843853973347 / 20.0)
    band = high**0.4996667741545416
    norm = 1.0 + k / q + k * k
    shelf_b = np.array([high + band * k / q + k * k, 2.0 * (k * k - high), high - band * k / q + k * k]) / norm
    shelf_a = np.array([norm, 2.0 * (k * k - 1.0), 1.0 - k / q + k * k]) / norm
    k = np.tan(np.pi * 38.13547087602444 / RATE)
    q = 0.5003270373238773
    norm = 1.0 + k / q + k * k
    low_a = np.array([norm, 2.0 * (k * k - 1.0), 1.0 - k / q + k * k]) / norm
    return recursive(np.array([1.0, -2.0, 1.0]), low_a, recursive(shelf_b, shelf_a, x))


def _blocks(x: Signal) -> Signal:
    """Mean weighted power of every 400 ms block, a new one each 100 ms; channels are summed."""
    columns = x.reshape(len(x), -1)
    power = np.sum(_weighted(columns) ** 2, axis=1)
    size, hop = count(BLOCK), count(BLOCK) // 4
    if len(power) < size:
        power = np.concatenate([power, np.zeros(size - len(power))])
    total = np.concatenate([[0.0], np.cumsum(power)])
    starts = np.arange(0, len(power) - size + 1, hop)
    return np.asarray((total[starts + size] - total[starts]) / size, dtype=np.float64)


def momentary(x: Signal) -> float:
    """The loudest 400 ms, in LUFS: how loud an effect is."""
    return _decibels(float(np.max(_blocks(x)))) - 0.691


def momentary_curve(x: Signal) -> Signal:
    """Loudness in LUFS every 100 ms."""
    return np.asarray(10.0 * np.log10(np.maximum(_blocks(x), 1e-12)) - 0.691, dtype=np.float64)


def integrated(x: Signal) -> float:
    """Loudness of the whole in LUFS, pauses left out by both gates: how loud music is."""
    blocks = _blocks(x)
    blocks = blocks[blocks > 10.0 ** ((-70.0 + 0.691) / 10.0)]
    if not len(blocks):
        return NOTHING
    gate = float(np.mean(blocks)) * 0.1
    return _decibels(float(np.mean(blocks[blocks > gate]))) - 0.691


def true_peak(x: Signal) -> float:
    """The highest point between the samples too, in dBTP, by four times oversampling.

    Only where the samples come within 6 dB of their highest: the curve rises less than that between two of them.
    """
    columns = x.reshape(len(x), -1)
    tops = np.max(np.abs(columns), axis=1)
    highest = float(np.max(tops))
    blocks = np.maximum.reduceat(tops, np.arange(0, len(tops), PIECE))
    for block in np.flatnonzero(blocks >= 0.5 * np.max(tops)):
        piece = columns[max(0, block * PIECE - MARGIN) : (block + 1) * PIECE + MARGIN]
        highest = max(highest, float(np.max(np.abs(signal.resample_poly(piece, 4, 1, axis=0)))))
    return _decibels(highest**2)


def clipped(x: Signal) -> bool:
    """True where two samples in a row stand at full scale: cut-off tops."""
    full = np.abs(x) >= 0.9999
    return bool(np.any(full[1:] & full[:-1]))


def dc(x: Signal) -> float:
    """The mean of the samples (0 is right)."""
    return float(np.max(np.abs(np.mean(x.reshape(len(x), -1), axis=0))))


def seam(x: Signal) -> float:
    """How a loop joins: the roughest step over its end, as a multiple of the 99.9th percentile of such steps inside it.

    A step is the third difference of four samples in a row: it is blind to what swings slowly, and sees a click.
    """
    columns = x.reshape(len(x), -1)
    inside = np.abs(np.diff(columns, n=3, axis=0))
    across = np.abs(np.diff(np.concatenate([columns[-6:], columns[:6]]), n=3, axis=0))
    return float(np.max(np.max(across, axis=0) / np.maximum(np.percentile(inside, 99.9, axis=0), 1e-6)))


def attack(x: Signal) -> float:
    """Seconds until the sound's energy (5 ms steps) is first within 6 dB of its most."""
    mono = x.reshape(len(x), -1).sum(axis=1)
    n = count(0.005)
    power = np.add.reduceat(mono**2, np.arange(0, len(mono), n))
    return float(np.argmax(power >= 0.25 * np.max(power)) * 0.005)


def centroid(x: Signal) -> float:
    """The middle of the spectrum in Hz: how bright a sound is."""
    mono = x.reshape(len(x), -1).sum(axis=1)
    power = np.abs(np.fft.rfft(mono)) ** 2
    f = np.fft.rfftfreq(len(mono), 1 / RATE)
    return float(np.sum(power * f) / max(float(np.sum(power)), 1e-20))


def tonality(x: Signal) -> float:
    """How much of a sound is one single steady line of the spectrum, 0 to 1: a naked sine has 1."""
    mono = x.reshape(len(x), -1).sum(axis=1)
    power = np.abs(np.fft.rfft(mono * np.hanning(len(mono)), n=max(len(mono), 2 * RATE))) ** 2
    top = int(np.argmax(power))
    width = max(3, round(8 * len(power) * 2 / max(len(mono), 2 * RATE)))
    return float(np.sum(power[max(0, top - width) : top + width + 1]) / max(float(np.sum(power)), 1e-20))
