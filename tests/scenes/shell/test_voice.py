"""The system's voice: programs that speak, that fail, that hang; none of them holds the game."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from scenes.shell.voice import PROGRAMS, Manner, Program, Voice


def program(folder: Path, body: str) -> Program:
    """A program that speaks as `body` says; `words` and `note` (its log) are there for it."""
    script = folder / "speaker.py"
    script.write_text(
        f"import sys, time\nwords = sys.stdin.read()\nnote = open({str(folder / 'log')!r}, 'a')\n{body}\n", "utf-8"
    )
    return Program("speaker", lambda _, how: [sys.executable, str(script), how.lang, str(how.words_a_minute)])


def until(true: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait for another program."""
    end = time.monotonic() + seconds
    while not true():
        assert time.monotonic() < end
        time.sleep(0.02)


def log(folder: Path) -> str:
    path = folder / "log"
    return path.read_text("utf-8") if path.exists() else ""


def test_lines_are_spoken_in_order_in_their_language_and_speed(tmp_path: Path) -> None:
    voice = Voice(lambda: program(tmp_path, "note.write(f'{sys.argv[1:]} {words};')"))
    voice.say("Uno", Manner("es", 1.0))
    voice.say("Due", Manner("it"))
    until(lambda: log(tmp_path).count(";") == 2)
    assert log(tmp_path) == "['es', '360'] Uno;['it', '180'] Due;"
    voice.close()


def test_a_key_press_cuts_a_sentence_short_and_forgets_the_rest(tmp_path: Path) -> None:
    voice = Voice(
        lambda: program(tmp_path, "note.write(words + ';'); note.flush()\nif words == 'long': time.sleep(60)")
    )
    for words in ("long", "never heard"):
        voice.say(words, Manner())
    until(lambda: "long" in log(tmp_path))
    voice.hush()
    voice.say("short", Manner())
    until(lambda: "short" in log(tmp_path))
    assert "never" not in log(tmp_path)
    voice.close()


def test_a_voice_that_hangs_is_given_up_and_never_held_anybody(tmp_path: Path) -> None:
    voice = Voice(lambda: program(tmp_path, "time.sleep(600)"), patience=0.02)
    began = time.monotonic()
    for words in ("one", "two", "three"):
        voice.say(words, Manner())
    assert time.monotonic() - began < 1.0, "whoever speaks does not wait"
    until(lambda: voice.state == "lost")
    voice.close()


def test_a_voice_that_fails_twice_is_given_up(tmp_path: Path) -> None:
    voice = Voice(lambda: program(tmp_path, "sys.exit(1)"))
    voice.say("one", Manner())
    voice.say("two", Manner())
    until(lambda: voice.state == "lost")
    voice.close()


def test_where_one_program_comes_to_nothing_the_next_one_speaks(tmp_path: Path) -> None:
    """A speech service without sound fails although it is there; the plain program beside it speaks."""
    (other := tmp_path / "other").mkdir()
    fails, speaks = program(tmp_path, "sys.exit(1)"), program(other, "note.write(words + ';')")
    voice = Voice(lambda: fails, instead=lambda one: speaks if one is fails else None)
    for words in ("one", "two", "three"):
        voice.say(words, Manner())
    until(lambda: log(other).count(";") == 2)
    assert log(other) == "two;three;" and voice.state == "speaking"
    voice.close()


def test_a_program_that_is_gone_meanwhile_does_no_harm() -> None:
    voice = Voice(lambda: Program("gone", lambda _, how: ["/nowhere/gone"]))
    voice.say("one", Manner())
    voice.say("two", Manner())
    until(lambda: voice.state == "lost")
    voice.close()


def test_a_system_without_a_voice_says_so() -> None:
    voice = Voice(lambda: None)
    voice.say("one", Manner())
    assert voice.state == "missing"
    voice.close()


@pytest.mark.parametrize("system", ["", "win32"])
def test_our_portuguese_has_a_voice_of_brazil(system: str) -> None:
    for one in PROGRAMS[system]:
        command = " ".join(one.command("Ola", Manner("pt")))
        assert "pt-BR" in command and "pt-BR" not in " ".join(one.command("Hola", Manner("es"))), one.name


@pytest.mark.parametrize("system", list(PROGRAMS))
def test_words_reach_every_program_as_they_are(system: str) -> None:
    """No shell reads them: quotes and semicolons are words like others."""
    words = 'Ana\'s "Ice"; rm -rf $HOME'
    for one in PROGRAMS[system]:
        command = one.command(words, Manner("es", -1.0))
        assert command[0] == one.name
        assert one.piped != (words in command), "by a pipe, or whole as one argument"
        assert one.piped or command[command.index(words) - 1] == "--", "and never as an option"
