"""The picture of a spell acts: as its seal breaks, what is drawn on it grows out of the card, larger with its power,
stands in its own light, throws its element about, and swings back into its card.

At power 3 it comes with three blows, each heavier than the last, to the middle of a darkened table where things are
held up (`UNHURRIED`), and what the spell does waits for it; otherwise it rises from its card and nothing waits.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from functools import partial

import pygame
from pygame import Surface

from game.bigbook.rules.events import SpellActivated, read
from game.core.engine.event import Event
from scenes.bigbook.cards.render_context import art_size
from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.table.animation.spells.blows import Blows
from scenes.bigbook.table.animation.spells.matter import UP
from scenes.bigbook.table.animation.timings import (
    BLOW,
    CROUCHES,
    KICKS,
    LEAPS,
    MOTIONS,
    THRICE,
    VISIONS,
    Step,
    Vision,
)
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import materials
from scenes.kit.assets import AHEAD, Art
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.theme import Colour, mix
from scenes.kit.tween import EASES
from scenes.table.motion.blows import Lamp, Point, Shaken, Star, Wave
from scenes.table.set_pieces import SetPiece

LARGE = 0.56
"""How wide what acts is at power 3, as a share of the window's height; it is cut out of a picture of that size."""
WIDE = {1: 1.95, 2: 2.3, 3: 2.6}
"""How wide it is by power where it rises from its card, in widths of that."""
RISES = {1: 0.42, 2: 0.6, 3: 0.75}
"""How far it rises above the middle of its card, in heights of that."""
MIDDLE = (0.5, 0.44)
"""Where it stands at power 3, in shares of the window."""
DARK = 0.6
FOCUS = (0.5, 0.53)
"""The middle of what is drawn on a tile, in shares of its sides, under the two seals in its corners."""
REACH, SOFT = 0.44, 0.72
"""How far what acts is seen from there, as a share of the tile, and from which share of that on it fades."""
SWINGS, SWELLS = 0.34, 0.07
"""Before it goes back into its card it swells so much, for such a share of the time in which it goes."""
CROUCHED, KICKED = 0.1, 0.075
"""How far it draws itself together before it leaps, and how far it is driven back by what it throws, as shares of its
width."""
WAVES = {1: 1, 2: 2, 3: 6}
SHARDS, HEAVY = {1: 12, 2: 30, 3: 20}, 78
"""Waves and motes of its element that fly out of it; at power 3 its seal has thrown many already, and of three
blows the last one throws more."""


