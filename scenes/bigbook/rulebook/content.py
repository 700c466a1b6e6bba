"""What stands in the rulebook, as articles with words: paragraphs, cards with answers, the glossary."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, partial

from game.bigbook.catalogue import POWERS, catalogue
from game.bigbook.play.card_kinds import ELEMENTS, curse_pile
from game.bigbook.text.rulebook import Rulebook, Section, rulebook
from game.core.text.i18n import Catalogue
from game.core.text.phrases import sentence_start
from scenes.book.articles import Article, Chapter
from scenes.book.markup import fold

TIMES = "\u00d7"


@dataclass(frozen=True, slots=True)
class CardWords:
    """Names, sentences and notes of cards in one language. `sort` is that of a rulebook section."""

    words: Catalogue

    def cards(self, sort: str, of: str) -> tuple[str, ...]:
        """The ids of the cards under a heading, in the order of the card set."""
        cat = catalogue()
        if sort == "magicians":
            return tuple(cat.magicians)
        if sort == "covers":
            return cat.covers
        if sort == "pages":
            return cat.interiors
        if sort == "final":
            return ("final_page",)
        if sort == "curses":
            return tuple(name for name in cat.curses if curse_pile(name) == of)
        if of == "basic":
            return cat.basic
        found = [one for one in cat.spells.values() if not one.basic and ELEMENTS[one.element] == of]
        return tuple(one.id for one in sorted(found, key=lambda one: one.level))

    def name(self, sort: str, card: str) -> str:
        """The title of a card's entry."""
        if sort == "final":
            return self.words.t("bigbook.rulebook.glossary.final_page.title")
        group = "monsters" if sort in ("covers", "pages") else sort
        return self.words.t(f"bigbook.cards.{group}.{card}.name")

    def text(self, sort: str, card: str) -> str:
        """What the card says."""
        t = self.words.t
        if sort == "spells":
            return self._spell(card)
        if sort == "curses":
            return t(f"bigbook.cards.curses.{card}.text", **catalogue().curses[card].fixed)
        if sort == "magicians":
            sentence = t(f"bigbook.cards.magicians.{card}.text", **catalogue().magicians[card].fixed)
            return f"{t(f'bigbook.cards.magicians.{card}.ability_name')}: {sentence}"
        return "" if sort == "final" else self._page(card, "arrival")

    def _spell(self, card: str) -> str:
        """The sentence with its growing numbers as `1/2/3`."""
        spell = catalogue().spells[card]
        steps = [spell.numbers(power) for power in POWERS]
        shown = {name: "/".join(str(step[name]) for step in steps) for name in spell.grows}
        sentence = self.words.t(f"bigbook.cards.spells.{card}.text", **spell.fixed, **shown)
        powers = "/".join(str(power) for power in POWERS)
        return self.words.t("bigbook.rulebook.cards.line.power", n=powers, text=sentence)

    def _page(self, card: str, part: str) -> str:
        group = "monsters" if part == "arrival" else "pages"
        page = catalogue().pages.get(card)
        numbers = page.numbers.get(part, {}) if page is not None else {}
        sentence = self.words.t(f"bigbook.cards.{group}.{card}.{part}", **numbers)
        return f"{self.words.t(f'bigbook.terms.card.{part}')}: {sentence}"

    def note(self, sort: str, card: str) -> str:
        """The line below the name: what kind of card it is."""
        t = self.words.t
        if sort == "spells":
            spell = catalogue().spells[card]
            element = self.words.noun(f"bigbook.terms.elements.{ELEMENTS[spell.element]}")
            return t("bigbook.rulebook.cards.line.spell", element=element, n=spell.level)
        if sort == "curses":
            element = self.words.noun(f"bigbook.terms.elements.{curse_pile(card)}")
            return t("bigbook.rulebook.cards.line.curse", element=element)
        if sort == "magicians":
            timing = t(f"bigbook.terms.timing.{catalogue().magicians[card].timing}")
            return f"{t(f'bigbook.cards.magicians.{card}.title')} · {timing}"
        if sort == "final":
            return ""
        names = [t(f"bigbook.terms.elements.{ELEMENTS[one]}.singular") for one in catalogue().pages[card].curses]
        return t("bigbook.rulebook.cards.line.monster", list=self.words.all_of(names))

    def lines(self, sort: str, card: str) -> tuple[str, ...]:
        """More lines of the entry: a starting deck, the stakes on the front of a page."""
        t = self.words.t
        if sort == "magicians":
            magician = catalogue().magicians[card]
            parts = [
                f"{count}\u00a0{TIMES}\u00a0{self._kind(index, 1)}"
                for index, count in enumerate(magician.deck)
                if count
            ]
            parts.append(f"1\u00a0{TIMES}\u00a0{self._kind(magician.element, 2)}")
            return (t("bigbook.rulebook.cards.line.deck", list=self.words.all_of(parts)),)
        if sort == "pages":
            front = t("bigbook.rulebook.cards.line.front")
            return (front, self._page(card, "bonus"), self._page(card, "failure"))
        if sort == "final":
            return (self._page(card, "bonus"), self._page(card, "failure"))
        return ()

    def _kind(self, element: int, value: int) -> str:
        name = self.words.t(f"bigbook.terms.kinds.{ELEMENTS[element]}{value}.singular")
        return name.replace(" ", "\u00a0")


