"""The scores read as music: bars are full, hands reach the notes, nothing grates by accident, the book is in all."""

from __future__ import annotations

from fractions import Fraction

import pytest

from tests.lengths import alike

pytest.importorskip("scipy")

from tests.sound.small_score import small
from tools.sound.score import Part, Score, cues, load, motifs
from tools.sound.score_check import bar, clashes, motif_at, out_of_range, parallels
from tools.sound.score_pitch import MODES, ScoreError, pitch, scale

CUES = cues()
PARALLELS = 3
"""So many parallel fifths or octaves a cue may have; each has been looked at."""


def part(notes: str, instrument: str = "celesta") -> Part:
    return small(notes, instrument=instrument).parts[0]


def heard(one: Part) -> list[tuple[str, float, float]]:
    """Name, start and length of every note."""
    return [(str(note.pitch), float(note.start), float(note.length)) for note in one.notes]


@alike(3)
@pytest.mark.parametrize("cue", CUES)
def test_every_cue_can_be_played_and_nothing_grates_by_accident(cue: str) -> None:
    score = load(cue)
    assert not list(out_of_range(score))
    assert not list(clashes(score))
    assert len(list(parallels(score))) <= PARALLELS


@pytest.mark.parametrize("cue", CUES)
def test_the_motif_of_the_book_is_in_every_cue_and_where_it_cannot_be_missed(cue: str) -> None:
    score = load(cue)
    base = {one.name for one in score.parts if one.layer == "base"}
    at_rest = [where for where in motif_at(score) if where[0] in base]
    turned = [where for where in motif_at(score) if where[1] == "inverted"]
    assert at_rest or cue == "defeat"  # there the theme begins again and cannot finish
    if "near" in score.layers or cue == "defeat":
        assert turned, "where a curse comes near the bass clarinet turns the motif upside down"


def test_there_is_all_the_music_that_the_game_asks_for() -> None:
    layers = {cue: set(load(cue).layers) for cue in CUES}
    assert layers.keys() == {
        *("menu", "study_1", "study_2", "study_3", "last_page", "judgment", "victory", "defeat", "lessons")
    }
    for cue, there in layers.items():
        moving = cue.startswith("study") or cue == "last_page"
        assert there == ({"base", "near", "sanity"} if moving else {"base"})
    once = {cue for cue in CUES if not load(cue).loop}
    assert once == {"victory", "defeat"}


def test_eight_minutes_at_least_and_no_bar_twice_in_silence() -> None:
    minutes = sum(score.bars * score.beats_per_bar / score.tempo for score in map(load, CUES))
    assert minutes >= 8
    for score in map(load, CUES):
        sounding = {bar(score, note.start) for one in score.parts if one.layer == "base" for note in one.notes}
        held = {
            bar(score, at)
            for one in score.parts
            for note in one.notes
            for at in (note.start, note.start + note.length - Fraction(1, 8))
        }
        assert all({number, number + 1} & (sounding | held) for number in range(1, score.bars))


def test_no_part_beats_like_a_machine() -> None:
    """Whoever plays much plays at several loudnesses, and no part but a heartbeat repeats one bar five times."""
    for score in map(load, CUES):
        for one in score.parts:
            if one.instrument in ("book", "bell", "major_bell"):
                continue
            bars: dict[int, list[tuple[Fraction, str]]] = {}
            for note in one.notes:
                bars.setdefault(bar(score, note.start), []).append((note.start % score.bar, str(note.pitch)))
            rows = [bars.get(number) for number in range(1, score.bars + 1)]
            alike = [
                five
                for five in zip(*(rows[n:] for n in range(5)), strict=False)
                if five[0] and len({*map(str, five)}) == 1
            ]
            assert not alike, f"{score.cue}, {one.name}"


def test_a_motif_moves_in_its_scale_upright_upside_down_and_slower() -> None:
    upright = heard(part("{book D5}"))
    assert [name for name, _, _ in upright] == ["D5", "A5", "B5", "A5", "E5", "G5", "F5"]
    assert [length for _, _, length in upright] == [1.5, 0.5, 1, 1, 1, 1, 2]
    inverted = [name for name, _, _ in heard(part("{book D5 inv}"))]
    assert inverted == ["D5", "G4", "F4", "G4", "C5", "A4", "B4"]
    slow = small("{book D5 aug}", bars=4).parts[0]
    assert [length for _, _, length in heard(slow)] == [3, 1, 2, 2, 2, 2, 4]
    assert [name for name, _, _ in heard(part("{book D5 in D phrygian}"))][2] == "Bb5"


def test_a_motif_backwards_shortened_and_from_another_degree() -> None:
    names = [name for name, _, _ in heard(part("{book A4 head4} rw"))]
    assert names == ["A4", "E5", "F5", "E5"]
    back = [name for name, _, _ in heard(part("{book D5 retro}"))]
    assert back == ["F5", "G5", "E5", "A5", "B5", "A5", "D5"]


def test_ties_rests_figures_chords_and_phrases() -> None:
    assert heard(part("D5h~ D5q E5e F5e | R")) == [("D5", 0, 3), ("E5", 3, 0.5), ("F5", 3.5, 0.5)]
    assert [name for name, _, _ in heard(part("{rock Dm}*2 | R"))] == ["D4", "A4", "F4", "A4"] * 2
    assert [name for name, _, _ in heard(part("<Dm>h rh | {=pair}*2"))] == ["D4", "F4", "A4", *["D5", "E5"] * 2]
    assert [length for _, _, length in heard(part("C5q3 D5 E5 C5h | R"))][:3] == pytest.approx([2 / 3] * 3)


def test_a_swell_rises_from_mark_to_mark() -> None:
    levels = [note.level for note in part("(p) D5h (<) E5q F5q | (f) G5w").notes]
    assert levels == sorted(levels)
    assert levels[0] == levels[1] < levels[2] < levels[3]


@pytest.mark.parametrize(
    ("notes", "complaint"),
    [
        ("D5h D5q | R", "bar line"),
        ("1: R | 3: R", "numbered 3"),
        ("D5w", "1 bars instead of 2"),
        ("D5w~ | E5w", "tie"),
        ("H5w | R", "cannot read"),
        ("{bok D5}", "nothing is called 'bok'"),
        ("{book D5 sideways}", "sideways"),
        ("[col] D5w | R", "no manner"),
    ],
)
def test_a_slip_of_the_pen_is_told_with_its_part_and_bar(notes: str, complaint: str) -> None:
    with pytest.raises(ScoreError, match=complaint) as told:
        small(notes)
    assert "small, one" in str(told.value)


def test_the_checker_hears_a_clash_a_note_too_low_and_parallels() -> None:
    assert list(out_of_range(small("C2w | R")))
    assert list(clashes(small("<E4 F4>w | R")))
    assert not list(clashes(small("<E4 F4>q rh. | R"))), "a quarter may bite"
    assert not list(clashes(small("<F3 E4>w | R", instrument="harp"))), "a major seventh is none"
    two = small("D5h E5h | R", instrument="violins")
    low = part("D4h E4h | R", instrument="violas")
    assert list(parallels(Score(**{**vars(two), "parts": (*two.parts, low)})))


def test_scales_are_spelled_in_their_own_letters() -> None:
    names = [str(scale("Eb lydian").at(pitch("Eb4").step + degree)) for degree in range(8)]
    assert names == ["Eb4", "F4", "G4", "A4", "Bb4", "C5", "D5", "Eb5"]
    assert all(len(steps) == 7 and sorted(steps) == list(steps) for steps in MODES.values())
    assert {"book", "book3", "book6"} <= motifs().keys()
