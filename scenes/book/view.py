"""Where the parts of a reader's screen lie, and how it is drawn: desk, list of chapters, open book, marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from scenes.book.articles import BookContents
from scenes.book.flow import Page
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.materials import leather
from scenes.kit.text import Style, layout
from scenes.kit.theme import CRIMSON, GOLD, INK, LECTERN, PARCH, Colour, Theme, mix
from scenes.kit.thing import Thing

LETTERS = 17.0
"""The height of the book's letters in design units of menus."""
NARROW, WIDE, ALONE = 19.0, 33.0, 27.0
"""Widths of a column in letters: least and most of a page of two, least of a single page beside the list."""
LARGER = 1.09
"""Whoever asks for larger letters has so much larger ones on the pages than about them: at 100 % most chapters have
grown already where they had room, and none may stay behind."""


@dataclass(frozen=True, slots=True)
class BookLayout:
    """Rectangles in pixels. `side` is None where the list of chapters has no room; then there is one page or two."""

    em: int
    """The height in pixels of the letters about the pages."""
    letters: int
    """The height of those on the pages."""
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
    letters = round(em * (LARGER if theme.text_scale > 1.0 else 1.0))
    two = inner.w // 2 - 2 * margin >= letters * NARROW
    most = round(em * (WIDE if two else WIDE * 1.25)) + 2 * margin
    width = min(inner.w // (2 if two else 1), most)
    left = inner.centerx - (width if two else width // 2)
    pages = tuple(Rect(left + i * width, inner.y, width, inner.h) for i in range(2 if two else 1))
    foot = round(em * 2.0)
    top = round(em * 1.1)
    columns = tuple(Rect(p.x + margin, p.y + top, p.w - 2 * margin, p.h - top - foot) for p in pages)
    book = pages[0].union(pages[-1])
    return BookLayout(em, letters, bar, side, line, book, pages, columns)


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


QUIET = mix(PARCH[4], INK, 0.2)


def side_titles(contents: BookContents) -> list[tuple[str, float]]:
    """The lines of the list with their indents in letters: chapters, and the heading of the cards before theirs."""
    return [(title, _indent(inner)) for title, _, inner in _side_lines(contents)]


def _indent(inner: bool) -> float:
    return 1.5 if inner else 0.7


def _side_lines(contents: BookContents) -> list[tuple[str, str, bool]]:
    """(words, chapter or '' for the heading, inner)."""
    lines: list[tuple[str, str, bool]] = []
    for chapter in contents.chapters:
        if chapter.inner and not any(inner for *_, inner in lines):
            lines.append((contents.t("cards.title"), "", False))
        lines.append((chapter.title, chapter.id, chapter.inner))
    return lines


def side_things(place: BookLayout, contents: BookContents) -> list[Thing]:
    """The chapters of the list as things."""
    if place.side is None:
        return []
    found = []
    for index, (title, chapter, _) in enumerate(_side_lines(contents)):
        if chapter:
            found.append(Thing(f"chapter:{chapter}", "link", title, _line(place, index), zone="chapters"))
    return found


def _line(place: BookLayout, index: int) -> Rect:
    assert place.side is not None
    side = place.side
    return Rect(side.x + 6, side.y + place.em // 2 + index * place.line, side.w - 12, place.line)


def side(surface: Surface, place: BookLayout, contents: BookContents, current: str) -> None:
    """The list of chapters on a slip of paper; the present one is underlaid."""
    assert place.side is not None
    shadow = 10
    sheet = materials.parchment(place.side.size, seed=17, shadow=shadow)
    surface.blit(sheet, (place.side.x - shadow, place.side.y - shadow))
    for index, (title, chapter, inner) in enumerate(_side_lines(contents)):
        rect = _line(place, index)
        now = bool(chapter) and chapter == current
        if now:
            ground = materials.under_words(mix(PARCH[2], PARCH[1], 0.3), PARCH[0])
            pygame.draw.rect(surface, ground, rect.inflate(-4, -2), border_radius=5)
            pygame.draw.rect(surface, CRIMSON, Rect(rect.x + 2, rect.y + 3, 4, rect.h - 6), border_radius=2)
        left = round(place.em * _indent(inner))
        room = Rect(rect.x + left, rect.y, rect.w - left - place.em // 3, rect.h)
        colour = CRIMSON if now else (QUIET if not chapter else INK)
        style = Style(round(place.em * 0.94), colour, bold=now, italic=not chapter)
        draw_text(surface, title, room, style, valign="middle", where=f"chapter:{chapter}", ellipsis=True)


def book(surface: Surface, place: BookLayout) -> None:
    """Boards, the edges of the pages below, the open pages, and the shadow in the fold."""
    board = place.book.inflate(place.em, place.em)
    board.clamp_ip(surface.get_rect())
    materials.soft_shadow(surface, board, 16, 150)
    surface.blit(leather(board.size, LECTERN, seed=5, radius=12), board)
    materials.gold_line(surface, board.inflate(-6, -6), 2, 9)
    for depth in (3, 2, 1):
        edge = place.book.inflate(depth * 4, depth * 2)
        pygame.draw.rect(surface, mix(PARCH[2], PARCH[3], depth / 4), edge, border_radius=3)
        pygame.draw.rect(surface, PARCH[4], edge, 1, border_radius=3)
    sheet = materials.parchment(place.pages[0].size, seed=30, ragged=False, shadow=0)
    for index, rect in enumerate(place.pages):
        surface.blit(pygame.transform.flip(sheet, True, False) if index else sheet, rect)
    if len(place.pages) == 2:
        _fold(surface, place.pages[1].x, place.book, place.em * 2)


def _fold(surface: Surface, x: int, area: Rect, reach: int) -> None:
    for i in range(reach):
        line = Surface((1, area.h), pygame.SRCALPHA)
        line.fill((50, 28, 18, round(96 * (1 - i / reach) ** 2.2)))
        surface.blit(line, (x - 1 - i, area.y))
        surface.blit(line, (x + i, area.y))


def field(surface: Surface, rect: Rect) -> None:
    """The slip of paper one searches on, with a lens."""
    slip = rect.inflate(20, 12)
    surface.blit(materials.parchment(slip.size, seed=11, shadow=6), (slip.x - 6, slip.y - 6))


def page(surface: Surface, made: Page, column: Rect, marked: str, marks: Sequence[str]) -> None:
    """The rows of a page; a marked article lies on a light wash with a bar at its side."""
    strips = [Rect(column.x, column.y + y, column.w, row.height) for y, row in made.rows if row.article == marked]
    if marked and strips:
        area = strips[0].unionall(strips[1:]).inflate(round(column.w * 0.045), 8)
        pygame.draw.rect(surface, mix(GOLD[0], PARCH[0], 0.35), area, border_radius=8)
        pygame.draw.rect(surface, mix(GOLD[2], PARCH[2], 0.3), area, 1, border_radius=8)
        pygame.draw.rect(surface, CRIMSON, Rect(area.x, area.y + 4, 4, area.h - 8), border_radius=2)
    for y, row in made.rows:
        row.draw(surface, column.x, column.y + y, marks)


def number(surface: Surface, place: BookLayout, index: int, page_number: int, of: int) -> None:
    """The number at the foot of a page."""
    sheet = place.pages[index]
    rect = Rect(sheet.centerx - place.em * 4, sheet.bottom - round(place.em * 1.8), place.em * 8, round(place.em * 1.4))
    style = Style(max(14, round(place.em * 0.85)), QUIET, align="center")
    draw_text(surface, f"{page_number} / {of}", rect, style, valign="middle", where="page-number")


def corner(place: BookLayout, by: int) -> Rect:
    """Where one takes hold of a page to turn it."""
    side = round(place.em * 2.0)
    sheet = place.pages[0] if by < 0 else place.pages[-1]
    rect = Rect(0, 0, round(side * 1.4), side)
    inset = place.em // 3
    if by < 0:
        rect.bottomleft = (sheet.x + inset, sheet.bottom - inset // 2)
    else:
        rect.bottomright = (sheet.right - inset, sheet.bottom - inset // 2)
    return rect


def corner_sign(canvas: Canvas, thing: Thing, hover: bool) -> None:
    """An arrow in the corner of a page; pale where there is nothing more."""
    by = -1 if thing.id == "button:previous-page" else 1
    colour = (CRIMSON if hover else QUIET) if thing.enabled else mix(PARCH[2], PARCH[1], 0.4)
    sign = arrow(round(thing.rect.h * 0.62), by, colour)
    canvas.blit(sign, sign.get_rect(center=thing.rect.center).topleft)


def lit_line(canvas: Canvas, rect: Rect) -> None:
    """The pointer is over a chapter of the list."""
    layer = Surface(rect.size, pygame.SRCALPHA)
    pygame.draw.rect(layer, (*GOLD[2], 60), layer.get_rect(), border_radius=5)
    canvas.blit(layer, rect.topleft)


def lit_link(canvas: Canvas, rect: Rect) -> None:
    """The pointer is over a link."""
    area = rect.inflate(6, 2)
    layer = Surface(area.size, pygame.SRCALPHA)
    pygame.draw.rect(layer, (*CRIMSON, 30), layer.get_rect(), border_radius=5)
    pygame.draw.line(layer, CRIMSON, (3, area.h - 3), (area.w - 4, area.h - 3), 2)
    canvas.blit(layer, area.topleft)


def arrow(side: int, by: int, colour: Colour) -> Surface:
    """A curved page arrow to the left (-1) or right (1)."""
    big = Surface((side * 4, side * 4), pygame.SRCALPHA)
    n = side * 4
    pygame.draw.line(big, colour, (n * 0.08, n * 0.5), (n * 0.8, n * 0.5), max(2, n // 9))
    pygame.draw.polygon(
        big, colour, [(n * 0.55, n * 0.18), (n * 0.96, n * 0.5), (n * 0.55, n * 0.82), (n * 0.66, n * 0.5)]
    )
    if by < 0:
        big = pygame.transform.flip(big, True, False)
    return pygame.transform.smoothscale(big, (side, side))


def cross(side: int, colour: Colour) -> Surface:
    """The sign for closing."""
    big = Surface((side * 4, side * 4), pygame.SRCALPHA)
    n = side * 4
    for a, b in (((0.14, 0.14), (0.86, 0.86)), ((0.86, 0.14), (0.14, 0.86))):
        pygame.draw.line(big, colour, (a[0] * n, a[1] * n), (b[0] * n, b[1] * n), max(3, n // 7))
    return pygame.transform.smoothscale(big, (side, side))
