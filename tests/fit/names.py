"""The names on cards as they stand on a table: their words, and how high their letters are."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, cast

from game.bigbook.catalogue import catalogue as facts_of_cards
from game.bigbook.play.card_kinds import curse_cost
from game.core.text.i18n import Catalogue
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.cards.render_context import CardFacts
from scenes.bigbook.table.layout import Layout, curse_cells, library_cells, spell_cells
from scenes.kit.geometry import Box
from tests.fit.spy import watching
from tests.scenes.plain_pictures import BlankArt


class Named(NamedTuple):
    """A card, its name, the name as it stands there in one line, and the height of its letters in pixels."""

    card: str
    name: str
    stands: str
    size: int


def names(words: Catalogue, layout: Layout) -> Iterator[Named]:
    """Every spell in a magician's row and in the library, and every curse on the track, as one layout shows them."""
    painter = CardPainter(cast(Any, BlankArt()), words, CardFacts())
    rows: list[Box] = [spell_cells(layout, count)[0] for count in (5, 6)]
    for cell in {(box.w, box.h) for box in (*rows, *library_cells(layout).values())}:
        for spell in facts_of_cards().spells:
            with watching() as spy:
                painter.spell(spell, cell, layout.text(16, 14), words=False, signs=layout.grown)
            name = words.t(f"bigbook.cards.spells.{spell}.name")
            yield _named(f"{spell} {cell}", name, [(one.text, one.size) for one in spy.drawn])
    for cell in {(box.w, box.h) for box in curse_cells(layout).values()}:
        for curse in facts_of_cards().curses:
            with watching() as spy:
                cost = (*curse_cost(curse).items(), ("fire", 1))
                painter.curse(curse, cell, layout.text(18, 14), cost, signs=layout.large)
            name = words.t(f"bigbook.cards.curses.{curse}.name")
            yield _named(f"{curse} {cell}", name, [(one.text, one.size) for one in spy.drawn])


def _named(card: str, name: str, drawn: list[tuple[str, int]]) -> Named:
    stands = " ".join(text.replace("/", " ") for text, _ in drawn)
    return Named(card, name, stands, min((size for _, size in drawn), default=0))
