"""What people take for one letter: a sign with everything that belongs to it, so that nothing is cut in two."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

JOINER, NON_JOINER = "\u200d", "\u200c"
"""They join two signs to one picture, or keep two letters apart that would join."""
MOST = 12
"""Signs of one letter at most: the largest families of emoji have so many, and nobody's letter carries more marks."""


def graphemes(text: str) -> list[str]:
    """The letters of a text, each with its marks; joined emoji, flags and Korean syllables in one piece."""
    if text.isascii():
        return list(text)
    found: list[str] = []
    for sign in text:
        if found and len(found[-1]) < MOST and _belongs(found[-1], sign):
            found[-1] += sign
        else:
            found.append(sign)
    return found


def cut(text: str, most: int) -> str:
    """The first letters of a text, at most so many, and never more than four signs for each of them."""
    if len(text) <= most:
        return text
    kept, signs = 0, 0
    for letter in graphemes(text)[:most]:
        if signs + len(letter) > 4 * most:
            break
        kept, signs = kept + 1, signs + len(letter)
    return text[:signs] if kept else ""


def _belongs(before: str, sign: str) -> bool:
    if before[-1] == JOINER:
        return _pictured(sign)
    if _extends(sign):
        return True
    if _flag(sign):
        return len(before) == 1 and _flag(before)
    return _syllable(before[-1], sign)


@lru_cache(maxsize=4096)
def _extends(sign: str) -> bool:
    """Whether a sign stands on the one before it: marks, joiners, skin colours of emoji."""
    return unicodedata.category(sign)[0] == "M" or sign in (JOINER, NON_JOINER) or "\U0001f3fb" <= sign <= "\U0001f3ff"


def _pictured(sign: str) -> bool:
    """Whether a sign is a picture that can be joined to another one."""
    return unicodedata.category(sign) == "So"


def _flag(sign: str) -> bool:
    """Whether a sign is one of the letters that flags are written with, two by two."""
    return "\U0001f1e6" <= sign[0] <= "\U0001f1ff"


def _syllable(before: str, sign: str) -> bool:
    """Whether a part of a Korean syllable goes on with the one before it."""
    if "\u1100" <= before <= "\u115f":
        return "\u1100" <= sign <= "\u11a7" or "\uac00" <= sign <= "\ud7a3"
    if "\uac00" <= before <= "\ud7a3" or "\u1160" <= before <= "\u11a7":
        return "\u1160" <= sign <= "\u11ff"
    return "\u11a8" <= before <= "\u11ff" and "\u11a8" <= sign <= "\u11ff"
