"""A line being written: letters, cursor, selection. No window, no clipboard; `text_field.py` brings them."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from scenes.kit.names import clean, drawable


def tidy(text: str, limit: int) -> str:
    """The text as it may stand in a field: clean, but a space at its end waits for the next word."""
    value = clean(text, limit)
    return value + " " if text.endswith(" ") and value and len(value) < limit else value


@dataclass(slots=True)
class Written:
    """Letters with a cursor between them; what lies between `anchor` and `cursor` is selected."""

    value: str = ""
    limit: int = 24
    cursor: int = 0
    anchor: int = 0

    @property
    def span(self) -> tuple[int, int]:
        """First and last place of the selection; the same where nothing is selected."""
        last = len(self.value)
        here, there = min(self.cursor, last), min(self.anchor, last)
        return min(here, there), max(here, there)

    @property
    def selected(self) -> str:
        """The selected letters."""
        start, end = self.span
        return self.value[start:end]

    def go(self, place: int, *, keep: bool = False) -> None:
        """Put the cursor at a place; `keep` draws the selection along."""
        self.cursor = max(0, min(len(self.value), place))
        if not keep:
            self.anchor = self.cursor

    def all(self) -> None:
        """Select everything."""
        self.anchor, self.cursor = 0, len(self.value)

    def insert(self, text: str) -> bool:
        """Put text in place of the selection, as far as there is room; False where something cannot be drawn."""
        text = unicodedata.normalize("NFC", " ".join(text.split("\n")))
        kept = "".join(sign for sign in text if drawable(sign) or unicodedata.category(sign)[0] in "CM")
        start, end = self.span
        before = unicodedata.normalize("NFC", self.value[:start] + kept[: self.limit - len(self.value) + end - start])
        self._take(before, self.value[end:])
        return kept == text

    def erase(self, by: int) -> None:
        """Delete the selection, else the letter before (-1) or behind (1) the cursor."""
        start, end = self.span
        if start == end:
            start, end = max(0, start + min(by, 0)), min(len(self.value), end + max(by, 0))
        self._take(self.value[:start], self.value[end:])

    def step(self, by: int, *, word: bool = False, keep: bool = False) -> None:
        """Move the cursor by a letter or a word; without `keep` a selection is left at its end in that direction."""
        start, end = self.span
        if start != end and not keep and not word:
            self.go(start if by < 0 else end)
            return
        place = self._word(by) if word else self.cursor + by
        self.go(place, keep=keep)

    def _word(self, by: int) -> int:
        """The place past a word: before it going left, behind it and its space going right."""
        value, place = self.value, min(self.cursor, len(self.value))
        if by < 0:
            return value[:place].rstrip(" ").rfind(" ") + 1
        space = value.find(" ", place)
        return len(value) if space < 0 else space + 1

    def _take(self, before: str, behind: str) -> None:
        self.value = tidy(before + behind, self.limit)
        self.go(len(tidy(before, self.limit)))
