"""What can be read large at the table of this game: its cards, their pages, and where there is room for them."""

from __future__ import annotations

from collections.abc import Sequence

import pygame
from pygame import Rect, Surface

from game.bigbook.play import thing_id
from game.bigbook.rules.action_id import ActionId
from game.core.text.i18n import Catalogue
from scenes.bigbook.cards.frames import parchment, rounded
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.table import layout as lay
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.overlays.seat_sheet import SeatSheet
from scenes.bigbook.table.render_context import RenderContext
from scenes.bigbook.table.text.names import Words
from scenes.kit.focus import Focus
from scenes.kit.geometry import Box
from scenes.kit.text import TermSpot
from scenes.kit.theme import INK
from scenes.kit.thing import Thing
from scenes.shell.app import App

READABLE = ("card", "spell", "curse", "library", "supply", "magician", "ability")
PEOPLE = ("magician", "ability")


class CardReadings:
    """The cards of a table as pages (`Readings`)."""

    def __init__(self, table: BookTable, seat: SeatSheet) -> None:
        self.table, self.seat = table, seat
        self._words: Words | None = None
        self._painter: CardPainter | None = None
        self.terms: Sequence[TermSpot] = ()
        self.sharp = True

    @property
    def app(self) -> App:
        return self.table.app

    @property
    def measures(self) -> lay.Layout:
        return self.table.render.layout

    @property
    def focus(self) -> Focus:
        return self.table.focus

    @property
    def busy(self) -> bool:
        return self.table.director.busy

    @property
    def pointed(self) -> str | None:
        focus = self.table.focus
        return self.table.hover or (focus.current if focus.visible else None)

    @property
    def prepared(self) -> str | None:
        plan, at = self.table.state.plan, self.pointed
        if at is not None and thing_id.read(at).kind != "button":
            return None  # that has a sheet of its own
        return plan.target if plan is not None and self.readable(plan.target) else None

    def readable(self, name: str) -> bool:
        return thing_id.read(name).kind in READABLE

    def lies(self, name: str) -> bool:
        """A magician's sheet."""
        return thing_id.read(name).kind in PEOPLE

    def under(self, name: str | None) -> bool:
        return name == "book"  # the pane lies on a page: whoever points at the book sees it

    def rect(self, name: str) -> Rect | None:
        """Where the thing that is read lies, on the table or in a seat lying over the desk."""
        things = self.seat.covered(self.table.listing().things)
        return next((one.rect for one in things if one.id == name), None)

    def beside(self, rect: Rect | None) -> Box:
        layout = self.table.render.layout
        return lay.reading_pane(layout, over_left=rect is None or rect.centerx > layout.window[0] // 3)

    def parked(self, rect: Rect | None) -> Box:
        """On the far page of the book."""
        layout = self.table.render.layout
        left, right = lay.book_pages(layout)
        return right if rect is not None and rect.centerx < layout.areas["book"].center[0] else left

    def speak(self, catalogue: Catalogue | None) -> None:
        self._words = self._painter = None
        if catalogue is not None:
            own, table = catalogue, self.table
            self._words = Words(lambda: own, table.words.people, table.words.facts)
            self._painter = CardPainter(table.app.art, own, table.words.facts)

    def art_arrived(self) -> None:
        """Pictures came: cards in the pane's own language are painted with them."""
        if self._painter is not None:
            self._painter.forget_missing()

    def things(self) -> list[Thing]:
        return self.table.things()

    def default_focus(self) -> str | None:
        return self.table.screen.default_focus()

    def redraw(self) -> None:
        self.table.redraw()

    def page(self, name: str, size: tuple[int, int], *, whole: bool) -> Surface | None:
        painter, own = self._painter or self.table.render.painter, self.table.render.painter
        painter.terms, painter.lacking, own.lacking = (), False, False
        made = self._page(name, size, whole=whole)
        self.terms = painter.terms
        self.sharp = not (painter.lacking or own.lacking) or not self.table.app.art.waiting
        return made

    def _price(self, spell: str) -> int:
        """How many Elements it costs to learn a spell of the library."""
        session = self.table.session
        return session.game.cost(session.state, ActionId("learn", spell).id).total

    def _page(self, name: str, size: tuple[int, int], *, whole: bool) -> Surface | None:
        render = self.table.render
        words, painter = self._words or self.table.words, self._painter or render.painter
        text = render.layout.text(21, 17) if not whole else max(render.layout.text(34, 24), size[0] // 15)
        at = thing_id.read(name)
        plan = self.table.state.plan
        power = plan.power if plan is not None and plan.target == name else 1
        if at.kind == "spell":
            return painter.spell_page(at.name, size, text, power)
        if at.kind == "library":
            top = render.model.library[at.name].top
            return painter.spell_page(top, size, text, learn=self._price(top)) if top else None
        if at.kind == "curse":
            curse = render.model.curse(at.name)
            return painter.curse_page(at.name, size, text, curse.price if curse is not None else ())
        if at.kind in PEOPLE:
            who = render.model.seats[at.seat or render.desk].magician
            if whole:
                return painter.magician_spread(who, size, render.layout.text(34, 24))
            return painter.magician(who, size, text)
        if at.kind == "supply":
            return element_page(render, words, at.name, size)
        card = self.table.listing().cards.get(name) or self.seat.cards.get(name) if at.kind == "card" else None
        return element_page(render, words, card.kind, size, card.uid) if card is not None else None


def element_page(render: RenderContext, words: Words, kind: str, size: tuple[int, int], uid: int = 0) -> Surface:
    """An element card or a Madness card, large, above a tag with its name in these words; nothing beside them."""
    w, h = size
    tag, overlap = render.layout.text(44, 32), render.layout.px(6, 4)
    high = min(h - tag + overlap, round(w * lay.CARD))
    out = Surface(size, pygame.SRCALPHA)
    face = render.painter.element(kind, (round(high / lay.CARD), high), uid)
    place = face.get_rect(midtop=(w // 2, 0))
    room = Rect(place.x + overlap, high - overlap, place.w - 2 * overlap, tag)
    out.blit(rounded(parchment(room.size, 12), room.h // 5), room)
    out.blit(face, place)
    room.y, room.h = high, tag - overlap
    render.text(out, str(words.card(kind)), room, (26, 20), INK, face="title", align="center")
    return out
