"""The reading pane: one card large beside the play, in the language of the table or in that of a friend."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.core.i18n import Catalogue
from scenes.kit import paper
from scenes.kit.canvas import Canvas
from scenes.kit.card_frames import parchment
from scenes.kit.card_painter import CardPainter
from scenes.kit.fit import draw_text
from scenes.kit.text import Style
from scenes.kit.theme import GOLD, INK, mix
from scenes.kit.thing import Thing
from scenes.table import layout as lay
from scenes.table.geometry import Box
from scenes.table.look import pill
from scenes.table.words import Words

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

READABLE = ("card", "spell", "curse", "library", "supply", "magician", "ability")
BUTTON = "button:pane-language"
ALWAYS_ABOVE = 1.25
"""Above this text size the table shows icons, and the pane is always there."""


class ReadingPane:
    """`reading` is the id of the thing that lies open; `lang` a language of its own, None for that of the table."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.reading: str | None = None
        self.lang: str | None = None
        self._last: str | None = None
        self._words: Words | None = None
        self._painter: CardPainter | None = None

    @property
    def shown(self) -> str | None:
        """What the pane shows: what was opened; above 125 % text also what the pointer or the focus was on last."""
        scene = self.scene
        if self.reading is not None or scene.look.layout.text_scale <= ALWAYS_ABOVE or scene.director.busy:
            return self.reading
        name = scene.hover or (scene.focus.current if scene.focus.visible else None)
        if name is not None and name.partition(":")[0] in READABLE:
            self._last = name
        return self._last if any(thing.id == self._last for thing in scene.listing().things) else None

    def open(self, name: str | None) -> None:
        """Read this thing; the same again, or nothing readable, closes the pane."""
        readable = name is not None and name.partition(":")[0] in READABLE
        self.reading = name if readable and name != self.reading else None

    def next_language(self) -> None:
        """The pane alone speaks the next language; the table keeps its own."""
        app = self.scene.app
        codes = [language.code for language in app.languages]
        now = self.lang or app.lang
        code = codes[(codes.index(now) + 1) % len(codes)] if now in codes else codes[0]
        self.lang = code if code != app.lang else None
        self._words = self._painter = None
        if self.lang is not None:
            own: Catalogue = app.catalogue_of(self.lang)
            facts = self.scene.facts
            self._words = Words(lambda: own, self.scene.words.people, facts)
            self._painter = CardPainter(app.art, own, facts)
        self.scene.redraw()

    def art_arrived(self) -> None:
        """Pictures came: cards in the pane's own language are painted with them."""
        if self._painter is not None:
            self._painter.forget_missing()

    def things(self) -> list[Thing]:
        """The small button for the pane's language, while the pane is open."""
        if self.shown is None or len(self.scene.app.languages) < 2:
            return []
        label = f"{self.scene.words.kit('button.language')}: {self._own_name()}"
        return [Thing(BUTTON, "button", label, self._button(self._box(self.shown)), zone="pane")]

    def _own_name(self) -> str:
        code = self.lang or self.scene.app.lang
        return next((one.own_name for one in self.scene.app.languages if one.code == code), code)

    def _button(self, box: Box) -> Rect:
        px = self.scene.look.layout.px
        made = Rect(0, 0, px(58, 42), px(36, 28))
        made.bottomright = (box.right - px(8, 6), box.bottom + px(18, 14))
        return made

    def _box(self, name: str) -> Box:
        look = self.scene.look
        thing = next((one for one in self.scene.listing().things if one.id == name), None)
        left = thing is None or thing.rect.centerx > look.layout.window[0] // 3
        box = lay.reading_pane(look.layout, left)
        return Box(box.x, box.y, box.w, box.h - look.layout.px(20, 15))

    def paint(self, canvas: Canvas, hover: str | None) -> None:
        """The card, and the button below its corner."""
        shown = self.shown
        if shown is None:
            return
        box = self._box(shown)
        picture = self._page(shown, box)
        if picture is None:
            return
        shadow = Surface((picture.get_width() + 24, picture.get_height() + 24), pygame.SRCALPHA)
        paper.soft_shadow(shadow, Rect(8, 8, *picture.get_size()), 14)
        canvas.blit(shadow, (box.x - 8, box.y - 8))
        canvas.blit(picture, (box.x, box.y))
        for thing in self.things():
            pill(canvas.surface, thing.rect, mix(INK, GOLD[3], 0.45 if hover == BUTTON else 0.15), 245)
            pygame.draw.rect(canvas.surface, GOLD[2], thing.rect, 1, border_radius=thing.rect.h // 2)
            style = Style(self.scene.look.layout.text(17, 14), GOLD[1], bold=True, align="center")
            code = (self.lang or self.scene.app.lang).upper()
            draw_text(canvas.surface, code, thing.rect, style, valign="middle", where=BUTTON, wrap=False)
            canvas.mark(thing.rect.inflate(2, 2))

    def _page(self, name: str, box: Box) -> Surface | None:
        look = self.scene.look
        words, painter = self._words or self.scene.words, self._painter or look.painter
        size, text = (box.w, box.h), look.layout.text(21, 17)
        parts = name.split(":")
        power = self.scene.acts.plan.power if self.scene.acts.plan is not None else 1
        if parts[0] == "spell":
            return painter.spell_page(parts[2], size, text, power)
        if parts[0] == "library":
            top = look.model.library[parts[1]].top
            return painter.spell_page(top, size, text) if top else None
        if parts[0] == "curse":
            curse = look.model.curse(parts[1])
            cost = tuple((e, n) for e, n in curse.cost.items() if n) if curse else ()
            return painter.curse_page(parts[1], size, text, cost)
        if parts[0] in ("magician", "ability"):
            return painter.magician(look.model.seats[look.desk].magician, size, text)
        kind = parts[1] if parts[0] == "supply" else ""
        if parts[0] == "card":
            card = self.scene.listing().cards.get(name)
            kind = card.kind if card is not None else ""
        return self._element(kind, size, words) if kind else None

    def _element(self, kind: str, size: tuple[int, int], words: Words) -> Surface:
        """An element card or a Madness card with its name."""
        look, (w, h) = self.scene.look, size
        high = min(h - look.layout.px(70, 50), round(w * 1.3))
        out = parchment(size, 12)
        face = look.painter.element(kind, (round(high / 1.4), high))
        out.blit(face, face.get_rect(midtop=(w // 2, look.layout.px(14, 10))))
        room = Rect(8, high + look.layout.px(16, 11), w - 16, h - high - look.layout.px(18, 12))
        look.text(out, str(words.card(kind)), room, (26, 20), INK, face="title", align="center")
        return out