@dataclass(slots=True)
class Apparition:
    """What is drawn on one spell, grown out of it. `t` from 0 to 1 over `beats.total`."""

    picture: Surface
    start: Point
    small: float
    """How wide it is in its card, in pixels."""
    at: Point
    wide: float
    beats: Vision
    dark: float = 0.0
    steps: tuple[Step, ...] = ()
    """The blows in which it comes; none: at once."""
    t: float = 0.0
    _stands: dict[int, Surface] = field(default_factory=dict)
    """What it looks like where it stands, by its width."""
    _kick: tuple[float, Point] | None = None

    def kick(self, way: float) -> None:
        """It throws something in a direction, and is driven back by it."""
        far = self.wide * KICKED
        self._kick = self.t * self.beats.total, (-math.cos(way) * far, -math.sin(way) * far)

    def paint(self, canvas: Canvas) -> None:
        """Out of the card, there, and with a swing back into it."""
        now, beats = self.t * self.beats.total, self.beats
        going = max(0.0, (now - beats.grow - beats.stand) / beats.go)
        if self.dark > 0:
            canvas.dim(self.dark * min(1.0, now / beats.grow) * (1 - going))
        if self.steps and now < self.steps[-1].at + LEAPS:
            shown, (x, y) = self._comes(now)
        elif now < beats.grow:
            share = now / beats.grow
            go, grown = EASES["inOutSine"](share), EASES["outBack"](share)
            side = max(8, round(self.small + (self.wide - self.small) * grown))
            shown = pygame.transform.smoothscale(self.picture, (side, side))
            x, y = self.start[0] + (self.at[0] - self.start[0]) * go, self.start[1] + (self.at[1] - self.start[1]) * go
        else:
            shown, (x, y) = self._standing(self.wide), self.at
            since = now - beats.grow
            y -= self.wide * 0.03 * math.sin(min(1.0, since / beats.stand) * math.pi / 2)
            if going > 0:
                back = max(0.0, (going - SWINGS) / (1 - SWINGS)) ** 2
                swell = 1 + SWELLS * math.sin(math.pi * min(1.0, going / SWINGS))
                side = max(8, round(self.wide * swell * (1 - back) + self.small * back))
                shown = pygame.transform.scale(self.picture, (side, side))  # too fast to be looked at
                x, y = x + (self.start[0] - x) * back, y + (self.start[1] - y) * back
        if self._kick is not None and going <= 0:
            since = min(1.0, (now - self._kick[0]) / KICKS)
            back = (1 - since) ** 2 * min(1.0, since * 8)
            x, y = x + self._kick[1][0] * back, y + self._kick[1][1] * back
        canvas.blit(shown, (x - shown.get_width() / 2, y - shown.get_height() / 2))

    def _comes(self, now: float) -> tuple[Surface, Point]:
        """In leaps: at each it is suddenly larger and nearer, stands, and draws itself together for the next."""
        number = max(i for i, step in enumerate(self.steps) if step.at <= now)
        step = self.steps[number]
        before = self.steps[number - 1] if number else Step(0.0, self.small / self.wide, 0.0)
        leapt, last = min(1.0, (now - step.at) / LEAPS), step is self.steps[-1]
        size = before.size + (step.size - before.size) * EASES["outBack"](leapt)
        way = before.way + (step.way - before.way) * EASES["outCubic"](leapt)
        left = 1.0 if last else (self.steps[number + 1].at - now) / CROUCHES
        side = max(8, round(self.wide * size * (1 - CROUCHED * max(0.0, 1 - left))))
        x, y = (a + (b - a) * way for a, b in zip(self.start, self.at, strict=True))
        if leapt >= 1.0 and left >= 1.0:
            return self._standing(side), (x, y)
        return pygame.transform.scale(self.picture, (side, side)), (x, y)  # too fast to be looked at

    def _standing(self, wide: float) -> Surface:
        side = max(8, round(wide))
        if side not in self._stands:
            whole = self.picture.get_width() == side
            self._stands[side] = self.picture if whole else pygame.transform.smoothscale(self.picture, (side, side))
        return self._stands[side]


