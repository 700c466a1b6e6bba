"""Words with links in them (`<target|words>`), and words compared without case and accents."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass

_LINK = re.compile(r"<([a-z0-9_.]+)\|([^<>|]+)>")
_STRAY = re.compile(r"<[a-z0-9_.]*\||[<>]")


@dataclass(frozen=True, slots=True)
class Link:
    """A link by its place among the letters of the shown text (spaces not counted): first letter, one past the last."""

    target: str
    words: str
    start: int
    stop: int


def parse(text: str) -> tuple[str, tuple[Link, ...]]:
    """The text as it is shown, and its links. Broken markup is shown without its signs."""
    shown, links, last = "", [], 0
    for found in _LINK.finditer(text):
        shown += _STRAY.sub("", text[last : found.start()])
        start = letters(shown)
        shown += found.group(2)
        links.append(Link(found.group(1), found.group(2), start, letters(shown)))
        last = found.end()
    return shown + _STRAY.sub("", text[last:]), tuple(links)


def targets(text: str) -> list[str]:
    """Where the links of a text lead, in order."""
    return [found.group(1) for found in _LINK.finditer(text)]


def letters(text: str) -> int:
    """How many characters are not spaces."""
    return sum(1 for char in text if not char.isspace())


def fold(text: str) -> str:
    """Lower case without accents, for comparing what people type with what is written."""
    return "".join(_folded(char) for char in text)


def folded(text: str) -> tuple[str, list[int]]:
    """`fold`, and for every character of it the index in the text it came from."""
    out: list[str] = []
    origin: list[int] = []
    for index, char in enumerate(text):
        for one in _folded(char):
            out.append(one)
            origin.append(index)
    return "".join(out), origin


def _folded(char: str) -> str:
    if char.isascii():
        return char.lower()
    if char in "\u2019\u2018":
        return "'"
    if char == "\u00a0":
        return " "
    return "".join(c for c in unicodedata.normalize("NFKD", char.casefold()) if not unicodedata.combining(c))
