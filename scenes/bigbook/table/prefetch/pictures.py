"""Pictures that the book will want, asked for while people think, so that none is missing when a page is turned.

The next monster is the back of the right page that lies open: its id stands in what everybody sees. Which right page
comes after that nobody knows, so the pictures of all of them are asked for: what is prepared says nothing of the deck.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from game.bigbook.catalogue import catalogue
from scenes.bigbook.table.animation.book import book_effects, round_title
from scenes.bigbook.table.animation.book.round_end import sheet_room
from scenes.bigbook.table.animation.magicians import hero_portraits, magician_closeup
from scenes.bigbook.table.animation.monster import entrance
from scenes.bigbook.table.animation.spells import spell_picture
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import Layout, book_pages
from scenes.bigbook.table.prefetch.cards import Picture, acting, pictures
from scenes.bigbook.table.render import monster_layers
from scenes.bigbook.table.render.book import FINAL, PARTS, VIGNETTE, picture_height
from scenes.bigbook.table.render.monster_rig import rigs
from scenes.table.set_pieces import SetPiece

SOON, LATER, CARDS, SOMETIME = 6, 7, 8, 9
"""How pressing they are: after everything that is shown now."""
AT_ONCE = 24
"""Cards asked for at a time, as long as people think."""
REST = 250.0
"""Milliseconds after a decision stands there: what is shown now comes first."""


class PicturePrefetch(SetPiece):
    """Asks for the pictures a moment after people have begun to think."""

    def __init__(self, table: BookTable) -> None:
        self.table = table
        self._since: float | None = None
        self._layout: Layout | None = None
        self._cards: Iterator[Picture] = iter(())

    def settle(self, source: str = "") -> None:
        """A decision stands there."""
        if self._since is None:
            self._since = 0.0

    def update(self, dt: float) -> bool:
        """Time passes; nothing is seen of that."""
        if self._since is not None:
            self._since += dt
            if self._since >= REST:
                self._since = None
                self.prepare()
                self._some_cards()
        return False

    def _some_cards(self) -> None:
        """Ask for some more cards that may come, each as large as it will be; nothing where nobody sees them come."""
        table, render, art = self.table, self.table.render, self.table.app.art
        if table.app.speed == 0:
            return
        if render.layout != self._layout:
            self._layout, self._cards = render.layout, pictures(render)
        for kind, name, size in acting(render):
            art.get(kind, name, size, SOMETIME)
        asked = list(islice(self._cards, AT_ONCE))
        for kind, name, size in asked:
            art.get(kind, name, size, SOMETIME)
        if asked:
            self._since = 0.0

    def prepare(self) -> None:
        """Ask for whatever may be shown with the next turn of a page; what is there already costs nothing."""
        table, render, art = self.table, self.table.render, self.table.app.art
        page = render.model.page
        if page != FINAL:
            monster(table, page, SOON)
        if table.unhurried and not table.theme.reduced_motion:
            round_title.ask(render, art, round_title.coming(render), SOON)
        if table.unhurried and page in catalogue().interiors:
            room = sheet_room(render)
            for part in PARTS:
                art.get("pages", f"{page}_{part}", (room, round(room * VIGNETTE)), SOON)
        left, right = book_pages(render.layout)
        # The book shuts on its cover when it is beaten, also in a game that was opened in the middle.
        art.get("covers", table.session.state.book[0], (left.w, left.h), LATER)
        art.get("ui", "grimoire_frame", (left.w, left.h), LATER)
        if table.app.speed > 0 and not table.theme.reduced_motion:
            art.get("covers", table.session.state.book[0], book_effects.forth_size(render.layout), LATER)
            art.get("ui", "grimoire_frame", book_effects.forth_size(render.layout), LATER)
            hero_portraits.ask(render, art, SOON)
            spell_picture.ask(render, art, CARDS)
            if table.unhurried:
                magician_closeup.ask(render, art, CARDS)
        for other in catalogue().interiors:
            for part in PARTS:
                art.get("pages", f"{other}_{part}", (right.w, round(right.w * VIGNETTE)), LATER)
        art.get("pages", FINAL, (right.w, round(right.w * 648 / 704)), LATER)


def monster(table: BookTable, name: str, urgency: int = 5) -> None:
    """Ask for every picture of a monster: still, in layers, and as it comes."""
    render, art = table.render, table.app.art
    left = book_pages(render.layout)[0]
    size = (left.w, picture_height(left.w))
    art.get("monsters", name, size, urgency)
    if table.theme.reduced_motion or table.theme.high_contrast or table.app.speed == 0 or name not in rigs():
        return
    monster_layers.ask(art, name, left.w, urgency)
    if table.unhurried:
        entrance.ask(render, art, name, urgency)
    else:
        art.get("layers", f"{name}_ink", size, urgency)
