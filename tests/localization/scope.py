"""Whose text a key is, and which games wait for their translation.

The first part of a key says whose it is: `kit`, `language`, or a game. A game that is written in English and not yet
in the other languages is named in `WAITING`. Its English texts have checks of their own (`test_mansions.py`); what
compares languages, stamps translations or records second readings leaves out just these keys, until the line goes.
"""

from __future__ import annotations

from collections.abc import Iterable

WAITING: dict[str, tuple[str, ...]] = {"mansions": ("es", "pt", "it")}
"""Game → the languages that it is still to be translated into."""


def owner(key: str) -> str:
    """The game a key belongs to, or `kit` or `language`."""
    return key.partition(".")[0]


def waits(key: str) -> bool:
    """Whether the key's game waits for its translation."""
    return owner(key) in WAITING


def everywhere(keys: Iterable[str]) -> set[str]:
    """The keys that every language has to have."""
    return {key for key in keys if not waits(key)}
