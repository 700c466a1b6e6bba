"""A person reading: where they are and have been, the pages before them, what a search has found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from game.core.text.i18n import Catalogue
from scenes.book.articles import BookContents
from scenes.book.flow import Page
from scenes.book.search import MOST, Index
from scenes.book.typeset import Typesetter


@dataclass(frozen=True, slots=True)
class Place:
    """A place in the book: a chapter, the article that is looked at, whether it was asked for (then it is marked), a
    search whose finds are shown, and the words to be underlaid.
    """

    chapter: str
    article: str = ""
    marked: bool = False
    query: str = ""
    words: str = ""


@dataclass(slots=True)
class History:
    """Places in the order they were visited. Going somewhere new forgets what lay ahead."""

    places: list[Place] = field(default_factory=list)
    at: int = -1

    @property
    def here(self) -> Place:
        """The present place."""
        return self.places[self.at]

    def go(self, place: Place) -> None:
        """Visit a place; the same one again changes nothing."""
        if self.places and self.here == place:
            return
        self.places[self.at + 1 :] = [place]
        self.at += 1

    def update(self, place: Place) -> None:
        """Stay, but remember the place like this (a page was turned, a letter typed)."""
        self.places[self.at] = place

    def turned(self, article: str) -> None:
        """A page was turned: the article at its top is the place now."""
        self.update(replace(self.here, article=article))

    @property
    def can_go_back(self) -> bool:
        """True when there is an earlier place."""
        return self.at > 0

    @property
    def can_go_forward(self) -> bool:
        """True when there is a later place."""
        return self.at < len(self.places) - 1

    def step(self, by: int) -> bool:
        """Go back (-1) or forward (1); False at the end of the list."""
        if not 0 <= self.at + by < len(self.places):
            return False
        self.at += by
        return True


@dataclass
class Reader:
    """The book open at a place. `setter` and `opening` (1 or 2 pages side by side) come from the screen's layout."""

    contents: BookContents
    written: Callable[[Catalogue], BookContents]
    """Gives the book in another language."""
    history: History = field(default_factory=History)
    pages: list[Page] = field(default_factory=list)
    at: int = 0
    """The page at the left."""
    opening: int = 2
    listed: bool = False
    """True when the list of chapters is a page of the book, because it has no room beside it."""
    setter: Typesetter | None = None
    _index: Index | None = None

    @property
    def here(self) -> Place:
        """The present place."""
        return self.history.here

    @property
    def shown(self) -> list[Page]:
        """The pages one sees."""
        return self.pages[self.at : self.at + self.opening]

    def begin(self, target: str) -> None:
        """Open the book at a rule number, a card, a paragraph or a chapter; at its start for anything unknown."""
        chapters = [chapter.id for chapter in self.contents.chapters]
        article = None if target in chapters else self.contents.resolve(target) if target else None
        if article is None:
            self.history.go(Place(target if target in chapters else chapters[0]))
        else:
            self.history.go(Place(self.contents.places[article], article, marked=True))

    def speak(self, words: Catalogue) -> None:
        """Another language; the place stays."""
        self.contents = self.written(words)
        self._index = None

    def visit(self, place: Place) -> None:
        """Go to a place, remembering the way back."""
        self.history.go(place)
        self.set()

    def follow(self, target: str) -> None:
        """Follow a link, a find or a line of the contents (`chapter:book`)."""
        if target.startswith("chapter:"):
            self.visit(Place(target.removeprefix("chapter:")))
            return
        article = self.contents.resolve(target)
        if article is not None:
            words = self.here.query
            self.visit(Place(self.contents.places[article], article, marked=True, words=words))

    def step(self, by: int) -> None:
        """Back (-1) or forward (1)."""
        if self.history.step(by):
            self.set()

    def turn(self, by: int) -> None:
        """Turn over one opening; past the end of a chapter comes the next one."""
        if 0 <= self.at + by * self.opening < len(self.pages):
            self.at += by * self.opening
            if not self.here.query:
                self.history.turned(self.pages[self.at].first)
        elif self.can_turn(by):
            order = self._order()
            at = order.index(self.here.chapter) if self.here.chapter in order else -1
            self.visit(Place(order[at + by]))
            if by < 0:
                self.at = (len(self.pages) - 1) // self.opening * self.opening

    def can_turn(self, by: int) -> bool:
        """True when there is something on that side."""
        if 0 <= self.at + by * self.opening < len(self.pages):
            return True
        return not self.here.query and self.here.chapter != self._order()[0 if by < 0 else -1]

    def _order(self) -> list[str]:
        return (["contents"] if self.listed else []) + [chapter.id for chapter in self.contents.chapters]

    def search(self, query: str) -> None:
        """Show what is found for these letters; none leave the search."""
        if not query:
            if self.here.query and not self.history.step(-1):
                self.history.update(Place(self.contents.chapters[0].id))
        elif self.here.query:
            self.history.update(replace(self.here, query=query))
        else:
            self.history.go(Place(self.here.chapter, query=query))
        self.set()

    def set(self) -> None:
        """Set the pages of the present place and open the right one."""
        assert self.setter is not None
        here = self.here
        if here.query:
            self.pages = self._found(here.query, self.setter)
        elif here.chapter == "contents":
            self.pages = self.setter.contents_page()
        else:
            self.pages = self.setter.chapter(self.contents.chapter(here.chapter))
        on = (i for i, page in enumerate(self.pages) if any(row.article == here.article for _, row in page.rows))
        self.at = (next(on, 0) if here.article and not here.query else 0) // self.opening * self.opening

    def _found(self, query: str, setter: Typesetter) -> list[Page]:
        if self._index is None:
            self._index = Index(self.contents)
        hits = self._index.find(query)
        said = {"query": query.replace("<", "").replace(">", "").replace("[", "")}
        t = self.contents.t
        heading = t("ui.results", n=len(hits), **said) if hits else t("ui.none", **said)
        return setter.found(hits[:MOST], heading, t("ui.more") if len(hits) > MOST else "")
