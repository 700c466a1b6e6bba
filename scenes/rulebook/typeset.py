"""Articles set as rows of a page: headings, paragraphs with their pictures, entries of cards, what a search found."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pygame import Surface

from scenes.kit import text as kit_text
from scenes.kit.card_frames import rounded
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON, INK, PARCH, mix
from scenes.rulebook.content import Article, Chapter, Contents
from scenes.rulebook.easel import Easel
from scenes.rulebook.figures import figure
from scenes.rulebook.flow import BesideRow, ImageRow, Page, PressRow, Row, RuleRow, bind, gap, ink, paginate, text_rows
from scenes.rulebook.search import Hit

QUIET = mix(PARCH[4], INK, 0.2)
FACING = {"book", "all-pages"}


@dataclass(frozen=True, slots=True)
class Typesetter:
    """Sets chapters for pages of `size` pixels; the easel knows the letters and the column."""

    contents: Contents
    easel: Easel
    size: tuple[int, int]

    @property
    def em(self) -> int:
        """The height of the letters in pixels."""
        return self.easel.em

    def chapter(self, chapter: Chapter) -> list[Page]:
        """A whole chapter."""
        rows = self._heading(chapter.title, chapter.intro)
        if chapter.figure:
            rows += self._figure(chapter.figure, "")
        for article in self.contents.of(chapter.id):
            rows += self.article(article)
        return paginate(rows, self.size[1])

    def contents_page(self) -> list[Page]:
        """The list of chapters as pages of the book."""
        rows = self._heading(self.contents.words.t("kit.rulebook.contents"), "")
        group = False
        for chapter in self.contents.chapters:
            if chapter.inner and not group:
                group = True
                rows += bind(text_rows(self.contents.t("cards.title"), ink(self.em, QUIET, italic=True), self.size[0]), 0)
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
            article = self.contents.articles[hit.article]
            lines = text_rows(article.title, ink(round(self.em * 1.08), CRIMSON, bold=True), self.size[0])
            name = self.contents.chapter(article.chapter).title
            if name != article.title:
                lines += text_rows(name, ink(round(self.em * 0.86), QUIET, italic=True), self.size[0])
            if hit.context:
                lines += text_rows(hit.context, ink(self.em), self.size[0])
            rows.append(self._press(lines, f"result:{hit.article}", hit.article, article.title))
            rows.append(gap(round(self.em * 0.7)))
        if more:
            rows += text_rows(more, ink(self.em, QUIET, italic=True), self.size[0])
        return paginate(rows, self.size[1])

    def article(self, article: Article) -> list[Row]:
        """The rows of one article, its gap before it."""
        make = {"section": self._section, "card": self._card, "term": self._term, "lines": self._block}
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
        rows = bind(rows, round(self.size[1] * 0.5))
        if article.figure:
            rows += self._figure(article.figure, article.id)
        return rows

    def _title(self, article: Article) -> list[Row]:
        rows = text_rows(article.title, ink(round(self.em * 1.12), CRIMSON, bold=True), self.size[0], article.id)
        for row in rows:
            row.keep = True
        return rows

    def _section(self, article: Article) -> list[Row]:
        style = Style(round(self.em * 1.45), CRIMSON, "title", align="center")
        rows: list[Row] = list(text_rows(article.title, style, self.size[0], article.id))
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

    def _block(self, article: Article) -> list[Row]:
        rows, first = self._title(article), 0
        for line in article.lines:
            made = text_rows(line, ink(self.em), self.size[0], article.id, indent=self.em, first=first)
            first += line.count("|")
            rows += made
        return bind(rows, self.size[1])

    def _card(self, article: Article) -> list[Row]:
        image = self._thumb(article)
        beside = image.get_width() + round(self.em * 0.9)
        wide = self.size[0] - beside >= self.em * 13
        width = self.size[0] - beside if wide else self.size[0]
        rows = text_rows(article.title, ink(round(self.em * 1.12), CRIMSON, bold=True), width, article.id)
        if article.note:
            rows += text_rows(article.note, ink(round(self.em * 0.88), QUIET, italic=True), width, article.id)
        for part in (article.text, *article.lines):
            if part:
                rows += text_rows(part, ink(self.em), width, article.id)
        for answer in article.answers:
            rows.append(Row(round(self.em * 0.3), article.id))
            rows += text_rows(answer, ink(round(self.em * 0.94), mix(INK, PARCH[4], 0.35), italic=True), width,
                              article.id, indent=round(self.em * 0.8))  # fmt: skip
        height = max(sum(row.height for row in rows), image.get_height())
        if wide and height <= self.size[1]:
            return [BesideRow(height, article.id, image=image, rows=rows, offset=beside)]
        head = ImageRow(image.get_height() + self.em // 3, article.id, keep=True, image=image)
        return bind([head, *rows], round(self.size[1] * 0.5))

    def _thumb(self, article: Article) -> Surface:
        """The card itself, small."""
        easel, card = self.easel, article.card
        side = min(round(self.em * 6.2), self.size[0] // 3)
        if article.chapter == "all-magicians":
            return rounded(easel.painter.portrait(card, (side, round(side * 1.2))).copy(), self.em // 2)
        if article.chapter == "all-spells":
            return easel.spell(card, side)
        if article.chapter == "all-curses":
            return easel.curse(card, round(side * 0.85))
        if card == "final_page":
            art = easel.art("pages", "final_page", (side, side)) or easel.art("covers", "cover_1", (side, side))
        else:
            art = easel.art("monsters", card, (round(side * 1.3), round(side * 1.2)))
        if art is None:
            return easel.sheet(side, side // 2)
        crop = art.subsurface((0, 0, art.get_width(), round(art.get_height() * (1.0 if card == "final_page" else 0.67))))
        return rounded(crop.copy(), self.em // 2)

    def _figure(self, name: str, article: str) -> list[Row]:
        image, caption = figure(name, self.easel)
        head: list[Row] = [Row(round(self.em * 0.5), article, keep=True)]
        head.append(ImageRow(image.get_height(), article, image=image, x=(self.size[0] - image.get_width()) // 2))
        if caption:
            style = Style(max(14, round(self.em * 0.88)), QUIET, italic=True, align="center")
            head += text_rows(caption, style, self.size[0], article, name=f"{article}-figure")
        return bind(head, self.size[1])

    def _press(self, lines: list[Row], name: str, target: str, label: str) -> Row:
        height = sum(row.height for row in lines)
        return PressRow(height, rows=lines, width=self.size[0], spot=(name, target, label))
