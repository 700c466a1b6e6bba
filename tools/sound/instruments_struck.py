"""Instruments that are struck or plucked, then ring: celesta, bells, harp, lute, psaltery, a book's cover.

Bars and bells are sums of falling partials. Strings are the loop of a plucked string written as one quotient of
spectra: the delay may be any length, so that it is in tune, and its loss any curve over pitch.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np

from .bodies import BAR, BELL
from .instruments_voice import Hill, Played, Voice
from .score_pitch import pitch
from .synthesis import RATE, Chance, Signal, count, fade


def _ringing(
    hertz: Sequence[float], t60: Sequence[float], gains: Sequence[float], seconds: float, chance: Chance
) -> Signal:
    """Falling partials, each from its own phase near a sine's, so that none begins with a step."""
    t = np.arange(count(seconds)) / RATE
    out = np.zeros(len(t))
    for f, ring, gain in zip(hertz, t60, gains, strict=True):
        if f < 0.4 * RATE:
            n = min(len(t), count(ring * 1.15))
            part = t[:n]
            out[:n] += gain * 10.0 ** (-3.0 * part / ring) * np.sin(2 * np.pi * f * part + chance.between(-0.3, 0.3))
    return out


def _felt(chance: Chance, contact: float, edge: float) -> Signal:
    """The knock of a soft hammer: noise through a window of `contact` seconds, smoothed down to about `edge` Hz."""
    n = count(contact)
    white = chance.noise(contact)
    kernel = np.hanning(max(4, round(RATE / edge)) + 2)
    smooth = np.convolve(white, kernel / np.sqrt(np.sum(kernel**2)), mode="same")
    return np.asarray(smooth * np.hanning(2 * n)[n:] ** 2 * np.minimum(1.0, np.arange(n) / 40), dtype=np.float64)


def _damped(x: Signal, held: float, damp: float) -> Signal:
    """From `held` seconds on it dies within `damp` more (60 dB): a damper, a finger, or the pedal let go."""
    end = min(len(x), count(held + damp))
    t = np.arange(end) / RATE
    y = x[:end] * 10.0 ** (-3.0 * np.maximum(0.0, t - held) / damp)
    return fade(y, 0.0, min(0.02, end / RATE / 4))


def _bar(note: Played, chance: Chance) -> Signal:
    """The celesta: a steel bar over a box of wood, struck by felt."""
    f = note.pitch.hertz
    ring = float(np.clip(3.4 * (523.0 / f) ** 0.55, 0.7, 4.2))
    hard = float(np.clip(note.level, 0.1, 1.0))
    twin = 0.35 / ring
    hertz = [f - twin / 2, f + twin / 2, 4.02 * f, *(ratio * f for ratio in BAR[1:4])]
    t60 = [ring, 0.8 * ring, 0.22 * ring, 0.20 * ring, 0.09 * ring, 0.05 * ring]
    soft = (1100.0 + 3200.0 * hard) / f
    gains = [
        0.62,
        0.38,
        0.05 * hard,
        *(g / (1.0 + (ratio / soft) ** 2) for g, ratio in zip((0.5, 0.4, 0.3), BAR[1:4], strict=True)),
    ]
    x = _ringing(hertz, t60, gains, min(ring * 1.1, note.seconds + 1.6), chance)
    n = count(0.004)
    x[:n] *= np.sin(np.pi / 2 * np.arange(n) / n) ** 2
    knock = _felt(chance, 0.03, 900.0)
    x[: len(knock)] += 0.05 * (0.6 + hard) * knock
    return _damped(x, note.seconds * (0.4 if note.short else 1.0), 1.5) * (0.42 * note.loud)


def _tower(ratios_third: float) -> Callable[[Played, Chance], Signal]:
    """A low bell whose third partial stands at a ratio: 1.189 is the minor third of cast bells, 1.26 a major one."""

    def play(note: Played, chance: Chance) -> Signal:
        f = note.pitch.hertz
        ratios = [0.5, 1.0, ratios_third, *BELL[3:]]
        hertz = [r * f + apart for r in ratios for apart in (0.0, 0.37)]
        slow = float(np.clip((200.0 / f) ** 0.35, 0.6, 1.4))
        rings = (9.0, 7.0, 5.5, 3.4, 3.6, 1.8, 1.6, 1.3, 0.8, 0.5)
        weights = (0.5, 1.0, 0.42, 0.16, 0.5, 0.14, 0.14, 0.16, 0.08, 0.04)
        bright = 0.35 + 0.9 * note.level
        gains = [w * bright ** (0.5 * i) * share for i, w in enumerate(weights) for share in (0.64, 0.36)]
        t60 = [slow * ring for ring in rings for _ in range(2)]
        x = _ringing(hertz, t60, gains, min(9.0 * slow, note.seconds + 5.0), chance)
        n = count(0.003)
        x[:n] *= np.arange(n) / n
        knock = _felt(chance, 0.05, 500.0)
        x[: len(knock)] += 0.10 * knock
        return _damped(x, note.seconds + 1.0, 4.5) * (0.33 * note.loud)

    return play


