"""The nearest Latin letters for signs that no face at hand has: by what Unicode calls them, and by sound."""

from __future__ import annotations

import re
import unicodedata
from functools import cache, lru_cache
from pathlib import Path
from typing import Any

from game.core.text.graphemes import graphemes
from game.core.text.strict_yaml import StrictYamlError, load

NOTHING = "·"
"""Stands for a sign of which nothing is known."""
_SOUNDS = Path(__file__).with_name("sounds.yaml")
"""How letters sound, of scripts written one by one, and the Chinese signs that names have most often."""
_LETTER = re.compile(
    r"^(?P<script>[A-Z ]+?) (?:(?:CAPITAL|SMALL|INDEPENDENT) )*(?P<what>LETTER|SYLLABLE|SYLLABICS|VOWEL SIGN|DIGIT|"
    r"SIGN|VOWEL|CONSONANT)(?: (?:CAPITAL|SMALL|TAI|SHAN|MON))* (?P<sound>[A-Z-]+)"
)
_INHERENT = (
    "DEVANAGARI", "BENGALI", "GURMUKHI", "GUJARATI", "ORIYA", "TAMIL", "TELUGU", "KANNADA", "MALAYALAM", "SINHALA",
    "KHMER", "MYANMAR", "TIBETAN", "JAVANESE", "BALINESE",
)  # fmt: skip
"""Scripts whose consonants sound with an A until another vowel, or none, is written."""


@cache
def _sounds() -> dict[str, str]:
    """How letters sound, by letter; none where the file cannot be read."""
    try:
        found: Any = load(_SOUNDS)
    except StrictYamlError:
        return {}
    sounds = [one for part in found.values() for one in part.items()]
    return {letter: sound.strip("-") for sound, letters in sounds for letter in letters}


@lru_cache(maxsize=2048)
def nearest(letter: str) -> str:
    """What a letter, with all that belongs to it, is nearest to in Latin letters: its sound, its base without marks, or
    for a picture its name. A dot where nothing is known."""
    base = letter[0]
    plain = "".join(sign for sign in unicodedata.normalize("NFKD", letter) if unicodedata.category(sign)[0] not in "MC")
    if plain and plain.isascii():
        return plain
    if "\U0001f1e6" <= base <= "\U0001f1ff":
        return "".join(chr(ord(sign) - 0x1F1E6 + 65) for sign in letter if "\U0001f1e6" <= sign <= "\U0001f1ff")
    for lower in (base.lower(), unicodedata.normalize("NFD", base.lower())[0]):
        if (sound := _sounds().get(lower)) is not None:
            return sound.capitalize() if base.lower() != base else sound
    name = unicodedata.name(base, "")
    if name.startswith("HANGUL SYLLABLE "):
        return name.rpartition(" ")[2].lower()
    if unicodedata.category(base) == "So":
        return " ".join(word.capitalize() for word in re.sub(r"[^A-Z0-9 ]", " ", name).split()[:3]) or NOTHING
    return _spoken(letter, name) or NOTHING


def _spoken(letter: str, name: str) -> str:
    """How a letter with its marks sounds by their names; '' where they do not tell."""
    found = _LETTER.match(name)
    if found is None:
        return ""
    sound = found["sound"].lower().split("-")[0]
    if found["what"] == "DIGIT":
        return str(unicodedata.digit(letter[0], ""))
    if found["script"] in _INHERENT and found["what"] == "LETTER":
        for mark in letter[1:]:
            sign = unicodedata.name(mark, "")
            if "VOWEL SIGN" in sign:
                sound = sound.removesuffix("a") + sign.rpartition(" ")[2].lower()
            elif "VIRAMA" in sign or "COENG" in sign or sign.endswith("AL-LAKUNA"):
                sound = sound.removesuffix("a")
    return sound


def respelled(text: str, before: str = " ") -> str:
    """A whole text in the nearest letters. Scripts without capitals get one at the beginning of each word; `before` is
    what stands before the text."""
    spoken = "".join(map(_in_word, [before, *graphemes(text)], graphemes(text)))
    return " ".join(spoken.split())


def _in_word(before: str, letter: str) -> str:
    sound, kind = nearest(letter), unicodedata.category(letter[0])
    if kind == "So":
        return f" {sound} "
    return sound[:1].upper() + sound[1:] if kind == "Lo" and before == " " else sound
