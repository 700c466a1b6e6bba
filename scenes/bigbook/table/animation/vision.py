"""The picture of a spell acts: as its seal breaks, what is drawn on it grows out of the card, larger with its power,
stands in its own light, throws its element about, and swings back into its card.

At power 3 it comes to the middle of a darkened table where things are held up (`UNHURRIED`), and what the spell does
waits for it; otherwise it rises from its card and nothing waits.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame
from pygame import Surface

from game.bigbook.rules.events import SpellActivated, read
from game.core.engine.event import Event
from scenes.bigbook.cards.render_context import art_size
from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.table.animation.matter import UP
from scenes.bigbook.table.animation.timings import BLOW, MOTIONS, VISIONS, Vision
from scenes.bigbook.table.context import TableContext
from scenes.bigbook.table.render_context import RenderContext
from scenes.kit import materials
from scenes.kit.assets import AHEAD, Art
from scenes.kit.canvas import Canvas
from scenes.kit.theme import Colour, mix
from scenes.kit.tween import EASES
from scenes.table.blows import Lamp, Point, Shaken, Star, Wave
from scenes.table.geometry import Box

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
WAVES = {1: 1, 2: 2, 3: 6}
SHARDS = {1: 12, 2: 30, 3: 20}
"""Waves and motes of its element that fly out of it; at power 3 its seal has thrown many already."""


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
    t: float = 0.0
    _stands: Surface | None = None

    def paint(self, canvas: Canvas) -> None:
        """Out of the card, there, and with a swing back into it."""
        now, beats = self.t * self.beats.total, self.beats
        going = max(0.0, (now - beats.grow - beats.stand) / beats.go)
        if self.dark > 0:
            canvas.dim(self.dark * min(1.0, now / beats.grow) * (1 - going))
        if now < beats.grow:
            share = now / beats.grow
            go, grown = EASES["inOutSine"](share), EASES["outBack"](share)
            side = max(8, round(self.small + (self.wide - self.small) * grown))
            shown = pygame.transform.smoothscale(self.picture, (side, side))
            x, y = self.start[0] + (self.at[0] - self.start[0]) * go, self.start[1] + (self.at[1] - self.start[1]) * go
        else:
            shown, (x, y) = self._standing(), self.at
            since = now - beats.grow
            y -= self.wide * 0.03 * math.sin(min(1.0, since / beats.stand) * math.pi / 2)
            if going > 0:
                back = max(0.0, (going - SWINGS) / (1 - SWINGS)) ** 2
                swell = 1 + SWELLS * math.sin(math.pi * min(1.0, going / SWINGS))
                side = max(8, round(self.wide * swell * (1 - back) + self.small * back))
                shown = pygame.transform.scale(self.picture, (side, side))  # too fast to be looked at
                x, y = x + (self.start[0] - x) * back, y + (self.start[1] - y) * back
        canvas.blit(shown, (x - shown.get_width() / 2, y - shown.get_height() / 2))

    def _standing(self) -> Surface:
        if self._stands is None:
            side = max(8, round(self.wide))
            whole = self.picture.get_width() == side
            self._stands = self.picture if whole else pygame.transform.smoothscale(self.picture, (side, side))
        return self._stands


class Visions:
    """What spells show at one table when they are cast."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self._cut: dict[str, tuple[Surface, Surface]] = {}
        """By spell: its tile, and what was cut out of it."""
        table.staging.blows.acts = self._act

    def linger(self, event: Event) -> float:
        """How long a spell of power 3 is looked at before what it does, in milliseconds at normal speed."""
        told = read(event)
        if not isinstance(told, SpellActivated) or told.power < 3 or not self._central:
            return 0.0
        return BLOW["cast"].contact + VISIONS[3].grow + VISIONS[3].stand - MOTIONS[event.type].ms

    @property
    def _central(self) -> bool:
        return self.table.unhurried and not self.table.theme.reduced_motion

    def ahead(self) -> bool:
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

    def _act(self, spell: str, element: str, box: Box, power: int) -> None:
        """A spell in a box has been cast."""
        picture = self._vision(spell)
        if picture is None:
            return
        table, beats = self.table, VISIONS[power]
        after, (w, h), central = table.staging.aftermath, table.render.layout.window, power == 3 and self._central
        wide = picture.get_width() if central else min(picture.get_width(), box.w * WIDE[power])
        beside = min(max(box.center[0], wide / 2), w - wide / 2), box.center[1] - box.h * RISES[power]
        at = (w * MIDDLE[0], h * MIDDLE[1]) if central else beside
        begins = float(BLOW["cast"].contact)
        ramp, there = ELEMENTS[element], begins + beats.grow
        shown = Apparition(picture, box.center, box.w * 0.8, at, wide, beats, DARK if central else 0.0)
        after.show(Lamp(at, round(wide * 0.75), mix(ramp.mid, ramp.base, 0.4), 0.8), beats.total, delay=begins)
        after.show(shown, beats.total, delay=begins)
        after.show(None, there, contact=there, land=lambda: self._bursts(element, at, wide, power))
        table.staging.blows.directing.appears(at, there + beats.stand)
        back = begins + beats.total
        after.show(None, back, contact=back, land=lambda: self._returns(element, box, power))

    def _bursts(self, element: str, at: Point, wide: float, power: int) -> None:
        """It is as large as it will be: its element flies out of it."""
        after, blows, ramp = self.table.staging.aftermath, self.table.staging.blows, ELEMENTS[element]
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

    def _returns(self, element: str, box: Box, power: int) -> None:
        """It is back in its card, which takes it with a jolt."""
        after, blows, ramp = self.table.staging.aftermath, self.table.staging.blows, ELEMENTS[element]
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
