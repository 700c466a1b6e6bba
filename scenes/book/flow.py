"""Rows of a page (lines of text with links, pictures, gaps), and rows put together to pages."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace

import pygame
from pygame import Rect, Surface

from scenes.book.markup import fold, letters, parse
from scenes.kit import materials
from scenes.kit import text as kit_text
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, GOLD, INK, PARCH, Colour, mix

LINK_INK = CRIMSON
HIGHLIGHT = mix(GOLD[1], PARCH[0], 0.25)


Picture = Callable[[], Surface | None]
"""Makes a picture when its page is drawn; None while it is not ready."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place on a page that can be pressed: its thing's id, where it leads, its words."""

    id: str
    target: str
    label: str
    rect: Rect


@dataclass(slots=True)
class Row:
    """A strip of a page. `keep` binds it to the next row; a `gap` vanishes at the edges of a page."""

    height: int
    article: str = ""
    keep: bool = False
    gap: bool = False
    floats: bool = False
    """A picture's first row: it may wait for the next page."""

    def draw(self, surface: Surface, x: int, y: int, marks: Sequence[str]) -> None:
        """Draw with the upper left corner at (x, y); `marks` are folded words to be underlaid."""

    def spots(self, x: int, y: int) -> list[Spot]:
        """What can be pressed when the row stands at (x, y)."""
        return []

    def words(self) -> str:
        """What the row says, for ears; '' where it only shows something."""
        return ""


@dataclass(slots=True)
class Bit:
    """A word or a part of one in a line: where it starts, how wide it is, its hand, and the link it belongs to."""

    x: int
    width: int
    text: str
    hand: str
    link: int | None


