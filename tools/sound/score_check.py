"""Reads scores as a teacher would: ranges, clashes that stay, parallels between bowed parts, where the motif is.

`python -m tools.sound.score_check` says for every cue what it finds.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from fractions import Fraction

from .instruments import VOICES
from .score import Part, Score, cues, load, motifs
from .score_notation import Note

HARSH = (1, 13, 25)
"""A half tone and its octaves; a major seventh is none."""
BOWED = ("violins", "violas", "cellos")
PERFECT = (0, 7)


def out_of_range(score: Score) -> Iterator[str]:
    """Notes that their instrument has not."""
    for part in score.parts:
        voice = VOICES[part.instrument]
        for note in part.notes:
            if not voice.low.midi <= note.pitch.midi <= voice.high.midi:
                yield f"{part.name} bar {bar(score, note.start)}: {note.pitch} is out of range"


def clashes(score: Score) -> Iterator[str]:
    """Two notes a half tone apart (or a minor ninth) that sound together for longer than a quarter."""
    notes = [(part, note) for part in score.parts for note in part.notes]
    for index, (part, note) in enumerate(notes):
        for other_part, other in notes[index + 1 :]:
            if abs(note.pitch.midi - other.pitch.midi) not in HARSH:
                continue
            together = min(_end(note), _end(other)) - max(note.start, other.start)
            if together > 1:
                where = bar(score, max(note.start, other.start))
                pair = f"{part.name} {note.pitch} against {other_part.name} {other.pitch}"
                yield f"bar {where}: {pair}, {together} quarters"


def parallels(score: Score) -> Iterator[str]:
    """Two bowed parts of the base that move the same way from one fifth or octave to another."""
    bowed = [part for part in score.parts if part.instrument in BOWED and part.layer == "base"]
    for index, upper in enumerate(bowed):
        for lower in bowed[index + 1 :]:
            before: tuple[Note, Note] | None = None
            for pair in _pairs(upper, lower):
                if before and _parallel(before, pair):
                    yield f"bar {bar(score, pair[0].start)}: {upper.name} and {lower.name} in parallel, {pair[1].pitch}"
                before = pair


def contours(part: Part) -> Sequence[tuple[Fraction, int]]:
    """The part's upper line: start and letter step of the highest note at every start."""
    line: dict[Fraction, int] = {}
    for note in part.notes:
        line[note.start] = max(note.pitch.step, line.get(note.start, -1))
    return sorted(line.items())


def motif_at(score: Score, name: str = "book") -> Sequence[tuple[str, str, int]]:
    """Where a motif sounds, read from the notes alone: part, upright or inverted, bar. Rhythm and place are free."""
    steps = [step for step, _, _, _ in motifs()[name].beats if step is not None]
    ways = {"upright": steps, "inverted": [-step for step in steps]}
    found = []
    for part in score.parts:
        line = contours(part)
        for at in range(len(line) - len(steps) + 1):
            piece = [step - line[at][1] for _, step in line[at : at + len(steps)]]
            found += [(part.name, way, bar(score, line[at][0])) for way, shape in ways.items() if piece == shape]
    return found


def bar(score: Score, at: Fraction) -> int:
    """The number of the bar in which a place lies, from 1."""
    return int(at // score.bar) + 1


def _end(note: Note) -> Fraction:
    return note.start + (note.length / 2 if note.short else note.length)


def _pairs(upper: Part, lower: Part) -> Iterator[tuple[Note, Note]]:
    """What both parts play at every moment when either begins a note."""
    for start in sorted({note.start for note in (*upper.notes, *lower.notes)}):
        above = [note for note in upper.notes if note.start <= start < _end(note)]
        below = [note for note in lower.notes if note.start <= start < _end(note)]
        if above and below:
            yield above[-1], below[0]


def _parallel(before: tuple[Note, Note], now: tuple[Note, Note]) -> bool:
    apart = [(pair[0].pitch.midi - pair[1].pitch.midi) % 12 for pair in (before, now)]
    moves = [now[side].pitch.midi - before[side].pitch.midi for side in range(2)]
    gap = now[0].start - _end(before[0]), now[1].start - _end(before[1])
    return apart[0] == apart[1] and apart[0] in PERFECT and moves[0] * moves[1] > 0 and max(gap) <= 0


def main(names: Sequence[str]) -> int:
    """Prints the findings; 1 where a cue has any of the first two kinds."""
    bad = 0
    for cue in names or cues():
        score = load(cue)
        wrong = [*out_of_range(score), *clashes(score)]
        bad += len(wrong)
        print(f"{cue}: {len(wrong)} wrong, the motif {len(motif_at(score))} times in {score.bars} bars")
        for text in (*wrong, *(f"(look) {one}" for one in parallels(score))):
            print("   ", text)
    return int(bad > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
