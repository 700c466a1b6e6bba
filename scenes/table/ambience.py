"""Dust in the candlelight: a few slow motes over bare wood while somebody sits at the table and nothing else moves."""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

import pygame
from pygame import Rect, Surface

from scenes.kit.canvas import Canvas
from scenes.kit.theme import GOLD

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

STEP = 1000 / 12
"""Milliseconds between two pictures: slow motes need no more."""
SLEEPS_AFTER = 25_000.0
"""Milliseconds without input after which the dust settles and nothing is drawn any more."""
MOTES = 7


class Ambience:
    """Asks for a frame now and then, and draws the motes. Off with reduced motion and at instant speed."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self._since_input = 0.0
        self._since_frame = 0.0
        self._time = 0.0
        self._mote: Surface | None = None

    @property
    def awake(self) -> bool:
        """Whether the dust moves."""
        scene = self.scene
        return (
            scene.app.speed > 0
            and not scene.theme.reduced_motion
            and not scene.theme.high_contrast
            and scene.app.top is scene
            and self._since_input < SLEEPS_AFTER
        )

    def wake(self) -> None:
        """Somebody moved."""
        self._since_input = 0.0

    def update(self, dt: float) -> bool:
        """Time passes; True when a frame is due (one more when the dust has settled)."""
        was = self.awake
        self._since_input += dt
        if not self.awake or self.scene.director.busy:
            return was and not self.awake
        self._time += dt
        self._since_frame += dt
        if self._since_frame < STEP:
            return False
        self._since_frame %= STEP
        return True

    def paint(self, canvas: Canvas) -> None:
        """The motes, each on its own slow path; never over a card or words."""
        if not self.awake or self.scene.director.busy:
            return
        rooms = [room for room in self._rooms() if room.w > 30]
        if not rooms:
            return
        for at in range(MOTES):
            room = rooms[at % len(rooms)]
            turn = self._time / 1000 * (0.10 + 0.013 * at)
            x = room.x + room.w * (0.5 + 0.45 * math.sin(turn + at * 2.1))
            y = room.y + room.h * (0.5 + 0.45 * math.sin(turn * 0.7 + at * 1.3))
            alpha = round(70 + 60 * math.sin(turn * 3 + at))
            canvas.blit(self._picture(), (x, y), alpha=max(10, alpha))

    def _rooms(self) -> list[Rect]:
        """Bare wood on the desk: beside the spells, and at both ends of the hand."""
        look = self.scene.look
        spells, hand = Rect(look.layout.areas["spells"]), Rect(look.layout.areas["hand"])
        seat = look.model.seats[look.desk]
        own = [box.right for (owner, _), box in look.places.spells.items() if owner == look.desk]
        last = max(own, default=spells.x)
        cards = [box for card in seat.hand if (box := look.places.cards.get(card.uid)) is not None]
        left = min((box.x for box in cards), default=hand.centerx)
        right = max((box.right for box in cards), default=hand.centerx)
        edge = look.layout.px(14, 9)
        return [
            Rect(last + edge, spells.y, spells.right - last - 2 * edge, spells.h),
            Rect(hand.x + edge, hand.y + edge, left - hand.x - 2 * edge, hand.h - 2 * edge),
            Rect(right + edge, hand.y + edge, hand.right - right - 2 * edge, hand.h - 2 * edge),
        ]

    def _picture(self) -> Surface:
        side = self.scene.look.layout.px(7, 5)
        if self._mote is None or self._mote.get_width() != side:
            self._mote = Surface((side, side), pygame.SRCALPHA)
            for r in range(side // 2, 0, -1):
                pygame.draw.circle(self._mote, (*GOLD[0], 255 // (r + 1)), (side // 2, side // 2), r)
        return self._mote
