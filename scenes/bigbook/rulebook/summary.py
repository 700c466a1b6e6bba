"""The summary as one sheet, for the open book, the side of the table and paper."""

from __future__ import annotations

import math
import struct
import zlib
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from io import BytesIO
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface, draw

from game.core.saves import disk
from game.version import PROGRAM
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.cards.render_context import CardFacts
from scenes.bigbook.rulebook.content import Contents
from scenes.bigbook.rulebook.figure_context import FigureContext
from scenes.bigbook.rulebook.summary_parts import BARE, BRIEF, WORDY, Block, Maker
from scenes.book.articles import Article, BookContents
from scenes.book.flow import Spot
from scenes.kit import materials
from scenes.kit.text import Style, layout
from scenes.kit.theme import CRIMSON, GOLD, INK, MIN_TEXT, PARCH, mix
from scenes.shell.storage import replace_file

if TYPE_CHECKING:
    from scenes.shell.app import App


EaselFor = Callable[[int, int], FigureContext]
"""Makes an easel for letters of so many pixels and a column of so many."""
COLUMN = {WORDY: 15.5, BRIEF: 14.0, BARE: 12.0}
"""The least width of a column in letters."""
ENOUGH = {WORDY: 0.82, BRIEF: 0.85, BARE: 0.0}
"""How much of the wanted height of letters a degree of detail needs, or less is said."""


