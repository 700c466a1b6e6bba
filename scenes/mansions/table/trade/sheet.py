"""The sheet of a trade: a column for everybody who stands together, with what shall be theirs."""

from __future__ import annotations

from collections.abc import Hashable

import pygame
from pygame import Rect, Surface

from game.core.engine.decision import Reason
from game.core.play import thing_id
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.text import Style
from scenes.kit.theme import mix
from scenes.kit.thing import INFO
from scenes.mansions.look import GROUND, INK, LAMP, LEAF, PAPER, PLUM, of_seat, paper, slate
from scenes.mansions.table.column.friends import PEOPLE, mood_of, portrait
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.layout import grid
from scenes.mansions.table.layout_puzzle import sheet_box
from scenes.mansions.table.part import Placed
from scenes.mansions.table.trade.deal import Deal, Ware
from scenes.table.listing import HeldCard, Listing

TEXTS = "mansions.trade"
"""The texts of the sheet."""


class TradeSheet(Placed):
    """Who shall have what."""

    def __init__(self, table: HouseContext, deal: Deal) -> None:
        super().__init__(table)
        self.deal = deal

    def box(self) -> Box | None:
        """Over desk and panel, while people are asked what shall change hands."""
        return sheet_box(self.table.measures) if self.table.trading else None

    def key(self) -> Hashable:
        """Whose is what, what hangs in the air, whether it is asked."""
        side = min(self.table.measures.px(56, 40), self._name(sheet_box(self.table.measures)).h - 6)
        faces = [self._face(seat, side) is not None for seat in self.deal.seats]
        places = self.places()
        faces += [self._face(one.giver, places[one.thing].h - 8) is not None for one in self.deal.wares() if one.goes]
        return tuple(self.deal.wares()), self.table.state.aloft, self.deal.asked, tuple(faces)

    # places

    def _head(self) -> Box:
        layout = self.table.measures
        inner = sheet_box(layout).inset(layout.px(16, 10))
        return Box(inner.x, inner.y, inner.w, layout.text(20, 16) * 3)

    def columns(self) -> dict[str, Box]:
        """The column of everybody."""
        layout, seats = self.table.measures, self.deal.seats
        inner, head = sheet_box(layout).inset(layout.px(16, 10)), self._head()
        room = Box(inner.x, head.bottom, inner.w, inner.bottom - head.bottom)
        narrow = len(seats) > 2 and inner.w < layout.px(760, 520)
        return dict(zip(seats, grid(room, len(seats), 2 if narrow else len(seats), layout.px(12, 8)), strict=True))

    def _name(self, column: Box) -> Box:
        layout = self.table.measures
        return Box(column.x, column.y, column.w, max(layout.px(64, 46), layout.text(20, 16) * 2))

    def places(self) -> dict[str, Box]:
        """Where everything lies, by the ids of the things."""
        layout = self.table.measures
        found: dict[str, Box] = {}
        gap = layout.px(6, 4)
        for seat, column in self.columns().items():
            heap, top = self.deal.heap(seat), self._name(column).bottom + gap
            room = Box(column.x + gap, top, column.w - 2 * gap, column.bottom - top - gap)
            high = max(layout.px(48, 34), layout.text(18) * 2)
            rows = max(1, (room.h + gap) // (high + gap))
            across = -(-len(heap) // rows) if heap else 1
            if across > 1:
                rows = -(-len(heap) // across)
            area = Box(room.x, room.y, room.w, min(room.h, rows * (high + gap) - gap))
            found |= dict(zip((one.thing for one in heap), grid(area, len(heap), across, gap, rows), strict=True))
        return found

    # how it looks

    def _face(self, seat: str, side: int) -> Surface | None:
        person = self.table.shown.person(seat)
        return self.table.app.art.drawn(PEOPLE, mood_of(person), (side, side * 7 // 5)) if person is not None else None

    def _portrait(self, surface: Surface, seat: str, box: Rect) -> None:
        portrait(surface, box, self._face(seat, box.w), of_seat(seat))

    def paint(self, surface: Surface) -> None:
        """A slate, a column for each, the things on paper."""
        box = self.box()
        if box is None:
            return
        layout, words = self.table.measures, self.table.words
        slate(surface, Rect(box), edge=LAMP[3])
        style = Style(layout.text(20, 16), LAMP[1], "title", bold=True)
        draw_text(surface, words.texts.t(f"{TEXTS}.head"), Rect(self._head()), style, valign="middle", where="trade",
                  ellipsis=True)  # fmt: skip
        for seat, column in self.columns().items():
            self._column(surface, seat, column)
        places = self.places()
        for ware in self.deal.wares():
            if ware.uid != self.table.state.aloft:
                surface.blit(self.image(ware, places[ware.thing]), Rect(places[ware.thing]))

    def _column(self, surface: Surface, seat: str, column: Box) -> None:
        layout, name = self.table.measures, Rect(self._name(column))
        pygame.draw.rect(surface, mix(of_seat(seat), GROUND, 0.86), Rect(column), border_radius=6)
        pygame.draw.rect(surface, of_seat(seat), Rect(column), 2, border_radius=6)
        side = min(layout.px(56, 40), name.h - 6)
        self._portrait(surface, seat, Rect(name.x + 6, name.y + 4, side, side))
        left = name.x + side + layout.px(16, 10)
        style = Style(layout.text(20, 16), PAPER[0], bold=True)
        words = Rect(left, name.y, name.right - left - 4, name.h)
        draw_text(surface, self.table.words.first_name(seat), words, style, valign="middle", where="trade.name",
                  wrap=False, ellipsis=True)  # fmt: skip

    def image(self, ware: Ware, box: Box) -> Surface:
        """A thing: its name, whose it was where it changes hands; dark where it stays."""
        layout = self.table.measures
        out = Surface((box.w, box.h))
        rect = out.get_rect()
        if ware.reason is not None:
            out.fill(mix(PAPER[3], GROUND, 0.6))
            ink, tab = mix(PAPER[1], GROUND, 0.35), mix(PLUM[2], GROUND, 0.6)
        else:
            paper(out, rect, shade=0.0 if ware.goes else 0.25, shadow=0)
            ink, tab = INK, of_seat(ware.giver) if ware.goes else LEAF[2]
        out.fill(tab, Rect(2, 2, layout.px(14, 9), box.h - 4))
        left = layout.px(22, 15)
        mark = box.h - 8 if ware.goes else 0
        if mark:
            self._portrait(out, ware.giver, Rect(box.w - mark - 5, 4, mark, mark))
            pygame.draw.rect(out, LAMP[2], rect, 3)
        style = Style(layout.text(18), ink, bold=ware.goes, leading=0.86)
        words = Rect(left, 1, box.w - left - mark - 8, box.h - 2)
        draw_text(out, self.table.words.card(ware.card), words, style, valign="middle", where="trade.ware",
                  ellipsis=True)  # fmt: skip
        return out

    # things

    def things(self, out: Listing[HeldCard]) -> None:
        """What it is about, everybody's column, everything in it; what stays says why."""
        if self.box() is None:
            return
        words = self.table.words
        out.add("trade", INFO, words.texts.t(f"{TEXTS}.head"), self._head(), zone="trade")
        for seat, column in self.columns().items():
            out.add(f"heap:{seat}", INFO, words.texts.t(f"{TEXTS}.heap", seat=words.seat(seat)), column, zone="trade")
        places = self.places()
        for ware in self.deal.wares():
            out.add(ware.thing, "ware", self.said(ware), places[ware.thing], ware.reason, "trade")
            if ware.reason is None and self.deal.asked:
                out.cards[ware.thing] = ware

    def said(self, ware: Ware) -> str:
        """A thing for ears: whose it is, whose it shall be."""
        words, key = self.table.words, "goes" if ware.goes else "stays"
        return words.texts.t(f"{TEXTS}.{key}", card=words.card(ware.card), seat=words.seat(ware.giver),
                             other=words.seat(ware.owner))  # fmt: skip


class WareHands:
    """A thing in the air (`Carrier`)."""

    def __init__(self, sheet: TradeSheet) -> None:
        self.sheet, self.deal = sheet, sheet.deal

    def _ware(self, card: HeldCard) -> Ware | None:
        return next((one for one in self.deal.wares() if one.uid == card.uid), None)

    def place(self, card: HeldCard) -> Box | None:
        """Where it lies on the sheet."""
        ware = self._ware(card)
        return self.sheet.places().get(ware.thing) if ware is not None else None

    def answer(self, card: HeldCard, under: str) -> tuple[str, Reason | None]:
        """Whoever's column or thing it is let go on shall have it."""
        ware, seat = self._ware(card), self._whose(under)
        if ware is None or seat in ("", ware.owner):
            return "", None
        reason = self.deal.why_not(ware.card, seat)
        return ("", reason) if reason is not None else (f"give:{ware.card}:{seat}", None)

    def _whose(self, thing: str) -> str:
        at = thing_id.read(thing)
        if at.kind == "heap":
            return at.name
        return next((one.owner for one in self.deal.wares() if one.thing == thing), "")

    def image(self, card: HeldCard) -> Surface:
        """How it looks in the air."""
        ware, box = self._ware(card), self.place(card)
        assert ware is not None
        assert box is not None
        return self.sheet.image(ware, box)
