"""A Madness that is cured: it rises, turns to light from below, and its face flies home to the stack.

The shown table has the card on the stack as soon as its event is played; what is painted of stack and number follows
when the face has come down (`Curing.away`).
"""

from __future__ import annotations

from collections.abc import Callable

from pygame import Surface

from scenes.bigbook.table.animation.spells.blow_sprites import Stage, Throws
from scenes.bigbook.table.animation.spells.matter import UP
from scenes.bigbook.table.animation.timings import BLOW, FACE_FLIES, MOTIONS, RELIEVED
from scenes.kit.director import Effect
from scenes.kit.geometry import Box
from scenes.kit.theme import GOLD
from scenes.table.motion.aftermath import Running
from scenes.table.motion.blows import Dissolve, Lamp, Point, Wave
from scenes.table.motion.effects import Flight

RISES = 34.0
"""How far it rises, in lengths of the design."""
SMALL = 0.55
"""How large the face is when it leaves the light, as a share of the card."""
Picture = Callable[[tuple[int, int]], Surface]
"""The card in a size, always with its own face."""


class Curing:
    """What is cured at one table."""

    def __init__(self, staging: Stage, throws: Throws) -> None:
        self.staging, self.throws = staging, throws
        self._homeward: list[Running] = []
        self._expected = 0
        self.later = 0.0
        """When the last one was struck off its victim, after it was hit (ms)."""
        self.relieves: Callable[[Picture, int, Box, str], Box | None] = lambda picture, uid, box, seat: None
        """Somebody is seen to be rid of a Madness (by its uid) that lay in a box: gives where it sets out
        for home."""

    @property
    def away(self) -> int:
        """Cards that belong to the stack already and are still seen on their way to it."""
        self._homeward = [one for one in self._homeward if self.staging.aftermath.aloft(one)]
        return len(self._homeward) + self._expected

    def expect(self, event: str) -> None:
        """An event of this type is about to change the shown table."""
        cured = event == "card_cured" and not self.staging.aftermath.theme.reduced_motion
        self._expected = int(cured)

    def begin(self, picture: Picture, size: tuple[int, int], box: Box, uid: int, seat: str) -> list[Effect]:
        """It has been hit: what is seen of it where it lay, unless its victim is seen large."""
        throws, after, last = self.throws, self.staging.aftermath, [0]

        def shed(at: Point, half: float) -> None:
            last[0] += 1
            if last[0] % 2 == 0:
                throws.burst("gold", at, 8, force=1.9, way=(UP, 1.0), room=(half, 4.0))

        ms = float(MOTIONS["card_cured"].ms)
        freed = self.relieves(picture, uid, box, seat)
        self.later = RELIEVED.contact if freed is not None else 0.0
        if freed is not None:
            self._fly(picture, freed.centered(*size), RELIEVED.goes)  # its pieces are gone
            return []
        wide = max(box.w, 40 * throws.unit)
        after.show(Lamp(box.center, round(wide * 1.9), GOLD[2], 0.9), ms * 1.7)
        wave = Wave(box.center, wide * 0.4, wide * 1.3, GOLD[1], 8 * throws.unit)
        after.show(wave, 420, delay=float(BLOW["cured"].contact))
        self._fly(picture, box.centered(*size).moved(0, round(-RISES * throws.unit)), ms)
        return [Dissolve(picture(size), box, GOLD[2], RISES * throws.unit, shed)]

    def _fly(self, picture: Picture, start: Box, wait: float) -> None:
        """Its face goes back to the pile, out of the light that was the card; with it the number rises."""
        throws, after, home = self.throws, self.staging.aftermath, self.staging.known_places().stack_top()

        def land() -> None:
            throws.burst("gold", home.center, 10, force=0.7, way=(UP, 2.6), room=(home.w * 0.3, home.h * 0.2))
            after.show(Lamp(home.center, round(home.w * 1.2), GOLD[2], 0.6), 320)

        def shed(at: Point) -> None:
            throws.burst("gold", at, 2, force=0.5, room=(start.w * 0.2, 4.0))

        small = start.centered(round(start.w * SMALL), round(start.h * SMALL))
        flight = Flight(
            image=lambda size, face: picture(size), start=small, end=lambda: home, arc=40.0 * throws.unit,
            ease="inOutSine", until=0.999, spin=-10.0, shadow=True, shed=shed,
        )  # fmt: skip
        running = after.show(flight, FACE_FLIES, delay=wait, contact=FACE_FLIES, land=land)
        self._expected = 0
        if running is not None:
            self._homeward.append(running)
