"""Texts that a screen asked for and nobody has written: the catalogue says so in the log, and here it is kept."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager

WORDS = "no text for "


class MissingTexts(logging.Handler):
    """Notes what the log says about missing texts."""

    def __init__(self, *, translated: bool = False) -> None:
        """`translated`: a text that only English has is missing, too; else what English lacks, and empty places."""
        super().__init__(logging.WARNING)
        self.texts: list[str] = []
        self._translated = translated

    def emit(self, record: logging.LogRecord) -> None:
        text = record.getMessage()
        if text.startswith(WORDS) and (self._translated or text.startswith(f"{WORDS}en: ") or text.endswith("}")):
            self.texts.append(text)


@contextmanager
def watching(*, translated: bool = False) -> Iterator[MissingTexts]:
    """Listen for missing texts for a while."""
    log, missing = logging.getLogger("game.core.text.i18n"), MissingTexts(translated=translated)
    log.addHandler(missing)
    try:
        yield missing
    finally:
        log.removeHandler(missing)
