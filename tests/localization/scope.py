"""Whose text a key is, and which games wait for their translation into which languages.

The first part of a key says whose it is: `kit`, `language`, or a game. A game that is written in English and not yet
in some other language is named in `WAITING` with that language; what compares languages, stamps translations or records
second readings leaves out just these keys of that language, until its name goes.
"""

from __future__ import annotations

from collections.abc import Iterable

WAITING: dict[str, tuple[str, ...]] = {}
"""Game → the languages that it is still to be translated into."""


def owner(key: str) -> str:
    """The game a key belongs to, or `kit` or `language`."""
    return key.partition(".")[0]


def waits(key: str, lang: str) -> bool:
    """Whether the key's game waits for its translation into a language."""
    return lang in WAITING.get(owner(key), ())


def expected(keys: Iterable[str], lang: str) -> set[str]:
    """Of some keys those that a language has to have."""
    return {key for key in keys if not waits(key, lang)}
