"""Motes and missiles of this game's matter, thrown into an aftermath: by the blows of a table, and in the opening."""

from __future__ import annotations

import math
from collections.abc import Callable

from scenes.bigbook.cards.signs import ELEMENTS
from scenes.bigbook.table.animation.spells.matter import FALLS, WAY, falling, matter, trail_of
from scenes.kit import materials
from scenes.kit.canvas import with_margin
from scenes.kit.theme import GOLD, Colour, mix
from scenes.table.motion.aftermath import Aftermath
from scenes.table.motion.blows import Point
from scenes.table.motion.missiles import RIBBON, Missile, Ribbon
from scenes.table.motion.particles import nearest, sprite


class Throwing:
    """Throws; `unit` gives the pixels of one length of the design."""

    def __init__(self, after: Aftermath, unit: Callable[[], float]) -> None:
        self.after = after
        self._unit = unit

    @property
    def unit(self) -> float:
        """Pixels of one length of the design."""
        return self._unit()

    def burst(self, name: str, at: Point, count: int, *, force: float = 1.0, way: tuple[float, float] | None = None,
              room: tuple[float, float] = (0.0, 0.0), falls: bool = False) -> None:  # fmt: skip
        """Throw so many motes of a matter; `way` is direction and spread. They fall where they would hang over what
        is to be read."""
        towards, spread = way or WAY.get(name, (0.0, math.tau))
        after = self.after
        after.pool.burst(
            falling(name) if falls else matter(name), at, after.wanted(count), self.unit, force=force,
            towards=towards, spread=spread, room=room,
        )  # fmt: skip

    def throw(self, start: Point, goal: Point, element: str, size: float, ms: float, land: Callable[[], object] | None,
              *, bend: float = 0.2) -> None:  # fmt: skip
        """A missile of an element; `size` is half its breadth in the design, `land` what happens where it hits."""
        unit, made_of, after, shed = self.unit, matter(element), self.after, [0]

        def trail(at: Point, angle: float) -> None:
            shed[0] += 1
            falls = shed[0] % FALLS == 0
            after.pool.burst(
                made_of if falls else trail_of(element), at, after.wanted(1), unit, force=0.3,
                towards=angle + math.pi, spread=1.9, room=(5 * unit, 5 * unit),
            )  # fmt: skip

        breadth = nearest(size * unit)
        head = materials.store.get(
            ("missile", element, breadth), lambda: with_margin(sprite(made_of, breadth, 0, 0))
        )  # the same picture each time, so that its turns are kept
        radius = max(10, round(size * 2.4 * unit))
        every = (9 * unit + 3) * max(1.0, 16 / size)
        missile = Missile(start, lambda: goal, head, shine(element), radius, trail, bend, every)
        ribbon = Ribbon(missile, ms, size * unit, made_of.colours)
        after.show(ribbon, ms + RIBBON, contact=ms, land=lambda: None)
        after.show(missile, ms, contact=ms, land=land)


def shine(element: str) -> Colour:
    """The light of an element, or of another matter."""
    if element in ("curse", "blood", "ink", "paper"):
        return 150, 34, 40
    if element == "gold":
        return GOLD[2]
    ramp = ELEMENTS[element]
    return ramp.base if element == "air" else mix(ramp.mid, ramp.base, 0.35)
