"""The ribbon of a game that is watched: all its turns in the colours of who played them, with what is marked on them.

It lies in the table's ribbon, where a table in play says what is expected. Every turn, round, strike and death on it
is a thing to be pressed; the bead stands where the game is shown.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from typing import Any, Protocol

import pygame
from pygame import Rect, Surface

from game.core.play.marks import Mark
from game.core.play.watched import Watched
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Measures
from scenes.kit.ornament import PANEL
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, GOLD, INK, MIN_TEXT, Colour, mix
from scenes.kit.thing import Thing

ZONE = "track"
LEAST = 6
"""So many pixels of a turn can be pressed, however short it was."""


def thing_of(mark: Mark) -> str:
    """The id of a mark: a turn or round by its number, what happens by the moment before it."""
    return f"replay:{mark.kind}:{mark.at if mark.shows else mark.number}"


class Marked(Protocol):
    """What a game says of the marks of its recordings."""

    def said(self, mark: Mark) -> str:
        """A mark in words."""

    def seat_colour(self, seat: str) -> Colour:
        """The color of whoever sits there."""

    def mark_colour(self, mark: Mark) -> Colour:
        """The color of something that happens."""

    def sign(self, mark: Mark, side: int, colour: Colour) -> Surface:
        """The sign of something that happens, so many pixels wide and high."""


class Track:
    """Where everything of a recording lies on the ribbon, and how that looks."""

    def __init__(
        self,
        watched: Watched[Any],
        marks: Iterable[Mark],
        marked: Marked,
        place: Callable[[], Rect],
        measures: Callable[[], Measures],
    ) -> None:
        """`place`: the part of the table's ribbon that it takes."""
        self.watched, self.marked, self._place_of, self._measures = watched, marked, place, measures
        self.marks = tuple(marks)
        self.box = Rect(0, 0, 0, 0)
        self._band = Rect(0, 0, 0, 0)
        self._things: list[Thing] = []
        self._of: dict[str, Mark] = {}
        self._kept: tuple[Hashable, Surface] | None = None
        """The ribbon as it was painted last, and for what."""

    def layout(self) -> None:
        """Find anew where everything lies, and what it is called."""
        px = self._measures().px
        self.box = self._place_of()
        self.box.h -= 2  # the golden line of the ribbon
        high, side = px(14, 10), px(14, 9)
        foot = px(7, 5)
        self._band = Rect(self.box.x + side, self.box.bottom - foot - high, self.box.w - 2 * side, high)
        self._things, self._of, self._kept = [], {}, None
        for mark in self.marks:
            name = thing_of(mark)
            if name in self._of and mark.shows:  # several at once are one thing with all their names
                thing = next(one for one in self._things if one.id == name)
                thing.label = f"{thing.label} {self.marked.said(mark)}"
                continue
            self._of[name] = mark
            self._things.append(Thing(name, "mark", self.marked.said(mark), self._place(mark), zone=ZONE))

    def things(self) -> list[Thing]:
        """Turns first, then rounds, then what happened: what comes later lies above."""
        order = {"turn": 0, "round": 1}
        return sorted(self._things, key=lambda thing: order.get(self._of[thing.id].kind, 2))

    def mark(self, name: str) -> Mark | None:
        """The mark behind a thing; None for other things."""
        return self._of.get(name)

    def x_of(self, at: float) -> int:
        """Where a moment lies on the ribbon, in window pixels."""
        return self._band.x + round(self._band.w * at / max(1, self.watched.recording.last))

    def _place(self, mark: Mark) -> Rect:
        band, px = self._band, self._measures().px
        if mark.kind == "turn":
            left, right = self.x_of(mark.at), self.x_of(self._turn_ends(mark))
            return Rect(left, band.y - px(3, 2), max(LEAST, right - left), band.h + px(6, 4))
        if mark.kind == "round":
            return Rect(self.x_of(mark.at) - 2, self.box.y + 2, px(30, 20), band.y - px(3, 2) - self.box.y - 2)
        side = px(20, 14)
        spot = Rect(0, 0, side, side)
        spot.center = (min(self.x_of(mark.at + 0.5), band.right - side // 2), band.centery)
        return spot

    def _turn_ends(self, mark: Mark) -> int:
        later = (one.at for one in self.marks if one.kind == "turn" and one.at > mark.at)
        return next(later, self.watched.recording.last)

    # drawing

    def paint(self, canvas: Canvas, hover: str | None) -> None:
        """Draw the band, what is marked on it, and the bead; anew only where the bead or what is lit is another."""
        key = self.watched.at, hover if hover in self._of else None
        if self._kept is None or self._kept[0] != key:
            self._paint(canvas, hover)
            self._kept = key, canvas.surface.subsurface(self.box).copy()
        else:
            canvas.surface.blit(self._kept[1], self.box)
        canvas.mark(self.box)

    def _paint(self, canvas: Canvas, hover: str | None) -> None:
        surface, box, band = canvas.surface, self.box, self._band
        surface.fill(PANEL, box)
        pygame.draw.rect(surface, INK, band.inflate(6, 6), border_radius=band.h)
        here = self.x_of(self.watched.at)
        for mark in self.marks:
            if mark.kind == "turn":
                self._turn(canvas, mark, here, lit=hover == thing_of(mark))
        for gap in self.watched.recording.gaps:
            surface.fill(INK, Rect(self.x_of(gap) - 2, band.y, 3, band.h))
        pygame.draw.rect(surface, GOLD[3], band.inflate(4, 4), 1, border_radius=band.h)
        for mark in self.marks:
            if mark.kind == "round":
                self._round(canvas, mark, lit=hover == thing_of(mark))
        for mark in self.marks:
            if mark.shows:
                self._sign(canvas, mark, lit=hover == thing_of(mark))
        self._bead(canvas, here)

    def _turn(self, canvas: Canvas, mark: Mark, here: int, *, lit: bool) -> None:
        """A turn in the colour of who played it: what has been shown glows, what is still to come is dim."""
        band, colour = self._band, self.marked.seat_colour(mark.seat)
        left, right = self.x_of(mark.at), self.x_of(self._turn_ends(mark))
        part = Rect(left, band.y, max(1, right - left), band.h)
        canvas.surface.fill(mix(colour, INK, 0.45 if lit else 0.72), part)
        seen = Rect(left, band.y, min(right, here) - left, band.h)
        if seen.w > 0:
            canvas.surface.fill(mix(colour, BONE, 0.25) if lit else mix(colour, INK, 0.12), seen)
        pygame.draw.line(canvas.surface, INK, (left, band.y), (left, band.bottom - 1), 1)

    def _round(self, canvas: Canvas, mark: Mark, *, lit: bool) -> None:
        """A golden line across the ribbon with the number of the round at its head."""
        colour = GOLD[0] if lit else GOLD[1]
        x, measures = self.x_of(mark.at), self._measures()
        pygame.draw.line(canvas.surface, colour, (x, self.box.y + 4), (x, self._band.bottom + 2), 2)
        place = self._place(mark)
        size = max(MIN_TEXT, min(measures.text(17, 14), round(place.h * 0.95)))  # the ribbon keeps its height
        block = lay_out(str(mark.number), Style(size, colour, bold=True))
        block.draw(canvas.surface, (x + measures.px(5, 4), max(0, place.y + (place.h - block.size[1]) // 2)))

    def _sign(self, canvas: Canvas, mark: Mark, *, lit: bool) -> None:
        """What happened as a sign on a dark seal."""
        spot = self._place(mark).inflate(4 * lit, 4 * lit)
        colour = self.marked.mark_colour(mark)
        pygame.draw.circle(canvas.surface, INK, spot.center, spot.w // 2)
        pygame.draw.circle(canvas.surface, colour, spot.center, spot.w // 2, 1)
        side = max(8, round(spot.w * 0.66))
        made = self.marked.sign(mark, side, colour)
        canvas.surface.blit(made, made.get_rect(center=spot.center))

    def _bead(self, canvas: Canvas, x: int) -> None:
        """Where the game is shown."""
        band, r = self._band, self._measures().px(9, 6)
        pygame.draw.line(canvas.surface, GOLD[0], (x, self.box.y + 3), (x, band.bottom + 3), 2)
        pygame.draw.circle(canvas.surface, INK, (x, band.centery), r + 2)
        pygame.draw.circle(canvas.surface, GOLD[0], (x, band.centery), r)
        pygame.draw.circle(canvas.surface, GOLD[3], (x, band.centery), max(2, r // 2))
