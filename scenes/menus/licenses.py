"""The licenses of what others have written, as a book that is read: what there is, and every text of terms in full."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

import msgspec
from pygame import SRCALPHA, Surface

from game.core.text.i18n import Catalogue
from game.core.text.strict_yaml import StrictYamlError
from scenes.book.articles import Article, Chapter
from scenes.book.scene import ReaderScene
from scenes.book.typeset import Placed, Plates
from scenes.kit.fit import escape
from scenes.kit.routes import route
from scenes.shell import licenses

if TYPE_CHECKING:
    from scenes.shell.app import App

PARTS = "parts"
"""The first chapter: who wrote what."""


@dataclass(frozen=True, slots=True)
class NoPlates:
    """A book of words alone, in letters so many pixels high."""

    em: int

    def resized(self, em: int) -> NoPlates:
        """The same in letters of another height."""
        return NoPlates(em)

    def figure(self, name: str) -> tuple[Surface, str]:
        """There is none: an empty picture."""
        return Surface((1, 1), SRCALPHA), ""

    def thumb(self, article: Article, side: int) -> Placed:
        """There is none: no room is taken."""
        return (lambda: None), (0, 0)

    def tail(self, number: int, high: int) -> Placed:
        """Nothing stands below the words."""
        return (lambda: None), (0, 0)

    def end_mark(self, side: int) -> Surface:
        """A chapter ends with its last word."""
        return Surface((1, 1), SRCALPHA)

    def labelled(self, article: Article, sentence: str) -> str:
        """As it stands."""
        return sentence


@dataclass
class LicenseContents:
    """All parts and terms. The terms stand as their owners wrote them, in English, whatever language is spoken."""

    words: Catalogue

    def t(self, key: str, **args: int | str) -> str:
        """A text below `kit.licenses`."""
        return self.words.t(f"kit.licenses.{key}", **args)

    @cached_property
    def chapters(self) -> Sequence[Chapter]:
        """Who wrote what, and the terms by their names; without them where the files are damaged."""
        try:
            names = licenses.terms_used()
        except (StrictYamlError, msgspec.ValidationError):
            names = ()
        return (
            Chapter(PARTS, self.t("title"), self.t("intro" if names else "missing", folder=licenses.FOLDER.name)),
            *(Chapter(name, name) for name in names),
        )

    def chapter(self, name: str) -> Chapter:
        """A chapter by its id; the first one for an unknown id."""
        return next((one for one in self.chapters if one.id == name), self.chapters[0])

    @cached_property
    def places(self) -> Mapping[str, str]:
        """Every article's id and its chapter."""
        return {name: one.chapter for name, one in self.articles.items()}

    @cached_property
    def articles(self) -> Mapping[str, Article]:
        """Every article by its id, in reading order."""
        return {one.id: one for chapter in self.chapters for one in self._made(chapter.id)}

    def article(self, name: str) -> Article:
        """One article; KeyError when there is none of that id."""
        return self.articles[name]

    def of(self, chapter: str) -> list[Article]:
        """The articles of a chapter."""
        return [one for one in self.articles.values() if one.chapter == chapter]

    def resolve(self, target: str) -> str | None:
        """The first article of a chapter, or an article by its id."""
        return target if target in self.places else next((one.id for one in self.of(target)), None)

    def _made(self, chapter: str) -> Iterator[Article]:
        if len(self.chapters) == 1:
            return
        if chapter == PARTS:
            for number, part in enumerate(licenses.parts()):
                terms = " · ".join(escape(name) for name in part.terms)
                yield Article(f"{PARTS}.{number}", PARTS, "term", escape(part.name), f"{escape(part.by)} · {terms}")
            return
        try:
            texts = licenses.paragraphs(chapter)
        except StrictYamlError:
            texts = [self.t("missing", folder=licenses.FOLDER.name)]
        for number, text in enumerate(texts):
            yield Article(f"{chapter}.{number}", chapter, "text", "", escape(text))


class LicensePages:
    """The words of the book; it has no pictures."""

    def contents(self, words: Catalogue) -> LicenseContents:
        """The book in a language."""
        return LicenseContents(words)

    def plates(self, column: int, letters: int, tall: int, words: Catalogue) -> Plates:
        """Letters of that height."""
        return NoPlates(letters)

    def arrived(self) -> None:
        """Nothing is painted that could come later."""


class LicensesScene(ReaderScene):
    """The open book. `target` is a chapter: the name of some terms."""

    name = "licenses"

    def __init__(self, app: App, target: str = "") -> None:
        super().__init__(app, LicensePages(), target)

    def heading(self) -> str:
        return self.app.t("kit.licenses.title")


route("licenses", LicensesScene)
