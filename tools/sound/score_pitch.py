"""Pitches as they are spelled, and the scales in which motifs move: C4 is the middle C, A4 is 440 Hz."""

from __future__ import annotations

import re
from dataclasses import dataclass

LETTERS = "CDEFGAB"
NATURAL = (0, 2, 4, 5, 7, 9, 11)
"""Semitones of the seven letters above C."""
MODES = {
    "ionian": (0, 2, 4, 5, 7, 9, 11),
    "dorian": (0, 2, 3, 5, 7, 9, 10),
    "phrygian": (0, 1, 3, 5, 7, 8, 10),
    "lydian": (0, 2, 4, 6, 7, 9, 11),
    "mixolydian": (0, 2, 4, 5, 7, 9, 10),
    "aeolian": (0, 2, 3, 5, 7, 8, 10),
}
_NAME = re.compile(r"([A-G])(##|#|bb|b)?(-?\d+)")
_SCALE = re.compile(r"([A-G])(#|b)? ([a-z]+)")
_ALTER = {None: 0, "": 0, "#": 1, "##": 2, "b": -1, "bb": -2}


class ScoreError(ValueError):
    """Something in a score cannot be read; the text says what and where."""


@dataclass(frozen=True, order=True)
class Pitch:
    """A spelled note: `step` counts letters (C0 is 0, D0 is 1), `alter` is sharps (+) or flats (-)."""

    step: int
    alter: int = 0

    @property
    def midi(self) -> int:
        """The key on a keyboard; C4 is 60."""
        return 12 * (self.step // 7 + 1) + NATURAL[self.step % 7] + self.alter

    @property
    def hertz(self) -> float:
        """The frequency in equal temperament."""
        return float(440.0 * 2.0 ** ((self.midi - 69) / 12))

    def __str__(self) -> str:
        sign = "#" * self.alter if self.alter > 0 else "b" * -self.alter
        return f"{LETTERS[self.step % 7]}{sign}{self.step // 7}"


def pitch(name: str) -> Pitch:
    """The pitch of a name such as `F#3` or `Bb4`."""
    found = _NAME.fullmatch(name)
    if not found:
        raise ScoreError(f"{name!r} is no pitch")
    letter, sign, octave = found.groups()
    return Pitch(7 * int(octave) + LETTERS.index(letter), _ALTER[sign])


@dataclass(frozen=True)
class Scale:
    """A tonic and a mode, such as `D dorian`."""

    tonic: Pitch
    mode: str

    def at(self, step: int) -> Pitch:
        """The pitch of this scale on a letter step."""
        octave, degree = divmod(step - self.tonic.step, 7)
        midi = self.tonic.midi + 12 * octave + MODES[self.mode][degree]
        plain = Pitch(step)
        return Pitch(step, midi - plain.midi)


def scale(name: str) -> Scale:
    """The scale of a name such as `Bb lydian`."""
    found = _SCALE.fullmatch(name.strip())
    if not found or found.group(3) not in MODES:
        raise ScoreError(f"{name!r} is no scale")
    letter, sign, mode = found.groups()
    return Scale(Pitch(LETTERS.index(letter), _ALTER[sign]), mode)
