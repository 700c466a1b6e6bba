"""What shows in people's faces until the next turn: triumph over a curse, the horror of Madness."""

from __future__ import annotations

from game.bigbook.rules.events import read, seat_of
from game.core.engine.event import Event
from scenes.bigbook.table.render_context import RenderContext


def notice(render: RenderContext, event: Event) -> None:
    """Something has happened: who is glad or mad about it."""
    if event.type == "turn_began":
        render.moods.clear()
    elif event.type == "curse_destroyed":
        render.moods[seat_of(read(event))] = "triumphant"
    elif event.type == "madness_received":
        render.moods[seat_of(read(event))] = "mad"
    elif event.type in ("bonus_began", "game_won"):
        render.moods.update(dict.fromkeys(render.model.seats, "triumphant"))
    elif event.type in ("failure_began", "game_lost"):
        render.moods.update(dict.fromkeys(render.model.seats, "mad"))
