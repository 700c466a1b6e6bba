"""What people look for in a game that they watch: its rounds and turns, the curses that struck, who fell, the end."""

from __future__ import annotations

from msgspec import Struct

from game.bigbook.rules.events import curse_of, read, seat_of
from game.bigbook.rules.kinds import SEATS
from game.core.saves.recording import Recording

KINDS = {"curse_applied": "strike", "player_eliminated": "death", "game_won": "won", "game_lost": "lost"}
"""Events that are marked, and as what."""
SHOWN = ("strike", "death", "won", "lost")
"""Marks of something that happens: they are watched from the moment before."""


class Mark(Struct, frozen=True):
    """A place in a recording that has a name."""

    kind: str
    """`turn`, `round`, or something that happens (`SHOWN`)."""
    at: int
    """The moment to go to: where a turn or round begins, or from where it is seen happening."""
    seat: str = ""
    """Whose turn it is, or whom it concerns."""
    number: int = 0
    """The turn or the round."""
    curse: str = ""
    """The curse that strikes."""

    @property
    def shows(self) -> bool:
        """Whether the step that follows is what it marks."""
        return self.kind in SHOWN


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
                found.append(Mark(kind, at - 1, seat=seat_of(told), number=state.turn, curse=curse_of(told)))
        if state.round != known:
            known = state.round
            found.append(Mark("round", at, number=known))
        if at in turns:
            found.append(Mark("turn", at, SEATS[state.active], state.turn))
    return tuple(sorted(found, key=lambda mark: mark.at))
