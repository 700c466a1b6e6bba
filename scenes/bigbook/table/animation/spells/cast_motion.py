"""The body of a cast: the card of the spell rises, strikes and springs back, its neighbours give way to its force, and
what may be chosen for it hops.

All of it goes by the clock of the blows: nothing waits for it, and a thing is always hit where it rests.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

from scenes.bigbook.table.animation.timings import BLOW, HOP, ROOM, SPRINGS
from scenes.kit.tween import EASES
from scenes.table.motion.aftermath import Aftermath, Running

RISES, DRIVEN = 26.0, 12.0
"""How far the card rises before it strikes, and how far it is driven down, in pixels of the design."""
LIFTED, GROWN, TREMBLES, GATHERS = 9.0, 0.05, 0.9, 200.0
"""While it is paid for it has risen so far and grown so much, and trembles so far; it takes so long (ms)."""
GROWS, SHRINKS = 0.13, -0.04
PUSHED = {1: (6.0, 3.0), 2: (7.5, 3.8), 3: (10.0, 5.0)}
"""By power: how far the next card is pushed aside, and the one after it."""
HIGH = 14.0
"""How high a thing hops that may be chosen."""


@dataclass(frozen=True, slots=True)
class Shift:
    """How a card stands off its place: pixels of the design aside and down, and how much larger it is (0: not)."""

    x: float = 0.0
    y: float = 0.0
    grow: float = 0.0


AT_REST = Shift()


class CastBodies:
    """The spell that was cast last, and the things that hop for it."""

    def __init__(self, aftermath: Aftermath) -> None:
        self.aftermath = aftermath
        self._cast: tuple[Running, str, str, int] | None = None
        self._comes: tuple[Running, str, str] | None = None
        self._charged: tuple[Running, str, str] | None = None
        self._hops: dict[str, Running] = {}

    def come(self, run: Running | None, seat: str, spell: str) -> None:
        """A spell is about to come down in a row; its clock runs from when the others begin to make room."""
        self._comes = (run, seat, spell) if run is not None else None

    def cast(self, run: Running | None, seat: str, spell: str, power: int) -> None:
        """This spell is cast now; `run` is the clock of its blow, None where nothing is shown."""
        self._cast = (run, seat, spell, power) if run is not None else None
        if self._charged is not None:
            self._charged[0].elapsed = self._charged[0].ms
            self._charged = None

    def charge(self, run: Running | None, seat: str, spell: str) -> None:
        """This spell is being paid for; `run` is the clock of that."""
        self._charged = (run, seat, spell) if run is not None else None

    def offer(self, name: str, run: Running | None) -> None:
        """A thing (by its id) hops while its clock runs from 0 to `HOP`."""
        self._hops = {key: one for key, one in self._hops.items() if one in self.aftermath.running}
        if run is not None:
            self._hops[name] = run

    def hop(self, name: str) -> float:
        """How many pixels of the design a thing is in the air."""
        run = self._hops.get(name)
        if run is None or run not in self.aftermath.running or run.elapsed <= 0:
            return 0.0
        return HIGH * math.sin(math.pi * min(1.0, run.elapsed / HOP))

    def shift(self, seat: str, row: list[str], index: int) -> Shift:
        """How a spell of a row stands now, by the ids of the spells in it."""
        if self._comes is not None and self._comes[1] == seat and self._comes[2] in row:
            return self._made_room(self._comes[0], index - row.index(self._comes[2]))
        if self._charged is not None and self._charged[1:] == (seat, row[index]):
            return self._gathers(self._charged[0])
        if self._cast is None or self._cast[1] != seat or self._cast[2] not in row:
            return AT_REST
        run, _, spell, power = self._cast
        if run not in self.aftermath.running:
            self._cast = None
            return AT_REST
        apart = index - row.index(spell)
        if apart == 0:
            return _struck(run.elapsed)
        pushed = PUSHED[power]
        far = pushed[abs(apart) - 1] if abs(apart) <= len(pushed) else 0.0
        return Shift(math.copysign(far * _shoved(run.elapsed), apart)) if far else AT_REST

    def _gathers(self, run: Running) -> Shift:
        """How high a spell stands that is being paid for."""
        left = min(1.0, (run.ms - run.elapsed) / 120) if run in self.aftermath.running else 0.0
        up = EASES["outCubic"](min(1.0, run.elapsed / GATHERS)) * left
        return Shift(math.sin(run.elapsed * 0.11) * TREMBLES * up, -LIFTED * up, GROWN * up)

    def _made_room(self, run: Running, apart: int) -> Shift:
        """How far a neighbour stands aside for a spell that comes down, by how many places it is `apart`."""
        if run not in self.aftermath.running:
            self._comes = None
            return AT_REST
        pushed = PUSHED[3]
        if not 0 < abs(apart) <= len(pushed) or run.elapsed <= 0:
            return AT_REST
        go, back = min(1.0, run.elapsed / ROOM), max(0.0, (run.elapsed - ROOM) / SPRINGS)
        share = EASES["outCubic"](go) * (1 - EASES["outCubic"](min(1.0, back)))
        return Shift(math.copysign(pushed[abs(apart) - 1] * share, apart))


def _struck(t: float) -> Shift:
    """The card itself, `t` milliseconds into its blow: up, down with the seal, held, back with a swing."""
    beats = BLOW["cast"]
    if t < beats.wind:
        up = EASES["outCubic"](t / beats.wind)
        return Shift(0.0, -LIFTED - (RISES - LIFTED) * up, GROWN + (GROWS - GROWN) * up)
    if t < beats.contact:
        down = EASES["inCubic"]((t - beats.wind) / beats.hit)
        return Shift(0.0, -RISES + (RISES + DRIVEN) * down, GROWS + (SHRINKS - GROWS) * down)
    back = EASES["outBack"](min(1.0, max(0.0, t - beats.contact - beats.hold) / SPRINGS))
    return Shift(0.0, DRIVEN * (1 - back), SHRINKS * (1 - back))


def _shoved(t: float) -> float:
    """The share of its push at which a neighbour stands: all of it at the contact, then less and less."""
    beats = BLOW["cast"]
    if t < beats.contact:
        return 0.0
    return 1 - EASES["outCubic"](min(1.0, max(0.0, t - beats.contact - beats.hold) / SPRINGS))
