"""Scores of the music: `scores/<cue>.yaml` read into parts full of notes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

import msgspec

from .score_notation import Note, Reader, Tune, Words, tune
from .score_pitch import Pitch, ScoreError, pitch, scale

SCORES = Path(__file__).parent / "scores"
MOTIFS = SCORES / "motifs.yaml"


class PartText(msgspec.Struct, forbid_unknown_fields=True):
    """A part as it is written: gain in dB, pan -1 (left) to 1, depth 0 (near) to 1 (at the back of the room)."""

    instrument: str
    notes: str
    layer: str = "base"
    gain: float = 0.0
    pan: float = 0.0
    depth: float = 0.4


class CueText(msgspec.Struct, forbid_unknown_fields=True):
    """A score as it is written; tempo in beats a minute (in 6/8 a beat is a dotted quarter)."""

    title: str
    feeling: str
    key: str
    meter: str
    tempo: float
    bars: int
    loop: bool
    parts: dict[str, PartText]
    figures: dict[str, str] = {}
    chords: dict[str, str] = {}
    phrases: dict[str, str] = {}
    slowing: float = 0.0
    """How much longer the very last quarter is than a usual one (0.5: half as long again), slowing through two bars."""


@dataclass(frozen=True)
class Part:
    """One player's notes and place."""

    name: str
    instrument: str
    layer: str
    gain: float
    pan: float
    depth: float
    notes: tuple[Note, ...]
    motifs: tuple[tuple[str, Fraction], ...]
    """Motifs by name and where they begin, in quarters."""


@dataclass(frozen=True)
class Score:
    """A whole cue; `bar` is a bar's length in quarters, `tempo` counts `beats_per_bar` beats in it."""

    cue: str
    title: str
    feeling: str
    key: str
    bar: Fraction
    beats_per_bar: int
    tempo: float
    bars: int
    loop: bool
    slowing: float
    parts: tuple[Part, ...]

    @property
    def quarters(self) -> Fraction:
        """The length of the whole score."""
        return self.bar * self.bars

    @property
    def layers(self) -> tuple[str, ...]:
        """The layers' names, base first."""
        return tuple(dict.fromkeys(part.layer for part in sorted(self.parts, key=lambda one: one.layer != "base")))


def motifs() -> Mapping[str, Tune]:
    """The motifs of the whole game by name."""
    written = msgspec.yaml.decode(MOTIFS.read_bytes(), type=dict[str, str])
    return {name: tune(text) for name, text in written.items()}


def cues() -> list[str]:
    """The names of all cues."""
    return sorted(path.stem for path in SCORES.glob("*.yaml") if path != MOTIFS)


def load(cue: str) -> Score:
    """The score of a cue by its file."""
    return read(cue, (SCORES / f"{cue}.yaml").read_bytes())


def read(cue: str, text: bytes) -> Score:
    """A score from its YAML; `ScoreError` says which part and bar cannot be read."""
    written = msgspec.yaml.decode(text, type=CueText)
    beats, _, unit = written.meter.partition("/")
    bar = Fraction(4 * int(beats), int(unit))
    words = Words(
        motifs(), written.figures, {name: _chord(text) for name, text in written.chords.items()}, written.phrases
    )
    parts: list[Part] = []
    for name, one in written.parts.items():
        try:
            reader = Reader(words, scale(written.key), bar).read(one.notes)
            notes = reader.finished()
        except ScoreError as error:
            raise ScoreError(f"{cue}, {name}: {error}") from None
        if reader.end != bar * written.bars:
            raise ScoreError(f"{cue}, {name}: {reader.end / bar} bars instead of {written.bars}")
        parts.append(Part(name, one.instrument, one.layer, one.gain, one.pan, one.depth, notes, tuple(reader.motifs)))
    pulses = int(beats) // 3 if unit == "8" else int(beats)
    return Score(
        cue,
        written.title,
        written.feeling,
        written.key,
        bar,
        pulses,
        written.tempo,
        written.bars,
        written.loop,
        written.slowing,
        tuple(parts),
    )


def _chord(text: str) -> tuple[Pitch, ...]:
    return tuple(pitch(name) for name in text.split())
