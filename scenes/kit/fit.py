"""Texts in rectangles: shrunk until they fit, balanced, cut only when nothing else helps, and then reported.

What people typed is made fit to be shown, too: harmless for the layout, and not too wide.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import lru_cache

from pygame import Rect, Surface

from game.core.text.direction import isolated
from game.core.text.graphemes import graphemes
from game.core.text.plain_text import harmless
from scenes.kit import other_hands
from scenes.kit.text import Style, TextBlock, face_of, fineness, hand_of, layout, lost, owns, width_of
from scenes.kit.theme import MIN_TEXT


def clean(text: str, limit: int = 24) -> str:
    """Drop what would disturb a line (controls, direction marks, surrogates), cut to `limit` letters."""
    return harmless(text, limit)


def escape(text: str) -> str:
    """Player's words made harmless for the layout; a name that runs from the right stays in one piece."""
    return isolated(harmless(text)).replace("[", "[[")


def respelled(text: str) -> str:
    """What a name is written as where no hand on this computer has all its letters; '' where one has."""
    if other_hands.plain(text):
        return ""
    shown = other_hands.spelled(text, lambda letter: owns(letter, "book", "b") and owns(letter, "plain", "b"))
    return shown if shown != text else ""


NAME_WIDTH = 12.3
"""How wide a person's name may stand in a sentence, in letter heights: 24 common letters, about 13 W."""


def wide(name: str, style: Style) -> int:
    """How wide a person's name is, in pixels."""
    return _in_line(harmless(name), style)


def shorten(name: str, width: float, style: Style) -> str:
    """A person's name (raw, not escaped) with its middle left out, so that it takes at most `width` pixels."""
    if _in_line(name, style) <= width:
        return name
    letters = graphemes(name)
    keep = len(letters) - 1
    while keep > 2 and _in_line(_without_middle(letters, keep), style) > width:
        keep -= 1
    return _without_middle(letters, keep)


def _in_line(name: str, style: Style) -> int:
    """How many pixels a name takes at most: every word and every space of a line is rounded up for itself."""
    return width_of(face_of(style), hand_of(style), style.size, name) + 2 * name.count(" ")


def _without_middle(letters: Sequence[str], keep: int) -> str:
    head = (keep + 1) // 2
    return f"{''.join(letters[:head]).rstrip()}…{''.join(letters[len(letters) - (keep - head) :]).lstrip()}"


def in_sentence(name: str) -> str:
    """A person's name as it stands in sentences: shortened where it is far too wide, and harmless for the layout."""
    return _said(name, face_of(_SENTENCE), len(lost), fineness(MIN_TEXT))


_SENTENCE = Style(MIN_TEXT)


@lru_cache(maxsize=512)
def _said(name: str, face: str, fonts_lost: int, times: int) -> str:
    """The same, kept: each sentence of the table asks for its names. What else is said here tells apart in which hand,
    and how finely it is drawn: with high contrast letters keep whole pixels, and are wider."""
    return escape(shorten(harmless(name), NAME_WIDTH * MIN_TEXT, _SENTENCE))


@dataclass(frozen=True, slots=True)
class Overflow:
    """A text that did not fit: where it stands, the text, the room and the need in pixels."""

    where: str
    text: str
    room: tuple[int, int]
    need: tuple[int, int]


overflows: list[Overflow] = []
"""Every text that did not fit since the list was last cleared (tests read it)."""


def fit(
    text: str,
    style: Style,
    room: tuple[int, int],
    *,
    where: str = "",
    floor: int = MIN_TEXT,
    wrap: bool = True,
    report: bool = True,
    ellipsis: bool = False,
) -> TextBlock:
    """The text at the largest size up to `style.size`, not under `floor`, that fits the room; overflow is reported.

    Words stay whole where any size allows it; only then are they parted, at the largest size that fits. `wrap=False`
    keeps one line. A text that does not fit at the floor ends in … where `ellipsis` allows it (none of our languages
    needs it); else it is cut at the room's lower edge when drawn by `draw_text`, and marked `cut`.
    """
    block = _try(text, style, style.size, room, wrap)
    if _fits(block, room) and not block.broken:
        return _balanced(text, block)
    smallest = _try(text, style, min(floor, style.size), room, wrap)
    if not _fits(smallest, room):
        shorter = _elided(text, smallest.style, room, wrap) if ellipsis else None
        if shorter is not None:
            return shorter
        smallest.cut = True
        if report:
            overflows.append(Overflow(where, text, room, smallest.size))
        return smallest
    best, low, high = smallest, smallest.style.size + 1, style.size
    while low <= high:
        middle = (low + high) // 2
        block = _try(text, style, middle, room, wrap)
        if _fits(block, room) and (smallest.broken or not block.broken):
            best, low = block, middle + 1
        else:
            high = middle - 1
    return _balanced(text, best)


def _balanced(text: str, block: TextBlock) -> TextBlock:
    """Centred lines of like length: no single word left alone below a long line."""
    lines, width = len(block.lines), block.room[0]
    if block.style.align != "center" or not 1 < lines < 4 or width is None or block.broken:
        return block
    best, low, high = block, width // lines, width
    while high - low > 4:
        middle = (low + high) // 2
        tried = layout(text, block.style, middle)
        if len(tried.lines) == lines and not tried.broken:
            best, high = tried, middle
        else:
            low = middle
    best.room = block.room
    return best


def _elided(text: str, style: Style, room: tuple[int, int], wrap: bool) -> TextBlock | None:
    """As many whole words as fit, and an ellipsis."""
    ends = [match.start() for match in re.finditer(r"\s+", text)]
    for end in reversed(ends):
        block = _try(f"{text[:end].rstrip(' .,:;·')}…", style, style.size, room, wrap)
        if _fits(block, room) and not block.broken:
            block.shown = end / len(text)
            return block
    return None


def _try(text: str, style: Style, size: int, room: tuple[int, int], wrap: bool) -> TextBlock:
    block = layout(text, style if size == style.size else replace(style, size=size), room[0] if wrap else None)
    block.room = (room[0], room[1])
    return block


def _fits(block: TextBlock, room: tuple[int, int]) -> bool:
    return block.size[0] <= room[0] and block.size[1] <= room[1]


def draw_text(
    surface: Surface,
    text: str,
    rect: Rect,
    style: Style,
    *,
    valign: str = "top",
    where: str = "",
    wrap: bool = True,
    report: bool = True,
    ellipsis: bool = False,
) -> TextBlock:
    """Fit a text into a rectangle and draw it there, clipped to it; `valign` is top, middle or bottom."""
    block = fit(text, style, rect.size, where=where, wrap=wrap, report=report, ellipsis=ellipsis)
    spare = rect.h - block.size[1]
    y = rect.y + (0 if valign == "top" else spare // 2 if valign == "middle" else spare)
    before = surface.get_clip()
    if block.cut:
        surface.set_clip(rect.clip(before))
        y = max(y, rect.y)
    block.draw(surface, (rect.x, y))
    surface.set_clip(before)
    return block


def draw_name(surface: Surface, name: str, rect: Rect, style: Style, *, where: str = "") -> TextBlock:
    """A person's name (raw) on one line: shrunk to the floor, and only then without its middle."""
    small = replace(style, size=min(MIN_TEXT, style.size))
    words = escape(shorten(harmless(name), rect.w, small))
    return draw_text(surface, words, rect, style, valign="middle", where=where, wrap=False)
