"""Who stands where and how far it is, read from what a viewer sees (`TableView`): what every player of a seat asks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import TypeVar

from game.core.engine.rng import HasRng, below
from game.mansions.board.house import House
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import Story, story
from game.mansions.rules.lookup import IN_PLAY
from game.mansions.rules.state import GONE, OPEN
from game.mansions.view import MonsterView, PersonView, TableView

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

    def from_goals(self, goals: Iterable[str], mover: str) -> Mapping[str, int]:
        """Every space from which one of the goals can be reached, with the steps that it takes.

        `mover` is `investigator` or a class of monsters. Barriers stop investigators; a monster may try them.
        """
        return _nearest_of(self.tale.id, tuple(dict.fromkeys(goals)), mover, self._shut(mover))

    def _shut(self, mover: str) -> tuple[str, ...]:
        """The doors that nobody of a class goes through."""
        if mover != INVESTIGATOR:
            return self.view.sealed
        return self.view.sealed + tuple(at for at in self.view.barriers.values() if at not in (OPEN, GONE))

    def dragged_from(self, space: str) -> list[str]:
        """Where one step leads somebody who is dragged: locks stop them (A-54)."""
        shut = frozenset(self._shut(INVESTIGATOR))
        beside = self.house.board.neighbours(space, self.house.may_pass(INVESTIGATOR, shut))
        here = self.room(space)
        return [to for to in beside if self.room(to) == here or not self.view.rooms[self.room(to)].lock]

    def nearest(self, start: str, goals: Sequence[str], mover: str) -> int:
        """The steps to the nearest of some spaces, FAR where there is no way."""
        return self.from_goals(goals, mover).get(start, FAR)


@lru_cache(maxsize=128)
def _nearest_of(tale: str, goals: tuple[str, ...], mover: str, shut: tuple[str, ...]) -> Mapping[str, int]:
    """The steps from every space to the nearest of some goals; asked several times for one answer."""
    found: dict[str, int] = {}
    for goal in goals:
        for space, steps in steps_to(tale, goal, mover, shut).items():
            found[space] = min(steps, found.get(space, FAR))
    return found


@lru_cache(maxsize=4_096)
def steps_to(tale: str, goal: str, mover: str, shut: tuple[str, ...]) -> Mapping[str, int]:
    """The steps from every space to one goal while these doors are shut; ways lead both ways."""
    house = story(tale).house
    return house.board.within(goal, FAR, house.may_pass(mover, frozenset(shut)))
