"""How long people take for their turns: the time in which somebody is there, by seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

AWAY_AFTER = 90_000.0
"""Milliseconds without input after which nobody is there: a supper does not count."""
LONGEST = 1_000_000
"""Seconds that are believed of a save."""


class Stopwatch:
    """Counts while a table is shown. Notes of it stand in the journal, so that it goes on where a game does."""

    def __init__(self) -> None:
        self._times: dict[str, float] = {}
        self._still = 0.0

    def tick(self, ms: float, seat: str) -> None:
        """So much time has passed on this seat's turn."""
        self._still += ms
        if self._still < AWAY_AFTER:
            self._times[seat] = self._times.get(seat, 0.0) + ms

    def touched(self) -> None:
        """Somebody has done something."""
        self._still = 0.0

    @property
    def seconds(self) -> dict[str, int]:
        """Whole seconds by seat: the note for the journal."""
        return {seat: round(ms / 1000) for seat, ms in self._times.items()}

    def go_on(self, noted: Mapping[str, Any]) -> None:
        """Begin with what a journal has noted; what is none is passed over."""
        found = noted.get("seconds")
        for seat, seconds in found.items() if isinstance(found, dict) else ():
            if type(seconds) is int and 0 <= seconds <= LONGEST:
                self._times[str(seat)] = seconds * 1000.0
