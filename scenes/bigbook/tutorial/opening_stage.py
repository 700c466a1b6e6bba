"""What the pictures of the opening are played with: a clock of cues, blows that land, and what jolts the book."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from pygame import Rect, Surface

from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.table.animation.spells.matter import matter, trail_of
from scenes.bigbook.table.animation.spells.throwing import Throwing
from scenes.kit.assets import Art
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Box
from scenes.kit.theme import CRIMSON, GOLD, INK, Colour, Theme, mix
from scenes.table.motion.aftermath import Aftermath
from scenes.table.motion.blows import Lamp, Point, Shaken, Star, Wave
from scenes.table.motion.particles import sprites

HOLD = 80.0
"""Milliseconds for which everything stands at a contact."""
LATE = 400.0
"""Whatever was due so many milliseconds ago, and has not been seen, is not made up for."""
SWINGS = 260.0
"""In which whatever was jolted comes to rest."""
DESIGN = 1280
"""The width of the window by which lengths of the design are measured."""
NORMAL = 2
"""The speed at which the opening plays, whatever that of the table."""
MATTER = ("dust", "glitter", "ink", "madness", "fire", "water", "earth", "air", "curse", "blood", "gold", "ember")
"""What is thrown, in the order in which it is wanted."""
LIGHTS: dict[str, tuple[Colour, Colour]] = {
    "gold": (GOLD[0], mix(GOLD[4], INK, 0.4)),
    "blood": ((226, 74, 70), CRIMSON),
}
"""The light and the dark of a contact that is of no element."""
AT_A_TIME = 5
"""Sprites that are made in one frame before they are wanted."""


@dataclass(frozen=True, slots=True)
class Cue:
    """Something that happens once, so many milliseconds after the opening began."""

    ms: float
    act: Callable[[], object]


@dataclass(frozen=True, slots=True)
class Slap:
    """How hard something flat strikes the left page: `jolt` in lengths of the design, `motes` of dust at each edge with
    their `force`, a `light` (0 to 1) that fades in `fades` milliseconds, and a sound `at` a place from left (0) to
    right (1)."""

    jolt: float
    motes: int
    force: float
    light: float
    fades: float
    sound: str
    at: float


@dataclass(slots=True)
class OpeningStage:
    """What everything in the opening shares. `width` is the window's, in pixels."""

    art: Art
    theme: Theme
    width: int
    play: Callable[[str, float], object] = lambda name, at: None
    """Plays a sound, at a place from left (0) to right (1)."""
    cues: list[Cue] = field(default_factory=list)
    ms: float = 0.0
    after: Aftermath = field(init=False)
    throwing: Throwing = field(init=False)
    _jolt: tuple[float, float] = (0.0, 0.0)
    """When the book was jolted last, and how far, in pixels."""
    _sprites: Iterator[Surface] | None = None

    def __post_init__(self) -> None:
        self.after = Aftermath(self.theme)
        self.throwing = Throwing(self.after, lambda: self.unit)

    @property
    def unit(self) -> float:
        """Pixels of one length of the design."""
        return self.width / DESIGN

    def go(self, ms: float) -> None:
        """The clock of the opening comes to so many milliseconds: what was due happens, and what flies flies on."""
        step, self.ms = ms - self.ms, ms
        self.after.update(step, NORMAL)
        due = [one for one in self.cues if ms - LATE <= one.ms <= ms]
        self.cues = [one for one in self.cues if one.ms > ms]
        for one in sorted(due, key=lambda one: one.ms):
            one.act()

    def skip(self, ms: float) -> None:
        """The clock leaps on: what was due until then does not happen, and nothing is in the air."""
        cues = [one for one in self.cues if one.ms > ms]
        self.end(ms)
        self.cues = cues

    def end(self, ms: float) -> None:
        """Everything has happened; nothing is in the air."""
        self.ms = ms
        self.cues.clear()
        self._jolt = 0.0, 0.0
        self.after.clear()

    def make_some(self) -> None:
        """Make a few sprites of what will be thrown."""
        if self._sprites is None:
            made = (sprites(one(name), self.unit) for name in MATTER for one in (matter, trail_of))
            self._sprites = (picture for some in made for picture in some)
        for _ in range(AT_A_TIME):
            next(self._sprites, None)

    # blows

    def jolt(self, push: float) -> None:
        """The book is driven down by so many lengths of the design, held, and swings back."""
        self._jolt = self.ms, push * self.unit * self.theme.shake

    @property
    def offset(self) -> int:
        """How far down the book is now, in pixels."""
        began, push = self._jolt
        return round(push * swing(self.ms - began))

    def shake(self, box: Rect, push: Point) -> None:
        """A picture is thrown aside and swings back; `push` in lengths of the design."""
        far = self.unit * self.theme.shake
        if far > 0:
            self.after.show(Shaken(Box(*box), (push[0] * far, push[1] * far)), HOLD + SWINGS)

    def hit(self, at: Point, element: str, radius: float, count: int, *, star: bool = True) -> None:
        """Something lands: light, a star, a wave, and `count` motes of its matter; all of it hangs for a moment."""
        ramp = ELEMENTS.get(element)
        light, dark = (ramp.light, ramp.dark) if ramp is not None else LIGHTS[element]
        after = self.after
        after.show(Lamp(at, round(radius * 2.2), mix(light, dark, 0.35), 0.9), 420)
        if star:
            after.show(Star(at, round(radius), light, dark, after.flash(), 3), HOLD + 20)
        after.show(Wave(at, radius * 0.5, radius * 1.7, light, 6 * self.unit), 420, delay=HOLD * 0.5)
        self.throwing.burst(element, at, count, room=(radius * 0.3, radius * 0.3))
        after.freeze(HOLD)

    def slap(self, page: Rect, how: Slap) -> None:
        """Something as large as a page comes down on it: all stands for a moment, and its outer edge is lit."""
        self.jolt(how.jolt)
        self.dust(page, how.motes, how.force, falls=True)
        glow = Lamp(page.midleft, round(page.h * 0.5), mix(GOLD[2], INK, 0.3), how.light)
        self.after.show(glow, how.fades)
        self.after.freeze(HOLD)
        self.play(how.sound, how.at)

    def dust(self, box: Rect, count: int, force: float = 1.0, *, falls: bool = False) -> None:
        """Dust is pressed out from under the edges of something that has come down; it `falls` where words come."""
        throwing = self.throwing
        for at, way, room in (
            ((box.centerx, box.bottom), math.pi / 2, (box.w / 2, 2.0)),
            ((box.x, box.centery), math.pi, (2.0, box.h / 2)),
            ((box.right, box.centery), 0.0, (2.0, box.h / 2)),
            ((box.centerx, box.y), -math.pi / 2, (box.w / 2, 2.0)),
        ):
            throwing.burst("dust", at, count, force=force, way=(way, 1.0), room=room, falls=falls)


