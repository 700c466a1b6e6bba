"""Terms that explain themselves where they stand: in the panel, in the open book, at the desk and on the pane's page.

Each is a thing that does nothing: whoever rests on it (pointer, focus, finger) is told what it means and where the
rulebook says more. Arrows pass them by; Tab and the keys for the parts of the table lead to them.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from game.bigbook.play import thing_id
from game.bigbook.text.rulebook import rulebook
from game.core.text.i18n import Catalogue
from scenes.bigbook.cards.term_forms import marked
from scenes.bigbook.table.context import BookTable
from scenes.kit.text import TermSpot, terms_in
from scenes.kit.thing import TERM, Thing
from scenes.table.reading_pane import ReadingPane

BOOK, PANEL, PANE, DESK = "book", "panel", "pane", "desk"
LEAST = 10
"""Pixels that a term is wide at least, to be pointed at."""
_LINK = re.compile(r"<[a-z0-9_.]+\|([^<>|]+)>")


def title_of(catalogue: Catalogue, term: str) -> str:
    """What a term is called as a heading."""
    own = rulebook().glossary[term]
    return str(catalogue.t(f"bigbook.terms.{own}" if own else f"bigbook.rulebook.glossary.{term}.title"))


def sentence_of(catalogue: Catalogue, term: str) -> str:
    """What a term means, in a sentence."""
    return _LINK.sub(r"\1", str(catalogue.t(f"bigbook.rulebook.glossary.{term}.text")))


def explained(catalogue: Catalogue, text: str) -> list[str]:
    """For ears: every term that stands in a text without markup, each with what it means."""
    found = terms_in(text, marked(catalogue))
    return [f"{title_of(catalogue, term)}: {sentence_of(catalogue, term)}" for term in found]


class TermNotes:
    """The terms that stand on the table now."""

    def __init__(self, table: BookTable, pane: ReadingPane) -> None:
        self.table, self.pane = table, pane
        self._made: dict[str, tuple[object, list[Thing]]] = {}
        """The things of a place, with all that they were made of: they are asked for several times in a frame."""

    def things(self) -> list[Thing]:
        """A thing for each term, those on the open page last: they lie above what is below it."""
        state, render = self.table.state, self.table.render
        found: list[Thing] = []
        if not state.hidden and not self.pane.whole:
            pages = render.page_terms if render.model.monster is not None else ()
            places = ((DESK, render.sheet_terms), (BOOK, pages), (PANEL, render.terms))
            found = [thing for place, spots in places for thing in self._things(place, spots, (0, 0))]
        page = self.pane.page_at
        if page is not None and self.pane.shown is not None and not state.hidden:
            found = [one for one in found if not page.colliderect(one.rect)]
            found += self._things(PANE, self.pane.readings.terms, page.topleft)
        return found

    def _things(self, place: str, spots: Iterable[TermSpot], at: tuple[int, int]) -> list[Thing]:
        """Of a place of the table, its corner at a pixel."""
        spots, words = tuple(spots), self.catalogue(place)
        made_of, found = self._made.get(place, (None, []))
        if made_of != (wanted := (words, spots, at)):
            found = list(self._thing_of(place, spots, at))
            self._made[place] = wanted, found
        return found

    def _thing_of(self, place: str, spots: Iterable[TermSpot], at: tuple[int, int]) -> Iterator[Thing]:
        seen: set[str] = set()
        for term, rect in spots:
            if term in seen or rect.w < LEAST:
                continue
            seen.add(term)
            label = title_of(self.catalogue(place), term)
            yield Thing(thing_id.term(place, term), TERM, label, rect.move(at), zone=f"terms-{place}")

    def catalogue(self, place: str) -> Catalogue:
        """The words of the table, or those of the pane that speaks another language."""
        app = self.table.app
        return app.catalogue_of(self.pane.lang) if place == PANE and self.pane.lang is not None else app.catalogue

    def note(self, thing: Thing) -> str:
        """What is told of a term: its name, what it means, and the key that leads to the rulebook."""
        at = thing_id.read(thing.id)
        term, words = at.name, self.catalogue(at.place)
        key = words.t("bigbook.tips.term_key", key=self.table.app.keys.shown("rulebook"))
        return f"[b]{title_of(words, term)}[/b]\n{sentence_of(words, term)}\n[i]{key}[/i]"


def article_of(thing: str) -> str:
    """Where the rulebook explains the term that a thing stands for, '' for other things."""
    at = thing_id.read(thing)
    return f"glossary.{at.name}" if at.kind == thing_id.TERM else ""
