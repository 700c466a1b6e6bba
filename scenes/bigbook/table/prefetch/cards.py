"""The pictures of every card that may come to the table, in every size that it is shown in there.

All kinds, spells and curses are named, whatever lies in decks and piles: what is prepared says nothing of them.
"""

from __future__ import annotations

from collections.abc import Iterator

from game.bigbook.catalogue import catalogue
from scenes.bigbook.cards.faces import PICTURE_FROM
from scenes.bigbook.cards.painter import MADNESS_FACES
from scenes.bigbook.cards.reading_faces import page_size
from scenes.bigbook.cards.render_context import MINI, art_size
from scenes.bigbook.table import layout as lay
from scenes.bigbook.table.animation.magicians.madness_flight import size_on
from scenes.bigbook.table.panel import column
from scenes.bigbook.table.render.desk import pile_box
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit.geometry import Box
from scenes.table.reading_pane import ALWAYS_ABOVE

Picture = tuple[str, str, tuple[int, int]]
ELEMENTS = [f"{element}_{value}" for element in lay.ELEMENTS for value in (1, 2, 3)]
FACES = [f"face_{face}" for face in range(1, MADNESS_FACES + 1)]
"""Every face of Madness."""
SUPPORT = (3, 4)
"""How many places of support somebody may have; more of them are smaller."""
ROWS = (5, 6)
"""The same for spells in a row."""
WIDEST = 2560
"""Pixels of width above which only what comes every turn is prepared: all of it would not stay in the store."""


def pictures(render: RenderContext) -> Iterator[Picture]:
    """What comes most often first: elements and Madness, backs, then spells, then curses."""
    wanted: dict[Picture, None] = {}
    for kind, names, boxes in _kinds(render):
        sizes = {(box.w, box.h) for box in boxes if kind != "elements" or box.w >= MINI}
        for size in sorted(sizes, reverse=True):
            wanted |= {(kind, name, art_size(kind, name, size)): None for name in names}
    yield from wanted
    for name in ELEMENTS:
        yield "elements", name, column.card_size(render)


def acting(render: RenderContext) -> Iterator[Picture]:
    """The cards on the table that may act next, as the panel shows them then."""
    size = column.card_size(render)
    for face in FACES:
        yield "madness", face, size
    for curse in render.model.curses:
        yield "curses", curse.id, size
    for spell in render.model.seats[render.desk].spells:
        yield "spells", spell.id, size
    if render.layout.text_scale > ALWAYS_ABOVE:
        yield from _pages(render)


def _pages(render: RenderContext) -> Iterator[Picture]:
    """What may be read on the book at once where letters are large: whoever walks over it sees no picture sharpen."""
    page = lay.book_pages(render.layout)[0]
    tops = [pile.top for pile in render.model.library.values() if pile.top]
    own = [spell.id for spell in render.model.seats[render.desk].spells]
    for spell in [*own, *tops]:
        yield "spells", spell, art_size("spells", spell, page_size("spells", page.w))
    for curse in render.model.curses:
        yield "curses", curse.id, art_size("curses", curse.id, page_size("curses", page.w))


def _kinds(render: RenderContext) -> Iterator[tuple[str, list[str], list[Box]]]:
    layout, places, cards = render.layout, render.places, catalogue()
    supply = next(iter(places.supply.values()))
    support = [lay.support_cells(layout, 1, count)[0] for count in SUPPORT]
    discard = layout.areas["discard"]
    small = [*support, pile_box(render, discard), places.card_in(discard), supply, places.stack_top()]
    hand = [*lay.hand_cells(layout, 1), places.show()]
    paid = layout.px(*column.PAYING)
    small.append(Box(0, 0, round(paid / column.PAYING_SHAPE), paid))
    yield "elements", ELEMENTS, [*hand, *small]
    face = places.seats[render.desk].portrait
    seizes = size_on(face, (layout.size("hand_w"), layout.size("hand_h")))
    yield "madness", FACES, [*hand, *small, Box(0, 0, *seizes)]
    yield "backs", ["deck"], [*hand, *small]
    if layout.window[0] > WIDEST:
        return
    minis = [box for parts in places.seats.values() for box in parts.spells[:1] if box.w >= PICTURE_FROM]
    spells = [*minis, *places.library.values(), *(lay.spell_cells(layout, count)[0] for count in ROWS)]
    yield "backs", ["spell"], list(places.library.values())
    yield "tiles", list(cards.spells), spells
    pictures = [places.picture(cell) for cell in places.curse_cells.values()]
    yield "curses", [f"{curse}_tile" for curse in cards.curses], pictures
    yield "backs", ["deck"], list(places.curse_cells.values())
