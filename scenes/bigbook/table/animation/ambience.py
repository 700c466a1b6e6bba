"""Idle life: the flicker of the candles, slow dust over bare wood, what else lives about the table (`idle_life`), and
after a while a shimmer on what may be played.

It moves as sprites over a finished frame, a few times a second, so that a table where nothing happens costs nothing.
Off at instant speed and with high contrast; the `idle` setting says how much there is of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import pygame
from pygame import Rect, Surface

from scenes.bigbook.table.animation import idle_life
from scenes.bigbook.table.animation.timings import BREATH, BREATH_AFTER, BREATH_EVERY
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.render import book_body
from scenes.kit import materials
from scenes.kit.canvas import Canvas
from scenes.kit.theme import GOLD

Sprite = tuple[Surface, tuple[float, float], int]
STEP, LIVELY = 1000 / 8, 1000 / 12
"""Milliseconds between two pictures: slow motes need no more, what follows a habit does."""
SLEEPS_AFTER = 25_000.0
"""Milliseconds without input after which the dust settles and the light stands still."""
BREATHS = 3
"""How often what may be played shimmers before the table sleeps."""
MOTES = 12
LEVELS = 6
BREATHES = ("card", "spell", "curse")
"""What breathes under the pointer."""
FLARE, FLARE_SHARE = 0.42, 0.6
"""How strong the flicker of a flame is, and how far it reaches as a share of its light."""


class Ambience:
    """Moves its sprites by itself while nothing else is drawn, and draws them with every other frame."""

    def __init__(
        self,
        table: BookTable,
        covered: Callable[[], bool],
        likeliest: Callable[[], str | None],
        living: Callable[[float], Sprite | None] = lambda ms: None,
        lively: Callable[[], bool] = lambda: False,
    ) -> None:
        self.table = table
        self._living, self._lively = living, lively
        """Gives the monster so many milliseconds later, where it may be moved."""
        self._covered = covered
        """Something lies over the table that may cover idle life."""
        self._likeliest = likeliest
        """The thing that is probably done next."""
        self._since_input = 0.0
        self._since_step = 0.0
        self._time = 0.0
        self._rooms: list[Rect] = []
        self._friends = idle_life.Friends(table)
        self.off = False
        """A table with something of its own over the desk has no idle life."""

    @property
    def shown(self) -> bool:
        """Whether there is idle life at all."""
        table = self.table
        return table.app.speed > 0 and table.theme.idle > 0 and not table.theme.high_contrast

    @property
    def awake(self) -> bool:
        """Whether it moves now."""
        table = self.table
        last = BREATH_AFTER + BREATHS * BREATH_EVERY
        return self.shown and not table.theme.reduced_motion and table.on_top and self._since_input < last

    def wake(self) -> None:
        """Somebody moved."""
        self._since_input = 0.0

    def update(self, dt: float) -> bool:
        """Time passes: the sprites move, unless the whole frame is drawn anyway; True when a step was due."""
        self._since_input += dt
        table = self.table
        if not self.awake or table.director.busy or table.screen.animating:
            return False
        if self._since_input < SLEEPS_AFTER:
            self._time += dt
        elif not self._breath_level() and not 0 < self._phase() < BREATH + 2 * STEP and not self._lively():
            return False
        self._since_step += dt
        step = LIVELY if self._lively() else STEP
        if self._since_step < step:
            return False
        self._since_step %= step
        if table.app.canvas.passing:  # the last frame was drawn in a hurry
            table.redraw()
            return True
        target = table.app.window.surface
        if target is not None and table.app.window.scale == 1.0 and not table.screen.dirty:
            table.app.window.show(target, table.app.canvas.sprites(target, self._alive(step) + self._sprites()))
        return True

    def paint(self, canvas: Canvas) -> None:
        """The sprites where they are now, with a frame that is drawn as a whole."""
        if not self.shown or self.table.director.busy or not self.table.on_top:
            return
        self._rooms = self._find_rooms()
        if self.table.screen.animating:
            canvas.mark_idle(canvas.pass_over(self._sprites()))
        else:
            canvas.mark_idle(canvas.sprites(canvas.surface, self._sprites()))

    def _sprites(self) -> list[Sprite]:
        """Everything that is idle, never over a card or words."""
        if self.off or self._covered():
            return []
        found = self._flames()
        if not self.table.theme.reduced_motion:
            found += idle_life.flames(self.table, self._time) + idle_life.moth(self.table, self._time)
        rooms = [room for room in self._rooms if room.w > 30]
        if rooms and not self.table.theme.reduced_motion:
            count = round(MOTES * self.table.theme.idle * self.table.theme.particles)
            found += [self._mote(at, rooms[at % len(rooms)]) for at in range(count)]
        return [*found, *self._breath(), *self._pointed()]

    def _alive(self, step: float) -> list[Sprite]:
        """The monster a step later; it falls asleep with the dust, but not in the middle of its habit."""
        if self.off or self._covered():
            return []
        found = self._living(step if self._since_input < SLEEPS_AFTER or self._lively() else 0.0)
        drawn_over = self.table.app.canvas.drawn_over
        faces: list[Sprite] = [(face, box.topleft, 0) for box, face in self._faces() if not drawn_over(box)]
        return [found, *faces] if found is not None else faces

    def _faces(self) -> list[tuple[Rect, Surface]]:
        """Friends' faces, where nothing of the table is about to change."""
        table = self.table
        still = table.director.busy or table.aftermath.moving or not self.awake or self.off
        return [] if still else self._friends.faces(self._time)

    def paint_faces(self, canvas: Canvas) -> None:
        """Friends' faces as they are now, below whatever lies over the table."""
        if self.table.on_top and canvas.surface is not canvas.base:
            for box, face in self._faces():
                canvas.blit(face, box.topleft)

    def _flames(self) -> list[Sprite]:
        """The candles at the corners of the book: a little more light now and then, close to the flame."""
        layout, found = self.table.render.layout, list[Sprite]()
        note = self.table.thing("note")
        over = note.rect.inflate(2 * layout.px(12, 8), 2 * layout.px(12, 8)) if note is not None else None
        for at, (x, y) in enumerate(book_body.flames(layout)):
            phase = self._time / 1000 + 1.7 * at
            wave = 0.6 * math.sin(phase * 5.3) + 0.4 * math.sin(phase * 8.9 + at)
            level = max(1, round((wave + 1) / 2 * LEVELS))
            light = book_body.halo(layout, round(FLARE * self.table.theme.idle * level / LEVELS, 2), FLARE_SHARE)
            place = light.get_rect(center=(x, y))
            if over is None or not over.colliderect(place):  # a note lies over it, in the still picture of the table
                found.append((light, place.topleft, pygame.BLEND_RGB_ADD))
        return found

    def _mote(self, at: int, room: Rect) -> Sprite:
        turn = self._time / 1000 * (0.10 + 0.013 * at)
        x = room.x + room.w * (0.5 + 0.45 * math.sin(turn + at * 2.1))
        y = room.y + room.h * (0.5 + 0.45 * math.sin(turn * 0.7 + at * 1.3))
        level = max(1, round((70 + 60 * math.sin(turn * 3 + at)) / 16))
        return self._dust(level), (x, y), 0

    def _dust(self, level: int) -> Surface:
        side = self.table.render.layout.px(7, 5)

        def paint() -> Surface:
            made = Surface((side, side), pygame.SRCALPHA)
            for r in range(side // 2, 0, -1):
                pygame.draw.circle(made, (*GOLD[0], min(255, 16 * level) // (r + 1)), (side // 2, side // 2), r)
            return made

        return materials.store.get(("dust", side, level), paint)

    # the shimmer

    def _phase(self) -> float:
        """Milliseconds since the present breath began."""
        return (self._since_input - BREATH_AFTER) % BREATH_EVERY if self._since_input >= BREATH_AFTER else -1.0

    def _breath_level(self) -> int:
        phase = self._phase()
        if not 0 <= phase < BREATH or self.table.theme.reduced_motion:
            return 0
        return round(LEVELS * 2 * self.table.theme.idle * math.sin(math.pi * phase / BREATH))

    def _breath(self) -> list[Sprite]:
        """A frame of light that swells once about the likeliest thing to do."""
        level, name = self._breath_level(), self._likeliest()
        thing = self.table.thing(name) if level and name is not None else None
        if thing is None or not thing.enabled:
            return []
        grow = self.table.render.layout.px(16, 11)
        return [(_ring(thing.rect.size, grow, level), (thing.rect.x - grow, thing.rect.y - grow), 0)]

    def _pointed(self) -> list[Sprite]:
        """Light that swells and ebbs about what is under the pointer, where it may be used."""
        table = self.table
        thing = table.thing(table.hover) if table.hover and not table.theme.reduced_motion else None
        if thing is None or not thing.enabled or thing.role not in BREATHES:
            return []
        grow, level = table.render.layout.px(10, 7), idle_life.swell(self._time, LEVELS)
        return [(_ring(thing.rect.size, grow, level), (thing.rect.x - grow, thing.rect.y - grow), 0)]

    def _find_rooms(self) -> list[Rect]:
        """Bare wood on the desk: beside the spells, and at both ends of the hand."""
        render = self.table.render
        spells, hand = Rect(render.layout.areas["spells"]), Rect(render.layout.areas["hand"])
        seat = render.model.seats[render.desk]
        own = [box.right for (owner, _), box in render.places.spells.items() if owner == render.desk]
        last = max(own, default=spells.x)
        cards = [box for card in seat.hand if (box := render.places.cards.get(card.uid)) is not None]
        left = min((box.x for box in cards), default=hand.centerx)
        right = max((box.right for box in cards), default=hand.centerx)
        edge = render.layout.px(14, 9)
        return [
            Rect(last + edge, spells.y, spells.right - last - 2 * edge, spells.h),
            Rect(hand.x + edge, hand.y + edge, left - hand.x - 2 * edge, hand.h - 2 * edge),
            Rect(right + edge, hand.y + edge, hand.right - right - 2 * edge, hand.h - 2 * edge),
        ]


def _ring(size: tuple[int, int], grow: int, level: int) -> Surface:
    """A soft frame of light about a thing of that size."""

    def paint() -> Surface:
        w, h = size[0] + 2 * grow, size[1] + 2 * grow
        made = Surface((w, h), pygame.SRCALPHA)
        for i in range(grow):
            alpha = round(190 * level / (LEVELS * 2) * ((i + 1) / grow) ** 2)
            pygame.draw.rect(made, (*GOLD[0], alpha), Rect(i, i, w - 2 * i, h - 2 * i), 2, border_radius=8 + grow - i)
        return made

    return materials.store.get(("breath", size, grow, level), paint)
