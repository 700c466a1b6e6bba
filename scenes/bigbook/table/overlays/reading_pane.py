"""The reading pane: one card large beside the play, in the language of the table or in that of a friend."""

from __future__ import annotations

import pygame
from pygame import Rect, Surface

from game.bigbook.play import thing_id
from game.core.text.i18n import Catalogue
from scenes.bigbook.cards.frames import parchment
from scenes.bigbook.cards.painter import CardPainter
from scenes.bigbook.table import layout as lay
from scenes.bigbook.table.context import TableContext
from scenes.bigbook.table.overlays.seat_sheet import CLOSE, SeatSheet, cross
from scenes.bigbook.table.text.names import Words
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.ornament import pill
from scenes.kit.text import Style
from scenes.kit.theme import GOLD, INK, mix
from scenes.kit.thing import Thing
from scenes.table.geometry import Box

READABLE = ("card", "spell", "curse", "library", "supply", "magician", "ability")
BUTTON = "button:pane-language"
ALWAYS_ABOVE = 1.25
"""Above this text size the table shows icons, and the pane is always there."""
WHOLE_SHARE, WHOLE_ASPECT, SPREAD_ASPECT, SPREAD_MOST = 0.94, 0.72, 1.6, 0.86
"""How much of the window's height a card takes that is read as large as can be, and its width by its height; the same
of a magician's sheet, which lies, and how much of the window's width that takes at most."""
PEOPLE = ("magician", "ability")


def readable(name: str) -> bool:
    """Whether a thing has a face that can be read."""
    return thing_id.read(name).kind in READABLE