class Visions(SetPiece):
    """What spells show at one table when they are cast."""

    def __init__(self, table: BookTable, blows: Blows) -> None:
        self.table, self.blows = table, blows
        self._cut: dict[str, tuple[Surface, Surface]] = {}
        """By spell: its tile, and what was cut out of it."""
        self.blows.acts = self._act

    def linger(self, event: Event) -> float:
        """How long a spell of power 3 is looked at before what it does, in milliseconds at normal speed."""
        told = read(event)
        if not isinstance(told, SpellActivated) or told.power < 3 or not self._central:
            return 0.0
        return BLOW["cast"].contact + VISIONS[3].grow + VISIONS[3].stand - MOTIONS[event.type].ms

    @property
    def _central(self) -> bool:
        return self.table.unhurried and not self.table.theme.reduced_motion

    def make_one(self) -> bool:
        """Cut out what one of the spells on the desk shows; False where all are ready or still being drawn."""
        render = self.table.render
        if self.table.theme.reduced_motion or self.table.app.speed == 0:
            return False
        here = {spell.id for spell in render.model.seats[render.desk].spells} if render.desk else set()
        self._cut = {spell: cut for spell, cut in self._cut.items() if spell in here}
        side, pictures = vision_side(render), render.painter.pictures
        for spell in sorted(here - set(self._cut)):
            if pictures.get("tiles", spell, art_size("tiles", spell, (side, side)), AHEAD) is not None:
                return self._vision(spell) is not None
        return False

    def _tile(self, spell: str) -> Surface | None:
        side = vision_side(self.table.render)
        size, pictures = art_size("tiles", spell, (side, side)), self.table.render.painter.pictures
        return pictures.get("tiles", spell, size) or pictures.stand_in("tiles", spell, size)

    def _vision(self, spell: str) -> Surface | None:
        tile, kept = self._tile(spell), self._cut.get(spell)
        if tile is None:
            return None
        if kept is None or kept[0] is not tile:
            kept = self._cut[spell] = tile, cut_out(tile, vision_side(self.table.render))
        return kept[1]

    def _act(self, spell: str, element: str, box: Box, power: int) -> int:
        """A spell in a box has been cast; gives the power that is felt with its seal, the first of three blows."""
        picture = self._vision(spell)
        if picture is None:
            return power
        table, beats = self.table, VISIONS[power]
        after, (w, h), central = table.aftermath, table.render.layout.window, power == 3 and self._central
        wide = picture.get_width() if central else min(picture.get_width(), box.w * WIDE[power])
        beside = min(max(box.center[0], wide / 2), w - wide / 2), box.center[1] - box.h * RISES[power]
        at = (w * MIDDLE[0], h * MIDDLE[1]) if central else beside
        begins = float(BLOW["cast"].contact)
        steps: tuple[Step, ...] = THRICE if central else ()
        ramp, there = ELEMENTS[element], begins + (steps[-1].at if central else beats.grow)
        shown = Apparition(picture, box.center, box.w * 0.8, at, wide, beats, DARK if central else 0.0, steps)
        light = Lamp(at, round(wide * 0.75), mix(ramp.mid, ramp.base, 0.4), 0.8)
        lit = begins if not central else there
        after.show(light, begins + beats.total - lit, delay=lit)
        after.show(shown, beats.total, delay=begins)
        after.show(None, there, contact=there, land=lambda: self._bursts(element, at, wide, power, central=central))
        for step in steps[1:-1]:
            near = (box.center[0] + (at[0] - box.center[0]) * step.way,
                    box.center[1] + (at[1] - box.center[1]) * step.way)  # fmt: skip
            ms = begins + step.at
            after.show(None, ms, contact=ms, land=partial(self._nears, element, near, wide * step.size))
        self.blows.directing.appears(at, begins + beats.grow + beats.stand, shown.kick)
        back = begins + beats.total
        after.show(None, back, contact=back, land=lambda: self._returns(element, box, power))
        return 1 if central else power

    def _nears(self, element: str, at: Point, wide: float) -> None:
        """The second of three blows: half as large, half way there."""
        after, blows, ramp = self.table.aftermath, self.blows, ELEMENTS[element]
        for i in range(WAVES[2]):
            after.show(Wave(at, wide * 0.36, wide * (0.8 + 0.14 * i), ramp.light, 10 * blows.unit), 330, delay=50.0 * i)
        after.show(Lamp(at, round(wide * 0.8), mix(ramp.mid, ramp.base, 0.4), 0.7), 380)
        blows.burst(element, at, SHARDS[2], force=1.1, room=(wide * 0.3, wide * 0.3))
        self._shakes(4.0)

    def _shakes(self, far: float) -> None:
        """The row of spells is shaken, so far in pixels of the design."""
        after, blows = self.table.aftermath, self.blows
        if after.theme.shake > 0:
            push = far * blows.unit * after.theme.shake
            after.show(Shaken(self.table.render.layout.areas["spells"], (0.0, push)), 320)

    def _bursts(self, element: str, at: Point, wide: float, power: int, *, central: bool) -> None:
        """It is as large as it will be: its element flies out of it."""
        after, blows, ramp = self.table.aftermath, self.blows, ELEMENTS[element]
        for i in range(WAVES[power]):
            wave = Wave(at, wide * 0.36, wide * (0.75 + 0.14 * i), ramp.light, (7 + 2 * power) * blows.unit)
            after.show(wave, 380 + 90 * i, delay=60.0 * i)
        blows.burst(element, at, SHARDS[power], force=0.9 + 0.3 * power, room=(wide * 0.3, wide * 0.3))
        if power == 3:
            rim: Colour = ramp.dark
            star = Star((at[0], at[1] + wide * 0.06), round(wide * 0.72), ramp.light, rim, after.flash() * 0.7, 4)
            after.show(star, BLOW["cast"].hold)
            for x in (at[0] - wide, at[0] + wide):  # the wood on both sides is lit by it
                after.show(Lamp((x, at[1] + wide * 0.4), round(wide * 0.6), mix(ramp.mid, ramp.base, 0.4), 0.6), 760)
            after.freeze(BLOW["cast"].hold)
            blows.burst(element, (at[0], at[1] + wide * 0.3), 6, force=1.6, way=(UP, 2.4), room=(wide * 0.4, 6.0))
        if central:
            blows.burst(element, at, HEAVY, force=1.7, room=(wide * 0.3, wide * 0.3))
            blows.candles_duck(element, wide * 0.2)
            self._shakes(11.0)

    def _returns(self, element: str, box: Box, power: int) -> None:
        """It is back in its card, which takes it with a jolt."""
        after, blows, ramp = self.table.aftermath, self.blows, ELEMENTS[element]
        after.show(Wave(box.center, box.w * 0.35, box.w * (0.7 + 0.1 * power), ramp.light, 8 * blows.unit), 300)
        after.show(Lamp(box.center, round(box.w * 0.8), mix(ramp.mid, ramp.base, 0.4), 0.7), 320)
        blows.burst(element, box.center, 4 + 4 * power, force=0.8, room=(box.w * 0.3, box.h * 0.3))
        if after.theme.shake > 0:
            after.show(Shaken(box, (0.0, (2 + 2 * power) * blows.unit * after.theme.shake)), 260)


