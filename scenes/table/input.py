"""The pointer: pressing, dragging a card with weight, dropping it on what it shall pay for, reading by right click."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from scenes.kit.canvas import Canvas
from scenes.kit.thing import Thing, thing_at
from scenes.table.geometry import Box
from scenes.table.motion import FLY_HOME
from scenes.table.payment import Chosen
from scenes.table.view_model import Card

if TYPE_CHECKING:
    from scenes.table.scene import TableScene

DRAG_FROM = 6
"""Pixels a pressed card must be moved to be picked up."""
TILT, TILT_MAX, TILT_RATE = 0.008, 12.0, 25.0
TARGETS = ("spell", "curse", "supply", "library", "card")


class Pointer:
    """One pointer and the card it may carry."""

    def __init__(self, scene: TableScene) -> None:
        self.scene = scene
        self.pos = (0, 0)
        self.card: Card | None = None
        self.name = ""
        self.dragging = False
        self.tilt = 0.0
        self._from = (0, 0)
        self._speed = 0.0
        self._home: tuple[Card, Box, float] | None = None

    @property
    def uid(self) -> int:
        """The card in the air, 0 when there is none: it is not drawn at its rest place."""
        if self.dragging and self.card is not None:
            return self.card.uid
        return self._home[0].uid if self._home is not None else 0

    @property
    def moving(self) -> bool:
        """The tilt still settles, or a card flies home."""
        return self.dragging and (abs(self.tilt) > 0.1 or abs(self._speed) > 1)

    def handle(self, event: pygame.event.Event) -> bool:
        """Take what belongs to drags and reading; everything else goes the usual way."""
        if event.type == pygame.MOUSEMOTION:
            return self._motion(event)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == 1:
            self._press(event.pos)
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 3:
            return self._read(event.pos)
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1 and self.dragging:
            self._drop(event.pos)
            return True
        elif event.type == pygame.MOUSEBUTTONUP and event.button == 1:
            self.card = None
        elif event.type == pygame.MOUSEBUTTONDOWN and event.button == 2:
            thing = thing_at(self.scene.things(), event.pos)
            if thing is not None:
                self.scene.overlays.ping(thing)
            return True
        elif event.type == pygame.MOUSEWHEEL:
            return self.scene.overlays.scroll(event.y)
        return False

    def _press(self, pos: tuple[int, int]) -> None:
        self.pos = self._from = pos
        self.card = None
        thing = thing_at(self.scene.things(), pos)
        if thing is None and self.scene.director.busy:
            self.scene.director.hurry()
        if thing is not None and thing.id in self.scene.listing().cards and thing.enabled:
            self.card, self.name = self.scene.listing().cards[thing.id], thing.id

    def _motion(self, event: pygame.event.Event) -> bool:
        dx = event.pos[0] - self.pos[0]
        self.pos = event.pos
        if self.card is None or not event.buttons[0]:
            if self.dragging:
                self.drop_home()
            return False
        far = abs(event.pos[0] - self._from[0]) + abs(event.pos[1] - self._from[1])
        if not self.dragging and far >= DRAG_FROM and not self.scene.director.busy:
            self.dragging = True
            self.scene.down = None
        if self.dragging:
            self._speed = dx * 60.0
            under = self._target(event.pos)
            self.scene.hover = under.id if under is not None else None
            self.scene.redraw()
        return self.dragging

    def _target(self, pos: tuple[int, int]) -> Thing | None:
        """The thing under the pointer, the carried card itself aside."""
        things = [thing for thing in self.scene.things() if thing.id != self.name]
        return thing_at(things, pos)

    def update(self, dt: float) -> bool:
        """Ease the tilt towards the speed; True when a frame is needed."""
        if not self.dragging:
            self.tilt = 0.0
            return False
        goal = 0.0 if self.scene.theme.reduced_motion else max(-TILT_MAX, min(TILT_MAX, -self._speed * TILT))
        share = min(1.0, dt / 1000 * TILT_RATE)
        self.tilt += (goal - self.tilt) * share
        self._speed *= max(0.0, 1 - share)
        return abs(self.tilt) > 0.05

    def _drop(self, pos: tuple[int, int]) -> None:
        card, thing = self.card, self._target(pos)
        scene = self.scene
        own = scene.thing(self.name)
        self.dragging = False
        self.card = None
        scene.redraw()
        if card is None or own is None:
            return
        option = scene.acts.option_of(own)
        if scene.acts.choice is not None:
            if own.enabled and (thing is None or thing.id != self.name):
                scene.choose(own)
            return
        if thing is None or thing.role not in TARGETS or card.kind == "madness":
            self._fly_home(card, pos)
            return
        if not thing.enabled:
            self._fly_home(card, pos)
            scene.refuse(thing)
            return
        if thing.role == "card" and scene.listing().cards[thing.id].kind != "madness":
            self._fly_home(card, pos)
            return
        scene.acts.target(thing, Chosen(option, card.uid))

    def drop_home(self) -> None:
        """Let go without any trace."""
        card, self.card, self.dragging = self.card, None, False
        if card is not None:
            self._fly_home(card, self.pos)
        self.scene.redraw()

    def _fly_home(self, card: Card, pos: tuple[int, int]) -> None:
        look = self.scene.look
        if self.scene.app.speed == 0 or card.uid not in look.places.cards:
            return
        w, h = look.layout.size("hand_w"), look.layout.size("hand_h")
        start = Box(pos[0] - w // 2, pos[1] - h // 2, w, h)
        self._home = (card, start, 0.0)

        def step(t: float) -> None:
            self._home = (card, start, t)

        def end() -> None:
            self._home = None

        self.scene.timeline.run(FLY_HOME, step, "outCubic", 0.0, end)

    def _read(self, pos: tuple[int, int]) -> bool:
        if self.dragging:
            self.drop_home()
            return True
        thing = thing_at(self.scene.things(), pos)
        return self.scene.overlays.read(thing)

    def paint(self, canvas: Canvas) -> None:
        """The card in the air."""
        look = self.scene.look
        if self.dragging and self.card is not None:
            self.scene.stage.held_card(canvas, look, self.card.kind, self.pos, self.tilt)
        elif self._home is not None:
            card, start, t = self._home
            end = look.places.cards.get(card.uid)
            if end is not None:
                x = start.center[0] + (end.center[0] - start.center[0]) * t
                y = start.center[1] + (end.center[1] - start.center[1]) * t
                self.scene.stage.held_card(canvas, look, card.kind, (round(x), round(y)), 0.0)
