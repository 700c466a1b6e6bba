"""How far it is on a table that is tried out, and what of its objective counts there: asked for every table."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache

from game.mansions.board.house import House
from game.mansions.cards.story import Objective, Story, story
from game.mansions.rules import lookup
from game.mansions.rules.state import GONE, OPEN, State

from .ways import FAR, INVESTIGATOR, steps_to


@dataclass(frozen=True, slots=True)
class Aims:
    """What an objective asks for: the endings of both sides by name, with their rooms."""

    id: str
    objective: Objective
    keeper: dict[str, str]
    """Ending of the Keeper → its room, '' for none."""
    people: dict[str, str]

    @classmethod
    def of(cls, found: Objective) -> Aims:
        """Those of an objective."""
        return cls(
            found.id, found, {one.holds: one.room for one in found.keeper_wins},
            {one.holds: one.room for one in found.investigators_win},
        )  # fmt: skip


@cache
def _aims(tale: str, letter: str) -> Aims:
    return Aims.of(story(tale).objectives[f"1{letter}"])


def aims_of(state: State) -> Aims:
    """What the objective in force asks for."""
    return _aims(state.options.story, state.answers[1])


class Distances:
    """Steps on one table."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.name = state.options.story
        self.tale: Story = story(self.name)
        self.house: House = self.tale.house
        self._open = state.sealed
        barred = tuple(at for at in state.barriers.values() if at not in (OPEN, GONE))
        self._shut = state.sealed + barred
        self._maps: dict[tuple[str, str], Mapping[str, int]] = {}

    def one(self, goal: str, start: str, mover: str) -> int:
        """Steps from a space to another for an investigator or a class of monsters, FAR where there is no way."""
        if goal == start:
            return 0
        steps = self._maps.get((goal, mover))
        if steps is None:
            shut = self._shut if mover == INVESTIGATOR else self._open
            steps = self._maps[goal, mover] = steps_to(self.name, goal, mover, shut)
        return steps.get(start, FAR)

    def near(self, goals: Iterable[str], start: str, mover: str, most: int = FAR) -> int:
        """Steps to the nearest of some spaces, `most` at the most."""
        return min([self.one(goal, start, mover) for goal in goals], default=most, key=lambda far: min(far, most))

    def from_nearest(self, goals: Iterable[str], starts: Iterable[str], mover: str, most: int) -> int:
        """Steps from the nearest of some spaces to the nearest of others, `most` at the most."""
        wanted = tuple(goals)
        return min([most, *(self.near(wanted, start, mover, most) for start in starts)])


def found_clues(state: State) -> set[str]:
    """The clues that investigators carry, have dropped, or have taken out of the house."""
    places = (*(person.items for person in state.people), *state.dropped.values(), state.out)
    return {card for cards in places for card in cards if lookup.is_clue(card)}


def next_clue(state: State, found: set[str]) -> str:
    """The room of the first clue on the trail that nobody has found, '' where all are."""
    tale = lookup.tale(state)
    for number in sorted(tale.clues, reverse=True):
        clue = tale.clues[number]
        if clue.card(state.answers) not in found and any(
            clue.card(state.answers) in pile for pile in state.piles.values()
        ):
            return clue.room(state.answers)
    return ""
