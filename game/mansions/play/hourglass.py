"""The time limit for puzzles (MM-OPT.2), kept by whoever shows the game: the engine has no clock.

An attempt begins when its first question is shown. When the seconds are over whatever is answered counts as giving the
attempt up, so that a journal holds an answer like any other and replays alike.
"""

from __future__ import annotations

from collections.abc import Callable
from math import ceil

from game.core.engine.decision import Decision

PUZZLE, STOP = "puzzle", "stop"


class Hourglass:
    """Counts the seconds of one attempt after the other; with 0 `seconds` there is no limit. `clock` tells seconds."""

    def __init__(self, seconds: int, clock: Callable[[], float]) -> None:
        self.seconds = seconds
        self.clock = clock
        self._attempt = ("", "")
        self._since = 0.0

    def left(self, decision: Decision | None) -> int | None:
        """The whole seconds that are left for the question that stands, begun ones counted; None where it has no limit.
        A new attempt turns the glass over, any other question ends the one in progress."""
        if not self.seconds or decision is None or decision.kind != PUZZLE:
            self._attempt = ("", "")
            return None
        attempt = (decision.seat, decision.source)
        if attempt != self._attempt:
            self._attempt, self._since = attempt, self.clock()
        return max(0, ceil(self.seconds - (self.clock() - self._since)))
