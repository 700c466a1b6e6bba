"""A terminal and a pipe through which anything comes: nothing typed, read or saved ends a game at the terminal, and
nothing of it gives the terminal orders."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from game.cli.play_answer import id_of
from game.core.saves.save_line import encode, parse
from tests.cli.commands import ROOT, played
from tests.outside import pieces

ORDERS = "\x1b[2J\x1b]0;owned\x07Ana\u202e"
OPTIONS = ("draw", "end")


def piped(raw: bytes, *args: object) -> subprocess.CompletedProcess[bytes]:
    """`play` with these bytes coming from a pipe."""
    return subprocess.run(
        [sys.executable, "-m", "game", "play", *map(str, args)], cwd=ROOT, input=raw, capture_output=True, check=False
    )


@pytest.mark.parametrize("word", ["9" * 4301, "9" * 100_000, "\u00b2", "-1", "0", "3", "1e9"])
def test_a_number_that_is_no_answer_stays_a_word(word: str) -> None:
    assert id_of(word, OPTIONS) == word


def test_an_answer_may_be_written_in_the_digits_of_any_script() -> None:
    assert [id_of(word, OPTIONS) for word in ("1", "02", "\u0661", "\u0968")] == ["draw", "end", "draw", "end"]


@pytest.mark.parametrize("game", ["bigbook", "mansions"])
def test_whatever_comes_through_a_pipe_is_an_answer_or_none(game: str) -> None:
    lines = [*pieces(7, 60), b"9" * 5000, b"look " + b"\xe9" * 9000, b"1"]
    done = piped(
        b"\n".join(lines) + b"\nquit\n", "--game", game, "--seed", 3, *(["--players", 2] if game == "bigbook" else [])
    )
    assert (done.returncode, done.stderr) == (0, b"")
    assert not {*range(32), 127} - {10, 9} & {*done.stdout}, "no control sign reaches the terminal"


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such terminals")
def test_an_endless_number_at_a_real_terminal_is_no_answer() -> None:
    import pty  # noqa: PLC0415 - not on every system

    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [sys.executable, "-m", "game", "play", "--players", "2", "--seed", "3"],
        cwd=ROOT, stdin=theirs, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as game:  # fmt: skip
        os.close(theirs)
        for piece in ("9" * 1000,) * 4 + ("9" * 301 + "\n", "caf\u00e9\n", "quit\n"):
            os.write(ours, piece.encode())
        said, wrong = game.communicate(timeout=60)
    os.close(ours)
    assert b"Traceback" not in said + wrong


def test_a_name_in_a_save_gives_the_terminal_no_orders(tmp_path: Path) -> None:
    save = tmp_path / "evening.journal"
    played(["quit"], "--players", 2, "--seed", 3, "--save", save)
    lines = save.read_bytes().splitlines(keepends=True)
    for at in (0, 1):
        head = parse(lines[at])
        assert head is not None
        head["extra"] = {
            **(head.get("extra") or {}),
            "people": [{"name": ORDERS}, {"name": "\u05e9\u05dc\u05d5\u05dd"}],
        }
        lines[at] = encode(head)
    save.write_bytes(b"".join(lines))
    told = played(["quit"], "--load", save)
    assert not {"\x1b", "\x07", "\u202e"} & {*told}
    assert "\u05e9\u05dc\u05d5\u05dd" in told, "and a name is told as it was typed"
