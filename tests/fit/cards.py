"""Every card with words on it, in every shape the table shows, at the sizes of a window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, cast

from game.bigbook.catalogue import catalogue as facts_of_cards
from game.bigbook.play.card_kinds import curse_cost
from game.core.text.i18n import Catalogue
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.cards.render_context import CardFacts
from scenes.bigbook.table.layout import book_pages, curse_cells, library_cells, reading_pane, spell_cells, table_layout
from scenes.bigbook.table.render import book
from scenes.bigbook.table.render_context import RenderContext
from scenes.bigbook.table.text.names import Words
from scenes.kit.assets import Art
from scenes.kit.theme import Theme
from tests.fit.spy import Fault, Spy, watching


def card_faults(
    art: Art, words: Catalogue, size: tuple[int, int], scale: float, shown: float = 1.0
) -> Iterator[tuple[str, Fault]]:
    """Paint every card in one layout; gives (card and shape, fault)."""
    facts, layout = CardFacts(), table_layout(*size, 5, scale)
    painter = CardPainter(art, words, facts)
    theme = Theme(text_scale=scale)
    speech = Words(lambda: words, {}, facts)
    render = RenderContext(theme, layout, cast(Any, None), cast(Any, None), speech, painter, "p1")
    cards = facts_of_cards()
    pane, text = reading_pane(layout), layout.text(21, 17)
    library, plain = next(iter(library_cells(layout).values())), not layout.icons_only
    with watching() as spy:
        for spell in cards.spells:
            for count in (5, 6):
                cell = spell_cells(layout, count)[0]
                painter.spell(spell, (cell.w, cell.h), layout.text(15, 14), words=plain)
            for words_too in {plain, False}:
                painter.spell(spell, (library.w, library.h), layout.text(16, 14), words=words_too)
            painter.spell(spell, (cell.w, cell.h), layout.text(15, 14), words=False)
            yield from _told(spy, shown, f"tile {spell}")
            for power in (1, 3):
                painter.spell_page(spell, (pane.w, pane.h), text, power)
            yield from _told(spy, shown, f"page {spell}")
        for curse in cards.curses:
            cost = tuple(curse_cost(curse).items())
            for cell in curse_cells(layout).values():
                painter.curse(curse, (cell.w, cell.h), layout.text(18, 14), cost)
            yield from _told(spy, shown, f"tile {curse}")
            painter.curse_page(curse, (pane.w, pane.h), text, cost)
            yield from _told(spy, shown, f"page {curse}")
        sheet = layout.areas["magician"]
        for magician in cards.magicians:
            if not layout.large:  # with large letters the desk shows the face, and the pane the words
                painter.magician(magician, (sheet.w, sheet.h), layout.text(17, 14))
            painter.magician(magician, (pane.w, pane.h), text)
            yield from _told(spy, shown, f"sheet {magician}")
        left, right = book_pages(layout)
        for page in cards.pages:
            if words.has(f"bigbook.cards.monsters.{page}.arrival"):
                book._left_page(render, page, (left.w, left.h), 1.0, art.get("monsters", page, (left.w, left.h)))
            if words.has(f"bigbook.cards.pages.{page}.bonus"):
                book._right_page(render, page, (right.w, right.h), 1.0)
            yield from _told(spy, shown, f"book {page}")


def _told(spy: Spy, shown: float, where: str) -> Iterator[tuple[str, Fault]]:
    yield from ((where, fault) for fault in spy.faults(shown))
    spy.clear()
