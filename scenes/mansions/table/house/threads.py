"""What may be touched from where: spaces that a monster may come to, that an action of the Keeper may touch, that
somebody sees.

Shown while something is pointed at. What holds now is hatched and framed, what holds after the next income is dotted;
what is out of sight is dark, and the thread to whoever stands there is broken. No hue says anything alone.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

import pygame
from pygame import Rect, Surface

from game.mansions.play.reach import Reach, action_reach, monster_reach
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.fit import draw_text
from scenes.kit.geometry import Box
from scenes.kit.text import Style
from scenes.kit.text import layout as lay_out
from scenes.kit.theme import Colour
from scenes.mansions.look import CORAL, GROUND, INK, LAMP, PAPER, PLUM, wash
from scenes.mansions.table.context import HouseContext

NOWHERE = Reach(frozenset(), frozenset())
AIMING = ("fight", "cast")
"""Verbs for which sight counts."""
UNSEEN = 150
"""How much of a space out of sight the dark takes, of 255."""


@dataclass(frozen=True, slots=True)
class Sight:
    """What is seen from a space."""

    space: str
    seen: frozenset[str]


class Threads:
    """What is shown of reach and sight now."""

    def __init__(self, table: HouseContext) -> None:
        self.table = table
        self._reach: tuple[object, Reach] | None = None

    # what is asked

    @property
    def _pointed(self) -> str:
        """What is looked at; nothing while events are shown."""
        return "" if self.table.director.busy else self.table.pointed

    def reach(self, thing: str = "") -> Reach:
        """The spaces that a monster or an action of the Keeper may touch; of what is pointed at, if not said."""
        table, at = self.table, self.table.read_id(thing or self._pointed)
        monster = table.shown.monster(at.name) if at.kind == "figure" else None
        if monster is None and at.kind != "action":
            return NOWHERE
        key = table.view, at.kind, at.name
        if self._reach is None or self._reach[0] != key:
            tale = table.words.story.id
            ask = monster_reach if at.kind == "figure" else action_reach
            self._reach = key, ask(table.view, tale, at.name)
        return self._reach[1]

    def sight(self) -> Sight | None:
        """What is seen from the space that is pointed at, if that was asked for; from where whoever acts stands, while
        they look for something to fight or to cast at; else None."""
        table = self.table
        if table.director.busy or (not table.state.sight and table.state.verb not in AIMING):
            return None
        at = table.read_id(self._pointed) if table.state.sight else None
        space = "" if at is None else at.name if at.kind == "space" else table.shown.where(at.name)
        space = space or table.shown.where(table.acting)
        seen = table.words.story.house.sight.get(space)
        return Sight(space, seen) if seen is not None else None

    def told(self, thing: str) -> list[str]:
        """The same in words, for a sheet and for ears: what may be touched now, and what more after the next income."""
        reach, words = self.reach(thing), self.table.words
        found = []
        for key, spaces in (("now", reach.now), ("soon", reach.soon - reach.now)):
            rooms = list(dict.fromkeys(words.room(self.table.room_of(space)) for space in self._in_order(spaces)))
            if rooms:
                found.append(words.of_house(key, rooms=", ".join(rooms)))
        return found

    def _in_order(self, spaces: Iterable[str]) -> list[str]:
        order = list(self.table.whole.spaces)
        return sorted(spaces, key=order.index)

    # how it looks

    def paint(self, canvas: Canvas) -> Sequence[Rect]:
        """Over the floors, below the figures; gives the places that were painted on."""
        sight, reach = self.sight(), self.reach()
        if sight is not None:
            self._see(canvas, sight)
        legend: list[tuple[str, str]] = []
        touched = self._in_order(reach.soon | reach.now)
        places = [Rect(self.table.plan.spaces[space]) for space in touched]
        for space, place in zip(touched, places, strict=True):
            self._touch(canvas, place, now=space in reach.now)
        if reach.now:
            legend.append(("now", self.table.words.of_house("now_sign")))
        if reach.soon - reach.now:
            legend.append(("soon", self.table.words.of_house("soon_sign")))
        if legend:
            self._legend(canvas, legend, [self.table.plan.spaces[space] for space in touched])
        return places if sight is None else [Rect(self.table.plan.box)]

    def _touch(self, canvas: Canvas, space: Rect, *, now: bool) -> None:
        shown = space.clip(canvas.surface.get_clip())
        if not shown.w or not shown.h:
            return
        canvas.blit(_pattern(space.size, now=now), shown.topleft, shown.move(-space.x, -space.y))
        wide = max(3, self.table.measures.px(4, 3))
        inner = space.inflate(-8, -8)
        if now:
            pygame.draw.rect(canvas.surface, INK, inner, wide + 2)
            pygame.draw.rect(canvas.surface, CORAL[1], inner.inflate(-2, -2), wide)
        else:
            for start, end in _edges(inner):
                _dashed(canvas.surface, PLUM[1], start, end, wide, wide * 4)

    def _see(self, canvas: Canvas, sight: Sight) -> None:
        """What is not seen is dark; a thread runs to everybody else, and is cut where they are out of sight."""
        plan, table = self.table.plan, self.table
        for space, place in plan.spaces.items():
            if space not in sight.seen:
                shown = Rect(place).clip(canvas.surface.get_clip())
                if shown.w and shown.h:
                    canvas.blit(wash(shown.size, INK, UNSEEN), shown.topleft)
        start = plan.spaces[sight.space].center
        wide = max(2, table.measures.px(4, 3))
        for one in table.view.monsters:
            box = plan.spaces.get(one.at)
            if box is None or one.at == sight.space:
                continue
            end = box.center[0], box.bottom - box.h // 3
            clear = one.at in sight.seen
            if clear:
                pygame.draw.line(canvas.surface, INK, start, end, wide + 3)
                pygame.draw.line(canvas.surface, LAMP[0], start, end, wide)
            else:
                _dashed(canvas.surface, PAPER[2], start, end, wide, wide * 4)
                middle = (start[0] + end[0]) // 2, (start[1] + end[1]) // 2
                _cross(canvas.surface, middle, 3 * wide)
            x, y = min(start[0], end[0]), min(start[1], end[1])
            span = Rect(x, y, abs(start[0] - end[0]), abs(start[1] - end[1]))
            canvas.mark(span.inflate(8 * wide, 8 * wide))

    def _legend(self, canvas: Canvas, said: Sequence[tuple[str, str]], busy: Sequence[Box]) -> None:
        """What the two patterns mean, in a corner."""
        layout = self.table.measures
        style = Style(layout.text(16), PAPER[0], bold=True)
        side = max(18, round(layout.text(16) * 1.3))
        wide = sum(side + 8 + lay_out(words, style).size[0] + 14 for _, words in said)
        place = Rect(self.table.camera.corner(wide + 8, side + 10, busy, layout.px(10, 6)))
        canvas.surface.fill(INK, place.inflate(2, 2))
        canvas.surface.fill(GROUND, place)
        x = place.x + 8
        for sign, words in said:
            mark = Rect(x, place.y + 5, side, side)
            canvas.surface.fill(PAPER[1], mark)
            canvas.surface.blit(_pattern(mark.size, now=sign == "now"), mark)
            pygame.draw.rect(canvas.surface, INK, mark, 1)
            room = Rect(mark.right + 6, place.y, lay_out(words, style).size[0] + 2, place.h)
            draw_text(canvas.surface, words, room, style, valign="middle", where="legend", wrap=False)
            x = room.right + 14
        canvas.mark(place.inflate(4, 4))


def _pattern(size: tuple[int, int], *, now: bool) -> Surface:
    """Strokes for what may be touched now, dots for what may be after the next income."""

    def made() -> Surface:
        out = Surface(size, pygame.SRCALPHA)
        w, h = size
        if now:
            for x in range(-h, w, 14):
                pygame.draw.line(out, (*INK, 190), (x, h), (x + h, 0), 6)
                pygame.draw.line(out, (*CORAL[1], 235), (x, h), (x + h, 0), 3)
        else:
            for row, y in enumerate(range(8, h, 14)):
                for x in range(8 + row % 2 * 8, w, 16):
                    pygame.draw.circle(out, (*INK, 200), (x, y), 4)
                    pygame.draw.circle(out, (*PLUM[1], 255), (x, y), 3)
        return out

    return materials.store.get(("house-reach", size, now), made)


def _edges(box: Rect) -> list[tuple[tuple[int, int], tuple[int, int]]]:
    a, b, c, d = box.topleft, box.topright, box.bottomright, box.bottomleft
    return [(a, b), (b, c), (c, d), (d, a)]


def _dashed(
    surface: Surface, colour: Colour, start: tuple[int, int], end: tuple[int, int], wide: int, dash: int
) -> None:
    dx, dy = end[0] - start[0], end[1] - start[1]
    count = max(1, round(max(abs(dx), abs(dy)) / dash))
    for at in range(0, count, 2):
        a = start[0] + dx * at // count, start[1] + dy * at // count
        b = start[0] + dx * (at + 1) // count, start[1] + dy * (at + 1) // count
        pygame.draw.line(surface, INK, a, b, wide + 3)
        pygame.draw.line(surface, colour, a, b, wide)


def _cross(surface: Surface, at: tuple[int, int], r: int) -> None:
    """A thread that is cut."""
    for colour, wide in ((INK, 7), (PAPER[0], 3)):
        pygame.draw.line(surface, colour, (at[0] - r, at[1] - r), (at[0] + r, at[1] + r), wide)
        pygame.draw.line(surface, colour, (at[0] - r, at[1] + r), (at[0] + r, at[1] - r), wide)
