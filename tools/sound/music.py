"""Plays scores: a cue's layers as stereo samples of one length, in loops with their tails wrapped round the seam."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace
from fractions import Fraction
from functools import cache, partial

import numpy as np

from .instruments import VOICES
from .instruments_voice import Played, Voice
from .kinds import Cue
from .music_room import Spectrum, answer, seat
from .score import Part, Score, cues, load
from .score_notation import Note
from .synthesis import RATE, Chance, Signal, count, db, fade

TAIL = 3.2
"""Seconds that a cue which ends rings on after its last bar."""
LEAD = 0.03
"""Seconds from a file's beginning to its first bar line: the seam of a loop lies before the stroke, not in it."""
LATE = 0.009
"""Seconds: the standard deviation of human time."""


@dataclass(frozen=True)
class Timing:
    """Where a quarter lies in samples: even but for the slowing at the end of a cue that does not loop."""

    score: Score

    @property
    def beat(self) -> int:
        """Samples of a beat: a whole number, so that every bar line falls on a sample, and one quick to transform."""
        return smooth(RATE * 60.0 / self.score.tempo)

    @property
    def tempo(self) -> float:
        """The tempo that is played, in beats a minute."""
        return RATE * 60.0 / self.beat

    @property
    def samples(self) -> int:
        """The length of every layer."""
        if self.score.loop:
            return self.score.bars * self.score.beats_per_bar * self.beat
        return smooth(self.at(float(self.score.quarters)) + count(TAIL))

    def at(self, quarters: float) -> float:
        """The sample of a place in the score."""
        score = self.score
        quarter = self.beat * score.beats_per_bar / float(score.bar)
        begin = float(score.quarters - 2 * score.bar)
        over = max(0.0, quarters - begin)
        span = float(2 * score.bar)
        return quarters * quarter + score.slowing * quarter * over * over / (2.0 * span)


def smooth(least: float) -> int:
    """The next whole number without a prime above 7: Fourier transforms of such lengths are fast."""
    number = math.ceil(least - 1e-6)
    while True:
        rest = number
        for prime in (2, 3, 5, 7):
            while rest % prime == 0:
                rest //= prime
        if rest == 1:
            return number
        number += 1


def render(cue: str) -> Mapping[str, Signal]:
    """The layers of a cue by name, base first; the build sets their loudness together."""
    score = load(cue)
    return {layer: play(score, layer) for layer in score.layers}


def play(score: Score, layer: str) -> Signal:
    """One layer as (samples, 2), before the loudness of the cue is set."""
    samples = Timing(score).samples
    f = np.asarray(np.fft.rfftfreq(samples, 1 / RATE), dtype=np.float64)
    direct: list[Spectrum] = [np.zeros(len(f), dtype=np.complex128) for _ in range(2)]
    sent: list[Spectrum] = [np.zeros(len(f), dtype=np.complex128) for _ in range(2)]
    for part in score.parts:
        if part.layer == layer:
            body = VOICES[part.instrument].body(f)
            sound = np.asarray(np.fft.rfft(line(score, part)) * body * db(part.gain), dtype=np.complex128)
            for ear in range(2):
                heard = sound * seat(f, part.pan, ear)
                direct[ear] += heard * (1.0 - 0.35 * part.depth)
                sent[ear] += (0.75 * heard + 0.25 * sound) * (0.12 + 0.42 * part.depth)
    out = [np.fft.irfft(direct[ear] + sent[ear] * answer(samples, ear), n=samples) for ear in range(2)]
    x = np.stack(out, axis=1)
    return x if score.loop else fade(x, 0.002, 1.2)


def line(score: Score, part: Part) -> Signal:
    """One part alone, dry and in the middle, every tail wrapped round."""
    timing, voice = Timing(score), VOICES[part.instrument]
    out = np.zeros(timing.samples)
    chance = Chance("music", score.cue, part.name)
    for index, note in enumerate(part.notes):
        seconds = (timing.at(float(note.start + note.length)) - timing.at(float(note.start))) / RATE
        human = float(np.clip(chance.between(-1, 1) + chance.between(-1, 1), -1.6, 1.6)) * LATE
        level = note.level * (1.0 + 0.06 * chance.between(-1, 1)) + _stress(score, note)
        level -= 0.05 * (_starts(part)[note.start] - 1)
        played = Played(
            note.pitch,
            seconds * (0.82 if note.breath else 1.0),
            float(np.clip(level, 0.05, 1.0)),
            note.manner,
            _bound(part, note, -1),
            _bound(part, note, 1) and not note.breath,
            note.short,
        )
        start = LEAD + timing.at(float(note.start)) / RATE + human + note.order * _apart(voice, note) - voice.early
        sound = _sound(part.instrument, score.cue, part.name, index, played)
        _add(out, sound, round(start * RATE), score.loop)
    return out


def _apart(voice: Voice, note: Note) -> float:
    """Seconds between the notes of a chord: fingers never pluck quite together."""
    return 0.055 if note.rolled else 0.014 if voice.struck else 0.0


def _stress(score: Score, note: Note) -> float:
    """Weight of the bar: its first beat a little more, what falls between beats a little less."""
    place = float(note.start % score.bar)
    weight = 0.025 if place == 0 else (-0.015 if place % 1 else 0.0)
    return weight + (0.1 if note.accent else 0.0)


def _bound(part: Part, note: Note, side: int) -> bool:
    """Whether another note of the part ends where this begins (-1), or begins where it ends (1)."""
    if side < 0:
        return not note.short and note.start in _ends(part)
    return not note.short and note.start + note.length in _starts(part)


@cache
def _starts(part: Part) -> Mapping[Fraction, int]:
    """How many notes begin at every place where one does; in a chord each is played a little softer."""
    return Counter(note.start for note in part.notes)


@cache
def _ends(part: Part) -> frozenset[Fraction]:
    return frozenset(note.start + note.length for note in part.notes if not note.short and not note.breath)


def _sound(instrument: str, cue: str, part: str, index: int, played: Played) -> Signal:
    """One note; what is struck has four sounds for each key and strength, what is held is always new."""
    voice: Voice = VOICES[instrument]
    if not voice.struck:
        return voice.play(played, Chance("note", cue, part, index))
    coarse = replace(
        played,
        seconds=float(np.ceil(played.seconds * 8.0) / 8.0),
        level=round(played.level * 25.0) / 25.0,
        bound_before=False,
        bound_after=False,
    )
    return _struck(instrument, coarse, index % 4)


@cache
def _struck(instrument: str, played: Played, take: int) -> Signal:
    return VOICES[instrument].play(played, Chance("take", instrument, played.pitch.midi, take))


def _add(out: Signal, sound: Signal, start: int, wrap: bool) -> None:
    """Adds a note; in a loop what passes the end goes on at the beginning."""
    if not wrap:
        begin = max(0, start)
        piece = sound[begin - start : len(out) - start]
        out[begin : begin + len(piece)] += piece
        return
    at = start % len(out)
    left = sound
    while len(left):
        piece = left[: len(out) - at]
        out[at : at + len(piece)] += piece
        left, at = left[len(piece) :], 0


def _cue(name: str) -> Cue:
    score = load(name)
    return Cue(
        name,
        partial(render, name),
        bpm=round(Timing(score).tempo, 4),
        bars=score.bars,
        layers=score.layers,
        about=score.feeling,
        beats_per_bar=score.beats_per_bar,
        loop=score.loop,
    )


CUES = tuple(_cue(name) for name in cues())
"""All music; `registry` finds it here."""
