"""What the Keeper could do to whom: the spaces that a monster may come to, and those that an action may touch.

Only open facts: classes, costs, threat. `now` is what the threat that lies there pays, `soon` what it pays after the
next income; both hold for the Keeper's next turn, in which the income always comes first.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import combinations

from game.core.engine.frame import Frame
from game.core.engine.program import Step
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from game.mansions.cards.vocabulary import Count, Fire, If, OnMonster, Place, Rise, Where
from game.mansions.rules import lookup, travel
from game.mansions.rules.state import KEEPER, Monster, State
from game.mansions.text.wording import bodies
from game.mansions.verbs.branches import OF_MONSTERS
from game.mansions.verbs.places import rooms_for, rooms_to_burn, rooms_to_darken, spaces_for
from game.mansions.view import TableView

from .known import known_table


@dataclass(frozen=True, slots=True)
class Reach:
    """Spaces that may be touched: with what can be paid now, and with what can be paid after the next income."""

    now: frozenset[str]
    soon: frozenset[str]


NOWHERE = Reach(frozenset(), frozenset())


def income(view: TableView) -> int:
    """How much threat the Keeper gains each turn (MM-THR.1)."""
    return len(view.people)


def monster_reach(view: TableView, tale: str, monster: str) -> Reach:
    """The spaces that a monster may stand in after the Keeper's actions, its own included. A stunned one stays; a guest
    of honor moves by steps of its own only. Barriers are counted as if they gave way."""
    table = known_table(view, tale)
    one = lookup.monster(table, monster)
    if one is None:
        return NOWHERE
    paid = [_within(table, one, _steps(table, view, tale, one, threat)) for threat in _threats(view)]
    return Reach(paid[0], paid[1])


def action_reach(view: TableView, tale: str, action: str) -> Reach:
    """The spaces that an action of the Keeper could touch: where monsters may come to by it, who may be struck, where
    it may lay something. Nothing where it touches no place, or where it cannot be paid."""
    table = known_table(view, tale)
    card = catalogue().keeper_actions[action]
    touched = frozenset(_touched(table, tale, card.program, action)) if action in view.actions else frozenset()
    now, soon = (touched if card.cost <= threat else frozenset() for threat in _threats(view))
    return Reach(now, soon)


def _threats(view: TableView) -> tuple[int, int]:
    return view.threat, view.threat + income(view)


def _within(table: State, one: Monster, steps: int) -> frozenset[str]:
    """Where so many steps of a monster lead."""
    mover = lookup.kind(one).monsters
    allow = travel.allow(table, mover, through_barriers=True)
    return frozenset(lookup.house(table).board.within(one.at, steps, allow))


def _steps(table: State, view: TableView, tale: str, one: Monster, threat: int) -> int:
    """How many steps the Keeper can make a monster take for so much threat, each action moving it once a turn."""
    if one.stun or f"stuck:{one.id}" in view.done:
        return 0
    named = [found.named for found in story(tale).objectives.values() if found.named is not None]
    guest = next((found for found in named if found.name == one.name), None)
    if guest is not None:
        return guest.free_moves + (1 if guest.move_cost <= threat else 0)
    box = catalogue().keeper_actions
    moves = [(box[action].cost, _walks(table, one, box[action].program)) for action in view.actions]
    moves = [(cost, steps) for cost, steps in moves if steps]
    affordable = [
        sum(steps for _, steps in some)
        for count in range(len(moves) + 1)
        for some in combinations(moves, count)
        if sum(cost for cost, _ in some) <= threat
    ]
    return max(affordable)


def _walks(table: State, one: Monster, program: str) -> int:
    """How far a program may move a monster."""
    found = (step.args.n for step in _fitting(table, one, program) if step.verb.name == "walk")
    return max(found, default=0)


def _fitting(table: State, one: Monster, program: str) -> Iterator[Step]:
    """The steps of a program that may concern a monster."""
    for step in catalogue().registry.steps.get(program, ()):
        if isinstance(step.args, If) and step.args.holds in OF_MONSTERS:
            branch = step.args.then if lookup.is_a(table, one, step.args.holds) else step.args.else_
            yield from _fitting(table, one, branch)
            continue
        yield step
        for body in bodies(step):
            yield from _fitting(table, one, body)


def _every(program: str) -> Iterator[Step]:
    for step in catalogue().registry.steps.get(program, ()):
        yield step
        for body in bodies(step):
            yield from _every(body)


def _touched(table: State, tale: str, program: str, action: str) -> Iterator[str]:
    """The spaces that the steps of a program may touch."""
    frame = Frame(program, KEEPER, action)
    house = lookup.house(table)
    movable = [one for one in table.monsters if not one.stun and not one.name]
    for one in movable:
        steps = _walks(table, one, program)
        if steps:
            yield from _within(table, one, steps)
    for step in _every(program):
        args = step.args
        if step.verb.name == "test" or isinstance(args, Count):
            reach = args.n if isinstance(args, Count) else 0
            for actor in lookup.in_play(table):
                allow = travel.allow(table, travel.INVESTIGATOR)
                yield from house.board.within(table.people[actor].at, reach, allow)
        elif isinstance(args, OnMonster) and step.verb.name == "sample":
            yield from (one.at for one in table.monsters if lookup.people_at(table, one.at))
        elif isinstance(args, Place):
            yield from spaces_for(table, frame, args.where)
        elif isinstance(args, Rise):
            yield from table.corpses
        elif isinstance(args, Fire):
            yield from _spaces(table, rooms_to_burn(table, frame, args))
        elif isinstance(args, Where):
            rooms = (
                rooms_to_darken(table, frame, args) if step.verb.name == "dark" else rooms_for(table, frame, args.where)
            )
            yield from _spaces(table, rooms)
        elif step.verb.name == "relock":
            solved = [room for room in story(tale).locks if room not in table.locks]
            yield from _spaces(table, [room for room in solved if not _has_key(tale, room)])


def _has_key(tale: str, room: str) -> bool:
    """Whether the lock that was laid on a room is opened by a key: such a one is not locked again."""
    return bool(catalogue().locks[story(tale).locks[room]].need.key)


def _spaces(table: State, rooms: Iterable[str]) -> Iterator[str]:
    house = lookup.house(table)
    return (space for room in rooms for space in house.rooms[room].spaces)
