"""Articles set as rows of a page: headings, paragraphs with their pictures, entries of cards, what a search found."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Protocol, Self

from pygame import Surface

from scenes.book.articles import Article, BookContents, Chapter
from scenes.book.flow import (
    BesideRow,
    ImageRow,
    Page,
    Picture,
    PressRow,
    Row,
    RuleRow,
    TextRow,
    bind,
    feather,
    gap,
    ink,
    paginate,
    tallest,
    text_rows,
)
from scenes.book.search import Hit
from scenes.kit import text as kit_text
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, INK, MIN_TEXT, PARCH, mix

QUIET = mix(PARCH[4], INK, 0.2)
TAIL = (5.4, 12)
"""How high a picture below the words of a page is at least and at most, in heights of its letters."""
CRUMB, TIGHT = 0.3, 0.94
"""A chapter whose last opening would hold less than a third of a page is set in letters of that size instead."""


Placed = tuple[Picture, tuple[int, int]]
"""A picture and how large it will be, in pixels."""


class Plates(Protocol):
    """What a game draws on the pages of its book."""

    @property
    def em(self) -> int:
        """The height of the book's letters in pixels."""
        ...

    def resized(self, em: int) -> Self:
        """The same for letters of that height."""
        ...

    def figure(self, name: str) -> tuple[Surface, str]:
        """The picture of a paragraph or chapter by its name, and the words below it ('' for none)."""
        ...

    def thumb(self, article: Article, side: int) -> Placed:
        """The card of an entry, about `side` pixels wide."""
        ...

    def tail(self, number: int, high: int) -> Placed:
        """What may stand below the words of a page, so many pixels high; another one for every number."""
        ...

    def end_mark(self, side: int) -> Surface:
        """The small mark at the end of a chapter."""
        ...

    def labelled(self, article: Article, sentence: str) -> str:
        """A sentence of a card's entry, with the label before it set in bold."""
        ...


