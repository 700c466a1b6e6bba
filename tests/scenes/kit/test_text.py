"""Letters: wrapping, shrinking, icons, and words that players typed."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pygame import Rect, Surface

import scenes.bigbook.cards.signs
import scenes.kit.icons  # noqa: F401  registers the icons of the markup
from scenes.kit import fit as kit_fit
from scenes.kit import fit as kit_names
from scenes.kit import text
from scenes.kit.text import Style
from scenes.kit.theme import MIN_TEXT
from tests.lengths import soak, soaks


@pytest.fixture(autouse=True)
def fonts() -> Iterator[None]:
    pygame.font.init()
    kit_fit.overflows.clear()
    yield
    kit_fit.overflows.clear()


def words(block: text.TextBlock) -> list[str]:
    return ["".join(piece.text for piece in line) for line in block.lines]


def test_lines_stay_within_the_width() -> None:
    block = text.layout("one two three four five six seven", Style(20), 120)
    assert len(block.lines) > 1
    assert block.size[0] <= 120
    assert " ".join(words(block)).split() == ["one", "two", "three", "four", "five", "six", "seven"]


def test_a_word_longer_than_the_line_is_cut_and_nothing_is_lost() -> None:
    block = text.layout("x" * 200, Style(20), 100)
    assert block.size[0] <= 100
    assert "".join(words(block)) == "x" * 200


def test_a_label_shrinks_before_a_word_is_parted() -> None:
    wide = text.layout("Prismatic", Style(30)).size[0]
    block = kit_fit.fit("Prismatic vision", Style(30), (wide - 10, 200))
    assert words(block) == ["Prismatic", "vision"]
    assert MIN_TEXT <= block.style.size < 30 and not block.broken
    assert kit_fit.fit("x" * 90, Style(30), (100, 200)).broken


def test_marks_without_a_letter_do_no_harm() -> None:
    kit_fit.draw_name(Surface((100, 40)), "\U000e0100", Rect(0, 0, 100, 40), Style(20))


def test_centred_lines_are_of_like_length() -> None:
    block = kit_fit.fit("It happens to the best of families, mostly to the brave", Style(20, align="center"), (420, 60))
    first, second = words(block)
    assert 0.6 < len(second) / len(first) < 1.4


def test_punctuation_stays_with_its_icon() -> None:
    line = "pay " * 8 + "[fire]."
    block = text.layout(line, Style(20), 160)
    last = block.lines[-1]
    assert [piece.kind for piece in last][-2:] == ["icon", "word"]


def test_marks_are_not_printed() -> None:
    block = text.layout("[b]Two[/b] and [i]three[/i] [water]", Style(20))
    assert words(block) == ["Two and three water"]
    assert [piece.hand for piece in block.lines[0] if piece.kind == "word"] == ["b", "", "i"]


def test_a_double_bracket_is_a_bracket() -> None:
    assert words(text.layout("[[fire]", Style(20))) == ["[fire]"]


@soaks
@given(st.text(max_size=40))
@settings(max_examples=soak(50, 500), deadline=None)
def test_whatever_a_player_types_is_drawn_without_harm(name: str) -> None:
    surface = Surface((200, 40))
    safe = kit_names.escape(name)
    kit_fit.draw_text(surface, safe, Rect(0, 0, 200, 40), Style(18), wrap=False, report=False)
    assert not any(piece.kind == "icon" for piece in text.layout(safe, Style(18)).lines[0])


def test_names_lose_controls_and_direction_marks() -> None:
    assert kit_names.clean("A\0n\u202ea\n  B\ud800") == "Ana B"
    assert len(kit_names.clean("z" * 10_000)) == 24


def test_a_text_shrinks_to_fit_but_not_below_the_floor() -> None:
    small = kit_fit.fit("some words that need room", Style(40), (170, 44), where="a")
    assert MIN_TEXT <= small.style.size < 40
    assert small.size[0] <= 170
    assert small.size[1] <= 44
    assert not kit_fit.overflows


def test_overflow_is_reported_with_its_place() -> None:
    block = kit_fit.fit("far too many words for this " * 10, Style(20), (60, 20), where="card:ice")
    assert block.cut
    assert [found.where for found in kit_fit.overflows] == ["card:ice"]


def test_a_cut_text_is_not_drawn_outside_its_room() -> None:
    surface = Surface((200, 200))
    surface.fill((0, 0, 0))
    kit_fit.draw_text(surface, "many words " * 40, Rect(20, 20, 80, 30), Style(20, (255, 255, 255)))
    outside = surface.copy()
    outside.fill((0, 0, 0), Rect(20, 20, 80, 30))
    assert pygame.transform.average_color(outside)[:3] == (0, 0, 0)


@pytest.mark.parametrize(
    "letters", ["áéíóúüñ¿¡", "ãõâêôçà", "àèéìòù", "ÁÉÍÓÚÜÑÃÕÇÀÈ", "\u201c\u201d\u2018\u2019\u2026\u2013\u2014\u00d7"]
)
@pytest.mark.parametrize("face", ["book", "plain", "title"])
def test_every_face_has_every_letter(letters: str, face: str) -> None:
    hand = text.font(face, "", 24)
    missing = [letter for letter, box in zip(letters, hand.metrics(letters), strict=True) if box is None]
    assert missing == []


def test_a_space_beside_an_italic_letter_that_reaches_out_is_no_wider() -> None:
    """The picture of an italic word is wider where its first letter reaches to the left: the space gives that back."""
    style = Style(40, italic=True)
    letter = text.font("book", "i", 40)
    reach = {}
    for one in "fy":
        (found,) = letter.metrics(one)
        assert found is not None
        reach[one] = -found[0]
    assert max(reach.values()) > 0, "one of them reaches out of its place"
    for one, out in reach.items():
        line = text.layout(f"n {one}n", style).size[0]
        assert line == letter.size("n")[0] + letter.size(" ")[0] + letter.size(f"{one}n")[0] - max(0, out)


def test_a_name_that_is_cut_at_a_space_does_not_end_in_one() -> None:
    assert kit_names.clean("Maximiliana Esperanza do Sul", 22) == "Maximiliana Esperanza"


@pytest.mark.parametrize("width", range(100, 420, 12))
def test_no_dot_hangs_where_a_line_ends_or_begins(width: int) -> None:
    """A dot parts two words on one line; where the line ends, the end parts them. All other words stay."""
    told = "Sunday at home · Round 1, Enzo's turn · Easy · Normal"
    lines = words(text.layout(told, Style(19, bold=True), width))
    assert not any(line.strip()[:1] == "·" or line.strip()[-1:] == "·" for line in lines), lines
    assert " ".join(lines).replace("·", " ").split() == told.replace("·", " ").split()
    assert words(text.layout("Easy · Normal", Style(19), 400)) == ["Easy · Normal"]


@pytest.mark.parametrize("name", ["W" * 30, "Mm" * 14, "Wilhelmina Wallflower of the West Wing"])
def test_a_name_in_a_sentence_is_as_wide_as_it_may_be_in_high_contrast_too(name: str) -> None:
    """Letters on whole pixels are wider than those that are brought down: what was kept for those does not hold."""
    most = kit_fit.NAME_WIDTH * MIN_TEXT
    for strong in (False, True, False):
        text.use_strong(strong)
        try:
            said = kit_fit.in_sentence(name)
            assert text.layout(said, Style(MIN_TEXT), None).size[0] <= most, (said, strong)
        finally:
            text.use_strong(False)
