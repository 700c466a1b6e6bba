"""What people typed, made fit to be shown: harmless for the layout, and not too wide."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

import pygame

from game.core.text.plain_text import harmless
from scenes.kit.text import Style, face_of, font, hand_of
from scenes.kit.theme import MIN_TEXT


@lru_cache(maxsize=4096)
def drawable(sign: str) -> bool:
    """Whether every hand that names are written in has this sign; a space has nothing to be drawn."""
    if unicodedata.category(sign)[0] == "Z" or (sign.isascii() and sign.isprintable()):
        return True
    if not pygame.font.get_init():
        pygame.font.init()
    hands = [(face, hand) for face in ("book", "plain") for hand in ("", "b")]
    try:
        return all(_drawn(sign, *hand) != _drawn(NOBODYS, *hand) for hand in hands)
    except (pygame.error, UnicodeError):
        return False


NOBODYS = "\ue000"
"""A sign that no font of ours has: it is drawn as the box that stands for all such signs."""


def _drawn(sign: str, face: str, hand: str) -> bytes:
    return pygame.image.tobytes(font(face, hand, MIN_TEXT).render(sign, True, (0, 0, 0)), "RGBA")


def clean(text: str, limit: int = 24) -> str:
    """Drop what cannot be drawn (emoji, scripts that no font of ours has) or would disturb a line (controls, direction
    marks, surrogates), cut to `limit`."""
    return harmless("".join(sign for sign in text if _stands(sign)), limit)


def _stands(sign: str) -> bool:
    kind = unicodedata.category(sign)[0]
    return kind != "C" and (kind == "M" or drawable(sign))


def escape(text: str) -> str:
    """Player's words made harmless for the layout."""
    kept = harmless(text)
    if not kept.isascii():  # names of older saves may hold what no font of ours has
        kept = "".join(sign if _stands(sign) else "·" for sign in kept)
    return kept.replace("[", "[[")


NAME_WIDTH = 12.5
"""How wide a person's name may stand in a sentence, in letter heights: 24 common letters, about 13 W."""


def wide(name: str, style: Style) -> int:
    """How wide a person's name is, in pixels."""
    return font(face_of(style), hand_of(style, False, False), style.size).size(harmless(name))[0]


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
    return escape(shorten(harmless(name), NAME_WIDTH * MIN_TEXT, Style(MIN_TEXT)))
