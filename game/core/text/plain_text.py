"""Words that people typed or a file holds, made harmless for a line."""

from __future__ import annotations

import unicodedata

from game.core.text.outside import UNKNOWN, name_of_file


def harmless(text: str, limit: int = 10_000) -> str:
    """Drop what would disturb a line (controls, direction marks, surrogates), cut to `limit`; no space at its ends."""
    if not text.isascii():
        text = name_of_file(text).replace(UNKNOWN, "")
    kept = "".join(c if unicodedata.category(c)[0] != "Z" else " " for c in text if unicodedata.category(c)[0] != "C")
    words = " ".join(kept.split())
    while words and unicodedata.category(words[0])[0] == "M":  # a mark with no letter to stand on shows nothing
        words = words[1:].lstrip()
    return words[:limit].rstrip()
