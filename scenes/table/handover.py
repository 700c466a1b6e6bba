"""The hand-over with the option to wait: the ribbon of the next player stays until somebody clicks, or has read it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pygame
from pygame import Rect

from game.core.engine.event import Event
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Measures
from scenes.kit.ornament import pill
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import BONE, INK

RIBBON_IN = 500.0
"""Milliseconds of the ribbon's motion, at normal speed, after which it stands and can be read."""


@dataclass(frozen=True, slots=True)
class Ground:
    """What a hand-over must know of the table it stands on; each is asked when it is needed."""

    wanted: Callable[[Event], bool]
    """Whether people want to wait at the event that a turn begins with, and it is being played (not hurried past)."""
    lasting: Callable[[Event], float]
    """For how many milliseconds, at normal speed, the ribbon of that event stands by itself; 0 where it holds nothing
    up."""
    speed: Callable[[], int]
    """The speed of movement, 0 to 4."""
    redraw: Callable[[], None]
    dismiss: Callable[[], None]
    """Takes the ribbon away."""
    line: Callable[[], str]
    """What the table waits for, in words."""
    measures: Callable[[], Measures]
    foot: Callable[[], tuple[int, int]]
    """The middle of the lower edge of the room for that line, in window pixels."""


class Handover:
    """Says when the table stands still between two turns."""

    def __init__(self, ground: Ground) -> None:
        self.ground = ground
        self.waiting = False
        self._shown = 0.0
        self._lasting = 0.0
        """After how long it goes on by itself, 0 where it waits for people."""
        self._still = True
        """Time stands still while it waits."""

    def begin(self, event: Event) -> None:
        """A turn begins with this event: wait, where people want it or have to read."""
        wanted = self.ground.wanted(event)
        self._lasting = 0.0 if wanted else self.ground.lasting(event)
        self.waiting, self._shown, self._still = wanted or self._lasting > 0, 0.0, True

    def wait(self) -> None:
        """Wait for people where no event is being played: nothing has to come in first, and time goes on."""
        self.waiting, self._shown, self._lasting, self._still = True, RIBBON_IN, 0.0, False

    def holds(self, dt: float) -> bool:
        """Whether time stands still now; the ribbon comes in first."""
        if not self.waiting:
            return False
        before = self._shown
        self._shown += dt * max(1, self.ground.speed())
        if before < RIBBON_IN <= self._shown:
            self.ground.redraw()
        if self._lasting and self._shown >= RIBBON_IN + self._lasting:
            self._go_on()
        return self.waiting and self._still and self._shown >= RIBBON_IN

    def handle(self, event: pygame.event.Event) -> bool:
        """A click or a key goes on, and is used up by that."""
        if not self.waiting or event.type not in (pygame.MOUSEBUTTONDOWN, pygame.KEYDOWN):
            return False
        self._go_on()
        return True

    def _go_on(self) -> None:
        self.waiting = False
        self.ground.dismiss()
        self.ground.redraw()

    def paint(self, canvas: Canvas) -> None:
        """The line that says what the table waits for, below the ribbon."""
        if not self.waiting or self._lasting or self._shown < RIBBON_IN:
            return
        measures = self.ground.measures()
        block = lay_out(self.ground.line(), Style(measures.text(22, 16), BONE))
        box = Rect(0, 0, block.size[0] + measures.px(40, 28), block.size[1] + measures.px(16, 10))
        middle, low = self.ground.foot()
        box.midtop = (middle, low - box.h)
        pill(canvas.surface, box, INK, 235)
        canvas.mark(box)
        block.draw(canvas.surface, (box.centerx - block.size[0] // 2, box.y + (box.h - block.size[1]) // 2))
