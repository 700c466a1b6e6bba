"""What cannot be done at a table is said: the thing shakes its head, and one line gives the reason."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from pygame import Rect

from game.core.engine.decision import Reason
from scenes.kit.thing import Thing
from scenes.table.context import AnyTable
from scenes.table.state import Denial
from scenes.table.timing import EDGE, REFUSAL

SWINGS = 3
WIDE = 6.0
"""Pixels of the widest swing."""


class RejectionShake:
    """Which things shake now, and by how much."""

    def __init__(self, table: AnyTable) -> None:
        self.table = table
        self.shakes: dict[str, float] = {}
        self.edged: set[str] = set()

    def begin(self, name: str) -> None:
        """This thing was refused."""
        table = self.table
        if table.theme.reduced_motion or table.theme.shake <= 0:
            self.edged.add(name)
            table.timeline.wait(EDGE, lambda: self.edged.discard(name))
        elif table.app.speed > 0:
            strength = WIDE * table.theme.shake

            def step(t: float) -> None:
                self.shakes[name] = strength * math.sin(t * SWINGS * math.tau) * (1 - t)

            def end() -> None:
                self.shakes.pop(name, None)

            table.timeline.run(REFUSAL, step, "linear", 0.0, end)


About = Callable[[Rect | None], tuple[Rect | None, Sequence[Rect]]]
"""Where the line of a refusal goes that lies at a place (None: nowhere), and what it shall lie on none of."""


class Refusals:
    """Says no, and remembers the last no for the rulebook."""

    def __init__(self, table: AnyTable, about: About = lambda at: (at, ())) -> None:
        self.table, self.about = table, about
        self.head = RejectionShake(table)

    def deny(self, thing: Thing, reason: Reason) -> None:
        """Refuse at a thing."""
        self.say(reason, thing.rect, thing.id)
        self.head.begin(thing.id)

    def say(self, reason: Reason, at: Rect | None = None, name: str = "") -> None:
        """The reason in one line, at a place of the window or in its middle; `name` is the id of what is refused."""
        table = self.table
        table.state.denied = Denial(table.progress(), table.hover or "", reason)
        table.app.sounds.play("ui_refuse", at.centerx / table.width if at is not None else 0.5)
        beside, clear = self.about(at)
        table.app.say(table.why(reason, name), beside, None, clear)
