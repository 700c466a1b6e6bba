"""Every line of one turn in which no luck speaks, up to the shortest that reaches the goal."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.bigbook.ai.lines import TooManyError, acts_from, mark
from game.bigbook.rules.rules import BigBook
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer

Acts = tuple[str, ...]
"""The actions of a line in alphabetical order: lines that differ only in order, payment or choices count as one."""


@dataclass(slots=True)
class Table:
    """A table that was reached: by which answers first, by which sets of actions, and from which tables."""

    state: State
    path: tuple[Answer, ...]
    acts: set[Acts]
    before: set[str] = field(default_factory=set)


@dataclass(frozen=True, slots=True)
class Solved:
    """What the lines of a position come to: the fewest actions, the answers of one shortest line, the sets of actions
    that do it in so few, and how many tables, reached in so few actions, lie on no such line."""

    actions: int
    answers: tuple[Answer, ...]
    ways: frozenset[Acts]
    failing: int


def solve(game: BigBook, start: State, curses: frozenset[str], deepest: int, most: int) -> Solved | None:
    """The shortest lines after which none of the curses lies on the board; None where no line of at most `deepest`
    actions does it. TooManyError where more than `most` tables would have to be looked at."""
    first = mark(start)
    known: dict[str, Table] = {first: Table(start, (), {()})}
    front = [first]
    for depth in range(1, deepest + 1):
        found: dict[str, Table] = {}
        for place in front:
            table = known[place]
            for act, state, answers in acts_from(game, table.state):
                reached = mark(state)
                if reached in known:
                    continue
                if len(known) + len(found) >= most:
                    raise TooManyError
                there = found.setdefault(reached, Table(state, (*table.path, *answers), set()))
                there.before.add(place)
                there.acts |= {tuple(sorted((*acts, act))) for acts in table.acts}
        known |= found
        solved = [place for place, table in found.items() if not curses & {one.id for one in table.state.curses}]
        if solved:
            ways = frozenset(acts for place in solved for acts in found[place].acts)
            return Solved(depth, found[solved[0]].path, ways, len(known) - len(_behind(known, solved)))
        front = list(found)
    return None


def _behind(known: dict[str, Table], solved: Sequence[str]) -> set[str]:
    """The solved tables and all on the way to them."""
    found, left = set(solved), list(solved)
    while left:
        for place in known[left.pop()].before - found:
            found.add(place)
            left.append(place)
    return found