def vision_side(render: RenderContext) -> int:
    """How large what acts is at power 3, in pixels."""
    return round(render.layout.window[1] * LARGE) // 2 * 2


def ask(render: RenderContext, art: Art, urgency: int) -> None:
    """Ask for the pictures of the spells on the desk as large as they act."""
    side = vision_side(render)
    for spell in render.model.seats[render.desk].spells if render.desk else ():
        art.get("tiles", spell.id, art_size("tiles", spell.id, (side, side)), urgency)


def cut_out(tile: Surface, side: int) -> Surface:
    """What is drawn on a tile, without its frame and its seals, fading outwards; a square of `side` pixels."""
    w, h = tile.get_size()
    half = round(min(w, h) * REACH)
    area = pygame.Rect(0, 0, 2 * half, 2 * half)
    area.center = round(w * FOCUS[0]), round(h * FOCUS[1])
    out = Surface((side, side), pygame.SRCALPHA)
    inner = Surface(area.size, pygame.SRCALPHA)
    inner.blit(tile, (0, 0), area)
    out.blit(pygame.transform.smoothscale(inner, (side, side)), (0, 0))
    out.blit(_fading(side), (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return out


def _fading(side: int) -> Surface:
    """White that is solid in the middle of a square and clear at its edges, with an uneven rim like a flame's."""

    def paint() -> Surface:
        cells = 48
        small = Surface((cells, cells), pygame.SRCALPHA)
        for x in range(cells):
            for y in range(cells):
                dx, dy = (x + 0.5) / cells * 2 - 1, (y + 0.5) / cells * 2 - 1
                way = math.atan2(dy, dx)
                rim = 0.93 + 0.05 * math.sin(way * 7 + 0.6) + 0.03 * math.sin(way * 13)
                left = (rim - math.hypot(dx, dy)) / (rim * (1 - SOFT))
                small.set_at((x, y), (255, 255, 255, round(255 * max(0.0, min(1.0, left)))))
        return pygame.transform.smoothscale(small, (side, side))

    return materials.store.get(("vision-fading", side), paint)
