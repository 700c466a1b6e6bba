"""Where what screens say goes: the system's voice, and a file or standard output (`--speak FILE|-`)."""

from __future__ import annotations

import sys
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from game.core.saves import disk
from game.core.text.outside import printable
from scenes.kit.detail import Detail
from scenes.kit.speech import Narrator
from scenes.shell.voice import Manner, Voice

STDOUT = Path("-")


class SpokenText:
    """Lines of text in a file that is made anew, or on standard output. A place that can take no more is left alone."""

    def __init__(self, path: Path) -> None:
        """OSError when the file cannot be made."""
        self._file: TextIO | None = sys.stdout
        self._own = path != STDOUT
        if self._own:
            disk.replace_file(path, b"", flush=False)
            self._file = path.open("a", encoding="utf-8")

    def say(self, words: str) -> None:
        """Write one line."""
        if self._file is None:
            return
        try:
            print(printable(words), file=self._file, flush=True)
        except UnicodeEncodeError:
            print(printable(words).encode("ascii", "replace").decode(), file=self._file, flush=True)
        except (OSError, ValueError):
            self._file = None

    def close(self) -> None:
        """Nothing more is written."""
        if self._file is not None and self._own:
            with suppress(OSError):
                self._file.close()
        self._file = None


class Speech:
    """The narrator of the program with everything it speaks through."""

    def __init__(self, text: Path | None, voice: Voice | None = None) -> None:
        """`text`: where lines are written, `-` for standard output; None for nowhere. OSError when that cannot be."""
        self._text = SpokenText(text) if text is not None else None
        self.voice = voice if voice is not None else Voice()
        self.manner = Manner()
        self._aloud = False
        self._told = False
        self.narrator = Narrator(self)

    def take(self, detail: Detail, manner: Manner) -> None:
        """Speak like this from now on. Where lines are written, they are also while the voice is off."""
        self.manner, self._aloud = manner, detail != "off"
        written: Detail = "normal" if self._text is not None else "off"
        self.narrator.detail = detail if self._aloud else written
        if not self._aloud:
            self.voice.hush()

    def say(self, words: str) -> None:
        """One line, for every outlet there is."""
        if self._text is not None:
            self._text.say(words)
        if self._aloud:
            self.voice.say(words, self.manner)

    def hush(self) -> None:
        """The voice falls silent; what is written stays."""
        self.voice.hush()

    @property
    def trouble(self) -> str:
        """What is wrong with the voice, said once: the last part of a key; '' where nothing is, or it was said."""
        state = self.voice.state
        if self._told or state not in ("missing", "lost"):
            return ""
        self._told = True
        return state

    def close(self) -> None:
        """Fall silent and close what is written."""
        self.voice.close()
        if self._text is not None:
            self._text.close()
