"""What stands in a book that is read: chapters of articles, and what a reader asks of all of them together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol

from game.core.text.i18n import Catalogue
from scenes.book.markup import parse


@dataclass(frozen=True, slots=True)
class Article:
    """A piece of the book with an id to land on. `style` is `text`, `section`, `card`, `term` or `lines`."""

    id: str
    chapter: str
    style: str
    title: str
    text: str
    note: str = ""
    lines: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    figure: str = ""
    card: str = ""
    rules: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    """Words it is found by though they do not stand in it: those of the printed rulebooks."""

    @property
    def plain(self) -> str:
        """Everything that can be found by searching, the title apart."""
        parts = (self.text, *self.lines, *self.answers, self.note)
        return " · ".join(parse(part)[0] for part in parts if part)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A line of the contents. `inner` chapters stand below a heading of their own, which is `t("cards.title")`."""

    id: str
    title: str
    intro: str = ""
    figure: str = ""
    inner: bool = False
    loose: bool = False
    """It is a loose sheet that lies over the book, and no page of it."""


class BookContents(Protocol):
    """A whole book in one language; a game says what stands in it."""

    words: Catalogue

    def t(self, key: str, **args: int | str) -> str:
        """A text of the book by its key below the book's own texts."""
        ...

    @property
    def chapters(self) -> Sequence[Chapter]:
        """All chapters in reading order."""
        ...

    def chapter(self, name: str) -> Chapter:
        """A chapter by its id; the first one for an unknown id."""
        ...

    @property
    def places(self) -> Mapping[str, str]:
        """Every article's id and its chapter, in reading order."""
        ...

    @property
    def articles(self) -> Mapping[str, Article]:
        """Every article with its words, by id, in reading order."""
        ...

    def article(self, name: str) -> Article:
        """One article; KeyError when there is none of that id."""
        ...

    def of(self, chapter: str) -> list[Article]:
        """The articles of a chapter."""
        ...

    def resolve(self, target: str) -> str | None:
        """The article meant by what a link or another screen names; None when there is none."""
        ...
