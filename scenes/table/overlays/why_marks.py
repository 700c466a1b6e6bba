"""The whole table marked: a tick on what can be used, on the rest why not, and above it all what that is."""

from __future__ import annotations

from typing import Protocol

import pygame
from pygame import Rect, Surface

from game.core.engine.decision import Reason
from scenes.kit.canvas import Canvas
from scenes.kit.fit import fit
from scenes.kit.geometry import Measures
from scenes.kit.materials import parchment
from scenes.kit.ornament import glow_frame
from scenes.kit.placing import seen_beside
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, CRIMSON, GREEN_INK, INK, MIN_TEXT, mix
from scenes.kit.thing import Thing
from scenes.table.context import AnyTable

LIGHT = mix(GREEN_INK, (120, 230, 120), 0.6)
CELLS = 4
"""With large letters the width of a card is so many times the height of what it says of its price, at least."""
UNSAID = ("not-a-choice", "only-value")
"""Reasons that are not told thing by thing: what is no answer to the question is seen by its having no tick."""


class WhyTable(Protocol):
    """A game's table as its marks see it."""

    @property
    def measures(self) -> Measures:
        """How large things are in this window."""

    @property
    def large(self) -> bool:
        """Whether letters are large, and the table is laid out for them."""

    def marked(self, thing: Thing) -> bool:
        """Whether a thing is marked at all."""

    def small(self, thing: Thing) -> bool:
        """Whether it is too small for a reason: it has a tick or nothing."""

    def beside(self, thing: Thing) -> bool:
        """Whether the reason stands beside it, as its face is its name."""

    def short(self, thing: Thing, reason: Reason) -> str:
        """A reason as a figure or a word; '' where it has to be said in a sentence."""

    def why(self, reason: Reason, name: str) -> str:
        """The sentence of a refusal at the thing of that id."""

    def headline(self) -> str:
        """What the marks say: what can be afforded, or what can be chosen."""

    def ground(self) -> Rect:
        """Where the headline stands, at the upper edge: nothing is marked there that one could not see."""


class WhyMarks:
    """Draws the marks of one table."""

    def __init__(self, table: AnyTable, own: WhyTable) -> None:
        self.table, self.own = table, own

    def paint(self, canvas: Canvas) -> None:
        """Mark the whole table. Of small things only those that can be used are marked."""
        listing = self.table.listing()
        canvas.dim(0.35)
        for thing in listing.things:
            if not self.own.marked(thing):
                continue
            reason = listing.reasons.get(thing.id)
            small = self.own.small(thing)
            if reason is None:
                canvas.mark(glow_frame(canvas.surface, thing.rect, LIGHT, 2 if small else 3))
                _tick(canvas, thing.rect, 8 if small else 12)
            elif not small and reason.key not in UNSAID:
                self._reason(canvas, thing, reason)
        self._headline(canvas)

    def _headline(self, canvas: Canvas) -> None:
        """What all this is: a sheet of its own, off a note that lies over the table."""
        layout = self.own.measures
        seats, pad = self.own.ground(), layout.px(14, 10)
        style = Style(layout.text(22, 17), INK, align="center")
        words, note = self.own.headline(), self.table.thing("note")
        if note is not None:
            seats = (seen_beside([seats], note.rect) or [seats])[0]
        width = min(seats.w - 4 * pad, lay_out(words, style).size[0])
        block = fit(words, style, (width, seats.h), where="why.open", ellipsis=True)
        box = Rect(0, 0, block.size[0] + 2 * pad, block.size[1] + pad)
        box.midtop = (seats.centerx, seats.y)
        canvas.blit(parchment(box.size, seed=4, shadow=0, ragged=False), box.topleft)
        pygame.draw.rect(canvas.surface, GREEN_INK, box.inflate(-4, -4), 2)
        block.room = (block.size[0], None)  # its lines stand in the middle of the sheet, not of all the room
        block.draw(canvas.surface, (box.x + pad, box.y + pad // 2))
        canvas.mark(box)

    def _reason(self, canvas: Canvas, thing: Thing, reason: Reason) -> None:
        """A dark strip along the upper edge, as short as its words; or beside the thing."""
        own, rect, layout = self.own, thing.rect, self.own.measures
        short, beside, pad = own.short(thing, reason), own.beside(thing), 4
        large = layout.text(MIN_TEXT, MIN_TEXT) if own.large else MIN_TEXT
        style = Style(large if beside else max(MIN_TEXT, min(large, rect.w // CELLS)), BONE)
        if short:
            block = lay_out(short, style, None if beside else rect.w - 2 * pad)  # a long price takes several lines
            box = Rect(0, 0, block.size[0] + 2 * pad, block.size[1] + pad)
            box.topright = rect.topright
        else:
            width = layout.px(328, 216) if beside else rect.w
            room = (width - 2 * pad, max(52, rect.h))
            block = fit(own.why(reason, thing.id), style, room, where="why", ellipsis=True)
            box = Rect(rect.x, rect.y, width, block.size[1] + pad)
            if beside:
                box.w = block.size[0] + 2 * pad
                box.bottomleft = (rect.right + 2 * pad, rect.bottom)
                if own.large:  # beside it lies what is in the hand
                    box.topleft = (rect.x, rect.bottom + pad)
        box.clamp_ip(canvas.rect)
        layer = Surface(box.size, pygame.SRCALPHA)
        pygame.draw.rect(layer, (*mix(CRIMSON, INK, 0.72), 235), layer.get_rect(), border_radius=5)
        canvas.blit(layer, box.topleft)
        block.draw(canvas.surface, (box.x + pad, box.y + pad // 2))
        canvas.mark(box)


def _tick(canvas: Canvas, rect: Rect, r: int) -> None:
    """A tick in the upper right corner."""
    x, y = rect.right - r - 4, rect.y + r + 4
    pygame.draw.circle(canvas.surface, GREEN_INK, (x, y), r)
    points = [(x - r * 0.5, y), (x - r * 0.1, y + r * 0.42), (x + r * 0.5, y - r * 0.42)]
    pygame.draw.lines(canvas.surface, BONE, False, points, max(2, r // 4))
    canvas.mark(Rect(x - r - 1, y - r - 1, 2 * r + 2, 2 * r + 2))
