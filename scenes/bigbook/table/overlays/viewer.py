"""Viewers over the table: the book large, a deck's make-up, a discard pile, what is gone."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from game.bigbook.play.card_kinds import TIMES, curse_cost, is_card, sort_key
from scenes.bigbook.cards.render_context import outlined
from scenes.bigbook.table.geometry import Box, fit_grid
from scenes.bigbook.table.model.table_view import Seat
from scenes.bigbook.table.overlays.laid_sheet import LaidSheet
from scenes.bigbook.table.render import book
from scenes.kit.theme import GOLD, INK, PARCH
from scenes.kit.widgets import Button, panel

if TYPE_CHECKING:
    pass


class ViewerScene(LaidSheet):
    """One sheet for `what`: `book`, `aside`, `deck:p1`, `discard:p1`."""

    @property
    def seat(self) -> Seat:
        """Whose things are looked at."""
        return self.table.look.model.seats[self.what.split(":")[1]]

    def layout(self) -> None:
        w, h = self.app.size
        px = self.table.look.layout.px
        wide = {"book": 0.84, "aside": 0.6, "deck": 0.6, "discard": 0.6}
        tall = {"book": 0.86, "aside": 0.6, "deck": 0.6, "discard": 0.6}
        kind = self.what.split(":")[0]
        self.sheet = Rect(0, 0, round(w * wide[kind]), round(h * tall[kind]))
        self.sheet.center = (w // 2, h // 2)
        close = Rect(0, 0, px(190, 140), px(52, 38))
        close.midbottom = (self.sheet.centerx, self.sheet.bottom - px(16, 10))
        self.widgets = [
            Button("button:close", close, self.app.t("kit.button.close"), action=self.app.pop, primary=True)
        ]

    def _room(self) -> Rect:
        px = self.table.look.layout.px
        top = px(70, 50)
        return Rect(
            self.sheet.x + px(28, 20), self.sheet.y + top, self.sheet.w - px(56, 40), self.sheet.h - top - px(80, 58)
        )

    def handle(self, event: pygame.event.Event) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            self.app.pop()
            return True
        return super().handle(event)

    def paint_base(self, surface: Surface) -> None:
        panel(surface, self.sheet, seed=9)
        look = self.table.look
        head = Rect(self.sheet.x + 20, self.sheet.y + look.layout.px(16, 11), self.sheet.w - 40, look.layout.px(48, 34))
        look.text(surface, self._title(), head, (32, 24), INK, face="title", align="center")
        kind = self.what.split(":")[0]
        if kind == "book":
            self._book(surface)
        else:
            self._cards(surface)

    def _title(self) -> str:
        words = self.table.words
        kind = self.what.split(":")[0]
        if kind == "book":
            return words.t("terms.title.name")
        if kind == "aside":
            return words.t("prompts.deck_view.aside_title")
        name = words.seat(self.seat.seat)
        return words.t("prompts.deck_view.title" if kind == "deck" else "prompts.deck_view.discard_title", seat=name)

    def _book(self, surface: Surface) -> None:
        look, room = self.table.look, self._room()
        model = look.model
        if model.monster is None:
            look.text(
                surface, look.words.t("prompts.status.book_shut"), room, (24, 18), INK, italic=True, align="center"
            )
            return
        w = min(room.w // 2 - 6, round(room.h * 352 / 324))
        size = (w, round(w * 324 / 352))
        zoom = w / look.layout.size("page")
        x, y = room.centerx - w - 4, room.y + (room.h - size[1]) // 2
        surface.blit(book.left_page(look, model.monster, size, zoom), (x, y))
        surface.blit(book.right_page(look, model.page, size, zoom), (x + w + 8, y))
        book.gutter(surface, Box(x, y, *size), Box(x + w + 8, y, *size))

    def _cards(self, surface: Surface) -> None:
        look, words, room = self.table.look, self.table.words, self._room()
        kind = self.what.split(":")[0]
        if kind == "aside":
            counts: Counter[str] = +look.model.aside
            empty = words.t("prompts.deck_view.aside_empty")
        elif kind == "deck":
            counts = +self.seat.deck
            empty = words.t("prompts.deck_view.empty")
            line = Rect(room.x, room.y, room.w, look.layout.px(28, 20))
            total = words.t("prompts.deck_view.counts", n=counts.total())
            look.text(surface, total, line, (19, 14), PARCH[4], italic=True, align="center")
            room = Rect(room.x, line.bottom + 6, room.w, room.bottom - line.bottom - 6)
        else:
            counts = Counter(card.kind for card in self.seat.discard)
            empty = words.t("prompts.deck_view.discard_empty")
        if not counts:
            look.text(surface, empty, room, (22, 16), PARCH[4], italic=True, align="center")
            return
        names = sorted(counts, key=lambda name: (sort_key(name) if is_card(name) else (9, 0), name))
        boxes = fit_grid(Box(*room), len(names), 0.7, look.layout.px(16, 11), look.layout.px(150, 108))
        for name, box in zip(names, boxes, strict=True):
            self._one(surface, name, box)
            if counts[name] > 1:
                made = outlined(f"{TIMES}{counts[name]}", look.layout.text(26, 19), GOLD[0])
                surface.blit(made, (box.right - made.get_width(), box.bottom - made.get_height()))

    def _one(self, surface: Surface, name: str, box: Box) -> None:
        look = self.table.look
        if is_card(name):
            surface.blit(look.painter.element(name, (box.w, box.h)), box[:2])
        elif look.words.catalogue.has(f"bigbook.cards.spells.{name}.name"):
            surface.blit(look.painter.spell(name, (box.w, box.w), look.layout.text(15, 14), words=False), box[:2])
        else:
            cost = tuple(curse_cost(name).items())
            surface.blit(
                look.painter.curse(name, (box.w, round(box.w * 0.72)), look.layout.text(15, 14), cost), box[:2]
            )
