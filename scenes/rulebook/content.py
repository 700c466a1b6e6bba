"""What stands in the rulebook, as articles with words: paragraphs, cards with their answers, the glossary."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from game.bigbook.rulebook import Rulebook, rulebook
from game.core.i18n import Catalogue
from game.core.phrases import sentence_start
from scenes.rulebook.entries import CardWords
from scenes.rulebook.markup import fold, parse

GROUPS = {"magicians": "magician", "spells": "spell", "curses": "curse", "pages": ""}
"""The chapters that hold the cards (`all-spells`), with the noun of their title."""


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

    @property
    def plain(self) -> str:
        """Everything that can be found by searching, the title apart."""
        parts = (self.note, self.text, *self.lines, *self.answers)
        return " ".join(parse(part)[0] for part in parts if part)


@dataclass(frozen=True, slots=True)
class Chapter:
    """A line of the contents. `inner` chapters stand below the heading "Every card"."""

    id: str
    title: str
    intro: str = ""
    figure: str = ""
    inner: bool = False


@dataclass
class Contents:
    """The whole rulebook in one language."""

    words: Catalogue
    book: Rulebook = field(default_factory=rulebook)

    def t(self, key: str) -> str:
        """A text below `bigbook.rulebook`."""
        return self.words.t(f"bigbook.rulebook.{key}")

    def term(self, key: str) -> str:
        """A word of the game as a heading."""
        return sentence_start(self.words.t(f"bigbook.terms.{key}"))

    @cached_property
    def chapters(self) -> tuple[Chapter, ...]:
        """All chapters in reading order."""
        found = [Chapter(c.id, self.t(f"{c.id}.title"), self.t(f"{c.id}.intro"), c.figure) for c in self.book.chapters]
        for group, noun in GROUPS.items():
            title = self.term(f"nouns.{noun}.plural") if noun else self.t("cards.pages.title")
            intro = self.t("cards.intro") if group == "magicians" else ""
            found.append(Chapter(f"all-{group}", title, intro, inner=True))
        for name in ("glossary", "summary"):
            found.append(Chapter(name, self.t(f"{name}.title"), self.t(f"{name}.intro")))
        return tuple(found)

    def chapter(self, name: str) -> Chapter:
        """A chapter by its id; the first one for an unknown id."""
        return next((one for one in self.chapters if one.id == name), self.chapters[0])

    @cached_property
    def articles(self) -> dict[str, Article]:
        """Every article by id, in reading order."""
        makers: list[Callable[[], Iterator[Article]]] = [self._texts, self._cards, self._terms, self._lines]
        return {one.id: one for make in makers for one in make()}

    def of(self, chapter: str) -> list[Article]:
        """The articles of a chapter."""
        return [one for one in self.articles.values() if one.chapter == chapter]

    def resolve(self, target: str) -> str | None:
        """The article meant by a rule number, a card, a paragraph or a chapter; None when there is none."""
        target = self.book.places.get(target.strip(), target.strip())
        if target in self.articles:
            return target
        name = target.partition("@")[0].removeprefix("card.")
        if f"card.{name}" in self.articles:
            return f"card.{name}"
        if name == "madness":
            return "madness.what"
        if name[:-1] in ("water", "earth", "fire", "air") and name[-1:] in ("1", "2", "3"):
            return "actions.paying"
        return next((one.id for one in self.of(target)), None)

    def _texts(self) -> Iterator[Article]:
        for chapter in self.book.chapters:
            for one in chapter.paragraphs:
                yield Article(
                    one.id,
                    chapter.id,
                    "text",
                    self.t(f"{one.id}.title"),
                    self.t(f"{one.id}.text"),
                    figure=one.figure,
                    rules=one.rules,
                )

    def _cards(self) -> Iterator[Article]:
        entries = CardWords(self.words)
        for section in self.book.sections:
            group = f"all-{section.sort if section.sort in GROUPS else 'pages'}"
            title, text = self.t(f"cards.{section.id}.title"), self.t(f"cards.{section.id}.text")
            yield Article(f"cards.{section.id}", group, "section", title, text, rules=section.rules)
            for card in entries.cards(section.sort, section.of):
                asked = [one for one in self.book.rulings if card in one.cards]
                yield Article(
                    f"card.{card}",
                    group,
                    "card",
                    entries.name(section.sort, card),
                    entries.text(section.sort, card),
                    note=entries.note(section.sort, card),
                    lines=entries.lines(section.sort, card),
                    answers=tuple(self.t(f"rulings.{one.id}") for one in asked),
                    card=card,
                    rules=tuple(rule for one in asked for rule in one.rules),
                )

    def _terms(self) -> Iterator[Article]:
        found = []
        for name, key in self.book.glossary.items():
            title = self.term(key) if key else self.t(f"glossary.{name}.title")
            found.append(Article(f"glossary.{name}", "glossary", "term", title, self.t(f"glossary.{name}.text")))
        yield from sorted(found, key=lambda one: fold(one.title))

    def _lines(self) -> Iterator[Article]:
        for name, lines in self.book.summary.items():
            texts = tuple(self.t(f"summary.{name}.{line}") for line in lines)
            yield Article(f"summary.{name}", "summary", "lines", self.t(f"summary.{name}.title"), "", lines=texts)
