"""The fan: everybody in a crowded space, laid out beside each other and large, each to be read and pressed.

A space in which somebody finds no room to be seen shows how many these are. Resting on that sign, focusing or pressing
it opens the fan; it shuts when neither pointer nor keys are in it any more. Nothing below it moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

import pygame
from pygame import Rect, Surface

from game.mansions.view import MonsterView, PersonView
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.ornament import glow_frame
from scenes.kit.text import Style
from scenes.mansions.look import CORAL, INK, LAMP, PAPER, TIDE, of_seat, paper
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.house.figures import Standing
from scenes.table.lights import Lights, numbered

ACROSS, PAGE = 4, 8
"""How many lie side by side, and in all rows together."""
RESTS = 250.0
"""Milliseconds for which a pointer rests on the sign before the fan opens."""


class Crowded(Protocol):
    """The house, as far as the fan must know it."""

    def standing(self, *, rest: bool = False) -> Standing:
        """Where everybody stands."""

    def image(self, one: PersonView | MonsterView, size: tuple[int, int]) -> Surface:
        """A figure so large."""


class Fan:
    """The one fan of a house."""

    def __init__(self, table: HouseContext, house: Crowded) -> None:
        self.table, self.house = table, house
        self._resting: tuple[str, float] | None = None
        self._shut = ""
        self._page = 0

    @property
    def space(self) -> str:
        """The space that lies open, '' for none."""
        space = self.table.state.fan
        return space if space and space in self.house.standing(rest=True).more else ""

    @property
    def _everybody(self) -> list[str]:
        return self.table.shown.standing(self.space) if self.space else []

    @property
    def _shown(self) -> list[str]:
        page = self._page % max(1, self.pages)
        return self._everybody[page * PAGE : (page + 1) * PAGE]

    @property
    def pages(self) -> int:
        """On how many pages everybody lies."""
        return -(-len(self._everybody) // PAGE)

    def label(self) -> str:
        """What it is called: its room, and how many are there."""
        words = self.table.words
        return words.of_house("fan", room=words.names.room(self.space), n=len(self._everybody))

    # opened and shut

    def press(self, space: str) -> None:
        """The sign of a space was pressed: the fan opens there; what lies open is leafed on, or shut."""
        state = self.table.state
        if self.space != space:
            state.fan, self._page = space, 0
            first = next(iter(self.boxes()), None)
            if first is not None and self.table.focus.visible:
                self.table.focus.set(f"figure:{first}")
        elif self.pages > 1 and self._page + 1 < self.pages:
            self._page += 1
        else:
            self.shut()
        self.table.touch()

    def shut(self) -> None:
        """Lay it together; it opens by itself only when the pointer has been elsewhere."""
        self._shut, self.table.state.fan = self.table.state.fan, ""

    def update(self) -> bool:
        """Open where a pointer has rested, shut where nobody is in it any more; whether anything has changed."""
        table, hover = self.table, self.table.hover or ""
        focus = table.focus.current if table.focus.visible else None
        if self.space:
            within = {f"more:{self.space}", *(f"figure:{name}" for name in self._everybody)}
            if hover in within or focus in within:
                return False
            table.state.fan = ""
            table.touch()
            return True
        wanted = hover if hover.startswith("more:") else focus if focus and focus.startswith("more:") else ""
        if wanted.partition(":")[2] != self._shut:
            self._shut = ""
        if not wanted or self._shut or table.director.busy:
            self._resting = None
            return False
        if self._resting is None or self._resting[0] != wanted:
            self._resting = wanted, table.clock
        if table.clock - self._resting[1] < RESTS:
            return False
        table.state.fan, self._page, self._resting = wanted.partition(":")[2], 0, None
        table.touch()
        return True

    # places

    def ground(self) -> Box | None:
        """The paper it lies on, in window pixels; None where none is open."""
        shown = self._shown
        if not shown:
            return None
        layout, frame = self.table.measures, self.table.camera.frame
        w, h = self._cell()
        rim = layout.px(12, 8)
        columns, rows = min(ACROSS, len(shown)), -(-len(shown) // ACROSS)
        wide, high = columns * w + 2 * rim, rows * h + 2 * rim
        about = self.table.resting.spaces[self.space].center
        x = min(max(about[0] - wide // 2, frame.x), frame.right - wide)
        y = min(max(about[1] - high // 2, frame.y), frame.bottom - high)
        return Box(x, y, wide, high)

    def _cell(self) -> tuple[int, int]:
        layout = self.table.measures
        room = (self.table.camera.frame.h - 2 * layout.px(12, 8)) // 2
        return layout.px(118, 86), min(room, layout.px(108, 72) + 2 * self._line())

    def _line(self) -> int:
        return max(18, self.table.measures.text(18) * 9 // 8)

    def boxes(self) -> Mapping[str, Box]:
        """Where each figure of the fan lies."""
        ground = self.ground()
        if ground is None:
            return {}
        (w, h), rim = self._cell(), self.table.measures.px(12, 8)
        return {
            name: Box(ground.x + rim + at % ACROSS * w, ground.y + rim + at // ACROSS * h, w, h)
            for at, name in enumerate(self._shown)
        }

    # how it looks

    def paint(self, canvas: Canvas, lights: Lights) -> None:
        """Paper over the plan, and on it everybody with their numbers and their name."""
        ground = self.ground()
        if ground is None:
            return
        surface, place = canvas.surface, Rect(ground)
        before = surface.get_clip()
        paper(surface, place, shade=0.1, shadow=6)
        canvas.mark(place.inflate(24, 24))
        for name, box in self.boxes().items():
            one = self.table.shown.figure(name)
            if one is not None:
                self._one(canvas, one, Rect(box), lights)
        if self.pages > 1:
            style = Style(self.table.measures.text(16), INK, align="right")
            words = f"{self._page % self.pages + 1}/{self.pages}"
            draw_text(surface, words, place.inflate(-10, -4), style, valign="bottom", where="fan", wrap=False)
        surface.set_clip(before)

    def _one(self, canvas: Canvas, one: PersonView | MonsterView, box: Rect, lights: Lights) -> None:
        surface, line, layout = canvas.surface, self._line(), self.table.measures
        thing = f"figure:{one.seat if isinstance(one, PersonView) else one.id}"
        high = box.h - 2 * line
        size = (high * 2 // 3, high)
        picture = self.house.image(one, size)
        surface.blit(picture, picture.get_rect(midtop=(box.centerx, box.y + 2)))
        words = self.table.words
        name = words.first_name(one.seat) if isinstance(one, PersonView) else words.monster(one.id)
        style = Style(layout.text(16), INK, bold=True, align="center")
        at = Rect(box.x + 2, box.bottom - 2 * line, box.w - 4, line)
        draw_text(surface, name, at, style, valign="middle", where="fan", wrap=False, ellipsis=True)
        at.y += line
        numbers = (
            [(f"{one.health}/{one.full_health}", CORAL[3]), (f"{one.sanity}/{one.full_sanity}", TIDE[3])]
            if isinstance(one, PersonView) else [(f"-{one.damage}", CORAL[3])] if one.damage else []
        )  # fmt: skip
        if one.stun:
            numbers.append(("*" * min(3, one.stun), INK))
        for number, (said, colour) in enumerate(numbers):
            part = Rect(at.x + at.w * number // len(numbers), at.y, at.w // len(numbers), at.h)
            style = Style(layout.text(16), colour, bold=True, align="center")
            draw_text(surface, said, part, style, valign="middle", where="fan", wrap=False)
        if isinstance(one, PersonView):
            surface.fill(of_seat(one.seat), Rect(box.x + 6, box.bottom - 3, box.w - 12, 2))
        inner = box.inflate(-6, -4)
        if thing in lights.lit or thing in lights.marked:
            glow_frame(surface, inner, LAMP[0 if thing in lights.marked else 1], 2, 6)
        if lights.hover == thing:
            pygame.draw.rect(surface, PAPER[4], inner, 2, border_radius=6)
        numbered(canvas, lights, thing, box)
