"""Movement over time: tweens with eases, on a timeline that can be hurried, stopped or played at any speed."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import pytweening

Ease = Callable[[float], float]


def _out_back(t: float) -> float:
    return float(pytweening.easeOutBack(t, 1.2))


EASES: dict[str, Ease] = {
    "linear": pytweening.linear,
    "outCubic": pytweening.easeOutCubic,
    "inQuad": pytweening.easeInQuad,
    "inCubic": pytweening.easeInCubic,
    "inOutCubic": pytweening.easeInOutCubic,
    "outQuint": pytweening.easeOutQuint,
    "inOutSine": pytweening.easeInOutSine,
    "outBack": _out_back,
}


def smoothstep(share: float) -> float:
    """A share of a way (0 to 1) after that share of its time, eased at both ends."""
    return share * share * (3 - 2 * share)


def part(t: float, start: float, end: float) -> float:
    """The share of a stretch of time that has passed at `t`, eased at both ends: 0 before it, 1 after it."""
    return smoothstep(max(0.0, min(1.0, (t - start) / (end - start))))


SPEEDS = {0: 0.0, 1: 0.75, 2: 1.0, 3: 2.0, 4: 4.0}
"""Setting -> factor on the speed of every movement; 0 means nothing waits."""


@dataclass(slots=True, eq=False)
class Tween:
    """One movement: `apply` gets 0..1 (eased; outBack overshoots 1), `done` runs once after the last step.

    `duration` and `delay` are milliseconds at normal speed. `blocking` False marks idle motion (candle light), which
    never keeps a scene from being settled.
    """

    duration: float
    apply: Callable[[float], None]
    ease: str = "outCubic"
    delay: float = 0.0
    done: Callable[[], None] | None = None
    blocking: bool = True
    elapsed: float = 0.0
    dead: bool = False

    @property
    def over(self) -> bool:
        """It has come to its end, or was given up."""
        return self.dead or self.elapsed >= self.delay + self.duration

    def step(self, dt: float) -> bool:
        """Advance by dt ms; True when finished."""
        self.elapsed += dt
        run = self.elapsed - self.delay
        if run < 0:
            return False
        share = 1.0 if self.duration <= 0 else min(1.0, run / self.duration)
        self.apply(1.0 if share >= 1.0 else EASES[self.ease](share))
        return share >= 1.0


class Timeline:
    """Runs tweens together. `speed` is the setting 0..4: at 0 everything is finished on the next update."""

    def __init__(self, speed: int = 2) -> None:
        self.speed = speed
        self._tweens: list[Tween] = []

    def add(self, tween: Tween) -> Tween:
        """Start a tween; several may run at once."""
        self._tweens.append(tween)
        return tween

    def run(
        self,
        duration: float,
        apply: Callable[[float], None],
        ease: str = "outCubic",
        delay: float = 0.0,
        done: Callable[[], None] | None = None,
    ) -> Tween:
        """Shorthand for adding a Tween."""
        return self.add(Tween(duration, apply, ease, delay, done))

    def wait(self, duration: float, done: Callable[[], None]) -> Tween:
        """Call `done` after a pause."""
        return self.add(Tween(duration, lambda _: None, "linear", 0.0, done))

    @property
    def busy(self) -> bool:
        """True while a movement runs that matters (idle motion does not)."""
        return any(tween.blocking for tween in self._tweens)

    @property
    def moving(self) -> bool:
        """True while anything at all moves, idle motion included."""
        return bool(self._tweens)

    @property
    def count(self) -> int:
        """How many tweens run now."""
        return len(self._tweens)

    def update(self, dt: float) -> None:
        """Advance everything by dt ms of real time. What `done` starts waits for the next update."""
        if self.speed <= 0:
            self.finish()
            return
        step = dt * SPEEDS[self.speed]
        running, self._tweens = self._tweens, []
        finished = []
        for tween in running:
            if tween.dead:
                continue
            if tween.step(step):
                finished.append(tween)
            else:
                self._tweens.append(tween)
        for tween in finished:
            if tween.done is not None:
                tween.done()

    def finish(self) -> None:
        """Jump to the end of every movement that matters, those started by `done` included."""
        for _ in range(10_000):
            todo = [tween for tween in self._tweens if tween.blocking]
            if not todo:
                return
            self._tweens = [tween for tween in self._tweens if not tween.blocking]
            for tween in todo:
                tween.apply(1.0)
            for tween in todo:
                if tween.done is not None:
                    tween.done()
        raise RuntimeError("a timeline that never ends")

    def cancel(self, tween: Tween) -> None:
        """Forget one movement where it stands; its `done` is not called."""
        tween.dead, tween.done = True, None
        if tween in self._tweens:
            self._tweens.remove(tween)

    def clear(self) -> None:
        """Forget every movement where it stands; no `done` is called."""
        self._tweens.clear()
