"""A small sheet beside the thing under the pointer: when it comes, when it goes, and where it lies.

What it says, and of which things, is the game's (`Tips`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.fit import fit
from scenes.kit.geometry import Measures
from scenes.kit.placing import keep_off
from scenes.kit.text import Style, TextBlock
from scenes.kit.theme import CRIMSON, INK
from scenes.kit.thing import READ_ONLY, Thing

AFTER = 350.0
"""Milliseconds the pointer rests before the sheet comes."""
SOON = 90.0
"""The same on a thing whose picture has no room for its sentence."""

STILL = 12
"""Window pixels a pointer may stray from a press and still rest on it."""


class Tips(Protocol):
    """A table as its tooltip sees it."""

    @property
    def measures(self) -> Measures:
        """How large things are in this window."""

    @property
    def hover(self) -> str | None:
        """The thing under the pointer."""

    @property
    def focused(self) -> Thing | None:
        """The thing with the focus, where that is shown."""

    @property
    def silent(self) -> bool:
        """Nothing may be told now: something moves, is carried, lies open, or is said elsewhere."""

    def thing(self, name: str) -> Thing | None:
        """A thing of the present list."""

    def text(self, thing: Thing) -> str:
        """What is said of a thing; '' for what speaks for itself."""

    def cramped(self, name: str) -> bool:
        """The picture of this thing has no room for its sentence: told soon, and of the focus, too."""

    @property
    def clear(self) -> Sequence[Rect]:
        """What a sheet must not lie on besides its thing, the dearest first."""

    def ground(self, size: tuple[int, int]) -> Surface:
        """The sheet without words."""

    def redraw(self) -> None:
        """Ask for one frame."""


class Tooltip:
    """Follows what the pointer rests on, or the focus where that lies on something that is only read."""

    def __init__(self, tips: Tips) -> None:
        self.tips = tips
        self._pos = (0, 0)
        self._name: str | None = None
        self._rest = 0.0
        self._shown: str | None = None
        """What was asked for by a press or a key: shown at once, until the pointer or the focus leaves it."""
        self.box: Rect | None = None
        """Where the sheet was drawn last; None while there is none."""
        self._seat: tuple[object, tuple[TextBlock, Rect]] | None = None
        """Where the sheet lies, with what that was found for."""
        self.asked: str | None = None
        """What a finger has rested on: no pointer stays there, so its sheet stays until the next press."""
        self._pressed: tuple[int, int] | None = None
        """Where the last press fell: who presses has read, and what comes to stand there was not asked about."""

    def pressed(self, pos: tuple[int, int]) -> None:
        """A press or a key: no sheet of what lies under the pointer until that moves away; it would cover the buttons
        beside it (Undo among them), or the table of somebody who plays by keys."""
        self._pos = self._pressed = pos
        self.asked = None

    def moved(self, pos: tuple[int, int]) -> None:
        """The pointer moved: past a trembling hand, sheets come again."""
        self._pos = pos
        if self._pressed is not None and abs(pos[0] - self._pressed[0]) + abs(pos[1] - self._pressed[1]) > STILL:
            self._pressed = None

    def update(self, dt: float) -> bool:
        """Count the rest; True when the sheet appears or goes."""
        name = self._under()
        if name != self._name:
            shown = self._rest >= self._after
            self._name, self._rest = name, 0.0
            if self._shown is not None and self._shown != name:
                self._shown = None
            return shown
        before = self._rest
        self._rest += dt
        return before < self._after <= self._rest and self.text() != ""

    @property
    def _after(self) -> float:
        return SOON if self._name is not None and self.tips.cramped(self._name) else AFTER

    def show(self, name: str) -> None:
        """Show the sheet of a thing without waiting; what the pointer happens to rest on is not asked about."""
        focus = self.tips.focused
        self._name = self._shown = name
        self.asked = name if self.tips.hover is None and (focus is None or focus.id != name) else None
        self._pressed = None if self.tips.hover == name else self._pos
        self._rest = AFTER
        self.tips.redraw()

    def _under(self) -> str | None:
        """The thing that is pointed at."""
        hover = self.tips.hover
        if hover is not None and self._pressed is None:
            return hover
        if hover is None and self.asked is not None and self.tips.thing(self.asked) is not None:
            return self.asked
        focus = self.tips.focused
        if focus is None:
            return None
        told = focus.role in READ_ONLY or focus.id == self._shown or self.tips.cramped(focus.id)
        return focus.id if told else None

    @property
    def shown(self) -> bool:
        """The sheet is on the screen."""
        return self._name is not None and self._rest >= self._after and self.text() != ""

    @property
    def waiting(self) -> bool:
        """Frames are needed until the sheet has come."""
        return self._name is not None and self._rest < self._after

    def text(self) -> str:
        """What the sheet says of the thing; '' for things that speak for themselves."""
        thing = self.tips.thing(self._name or "")
        return self.of(thing) if thing is not None else ""

    def of(self, thing: Thing) -> str:
        """What a sheet would say of a thing."""
        return self.tips.text(thing)

    def paint(self, canvas: Canvas) -> None:
        """Draw the sheet above or below its thing, inside the window."""
        self.box = None
        if self._rest < self._after or self.tips.silent:
            return
        thing, text = self.tips.thing(self._name or ""), self.text()
        if thing is None or not text:
            return
        measures, pad = self.tips.measures, self.tips.measures.px(12, 9)
        key = text, tuple(thing.rect), tuple(map(tuple, self.tips.clear)), canvas.size, measures.text(18, 15)
        if self._seat is None or self._seat[0] != key:
            self._seat = key, self._seated(text, thing.rect, canvas.size)
        block, box = self._seat[1]
        self.box = box
        shade = Surface(box.size, pygame.SRCALPHA)
        shade.fill((8, 4, 10, 120))
        canvas.blit(shade, (box.x + 5, box.y + 6))
        canvas.blit(self.tips.ground(box.size), box.topleft)
        pygame.draw.rect(canvas.surface, INK, box, 2, border_radius=3)
        canvas.mark(block.draw(canvas.surface, (box.x + pad, box.y + pad)))

    def _seated(self, text: str, spot: Rect, window: tuple[int, int]) -> tuple[TextBlock, Rect]:
        """The words, and where their sheet lies: never on its thing, nor on what must stay seen while it is told."""
        measures = self.tips.measures
        width, pad = measures.px(380, 280), measures.px(12, 9)
        style = Style(measures.text(18, 15), INK, bold_colour=CRIMSON)

        def made(share: float) -> tuple[TextBlock, tuple[int, int]]:
            wide = round(width * share)
            block = fit(text, style, (wide, window[1] - 2 * pad - 16), where="tooltip")
            return block, (min(wide, block.size[0]) + 2 * pad, block.size[1] + 2 * pad)

        block, size = made(1.0)
        usual, clear = beside(spot, size, window), [one for one in self.tips.clear if one != spot]
        if usual.collidelist([spot, *clear]) < 0:
            return block, usual
        others = [(block, size), *(made(share) for share in WIDER)]
        found = keep_off([size for _, size in others], Rect((0, 0), window), spot, clear, usual)
        return (others[found[0]][0], found[1]) if found is not None else (block, usual)


WIDER = (1.35, 1.8, 0.75, 0.55)
"""How wide else a sheet may be, as shares of its width, where it would lie on its thing."""


def beside(spot: Rect, size: tuple[int, int], window: tuple[int, int]) -> Rect:
    """A box of that size above a spot, below it where there is no room, never beyond the window."""
    box = Rect((0, 0), size)
    box.midbottom = (spot.centerx, spot.y - 8)
    if box.y < 0:
        box.midtop = (spot.centerx, spot.bottom + 8)
    box.clamp_ip(Rect((0, 0), window))
    return box
