"""The shape of somebody's whole deck beside what the curses ask for: bars with the signs of elements, and sentences.

A bar is as long as what a hand holds on average; a full mark over it says what a curse on the track asks for, a hollow
one under it what a curse of the next round will ask for.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

import pygame
from pygame import Rect, Surface

from game.bigbook.play import deck_plan
from game.bigbook.play.card_kinds import ELEMENTS
from game.bigbook.play.deck_plan import Lack, RoundAhead, Shape
from scenes.bigbook.cards import signs
from scenes.bigbook.table.model.table_view import Seat
from scenes.bigbook.table.render_context import RenderContext
from scenes.bigbook.table.text.names import Words, plain
from scenes.kit.speech import Passage
from scenes.kit.theme import CRIMSON, INK, PARCH

ROWS = (*ELEMENTS, "madness")
LEAST_LONG = 6
"""A bar has room for at least so many elements."""


@dataclass(frozen=True, slots=True)
class DeckShape:
    """What is told of one seat's deck at this moment."""

    render: RenderContext
    seat: Seat

    @property
    def words(self) -> Words:
        """The words of the table."""
        return self.render.words

    @property
    def shape(self) -> Shape:
        """The cards of the seat wherever they lie."""
        seat = self.seat
        lying = (card.kind for place in ("hand", "discard", "support") for card in seat.cards(place))
        return deck_plan.shape([*seat.deck.elements(), *lying])

    @property
    def asked(self) -> list[tuple[str, dict[str, int]]]:
        """The curses on the track with what they cost now."""
        return [(curse.id, dict(curse.price)) for curse in self.render.model.curses]

    @property
    def ahead(self) -> tuple[RoundAhead, ...]:
        """The rounds to come, as far as they lie open."""
        model = self.render.model
        preview = self.words.facts.page_curses(model.page) if model.monster is not None else ()
        return deck_plan.rounds_ahead(self.render.round, model.difficulty, preview)

    def passages(self) -> list[Passage]:
        """All of it by ear: the deck by elements, then the sentences."""
        words, deck = self.words, self.shape
        told = [words.t("prompts.deck_shape.all", n=deck.cards)]
        for kind in ROWS:
            name = str(words.card(kind) if kind == "madness" else words.element(kind))
            hand = deck_plan.rounded(deck.in_hand(kind))
            total = deck.madness if kind == "madness" else deck.elements[kind]
            told.append(words.t("prompts.deck_shape.row", kind=name, n=total, m=hand))
        return [Passage("shape", "\n".join(told)), Passage("asked", plain("\n".join(self.sentences()), words))]

    def sentences(self, *, deck: bool = True) -> list[str]:
        """What lacks, what is asked for now, what the next rounds bring; without `deck` nothing of what it holds."""
        words, ahead = self.words, self.ahead
        found = []
        if deck:
            short = deck_plan.lacks(self.shape, self.asked, ahead)
            found = [self._lack(lack) for lack in short]
            if not short and (self.asked or ahead):
                found.append(words.t("prompts.deck_shape.enough"))
        curses = [f"{words.catalogue.quoted(words.curse(name))} {words.cost(cost)}" for name, cost in self.asked]
        track = words.t("prompts.deck_shape.track", list=words.catalogue.all_of(curses))
        found.append(track if curses else words.t("prompts.deck_shape.quiet"))
        if ahead and ahead[0].elements is not None:
            brings = [f"[{element}]" for element in ahead[0].elements]
            if ahead[0].multi:
                brings.append(words.t("prompts.deck_shape.multi", n=ahead[0].multi))
            said = words.catalogue.all_of(brings)
            found.append(words.t("prompts.deck_shape.next", n=ahead[0].number, list=said))
            ahead = ahead[1:]
        if ahead:
            later = [words.t("prompts.deck_shape.later_one", n=one.multi, m=one.number) for one in ahead]
            found.append(words.t("prompts.deck_shape.later", list=words.catalogue.all_of(later)))
        return found

    def _lack(self, lack: Lack) -> str:
        words = self.words
        have, need = f"{lack.have}\u00a0[{lack.element}]", f"{lack.need}\u00a0[{lack.element}]"
        if not lack.curse:
            return words.t("prompts.deck_shape.round", have=have, need=need, n=lack.round)
        curse = words.strong(words.curse(lack.curse))
        return words.t("prompts.deck_shape.curse", have=have, need=need, curse=curse)

    # drawing

    def paint(self, surface: Surface, room: Rect, *, deck: bool = True) -> None:
        """Bars above, sentences below; without `deck` the sentences alone, and nothing of what it holds."""
        layout = self.render.layout
        top = self._bars(surface, room) + layout.px(10, 6) if deck else room.y
        rest = Rect(room.x, top, room.w, room.bottom - top)
        lines = "\n".join(self.sentences(deck=deck))
        self.render.text(surface, lines, rest, (21, 16), INK, valign="top", bold_colour=CRIMSON)

    def _bars(self, surface: Surface, room: Rect) -> int:
        """The five bars; gives where they end."""
        render, words, deck = self.render, self.words, self.shape
        layout, roomy = render.layout, render.layout.roomy
        head, high = roomy(26, 19), roomy(46, 26 if layout.large else 33)
        column, side = roomy(92, 68), roomy(34, 24)
        title = Rect(room.x, room.y, room.w, roomy(32, 24))
        render.text(surface, words.t("prompts.deck_shape.all", n=deck.cards), title, (21, 16), INK, bold=True)
        bar_x = room.x + side + roomy(10, 7)
        bar_w = room.right - 2 * column - roomy(12, 8) - bar_x
        names = Rect(bar_x + bar_w + roomy(12, 8), title.bottom, column, head)
        for number, key in enumerate(("hand", "total")):
            render.text(surface, words.t(f"prompts.deck_shape.{key}"), names.move(number * column, 0), (16, 14),
                        PARCH[4], align="center", wrap=False)  # fmt: skip
        now = {e: max((cost.get(e, 0) for _, cost in self.asked), default=0) for e in ELEMENTS}
        later = deck_plan.asked_of(self.ahead[0]) if self.ahead else {}
        self._legend(surface, Rect(bar_x, title.bottom, bar_w, head))
        most = max([LEAST_LONG, *now.values(), *later.values(), *(deck.in_hand(kind) for kind in ROWS)])
        y = title.bottom + head
        for kind in ROWS:
            surface.blit(signs.badge(kind, side), (room.x, y + (high - side) // 2))
            bar = Rect(bar_x, y + round(high * 0.3), bar_w, round(high * 0.42))
            self._bar(surface, bar, kind, deck.in_hand(kind), most)
            for need, full in ((later.get(kind, 0), False), (now.get(kind, 0), True)):
                if need:
                    self._mark(surface, bar, bar.x + round(bar.w * need / most), full=full)
            hand = deck_plan.rounded(deck.in_hand(kind))
            total = deck.madness if kind == "madness" else deck.elements[kind]
            for number, text in enumerate((f"≈\u00a0{hand}", str(total))):
                place = Rect(names.x + number * column, y, column, high)
                render.text(surface, text, place, (21, 17), INK, bold=True, align="center", wrap=False)
            y += high
        return y

    def _bar(self, surface: Surface, bar: Rect, kind: str, number: float, most: float) -> None:
        """A bar of so much, with a line at each whole one."""
        pygame.draw.rect(surface, PARCH[2], bar)
        filled = Rect(bar.x, bar.y, round(bar.w * number / most), bar.h)
        pygame.draw.rect(surface, signs.ELEMENTS[kind].mid, filled)
        for whole in range(1, ceil(most)):
            x = bar.x + round(bar.w * whole / most)
            pygame.draw.line(surface, PARCH[4], (x, bar.y), (x, bar.bottom - 1))
        pygame.draw.rect(surface, INK, filled, 2)
        pygame.draw.rect(surface, INK, bar, 1)

    def _mark(self, surface: Surface, bar: Rect, x: int, *, full: bool) -> None:
        """A full arrow over the bar with a line through it; for what comes a hollow one under it."""
        r = max(5, bar.h // 2)
        if full:
            pygame.draw.line(surface, CRIMSON, (x, bar.y), (x, bar.bottom - 1), 3)
            _arrow(surface, (x, bar.y + 2), r, full=True)
        else:
            _arrow(surface, (x, bar.bottom - 2), r, full=False)

    def _legend(self, surface: Surface, room: Rect) -> None:
        """What the two arrows say."""
        half = room.w // 2
        for number, (key, full) in enumerate((("now", True), ("soon", False))):
            r = max(5, room.h // 4)
            place = Rect(room.x + number * half, room.y, half, room.h)
            _arrow(surface, (place.x + r + 1, place.centery + (r // 2 if full else -r // 2)), r, full=full)
            told = Rect(place.x + 2 * r + 6, place.y, place.w - 2 * r - 10, place.h)
            text = self.words.t(f"prompts.deck_shape.{key}")
            self.render.text(surface, text, told, (16, 14), PARCH[4], wrap=False)


def _arrow(surface: Surface, tip: tuple[int, int], r: int, *, full: bool) -> None:
    """A small arrow with its point there: full and from above, or hollow and from below."""
    x, y = tip
    base = y - r if full else y + r
    points = [(x - r, base), (x + r, base), tip]
    pygame.draw.polygon(surface, CRIMSON if full else PARCH[0], points)
    pygame.draw.polygon(surface, INK, points, 2)
