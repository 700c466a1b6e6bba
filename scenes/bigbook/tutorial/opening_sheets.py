"""The four sheets of the opening: each is thrown on the page, strikes it, and lies there; its picture then lives within
its frame, and its line stays sharp over whatever flies."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass, field

import pygame
from pygame import Rect, Surface

from scenes.bigbook.tutorial.opening_stage import HOLD, Act, OpeningStage
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.text import Style
from scenes.kit.theme import GOLD, INK
from scenes.table.motion.blows import Lamp, Wave, shadow_of

COMES, HANGS, FALLS = 130.0, 35.0, 45.0
"""Milliseconds in which a sheet comes from below, hangs over its place, and comes down on it."""
LANDS = COMES + HANGS + FALLS
NEAR = (1.26, 1.14)
"""How much larger it is while it comes, and half way down."""
TILTS = (-7.0, 5.0, -5.0, 7.0)
"""How each of them is turned while it comes, in degrees."""
SHOCKS = ("dust", "ink", "gold", "madness")
"""What each of them throws up where it strikes."""


@dataclass(slots=True)
class Panel:
    """One of the four sheets: where its picture (an empty area where there is no room for one) and its line stand."""

    name: str
    rect: Rect
    picture: Rect
    line: Rect


@dataclass(slots=True)
class Sheet:
    """One of them as it is drawn. `number` from 0, `words` its line, `size` of the letters in pixels."""

    panel: Panel
    number: int
    words: str
    size: int
    stage: OpeningStage
    act: Act
    low: int
    """The lower edge of the window, from below which it comes."""
    _base: Surface | None = None
    _line: Surface | None = None
    _falling: list[Surface] = field(default_factory=list)

    @property
    def _shadow(self) -> int:
        return self.stage.theme.px(10)

    def prepare(self) -> Iterator[object]:
        """Makes its pictures one by one."""
        yield self.base
        yield self.line
        yield from self.act.prepare()

    def prepare_fall(self) -> Iterator[object]:
        """Makes the pictures in which it falls, the first wanted first."""
        for step in range(len(NEAR)):
            yield self._fallen(step)

    @property
    def base(self) -> Surface:
        """The paper and the frame of its picture."""
        if self._base is None:
            panel, shadow = self.panel, self._shadow
            self._base = materials.parchment(
                panel.rect.size, seed=len(panel.name), shadow=shadow, ragged=False
            ).convert_alpha()
            room = panel.picture.move(shadow - panel.rect.x, shadow - panel.rect.y)
            pygame.draw.rect(self._base, (34, 18, 28), room)
            self._frame(self._base, room)
        return self._base

    @staticmethod
    def _frame(surface: Surface, room: Rect) -> None:
        if not room.size[0]:
            return
        pygame.draw.rect(surface, INK, room.inflate(4, 4), 3)
        pygame.draw.rect(surface, GOLD[2], room, 1)

    @property
    def line(self) -> Surface:
        """Its line on nothing, as large as its room."""
        if self._line is None:
            self._line = Surface(self.panel.line.size, pygame.SRCALPHA)
            style = Style(self.size, INK, align="center")
            where = f"opening.{self.panel.name}"
            draw_text(self._line, self.words, self._line.get_rect(), style, valign="middle", where=where)
        return self._line

    def _fallen(self, step: int) -> Surface:
        """All of it, turned and larger, at a step of its fall."""
        while len(self._falling) <= step:
            at, panel, shadow = len(self._falling), self.panel, self._shadow
            whole = self.base.copy()
            room = panel.picture.move(shadow - panel.rect.x, shadow - panel.rect.y)
            sub = Canvas(whole.get_size())
            sub.surface = whole
            whole.set_clip(room)
            self.act.paint(sub, room, 0.0)
            whole.set_clip(None)
            self._frame(whole, room)
            whole.blit(self.line, panel.line.move(shadow - panel.rect.x, shadow - panel.rect.y))
            tilt = TILTS[self.number] * (1 - 0.5 * at)
            self._falling.append(pygame.transform.rotozoom(whole, tilt, NEAR[at]))
        return self._falling[step]

    def land(self) -> None:
        """It strikes the page."""
        stage, rect = self.stage, self.panel.rect
        self._falling.clear()
        stage.jolt(6)
        stage.dust(rect, 5, 1.5)
        what = SHOCKS[self.number]
        if what != "dust":
            for x, way in ((rect.x, math.pi), (rect.right, 0.0)):
                at = x, self.panel.picture.bottom
                stage.throwing.burst(
                    what, at, 9, force=0.8, way=(way - 0.4, 1.5), room=(4.0, self.panel.picture.h * 0.5)
                )
        flat = rect.h / rect.w
        wave = Wave(rect.center, rect.w * 0.5, rect.w * 0.78, GOLD[1], 9 * stage.unit, flat)
        stage.after.show(wave, 340, delay=20.0)
        stage.after.show(Lamp((rect.centerx, rect.bottom), round(rect.w * 0.7), GOLD[2], 0.55), 360)
        stage.after.freeze(HOLD)
        stage.play("page_landing", (self.number + 0.5) / len(TILTS))

    def paint(self, canvas: Canvas, since: float, acting: float) -> None:
        """It so many milliseconds after it set out; its picture so many after that began to act."""
        if since < LANDS:
            self._flies(canvas, since)
            return
        down = self.stage.offset
        shadow, rect = self._shadow, self.panel.rect
        canvas.blit(self.base, (rect.x - shadow, rect.y - shadow + down))
        room = self.panel.picture.move(0, down)
        before = canvas.surface.get_clip()
        canvas.surface.set_clip(room.clip(before))
        self.act.paint(canvas, room, acting)
        canvas.surface.set_clip(before)
        self._frame(canvas.surface, room)
        canvas.mark(room.inflate(6, 6))

    def _flies(self, canvas: Canvas, since: float) -> None:
        rect = self.panel.rect
        come = min(1.0, since / COMES)
        come = 1 - (1 - come) ** 2
        high = 1 - max(0.0, (since - COMES - HANGS) / FALLS) ** 2
        picture = self._fallen(0 if high > 0.6 else 1)
        below = self.low + picture.get_height() / 2 - rect.centery
        x = rect.centerx + (canvas.size[0] / 2 - rect.centerx) * 0.4 * (1 - come)
        y = rect.centery + below * (1 - come) - rect.h * 0.05 * high
        shadow = shadow_of((rect.w, rect.h))
        canvas.blit(
            shadow, (x - rect.w / 2 + 26 * high * self.stage.unit, y - rect.h / 2 + 50 * high * self.stage.unit)
        )
        canvas.blit(picture, (x - picture.get_width() / 2, y - picture.get_height() / 2))

    def tell(self, canvas: Canvas, since: float) -> None:
        """Its line, over everything that flies."""
        if since >= LANDS:
            canvas.blit(self.line, self.panel.line.move(0, self.stage.offset).topleft)
