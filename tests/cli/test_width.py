"""How wide the lines of a game are: as wide as the terminal, and what is copied out of them stays whole."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from game.core.console.terminal import WIDTH, whole, wrapped
from game.core.text.i18n import Catalogue
from tests.cli.commands import LOCALES, ROOT, played, run
from tests.lengths import alike

EN = Catalogue.load("en", [LOCALES])
EXPLAINED = {"threat": "threat", "Omen": "mythos", "clock": "clock"}
GAMES = ("bigbook", "mansions")


def asked_for(game: str, lang: str = "en") -> tuple[object, ...]:
    return ("--game", game, "--players", 2, "--seed", 7, "--lang", lang)


@alike()
@pytest.mark.parametrize(("game", "lang"), [(GAMES[0], lang) for lang in ("en", "es", "pt", "it")] + [(GAMES[1], "en")])
def test_everything_reads_well_on_a_terminal_of_eighty_columns(
    game: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules, table, questions, looks and help: no row runs over, no word is cut at its edge."""
    typed = ["1", "?", "look", "board", "1", "story", "log", "why nothing", "look clock", "1", "1", "quit"]
    monkeypatch.setenv("COLUMNS", "80")
    narrow = played(typed, *asked_for(game, lang))
    assert max(map(len, narrow.splitlines())) <= 80
    monkeypatch.setenv("COLUMNS", "200")
    wide = played(typed, *asked_for(game, lang))
    assert 80 < max(map(len, wide.splitlines())) <= WIDTH
    words = [re.sub("─+", "─", " ".join(said.split())) for said in (narrow, wide)]
    assert words[0] == words[1], "the same words in both"


@pytest.mark.parametrize(("columns", "most"), [("132", WIDTH), ("64", 64), ("1", 40), ("much", WIDTH)])
def test_no_terminal_is_too_wide_or_too_narrow(columns: str, most: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    rows = list(wrapped("Short words that go on and on. " * 20, 4))
    assert most - 8 < max(map(len, rows)) <= most


@pytest.mark.skipif(os.name != "posix", reason="terminals of other systems are not opened this way")
def test_the_terminal_itself_says_how_wide_it_is() -> None:
    """A real one of 72 columns, and nothing in the environment."""
    fcntl, pty, struct, termios = (pytest.importorskip(name) for name in ("fcntl", "pty", "struct", "termios"))
    ours, theirs = pty.openpty()
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 30, 72, 0, 0))
    environ = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    with subprocess.Popen(
        [sys.executable, "-m", "game", "play", *map(str, asked_for("mansions"))],
        cwd=ROOT, env=environ, stdin=subprocess.PIPE, stdout=theirs, stderr=theirs,
    ) as table:  # fmt: skip
        os.close(theirs)
        assert table.stdin is not None
        table.stdin.close()
        told = b""
        while table.poll() is None or told[-1:] != b"\n":
            try:
                piece = os.read(ours, 4096)
            except OSError:  # the other end is shut
                break
            told += piece
    os.close(ours)
    rows = [row.rstrip("\r") for row in told.decode().split("\n")]
    sentences = [row for row in rows if not re.search("[│─ ]{3}", row)]
    assert len(rows) > 40 and 60 < max(map(len, sentences)) <= 72


def test_into_a_pipe_the_rows_are_as_long_as_ever() -> None:
    environ = {name: value for name, value in os.environ.items() if name != "COLUMNS"}
    done = subprocess.run(
        [sys.executable, "-m", "game", "play", *map(str, asked_for("mansions"))],
        cwd=ROOT, env=environ, stdin=subprocess.DEVNULL, capture_output=True, check=True,
    )  # fmt: skip
    assert 95 < max(map(len, done.stdout.decode().splitlines())) <= WIDTH


@pytest.mark.parametrize("columns", ["80", "100"])
def test_ways_and_commands_are_never_broken(columns: str, tmp_path: Path) -> None:
    """Whoever copies one out of a sentence has all of it in a row, folders with spaces, too."""
    folder = tmp_path / "our long evenings by the fire" / "with the cat"
    path = folder / "a night to remember.journal"
    done = run("play", *asked_for("mansions"), "--save", path, COLUMNS=columns)
    assert done.returncode == 0, done.stderr
    assert sum(str(folder) in row for row in done.stdout.splitlines()) >= 2, done.stdout
    assert any(str(path) in row for row in done.stdout.splitlines())
    unsaved = run("play", *asked_for("mansions"), COLUMNS=columns)
    assert any("--seed 7" in row for row in unsaved.stdout.splitlines()[-3:])
    command = "python -m game play --load 'our night.journal'"
    rows = list(wrapped(f"Go on with {whole(command)} as often as you like. " * 9, 2))
    assert sum(command in row for row in rows) == 9


@pytest.mark.parametrize("columns", [44, 61, 80, 100])
def test_what_a_text_tells_to_type_stays_in_one_row_and_may_be_copied(
    columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No row begins with the `threat` of `look threat`: its space does not break, and a plain one is printed."""
    monkeypatch.setenv("COLUMNS", str(columns))
    told = played(["quit"], *asked_for("mansions"))
    for command in ("look threat", "look Omen", "look clock"):
        assert command in told
        again = played([command, "quit"], *asked_for("mansions"))
        assert EN.t(f"mansions.terminal.explained.{EXPLAINED[command[5:]]}.text")[:40] in again.replace("\n", " ")
