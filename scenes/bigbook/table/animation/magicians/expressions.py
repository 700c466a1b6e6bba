"""What shows in people's faces until the next turn: triumph over a curse, the horror of Madness.

A face changes when the blow has reached it, not when the event begins that brings it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.bigbook.rules.events import read, seat_of
from game.core.engine.event import Event
from game.core.engine.session import HistoryEntry
from scenes.bigbook.table.animation.spells.blows import Blows
from scenes.bigbook.table.animation.timings import BLOW, FALL
from scenes.bigbook.table.context import BookTable

MOODS = {
    "curse_destroyed": "triumphant", "bonus_began": "triumphant", "game_won": "triumphant",
    "madness_received": "mad", "game_lost": "mad",
}  # fmt: skip
"""What shows in faces after an event."""
OWN = ("curse_destroyed", "madness_received")
"""Events that move only whom they name; the others move everybody."""


class Moods:
    """The moods of one table; `changed` is called whenever another face is to be painted."""

    def __init__(self, table: BookTable, blows: Blows, changed: Callable[[], object]) -> None:
        self.table, self.blows, self.changed = table, blows, changed

    def notice(self, event: Event) -> None:
        """Something has happened: who is glad or mad about it, and when."""
        if event.type == "turn_began":
            self.table.render.moods.clear()
        elif event.type in MOODS:
            self._show(self._moved_by(event), MOODS[event.type], self._lands(event))

    def _moved_by(self, event: Event) -> Iterable[str]:
        """The seats whose faces change."""
        return [seat_of(read(event))] if event.type in OWN else self.table.render.model.seats

    def _lands(self, event: Event) -> float:
        """In how many milliseconds the event's blow reaches a face, 0 where none does."""
        if event.type == "curse_destroyed":
            return BLOW["destroyed"].contact
        if event.type == "madness_received":
            return self.blows.madness.arrives(seat_of(read(event)))
        held = event.type == "game_lost" and self.table.unhurried and not self.table.theme.reduced_motion
        return FALL.contact if held else 0.0

    def recall(self, past: Sequence[HistoryEntry]) -> None:
        """The game stands after these steps, nobody saw them here: what shows in faces since the turn began."""
        moods = self.table.render.moods
        moods.clear()
        for event in (event for moment in reversed(past) for event in reversed(moment.events)):
            if event.type == "turn_began":
                return
            if event.type in MOODS:
                for seat in self._moved_by(event):
                    moods.setdefault(seat, MOODS[event.type])

    def _show(self, seats: Iterable[str], mood: str, after: float) -> None:
        """In so many milliseconds these faces change; at once where no blow is shown."""
        faces = dict.fromkeys(seats, mood)

        def land() -> None:
            self.table.render.moods.update(faces)
            self.changed()

        shown = after > 0 and self.table.app.speed > 0
        if not shown or self.blows.staging.aftermath.show(None, after + 1, contact=after, land=land) is None:
            self.table.render.moods.update(faces)
