"""Text from outside is never trusted to be clean: each way in takes whatever comes, and what it gives can be written
everywhere."""

from __future__ import annotations

import json
import os
import unicodedata

import pytest

from game.core.saves.save_line import encode, parse
from game.core.text.outside import (
    MOST,
    decoded,
    digits_in,
    environment,
    json_bytes,
    json_object,
    name_of_file,
    pasted,
    printable,
    whole_number,
)
from game.core.text.plain_text import harmless
from tests.outside import ODD, pieces, texts


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "utf-32", "cp1252"])
def test_a_text_is_read_in_whatever_encoding_another_program_left_it(encoding: str) -> None:
    assert decoded("Zoë and Añá".encode(encoding)) == "Zoë and Añá"


def test_a_few_broken_bytes_leave_the_rest_of_a_text_as_it_is() -> None:
    assert decoded("太郎 and Zoë".encode() + b"\xff") == "太郎 and Zoë\ufffd"
    assert decoded(b"caf\xe9") == "café"


def test_a_whole_library_on_the_clipboard_is_read_as_far_as_anybody_wants() -> None:
    assert len(decoded("é".encode() * 2_500_000)) == len(pasted("é" * 5_000_000)) == MOST


@pytest.mark.parametrize("seed", range(4))
def test_whatever_comes_in_can_be_written_everywhere(seed: int) -> None:
    for raw in pieces(seed, 150):
        for text in (decoded(raw), pasted(raw), name_of_file(os.fsdecode(raw))):
            assert text.encode("utf-8").count(0) == 0
            line = harmless(text, 24)
            assert line == harmless(line, 24) and len(line) <= 24 * 4
            assert not any(unicodedata.category(sign) in ("Cc", "Cs", "Zl", "Zp") for sign in line)
    for text in texts(seed, 150):
        assert (pasted(text).encode() and "\0" not in pasted(text)) or not text.replace("\0", "")
        assert environment("NAME", {"NAME": text}).encode() is not None
        assert not {sign for sign in printable(text) if unicodedata.category(sign) == "Cc"} - {*"\t\n\r"}


@pytest.mark.parametrize("seed", range(4))
def test_data_with_any_text_in_it_is_read_and_written_again(seed: int) -> None:
    for text in texts(seed, 100):
        found = json_object(json.dumps({text: [{"name": text}]}).encode())
        assert json_object(json_bytes(found)) == found
        line = parse(encode({"name": text}))
        assert line is not None and parse(encode(line)) == line
        str(line["name"]).encode()
    for raw in ODD:
        with pytest.raises(ValueError, match=r"\w"):
            json_object(raw)


def test_data_that_an_editor_has_saved_with_a_mark_is_data() -> None:
    assert json_object('{"name": "Zoë"}'.encode("utf-8-sig")) == json_object('{"name": "Zoë"}'.encode("utf-16"))
    assert json_object(b'{"volume": NaN}') == {"volume": None}
    for broken in (b"[" * 200_000, b'{"n":' + b"9" * 5000 + b"}", b'{"name": "caf\xe9"}', b"[]"):
        with pytest.raises(ValueError, match=r"\w"):
            json_object(broken)


def test_numbers_are_read_in_the_digits_of_any_script_and_never_without_end() -> None:
    assert [whole_number(word) for word in ("7", "007", "٣", "३४", "0")] == [7, 7, 3, 34, 0]
    assert [whole_number(word) for word in ("", "²", "-1", "1.0", "٣a", "9" * 5000, "0" * 5000)] == [None] * 7
    assert (whole_number("5", 5), whole_number("6", 5)) == (5, None)
    assert digits_in("seed ٣४5") == "345"


def test_a_file_name_of_single_bytes_is_shown_as_it_was_meant() -> None:
    assert name_of_file(os.fsdecode(b"/home/caf\xe9/x.journal")) == "/home/café/x.journal"
    assert harmless(os.fsdecode(b"caf\xe9")) == "café"


def test_nothing_in_a_name_gives_a_terminal_orders() -> None:
    assert printable("\x1b]0;owned\x07Ana\x9b2J\n") == "]0;ownedAna2J\n"
