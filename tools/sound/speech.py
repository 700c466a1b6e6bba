"""Throats: voices by a source of pulses and the hills of a mouth, for monsters, whispers, a choir and the cat."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from .matter import Line
from .synthesis import RATE, Chance, Signal, at, count, glide, hump, level, sculpt, shape, silence, times, wander

Formant = tuple[Line | float, float, float]  # Hz (still, or over time), octaves wide, gain
STEP = 64  # samples between two looks at the mouth

VOWELS: dict[str, tuple[Formant, ...]] = {
    "a": ((780.0, 0.22, 1.0), (1200.0, 0.18, 0.7), (2600.0, 0.2, 0.25), (3600.0, 0.3, 0.12)),
    "e": ((480.0, 0.2, 1.0), (1900.0, 0.17, 0.45), (2600.0, 0.2, 0.25), (3600.0, 0.3, 0.1)),
    "i": ((290.0, 0.22, 1.0), (2250.0, 0.15, 0.35), (3000.0, 0.18, 0.3), (3800.0, 0.3, 0.1)),
    "o": ((450.0, 0.22, 1.0), (850.0, 0.2, 0.55), (2500.0, 0.25, 0.12), (3500.0, 0.3, 0.05)),
    "u": ((320.0, 0.25, 1.0), (720.0, 0.22, 0.3), (2300.0, 0.25, 0.07), (3400.0, 0.3, 0.03)),
}


def mouth(vowel: str, size: float = 1.0) -> tuple[Formant, ...]:
    """The hills of a vowel for a head of another `size`: 2 is twice as large, and an octave deeper."""
    hills = VOWELS[vowel]
    return tuple((hz / size if isinstance(hz, float) else hz, width, gain) for hz, width, gain in hills)


def between(first: str, second: str, line: Line, size: float = 1.0) -> tuple[Formant, ...]:
    """A mouth that goes from one vowel to another: `line` runs from 0 (first) to 1 (second)."""
    found: list[Formant] = []
    for one, other in zip(mouth(first, size), mouth(second, size), strict=True):
        a, b = one[0], other[0]
        if isinstance(a, float) and isinstance(b, float):
            moving = [(t, a * (b / a) ** part) for t, part in line]
            found.append((moving, one[1], (one[2] + other[2]) / 2))
    return tuple(found)


def _hills(formants: Sequence[Formant], t: Signal, f: Signal) -> Signal:
    total = np.zeros(np.broadcast_shapes(t.shape, f.shape))
    for centre, width, gain in formants:
        middle = at(t, *centre) if not isinstance(centre, float) else np.full(t.shape, centre)
        total = total + gain * hump(f, middle, width)
    return np.asarray(total + 0.012, dtype=np.float64)


def voiced(
    chance: Chance,
    pitch: Line,
    seconds: float,
    formants: Sequence[Formant],
    *,
    force: Line,
    tilt: float = 1.0,
    rough: float = 0.01,
    growl: float = 0.0,
    air: float = 0.1,
) -> Signal:
    """A voice: pulses at `pitch` Hz through the hills of a mouth.

    `tilt` darkens (1 bright, 2 dull), `rough` lets the pitch tremble, `growl` lets every other pulse be weaker, `air`
    lets
    breath through.
    """
    tremble = rough * (wander(chance, seconds, 40, -1, 1) + 0.6 * wander(chance, seconds, 7, -1, 1))
    f0 = glide(seconds, *pitch) * (1.0 + tremble)
    turn = 2 * np.pi * np.cumsum(f0) / RATE
    strength = shape(seconds, *force)
    looks = np.arange(0, count(seconds) + STEP, STEP)
    t = np.asarray(np.minimum(looks, count(seconds) - 1) / RATE, dtype=np.float64)
    low = np.interp(looks, np.arange(len(f0)), f0)
    out = silence(seconds)
    samples = np.arange(count(seconds))
    for k in range(1, int(min(130, 10_000 / float(np.min(f0)))) + 1):
        gain = _hills(formants, t, low * k) * k**-tilt
        gain[low * k > 15_000] = 0.0
        out += np.interp(samples, looks, gain) * np.sin(k * turn)
    if growl:
        flow = 1.0 + 0.5 * wander(chance, seconds, 19, -1, 1)
        out *= 1.0 - growl * flow * (0.5 + 0.5 * np.sin(turn / 2 + 0.4 * np.sin(turn / 3)))
    shimmer = 1.0 + 3.0 * rough * wander(chance, seconds, 33, -1, 1)
    puffs = chance.noise(seconds) * (0.45 + 0.55 * np.sin(turn) ** 2)
    breathy = sculpt(puffs, lambda tt, f: _hills(formants, tt, f) + 0.25 * hump(f, 4200, 0.8))
    return (level(out * shimmer) + air * level(breathy)) * strength


def whisper(chance: Chance, seconds: float, syllables: Sequence[tuple[float, str, float]], size: float = 1.0) -> Signal:
    """Words that cannot be understood: (start, vowel, length) of each, with a hiss before some of them."""
    out = silence(seconds)
    for start, vowel, length in syllables:
        said = _breathed(chance, length, mouth(vowel, size))
        said *= shape(length, (0, 0), (length * 0.3, 1), (length * 0.7, 0.7), (length, 0))
        hiss = chance.noise(length)
        tongue = sculpt(hiss, lambda t, f: np.exp(-np.maximum(t, 0) / 0.04) * hump(f, 6200 / size, 0.4))
        both = said + chance.between(0.0, 0.5) * level(tongue)
        first = round(start * RATE)
        part = both[: len(out) - first]
        out[first : first + len(part)] += part
    return out


def _breathed(chance: Chance, seconds: float, formants: Sequence[Formant]) -> Signal:
    return level(sculpt(chance.noise(seconds), lambda t, f: _hills(formants, t, f) + 0.2 * hump(f, 3500, 0.7)))


def choir(
    chance: Chance, pitches: Sequence[float], seconds: float, vowel: str, force: Line, air: float = 0.5
) -> Signal:
    """Several people breathing a chord, none of them quite in tune, more breath than voice."""
    total = silence(seconds)
    for pitch in pitches:
        for _ in range(3):
            own = pitch * chance.around(1.0, 0.006)
            late = chance.between(0, 0.05)
            line = [(0.0, 0.0), *[(min(t + late, seconds), v) for t, v in force]]
            total += voiced(
                chance,
                [(0, own * 0.99), (0.2, own), (seconds, own)],
                seconds,
                mouth(vowel, chance.around(1.0, 0.08)),
                force=line,
                tilt=1.4,
                rough=0.006,
                air=air,
            )
    return level(total)


def meow(chance: Chance, seconds: float, pitch: float, force: float = 1.0) -> Signal:
    """A cat asks: the mouth opens from m over i to a and closes to u, the pitch goes over a hill."""
    top = pitch * chance.around(1.35, 0.05)
    line = [(0, pitch * 0.82), (seconds * 0.3, top), (seconds * 0.6, top * 0.94), (seconds, pitch * 0.72)]
    first = [(0, 420.0), (seconds * 0.25, 750.0), (seconds * 0.5, 1250.0), (seconds, 620.0)]
    second = [(0, 1900.0), (seconds * 0.25, 2900.0), (seconds * 0.5, 2300.0), (seconds, 1150.0)]
    cat: tuple[Formant, ...] = ((first, 0.25, 1.0), (second, 0.18, 0.6), (4300.0, 0.2, 0.3), (6200.0, 0.3, 0.12))
    loud = [(0, 0), (0.04, 0.3), (seconds * 0.35, force), (seconds * 0.7, 0.7 * force), (seconds, 0)]
    return voiced(chance, line, seconds, cat, force=loud, tilt=0.9, rough=0.012, air=0.1)


def trill(chance: Chance, seconds: float, pitch: float) -> Signal:
    """A cat greets with its mouth shut: a rolled m that rises, some twenty flaps a second."""
    line = [(0, pitch), (seconds * 0.6, pitch * 1.25), (seconds, pitch * 1.6)]
    nose: tuple[Formant, ...] = ((480.0, 0.35, 1.0), (1350.0, 0.25, 0.45), (2700.0, 0.3, 0.2))
    loud = [(0, 0), (0.03, 0.8), (seconds * 0.7, 1), (seconds, 0)]
    rolled = 0.55 + 0.45 * np.sin(2 * np.pi * 23 * times(seconds) + wander(chance, seconds, 5, -1, 1))
    return voiced(chance, line, seconds, nose, force=loud, tilt=1.1, rough=0.012, air=0.2) * rolled


def purr(chance: Chance, seconds: float, out: bool = True) -> Signal:
    """A cat purrs: 25 soft blows a second in a warm chest, brighter breathing out than in."""
    rate = 25.5 if out else 23.5
    turn = np.cumsum(rate * (1.0 + 0.04 * wander(chance, seconds, 6, -1, 1))) / RATE
    blows = np.flatnonzero(np.diff(np.floor(turn), prepend=0.0) > 0)
    x = silence(seconds)
    x[blows] = chance.many(len(blows), 0.7, 1.0)
    grain = level(
        np.asarray(chance.noise(0.03) * shape(0.03, (0, 0), (0.006, 1), (0.03, 0), power=2.0), dtype=np.float64)
    )
    train = np.convolve(x, grain)[: len(x)]

    def chest(t: Signal, f: Signal) -> Signal:
        return (
            hump(f, 130, 0.7) + (0.5 if out else 0.3) * hump(f, 420, 0.6) + (0.13 if out else 0.06) * hump(f, 1500, 0.8)
        )

    line = shape(seconds, (0, 0), (0.12, 1), (seconds * 0.75, 0.8), (seconds, 0))
    return level(sculpt(train + 0.03 * chance.noise(seconds), chest)) * line
