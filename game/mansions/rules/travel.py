"""Who may step where: doors, seals, barriers, ladders and vents, for one step and for searches."""

from __future__ import annotations

from functools import lru_cache

from game.core.engine.board import Allow, Edge
from game.core.engine.decision import Reason
from game.mansions.board.house import MOVERS, door_id
from game.mansions.cards.story import story

from . import lookup
from .state import GONE, OPEN, State

INVESTIGATOR = "investigator"


def barred_by(state: State, door: str) -> str:
    """The space whose barrier stands before a door (or the outer door of a room), or ''."""
    return next((space for space, at in state.barriers.items() if at == door), "")


def allow(state: State, mover: str, through_barriers: bool = False) -> Allow:
    """What a mover may use now (MM-MOV.7, MM-FEA.20); locks are no part of it: monsters ignore them (MM-LCK.8)."""
    return _allow(mover, state.sealed, () if through_barriers else _stopped(state))


def _stopped(state: State) -> tuple[str, ...]:
    """The doors that barriers stand before."""
    return tuple([at for at in state.barriers.values() if at != OPEN and at != GONE])


def _allow(mover: str, sealed: tuple[str, ...], stopped: tuple[str, ...]) -> Allow:
    kinds = MOVERS[mover]

    def may(edge: Edge, _place: str) -> bool:
        if edge.kind not in kinds:
            return False
        return edge.kind != "door" or (door_id(edge) not in sealed and door_id(edge) not in stopped)

    return may


def ways(state: State, start: str, mover: str, through_barriers: bool = False) -> tuple[str, ...]:
    """Where one step of a mover leads."""
    stopped = () if through_barriers else _stopped(state)
    return _ways(state.options.story, start, mover, state.sealed, stopped)


@lru_cache(maxsize=512)
def _ways(
    name: str, start: str, mover: str, sealed: tuple[str, ...], stopped: tuple[str, ...]
) -> tuple[str, ...]:  # fmt: skip
    return story(name).house.board.neighbours(start, _allow(mover, sealed, stopped))


def refusal(state: State, start: str, to: str, mover: str = INVESTIGATOR) -> Reason | None:
    """Why a step from a space to another is not possible, or None: not adjacent, sealed, or a barrier."""
    if to in ways(state, start, mover):
        return None
    found = None
    for edge, place in lookup.house(state).board.ways(start):
        if place == to and edge.kind in MOVERS[mover]:
            found = _door_refusal(state, edge)
    return found or Reason("not-adjacent", "MM-MOV.2", {"space": to})


def _door_refusal(state: State, edge: Edge) -> Reason | None:
    if edge.kind != "door":
        return None
    door = door_id(edge)
    if door in state.sealed:
        return Reason("sealed", "MM-MOV.7", {"door": door})
    return Reason("barrier", "MM-FEA.20", {"door": door}) if barred_by(state, door) else None


def barrier_between(state: State, start: str, to: str, mover: str) -> str:
    """The space whose barrier alone keeps a mover from stepping on, or ''."""
    if refusal(state, start, to, mover) is None:
        return ""
    for edge, place in lookup.house(state).board.ways(start):
        if place == to and edge.kind == "door" and door_id(edge) not in state.sealed:
            return barred_by(state, door_id(edge))
    return ""


def locked_against(state: State, start: str, to: str) -> str:
    """The room whose lock has to be met to step from a space to another, or '' (MM-LCK.7, A-78)."""
    room = lookup.room_of(state, to)
    return room if room in state.locks and room != lookup.room_of(state, start) else ""
