"""The system's own voice: lines are spoken by a program that the system has, in a thread of its own.

No program of that kind, one that ends with an error, one that hangs: the game goes on, and `state` says what is wrong.
A line of words goes in by a pipe or as one argument, never through a shell.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from queue import SimpleQueue
from threading import Event, Thread
from typing import Literal

from game.core.text.outside import whole_signs

NORMAL_RATE = 180
"""Words a minute of an unhurried voice."""
START, PER_LETTER = 8.0, 0.2
"""Seconds that a program may take for a line, and longer with each letter: a slow voice takes half of that."""
STRIKES = 2
"""After so many lines in a row that came to nothing the next program speaks; after the last the voice is given up."""
GLANCE = 0.03
"""Seconds between two looks at a program that speaks."""
_HIDDEN: int = getattr(subprocess, "CREATE_NO_WINDOW", 0)
_SAPI = """
[Console]::InputEncoding = [Text.Encoding]::UTF8
Add-Type -AssemblyName System.Speech
$voice = New-Object System.Speech.Synthesis.SpeechSynthesizer
$voice.Rate = {rate}
foreach ($lang in '{spoken}', '{lang}') {{
    try {{ $voice.SelectVoiceByHints('NotSet', 'NotSet', 0, [Globalization.CultureInfo]$lang); break }} catch {{}}
}}
$voice.Speak([Console]::In.ReadToEnd())
"""


COUNTRIES = {"pt": "pt-BR"}
"""Where the voice of a language is another one than that of its mere code: our Portuguese is Brazil's."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How a line is to be spoken: the language's code, and how quick, -1 (half as quick) to 1 (twice)."""

    lang: str = "en"
    rate: float = 0.0

    @property
    def spoken(self) -> str:
        """The language by the code that voices go by."""
        return COUNTRIES.get(self.lang, self.lang)

    @property
    def words_a_minute(self) -> int:
        """The same as a number of words."""
        return round(NORMAL_RATE * 2**self.rate)


@dataclass(frozen=True, slots=True)
class Program:
    """A program that speaks: its command for a line, whether the words go in by a pipe, and what makes it fall silent
    where ending the program is not enough."""

    name: str
    command: Callable[[str, Manner], list[str]]
    piped: bool = True
    stop: tuple[str, ...] = ()


def _powershell(_: str, manner: Manner) -> list[str]:
    script = _SAPI.format(rate=round(manner.rate * 10), spoken=manner.spoken, lang=manner.lang)
    return ["powershell", "-NoProfile", "-NonInteractive", "-Command", script]


PROGRAMS: dict[str, tuple[Program, ...]] = {
    "darwin": (Program("say", lambda _, how: ["say", "-r", str(how.words_a_minute), "-f", "-"]),),
    "win32": (Program("powershell", _powershell),),
    "": (
        Program(
            "spd-say",
            lambda words, how: ["spd-say", "-w", "-l", how.spoken, "-r", str(round(how.rate * 100)), "--", words],
            piped=False,
            stop=("spd-say", "-C"),
        ),
        Program("espeak-ng", lambda _, how: ["espeak-ng", "-v", how.spoken, "-s", str(how.words_a_minute), "--stdin"]),
    ),
}
"""Programs that speak by the name of the system ('' for all others), the best first."""


aloud = True
"""Whether programs of this system may speak; not where nobody listens."""


def found(platform: str = sys.platform) -> Program | None:
    """The best program of this system that is there; None where there is none."""
    return next(iter(_there(platform)), None)


def after(program: Program, platform: str = sys.platform) -> Program | None:
    """The program of this system that speaks where this one comes to nothing; None where there is none."""
    there = _there(platform)
    return there[there.index(program) + 1] if program in there[:-1] else None


def _there(platform: str) -> list[Program]:
    """The programs of this system that are there, the best first."""
    known = PROGRAMS.get(platform, PROGRAMS[""]) if aloud else ()
    return [one for one in known if shutil.which(one.name) is not None]


@dataclass(frozen=True, slots=True)
class _Line:
    words: str
    manner: Manner
    turn: int
    """How often the voice had been hushed when it was asked for."""


class Voice:
    """Speaks one line after the other. `patience` stretches the time a program may take (tests have less of it)."""

    def __init__(
        self,
        find: Callable[[], Program | None] = found,
        patience: float = 1.0,
        instead: Callable[[Program], Program | None] = after,
    ) -> None:
        """`find` names the program that speaks, `instead` the one after a program that comes to nothing."""
        self._find, self._patience, self._instead = find, patience, instead
        self.state: Literal["shut", "speaking", "missing", "lost"] = "shut"
        """Not wanted yet; works; the system has none; it was given up."""
        self._lines: SimpleQueue[_Line | None] = SimpleQueue()
        self._turn = 0
        self._hushed = Event()
        self._thread: Thread | None = None
        self._program: Program | None = None
        self._failed = 0

    def say(self, words: str, manner: Manner) -> None:
        """Speak a line after those before it; nothing happens where there is no voice."""
        if self.state == "shut":
            self._begin()
        if self.state == "speaking":
            self._lines.put(_Line(whole_signs(words), manner, self._turn))

    def hush(self) -> None:
        """Fall silent, and forget what has not been spoken."""
        self._turn += 1
        self._hushed.set()

    def close(self) -> None:
        """Fall silent for good."""
        self.hush()
        if self._thread is not None:
            self._lines.put(None)
            self._thread.join(timeout=2)
            self._thread = None

    def _begin(self) -> None:
        self._program = self._find()
        self.state = "speaking" if self._program is not None else "missing"
        if self._program is not None:
            self._thread = Thread(target=self._work, name="voice", daemon=True)
            self._thread.start()

    # the thread

    def _work(self) -> None:
        while (line := self._lines.get()) is not None:
            if line.turn != self._turn or self._program is None or self.state == "lost":
                continue
            self._failed = 0 if self._spoken(self._program, line) else self._failed + 1
            if self._failed >= STRIKES:
                self._program, self._failed = self._instead(self._program), 0
                if self._program is None:
                    self.state = "lost"
                elif line.turn == self._turn:
                    self._spoken(self._program, line)

    def _spoken(self, program: Program, line: _Line) -> bool:
        """Speak a line to its end, or until it is hushed; False when it came to nothing."""
        self._hushed.clear()
        try:
            process = subprocess.Popen(
                program.command(line.words, line.manner),
                stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, creationflags=_HIDDEN,
            )  # fmt: skip
        except OSError:
            return False
        with suppress(OSError):
            if process.stdin is not None:
                if program.piped:
                    process.stdin.write(line.words.encode("utf-8", "replace"))
                process.stdin.close()
        until = time.monotonic() + (START + PER_LETTER * len(line.words)) * self._patience
        while process.poll() is None:
            if line.turn != self._turn:
                _end(process, program.stop)
                return True
            if time.monotonic() > until:
                _end(process, program.stop)
                return False
            self._hushed.wait(GLANCE)
        return process.returncode == 0


def _end(process: subprocess.Popen[bytes], stop: Sequence[str]) -> None:
    """End a program that speaks, and what it has asked for."""
    with suppress(OSError):
        process.kill()
    with suppress(subprocess.TimeoutExpired):
        process.wait(timeout=1)
    if stop:
        with suppress(OSError, subprocess.SubprocessError):
            subprocess.run(
                list(stop), timeout=2, check=False,
                stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, creationflags=_HIDDEN,
            )  # fmt: skip
