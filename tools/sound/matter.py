"""Stuff that sounds without a pitch: paper, cloth, flame, water, air, falling shards, and grains strewn over time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from .bodies import GLASS, body, knock, rubble, scrape
from .synthesis import (
    RATE,
    Chance,
    Signal,
    at,
    bandpass,
    convolve,
    count,
    db,
    highpass,
    hump,
    level,
    lowpass,
    mix,
    pink,
    sculpt,
    shape,
    silence,
    times,
    wander,
)

Line = Sequence[tuple[float, float]]


def scatter(
    chance: Chance, seconds: float, moments: Sequence[float], grains: Sequence[Signal], steepness: float = 2.5
) -> Signal:
    """Grains strewn at the moments, each taken by chance, most of them quiet."""
    out = silence(seconds)
    for moment in moments:
        grain = grains[int(chance.between(0, len(grains) - 1e-9))]
        start = int(moment * RATE)
        part = grain[: len(out) - start]
        out[start : start + len(part)] += part * chance.heavy(steepness)
    return out


def crinkles(chance: Chance, low: float, high: float, kinds: int = 10, ring: float = 0.007) -> list[Signal]:
    """Small buckles of a stiff sheet: clicks of few quick modes, each kind another."""
    grains = []
    for _ in range(kinds):
        sheet = rubble(chance, low, high, 7, ring, tilt=0.2)
        grains.append(level(sheet.struck(chance, ring * 2.2, knock(chance, 0.0002, 0.8)), 1.0))
    return grains


def rustle(chance: Chance, seconds: float, speed: Line, pitch: Line, stiff: float = 0.5, rate: float = 260.0) -> Signal:
    """Paper rubbed on paper: friction that follows `speed` (0 to 1), around `pitch` Hz, and `stiff` much crackling."""

    def cut(t: Signal, f: Signal) -> Signal:
        centre = at(t, *pitch)
        return at(t, *speed) * (
            hump(f, centre, 0.9) + 0.35 * hump(f, centre * 0.33, 0.7) + 0.12 * hump(f, centre * 2.1, 0.6)
        )

    rough = 1.0 + 0.6 * (wander(chance, seconds, 90, -1, 1) + wander(chance, seconds, 31, -1, 1)) / 2
    rubbing = sculpt(chance.noise(seconds) * rough, cut, 512)
    fast = Interp(speed)
    buckles = scatter(
        chance, seconds, chance.moments(seconds, lambda t: rate * fast(t) ** 1.5), crinkles(chance, 1800, 9000), 3.0
    )
    return level(rubbing) * (1 - 0.5 * stiff) + level(buckles) * stiff


class Interp:
    """A line through (second, value) points as a function of the time."""

    def __init__(self, points: Line) -> None:
        self._t = [t for t, _ in points]
        self._values = [v for _, v in points]

    def __call__(self, t: float) -> float:
        return float(np.interp(t, self._t, self._values))


def puff(chance: Chance, seconds: float, push: Line, centre: float = 220.0, width: float = 0.9) -> Signal:
    """Air pressed out from under something flat: low noise, no crackle."""

    def cut(t: Signal, f: Signal) -> Signal:
        return at(t, *push) * hump(f, centre, width)

    return sculpt(chance.noise(seconds), cut, 512)


def whoosh(chance: Chance, seconds: float, force: Line, pitch: Line, width: float = 0.8, hollow: float = 0.0) -> Signal:
    """Air moving past: noise around a wandering `pitch`; `hollow` adds a narrow whistling edge that is never steady."""

    def cut(t: Signal, f: Signal) -> Signal:
        centre = at(t, *pitch)
        body_ = hump(f, centre, width) + 0.3 * hump(f, centre * 0.4, width)
        return at(t, *force) * (body_ + hollow * 3.0 * hump(f, centre * 1.4, 0.09))

    gusts = 1.0 + 0.35 * wander(chance, seconds, 9, -1, 1) + 0.2 * wander(chance, seconds, 27, -1, 1)
    return level(sculpt(pink(chance, seconds) * gusts, cut))


def flame(chance: Chance, seconds: float, force: Line, size: float = 0.5) -> Signal:
    """Burning: a low tearing roar that flutters, a hiss above, and the crackle of what breaks. `size` 0 wick to 1
    blaze."""
    burn = Interp(force)
    flutter = 1.0 + 0.7 * wander(chance, seconds, 14 - 6 * size, -1, 1) * wander(chance, seconds, 37, 0.2, 1)

    def cut(t: Signal, f: Signal) -> Signal:
        power = at(t, *force)
        roar = hump(f, 130 + 160 * power, 1.0) * (0.5 + size)
        return power * (roar + 0.4 * hump(f, 900 + 900 * power, 0.9) + 0.2 * power * hump(f, 4800, 0.8))

    roar = sculpt(pink(chance, seconds) * flutter, cut)
    snaps = scatter(
        chance,
        seconds,
        chance.moments(seconds, lambda t: (14 + 50 * size) * burn(t)),
        crinkles(chance, 900, 6500, 14, 0.012),
        5.0,
    )
    return level(roar) + level(snaps) * (0.8 - 0.15 * size)


def bubble(chance: Chance, pitch: float, rise: float = 0.12, ring: float = 0.0) -> Signal:
    """One bubble of air closing under water: it rings at `pitch` Hz (3.26 m/s over its radius) and rises as it nears
    the top."""
    t60 = ring or 6.9 / (0.13 * pitch + 0.0072 * pitch**1.5)
    seconds = min(1.2 * t60, 0.5)
    t = times(seconds)
    turn = 2.0 * np.pi * pitch * (t + rise * t * t / (2 * t60))
    start = np.minimum(1.0, t * pitch / 2.0)
    return np.asarray(np.sin(turn) * 10.0 ** (-3.0 * t / t60) * start, dtype=np.float64)


def bubbles(chance: Chance, seconds: float, rate: Callable[[float], float] | float, low: float, high: float) -> Signal:
    """Running water: bubbles of all sizes, small ones more often and quieter."""
    out = silence(seconds + 0.5)
    for moment in chance.moments(seconds, rate):
        pitch = low * (high / low) ** chance.between(0, 1)
        one = bubble(chance, pitch, chance.between(0.02, 0.35)) * chance.heavy(2.0) * (low / pitch) ** 0.5
        start = int(moment * RATE)
        part = one[: len(out) - start]
        out[start : start + len(part)] += part
    return out


def splash(chance: Chance, seconds: float, force: Line, pitch: float = 2600.0) -> Signal:
    """Water torn to spray: hissing that breaks up into drops as it falls back."""
    fall = Interp(force)

    def cut(t: Signal, f: Signal) -> Signal:
        power = at(t, *force)
        return power * (hump(f, pitch * (0.45 + 0.6 * power), 1.0) + 0.4 * hump(f, 420, 0.8))

    spray = sculpt(chance.noise(seconds), cut, 512)
    drops = scatter(
        chance,
        seconds,
        chance.moments(seconds, lambda t: 160 * fall(t)),
        [bubble(chance, p, 0.2) for p in (1400, 2100, 3100, 4500)],
    )
    return level(spray) + 0.5 * level(drops)


def shards(
    chance: Chance, seconds: float, rate: Line, low: float = 1500.0, high: float = 6500.0, ring: float = 0.25
) -> Signal:
    """Pieces of glass falling and touching: each its own small bar or bowl, no two alike."""
    many = Interp(rate)
    pieces = []
    for _ in range(14):
        pitch = low * (high / low) ** chance.between(0, 1)
        piece = body(GLASS, pitch, ring * chance.between(0.4, 1.2), chance=chance, damping=0.6, tilt=0.6, detune=0.06)
        pieces.append(level(piece.struck(chance, ring, knock(chance, 0.00015, 0.5))))
    return scatter(chance, seconds + ring, chance.moments(seconds, many), pieces, 2.2)


def felt(chance: Chance, weight: float = 0.5) -> Signal:
    """Something flat meeting a covered table: a soft push of the cloth and a little of the wood under it. `weight` 0
    to 1."""
    cloth = lowpass(
        chance.noise(0.05) * shape(0.05, (0, 0), (0.002, 1), (0.05, 0), power=2.0), 900 + 500 * (1 - weight)
    )
    table = rubble(chance, 85 - 20 * weight, 420, 9, 0.05 + 0.07 * weight, tilt=1.0)
    under = table.struck(chance, 0.22, knock(chance, 0.007 - 0.002 * weight, 0.15))
    return mix((0.0, level(cloth, 0.5)), (0.0, level(under, 0.45 + 0.55 * weight)))


def grind(chance: Chance, seconds: float, path: Line, pitch: float = 320.0, size: float = 0.5) -> Signal:
    """Stone turned on stone: a train of small breaks, late and early, ringing through two dull blocks, with dust."""
    speed = shape(seconds, *path) * wander(chance, seconds, 17, 0.55, 1.0)
    hits = scrape(chance, speed, 240 - 90 * size, 0.95) + 0.4 * scrape(chance, speed, 90, 0.9)
    block = rubble(chance, pitch * (0.7 - 0.35 * size), 2600, 26, 0.09 + 0.06 * size, tilt=0.7)
    stone = convolve(hits, block.response(chance, 0.2))[: count(seconds)]
    dust = bandpass(chance.noise(seconds), 1800, 6000) * speed**2
    return level(stone) + level(dust, 0.16)


def breath(chance: Chance, seconds: float, force: Line, vowel: Line, width: float = 0.35) -> Signal:
    """Air through a mouth: noise with the two hills of a vowel; `vowel` moves the first one in Hz."""

    def cut(t: Signal, f: Signal) -> Signal:
        first = at(t, *vowel)
        hills = hump(f, first, width) + 0.6 * hump(f, first * 2.3 + 300, width * 0.8) + 0.25 * hump(f, 3100, 0.5)
        return at(t, *force) * (hills + 0.05 * hump(f, 6000, 0.7))

    return level(sculpt(chance.noise(seconds), cut))


def quiet(x: Signal, decibels: float) -> Signal:
    """A layer laid so many dB under the loudest sample of 1."""
    return level(x, db(decibels))


def hiss(chance: Chance, seconds: float, force: Line, low: float = 3000.0, high: float = 9000.0) -> Signal:
    """Steam, sand, or the last of a flame: bright noise without grain."""
    return level(highpass(bandpass(chance.noise(seconds), low, high), low * 0.5) * shape(seconds, *force))