class ReadingPane:
    """`reading` is the id of the thing that lies open; `lang` a language of its own, None for that of the table."""

    def __init__(self, table: TableContext, seat: SeatSheet) -> None:
        self.table, self.seat = table, seat
        self.reading: str | None = None
        self.whole = False
        """What is read fills the window."""
        self.lang: str | None = None
        self._last: str | None = None
        self._words: Words | None = None
        self._painter: CardPainter | None = None

    @property
    def shown(self) -> str | None:
        """What the pane shows: what was opened; above 125 % text also what the pointer or the focus was on last."""
        table = self.table
        if self.reading is not None or table.look.layout.text_scale <= ALWAYS_ABOVE or table.director.busy:
            return self.reading
        name = table.hover or (table.focus.current if table.focus.visible else None)
        if name is not None and readable(name):
            self._last = name
        if name == "book" or self._last is None:  # the pane lies on a page: whoever points at the book sees it
            return None
        return self._last if self._rect(self._last) is not None else None

    def open(self, name: str | None) -> None:
        """Read this thing; the same again fills the window with it; once more, or nothing readable, closes the pane."""
        again = name is not None and name == self.reading and not self.whole
        self.reading = name if again or (name is not None and readable(name) and name != self.reading) else None
        self.whole = again
        table = self.table
        if self.whole or table.focus.current in (CLOSE, BUTTON):
            table.focus.sync(table.things(), CLOSE if self.whole else table.screen.default_focus())

    def _rect(self, name: str) -> Rect | None:
        """Where the thing that is read lies, on the table or in a seat lying over the desk."""
        things = self.seat.covered(self.table.listing().things)
        return next((one.rect for one in things if one.id == name), None)

    def next_language(self) -> None:
        """The pane alone speaks the next language; the table keeps its own."""
        app = self.table.app
        codes = [language.code for language in app.languages]
        now = self.lang or app.lang
        code = codes[(codes.index(now) + 1) % len(codes)] if now in codes else codes[0]
        self.lang = code if code != app.lang else None
        self._words = self._painter = None
        if self.lang is not None:
            own: Catalogue = app.catalogue_of(self.lang)
            facts = self.table.facts
            self._words = Words(lambda: own, self.table.words.people, facts)
            self._painter = CardPainter(app.art, own, facts)
        self.table.redraw()

    def art_arrived(self) -> None:
        """Pictures came: cards in the pane's own language are painted with them."""
        if self._painter is not None:
            self._painter.forget_missing()

    def things(self) -> list[Thing]:
        """The small button for the pane's language while the pane is open; one that closes what fills the window."""
        shown = self.shown
        if shown is None:
            return []
        found = []
        if self.whole:
            found.append(Thing(CLOSE, "button", self.table.words.kit("button.close"), self._close(), zone="pane"))
        if len(self.table.app.languages) < 2:
            return found
        label = f"{self.table.words.kit('button.language')}: {self._own_name()}"
        return [*found, Thing(BUTTON, "button", label, self._button(self._box(shown)), zone="pane")]

    def _close(self) -> Rect:
        box, side = self._box(self.shown or ""), self.table.look.layout.px(44, 32)
        return Rect(box.right + side // 3, box.y, side, side)

    def _own_name(self) -> str:
        code = self.lang or self.table.app.lang
        return next((one.own_name for one in self.table.app.languages if one.code == code), code)

    def _button(self, box: Box) -> Rect:
        px = self.table.look.layout.px
        made = Rect(0, 0, px(58, 42), px(36, 28))
        made.bottomright = (box.right - px(8, 6), box.bottom + px(18, 14))
        return made

    def _box(self, name: str) -> Box:
        look = self.table.look
        width, height = look.layout.window
        if self.whole:
            h = round(height * WHOLE_SHARE)
            if thing_id.read(name).kind in PEOPLE:
                w = min(round(width * SPREAD_MOST), round(h * SPREAD_ASPECT))
                return Box(0, 0, width, height).centered(w, round(w / SPREAD_ASPECT))
            return Box(0, 0, width, height).centered(min(width, round(h * WHOLE_ASPECT)), h)
        rect = self._rect(name)
        if self.reading is None:  # the pane that is always there parks on the far page of the book
            left, right = lay.book_pages(look.layout)
            box = right if rect is not None and rect.centerx < look.layout.areas["book"].center[0] else left
        else:
            over_left = rect is None or rect.centerx > width // 3
            box = lay.reading_pane(look.layout, over_left)
        return Box(box.x, box.y, box.w, box.h - look.layout.px(20, 15))

    def covers(self, rect: Rect) -> bool:
        """Whether the card that lies open hides this area."""
        shown = self.shown
        return self.whole or (shown is not None and rect.colliderect(Rect(self._box(shown))))

    def paint(self, canvas: Canvas, hover: str | None) -> None:
        """The card, and the button below its corner."""
        shown = self.shown
        if shown is None:
            return
        if self.whole:
            canvas.dim(0.8)
        box = self._box(shown)
        picture = self._page(shown, box)
        if picture is None:
            return
        shadow = Surface((picture.get_width() + 24, picture.get_height() + 24), pygame.SRCALPHA)
        materials.soft_shadow(shadow, Rect(8, 8, *picture.get_size()), 14)
        canvas.blit(shadow, (box.x - 8, box.y - 8))
        canvas.blit(picture, (box.x, box.y))
        for thing in self.things():
            if thing.id == CLOSE:
                cross(canvas.surface, thing.rect, hover == CLOSE)
                canvas.mark(thing.rect)
                continue
            pill(canvas.surface, thing.rect, mix(INK, GOLD[3], 0.45 if hover == BUTTON else 0.15), 245)
            pygame.draw.rect(canvas.surface, GOLD[2], thing.rect, 1, border_radius=thing.rect.h // 2)
            style = Style(self.table.look.layout.text(17, 14), GOLD[1], bold=True, align="center")
            code = (self.lang or self.table.app.lang).upper()
            draw_text(canvas.surface, code, thing.rect, style, valign="middle", where=BUTTON, wrap=False)
            canvas.mark(thing.rect.inflate(2, 2))

    def _page(self, name: str, box: Box) -> Surface | None:
        look = self.table.look
        words, painter = self._words or self.table.words, self._painter or look.painter
        size = (box.w, box.h)
        text = look.layout.text(21, 17) if not self.whole else max(look.layout.text(34, 24), box.w // 15)
        at = thing_id.read(name)
        plan = self.table.state.plan
        power = plan.power if plan is not None and plan.target == name else 1
        if at.kind == "spell":
            return painter.spell_page(at.name, size, text, power)
        if at.kind == "library":
            top = look.model.library[at.name].top
            return painter.spell_page(top, size, text) if top else None
        if at.kind == "curse":
            curse = look.model.curse(at.name)
            cost = tuple((e, n) for e, n in curse.cost.items() if n) if curse else ()
            return painter.curse_page(at.name, size, text, cost)
        if at.kind in PEOPLE:
            who = look.model.seats[at.seat or look.desk].magician
            if self.whole:
                return painter.magician_spread(who, size, look.layout.text(34, 24))
            return painter.magician(who, size, text)
        if at.kind == "supply":
            return self._element(at.name, size, words)
        card = self.table.listing().cards.get(name) or self.seat.cards.get(name) if at.kind == "card" else None
        return self._element(card.kind, size, words, card.uid) if card is not None else None

    def _element(self, kind: str, size: tuple[int, int], words: Words, uid: int = 0) -> Surface:
        """An element card or a Madness card with its name."""
        look, (w, h) = self.table.look, size
        high = min(h - look.layout.px(70, 50), round(w * 1.3))
        out = parchment(size, 12)
        face = look.painter.element(kind, (round(high / 1.4), high), uid)
        out.blit(face, face.get_rect(midtop=(w // 2, look.layout.px(14, 10))))
        room = Rect(8, high + look.layout.px(16, 11), w - 16, h - high - look.layout.px(18, 12))
        look.text(out, str(words.card(kind)), room, (26, 20), INK, face="title", align="center")
        return out
