"""What flies from a spell that acts to what it acts on, and how that answers.

It leaves the picture of the spell where that has risen out of its card, and whatever is moved by the spell stays where
it is until it has been hit.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from functools import partial

from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.table.animation.spells.blow_sprites import Stage, Throws
from scenes.bigbook.table.animation.spells.cast_motion import CastBodies
from scenes.bigbook.table.animation.spells.throwing import shine
from scenes.bigbook.table.animation.timings import BLOW, HOP, HOPS_APART, MOTIONS, SPARK, ease_of
from scenes.kit.geometry import Box
from scenes.kit.theme import INK
from scenes.kit.tween import EASES
from scenes.table.motion.blows import Lamp, Point, Shaken, Star, Wave

MOST = 6
"""So many things that one spell acts on are struck one by one."""
AIMED = 0.5
"""The share of its own time at which a card that a spell moves is hit, and leaves."""
LEAST = 110.0
"""How long what is thrown flies at least (ms)."""
SIZES = {1: 25.0, 2: 29.0, 3: 34.0}
"""Half the breadth of what is thrown, by the power of the spell, in pixels of the design."""
MOTES = {1: 14, 2: 18, 3: 22}
PUSHED = 10.0
"""How far whatever is hit is pushed, in pixels of the design."""


class Directing:
    """The spell that acts now at one table."""

    def __init__(self, staging: Stage, throws: Throws, bodies: CastBodies) -> None:
        self.staging, self.throws, self.bodies = staging, throws, bodies
        self.caster: tuple[str, str] | None = None
        """Seat and id of the spell that acts now."""
        self._power = 1
        self._many = 0
        self._offers = False
        """A spell has been cast, and what may be chosen for it has not been shown yet."""
        self._kick: Callable[[float], object] = lambda way: None
        self._stands: tuple[Point, float] | None = None
        """Where the picture of a spell has risen to, and until when, by the clock of the aftermath."""
        self._aims = ""
        """The type of the event whose thing is being struck now."""

    def begin(self, seat: str, spell: str, power: int) -> None:
        """A spell is cast."""
        self.caster, self._power = (seat, spell), power
        self._many, self._offers, self._stands = 0, True, None

    def end(self) -> None:
        """No spell acts any more."""
        self.caster = None

    def appears(self, at: Point, ms: float, kick: Callable[[float], object]) -> None:
        """What is drawn on the spell stands there for so many milliseconds from now on; `kick` is told the direction of
        whatever it throws."""
        self._stands, self._kick = (at, self.staging.aftermath.now + ms), kick

    def _start(self) -> Point | None:
        """Where its blows come from now."""
        if self.caster is None:
            return None
        if self._stands is not None and self.staging.aftermath.now < self._stands[1]:
            return self._stands[0]
        places = self.staging.known_places()
        box = places.spells.get(self.caster) or places.slots.get(self.caster[0])
        return box.center if box is not None else None

    def held(self, kind: str) -> float:
        """How far the movement of an event has come when its card has been hit and leaves its place (0 to 1)."""
        return EASES[ease_of(kind)](AIMED) if kind == self._aims else 0.0

    def forget(self) -> None:
        """Another event is shown."""
        self._aims = ""

    def strike(self, kind: str, goal: Box) -> None:
        """An event of this type happens to what lies in a box, by the spell that acts."""
        start, caster = self._start(), self.caster
        if start is None or caster is None or self._many >= MOST or math.dist(start, goal.center) < goal.w * 0.3:
            return
        self._many += 1
        self._aims = kind
        motion = MOTIONS.get(kind)
        ms = float(BLOW["directed"].contact)
        ms = max(LEAST, min(ms, motion.ms * AIMED)) if motion is not None else ms
        element = self.staging.painter.facts.element(caster[1])
        side = 1 if goal.center[0] > start[0] else -1
        way = math.atan2(goal.center[1] - start[1], goal.center[0] - start[0])
        if self._stands is not None and start == self._stands[0]:
            self._kick(way)
        land = partial(self._hit, element, goal, way)
        self.throws.throw(start, goal.center, element, SIZES[self._power], ms, land, bend=0.14 * side)

    def _hit(self, element: str, goal: Box, way: float) -> None:
        """It is pushed, its element bursts on it, light falls on the wood about it."""
        after, unit, ramp, beats = self.staging.aftermath, self.throws.unit, ELEMENTS[element], BLOW["directed"]
        push = PUSHED * unit * after.theme.shake
        if push > 0:
            after.show(Shaken(goal, (math.cos(way) * push, math.sin(way) * push)), beats.hold + beats.rest * 0.6)
        wide = max(goal.w, 40 * unit)
        after.show(Star(goal.center, round(wide * 0.78), ramp.light, INK, after.flash() * 0.85, 5), beats.hold)
        after.freeze(beats.hold)
        after.show(Wave(goal.center, wide * 0.3, wide * 0.95, ramp.light, 7 * unit), beats.rest)
        after.show(Lamp(goal.center, round(wide * 1.25), shine(element), 0.8), beats.hold + beats.rest)
        self.throws.burst(element, goal.center, MOTES[self._power], force=1.0, room=(goal.w * 0.3, goal.h * 0.25))
        self.throws.burst("dust", (goal.center[0], goal.bottom), 3, room=(goal.w * 0.4, 3.0))

    def offer(self, source: str, things: Callable[[], Iterable[tuple[str, Box]]]) -> None:
        """What may be chosen for the spell that acts (id and place): a spark from it to each, which hops."""
        caster, self._offers = self.caster if self._offers else None, False
        start = self._start()
        if caster is None or caster[1] != source or start is None:
            return
        element, after = self.staging.painter.facts.element(caster[1]), self.staging.aftermath
        for i, (name, box) in enumerate(things()):
            at = HOPS_APART * i
            self.bodies.offer(name, after.show(None, HOP, delay=at + SPARK))
            throw = partial(self.throws.throw, start, box.center, element, 13.0, SPARK, None, bend=0.16)
            after.show(None, at, contact=at, land=throw)
