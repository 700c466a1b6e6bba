"""What people typed, made fit to be shown: harmless for the layout, and not too wide."""

from __future__ import annotations

import unicodedata

from scenes.kit.text import Style, face_of, font, hand_of
from scenes.kit.theme import MIN_TEXT


def clean(text: str, limit: int = 24) -> str:
    """Drop what cannot be drawn or would disturb a line (controls, direction marks, surrogates), cut to `limit`."""
    kept = "".join(c if unicodedata.category(c)[0] != "Z" else " " for c in text if unicodedata.category(c)[0] != "C")
    words = " ".join(kept.split())
    while words and unicodedata.category(words[0])[0] == "M":  # a mark with no letter to stand on shows nothing
        words = words[1:].lstrip()
    return words[:limit]


def escape(text: str) -> str:
    """Player's words made harmless for the layout."""
    return clean(text, 10_000).replace("[", "[[")


NAME_WIDTH = 12.5
"""How wide a person's name may stand in a sentence, in letter heights: 24 common letters, about 13 W."""


def shorten(name: str, width: float, style: Style) -> str:
    """A person's name (raw, not escaped) with its middle left out, so that it takes at most `width` pixels."""
    measure = font(face_of(style), hand_of(style, False, False), style.size)
    if measure.size(name)[0] <= width:
        return name
    keep = len(name) - 1
    while keep > 2 and measure.size(_without_middle(name, keep))[0] > width:
        keep -= 1
    return _without_middle(name, keep)


def _without_middle(name: str, keep: int) -> str:
    head = (keep + 1) // 2
    return f"{name[:head].rstrip()}…{name[len(name) - (keep - head) :].lstrip()}"


def in_sentence(name: str) -> str:
    """A person's name as it stands in sentences: shortened where it is far too wide, and harmless for the layout."""
    return escape(shorten(clean(name, 10_000), NAME_WIDTH * MIN_TEXT, Style(MIN_TEXT)))
