"""Every line of one turn in which no luck speaks, up to the shortest that reaches the goal.

A line is a sequence of actions with all their payments and choices, granted ones included. A line ends where a card
would be drawn or turned up: whoever solves a puzzle needs no luck, and nobody is asked to guess.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import product

from game.bigbook.ai.answers import candidates, handfuls
from game.bigbook.ai.planner import open_in
from game.bigbook.rules import actions, purse
from game.bigbook.rules.kinds import ELEMENT, PLACE, VALUE, Place
from game.bigbook.rules.rules import BigBook
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer

CHOICES = 400
"""A question with more answers makes a position no good: its lines could not be counted."""
IDLE = (actions.END, actions.PASS)


class TooManyError(Exception):
    """The lines of a position are more than are looked at."""


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
    first = _mark(start)
    known: dict[str, Table] = {first: Table(start, (), {()})}
    front = [first]
    for depth in range(1, deepest + 1):
        found: dict[str, Table] = {}
        for mark in front:
            table = known[mark]
            for act, state, answers in _acts(game, table.state):
                reached = _mark(state)
                if reached in known:
                    continue
                if len(known) + len(found) >= most:
                    raise TooManyError
                there = found.setdefault(reached, Table(state, (*table.path, *answers), set()))
                there.before.add(mark)
                there.acts |= {tuple(sorted((*acts, act))) for acts in table.acts}
        known |= found
        solved = [mark for mark, table in found.items() if not curses & {one.id for one in table.state.curses}]
        if solved:
            ways = frozenset(acts for mark in solved for acts in found[mark].acts)
            return Solved(depth, found[solved[0]].path, ways, len(known) - len(_behind(known, solved)))
        front = list(found)
    return None


def _behind(known: dict[str, Table], solved: Sequence[str]) -> set[str]:
    """The solved tables and all on the way to them."""
    found, left = set(solved), list(solved)
    while left:
        for mark in known[left.pop()].before - found:
            found.add(mark)
            left.append(mark)
    return found


def _mark(state: State) -> str:
    """Equal for tables that lie open alike."""
    return repr((open_in(state), [player.ability_used for player in state.players]))


def _luck(state: State) -> object:
    return (state.rng, state.turned, state.turn, [len(player.deck) for player in state.players], state.libraries)


def _acts(game: BigBook, state: State) -> Iterator[tuple[str, State, tuple[Answer, ...]]]:
    """Every action from here with every way to pay for it and to answer what it asks, up to the next action."""
    decision = state.decision
    if decision is None or decision.kind != "action":
        return
    for option in game.options(state):
        if option.id == actions.END:
            continue
        if option.id == actions.PASS:  # no action: what can be done after it
            passed = state.clone()
            game.step(passed, (actions.PASS,))
            for end, answers in _settled(game, passed, ((actions.PASS,),), _luck(state)):
                for act, after, more in _acts(game, end):
                    yield act, after, (*answers, *more)
            continue
        after = state.clone()
        game.step(after, (option.id,))
        for end, answers in _settled(game, after, ((option.id,),), _luck(state)):
            yield option.id, end, answers


def _settled(
    game: BigBook, state: State, answers: tuple[Answer, ...], luck: object
) -> Iterator[tuple[State, tuple[Answer, ...]]]:
    decision = state.decision
    if _luck(state) != luck or (state.over and state.result != "won"):
        return
    if decision is None or decision.kind == "action":
        yield state, answers
        return
    for way in _ways(game, state):
        after = state.clone()
        game.step(after, way)
        yield from _settled(game, after, (*answers, way), luck)


def _ways(game: BigBook, state: State) -> list[Answer]:
    """Every answer to a payment or a choice."""
    decision = state.decision
    assert decision is not None
    if decision.kind == "pay":
        return payments(game, state, str(decision.args["action"]))
    if decision.shape == "same_element":
        return candidates(game, state, CHOICES, CHOICES)
    every = handfuls(game.options(state), decision.min, decision.max, CHOICES)
    if every is None:
        raise TooManyError
    return every


def payments(game: BigBook, state: State, action: str) -> list[Answer]:
    """Every way to pay for an action in which no card could be left out (A-20)."""
    decision = state.decision
    assert decision is not None
    own, cost = actions.purse_of(state, decision), game.cost(state, action)
    needs = [purse.of_element(element, cost.any_one).need for element in range(4)] if cost.any_one else [cost.need]
    found: dict[Answer, None] = {}
    for need in needs:
        parts = [
            list(_covering(list(purse.sources_of(state, own, element)), count))
            for element, count in enumerate(need)
            if count
        ]
        for chosen in product(*parts):
            found[tuple(PLACE[place] for part in chosen for place in part)] = None
    return list(found)


def _covering(cards: list[tuple[Place, int]], need: int) -> Iterator[tuple[Place, ...]]:
    """Cards of one element that yield what is needed, none too many."""
    for chosen in _handfuls(cards, 0):
        worth = [VALUE[place[2]] for place in chosen]
        if sum(worth) >= need and sum(worth) - min(worth, default=0) < need:
            assert len({ELEMENT[place[2]] for place in chosen}) <= 1
            yield chosen


def _handfuls(cards: list[tuple[Place, int]], at: int) -> Iterator[tuple[Place, ...]]:
    if at == len(cards):
        yield ()
        return
    place, count = cards[at]
    for rest in _handfuls(cards, at + 1):
        for taken in range(count + 1):
            yield (place,) * taken + rest
