"""Notes out of a part's text: the small notation of `scores/*.yaml`, told in `docs/sound.md`."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from fractions import Fraction
from typing import Final, TypeVar

from .score_pitch import Pitch, Scale, ScoreError, pitch, scale

DYNAMICS: Final = {"ppp": 0.12, "pp": 0.22, "p": 0.34, "mp": 0.47, "mf": 0.6, "f": 0.76, "ff": 0.9}
LENGTHS: Final = {
    "w": Fraction(4),
    "h": Fraction(2),
    "q": Fraction(1),
    "e": Fraction(1, 2),
    "s": Fraction(1, 4),
    "t": Fraction(1, 8),
}
"""Quarters of each letter."""
MANNERS: Final = ("ord", "trem", "harm", "pizz", "soft")
Found = TypeVar("Found")
_LENGTH = r"(?P<length>[whqest]\.{0,2}3?)?"
_TOKEN = re.compile(
    r"\s*(?:"
    r"(?P<number>\d+):"
    r"|(?P<bar>\|)"
    r"|\((?P<level>ppp|pp|p|mp|mf|f|ff|<|>)\)"
    r"|\[(?P<manner>[a-z]+)\]"
    r"|\{(?P<call>[^}]*)\}(?:\*(?P<times>\d+))?"
    r"|R(?:\*(?P<rests>\d+))?(?![a-z])"
    r"|(?P<sound><[^>]*>|[A-G](?:##|#|bb|b)?-?\d|r)" + _LENGTH + r"(?P<marks>[~'>,^]*)"
    r")(?=\s|$)"
)
_DEGREE = re.compile(r"(?P<alter>b|#)?(?P<degree>-?\d+|r)" + _LENGTH + r"(?P<marks>[~'>,]*)")


@dataclass(frozen=True)
class Note:
    """One note: start and length in quarters from the beginning, loudness 0 to 1 (0.6 is mezzo forte)."""

    start: Fraction
    length: Fraction
    pitch: Pitch
    level: float = 0.6
    manner: str = "ord"
    short: bool = False
    accent: bool = False
    breath: bool = False
    order: int = 0
    """In a chord: how many notes stand below this one."""
    rolled: bool = False


@dataclass(frozen=True)
class Tune:
    """A motif: scale steps from its first degree (0 is degree 1), alterations, lengths in quarters, marks."""

    beats: tuple[tuple[int | None, int, Fraction, str], ...]

    def changed(self, words: list[str]) -> Tune:
        """The motif inverted, augmented, diminished, backwards or shortened, as the words say in their order."""
        beats = self.beats
        for word in words:
            if word == "inv":
                beats = tuple((None if step is None else -step, -alter, q, m) for step, alter, q, m in beats)
            elif word in ("aug", "dim"):
                factor = Fraction(2) if word == "aug" else Fraction(1, 2)
                beats = tuple((step, alter, q * factor, m) for step, alter, q, m in beats)
            elif word == "retro":
                beats = beats[::-1]
            elif word.startswith("head"):
                beats = beats[: int(word[4:] or 4)]
            elif word.startswith("tail"):
                beats = beats[-int(word[4:] or 3) :]
            else:
                raise ScoreError(f"no way to change a motif is called {word!r}")
        return Tune(beats)


@dataclass(frozen=True)
class Words:
    """What a part may name: motifs, figures (order and lengths of a chord's notes), chords and phrases."""

    motifs: Mapping[str, Tune] = field(default_factory=dict)
    figures: Mapping[str, str] = field(default_factory=dict)
    chords: Mapping[str, tuple[Pitch, ...]] = field(default_factory=dict)
    phrases: Mapping[str, str] = field(default_factory=dict)


def quarters(text: str) -> Fraction:
    """The length of `q`, `h.`, `e3` and so on in quarters; a 3 makes two thirds of it."""
    value = LENGTHS[text[0]]
    dots = text.count(".")
    value = value * (2 - Fraction(1, 2**dots))
    return value * Fraction(2, 3) if text.endswith("3") else value


def tune(text: str) -> Tune:
    """A motif out of degrees with lengths: `1q. 5e 6q r q`; degree 1 is where the motif is set."""
    beats: list[tuple[int | None, int, Fraction, str]] = []
    last = Fraction(1)
    for word in text.split():
        found = _DEGREE.fullmatch(word)
        if not found:
            raise ScoreError(f"{word!r} is no degree of a motif")
        last = quarters(found["length"]) if found["length"] else last
        step = None if found["degree"] == "r" else int(found["degree"]) - 1
        beats.append((step, {"b": -1, "#": 1}.get(found["alter"] or "", 0), last, found["marks"]))
    return Tune(tuple(beats))


class Reader:
    """Reads one part's text; `notes` are what it found, `end` how far it came (quarters)."""

    def __init__(self, words: Words, mode: Scale, bar: Fraction) -> None:
        """`mode` is the scale in which motifs move, `bar` the length of a bar in quarters."""
        self.words, self.mode, self.bar = words, mode, bar
        self.notes: list[Note] = []
        self.end = Fraction(0)
        self._length = Fraction(1)
        self._manner = "ord"
        self._tied: dict[Pitch, int] = {}
        self._levels: list[tuple[Fraction, float, bool]] = [(Fraction(0), DYNAMICS["mp"], False)]
        self.motifs: list[tuple[str, Fraction]] = []

    def read(self, text: str) -> Reader:
        """Reads on and gives itself back."""
        at = 0
        text = "\n".join(line.split(";")[0] for line in text.splitlines()).strip()
        while at < len(text):
            found = _TOKEN.match(text, at)
            if not found or found.end() == at:
                raise ScoreError(f"bar {self._bar()}: cannot read {text[at : at + 16]!r}")
            self._token(found)
            at = found.end()
        return self

    def finished(self) -> tuple[Note, ...]:
        """Every note with its loudness, earliest first."""
        if self._tied:
            raise ScoreError(f"a tie is left open: {', '.join(map(str, self._tied))}")
        notes = (replace(note, level=min(1.0, self._level(note.start))) for note in self.notes)
        return tuple(sorted(notes, key=lambda note: (note.start, note.pitch.midi)))

    def _bar(self) -> int:
        return int(self.end // self.bar) + 1

    def _token(self, found: re.Match[str]) -> None:
        if found["bar"] or found["number"]:
            if self.end % self.bar:
                raise ScoreError(f"bar {self._bar()}: the bar line stands {self.end % self.bar} quarters into the bar")
            if found["number"] and int(found["number"]) != self._bar():
                raise ScoreError(f"bar {self._bar()} is numbered {found['number']}")
        elif found["level"]:
            self._mark(found["level"])
        elif found["manner"]:
            if found["manner"] not in MANNERS:
                raise ScoreError(f"bar {self._bar()}: no manner is called {found['manner']!r}")
            self._manner = found["manner"]
        elif found["call"] is not None:
            for _ in range(int(found["times"] or 1)):
                self._call(found["call"])
        elif found["sound"]:
            self._length = quarters(found["length"]) if found["length"] else self._length
            self._sound(found["sound"], found["marks"])
        else:
            self.end += self.bar * int(found["rests"] or 1)

    def _mark(self, word: str) -> None:
        if word in "<>":
            self._levels.append((self.end, self._levels[-1][1], True))
        else:
            self._levels.append((self.end, DYNAMICS[word], False))

    def _level(self, at: Fraction) -> float:
        """The loudness at a place: the last mark, or a line to the next where it swells or fades."""
        passed = max(index for index, mark in enumerate(self._levels) if mark[0] <= at)
        start, level, moving = self._levels[passed]
        if not moving or passed + 1 == len(self._levels):
            return level
        goal, target, _ = self._levels[passed + 1]
        return level + (target - level) * float((at - start) / (goal - start))

    def _sound(self, sound: str, marks: str) -> None:
        if sound != "r":
            names = sound[1:-1].split() if sound.startswith("<") else [sound]
            if sound.startswith("<") and names[0] in self.words.chords:
                self._play(self.words.chords[names[0]], self._length, marks)
            else:
                self._play([pitch(name) for name in names], self._length, marks)
        self.end += self._length

    def _play(self, pitches: list[Pitch] | tuple[Pitch, ...], length: Fraction, marks: str) -> None:
        for order, one in enumerate(pitches):
            before = self._tied.pop(one, None)
            if before is not None:
                held = self.notes[before]
                self.notes[before] = replace(held, length=held.length + length, breath="," in marks)
                where = before
            else:
                where = len(self.notes)
                self.notes.append(
                    Note(
                        self.end,
                        length,
                        one,
                        manner=self._manner,
                        short="'" in marks,
                        accent=">" in marks,
                        breath="," in marks,
                        order=order,
                        rolled="^" in marks,
                    )
                )
            if "~" in marks:
                self._tied[one] = where

    def _call(self, text: str) -> None:
        """`{=phrase}`, `{figure chord}` or `{motif pitch changes in scale}`."""
        if text.startswith("="):
            self.read(self._known(self.words.phrases, text[1:].strip()))
            return
        head, _, mode = text.partition(" in ")
        name, *rest = head.split()
        if name in self.words.figures:
            chord = self._known(self.words.chords, rest[0])
            for word in self.words.figures[name].split():
                self._figure(word, chord)
            return
        motif = self._known(self.words.motifs, name).changed(rest[1:])
        self.motifs.append((name, self.end))
        home, key = pitch(rest[0]), scale(mode) if mode else self.mode
        for step, alter, length, marks in motif.beats:
            if step is not None:
                placed = key.at(home.step + step)
                self._play([Pitch(placed.step, placed.alter + alter)], length, marks)
            self.end += length

    def _figure(self, word: str, chord: tuple[Pitch, ...]) -> None:
        """One beat of a figure: `1e` is the lowest note of the chord, `13q` the first and third together."""
        found = re.fullmatch(r"(?P<notes>[1-9]+|r)" + _LENGTH + r"(?P<marks>[~'>,^]*)", word)
        if not found:
            raise ScoreError(f"{word!r} is no beat of a figure")
        self._length = quarters(found["length"]) if found["length"] else self._length
        if found["notes"] != "r":
            try:
                self._play([chord[int(digit) - 1] for digit in found["notes"]], self._length, found["marks"])
            except IndexError:
                raise ScoreError(f"bar {self._bar()}: the chord has too few notes for {word!r}") from None
        self.end += self._length

    def _known(self, shelf: Mapping[str, Found], name: str) -> Found:
        if name not in shelf:
            raise ScoreError(f"bar {self._bar()}: nothing is called {name!r}")
        return shelf[name]
