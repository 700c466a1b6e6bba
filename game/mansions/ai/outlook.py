"""The investigators' chance to win by a few figures of a table: what tempers put a floor under.

The weights are fitted on games (`python -m tools.train.nights`); the figures look at what the Keeper sees, and at
nothing else.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from game.core.mind import logistic
from game.mansions.rules import effects, lookup
from game.mansions.rules.state import State

from .distances import Aims, Distances, aims_of, found_clues, next_clue
from .ways import INVESTIGATOR

ROUNDS = 18
WIDE = 12
CARRIED = 3
"""The most damage of a weapon that counts."""


def chance(state: State, weights: Mapping[str, float]) -> float:
    """The investigators' chance, from 0 to 1; certain where the game is over."""
    if state.over:
        return float(state.result == "investigators")
    return logistic.chance(figures(state), weights)


def figures(state: State) -> dict[str, float]:
    """The figures of a table that is not over; those that are 0 are left out."""
    aims, far = aims_of(state), Distances(state)
    found = [*_time(state, aims), *_people(state), *_trail(state, aims, far), *_foes(state), *_aims(state, aims, far)]
    return {name: float(value) for name, value in found if value}


def _time(state: State, aims: Aims) -> Iterator[tuple[str, float]]:
    people = len(state.people)
    yield "one", 1.0
    yield f"people:{people}", 1.0
    yield f"objective:{aims.id}", 1.0
    yield f"shown:{aims.id}", state.revealed
    yield "shown", state.revealed
    yield "round", state.round / ROUNDS
    yield "late", max(0, state.round - WIDE) / (ROUNDS - WIDE)
    yield "late_alone", (people == 1) * max(0, state.round - WIDE) / (ROUNDS - WIDE)


def _people(state: State) -> Iterator[tuple[str, float]]:
    people, there = len(state.people), lookup.in_play(state)
    health, sanity, skill, weapons = [], [], 0, 0
    for actor in there:
        person = state.people[actor]
        full, sane = effects.full_health(state, actor), effects.full_sanity(state, actor)
        health.append((full - person.damage) / full)
        sanity.append(max(0, sane - person.horror) / sane)
        skill += person.skill
        items = (lookup.card(card) for card in person.items)
        weapons += max([item.damage for item in items if item is not None and item.use == "attack"], default=0)
    yield "health", sum(health) / people
    yield "weakest", min(health, default=0)
    yield "sanity", sum(sanity) / people
    yield "most_afraid", min(sanity, default=0)
    yield "gone", (people - len(there)) / people
    yield "deaths", state.deaths / people
    yield "skill", skill / people / 4
    yield "weapons", min(CARRIED, weapons / people) / CARRIED


def _trail(state: State, aims: Aims, far: Distances) -> Iterator[tuple[str, float]]:
    clues = found_clues(state)
    yield "clues", len(clues) / len(far.tale.clues)
    yield f"clues:{aims.id}", len(clues) / len(far.tale.clues)
    room = "" if state.revealed else next_clue(state, clues)
    if room:
        starts = [state.people[actor].at for actor in lookup.in_play(state)]
        yield "way", far.from_nearest(far.house.rooms[room].spaces, starts, INVESTIGATOR, WIDE) / WIDE
        yield "locked_way", room in state.locks


def _foes(state: State) -> Iterator[tuple[str, float]]:
    people = len(state.people)
    foes = [one for one in state.monsters if not one.name]
    places = [state.people[actor].at for actor in lookup.in_play(state)]
    yield "figures", min(3, len(foes) / people)
    yield "power", min(6, sum(lookup.damage_of(state, one) for one in foes) / people)
    yield "beside", min(3, sum(at == one.at for one in foes for at in places)) / 3
    yield "threat", min(8, state.threat) / (4 + people)


def _aims(state: State, aims: Aims, far: Distances) -> Iterator[tuple[str, float]]:
    people, objective, house = len(state.people), aims.objective, far.house
    starts = [state.people[actor].at for actor in lookup.in_play(state)]
    for one in state.monsters:
        if one.name and "named_in_room" in aims.keeper:
            yield "guest_health", (lookup.health_of(state, one) - one.damage) / 6
            spaces = house.rooms[aims.keeper["named_in_room"]].spaces
            yield "guest_way", min(WIDE, far.near(spaces, one.at, "eldritch")) / WIDE
            yield "guest_meets", far.from_nearest((one.at,), starts, INVESTIGATOR, WIDE) / WIDE
        elif one.name:
            yield "named_health", (lookup.health_of(state, one) - one.damage) / 6
            yield "named_meets", far.from_nearest((one.at,), starts, INVESTIGATOR, WIDE) / WIDE
    if objective.samples is not None:
        yield "samples", state.samples / objective.samples.of(people)
        yield "carried", sum(one.samples for one in state.monsters) / objective.samples.of(people)
    if objective.deaths is not None:
        yield "dead", state.deaths / objective.deaths.of(people)
    if objective.fires is not None:
        yield "fires", len(state.fire) / objective.fires.of(people)
    if objective.locks is not None:
        yield "locks", sum(room not in state.locks for room in far.tale.locks) / objective.locks.of(people)
    if state.double in house.rects and state.revealed:
        yield "fetch", far.from_nearest((state.double,), starts, INVESTIGATOR, WIDE) / WIDE
        goals = _doubles_goals(aims, far)
        if goals:
            yield "double_way", min(WIDE, far.near(goals, state.double, INVESTIGATOR)) / WIDE
    for ending, exit_ in aims.people.items():
        if ending == "escaped_with_ledger" and objective.ledger:
            there = [state.people[actor] for actor in lookup.in_play(state)]
            ledger = f"clue_{objective.ledger}"
            holders = [one.at for one in there if any(card.startswith(ledger) for card in one.items)]
            yield "ledger", bool(holders)
            if holders and state.revealed:
                yield "home", far.from_nearest(house.rooms[exit_].spaces, holders, INVESTIGATOR, WIDE) / WIDE
        elif ending == "everybody_out" and state.revealed and starts:
            spaces = house.rooms[exit_].spaces
            yield "out_way", sum(min(WIDE, far.near(spaces, at, INVESTIGATOR)) for at in starts) / len(starts) / WIDE


def _doubles_goals(aims: Aims, far: Distances) -> tuple[str, ...]:
    """Where people want to bring what is dragged about."""
    if "double_burnt" in aims.people:
        return far.house.features["fire_pit"]
    if "double_in_room" in aims.people:
        return far.house.rooms[aims.people["double_in_room"]].spaces
    return ()
