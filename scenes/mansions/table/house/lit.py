"""What lights up and moves on the plan: where one may go, the way there, the light about whoever acts, the figures."""

from __future__ import annotations

from itertools import pairwise
from typing import Protocol

import pygame
from pygame import Rect, Surface

from game.mansions.view import MonsterView, PersonView
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.ornament import glow, glow_frame
from scenes.kit.text import Style
from scenes.kit.theme import CRIMSON
from scenes.mansions.look import CORAL, INK, LAMP, PAPER, TIDE, wash
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.house.bake import Seen
from scenes.mansions.table.house.figures import Figures, Standing
from scenes.mansions.table.house.names import Names
from scenes.mansions.table.house.plan import Plan
from scenes.mansions.table.house.threads import Threads
from scenes.mansions.table.walk import Walk
from scenes.table.lights import Lights, numbered

POOL = 3.8
"""How far the light about the acting figure reaches, in units."""


class Lighted(Protocol):
    """The house, as far as its lights must know it."""

    figures: Figures
    names: Names
    aloft: set[str]

    def standing(self, *, rest: bool = False) -> Standing:
        """Where everybody stands."""

    def seen(self) -> Seen:
        """What of the house is painted."""

    def image(self, one: PersonView | MonsterView, size: tuple[int, int]) -> Surface:
        """A figure so large."""