def fall(share: float) -> float:
    """How far something has fallen after a share of its time: faster and faster."""
    return max(0.0, min(1.0, share)) ** 2


def swing(since: float, hold: float = HOLD, lasts: float = SWINGS) -> float:
    """How far something is thrown aside so many milliseconds after it was hit: 1 while it is held, then to and fro."""
    if since < 0 or since >= hold + lasts:
        return 0.0
    if since < hold:
        return 1.0
    rest = (since - hold) / lasts
    return math.cos(rest * 2.5 * math.tau) * (1 - rest) ** 2


class Act:
    """What happens in one picture. Times are milliseconds after it began; at infinity it is how it stays."""

    length = 0.0

    def __init__(self, stage: OpeningStage, room: Rect) -> None:
        self.stage, self.room = stage, room

    def wanted(self) -> list[tuple[str, str, tuple[int, int]]]:
        """The pictures it is made of: kind, name, and the room each is fitted into."""
        return []

    def complete(self) -> bool:
        """Whether all of them are there."""
        found = [self.stage.art.get(*one, 0) for one in self.wanted()]
        return all(found)

    def prepare(self) -> Iterator[object]:
        """Makes what it will want, piece by piece."""
        yield from ()

    def cues(self) -> list[Cue]:
        """What happens once, and when."""
        return []

    def paint(self, canvas: Canvas, room: Rect, ms: float) -> None:
        """Draw it in `room`, to which the canvas is cut."""

    def got(self, number: int) -> Surface | None:
        """One of the wanted pictures, or None until it is there."""
        kind, name, size = self.wanted()[number]
        return self.stage.art.get(kind, name, size, 0)
