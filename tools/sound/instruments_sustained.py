"""Instruments that hold a note: bowed strings in small sections, and the bass clarinet.

Both read one period of a wave without aliases (harmonics up to 13 kHz only) with a phase that never runs quite even:
vibrato that comes late, slow drift, players a few cents apart. Two periods, a dark and a bright one, are mixed as the
pressure of bow or breath asks.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from .instruments_voice import Hill, Played, Voice
from .score_pitch import pitch
from .synthesis import RATE, Chance, Signal, count

TABLE = 16384
STEP = 64
"""Samples between two values of a slow curve."""
Wave = NDArray[np.float32]


@cache
def _period(kind: str, midi: int, bright: float) -> Wave:
    """One period of a wave, standard deviation 1; `kind` chooses the law of its harmonics."""
    f0 = 440.0 * 2.0 ** ((midi - 69) / 12)
    k = np.arange(1, max(2, int(13000 / f0)) + 1, dtype=np.float64)
    gains = LAWS[kind](k, k * f0, bright)
    phases = Chance("period", kind, midi).many(len(k), 0.0, 2.0 * np.pi)
    spectrum = np.zeros(TABLE // 2 + 1, dtype=np.complex128)
    spectrum[1 : len(k) + 1] = gains * np.exp(1j * phases)
    wave = np.fft.irfft(spectrum, n=TABLE)
    return np.asarray(wave / np.std(wave), dtype=np.float32)


def _bow(k: Signal, f: Signal, bright: float) -> Signal:
    """A bowed string: a saw, with holes where the bow stands, less of everything above an edge that pressure lifts."""
    edge = 1500.0 + 3200.0 * bright
    return np.asarray(np.abs(np.sin(np.pi * k * 0.113)) ** 0.6 / k / (1.0 + (f / edge) ** 2) ** 0.75)


def _flute(k: Signal, f: Signal, bright: float) -> Signal:
    """A string touched, not pressed: a harmonic, almost nothing above its second partial."""
    return np.asarray((0.25 + 0.2 * bright) ** (k - 1.0) / (1.0 + (f / 4500.0) ** 2))


def _reed(k: Signal, f: Signal, bright: float) -> Signal:
    """A closed pipe with a reed: odd harmonics; the even ones join from the top as the holes let them through."""
    edge = 650.0 + 1900.0 * bright
    even = np.minimum(1.0, 0.05 + 0.6 * (f / 2600.0) ** 1.5)
    return np.asarray(np.where(k % 2 == 1, 1.0, even) / k**0.75 / (1.0 + (f / edge) ** 2) ** 0.9)


LAWS: dict[str, Callable[[Signal, Signal, float], Signal]] = {"bow": _bow, "flute": _flute, "reed": _reed}


def _slow(values: Signal, n: int) -> Wave:
    """A slow curve, given every STEP samples, at every sample."""
    return np.asarray(
        np.interp(np.arange(n, dtype=np.float32) / STEP, np.arange(len(values)), values), dtype=np.float32
    )


def _rise(t: Signal, start: float, seconds: float) -> Signal:
    """0 before `start`, 1 after `seconds` more, a raised cosine between."""
    x = np.clip((t - start) / max(seconds, 1e-4), 0.0, 1.0)
    return np.asarray(0.5 - 0.5 * np.cos(np.pi * x), dtype=np.float64)


def _drift(chance: Chance, n: int, cents: float) -> Signal:
    """Slow unsteadiness in cents, every STEP samples, its mean near 0: about three turns a second."""
    stops = chance.many(n * STEP // 14000 + 4, -cents, cents)
    return np.asarray(np.interp(np.arange(n) * STEP / 14000, np.arange(len(stops)), stops - np.mean(stops)))


def _hiss(chance: Chance, n: int, wide: int) -> Wave:
    """Noise with a broad hill: the difference of samples `wide` apart (hill at RATE / 2 / wide), smoothed a little."""
    white = np.asarray(chance.noise((n + wide + 2) / RATE), dtype=np.float32)
    rough = white[wide : wide + n + 1] - white[: n + 1]
    return np.asarray(rough[1:] + rough[:-1], dtype=np.float32) * np.float32(0.35)


def _sung(kind: str, midi: int, cents: Signal, bright: Signal, n: int, phase: float) -> Wave:
    """A wave with moving pitch (cents) and brightness (0 to 1), both every STEP samples."""
    f0 = 440.0 * 2.0 ** ((midi - 69) / 12)
    pace = _slow(f0 / RATE * 2.0 ** (cents / 1200.0), n)
    place = ((np.cumsum(pace, dtype=np.float64) + phase) * TABLE).astype(np.int64) & (TABLE - 1)
    dark = _period(kind, midi, 0.0)[place]
    return np.asarray(dark + _slow(bright, n) * (_period(kind, midi, 1.0)[place] - dark), dtype=np.float32)


@dataclass(frozen=True)
class Section:
    """A few string players on one line."""

    players: int
    attack: float
    """Seconds a fresh bow needs at mezzo forte."""
    vibrato: float
    """Cents to each side."""
    hiss: int = 7

    def play(self, note: Played, chance: Chance) -> Signal:
        """One note; `trem` trembles, `harm` is a flageolet, `soft` has hardly an attack and no vibrato."""
        kind = "flute" if note.manner == "harm" else "bow"
        held = note.seconds * (0.55 if note.short else 1.0)
        attack = (
            0.07
            if note.bound_before
            else self.attack * (1.5 - 0.8 * note.level) * (2.2 if note.manner == "soft" else 1.0)
        )
        release = 0.09 if note.bound_after else 0.8 if note.manner == "soft" else 0.3
        length = 0.03 + held + release
        n = count(length)
        t = np.arange(n // STEP + 2) * STEP / RATE
        shape = _rise(t, 0.0, min(attack, 0.8 * held)) * (1.0 - _rise(t, length - release, release))
        swell = 1.0 + 0.10 * np.sin(np.pi * np.clip(t / length, 0, 1))
        out = np.zeros(n, dtype=np.float32)
        for apart in np.linspace(-4.0, 4.0, self.players):
            out += self._player(kind, note, chance, t, shape * swell, n, float(apart))
        return np.asarray(out * np.float32(note.loud * 0.16 / np.sqrt(self.players)), dtype=np.float64)

    def _player(self, kind: str, note: Played, chance: Chance, t: Signal, shape: Signal, n: int, apart: float) -> Wave:
        still = note.manner in ("soft", "harm", "trem")
        depth = self.vibrato * (0.25 if still else 0.7 + 0.5 * note.level)
        onset = 0.05 if note.bound_before else 0.3
        waves = np.sin(2.0 * np.pi * chance.between(4.9, 5.8) * t + chance.between(0, 6.28)) * _rise(t, onset, 0.6)
        cents = depth * waves + _drift(chance, len(t), 2.5) + apart
        force = np.clip(0.15 + 0.8 * note.level, 0, 1) * (0.55 + 0.45 * shape) + 0.04 * waves
        env = shape
        if note.manner == "trem":
            beats = np.cumsum(chance.around(10.5, 0.12) * (1.0 + 0.25 * _drift(chance, len(t), 1.0)) * STEP / RATE)
            env = shape * (0.42 + 0.58 * np.abs(np.sin(np.pi * (beats + chance.between(0, 1)))) ** 0.8)
        scratch = np.exp(-t / 0.06) * (0.0 if note.bound_before else 0.5)
        noise = env * (0.055 if kind == "bow" else 0.13) * (1.0 + scratch)
        late = round(chance.between(0.0, 0.02) * RATE / STEP)
        env = np.concatenate([np.zeros(late), env[: len(env) - late]])
        wave = _sung(kind, note.pitch.midi, cents, force, n, chance.between(0, 1)) * _slow(env, n)
        return np.asarray(wave + _hiss(chance, n, self.hiss) * _slow(noise, n), dtype=np.float32)


@dataclass(frozen=True)
class Reed:
    """One bass clarinet."""

    def play(self, note: Played, chance: Chance) -> Signal:
        """One note; `soft` begins out of nothing (a subtone)."""
        soft = note.manner == "soft"
        held = note.seconds * (0.5 if note.short else 1.0)
        attack = 0.035 if note.bound_before else (0.22 if soft else 0.075 - 0.04 * note.level)
        release = 0.05 if note.bound_after else 0.12
        length = 0.02 + held + release
        n = count(length)
        t = np.arange(n // STEP + 2) * STEP / RATE
        shape = _rise(t, 0.0, min(attack, 0.7 * held)) * (1.0 - _rise(t, length - release, release))
        swell = 0.86 + 0.2 * np.sin(np.pi * np.clip(t / length, 0, 1)) ** 0.7
        breath = 1.0 + 0.03 * _drift(chance, len(t), 1.0)
        wave = np.sin(2.0 * np.pi * 4.6 * t + chance.between(0, 6.28)) * _rise(t, 0.7, 0.8)
        scoop = -14.0 * np.exp(-t / 0.03) * (0.0 if note.bound_before else 1.0)
        cents = scoop + 3.5 * wave + _drift(chance, len(t), 2.5)
        force = np.clip(note.level * 1.1 - 0.1, 0.02, 1.0) * shape
        tone = _sung("reed", note.pitch.midi, cents, force, n, chance.between(0, 1)) * _slow(shape * swell * breath, n)
        tongue = np.exp(-t / 0.02) * (0.0 if note.bound_before or soft else 0.05)
        air = _hiss(chance, n, 12) * _slow(shape * (0.022 if soft else 0.014) + tongue * shape, n)
        return np.asarray((tone + air) * np.float32(note.loud * 0.16), dtype=np.float64)


FIDDLE = Voice(
    pitch("G3"),
    pitch("E7"),
    Section(3, 0.22, 13.0).play,
    (Hill(275, 6, 0.9), Hill(460, 7, 0.8), Hill(560, 6, 0.8), Hill(1050, 4, 0.4), Hill(2500, 2.2, 0.5)),
    dark=6500,
    thin=160,
    early=0.05,
)
VIOLA = Voice(
    pitch("C3"),
    pitch("A5"),
    Section(2, 0.22, 12.0).play,
    (Hill(215, 6, 0.8), Hill(350, 7, 0.9), Hill(600, 5, 0.7), Hill(1100, 3, 0.6), Hill(2000, 2.2, 0.4)),
    dark=5500,
    thin=110,
    early=0.05,
)
CELLO = Voice(
    pitch("C2"),
    pitch("E5"),
    Section(2, 0.2, 11.0, 10).play,
    (Hill(100, 5, 0.5), Hill(185, 6, 0.5), Hill(420, 4, 0.6), Hill(900, 3, 0.6), Hill(1500, 2.5, 0.5)),
    dark=5000,
    thin=60,
    early=0.05,
)
CLARINET = Voice(
    pitch("Bb1"),
    pitch("F4"),
    Reed().play,
    (Hill(320, 2.5, 0.4), Hill(1150, 3, 0.8), Hill(2300, 3, 0.5)),
    dark=5000,
    thin=60,
    early=0.02,
)