@dataclass(frozen=True)
class String:
    """A plucked string: `ring` seconds (60 dB) at A3, less above; `place` of the finger as a part of its length."""

    ring: float
    loss: float
    """Hz above which the ring is at most half as long."""
    place: float
    edge: float
    """Hz up to which a mezzo forte finger reaches."""
    damp: float
    """Seconds in which it dies after its written length."""
    courses: tuple[float, ...] = (0.0,)
    """Strings that sound together, in cents."""
    nail: float = 0.02

    def play(self, note: Played, chance: Chance) -> Signal:
        """One note."""
        f = note.pitch.hertz
        ring = self.ring * float(np.clip((220.0 / f) ** 0.5, 0.35, 1.6))
        size = 1 << int(np.ceil(np.log2(RATE * max(0.6, 1.25 * ring))))
        grid = np.fft.rfftfreq(size, 1 / RATE)
        edge = self.edge * (0.45 + 0.95 * note.level) * (1.0 + 0.25 * chance.between(-1, 1))
        place = self.place * (1.0 + 0.12 * chance.between(-1, 1))
        sound = np.zeros(size)
        for cents in self.courses:
            period = 1.0 / (f * 2.0 ** ((cents + chance.between(-1.0, 1.0)) / 1200.0))
            loop = 10.0 ** (-3.0 * period * (1.0 + (grid / self.loss) ** 1.5) / ring)
            finger = (1.0 - np.exp(-2j * np.pi * grid * place * period)) / (1.0 + (grid / edge) ** 2) ** 1.1
            air = (grid / 90.0) ** 2 / (1.0 + (grid / 90.0) ** 2)
            late = min(0.8 * period, 0.004)  # low waves run behind the high ones: a string gives no click
            run = np.where(grid < 5000.0, late * grid * (1.0 - grid / 10000.0), late * 2500.0)
            ripple = np.exp(-2j * np.pi * run)
            string = finger * air * ripple / (1.0 - loop * np.exp(-2j * np.pi * grid * period))
            string[grid > 15000] = 0.0
            sound += np.fft.irfft(string, n=size)
        sound = sound[: min(size, count(note.seconds * (0.35 if note.short else 1.0) + self.damp))]
        sound /= float(np.sqrt(np.sum(sound[: count(0.25)] ** 2) / count(0.25)))
        skin = _felt(chance, 0.012, 2500.0)
        sound[: len(skin)] += self.nail * 4.0 * skin[: len(sound)]
        held = note.seconds * (0.35 if note.short else 1.0)
        return _damped(fade(sound, 0.001), held, self.damp) * (0.16 * note.loud)


def _cover(note: Played, chance: Chance) -> Signal:
    """A hand on the cover of a great book: a loose skin over boards, the palm's slap, the air inside."""
    f = note.pitch.hertz
    ratios = (1.0, 1.59, 2.14, 2.65, 3.16, 4.06)
    hertz = [r * f for r in ratios]
    t60 = [0.55, 0.32, 0.25, 0.18, 0.14, 0.10]
    gains = [1.0, 0.45, 0.32, 0.2, 0.14, 0.1]
    x = _ringing(hertz, t60, [g * (0.4 + note.level) ** (0.6 * i) for i, g in enumerate(gains)], 0.7, chance)
    n = count(0.002)
    x[:n] *= np.arange(n) / n
    slap = _felt(chance, 0.05, 1400.0 if note.level > 0.5 else 800.0)
    x[: len(slap)] += (0.08 + 0.12 * note.level) * slap
    return fade(x, 0.0, 0.1) * (0.5 * note.loud)


celesta = Voice(
    pitch("C4"), pitch("C8"), _bar, (Hill(520, 2, 0.25), Hill(1100, 2, 0.2)), dark=12000, thin=140, struck=True
)
bell = Voice(pitch("C2"), pitch("C5"), _tower(1.189), dark=3500, thin=45, struck=True)
gentle_bell = Voice(pitch("C2"), pitch("C5"), _tower(1.26), dark=3500, thin=45, struck=True)
harp = Voice(
    pitch("C2"),
    pitch("G6"),
    String(3.2, 3400.0, 0.36, 1700.0, 1.4, nail=0.008).play,
    (Hill(150, 3, 0.5), Hill(240, 4, 0.5), Hill(390, 4, 0.4)),
    dark=9000,
    thin=55,
    struck=True,
)
lute = Voice(
    pitch("D2"),
    pitch("A5"),
    String(1.9, 2800.0, 0.16, 2400.0, 0.35, courses=(-1.5, 1.5), nail=0.03).play,
    (Hill(115, 5, 0.5), Hill(220, 5, 0.8), Hill(440, 4, 0.5), Hill(900, 3, 0.3)),
    dark=8000,
    thin=65,
    struck=True,
)
psaltery = Voice(
    pitch("G3"),
    pitch("C7"),
    String(2.6, 5200.0, 0.11, 3600.0, 0.9, courses=(-2.5, 2.0), nail=0.02).play,
    (Hill(340, 4, 0.5), Hill(720, 4, 0.4)),
    dark=8000,
    thin=130,
    struck=True,
)
short_string = Voice(
    pitch("C2"),
    pitch("C5"),
    String(0.75, 1500.0, 0.24, 1300.0, 0.25, nail=0.01).play,
    (Hill(100, 5, 0.5), Hill(185, 5, 0.7), Hill(420, 4, 0.4)),
    dark=2600,
    thin=55,
    struck=True,
)
book = Voice(
    pitch("A1"), pitch("A3"), _cover, (Hill(130, 2.5, 0.5), Hill(300, 3, 0.3)), dark=2400, thin=40, struck=True
)
