"""What shows in people's faces until the next turn: triumph over a curse, the horror of Madness.

A face changes when the blow has reached it, not when the event begins that brings it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from game.bigbook.rules.events import read, seat_of
from game.core.engine.event import Event
from game.core.engine.session import HistoryEntry
from scenes.bigbook.table.animation.blows import Blows
from scenes.bigbook.table.animation.timings import BLOW, FALL
from scenes.bigbook.table.context import TableContext


class Moods:
    """The moods of one table; `changed` is called whenever another face is to be painted."""

    def __init__(self, table: TableContext, blows: Blows, changed: Callable[[], object]) -> None:
        self.table, self.blows, self.changed = table, blows, changed

    def notice(self, event: Event) -> None:
        """Something has happened: who is glad or mad about it, and when."""
        everybody = self.table.render.model.seats
        if event.type == "turn_began":
            self.table.render.moods.clear()
        elif event.type == "curse_destroyed":
            self._show([seat_of(read(event))], "triumphant", BLOW["destroyed"].contact)
        elif event.type == "madness_received":
            seat = seat_of(read(event))
            self._show([seat], "mad", self.blows.madness.arrives(seat))
        elif event.type in ("bonus_began", "game_won"):
            self._show(everybody, "triumphant", 0.0)
        elif event.type == "game_lost":
            held = self.table.unhurried and not self.table.theme.reduced_motion
            self._show(everybody, "mad", FALL.contact if held else 0.0)

    def recall(self, past: Sequence[HistoryEntry]) -> None:
        """The game stands after these steps, nobody saw them here: what shows in faces since the turn began."""
        moods = self.table.render.moods
        moods.clear()
        for event in (event for moment in reversed(past) for event in reversed(moment.events)):
            if event.type == "turn_began":
                return
            seats: Iterable[str] = ()
            if event.type in ("curse_destroyed", "madness_received"):
                seats = [seat_of(read(event))]
            elif event.type in ("bonus_began", "game_won", "game_lost"):
                seats = self.table.render.model.seats
            mood = "mad" if event.type in ("madness_received", "game_lost") else "triumphant"
            for seat in seats:
                moods.setdefault(seat, mood)

    def _show(self, seats: Iterable[str], mood: str, after: float) -> None:
        """In so many milliseconds these faces change; at once where no blow is shown."""
        faces = dict.fromkeys(seats, mood)

        def land() -> None:
            self.table.render.moods.update(faces)
            self.changed()

        shown = after > 0 and self.table.app.speed > 0
        if not shown or self.blows.staging.aftermath.show(None, after + 1, contact=after, land=land) is None:
            self.table.render.moods.update(faces)