@dataclass(frozen=True, slots=True)
class Typesetter:
    """Sets chapters for pages of `size` pixels; the plates know the letters and the column."""

    contents: BookContents
    plates: Plates
    size: tuple[int, int]
    opening: int = 1
    """Pages side by side."""
    grow: float = 1.0
    """How much larger letters may become where a chapter leaves room."""
    fitted: dict[str, tuple[int, float]] = field(default_factory=dict, compare=False)
    """Chapters whose openings and letters are known."""

    @property
    def em(self) -> int:
        """The height of the letters in pixels."""
        return self.plates.em

    def chapter(self, chapter: Chapter) -> list[Page]:
        """A whole chapter; one that is a loose sheet of its own has an empty page."""
        if chapter.loose:
            return [Page()]
        target, _ = self._fit(chapter)
        return self.fitting(chapter)._bound(chapter, target * self.opening)

    def fitting(self, chapter: Chapter) -> Typesetter:
        """The same with the letters in which a chapter is set."""
        share = self._fit(chapter)[1]
        return self if share == 1.0 else self.resized(share)

    def resized(self, share: float) -> Typesetter:
        """The same with larger or smaller letters."""
        return replace(self, plates=self.plates.resized(max(MIN_TEXT, round(self.em * share))))

    def _fit(self, chapter: Chapter) -> tuple[int, float]:
        """How many openings a chapter needs, and how large its letters may be to fill them well.

        A chapter whose last lines would stand alone on a new opening is set a little smaller instead.
        """
        if chapter.id not in self.fitted:
            self.fitted[chapter.id] = self._tried(chapter)
        return self.fitted[chapter.id]

    def _tried(self, chapter: Chapter) -> tuple[int, float]:
        rows = self._rows(chapter)
        needed = self._openings(rows)
        if chapter.inner or self.grow <= 1.0:
            return needed, 1.0
        filled = sum(row.height for row in rows) / self.size[1]
        if needed > 1 and filled - (needed - 1) * self.opening < CRUMB:
            small = self.resized(TIGHT)
            if small.em < self.em and small._openings(small._rows(chapter)) < needed:
                return needed - 1, TIGHT
        share = min(self.grow, math.sqrt(needed * self.opening * 0.97 / max(0.1, filled)))
        while share > 1.02:
            larger = self.resized(share)
            if larger._openings(larger._rows(chapter)) <= needed:
                return needed, share
            share -= 0.04
        return needed, 1.0

    def _openings(self, rows: list[Row]) -> int:
        return -(-len(paginate(rows, self.size[1])) // self.opening)

    def _bound(self, chapter: Chapter, most: int) -> list[Page]:
        """The pages of a chapter, all about equally full: the least height with which `most` pages are enough."""
        rows = self._rows(chapter)
        low, high = min(self.size[1], max(self.size[1] // 4, tallest(rows))), self.size[1]
        while high - low > self.em // 2:
            middle = (low + high) // 2
            low, high = (low, middle) if len(paginate(rows, middle)) <= most else (middle, high)
        pages = paginate(rows, high)
        for page in pages:
            feather(page, high if len(pages) > self.opening else self.size[1] * 9 // 10, round(self.em * 0.9))
        for number, page in enumerate(pages, 1):
            self._close(page, chapter, number, last=number == len(pages))
        return pages

    def _rows(self, chapter: Chapter) -> list[Row]:
        rows = self._heading(chapter.title, chapter.intro)
        if chapter.figure:
            rows += self._figure(chapter.figure, "")
        for article in self.contents.of(chapter.id):
            bound = bool(rows) and rows[-1].keep  # a heading stays with what it heads
            made = self.article(article)
            made[0].keep = bound
            rows += made
        return rows

    def _close(self, page: Page, chapter: Chapter, number: int, *, last: bool) -> None:
        """What stands below the words of a page: where there is room a picture, no two alike in a chapter; else, at
        the end of a chapter, a small mark, where there is room for that."""
        free = self.size[1] - page.height
        high = min(free - round(1.8 * self.em), round(self.em * TAIL[1]))
        if high >= self.em * TAIL[0]:
            names = [one.id for one in self.contents.chapters]
            image, (wide, _) = self.plates.tail(names.index(chapter.id) * 2 + number, high)
            row: Row = ImageRow(high, image=image, x=(self.size[0] - wide) // 2)
            page.rows.append((page.height + (free - row.height) // 2, row))
        elif last:
            mark = self.plates.end_mark(round(self.em * 1.6))
            row = ImageRow(mark.get_height(), image=lambda: mark, x=(self.size[0] - mark.get_width()) // 2)
            if self.em + row.height <= free:
                page.rows.append((page.height + self.em, row))

    def contents_page(self) -> list[Page]:
        """The list of chapters as pages of the book."""
        rows = self._heading(self.contents.words.t("kit.rulebook.contents"), "")
        group = False
        for chapter in self.contents.chapters:
            if chapter.inner and not group:
                group = True
                rows += bind(
                    text_rows(self.contents.t("cards.title"), ink(self.em, QUIET, italic=True), self.size[0]), 0
                )
            style = ink(round(self.em * 1.05), INK)
            lines = text_rows(chapter.title, style, self.size[0], indent=self.em * 2 if chapter.inner else 0)
            rows.append(self._press(lines, f"contents:{chapter.id}", f"chapter:{chapter.id}", chapter.title))
            rows.append(gap(self.em // 3))
        return paginate(rows, self.size[1])

    def found(self, hits: Sequence[Hit], heading: str, more: str) -> list[Page]:
        """What a search found, each place with the words around it."""
        rows: list[Row] = list(text_rows(heading, ink(round(self.em * 1.1), QUIET, italic=True), self.size[0]))
        rows.append(gap(self.em // 2))
        for hit in hits:
            article = self.contents.article(hit.article)
            lines = text_rows(article.title, ink(round(self.em * 1.08), CRIMSON, bold=True), self.size[0])
            name = self.contents.chapter(article.chapter).title
            if name != article.title:
                lines += text_rows(name, ink(round(self.em * 0.86), QUIET, italic=True), self.size[0])
            if hit.other:
                words = self.contents.t("ui.other_words", word=hit.other)
                lines += text_rows(words, ink(self.em, QUIET, italic=True), self.size[0])
            if hit.context:
                lines += text_rows(hit.context, ink(self.em), self.size[0])
            rows.append(self._press(lines, f"result:{hit.article}", hit.article, article.title))
            rows.append(gap(round(self.em * 0.7)))
        if more:
            rows += text_rows(more, ink(self.em, QUIET, italic=True), self.size[0])
        return paginate(rows, self.size[1])

    def article(self, article: Article) -> list[Row]:
        """The rows of one article, its gap before it."""
        make = {"section": self._section, "card": self._card, "term": self._term}
        rows = make.get(article.style, self._paragraph)(article)
        space = {"section": 1.2, "term": 0.35, "card": 1.0}.get(article.style, 0.7)
        return [gap(round(self.em * space)), *rows]

    # kinds of articles

    def _heading(self, title: str, intro: str) -> list[Row]:
        size = round(self.em * 1.9)
        style = Style(size, INK, "title", align="center")
        while size > self.em * 1.2 and kit_text.layout(title, style).size[0] > self.size[0] * 1.9:
            size -= 1
            style = Style(size, INK, "title", align="center")
        rows: list[Row] = list(text_rows(title, style, self.size[0]))
        rows.append(RuleRow(round(self.em * 1.1), width=self.size[0]))
        if intro:
            quiet = Style(self.em, QUIET, italic=True, align="center")
            rows += text_rows(intro, quiet, self.size[0], name="intro")
        rows.append(Row(round(self.em * 0.2)))
        return bind(rows, 10_000)

    def _paragraph(self, article: Article) -> list[Row]:
        rows = self._title(article) + text_rows(article.text, ink(self.em), self.size[0], article.id)
        rows = bind(rows, round(self.size[1] * 0.45))
        if article.figure:
            rows += self._figure(article.figure, article.id)
        return rows

    def _title(self, article: Article) -> list[Row]:
        style = Style(round(self.em * 1.22), CRIMSON, "title")
        rows: list[Row] = [*text_rows(article.title, style, self.size[0], article.id)]
        rows.append(Row(round(self.em * 0.12), article.id))
        for row in rows:
            row.keep = True
        return rows

    def _section(self, article: Article) -> list[Row]:
        style = Style(round(self.em * 1.45), CRIMSON, "title", align="center")
        named = article.title != self.contents.chapter(article.chapter).title
        rows = text_rows(article.title, style, self.size[0], article.id) if named else []
        quiet = Style(self.em, QUIET, italic=True, align="center")
        rows += text_rows(article.text, quiet, self.size[0], article.id)
        for row in rows:
            row.keep = True
        return rows

    def _term(self, article: Article) -> list[Row]:
        style = ink(self.em, CRIMSON, bold=True)
        rows = list(text_rows(article.title, style, self.size[0], article.id))
        rows += text_rows(article.text, ink(self.em), self.size[0], article.id, indent=self.em)
        return bind(rows, self.size[1])

    def _card(self, article: Article) -> list[Row]:
        side = min(round(self.em * 6.2), self.size[0] // 3)
        image, (image_w, image_h) = self.plates.thumb(article, side)
        beside = image_w + round(self.em * 0.9)
        wide = self.size[0] - beside >= self.em * 12
        rows = self._entry(article, self.size[0] - beside if wide else self.size[0])
        height = max(sum(row.height for row in rows), image_h)
        if wide and height <= self.size[1]:
            return [BesideRow(height, article.id, image=image, rows=rows, offset=beside)]
        head = ImageRow(image_h + self.em // 3, article.id, keep=True, image=image)
        return bind([head, *self._entry(article, self.size[0])], round(self.size[1] * 0.5))

    def _entry(self, article: Article, width: int) -> list[Row]:
        """The words of a card's entry."""
        rows = text_rows(article.title, ink(round(self.em * 1.12), CRIMSON, bold=True), width, article.id)
        if article.note:
            rows += text_rows(article.note, ink(round(self.em * 0.88), QUIET, italic=True), width, article.id)
        for row in rows:
            row.keep = True
        for part in (article.text, *article.lines):
            if part:
                rows += text_rows(self.plates.labelled(article, part), ink(self.em), width, article.id)
        asked = ink(round(self.em * 0.94), mix(INK, PARCH[4], 0.35), italic=True)
        for answer in article.answers:
            rows.append(Row(round(self.em * 0.3), article.id))
            lines = text_rows(answer, asked, width, article.id, indent=round(self.em * 0.8))
            if isinstance(lines[0], TextRow):
                lines[0].sign = True
            rows += lines
        return rows

    def _figure(self, name: str, article: str) -> list[Row]:
        image, caption = self.plates.figure(name)
        head: list[Row] = [Row(round(self.em * 0.5), article, keep=True, floats=True)]
        head.append(
            ImageRow(image.get_height(), article, image=lambda: image, x=(self.size[0] - image.get_width()) // 2)
        )
        if caption:
            style = Style(max(14, round(self.em * 0.88)), QUIET, italic=True, align="center")
            head += text_rows(caption, style, self.size[0], article, name=f"{article}-figure")
        head.append(Row(round(self.em * 0.4)))
        return bind(head, 10_000)

    def _press(self, lines: list[Row], name: str, target: str, label: str) -> Row:
        height = sum(row.height for row in lines)
        return PressRow(height, rows=lines, width=self.size[0], spot=(name, target, label))
