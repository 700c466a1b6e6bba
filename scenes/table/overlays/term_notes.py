"""Terms that explain themselves where they stand: on the table, and on the page of the reading pane.

Each is a thing that does nothing: whoever rests on it (pointer, focus, finger) is told what it means and where the
rulebook says more. Arrows pass them by; Tab and the keys for the parts of the table lead to them.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Protocol

from game.core.play import thing_id
from game.core.text.i18n import Catalogue
from scenes.kit.text import TermSpot
from scenes.kit.thing import TERM, Thing
from scenes.table.context import AnyTable
from scenes.table.reading_pane import ReadingPane

PANE = "pane"
"""The place of the terms on the page of the pane."""
LEAST = 10
"""Pixels that a term is wide at least, to be pointed at."""


class Glossary(Protocol):
    """The terms of a game, and where they stand on its table."""

    def title(self, catalogue: Catalogue, term: str) -> str:
        """What a term is called as a heading."""

    def sentence(self, catalogue: Catalogue, term: str) -> str:
        """What a term means, in a sentence."""

    def key(self, catalogue: Catalogue) -> str:
        """Which key leads to the rulebook."""

    def spots(self) -> Sequence[tuple[str, Sequence[TermSpot]]]:
        """Where terms stand now, in pixels of the window, by the place of the table; what lies above comes later."""


class TermNotes:
    """The terms that stand on the table now."""

    def __init__(self, table: AnyTable, pane: ReadingPane, glossary: Glossary) -> None:
        self.table, self.pane, self.glossary = table, pane, glossary
        self._made: dict[str, tuple[object, list[Thing]]] = {}
        """The things of a place, with all that they were made of: they are asked for several times in a frame."""

    def things(self) -> list[Thing]:
        """A thing for each term, those on the open page last: they lie above what is below it."""
        state = self.table.state
        found: list[Thing] = []
        if not state.hidden and not self.pane.whole:
            found = [thing for place, spots in self.glossary.spots() for thing in self._things(place, spots, (0, 0))]
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
            label = self.glossary.title(self.catalogue(place), term)
            yield Thing(thing_id.term(place, term), TERM, label, rect.move(at), zone=f"terms-{place}")

    def catalogue(self, place: str) -> Catalogue:
        """The words of the table, or those of the pane that speaks another language."""
        app = self.table.app
        return app.catalogue_of(self.pane.lang) if place == PANE and self.pane.lang is not None else app.catalogue

    def note(self, thing: Thing) -> str:
        """What is told of a term: its name, what it means, and the key that leads to the rulebook."""
        at = thing_id.read(thing.id)
        term, words = at.name, self.catalogue(at.place)
        title, sentence = self.glossary.title(words, term), self.glossary.sentence(words, term)
        return f"[b]{title}[/b]\n{sentence}\n[i]{self.glossary.key(words)}[/i]"
