"""What people look for in a game that they watch: its rounds and turns, the curses that struck, who fell, the end."""

from __future__ import annotations

from game.bigbook.rules.events import curse_of, read, seat_of
from game.bigbook.rules.kinds import SEATS
from game.core.play.marks import Mark
from game.core.saves.recording import Recording

KINDS = {"curse_applied": "strike", "player_eliminated": "death", "game_won": "won", "game_lost": "lost"}
"""Events that are marked, and as what."""


def marks_of(recording: Recording) -> tuple[Mark, ...]:
    """All marks of a game of the Big Book in their order; of equal places the round comes first, then the turn."""
    found: list[Mark] = []
    turns = set(recording.turns())
    known = 0
    for at, moment in enumerate(recording.moments):
        state = moment.state
        for event in moment.led.events if moment.led is not None else ():
            kind = KINDS.get(event.type)
            if kind is not None:
                told = read(event)
                found.append(Mark(kind, at - 1, seat=seat_of(told), number=state.turn, about=curse_of(told)))
        if state.round != known:
            known = state.round
            found.append(Mark("round", at, number=known))
        if at in turns:
            found.append(Mark("turn", at, SEATS[state.active], state.turn))
    return tuple(sorted(found, key=lambda mark: mark.at))
