"""Madness comes at somebody: its pile shakes, a card peels off, is flung at their face, clings to it and slips off.

Whoever has just been struck has been looked at already: to them it flies straight into its place. Ink creeps over the
seat from the face, and withdraws. Nothing waits for any of it.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Protocol

from pygame import Rect, Surface

from game.bigbook.rules.events import CardMoved
from game.bigbook.rules.place import read_place
from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.table.animation.spells.blow_sprites import STARTS, Prepared, Stage, Throws
from scenes.bigbook.table.animation.spells.matter import UP
from scenes.bigbook.table.animation.timings import (
    BLOW,
    MADNESS_AFTER,
    MADNESS_HELD,
    MADNESS_RISES,
    MOTIONS,
    READ,
    SEIZE,
)
from scenes.kit.canvas import with_margin
from scenes.kit.geometry import Box
from scenes.kit.theme import INK
from scenes.table.motion.aftermath import Running
from scenes.table.motion.blows import Lamp, Point, Shaken, Struck, Wave
from scenes.table.motion.effects import PRESSED, Flight
from scenes.table.motion.pounce import HANGS, Cling, Pounce, Trembles, Veins

ON_FACE = 0.7
"""How broad the card is on a face, in breadths of the face."""
DRIVES = 20.0
"""How far the face is driven along, in pixels of the design."""
BURST, CREEPS = 0.6, 0.62
"""How far the ink behind a face comes, in breadths and heights of it, and its veins, in breadths of the seat."""


def size_on(face: Box, hand: tuple[int, int]) -> tuple[int, int]:
    """How large a card is on a face that starts out of its frame, in pixels; as in the hand where that is nearly it."""
    scale = ON_FACE * face.w * STARTS / hand[0]
    return hand if abs(scale - 1.0) <= 0.12 else (round(hand[0] * scale), round(hand[1] * scale))


class Strikes(Throws, Protocol):
    """What else is known of blows (`Blows`)."""

    prepared: Prepared

    def struck(self, seat: str) -> bool:
        """Whether what happens to somebody now comes of a blow that is seen at their seat."""

    def hit_at(self, seat: str) -> float:
        """When a victim of the last strike is hit, by the clock of the aftermath; 0 for everybody else."""


class Seizing:
    """Madness on its way to people at one table."""

    def __init__(self, staging: Stage, blows: Strikes) -> None:
        self.staging, self.blows = staging, blows
        self._flights: list[tuple[str, Running]] = []
        """Cards of Madness in the air, with the place they come down on."""
        self._clings: dict[str, Running] = {}
        """Cards that are on their way to a face or from it, by seat."""

    def begin(self, told: CardMoved, flight: Flight, picture: Callable[[tuple[int, int]], Surface]) -> None:
        """A card of Madness comes to somebody; `flight` is its way, `picture` draws it in a size."""
        seat, motion = told.seat, MOTIONS["madness_received"]
        places, after = self.staging.known_places(), self.staging.aftermath
        slot, whole = places.slots.get(seat), float(motion.ms + motion.hold)
        leaves = self.leaves(seat)
        flight.ease, flight.shadow, flight.spin, flight.large = "inQuad", True, 0.0, MADNESS_HELD
        flight.shed = self.shed
        pile = places.layout.areas["madness"]
        if after.theme.shake > 0:
            shakes = Trembles(pile, SEIZE.shakes_far * self.blows.unit * after.theme.shake)
            after.show(shakes, MADNESS_RISES, delay=leaves - MADNESS_RISES)
        own = read_place(told.to).own
        seized = own and slot is not None and not self.blows.struck(seat) and not self._clinging(seat)
        if seized and slot is not None:
            down = self._seize(told, flight, picture, slot, leaves)
            flight.rises = flight.hold = down / whole - 0.001
            flight.until = down / whole
        else:
            down = leaves + motion.ms
            flight.hold, flight.rises = leaves / whole, (leaves - MADNESS_RISES) / whole
            flight.until = flight.hold + motion.ms / whole
            flight.roll = -360.0
        ready = leaves - MADNESS_RISES
        after.show(None, ready, contact=ready, land=lambda: self._rises(places.stack_top()))

        def land() -> None:
            self._lies(flight.end(), face=seized)
            if own and slot is not None and not seized:
                self._veins(seat, slot, None)

        lies = after.show(None, down, contact=down, land=land)
        if lies is not None:
            self._flights.append((told.to, lies))

    def _seize(
        self,
        told: CardMoved,
        flight: Flight,
        picture: Callable[[tuple[int, int]], Surface],
        slot: Box,
        leaves: float,
    ) -> float:
        """It takes the way over their face; gives when it is down (ms)."""
        places, after, unit = self.staging.known_places(), self.staging.aftermath, self.blows.unit
        seat, face = told.seat, places.seats[told.seat].portrait
        mad, hits = ELEMENTS["madness"], self.arrives(seat)
        slips, down = hits + SEIZE.clings, hits + SEIZE.clings + SEIZE.slips
        large = self.blows.prepared.face(seat)
        stands = Struck(large, face.center, 1.0, (0.0, 0.0), 1.0, 1.0).stands(places.layout.window)
        size = places.layout.size("hand_w"), places.layout.size("hand_h")
        card = with_margin(picture(size_on(face, size)))
        wide = card.get_width() - 4
        first = Box(*flight.start)
        start = first.center[0], first.center[1] - card.get_height() * HANGS
        aims = stands.centerx, round(stands.y + stands.h * 0.52)
        angle = math.atan2(aims[1] - start[1], aims[0] - start[0])
        force = DRIVES * unit * after.theme.shake
        push = math.cos(angle) * force, math.sin(angle) * force
        before, flies = leaves - MADNESS_RISES, MADNESS_RISES + hits - leaves
        pounce = Pounce(card, start, aims, MADNESS_RISES / flies, first.w / wide, (INK, mad.dark, mad.mid), self.shed)

        def hit() -> None:
            self._horror(seat, slot, stands, push)
            ends = flight.end().w * (1 + PRESSED) / wide
            clings = SEIZE.clings + SEIZE.slips
            cling = Cling(pounce, lambda: flight.end().center, SEIZE.clings / clings, push, ends)
            after.show(cling, clings, contact=clings, land=lambda: None)

        if after.theme.shake > 0:
            after.show(Trembles(face, 7 * unit * after.theme.shake), hits - leaves, delay=leaves)
        after.show(pounce, flies, delay=before, contact=flies, land=hit)
        run = after.show(None, down, contact=down, land=lambda: None)
        if run is not None:
            self._clings[seat] = run
        after.show(None, slips, contact=slips, land=lambda: self.blows.burst(
            "madness", aims, 12, force=1.0, way=(UP, 4.0), room=(wide * 0.4, wide * 0.5)))  # fmt: skip
        return down

    def _rises(self, start: Box) -> None:
        """It comes off its pile."""
        lamp = Lamp(start.center, round(start.w * 1.6), ELEMENTS["madness"].dark, 0.8)
        self.staging.aftermath.show(lamp, 320)
        self.blows.burst("madness", start.center, 10, force=0.8, way=(UP, 2.6), room=(start.w * 0.3, start.h * 0.2))

    def _horror(self, seat: str, slot: Box, stands: Rect, push: Point) -> None:
        """It is on their face: that starts out of its frame, driven along; ink bursts out behind it."""
        after, beats = self.staging.aftermath, BLOW["received"]
        whole, picture = beats.hold + beats.rest, self.blows.prepared.face(seat)
        face = self.staging.known_places().seats[seat].portrait
        self._veins(seat, slot, stands.move(round(push[0] / 2), round(push[1] / 2)))
        small = face.w / (picture.get_width() - 4)
        hold, read = beats.hold / whole, (beats.hold + READ) / whole
        after.show(Struck(picture, face.center, small, push, hold, read), whole)
        after.freeze(beats.hold)
        self.blows.burst("madness", stands.center, 26, force=1.6, way=(UP, 6.28), room=(stands.w * 0.5, stands.h * 0.4))

    def _veins(self, seat: str, slot: Box, stands: Rect | None) -> None:
        """Ink over a seat; where it stands large, out from behind the face."""
        mad, after = ELEMENTS["madness"], self.staging.aftermath
        face = self.staging.known_places().seats[seat].portrait
        at = stands.center if stands is not None else face.center
        burst = (stands.w * BURST, stands.h * BURST) if stands is not None else (0.0, 0.0)
        veins = Veins(face, at, burst, slot.w * CREEPS, Rect(slot), (mad.deep, mad.base), 17 * self.blows.unit,
                      seed=slot.x % 97 + 3)  # fmt: skip
        after.show(veins, SEIZE.veins)

    def _lies(self, goal: Box, *, face: bool) -> None:
        """It lies in its place: at once with all its weight, or after a face with what was left of it."""
        after, unit, mad = self.staging.aftermath, self.blows.unit, ELEMENTS["madness"]
        at, wide = goal.center, max(goal.w, 40 * unit)
        after.show(Wave(at, wide * 0.4, wide * 1.7, mad.mid, 11 * unit, 0.7), 420)
        after.show(Lamp(at, round(wide * 1.8), mad.base, 0.6 if face else 1.0), 480)
        self.blows.burst("madness", at, 16 if face else 40, force=1.5, way=(UP, 4.0), room=(wide * 0.4, goal.h * 0.3))
        if after.theme.shake > 0 and goal.w > 60 * unit:
            after.show(Shaken(goal, (0.0, 10 * unit * after.theme.shake)), BLOW["received"].hold + 260)
        self.blows.burst("dust", (at[0], at[1] + goal.h * 0.4), 4, room=(wide * 0.4, 4))

    # what others ask

    def _clinging(self, seat: str) -> bool:
        run = self._clings.get(seat)
        return run is not None and self.staging.aftermath.aloft(run)

    def aside(self, place: str) -> int:
        """How many cards of Madness belong to a place already and are still seen on their way to it."""
        return sum(1 for goal, _ in self._flying() if goal == place)

    def _flying(self) -> list[tuple[str, Running]]:
        self._flights = [one for one in self._flights if self.staging.aftermath.aloft(one[1])]
        return self._flights

    @property
    def down_in(self) -> float:
        """In how many milliseconds the last Madness comes down; 0 when none is on its way."""
        return max((flight.contact - flight.elapsed for _, flight in self._flying()), default=0.0)

    def arrives(self, seat: str) -> float:
        """In how many milliseconds a Madness reaches somebody."""
        return self.leaves(seat) + MOTIONS["madness_received"].ms

    def leaves(self, seat: str) -> float:
        """In how many milliseconds a Madness for somebody flies off: when the blow has been felt that brings it."""
        left = self.blows.hit_at(seat) + MADNESS_AFTER - self.staging.aftermath.now
        return max(MADNESS_RISES, min(float(MOTIONS["madness_received"].hold), left))

    def shed(self, at: Point) -> None:
        """A card of Madness drips on its way."""
        unit = self.blows.unit
        self.blows.burst("madness", at, 1, force=0.3, way=(-UP, 1.8), room=(16 * unit, 6 * unit))
