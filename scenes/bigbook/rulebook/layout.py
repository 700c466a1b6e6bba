"""Where the parts of the rulebook's screen lie for a window and a text size."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Rect

from scenes.kit.text import Style, layout
from scenes.kit.theme import INK, Theme

LETTERS = 17.0
"""The height of the book's letters in design units of menus."""
NARROW, WIDE, ALONE = 19.0, 33.0, 27.0
"""Widths of a column in letters: least and most of a page of two, least of a single page beside the list."""


@dataclass(frozen=True, slots=True)
class BookLayout:
    """Rectangles in pixels. `side` is None where the list of chapters has no room; then there is one page or two."""

    em: int
    bar: Rect
    side: Rect | None
    line: int
    """The height of a line of the list of chapters."""
    book: Rect
    pages: tuple[Rect, ...]
    columns: tuple[Rect, ...]
    """The room for text on each page."""

    @property
    def column(self) -> tuple[int, int]:
        """The size of a page's room for text."""
        return self.columns[0].size


def book_layout(size: tuple[int, int], theme: Theme, titles: Sequence[tuple[str, float]]) -> BookLayout:
    """Place everything; `titles` are the lines of the list of chapters with their indents in letters."""
    em, pad = theme.ui(LETTERS), theme.px(14)
    bar = Rect(pad, pad, size[0] - 2 * pad, max(theme.px(44), round(em * 2.1)))
    area = Rect(pad, bar.bottom + pad, size[0] - 2 * pad, size[1] - bar.bottom - 2 * pad)
    side, line = _side(area, em, titles)
    if side is not None:
        area = Rect(side.right + pad, area.y, area.right - side.right - pad, area.h)
    border = theme.px(12)
    inner = area.inflate(-2 * border, -2 * border)
    margin = min(round(em * 1.6), inner.w // 18)
    two = inner.w // 2 - 2 * margin >= em * NARROW
    most = round(em * (WIDE if two else WIDE * 1.25)) + 2 * margin
    width = min(inner.w // (2 if two else 1), most)
    left = inner.centerx - (width if two else width // 2)
    pages = tuple(Rect(left + i * width, inner.y, width, inner.h) for i in range(2 if two else 1))
    foot = round(em * 2.0)
    top = round(em * 1.1)
    columns = tuple(Rect(p.x + margin, p.y + top, p.w - 2 * margin, p.h - top - foot) for p in pages)
    book = pages[0].union(pages[-1])
    return BookLayout(em, bar, side, line, book, pages, columns)


def _side(area: Rect, em: int, titles: Sequence[tuple[str, float]]) -> tuple[Rect | None, int]:
    """The list of chapters at the left, when it leaves the book enough room."""
    line = min(round(em * 1.9), (area.h - em) // max(1, len(titles)))
    if line < round(em * 1.35):
        return None, line
    style = Style(round(em * 0.94), INK, bold=True)
    widest = max(layout(title, style).size[0] + round(em * indent) for title, indent in titles)
    step = em * 4  # the same width for most languages, so that paper need not be made anew for each
    width = min(-(-(widest + round(em * 1.4)) // step) * step, round(em * 16))
    if area.w - width < em * (ALONE + 6):
        return None, line
    height = line * len(titles) + em
    return Rect(area.x, area.y + (area.h - height) // 2, width, height), line
