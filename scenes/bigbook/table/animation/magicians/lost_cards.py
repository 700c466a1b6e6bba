"""What a strike has destroyed for good is held up: which cards, whose, and what has taken them; then they are torn.

Shown once for all cards that one strike takes before somebody is asked again, after their blow and their flight. Under
reduced motion nothing drifts apart: the cards are struck out where they lie. Where nothing is played, a sentence says
it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.bigbook.rules.events import CardMoved, curse_of, page_of, read, read_as
from game.core.engine.event import Event
from scenes.bigbook.cards.frames import parchment
from scenes.bigbook.table.animation.spells.blows import ENDS_STRIKE, STRIKES
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.text.results import happenings
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import CRIMSON, INK
from scenes.kit.tween import EASES
from scenes.table.set_pieces import SetPiece
from scenes.table.timing import reading_time

AFTER = 420.0
"""So long after the last card has begun to fly its sheet comes (ms), when the blow has been felt."""
COMES, TEARS = 160.0, 520.0
"""In which the sheet is there, and how long after that its cards are torn (ms)."""
HURRIED = 2000.0
"""So long it stands where people hurry (ms at normal speed): half a second at the highest speed."""
DARK = 0.55
"""How dark it is about the sheet."""
DRIFT = 0.045
"""How far the halves of a torn card drift apart, in breadths of it."""
WIDEST = 0.9
"""How broad the sheet may be, as a share of the window."""


@dataclass(slots=True)
class Loss:
    """The sheet of what is lost; `cards` lie on it where the boxes say. `ms` long, `t` from 0 to 1."""

    sheet: Surface
    at: tuple[int, int]
    cards: Sequence[tuple[Surface, Rect]]
    ms: float
    after: float
    still: bool
    stays: Callable[[], bool]
    """Whether what it tells of is still being shown."""
    t: float = 0.0

    @property
    def stands(self) -> bool:
        """Whether it is seen now."""
        return self.stays() and self.t * self.ms >= self.after

    def paint(self, canvas: Canvas) -> None:
        """Dark about it; the sheet, and its cards whole, then torn."""
        if not self.stands:
            return
        now = self.t * self.ms - self.after
        share = 1.0 if self.still else min(1.0, now / COMES)
        canvas.dim(DARK * share)
        canvas.blit(self.sheet, self.at, alpha=round(255 * share))
        torn = 1.0 if self.still else max(0.0, min(1.0, (now - TEARS) / COMES))
        for picture, box in self.cards:
            if self.still:
                canvas.blit(picture, box.topleft)
            else:
                _torn(canvas, picture, box, EASES["outCubic"](torn), round(255 * share))


def _torn(canvas: Canvas, picture: Surface, box: Rect, torn: float, alpha: int) -> None:
    """A card, `torn` from 0 (whole) to 1 (its halves apart)."""
    middle, away = box.w // 2, round(box.w * DRIFT * torn)
    halves = Rect(0, 0, middle, box.h), Rect(middle, 0, box.w - middle, box.h)
    for half, way in zip(halves, (-1, 1), strict=True):
        at = box.x + half.x + way * away, box.y - way * away
        canvas.blit(picture.subsurface(half), at, alpha=alpha)


def struck_out(picture: Surface) -> Surface:
    """A card that is gone, without any movement: pale, with a line through it."""
    out = picture.copy()
    veil = Surface(out.get_size(), pygame.SRCALPHA)
    veil.fill((*INK, 110))
    out.blit(veil, (0, 0))
    w, h = out.get_size()
    pygame.draw.line(out, CRIMSON, (round(w * 0.1), round(h * 0.9)), (round(w * 0.9), round(h * 0.1)), max(3, w // 14))
    return out


class Losing(SetPiece):
    """What strikes destroy at one table."""

    def __init__(self, table: BookTable) -> None:
        self.table = table
        self._strike: Event | None = None
        """What strikes now."""
        self._lost: list[Event] = []
        """Cards that it has destroyed and that have not been held up yet."""
        self._held: tuple[Event, float] | None = None
        """The event that is held for the sheet, and how long (ms at normal speed)."""

    def notice(self, event: Event) -> None:
        """An event has changed the shown table."""
        if event.type in STRIKES:
            self._strike = event
        elif event.type in ENDS_STRIKE:
            self._strike = None
        if not self._taken(event):
            return
        self._lost.append(event)
        if self.table.director.now is event and not self._more():
            self._show(event)

    def linger(self, event: Event) -> float:
        """How long the sheet is held after the movement of the last card, in milliseconds at normal speed."""
        return self._held[1] if self._held is not None and self._held[0] is event else 0.0

    def settle(self, source: str = "") -> None:
        """All events are shown: what could not be held up, because nothing is played or somebody went on, is said."""
        if self._lost and self._strike is not None:
            said = "; ".join(row.text for row in happenings(self.table.words, self._lost))
            self.table.say(f"[b]{self._why(self._strike)}[/b] {said}.")
        self._lost.clear()
        self._held = None

    def _taken(self, event: Event) -> bool:
        """Whether an event is a card that the present strike destroys."""
        if event.type != "card_destroyed" or self._strike is None:
            return False
        told = read(self._strike)
        return read_as(event, CardMoved).source == (curse_of(told) or page_of(told))

    def _more(self) -> bool:
        """Whether this strike destroys another card before it ends."""
        for event in self.table.director.coming:
            if event.type in STRIKES or event.type in ENDS_STRIKE:
                return False
            if self._taken(event):
                return True
        return False

    def _why(self, strike: Event) -> str:
        """What has taken the cards."""
        words, told = self.table.words, read(strike)
        if strike.type == "curse_applied":
            return words.t("prompts.now.strikes", curse=words.curse(curse_of(told)))
        if strike.type == "arrival_began":
            return words.t("log.arrival_began", monster=words.monster_noun(page_of(told)))
        return words.t("prompts.now.failure")

    def _show(self, event: Event) -> None:
        assert self._strike is not None
        table, still = self.table, self.table.theme.reduced_motion
        taken = [(told.seat, told.card) for told in (read_as(one, CardMoved) for one in self._lost)]
        self._lost.clear()
        why = self._why(self._strike)
        letters = len(why) + sum(len(table.words.seat(seat)) + len(card) for seat, card in taken)
        after = 0.0 if still else AFTER
        ms = after + (reading_time(letters) if table.unhurried else HURRIED)
        self._held = event, ms
        sheet, at, cards = self._made(why, taken, still)
        loss = Loss(sheet, at, cards, ms, after, still, lambda: table.director.now is event)
        table.director.show(loss, ms, "linear")

    def _made(
        self, why: str, taken: Sequence[tuple[str, str]], still: bool
    ) -> tuple[Surface, tuple[int, int], list[tuple[Surface, Rect]]]:
        """The sheet, where it lies, and the cards with their places: those of each player under their name."""
        render, words = self.table.render, self.table.words
        layout = render.layout
        pad, gap = layout.px(24, 16), layout.px(10, 6)
        seats = list(dict.fromkeys(seat for seat, _ in taken))
        most = round(layout.window[0] * WIDEST) - 2 * pad
        wide, high = layout.size("hand_w"), layout.size("hand_h")
        share = min(1.0, (most - gap * (len(taken) + 2 * len(seats))) / (wide * len(taken)))
        wide, high = round(wide * share), round(high * share)
        columns = {seat: [card for owner, card in taken if owner == seat] for seat in seats}
        least = layout.px(96, 70)
        broad = {seat: max(least, len(cards) * (wide + gap) - gap) for seat, cards in columns.items()}
        room = max(sum(broad.values()) + 2 * gap * (len(seats) - 1), min(most, layout.px(460, 320)))
        head = lay_out(why, Style(layout.text(28, 20), CRIMSON, "title", align="center"), room)
        foot = lay_out(words.t("prompts.now.lost"), Style(layout.text(20, 15), INK, align="center"), room)
        name = layout.text(20, 15)
        names = {
            seat: lay_out(words.short_seat(seat, broad[seat], Style(name, INK)), Style(name, INK, align="center"),
                          broad[seat])
            for seat in seats
        }  # fmt: skip
        line = max(one.size[1] for one in names.values())
        height = 2 * pad + head.size[1] + line + high + foot.size[1] + 4 * gap
        sheet = parchment((room + 2 * pad, height), 17)
        at = (layout.window[0] - sheet.get_width()) // 2, (layout.window[1] - height) // 2
        head.draw(sheet, (pad, pad))
        x, y = pad + (room - sum(broad.values()) - 2 * gap * (len(seats) - 1)) // 2, pad + head.size[1] + gap
        placed = []
        for seat in seats:
            names[seat].draw(sheet, (x, y))
            inner = x + (broad[seat] - len(columns[seat]) * (wide + gap) + gap) // 2
            for card in columns[seat]:
                picture = render.painter.element(card, (wide, high))
                box = Rect(at[0] + inner, at[1] + y + line + gap, *picture.get_size())
                placed.append((struck_out(picture) if still else picture, box))
                inner += wide + gap
            x += broad[seat] + 2 * gap
        foot.draw(sheet, (pad, height - pad - foot.size[1]))
        materials.ornate(sheet, sheet.get_rect(), 8, CRIMSON)
        return sheet, at, placed
