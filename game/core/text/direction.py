"""Which way letters run: the parts of a name that is written from right to left, in the order in which they stand.

Our texts run from left to right. A name that does not is put into them between two marks (`isolated`), and is laid out
for itself: its words from the right, numbers and Latin words in it from the left. It is the part of Unicode's rules
(UAX 9) that names of one line need.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import lru_cache
from itertools import groupby
from typing import NamedTuple

OPEN, CLOSE = "\u2068", "\u2069"
"""First strong isolate, and its end: what stands between them has a direction of its own."""
GLUE = "\u00a0"
"""Stands for a space that parts no words."""


class Part(NamedTuple):
    """Letters that run the same way, in the order in which they are read, and whether that is from the right."""

    letters: tuple[str, ...]
    from_right: bool


class _Run(NamedTuple):
    """Letters of one level: even levels run from the left, odd ones from the right."""

    level: int
    letters: tuple[str, ...]


def runs_left(text: str) -> bool:
    """Whether any letter of a text is written from right to left."""
    return not text.isascii() and any(_way(sign) == "R" for sign in text)


def from_right(text: str) -> bool:
    """Whether a line of its own begins at the right: its first letter that has a direction runs from there."""
    return not text.isascii() and bool(_base(text))


def isolated(text: str) -> str:
    """A name as it is put into a sentence: marked, and in one piece, where any of it runs from right to left."""
    return f"{OPEN}{text.replace(' ', GLUE)}{CLOSE}" if runs_left(text) else text


def bare(text: str) -> str:
    """A text as it is read aloud or looked for: without what `isolated` has put into it."""
    if OPEN not in text:
        return text
    first, *rest = text.split(OPEN)
    held = (piece.partition(CLOSE) for piece in rest)
    return first + "".join(f"{name.replace(GLUE, ' ')}{after}" for name, _, after in held)


def parts(letters: Sequence[str]) -> list[Part]:
    """The parts of some letters (each with its marks) from the left as they stand, without the marks of `isolated`."""
    found: list[Part] = []
    held: list[str] = []
    inside = False
    for letter in letters:
        if letter[0] in (OPEN, CLOSE):
            found += _placed(held, _base(held) if inside else 0)
            held, inside = [], letter[0] == OPEN
        else:
            held.append(letter)
    return found + _placed(held, _base(held) if inside else 0)


def _base(letters: Sequence[str]) -> int:
    """1 where the first letter that has a direction runs from the right, else 0."""
    return int(next((way for letter in letters if (way := _way(letter[0])) in ("L", "R")), "L") == "R")


def _placed(letters: Sequence[str], base: int) -> list[Part]:
    """Letters by themselves, in a line that runs from the left (0) or from the right (1)."""
    runs = [
        _Run(level, tuple(letter for _, letter in group))
        for level, group in groupby(zip(_levels(letters, base), letters, strict=True), key=lambda one: one[0])
    ]
    for least in (2, 1):
        turned: list[_Run] = []
        waiting: list[_Run] = []
        for run in runs:
            if run.level >= least:
                waiting.insert(0, run)
            else:
                turned += [*waiting, run]
                waiting = []
        runs = turned + waiting
    return [Part(run.letters, bool(run.level % 2)) for run in runs]


def _levels(letters: Sequence[str], base: int) -> list[int]:
    """The level of each letter: numbers among letters from the right run from the left, whatever has no direction goes
    with its neighbours where they agree, else with the line."""
    levels: list[int | None] = []
    last = base
    for letter in letters:
        way = _way(letter[0])
        if way in ("L", "R"):
            last = int(way == "R")
            levels.append(last or 2 * base)
        else:
            levels.append((2 if last or base else 0) if way == "N" else None)
    return [level if level is not None else _between(levels, at, base) for at, level in enumerate(levels)]


def _between(levels: Sequence[int | None], at: int, base: int) -> int:
    before = next((level for level in reversed(levels[:at]) if level is not None), base)
    after = next((level for level in levels[at + 1 :] if level is not None), base)
    if before == after:
        return before
    if base and before and after:
        return 1  # a number beside letters from the right
    return base


@lru_cache(maxsize=4096)
def _way(sign: str) -> str:
    """L or R for a letter that runs so, N for a digit, '' for what has no direction of its own."""
    kind = unicodedata.bidirectional(sign)
    return {"L": "L", "R": "R", "AL": "R", "EN": "N", "AN": "N"}.get(kind, "")