@dataclass(slots=True)
class TextRow(Row):
    """One line of text."""

    bits: list[Bit] = field(default_factory=list)
    style: Style = field(default_factory=lambda: Style(16))
    links: tuple[tuple[str, str, str], ...] = ()
    """(thing id, target, words) of the links of the whole text."""
    indent: int = 0
    sign: bool = False
    """A small diamond before the line: an answer begins here."""

    def words(self) -> str:
        out, end = "", 0
        for bit in self.bits:
            out += f" {bit.text}" if bit.x > end + 1 else bit.text  # a word may be parted by a link
            end = bit.x + bit.width
        return out.strip()

    def draw(self, surface: Surface, x: int, y: int, marks: Sequence[str]) -> None:
        for bit in self.bits:
            left = x + self.indent + bit.x
            if marks and any(mark in fold(bit.text) for mark in marks):
                pygame.draw.rect(
                    surface, HIGHLIGHT, Rect(left - 2, y, bit.width + 4, self.height), border_radius=self.height // 5
                )
            colour = self.style.colour if bit.link is None else LINK_INK
            style = replace(self.style, colour=colour, bold=bit.hand == "b", italic=bit.hand == "i", align="left")
            block = kit_text.layout(bit.text.replace("[", "[["), style)
            block.draw(surface, (left, y + (self.height - block.line_height) // 2))
        if self.sign:
            n, at = max(3, self.style.size // 5), (x + self.indent // 2 - 2, y + self.height // 2)
            shape = [(at[0] - n, at[1]), (at[0], at[1] - n), (at[0] + n, at[1]), (at[0], at[1] + n)]
            pygame.draw.polygon(surface, LINK_INK, shape)
        for spot in self.spots(x, y):
            low = spot.rect.bottom - max(1, self.height // 8)
            pygame.draw.line(surface, mix(LINK_INK, PARCH[1], 0.45), (spot.rect.x, low), (spot.rect.right - 1, low))

    def spots(self, x: int, y: int) -> list[Spot]:
        found: dict[int, Rect] = {}
        for bit in self.bits:
            if bit.link is not None:
                rect = Rect(x + self.indent + bit.x, y, bit.width, self.height)
                found[bit.link] = found[bit.link].union(rect) if bit.link in found else rect
        return [Spot(*self.links[index], rect) for index, rect in found.items()]


@dataclass(slots=True)
class ImageRow(Row):
    """A picture, `x` pixels from the left."""

    image: Picture = lambda: None
    x: int = 0

    def draw(self, surface: Surface, x: int, y: int, marks: Sequence[str]) -> None:
        _show(surface, self.image(), x + self.x, y)


@dataclass(slots=True)
class RuleRow(Row):
    """A printed rule across the column."""

    width: int = 0

    def draw(self, surface: Surface, x: int, y: int, marks: Sequence[str]) -> None:
        materials.rule(surface, x, x + self.width, y + self.height // 2)


@dataclass(slots=True)
class BesideRow(Row):
    """A picture at the left with rows of text at its right: the entry of a card."""

    image: Picture = lambda: None
    rows: list[Row] = field(default_factory=list)
    offset: int = 0

    def words(self) -> str:
        return " ".join(row.words() for row in self.rows)

    def draw(self, surface: Surface, x: int, y: int, marks: Sequence[str]) -> None:
        _show(surface, self.image(), x, y)
        for row in self.rows:
            row.draw(surface, x + self.offset, y, marks)
            y += row.height

    def spots(self, x: int, y: int) -> list[Spot]:
        found = []
        for row in self.rows:
            found += row.spots(x + self.offset, y)
            y += row.height
        return found


@dataclass(slots=True)
class PressRow(Row):
    """Rows that are one thing to press: a line of the contents, a place found by searching."""

    rows: list[Row] = field(default_factory=list)
    width: int = 0
    spot: tuple[str, str, str] = ("", "", "")

    def words(self) -> str:
        return " ".join(row.words() for row in self.rows)

    def draw(self, surface: Surface, x: int, y: int, marks: Sequence[str]) -> None:
        for row in self.rows:
            row.draw(surface, x, y, marks)
            y += row.height

    def spots(self, x: int, y: int) -> list[Spot]:
        return [Spot(*self.spot, Rect(x - 6, y, self.width + 12, self.height))]


def _show(surface: Surface, image: Surface | None, x: int, y: int) -> None:
    if image is not None:
        surface.blit(image, (x, y))


def text_rows(
    markup: str, style: Style, width: int, article: str = "", *, indent: int = 0, name: str = "", first: int = 0
) -> list[Row]:
    """A text as lines of `width` pixels; links become things `link:<article>:<number>` counted from `first`."""
    shown, links = parse(markup)
    block = kit_text.layout(shown, style, max(1, width - indent))
    found = tuple((f"link:{name or article}:{first + n}", link.target, link.words) for n, link in enumerate(links))
    rows: list[Row] = []
    cuts = [(link.start, link.stop) for link in links]
    at = 0
    for line in block.lines:
        x = 0 if style.align == "left" else (width - indent - sum(piece.width for piece in line)) // 2
        bits: list[Bit] = []
        for piece in line:
            if piece.kind == "word":
                bits += _bits(piece.text, piece.width, piece.hand, x, at, cuts, style)
                at += letters(piece.text)
            x += piece.width
        rows.append(TextRow(block.line_height, article, bits=bits, style=style, links=found, indent=indent))
    return rows


def _bits(word: str, width: int, hand: str, x: int, at: int, cuts: list[tuple[int, int]], style: Style) -> list[Bit]:
    """A word, parted where a link begins or ends within it; `at` counts its first letter in the text."""
    end = at + letters(word)
    near = [(n, cut) for n, cut in enumerate(cuts) if cut[0] < end and at < cut[1]]
    if not near or (near[0][1][0] <= at and end <= near[0][1][1]):
        return [Bit(x, width, word, hand, near[0][0] if near else None)]
    owners: list[int | None] = []
    position = at
    for char in word:
        owner = next((n for n, (start, stop) in near if start <= position < stop), None)
        owners.append(owners[-1] if char.isspace() and owners else owner)
        position += 0 if char.isspace() else 1
    bits: list[Bit] = []
    start = 0
    for index in range(1, len(word) + 1):
        if index == len(word) or owners[index] != owners[start]:
            left, right = (_width(word[:n], hand, style) for n in (start, index))
            bits.append(Bit(x + left, right - left, word[start:index], hand, owners[start]))
            start = index
    return bits


def _width(text: str, hand: str, style: Style) -> int:
    if not text:
        return 0
    style = replace(style, bold=hand == "b", italic=hand == "i")
    return kit_text.layout(text.replace("[", "[["), style).size[0]


def ink(size: int, colour: Colour = INK, *, italic: bool = False, bold: bool = False, title: bool = False) -> Style:
    """A style of the book."""
    return Style(size, colour, "title" if title else "body", bold, italic)


def gap(height: int) -> Row:
    """Empty space between two pieces."""
    return Row(height, gap=True)


def bind(rows: list[Row], limit: int) -> list[Row]:
    """Rows of one piece: a short piece stays together, a long one never leaves a single line alone.

    Neither below its heading nor at the top of the next page.
    """
    total = sum(row.height for row in rows)
    heads = next((index for index, row in enumerate(rows) if not row.keep), 0)
    for index, row in enumerate(rows[:-1]):
        row.keep = row.keep or total <= limit or index <= heads or index == len(rows) - 2
    return rows


@dataclass(slots=True)
class Page:
    """Rows with their distance from the top."""

    rows: list[tuple[int, Row]] = field(default_factory=list)

    @property
    def first(self) -> str:
        """The first article on the page."""
        return next((row.article for _, row in self.rows if row.article), "")

    @property
    def height(self) -> int:
        """How much of the page is used, in pixels."""
        return max((y + row.height for y, row in self.rows), default=0)


def feather(page: Page, height: int, most: int) -> None:
    """Let the gaps of a page grow, each by `most` pixels at the most, so that it fills its height better."""
    gaps = sum(1 for y, row in page.rows if row.gap and y)
    wider = min(most, (height - page.height) // gaps) if gaps else 0
    if wider <= 0:
        return
    down, rows = 0, []
    for y, row in page.rows:
        down += wider if row.gap and y else 0
        rows.append((y + down, row))
    page.rows = rows


def tallest(rows: list[Row]) -> int:
    """The height of the highest piece that shall stay together."""
    return max((sum(row.height for row in group) for group in _groups(rows)), default=0)


def paginate(rows: list[Row], height: int) -> list[Page]:
    """Fill pages of `height` pixels; bound rows go together unless they alone are higher than a page.

    A picture that does not fit any more moves to the top of the next page, and the text goes on before it.
    """
    press = _Press(height)
    for group in _groups(rows):
        press.add(group)
    press.flush()
    return [page for page in press.pages if page.rows] or [Page()]


class _Press:
    """Pages being filled."""

    def __init__(self, height: int) -> None:
        self.height = height
        self.pages = [Page()]
        self.y = 0
        self.waiting: list[list[Row]] = []

    def add(self, group: list[Row]) -> None:
        """Place a group here or on the next page."""
        need = sum(row.height for row in group)
        fits = not self.y or self.y + need <= self.height
        if not fits and group[0].gap:
            return
        if not fits and group[0].floats:
            self.waiting.append(group)
            return
        if not fits:
            self.new_page()
        while self.y and self.y + sum(row.height for row in group) > self.height:  # below a picture that waited
            cut = self._cut(group)
            self._place(group[:cut])
            self.new_page()
            group = group[cut:]
        self._place(group)

    def _cut(self, group: list[Row]) -> int:
        """How many rows of a group go on this page: none, or a heading with lines, and lines are left for the next."""
        high, count = 0, 0
        for row in group:
            high += row.height
            if self.y + high > self.height:
                break
            count += 1
        count = min(count, len(group) - 2)
        return count if count >= 3 and not group[0].floats else 0

    def new_page(self) -> None:
        """Turn over; pictures that wait come first."""
        self.pages.append(Page())
        self.y = 0
        waiting, self.waiting = self.waiting, []
        for group in waiting:
            self.add(group)

    def flush(self) -> None:
        """Place what still waits."""
        while self.waiting:
            self.new_page()

    def _place(self, group: list[Row]) -> None:
        if not group or (group[0].gap and not self.y):
            return
        for row in group:
            if self.y and self.y + row.height > self.height:
                self.new_page()
            self.pages[-1].rows.append((self.y, row))
            self.y += row.height


def _groups(rows: list[Row]) -> list[list[Row]]:
    groups: list[list[Row]] = []
    joined = False
    for row in rows:
        if joined:
            groups[-1].append(row)
        else:
            groups.append([row])
        joined = row.keep
    return groups