class HouseLights:
    """Paints over the still house."""

    def __init__(self, table: HouseContext, house: Lighted, walk: Walk, threads: Threads) -> None:
        self.table, self.house, self.walk, self.threads = table, house, walk, threads

    def paint(self, canvas: Canvas, lights: Lights) -> None:
        """Everything, from the floor upwards; no name is covered, but plainly while the view moves."""
        over, plan = list(self.threads.paint(canvas)), self.table.plan
        for thing in self.table.listing().things:
            if thing.role in ("space", "door", "room") and (thing.id in lights.lit or thing.id in lights.marked):
                place = self._place(plan, thing.id, thing.rect)
                self._legal(canvas, place, marked=thing.id in lights.marked)
                over.append(place)
                numbered(canvas, lights, thing.id, place)
            if thing.id in lights.refused:
                canvas.mark(glow_frame(canvas.surface, thing.rect, CRIMSON, 4))
        if lights.hover is not None and lights.hover.startswith("space:"):
            box = Rect(plan.spaces[lights.hover.partition(":")[2]])
            pygame.draw.rect(canvas.surface, PAPER[0], box.inflate(-4, -4), 2)
            canvas.mark(box)
        if over and not self.table.camera.hasty:
            self.house.names.paint(canvas.surface, self.house.seen(), over)
        self._path(canvas)
        self._figures(canvas, lights)

    def _place(self, plan: Plan, name: str, rest: Rect) -> Rect:
        """Where a thing of the plan is at this moment."""
        kind, _, own = name.partition(":")
        if kind == "space":
            return Rect(plan.spaces[own])
        if kind == "door" and own in plan.openings:
            place = Rect(plan.openings[own].box)
            least = self.table.measures.px(44, 32)
            return place.inflate(max(0, least - place.w), max(0, least - place.h))
        if kind == "room":
            return Rect(self.house.names.place(own))
        return rest

    def _path(self, canvas: Canvas) -> None:
        """The way that is aimed at, or that leads to what is pointed at: a row of pearls from space to space."""
        table = self.table
        aim = table.state.aim or self._pointed()
        way = (self.walk.aimed() if table.state.aim else self.walk.way(aim)) if aim else None
        start = table.shown.where(table.acting)
        if way is None or start not in table.plan.spaces:
            return
        r = max(4, table.measures.px(7, 5))
        points = [table.plan.spaces[space] for space in (start, *way.spaces)]
        feet = [(box.center[0], box.y + box.h * 2 // 3) for box in points]
        for (x0, y0), (x1, y1) in pairwise(feet):
            count = max(2, round(max(abs(x1 - x0), abs(y1 - y0)) / (3.4 * r)))
            for at in range(1, count + 1):
                x, y = x0 + (x1 - x0) * at // count, y0 + (y1 - y0) * at // count
                pygame.draw.circle(canvas.surface, INK, (x, y), r)
                pygame.draw.circle(canvas.surface, LAMP[1], (x, y), r - 2)
                canvas.mark(Rect(x - r, y - r, 2 * r, 2 * r))
        risky = {danger.step for danger in way.ahead if danger.rolls or danger.stops}
        for number, (x, y) in enumerate(feet[1:], start=1):
            side = max(20, table.measures.px(30, 22))
            seal = Rect(x - side // 2, y - side // 2, side, side)
            pygame.draw.circle(canvas.surface, INK, seal.center, side // 2 + 1)
            pygame.draw.circle(canvas.surface, CORAL[3] if number in risky else TIDE[4], seal.center, side // 2 - 1)
            if number in risky:  # no hue alone says it: a second ring
                pygame.draw.circle(canvas.surface, PAPER[0], seal.center, side // 2 - 2, 2)
            style = Style(max(14, side * 6 // 10), PAPER[0], bold=True, align="center")
            draw_text(canvas.surface, str(number), seal, style, valign="middle", where="step", wrap=False)
            canvas.mark(seal.inflate(4, 4))

    def _pointed(self) -> str:
        """The space that is looked at."""
        name = self.table.pointed
        return name.partition(":")[2] if name.startswith("space:") else ""

    def _legal(self, canvas: Canvas, rect: Rect, *, marked: bool) -> None:
        """A wash of light, and a frame whose width is that of the window, however near the house is seen."""
        shown = rect.clip(canvas.surface.get_clip())
        if not shown.w or not shown.h:
            return
        if not self.table.camera.hasty:
            canvas.blit(wash(shown.size, LAMP[1], 96 if marked else 44), shown.topleft)
        wide = max(3, self.table.measures.px(4, 3))
        inner = rect.inflate(-6, -6)
        pygame.draw.rect(canvas.surface, INK, inner, wide + 2, border_radius=6)
        pygame.draw.rect(
            canvas.surface, LAMP[1] if not marked else LAMP[0], inner.inflate(-2, -2), wide, border_radius=5
        )
        canvas.mark(shown)

    # figures

    def _figures(self, canvas: Canvas, lights: Lights) -> None:
        table, there = self.table, self.house.standing()
        known: dict[str, PersonView | MonsterView] = {one.seat: one for one in table.view.people}
        known |= {one.id: one for one in table.view.monsters}
        self._pool(canvas, there)
        for name, box in sorted(there.boxes.items(), key=lambda pair: pair[1].bottom):
            if name not in self.house.aloft and name in known:
                self.figure(canvas, known[name], box, lights)
        for space, (count, box) in there.more.items():
            self._more(canvas, count, Rect(box), hover=f"more:{space}" == lights.hover)

    def _pool(self, canvas: Canvas, there: Standing) -> None:
        """The lamp of whoever acts lights their room, and no other."""
        table = self.table
        acting = table.acting
        place, at = there.boxes.get(acting), table.shown.where(acting)
        if place is None or acting in self.house.aloft or materials.is_plain() or table.camera.hasty:
            return
        r = round(POOL * table.plan.unit)
        light, (x, y) = glow(r, LAMP[3], 0.4), (place.center[0] - r, place.bottom - r - place.h // 4)
        for space in map(Rect, table.plan.rooms[table.room_of(at)]):
            lit = space.clip(Rect(x, y, 2 * r, 2 * r))
            if lit.w and lit.h:
                canvas.blit(light, lit.topleft, lit.move(-x, -y), flags=pygame.BLEND_RGB_ADD)

    def figure(self, canvas: Canvas, one: PersonView | MonsterView, box: Box, lights: Lights) -> None:
        """A figure where it stands, with what it has taken, and the light about it."""
        name = one.seat if isinstance(one, PersonView) else one.id
        shaken = round(lights.shake.get(f"figure:{name}", 0.0))
        place = Rect(box).move(shaken, 0)
        canvas.blit(self.house.image(one, place.size), place.topleft)
        self.house.figures.badges(canvas.surface, place, one, max(14, self.table.measures.px(16, 14)))
        canvas.mark(place.inflate(4, 4))
        thing = f"figure:{name}"
        if thing in lights.lit or thing in lights.marked:
            canvas.mark(
                glow_frame(canvas.surface, place.inflate(-4, -4), LAMP[0 if thing in lights.marked else 1], 2, 6)
            )
        if lights.hover == thing:
            pygame.draw.rect(canvas.surface, PAPER[0], place, 2, border_radius=6)

    def _more(self, canvas: Canvas, count: int, box: Rect, *, hover: bool) -> None:
        side = min(box.w, box.h)
        place = Rect(0, 0, side, side)
        place.midbottom = box.midbottom
        pygame.draw.circle(canvas.surface, INK, place.center, side // 2)
        pygame.draw.circle(canvas.surface, LAMP[1] if hover else PAPER[1], place.center, side // 2 - 2)
        style = Style(max(14, side // 2), INK, bold=True, align="center")
        draw_text(canvas.surface, f"+{count}", place, style, valign="middle", where="more", wrap=False)
        canvas.mark(place)
