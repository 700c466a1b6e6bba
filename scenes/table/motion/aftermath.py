"""Effects by a clock of their own: blows that land, what flies to them, and all that stays in the air afterwards.

Nothing waits for them, and the next events do not cut them off; what had not landed when somebody hurried lands at
once. Under reduced motion nothing is shown here.
"""

from __future__ import annotations

import math
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from scenes.kit.canvas import Canvas
from scenes.kit.director import Effect
from scenes.kit.theme import Theme
from scenes.kit.tween import SPEEDS
from scenes.table.motion.particles import ParticlePool

FLASHES, FLASH_SPAN = 3, 1000.0
"""At most so many flashes begin within so many milliseconds of real time."""
HURRIED, FEWER = 4.0, 0.6
"""From so many times the normal speed on, light that falls on the whole window would only flicker and is left out, and
so large a share of the motes is thrown: they are gone before anybody could see each."""


@dataclass(slots=True, eq=False)
class Running:
    """An effect on its way: `elapsed` and `ms` in milliseconds at normal speed, `contact` when it lands."""

    effect: Effect | None
    ms: float
    elapsed: float
    contact: float
    land: Callable[[], object] | None


class Aftermath:
    """All blows of a table."""

    def __init__(self, theme: Theme) -> None:
        self.theme = theme
        self.pool = ParticlePool()
        self.running: list[Running] = []
        self._flashes: deque[float] = deque(maxlen=FLASHES)
        self._clock = 0.0
        self.now = 0.0
        """Milliseconds at normal speed: by them whatever is to follow a blow finds its moment."""
        self._stopped = 0.0
        self.hurried = False
        """Everything passes so fast that only blows themselves are seen."""

    @property
    def moving(self) -> bool:
        """Frames must be drawn for it."""
        return bool(self.running) or self.pool.busy

    @property
    def covers(self) -> bool:
        """A blow is being seen: whatever lies below it is not looked at."""
        return any(one.effect is not None and one.elapsed >= 0 for one in self.running)

    def shows(self, kind: type[Effect]) -> bool:
        """Whether an effect of that kind is on its way or seen."""
        return any(isinstance(one.effect, kind) for one in self.running)

    def show(
        self,
        effect: Effect | None,
        ms: float,
        *,
        delay: float = 0.0,
        contact: float = 0.0,
        land: Callable[[], object] | None = None,
    ) -> Running | None:
        """Show an effect for so long, after `delay`; `land` is called once, `contact` milliseconds into it.

        Gives its clock for what is drawn elsewhere by it; None where nothing is shown.
        """
        if self.theme.reduced_motion:
            return None
        self.running.append(Running(effect, ms, -delay, contact, land))
        return self.running[-1]

    def aloft(self, one: Running) -> bool:
        """Whether an effect that lands has not landed yet."""
        return one.land is not None and one in self.running

    def freeze(self, ms: float) -> None:
        """What is in the air hangs there for so many milliseconds: the weight of a blow."""
        self._stopped = ms

    def wanted(self, count: int) -> int:
        """So many of `count` motes are thrown, by the settings."""
        if self.theme.reduced_motion:
            return 0
        return math.ceil(count * self.theme.particles * (FEWER if self.hurried else 1.0))

    def flash(self) -> float:
        """How strong a flash that begins now may be, 0 to 1: by the setting, and no more than three in a second."""
        if self.theme.flash <= 0 or self.theme.reduced_motion:
            return 0.0
        if len(self._flashes) == FLASHES and self._clock - self._flashes[0] < FLASH_SPAN:
            return 0.0
        self._flashes.append(self._clock)
        return self.theme.flash

    def update(self, dt: float, speed: int) -> bool:
        """Let `dt` milliseconds of real time pass at this speed; True where a frame must be drawn."""
        self._clock += dt
        self.hurried = SPEEDS[speed] >= HURRIED
        if not self.moving:
            return False
        ms = dt * SPEEDS[speed]
        self.now += ms
        if speed <= 0 or self.theme.reduced_motion:
            self.clear()
            return True
        for one in list(self.running):
            one.elapsed += ms
            if one.land is not None and one.elapsed >= one.contact:
                self._land(one)
        self.running = [one for one in self.running if one.elapsed < one.ms]
        self.pool.update(max(0.0, ms - self._stopped))
        self._stopped = max(0.0, self._stopped - ms)
        return True

    def hurry(self) -> None:
        """Whatever has not landed lands now, and what it throws in its turn."""
        for one in self.running:
            if one.elapsed < one.contact and one.land is not None:
                one.elapsed = one.contact
                self._land(one)

    def _land(self, one: Running) -> None:
        land, one.land = one.land, None
        if land is not None:
            land()

    def clear(self) -> None:
        """Nothing is on its way any more, and nothing lands."""
        self._stopped = 0.0
        self.running.clear()
        self.pool.clear()

    def paint(self, canvas: Canvas) -> None:
        """What has begun, in the order it was shown, and what is in the air over it."""
        for one in self.running:
            if one.effect is not None and 0 <= one.elapsed < one.ms:
                one.effect.t = one.elapsed / one.ms
                one.effect.paint(canvas)
        self.pool.paint(canvas)