@dataclass(slots=True)
class Sheet:
    """The finished sheet: where each block stands on a paper of `size` pixels, from its corner."""

    size: tuple[int, int]
    em: int
    detail: int
    title: str
    head: Rect
    blocks: list[tuple[int, int, Block]] = field(default_factory=list)

    def draw(self, surface: Surface, x: int, y: int, marked: str = "", marks: Sequence[str] = ()) -> None:
        """Draw title and blocks; the paper below is the caller's. The block `marked` gets a frame of light."""
        style = Style(max(MIN_TEXT, round(self.head.h * 0.72)), INK, "title", align="center")
        block = layout(self.title, style)
        head = self.head.move(x, y)
        left = head.centerx - block.size[0] // 2
        block.draw(surface, (left, head.y + (head.h - block.size[1]) // 2))
        gap = self.em
        for start, stop in ((head.x, left - gap), (left + block.size[0] + gap, head.right)):
            if stop - start > 3 * gap:
                materials.rule(surface, start, stop, head.centery)
        for dx, dy, one in self.blocks:
            one.draw(surface, x + dx, y + dy, marks)
            if marked and one.article == marked:
                frame = Rect(x + dx, y + dy, one.width, one.height).inflate(6, 6)
                draw.rect(surface, mix(GOLD[1], CRIMSON, 0.25), frame, 3, border_radius=8)

    def spots(self, x: int, y: int) -> list[Spot]:
        """What can be pressed."""
        return [spot for dx, dy, one in self.blocks for spot in one.spots(x + dx, y + dy)]


def compose(
    title: str, articles: Sequence[Article], size: tuple[int, int], wanted: int, most: int, easel: EaselFor
) -> Sheet:
    """Set the sheet for a paper: with every word if that leaves letters near `wanted` pixels, else with fewer.

    `most` bounds the letters where there is much room. Where not even the bare blocks fit, the last ones are left out.
    """
    press = _Press(title, tuple(articles), size, easel)
    for detail in (WORDY, BRIEF, BARE):
        best = press.best(detail, wanted, most)
        if best is not None and best.em >= max(MIN_TEXT, wanted * ENOUGH[detail]):
            return best
    while len(press.articles) > 1:
        press = _Press(title, press.articles[:-1], size, easel)
        best = press.best(BARE, MIN_TEXT, MIN_TEXT)
        if best is not None:
            return best
    return press.at(BARE, MIN_TEXT, 1).sheet


@dataclass(frozen=True, slots=True)
class _Trial:
    """A sheet that was tried: how tall its fullest column is, and all of them together, as shares of the room."""

    sheet: Sheet
    tallest: float
    filled: float


@dataclass(frozen=True, slots=True)
class _Press:
    """Tries the sheet in several sizes of letters and numbers of columns."""

    title: str
    articles: tuple[Article, ...]
    size: tuple[int, int]
    easel: EaselFor

    def best(self, detail: int, wanted: int, most: int) -> Sheet | None:
        """The sheet with large letters and evenly filled columns at this degree of detail; None when none fits.

        One trial tells how large the letters of each number of columns may be; the best guess is then tried out.
        """
        guesses = []
        for columns in (1, 2, 3):
            start = max(MIN_TEXT, min(wanted, most))
            while start > MIN_TEXT and not self._wide(detail, start, columns):
                start -= 1
            if self._wide(detail, start, columns):
                trial = self.at(detail, start, columns)
                em = max(MIN_TEXT, min(most, int(start / math.sqrt(trial.tallest))))
                guesses.append((em * (0.5 + 0.5 * trial.filled / trial.tallest), columns, em))
        for _, columns, em in sorted(guesses, reverse=True):
            found = self._tried(detail, columns, em, most)
            if found is not None:
                return found
        return None

    def _tried(self, detail: int, columns: int, em: int, most: int) -> Sheet | None:
        """The sheet with letters about that large, or smaller ones until it fits."""
        found: Sheet | None = None
        while MIN_TEXT <= em <= most:
            trial = self.at(detail, em, columns) if self._wide(detail, em, columns) else None
            if trial is not None and trial.tallest <= 1.0:
                found = trial.sheet
                if trial.tallest > 0.94:
                    return found
                em += 1
            elif found is not None:
                return found
            else:
                em -= 1
        return found

    def _wide(self, detail: int, em: int, columns: int) -> bool:
        return columns == 1 or (self.size[0] - (columns - 1) * em) / columns >= em * COLUMN[detail]

    def at(self, detail: int, em: int, columns: int) -> _Trial:
        """The sheet in so many columns with letters that large, whether it fits or not."""
        gutter = round(em * 0.8)
        width = (self.size[0] - (columns - 1) * gutter) // columns
        head = Rect(0, 0, self.size[0], round(em * (2.3 if detail == WORDY else 1.25)))
        maker = Maker(self.easel(em, width), width, detail)
        blocks = [block for block in (maker.block(one) for one in self.articles) if block is not None]
        gap = max(3, round(em * (0.6 if detail == WORDY else 0.25)))
        room = self.size[1] - head.h - gap // 2
        parts = _parted([block.height for block in blocks], columns, gap)
        heights = [_high(blocks[a:b], gap) for a, b in parts]
        sheet = Sheet(self.size, em, detail, self.title, head)
        for index, (start, stop) in enumerate(parts):
            _stand(sheet, blocks[start:stop], index * (width + gutter), head.h + gap // 2, room, gap)
        return _Trial(sheet, max(heights) / room, sum(heights) / (columns * room))


def _stand(sheet: Sheet, column: list[Block], x: int, y: int, room: int, gap: int) -> None:
    """Put blocks below each other so that they fill the column: first wider gaps, then taller blocks,
    those that have cards to show before others."""
    free = max(0, room - _high(column, gap))
    wider = min(free // max(1, len(column) - 1), gap) if len(column) > 1 else 0
    free -= wider * (len(column) - 1)
    drawn = [block for block in column if block.least]
    growing = drawn if drawn and free // len(drawn) >= max(block.least for block in drawn) else column
    for block in column:
        if any(block is one for one in growing):
            block.stretch(free // len(growing) + (free % len(growing) if block is growing[-1] else 0))
        sheet.blocks.append((x, y, block))
        y += block.height + gap + wider


def _high(blocks: Sequence[Block], gap: int) -> int:
    return sum(block.height for block in blocks) + gap * max(0, len(blocks) - 1)


def _parted(heights: Sequence[int], columns: int, gap: int) -> list[tuple[int, int]]:
    """Cut a row of heights into columns so that the highest is as low as can be; every column gets something."""
    count = len(heights)
    columns = min(columns, count)
    best: list[tuple[int, int]] = []
    least = 0

    def high(start: int, stop: int) -> int:
        return sum(heights[start:stop]) + gap * (stop - start - 1)

    def cut(start: int, left: int, made: list[tuple[int, int]]) -> None:
        nonlocal best, least
        if left == 1:
            whole = [*made, (start, count)]
            tallest = max(high(a, b) for a, b in whole)
            if not best or tallest < least:
                best, least = whole, tallest
            return
        for stop in range(start + 1, count - left + 2):
            cut(stop, left - 1, [*made, (start, stop)])

    cut(0, columns, [])
    return best


def ground(surface: Surface, rect: Rect, *, plain: bool = False) -> None:
    """The paper of the sheet: a loose leaf with a drawn border, or white for the printer."""
    if plain:
        draw.rect(surface, (255, 255, 255), rect)
        draw.rect(surface, PARCH[3], rect.inflate(-20, -20), 3, border_radius=12)
        return
    shadow = 12
    leaf = materials.parchment(rect.size, seed=23, ragged=False, shadow=shadow)
    surface.blit(leaf, (rect.x - shadow, rect.y - shadow))
    draw.rect(surface, mix(PARCH[3], PARCH[2], 0.2), rect.inflate(-8, -8), 1, border_radius=4)


A4 = (1654, 2339)
"""A4 at 200 dots per inch."""
DPI = 200
MARGIN, PRINT_MOST, PRINT_WANTED = 90, 46, 30
FOLDER = "pictures"


def set_sheet(
    app: App, contents: BookContents, painter: CardPainter, size: tuple[int, int], wanted: int, most: int
) -> Sheet:
    """The summary for a paper of that size; `wanted` and `most` are heights of letters in pixels."""
    words = contents.words

    def easel(em: int, width: int) -> FigureContext:
        return FigureContext(painter, app.art.get, words, width, em, size[1])

    return compose(contents.chapter("summary").title, contents.of("summary"), size, wanted, most, easel)


def picture(app: App) -> Surface:
    """The summary on a white A4 page, in the language of the screen."""
    words = app.catalogue
    painter = CardPainter(app.art, words, CardFacts())
    room = Rect((0, 0), A4).inflate(-2 * MARGIN, -2 * MARGIN)
    sheet = set_sheet(app, Contents(words), painter, room.size, PRINT_WANTED, PRINT_MOST)
    sheet.draw(Surface(A4), room.x, room.y)  # asks for its pictures
    if app.art.waiting:
        _await_pictures(app)
        painter.forget_missing()
        sheet = set_sheet(app, Contents(words), painter, room.size, PRINT_WANTED, PRINT_MOST)
    out = Surface(A4)
    ground(out, out.get_rect(), plain=True)
    sheet.draw(out, room.x, room.y)
    return out


def _await_pictures(app: App) -> None:
    """Wait for the small cards of the page, half a second at most."""
    for _ in range(50):
        if not app.art.waiting:
            return
        app.art.pump()
        pygame.time.wait(10)


def save_picture(app: App) -> str:
    """Write the page into the data folder; gives where, from that folder's name on. OSError when it cannot be."""
    name = f"at-a-glance-{app.lang}.png"
    folder = app.data.root / FOLDER
    disk.make_folder(folder)
    replace_file(folder / name, png(picture(app)))
    return f"{app.data.root.name or PROGRAM}/{FOLDER}/{name}"


def png(surface: Surface) -> bytes:
    """A picture as PNG that says how large it is on paper."""
    out = BytesIO()
    pygame.image.save(surface, out, "page.png")
    data = out.getvalue()
    per_metre = round(DPI / 0.0254)
    body = b"pHYs" + struct.pack(">IIB", per_metre, per_metre, 1)
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    head = 8 + 25  # the signature and the first chunk, IHDR
    return data[:head] + chunk + data[head:]