GROUPS = {"magicians": "magician", "spells": "spell", "curses": "curse", "pages": ""}
"""The chapters that hold the cards (`all-spells`), with the noun of their title."""


def group_of(section: Section) -> str:
    """The chapter a heading of cards stands in."""
    return f"all-{section.sort if section.sort in GROUPS else 'pages'}"


@dataclass
class Contents:
    """The whole rulebook in one language."""

    words: Catalogue
    book: Rulebook = field(default_factory=rulebook)

    def __post_init__(self) -> None:
        self._entries = CardWords(self.words)
        self._made: dict[str, list[Article]] = {}

    def t(self, key: str, **args: int | str) -> str:
        """A text below `bigbook.rulebook`."""
        return self.words.t(f"bigbook.rulebook.{key}", **args)

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
            loose = name == "summary"
            found.append(Chapter(name, self.t(f"{name}.title"), self.t(f"{name}.intro"), loose=loose))
        return tuple(found)

    def chapter(self, name: str) -> Chapter:
        """A chapter by its id; the first one for an unknown id."""
        return next((one for one in self.chapters if one.id == name), self.chapters[0])

    @cached_property
    def places(self) -> dict[str, str]:
        """Every article's id and its chapter, in reading order; needs no words."""
        found = {one.id: chapter.id for chapter in self.book.chapters for one in chapter.paragraphs}
        for section in self.book.sections:
            found[f"cards.{section.id}"] = group_of(section)
            found |= {f"card.{card}": group_of(section) for card in self._entries.cards(section.sort, section.of)}
        found |= {f"glossary.{name}": "glossary" for name in self.book.glossary}
        return found | {f"summary.{name}": "summary" for name in self.book.summary}

    @cached_property
    def articles(self) -> dict[str, Article]:
        """Every article with its words, by id, in reading order."""
        return {one.id: one for chapter in self.chapters for one in self.of(chapter.id)}

    def article(self, name: str) -> Article:
        """One article; KeyError when there is none of that id."""
        return next(one for one in self.of(self.places[name]) if one.id == name)

    def of(self, chapter: str) -> list[Article]:
        """The articles of a chapter; its words are read on first use."""
        if chapter not in self._made:
            makers: dict[str, Callable[[], Iterator[Article]]] = {"glossary": self._terms, "summary": self._lines}
            maker = makers.get(chapter) or partial(self._cards if chapter.startswith("all-") else self._texts, chapter)
            self._made[chapter] = list(maker())
        return self._made[chapter]

    def resolve(self, target: str) -> str | None:
        """The article meant by a rule number, a card, a paragraph or a chapter; None when there is none."""
        target = self.book.places.get(target.strip(), target.strip())
        if target in self.places:
            return target
        name = target.partition("@")[0].removeprefix("card.")
        if f"card.{name}" in self.places:
            return f"card.{name}"
        if name == "madness":
            return "madness.what"
        if name[:-1] in ("water", "earth", "fire", "air") and name[-1:] in ("1", "2", "3"):
            return "actions.paying"
        return next((one for one, chapter in self.places.items() if chapter == target), None)

    def _texts(self, name: str) -> Iterator[Article]:
        for chapter in self.book.chapters:
            for one in chapter.paragraphs if chapter.id == name else ():
                yield Article(
                    one.id,
                    chapter.id,
                    "text",
                    self.t(f"{one.id}.title"),
                    self.t(f"{one.id}.text"),
                    figure=one.figure,
                    rules=one.rules,
                    also=self._also(one.id),
                )

    def _cards(self, group: str) -> Iterator[Article]:
        entries = self._entries
        for section in [one for one in self.book.sections if group_of(one) == group]:
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

    def _also(self, name: str) -> tuple[str, ...]:
        """Other words for a paragraph or a term, where it has any."""
        key = f"{name}.also"
        return tuple(self.t(key).split(", ")) if self.words.has(f"bigbook.rulebook.{key}") else ()

    def _terms(self) -> Iterator[Article]:
        found = []
        for name, key in self.book.glossary.items():
            title = self.term(key) if key else self.t(f"glossary.{name}.title")
            text = self.t(f"glossary.{name}.text")
            found.append(
                Article(f"glossary.{name}", "glossary", "term", title, text, also=self._also(f"glossary.{name}"))
            )
        yield from sorted(found, key=lambda one: fold(one.title))

    def _lines(self) -> Iterator[Article]:
        for name, lines in self.book.summary.items():
            texts = tuple(self.t(f"summary.{name}.{line}") for line in lines)
            yield Article(f"summary.{name}", "summary", "lines", self.t(f"summary.{name}.title"), "", lines=texts)
