"""The moments of one game that people tell each other afterwards, found in its summary."""

from __future__ import annotations

from typing import NamedTuple

from game.bigbook.play.summary import Seat, Summary
from game.core.text.outside import whole_number

STORM, BLOW = 2, 3
"""So many curses destroyed, or so much more Madness received than cured, make a turn worth telling."""
NARROW = 3
"""So few Madness in the stack are a close call."""


class Moment(NamedTuple):
    """What happened (`storm`, `blow`, `narrow`, `rescue`, `out`), in which turn (from 0; -1: nobody knows), how much,
    and to whom (None: to all)."""

    kind: str
    turn: int
    figure: int
    seat: Seat | None = None


def moments(game: Summary) -> list[Moment]:
    """The moments of a game, at most one of each kind, in a fixed order."""
    found = [_storm(game), _blow(game), _narrow(game), _rescue(game), _out(game)]
    return [one for one in found if one is not None]


def seat_of(game: Summary, seat: str) -> Seat | None:
    """Whoever sits at `p1` to `p5`; None where nobody does."""
    at = (whole_number(seat[1:]) or 0) - 1
    return game.seats[at] if 0 <= at < len(game.seats) else None


def _storm(game: Summary) -> Moment | None:
    """The turn in which most curses fell; of equal ones the last."""
    most = max((turn.destroyed for turn in game.turns), default=0)
    if most < STORM:
        return None
    at = max(n for n, turn in enumerate(game.turns) if turn.destroyed == most)
    return Moment("storm", at, most, seat_of(game, game.turns[at].seat))


def _blow(game: Summary) -> Moment | None:
    """The turn that brought most Madness."""
    most = max((turn.taken - turn.cured for turn in game.turns), default=0)
    if most < BLOW:
        return None
    at = min(n for n, turn in enumerate(game.turns) if turn.taken - turn.cured == most)
    return Moment("blow", at, game.turns[at].taken)


def _narrow(game: Summary) -> Moment | None:
    """The stack was almost empty, and the game went on."""
    before = game.turns[:-1]
    least = min((turn.stack for turn in before), default=NARROW + 1)
    if least > NARROW:
        return None
    return Moment("narrow", min(n for n, turn in enumerate(before) if turn.stack == least), least)


def _rescue(game: Summary) -> Moment | None:
    """Rounds whose last curse fell just in time."""
    return Moment("rescue", -1, game.rescues) if game.rescues else None


def _out(game: Summary) -> Moment | None:
    """Somebody lost their wits, and the others played on."""
    gone = [seat for seat in game.seats if seat.out]
    return Moment("out", -1, len(gone), gone[0]) if gone and len(gone) < len(game.seats) else None
