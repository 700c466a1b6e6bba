"""Where the lines of a game come from and go to: a person at a terminal, or a pipe."""

from __future__ import annotations

import importlib.util
import sys
import time
from collections.abc import Iterable, Iterator

from game.core.console.terminal import fitted
from game.core.text.outside import decoded
from game.core.text.plain_text import harmless

PROMPT = "> "
LONGEST = 4096
"""Bytes of one line; what is longer is read as several."""


class Console:
    """Lines in, lines out. Lines that come from a pipe are repeated, so that what is written reads like a game that was
    typed."""

    def __init__(self) -> None:
        self.typed = sys.stdin.isatty()
        if self.typed and importlib.util.find_spec("readline") is not None:
            importlib.import_module("readline")  # arrows and earlier lines at the prompt

    def seconds(self) -> float:
        """Seconds that go by, from some moment on."""
        return time.monotonic()

    def lines(self) -> Iterator[str]:
        """Every line that comes, without its end and without what would disturb a line, until there are no more."""
        while (line := self._next()) is not None:
            kept = harmless(line, LONGEST)
            if not self.typed:
                self.say([f"{PROMPT}{kept}"])
            yield kept

    def _next(self) -> str | None:
        if self.typed:
            try:
                return input(PROMPT)
            except (EOFError, KeyboardInterrupt):
                self.say([""])
                return None
            except UnicodeDecodeError as error:
                return decoded(error.object, LONGEST)
        source = getattr(sys.stdin, "buffer", None)
        if source is None:
            return sys.stdin.readline() or None
        raw = source.readline(LONGEST)
        return decoded(raw) if raw else None

    def say(self, lines: Iterable[str]) -> None:
        """Print lines, wrapped where they are too long. BrokenPipeError where nobody listens any more."""
        for line in lines:
            for row in fitted(line):
                print(row)
        sys.stdout.flush()
