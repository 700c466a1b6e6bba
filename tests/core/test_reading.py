"""A file is read line by line: which entries are whole, in which order they were written, and where some are missing.

The entries are the plainest ones: what they say to a game is asked elsewhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from game.core.saves import generations, save
from game.core.saves.save import PREFACE, PREFACE_WITHIN, Header, Hole, Loaded, SaveError, noted, read, read_with_copies
from game.core.saves.save_line import MAX_LINE, encode, parse
from tests.core.journals import HEAD, line

NEW = {**HEAD, "format": 2}
TWICE = line(NEW) * 2
ZEROS = b"\0" * 30 + b"\n"


def step(number: int, what: str = "step") -> bytes:
    return line({what: number, "n": number})


def steps(*numbers: int) -> bytes:
    return b"".join(step(number) for number in numbers)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game-00001.journal"


def of(path: Path, *raw: bytes) -> Loaded:
    path.write_bytes(b"".join(raw))
    return read(path)


def numbers(loaded: Loaded) -> list[Any]:
    return [entry.get("step") for entry in loaded.entries]


def facts(loaded: Loaded) -> tuple[list[Any], list[int], list[Hole], int]:
    return numbers(loaded), loaded.lines, loaded.holes, loaded.hurt_at


# ---------------------------------------------------------------------------------------------------- in good order


def test_a_whole_file_is_its_header_and_its_entries(path: Path) -> None:
    loaded = of(path, TWICE, steps(1, 2, 3))
    assert facts(loaded) == ([1, 2, 3], [3, 4, 5], [], 0)
    assert loaded.header.to_json() == NEW and loaded.raw == path.read_bytes()
    assert (loaded.begin, loaded.content, loaded.cut_at, loaded.anew, loaded.repaired) == (0, "x", 0, [], None)
    assert loaded.entries[0] == {"step": 1}, "its number is no part of what it says"


def test_the_first_header_counts_and_one_is_enough(path: Path) -> None:
    loaded = of(path, line(NEW), line({**NEW, "seed": 8}), steps(1), line({**NEW, "seed": 9}), steps(2))
    assert loaded.header.seed == 7 and facts(loaded) == ([1, 2], [3, 5], [], 0)
    assert facts(of(path, line(NEW), steps(1))) == ([1], [2], [], 0)


def test_the_last_new_beginning_is_where_a_journal_goes_on(path: Path) -> None:
    begun = [line({"content": f"edition {number}", "n": number}) for number in (1, 3)]
    loaded = of(path, TWICE, begun[0], step(2), begun[1], step(4))
    assert (loaded.begin, loaded.content) == (3, "edition 3")
    loaded = of(path, TWICE, begun[0])
    assert (loaded.begin, loaded.content) == (1, "edition 1")


def test_what_is_cut_begins_at_an_entry(path: Path) -> None:
    loaded = of(path, TWICE, steps(1, 2, 3))
    loaded.cut(2)
    assert loaded.cut_at == 4 and loaded.repaired == [{"step": 1}]


def test_a_report_holds_a_save_behind_words_for_people(path: Path) -> None:
    """Lines are counted from the first one of the file: so an editor shows them."""
    loaded = of(path, b"What happened:\nit fell over\n", PREFACE, TWICE, steps(1, 2))
    assert facts(loaded) == ([1, 2], [7, 8], [], 0)
    words = b"x" * (PREFACE_WITHIN - len(PREFACE))
    assert of(path, words, PREFACE, TWICE).hurt_at == 0
    assert of(path, words, b"xx", PREFACE, TWICE).hurt_at == 1, "it is looked for at the beginning alone"


def test_the_last_note_of_each_name_counts() -> None:
    entries: list[dict[str, Any]] = [{"note": {"a": 1, "b": 1}}, {"answers": []}, {"note": {"a": 2}}, {"note": 7}]
    assert noted(entries) == {"a": 2, "b": 1} and noted([]) == {}


# -------------------------------------------------------------------------------------------------- what is missing


@pytest.mark.parametrize(
    ("lines", "found"),
    [
        ((steps(1, 2, 5),), ([1, 2, 5], [3, 4, 5], [Hole(2, 5, 2)], 5)),
        ((steps(2),), ([2], [3], [Hole(0, 3, 1)], 3)),
        ((step(1), ZEROS, step(3)), ([1, 3], [3, 5], [Hole(1, 4, 1)], 4)),
        ((step(1), ZEROS, ZEROS, step(2)), ([1, 2], [3, 6], [], 4)),
        ((steps(1, 2), ZEROS), ([1, 2], [3, 4], [Hole(2, 5, None)], 5)),
        ((steps(1, 2), ZEROS, step(5), ZEROS), ([1, 2, 5], [3, 4, 6], [Hole(2, 5, 2), Hole(3, 7, None)], 5)),
        ((step(1), ZEROS, step(2), step(4)), ([1, 2, 4], [3, 5, 6], [Hole(2, 6, 1)], 4)),
        ((ZEROS,), ([], [], [Hole(0, 3, None)], 3)),
    ],
    ids=["two in the middle", "the first", "one of zeros", "nothing", "the end", "middle and end", "later", "all"],
)
def test_what_is_missing_is_known_by_the_numbers(lines: Iterable[bytes], found: Any, path: Path) -> None:
    assert facts(of(path, TWICE, *lines)) == found


def test_without_numbers_nobody_knows_how_much_is_missing(path: Path) -> None:
    """Format 1."""
    plain = [line({"step": number}) for number in (1, 2, 3)]
    assert facts(of(path, line(HEAD), *plain)) == ([1, 2, 3], [2, 3, 4], [], 0)
    assert facts(of(path, line(HEAD), plain[0], ZEROS, plain[2])) == ([1, 3], [2, 4], [Hole(1, 3, None)], 3)
    assert facts(of(path, line(HEAD), step(5), plain[1])) == ([5, 2], [2, 3], [], 0)


def test_an_entry_whose_number_is_none_stands_where_it_stands(path: Path) -> None:
    for number in (True, "2", 2.0, None):
        loaded = of(path, TWICE, step(1), line({"step": 2, "n": number}), step(3))
        assert facts(loaded) == ([1, 2, 3], [3, 4, 5], [], 0)
    assert numbers(of(path, TWICE, line({"step": 1}), line({"step": 2, "n": 0}), step(1))) == [1, 2, 1]
    loaded = of(path, TWICE, step(1), ZEROS, line({"step": 2}), step(3))
    assert facts(loaded) == ([1, 2, 3], [3, 5, 6], [Hole(1, 4, None)], 4)


def test_without_a_header_the_numbers_of_a_file_tell_whether_it_has_any(path: Path) -> None:
    assert facts(of(path, line({"step": 3, "n": 3, "header": NEW}))) == ([3], [1], [Hole(0, 1, 2)], 1)
    assert facts(of(path, line({"step": 3, "header": NEW}), line({"step": 4}))) == ([3, 4], [1, 2], [], 0)
    loaded = of(path, ZEROS, line({"step": 3, "n": 3, "header": NEW}), line({"header": {**NEW, "seed": 9}, "n": 4}))
    assert loaded.header.seed == 7 and loaded.holes == [Hole(0, 1, 2)]


# --------------------------------------------------------------------------------------------------- out of place


def test_entries_in_each_others_place_are_put_in_order(path: Path) -> None:
    assert facts(of(path, TWICE, steps(1, 3, 2, 4))) == ([1, 2, 3, 4], [3, 5, 4, 6], [], 4)
    assert facts(of(path, TWICE, steps(1, 3, 2))) == ([1, 2, 3], [3, 5, 4], [], 4)
    assert facts(of(path, TWICE, ZEROS, steps(1, 3, 2, 4))) == ([1, 2, 3, 4], [4, 6, 5, 7], [], 3)


def test_where_the_end_stands_before_damage_more_may_be_missing(path: Path) -> None:
    loaded = of(path, TWICE, step(1), ZEROS, steps(3, 2))
    assert facts(loaded) == ([1, 2, 3], [3, 6, 5], [Hole(3, 4, None)], 4)


def test_a_line_that_stands_twice_is_read_once_and_what_follows_is_counted_from_it(path: Path) -> None:
    assert facts(of(path, TWICE, steps(1, 2, 2))) == ([1, 2], [3, 4], [], 5)
    assert facts(of(path, TWICE, steps(1, 2, 2, 4))) == ([1, 2, 4], [3, 4, 6], [Hole(2, 6, 1)], 6)
    assert facts(of(path, TWICE, steps(1, 2, 2, 3))) == ([1, 2, 3], [3, 4, 6], [], 6)


def test_two_entries_of_one_number_are_a_place_where_nobody_knows(path: Path) -> None:
    loaded = of(path, TWICE, steps(1, 2), step(2, "other"), step(3))
    assert loaded.entries == [{"step": 1}, {"step": 2}, {"other": 2}, {"step": 3}]
    assert (loaded.lines, loaded.holes, loaded.hurt_at) == ([3, 4, 5, 6], [Hole(2, 5, None)], 5)


# -------------------------------------------------------------------------------------------------- damaged lines


def test_lines_that_grew_together_are_told_apart(path: Path) -> None:
    for between in (b"", b"\r", b"\0"):
        grown = step(1)[:-1] + between + step(2)
        assert facts(of(path, TWICE, grown, step(3))) == ([1, 2, 3], [3, 3, 4], [], 3), between
    torn = step(1)[:-9] + step(2)
    assert facts(of(path, TWICE, torn)) == ([2], [3], [Hole(0, 3, 1)], 3)


def test_a_last_line_without_its_end_is_read_and_known_to_be_hurt(path: Path) -> None:
    assert facts(of(path, TWICE, steps(1, 2)[:-1])) == ([1, 2], [3, 4], [], 4)
    assert facts(of(path, TWICE, steps(1, 2)[:-2])) == ([1], [3], [Hole(1, 4, None)], 4)
    assert facts(of(path, TWICE[:-1])) == ([], [], [Hole(0, 2, None)], 2)


def test_in_endless_bytes_no_lines_are_looked_for(path: Path) -> None:
    first, junk = step(1)[:-1], b"0123456789abcdef {"
    filled = first + junk + b"x" * (2 * MAX_LINE - len(first) - len(junk))
    assert numbers(of(path, TWICE, filled, b"\n")) == [1]
    assert numbers(of(path, TWICE, filled, b"x\n")) == []


def test_behind_the_most_lines_nothing_is_read(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save, "MAX_LINES", 5)
    assert facts(of(path, TWICE, steps(1, 2, 3))) == ([1, 2, 3], [3, 4, 5], [], 0)
    assert facts(of(path, TWICE, steps(1, 2, 3), b"\n")) == ([1, 2, 3], [3, 4, 5], [Hole(3, 6, None)], 6)
    assert numbers(of(path, TWICE, steps(1, 2), ZEROS, step(4))) == [1, 2, 4], "the last of them may be damaged"
    loaded = of(path, TWICE, steps(1, 2, 3, 4), ZEROS, step(5))
    assert loaded.hurt_at == 6 and 5 not in numbers(loaded)


def test_a_line_is_its_checksum_and_its_words() -> None:
    data = {"b": [1, "ñ"], "a": {"x": None}}
    raw = encode(data)
    assert raw == line(data) and parse(raw) == data and raw.isascii() and raw.endswith(b"\n")
    assert parse(raw[:-1]) is None and parse(raw[:-1] + b" \n") is None
    assert parse(line([1])) is None and parse(b"") is None
    room = MAX_LINE - len(line({"x": ""}))
    assert parse(line({"x": "y" * room})) == {"x": "y" * room}
    assert parse(line({"x": "y" * (room + 1)})) is None
    assert parse(line('{"x":1.5}')) == {"x": 1.5} and parse(line('{"x":1e999}')) is None


# -------------------------------------------------------------------------------------------------- no save at all


def key(path: Path) -> str:
    with pytest.raises(SaveError) as found:
        read(path)
    return found.value.key


def test_what_is_wrong_with_a_file_has_its_own_words(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert key(path) == "unreadable"
    path.write_bytes(steps(1, 2))
    assert key(path) == "not-a-save"
    for number in (0, 3, True, "2", None):
        path.write_bytes(line({**NEW, "format": number}))
        assert key(path) == "other-format"
    path.write_bytes(line({**NEW, "seed": "7"}))
    assert key(path) == "not-a-save"
    path.write_bytes(line({"header": "nonsense", "n": 1}))
    assert key(path) == "not-a-save"
    monkeypatch.setattr(save, "MAX_FILE", len(TWICE))
    assert of(path, TWICE).hurt_at == 0
    path.write_bytes(TWICE + b"\n")
    assert key(path) == "too-large"


def test_an_error_says_what_was_found() -> None:
    assert str(SaveError("hurt")) == "hurt" and str(SaveError("other-game", "chess")) == "other-game: chess"
    assert Header("chess", {}, 1, "c").to_json() == {
        "format": 2, "game": "chess", "options": {}, "seed": 1, "content": "c", "extra": {},
    }  # fmt: skip


# ------------------------------------------------------------------------------------------ what is kept apart of it


def kept(path: Path, number: int, *raw: bytes) -> None:
    generations.keep(path, number, "r1", b"".join(raw))


def test_a_line_that_is_lost_is_found_among_what_is_kept(path: Path) -> None:
    """It counts as standing before the first line of the file; that the file is hurt is still known."""
    kept(path, 2, TWICE, step(2))
    path.write_bytes(TWICE + step(1) + ZEROS + step(3))
    assert facts(read_with_copies(path)) == ([1, 2, 3], [3, 0, 5], [], 4)
    assert facts(read(path)) == ([1, 3], [3, 5], [Hole(1, 4, 1)], 4), "who reads the one file does without"


def test_the_end_of_a_line_that_was_torn_off_is_mended(path: Path) -> None:
    kept(path, 2, TWICE, step(2))
    whole = TWICE + steps(1, 2)
    for cut in (1, 5, len(step(2)) - 1):
        path.write_bytes(whole[:-cut])
        loaded = read_with_copies(path)
        assert facts(loaded) == ([1, 2], [3, 4], [], 0) and loaded.raw == whole
        assert loaded.kept == b""
    path.write_bytes(TWICE + step(1) + step(3)[:-4])
    assert facts(read_with_copies(path))[::3] == ([1, 2], 4), "another line's end is nobody's"


def test_of_a_file_in_which_nothing_is_left_what_is_kept_comes_back(path: Path) -> None:
    kept(path, 2, TWICE, step(2))
    kept(path, 5, TWICE, step(5)[:-1])
    path.write_bytes(b"")
    loaded = read_with_copies(path)
    assert numbers(loaded) == [2, 5] and loaded.hurt_at == 1 and loaded.raw == b""
    assert [hole.lost for hole in loaded.holes] == [1, 2]


def test_what_is_kept_of_another_game_or_is_no_save_is_not_mixed_in(path: Path) -> None:
    kept(path, 2, line({**NEW, "seed": 8}), step(2))
    kept(path, 3, b"nonsense\n")
    path.write_bytes(TWICE + step(1) + ZEROS + step(3))
    assert facts(read_with_copies(path)) == ([1, 3], [3, 5], [Hole(1, 4, 1)], 4)
    path.write_bytes(TWICE + steps(1, 3))
    assert numbers(read_with_copies(path)) == [1, 3]


def test_a_file_that_ends_before_its_newest_copy_was_cut_short(path: Path) -> None:
    """At the end of a line, too. Nobody knows what stood behind the copy, and the file is damaged from its end on."""
    kept(path, 1, TWICE, steps(1, 2))
    kept(path, 4, TWICE, steps(4, 5))
    for left, line_, holes in (
        (steps(1), 4, [Hole(2, 0, 1), Hole(4, 4, None)]),
        (steps(1, 2, 3, 4), 7, [Hole(5, 7, None)]),
        (steps(1, 2) + step(3)[:-9], 5, [Hole(2, -1, 1), Hole(4, 5, None)]),
        (steps(1, 2, 3) + step(4)[:1], 6, [Hole(5, 6, None)]),
    ):
        path.write_bytes(TWICE + left)
        loaded = read_with_copies(path)
        assert (numbers(loaded)[-2:], loaded.hurt_at) == ([4, 5], line_)
        assert [(hole.at, hole.lost) for hole in loaded.holes] == [(hole.at, hole.lost) for hole in holes]
        assert loaded.raw == TWICE + left
        path.write_bytes(loaded.everything)
        assert numbers(read(path)) == numbers(loaded), "in one file it can be handed on"


def test_what_was_kept_before_a_journal_was_mended_is_none_of_it(path: Path) -> None:
    mended = line({**NEW, "mended": 1}) * 2
    kept(path, 4, TWICE, steps(4, 5))
    path.write_bytes(mended + steps(1))
    assert numbers(read_with_copies(path)) == [1]
    path.write_bytes(mended + ZEROS)
    kept(path, 2, mended, step(2))
    assert numbers(read_with_copies(path)) == [2]
    path.write_bytes(b"")
    assert numbers(read_with_copies(path)) == [2] and read_with_copies(path).header.mended == 1


def test_of_a_whole_file_nothing_kept_is_read(path: Path) -> None:
    kept(path, 1, TWICE, steps(1, 2))
    kept(path, 2, TWICE, step(2))
    for whole in (steps(1, 2), steps(1, 2, 3)):
        path.write_bytes(TWICE + whole)
        loaded = read_with_copies(path)
        assert (loaded, loaded.kept) == (read(path), b"") and loaded.everything == loaded.raw
    path.write_bytes(line({**NEW, "format": 9}))
    with pytest.raises(SaveError, match="other-format"):
        read_with_copies(path)


def test_a_file_that_is_too_large_is_lost_and_one_that_is_not_there_is_not(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Only where the file will never open again by itself is its place taken by what is kept."""
    kept(path, 2, TWICE, step(2))
    with pytest.raises(SaveError, match="unreadable"):
        read_with_copies(path)
    monkeypatch.setattr(save, "MAX_FILE", 10)
    path.write_bytes(b"x" * 11)
    assert numbers(read_with_copies(path)) == [2]


def test_where_nothing_is_kept_a_lost_file_says_what_is_wrong_with_it(path: Path) -> None:
    for raw in (b"", ZEROS, steps(1, 2)):
        path.write_bytes(raw)
        with pytest.raises(SaveError, match="not-a-save"):
            read_with_copies(path)
    path.write_bytes(TWICE + step(1) + ZEROS)
    assert facts(read_with_copies(path)) == facts(read(path)) == ([1], [3], [Hole(1, 4, None)], 4)
