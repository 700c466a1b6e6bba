"""The terms of this game that explain themselves: what they are called, what they mean, where they stand."""

from __future__ import annotations

import re
from collections.abc import Sequence

from game.bigbook.play import thing_id
from game.bigbook.text.rulebook import rulebook
from game.core.text.i18n import Catalogue
from scenes.bigbook.cards.term_forms import marked
from scenes.bigbook.table.context import BookTable
from scenes.kit.text import TermSpot, terms_in

BOOK, PANEL, DESK = "book", "panel", "desk"
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


class BookGlossary:
    """The terms of this game, where they stand on one table."""

    def __init__(self, table: BookTable) -> None:
        self.table = table

    def title(self, catalogue: Catalogue, term: str) -> str:
        """What a term is called as a heading."""
        return title_of(catalogue, term)

    def sentence(self, catalogue: Catalogue, term: str) -> str:
        """What a term means, in a sentence."""
        return sentence_of(catalogue, term)

    def key(self, catalogue: Catalogue) -> str:
        """Which key leads to the rulebook."""
        return str(catalogue.t("bigbook.tips.term_key", key=self.table.app.keys.shown("rulebook")))

    def spots(self) -> tuple[tuple[str, Sequence[TermSpot]], ...]:
        """Those at the desk, in the open book, and in the panel."""
        render = self.table.render
        pages = render.page_terms if render.model.monster is not None else ()
        return (DESK, render.sheet_terms), (BOOK, pages), (PANEL, render.terms)


def article_of(thing: str) -> str:
    """Where the rulebook explains the term that a thing stands for, '' for other things."""
    at = thing_id.read(thing)
    return f"glossary.{at.name}" if at.kind == thing_id.TERM else ""
