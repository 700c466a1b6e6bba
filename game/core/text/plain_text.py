"""Words that people typed or a file holds, made harmless for a line."""

from __future__ import annotations

import unicodedata

from game.core.text.graphemes import JOINER, NON_JOINER, cut, graphemes
from game.core.text.outside import UNKNOWN, name_of_file


def harmless(text: str, limit: int = 10_000) -> str:
    """Drop what would disturb a line (controls, direction marks, surrogates), cut to `limit` letters, marks and all; no
    space at its ends."""
    if text.isascii():
        return " ".join("".join(sign if sign.isprintable() else "" for sign in text).split())[:limit].rstrip()
    kept = "".join(filter(None, map(_kept, name_of_file(text).replace(UNKNOWN, ""))))
    letters = [one for one in graphemes(" ".join(kept.split())) if not _lone(one)]
    words = "".join(_joined(letter, after) for letter, after in zip(letters, [*letters[1:], ""], strict=False))
    return cut(" ".join(words.split()), limit).rstrip(JOINER + NON_JOINER + " ")


def _lone(letter: str) -> bool:
    """A mark with no letter to stand on shows nothing, and so does the thirteenth mark of a letter."""
    return letter[0] in (JOINER, NON_JOINER) or unicodedata.category(letter[0])[0] == "M"


def _kept(sign: str) -> str:
    kind = unicodedata.category(sign)[0]
    return " " if kind == "Z" else sign if kind != "C" or sign in (JOINER, NON_JOINER) else ""


def _joined(letter: str, after: str) -> str:
    """A letter without a joiner that joins nothing: it is seen by nobody, and would tell two like names apart."""
    if letter[0] == " ":
        return " "  # a mark on nothing
    if JOINER not in letter and NON_JOINER not in letter:
        return letter
    if letter[0].isascii():
        return letter.replace(JOINER, "").replace(NON_JOINER, "")
    return letter if after and not after[0].isascii() else letter.rstrip(JOINER + NON_JOINER)
