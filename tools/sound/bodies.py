"""Bodies that ring: modes of wood, stone, metal, glass and bells, plucked strings, and the one room all stands in."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

import numpy as np

from .synthesis import (
    RATE,
    Chance,
    Signal,
    bandpass,
    convolve,
    count,
    highpass,
    lowpass,
    mix,
    recursive,
    shape,
    times,
)

# Partials over the lowest one, as the books on vibrating bodies and our own taste give them.
BAR = (1.0, 2.756, 5.404, 8.933, 13.34)  # a free bar: marimba, chime, slate
TINE = (1.0, 6.267, 17.55)  # a bar held at one end: comb of a music box, kalimba
PLATE = (1.0, 1.52, 1.98, 2.44, 2.91, 3.37, 3.98, 4.61, 5.33, 6.2)  # a board, a lid, a table top
DISC = (1.0, 1.73, 2.33, 3.91, 4.11, 6.3, 6.71, 8.56)  # a coin
GLASS = (1.0, 2.32, 2.94, 4.25, 5.13, 6.63, 8.2, 9.38)  # a tumbler or a small bowl, and what its foot adds
BELL = (0.5, 1.0, 1.183, 1.506, 2.0, 2.514, 2.662, 3.011, 4.166, 5.433)  # hum, prime, tierce, quint, nominal ...


@dataclass(frozen=True)
class Body:
    """Modes of something: pitches in Hz, the seconds each takes to fall by 60 dB, and how loud each is."""

    pitches: Signal
    t60: Signal
    gains: Signal

    def response(self, chance: Chance, seconds: float) -> Signal:
        """What is heard after one infinitely short knock."""
        t = times(seconds)
        out = np.zeros(len(t))
        phases = chance.many(len(self.pitches), 0.0, 2.0 * np.pi)
        for pitch, t60, gain, phase in zip(self.pitches, self.t60, self.gains, phases, strict=True):
            if pitch < 0.45 * RATE:
                out += gain * 10.0 ** (-3.0 * t / t60) * np.sin(2.0 * np.pi * pitch * t + phase)
        return out

    def struck(self, chance: Chance, seconds: float, blow: Signal) -> Signal:
        """The body under any blow: a knock, a scrape, a breath."""
        return convolve(blow, self.response(chance, seconds))[: count(seconds) + len(blow)]


def body(
    ratios: Sequence[float],
    pitch: float,
    ring: float,
    *,
    chance: Chance,
    damping: float = 1.0,
    tilt: float = 1.0,
    detune: float = 0.01,
    twins: float = 0.0,
) -> Body:
    """Modes at `ratios` of `pitch` Hz; the lowest rings `ring` seconds, higher ones less by `damping`.

    `tilt` makes higher modes quieter, `detune` moves each by chance, `twins` splits each in two so many Hz apart
    (beats).
    """
    pitches = np.array([pitch * r * chance.around(1.0, detune) for r in ratios])
    relative = np.maximum(pitches / pitch, 0.25)
    t60 = ring / relative**damping
    gains = np.array([chance.around(1.0, 0.25) for _ in ratios]) / relative**tilt
    if twins:
        apart = twins * np.array([chance.between(0.5, 1.5) for _ in ratios])
        return Body(
            np.concatenate([pitches - apart / 2, pitches + apart / 2]),
            np.concatenate([t60, t60 * 0.93]),
            np.concatenate([gains, gains * 0.7]),
        )
    return Body(pitches, t60, gains)


def rubble(chance: Chance, low: float, high: float, modes: int, ring: float, tilt: float = 0.5) -> Body:
    """A body without a pitch of its own: many modes thrown between two pitches (stone, a box, a heap of books)."""
    pitches = np.exp(chance.many(modes, float(np.log(low)), float(np.log(high))))
    t60 = ring * (low / pitches) ** 0.5 * chance.many(modes, 0.6, 1.4)
    return Body(pitches, t60, (low / pitches) ** tilt * chance.many(modes, 0.3, 1.0))


def knock(chance: Chance, contact: float = 0.002, grit: float = 0.3) -> Signal:
    """A blow: a push of `contact` seconds (soft felt 0.006, bare wood 0.001, metal 0.0002) with a noisy skin."""
    push = np.sin(np.pi * np.arange(count(contact)) / count(contact)) ** 2
    skin = chance.noise(contact * 3) * shape(contact * 3, (0, 1), (contact * 3, 0), power=2.0)
    return mix((0, push / np.sum(push)), (0, skin * grit / len(skin)))


def scrape(chance: Chance, path: Signal, teeth: float, grit: float = 0.5) -> Signal:
    """A rough edge drawn over another: `path` is the speed at every sample (0 to 1), `teeth` bumps a second at speed 1.

    The bumps come late or early by `grit` and differ in strength: with 0 it would whistle.
    """
    steps = np.floor(np.cumsum(path) * teeth / RATE)
    hits = np.flatnonzero(np.diff(steps, prepend=0.0) > 0)
    out = np.zeros(len(path) + 64)
    late = chance.many(len(hits), 0.0, grit * RATE / teeth).astype(np.int64)
    strength = path[hits] * chance.many(len(hits), 1.0 - grit, 1.0) ** 2
    np.add.at(out, np.minimum(hits + late, len(out) - 1), strength)
    return out[: len(path)]


def pluck(chance: Chance, pitch: float, seconds: float, ring: float, bright: float = 0.5, place: float = 0.2) -> Signal:
    """A plucked string: a loop of delay with a loss. `ring` t60 in seconds, `bright` 0 (gut) to 1 (wire), `place` of
    the finger."""
    period = RATE / pitch
    loss = 10.0 ** (-3.0 * period / RATE / ring)
    damp = 0.5 - 0.45 * bright  # how far the two points of the smoothing lie apart
    whole = int(period - damp)
    part = period - damp - whole
    a = np.zeros(whole + 3)
    a[0] = 1.0
    for offset, weight in ((0, (1 - part) * (1 - damp)), (1, part * (1 - damp) + (1 - part) * damp), (2, part * damp)):
        a[whole + offset] -= loss * weight
    finger = chance.noise(period / RATE)
    finger -= np.mean(finger)
    finger = lowpass(finger, 1200 + 7000 * bright)
    comb = np.zeros(count(seconds))
    comb[: len(finger)] += finger
    hole = count(place * period / RATE)
    comb[hole : hole + len(finger)] -= finger[: len(comb) - hole]
    return highpass(recursive(np.array([1.0]), a, comb), 40.0)


def _echoes(size: tuple[float, float, float], ear: tuple[float, float, float], seconds: float) -> Signal:
    """The first reflections between walls, floor and ceiling (metres), each as loud as its way is short."""
    source = (size[0] * 0.5, size[1] * 0.32, 1.1)
    out = np.zeros(count(seconds))
    for ix in range(-2, 3):
        for iy in range(-2, 3):
            for iz in range(-1, 2):
                bounces = abs(ix) + abs(iy) + abs(iz)
                if not 1 <= bounces <= 3:
                    continue
                image = [
                    n * length + (place if n % 2 == 0 else length - place)
                    for n, length, place in zip((ix, iy, iz), size, source, strict=True)
                ]
                way = float(np.sqrt(sum((a - b) ** 2 for a, b in zip(image, ear, strict=True))))
                sample = count(way / 343.0)
                if sample < len(out):
                    out[sample] += 0.62**bounces / way * (-1.0 if (ix + iy) % 2 else 1.0)
    return out


@cache
def _room(ear: int) -> Signal:
    """The response of our library at one ear: panelled walls, many books, a stone floor; the direct sound is not in
    it."""
    chance = Chance("room", ear)
    seconds = 1.1
    early = lowpass(_echoes((8.6, 6.8, 4.1), (4.15 + 0.3 * ear, 4.9, 1.45), seconds), 5200, 1)
    tail = np.zeros(count(seconds))
    for low, t60 in ((90, 0.85), (180, 0.8), (360, 0.68), (720, 0.58), (1440, 0.48), (2880, 0.38), (5760, 0.26)):
        band = bandpass(chance.noise(seconds), low, low * 2)
        tail += band / np.std(band) * 10.0 ** (-3.0 * times(seconds) / t60)
    tail *= shape(seconds, (0, 0), (0.012, 0.15), (0.035, 1), (seconds - 0.05, 1), (seconds, 0))
    both = early / np.sqrt(np.sum(early**2)) * 0.75 + tail / np.sqrt(np.sum(tail**2)) * 0.66
    both = highpass(both, 70)
    return both / float(np.sqrt(np.sum(both**2)))


def room(x: Signal, wet: float = 0.2) -> Signal:
    """The sound in our library: itself, then the room's answer, whose energy is `wet` squared of its own. Mono or
    stereo."""
    if x.ndim == 2:
        return np.stack([room_ear(x[:, ear], wet, ear) for ear in range(2)], axis=1)
    return room_ear(x, wet, 0)


def room_ear(x: Signal, wet: float, ear: int) -> Signal:
    """`room` for one channel; the two ears (0, 1) hear different tails."""
    return mix((0.0, x), (0.0, wet * convolve(x, _room(ear))))
