"""Who stands where and how far it is, read from what a viewer sees (`TableView`): what every player of a seat asks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from game.core.engine.board import Edge
from game.core.engine.rng import HasRng, below

from ..board.house import MOVERS, House, door_id
from ..lookup import IN_PLAY
from ..reading import catalogue
from ..state import GONE, OPEN
from ..story import Story, story
from ..view import MonsterView, PersonView, TableView

INVESTIGATOR = "investigator"
FAR = 99
"""Spaces to what cannot be reached."""
T = TypeVar("T")


def class_of(monster: MonsterView) -> str:
    """`humanoid`, `beast` or `eldritch`: printed on the front of every figure."""
    return catalogue().kinds[monster.kind].monsters


def one_of(found: Sequence[T], luck: HasRng) -> T:
    """Any of them, by the generator."""
    return found[below(luck, len(found))]


class Ways:
    """A viewer's table with its house: people and monsters in play, rooms, distances."""

    def __init__(self, view: TableView, tale: str) -> None:
        self.view = view
        self.tale: Story = story(tale)
        self.house: House = self.tale.house
        self.people: tuple[PersonView, ...] = tuple(one for one in view.people if one.status == IN_PLAY)

    def person(self, seat: str) -> PersonView | None:
        """Whoever plays a seat, if it is on the board."""
        return next((one for one in self.people if one.seat == seat), None)

    def monster(self, id_: str) -> MonsterView | None:
        """A figure on the board."""
        return next((one for one in self.view.monsters if one.id == id_), None)

    def room(self, space: str) -> str:
        """The room of a space."""
        return self.house.board.area_of[space]

    def spaces(self, room: str) -> tuple[str, ...]:
        """The spaces of a room."""
        return self.house.rooms[room].spaces

    def from_goals(self, goals: Iterable[str], mover: str, shut: Iterable[str] = ()) -> dict[str, int]:
        """Every space from which one of the goals can be reached, with the steps that it takes.

        `mover` is `investigator` or a class of monsters, `shut` are rooms that are not to be entered. Barriers stop
        investigators; a monster may try them.
        """
        sealed, closed = frozenset(self.view.sealed), frozenset(shut)
        if mover == INVESTIGATOR:
            sealed |= {at for at in self.view.barriers.values() if at not in (OPEN, GONE)}
        kinds, area_of = MOVERS[mover], self.house.board.area_of

        def allow(edge: Edge, place: str) -> bool:
            """Searched from the goals outwards: it is `place` that will be stepped into."""
            if edge.kind not in kinds or (edge.kind == "door" and door_id(edge) in sealed):
                return False
            room, other = area_of[place], area_of[edge.leads(place)]
            return room == other or room not in closed

        found: dict[str, int] = {}
        for goal in goals:
            for space, steps in self.house.board.within(goal, FAR, allow).items():
                found[space] = min(steps, found.get(space, FAR))
        return found

    def nearest(self, start: str, goals: Sequence[str], mover: str) -> int:
        """The steps to the nearest of some spaces, FAR where there is no way."""
        return self.from_goals(goals, mover).get(start, FAR)
