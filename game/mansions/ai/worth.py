"""How good a table is for the Keeper, in points of which one is about one threat: figures, each times a weight.

This is what a search compares lines by. How likely a side wins says `outlook.py`: a table may be worth more of two that
leave the same chance, because figures stand where they will be wanted.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

from game.mansions.rules import effects, lookup
from game.mansions.rules.state import Monster, State

from .distances import Aims, Distances, aims_of, found_clues, next_clue
from .ways import INVESTIGATOR

WON = 1_000.0
"""The worth of a table on which the Keeper has won; nobody's win is worth a third of a lost one."""
NOBODYS = -300.0
THREAT_KEPT = 4
"""So much threat, and two for everybody, is put by with profit."""
CLOSE = 10
"""Steps beyond which nobody is near."""
WIDE = 12
"""Steps beyond which a way is simply long."""
_NAMES = """
threat mythos trauma health brink sanity fright insane open stun lying skill weapon item lost dark fire_here deaths
eliminated clue way lock dark_way fires locks away guest guest_home guest_health guest_stun guest_met samples carried
carry_way double fetch doubles_fire ledger figures figure_health figure_power figure_stun hunt risk
"""
NAMES = frozenset(re.findall(r"\w+", _NAMES))
"""The figures of `figures`; each has a weight."""


@dataclass(frozen=True, slots=True)
class _Prey:
    """Somebody who can be reached: how much is left of them, and how much they are wanted."""

    at: str
    health: int
    hidden: bool
    stunned: bool
    armed: int
    extra: float


def worth(state: State, weights: Mapping[str, float]) -> float:
    """The points of a table."""
    if state.over:
        return {"keeper": WON, "investigators": -WON}.get(state.result, NOBODYS)
    return sum(weights[name] * value for name, value in figures(state).items())


def figures(state: State) -> Mapping[str, float]:
    """The figures of a table that is not over, by name; what is not there is 0."""
    found: defaultdict[str, float] = defaultdict(float)
    aims, far = aims_of(state), Distances(state)
    people = len(state.people)
    found["threat"] = min(state.threat, THREAT_KEPT + 2 * people)
    found["mythos"], found["trauma"] = len(state.mythos_hand), len(state.trauma_hand)
    found["deaths"] = state.deaths * (1.5 if "deaths" in aims.keeper else 1.0)
    found["eliminated"] = sum(one.status == "eliminated" for one in state.people)
    prey = _people(state, aims, far, found)
    _trail(state, far, found)
    _aims(state, aims, far, found)
    _figures(state, aims, far, found, prey)
    return found


def _people(state: State, aims: Aims, far: Distances, found: defaultdict[str, float]) -> list[_Prey]:
    prey = []
    ledger = f"clue_{aims.objective.ledger}" if aims.objective.ledger else ""
    sane = 0
    there = lookup.in_play(state)
    for actor in there:
        person = state.people[actor]
        full = effects.full_health(state, actor)
        health, sanity = full - person.damage, effects.full_sanity(state, actor) - person.horror
        found["health"] += health
        found["brink"] += 1.0 / max(1, health)
        found["sanity"] += max(0, sanity)
        if "all_insane" in aims.keeper:
            found["fright"] += max(0, sanity) / len(there)
        sane += sanity > 0
        found["insane"] += sanity <= 0
        open_ = bool(person.stun) or sanity <= 0 or person.damage * 2 >= full
        found["open"] += open_
        found["stun"] += min(2, person.stun)
        found["lying"] += len(person.trauma)
        found["skill"] += person.skill
        found["lost"] += sum({"action": 2.4, "turn": 3.5}.get(what, 1.0) for what in person.lost)
        armed = 0
        for card in person.items:
            item = lookup.card(card)
            if item is not None and item.use == "attack":
                armed = max(armed, item.damage)
                found["weapon"] += item.damage
            elif item is not None:
                found["item"] += 1
        room = lookup.room_of(state, person.at)
        found["dark"] += room in state.dark and bool(state.piles[room]) and not effects.ignores_dark(state, actor)
        found["fire_here"] += room in state.fire
        holder = bool(ledger) and state.revealed and any(card.startswith(ledger) for card in person.items)
        if holder:
            for ending, exit_ in aims.people.items():
                if ending == "escaped_with_ledger":
                    found["ledger"] += min(WIDE, far.near(far.house.rooms[exit_].spaces, person.at, INVESTIGATOR))
        extra = 1.5 * holder + (1.5 if "samples_on_altar" in aims.keeper and open_ else 0.0)
        prey.append(_Prey(person.at, health, person.hidden, bool(person.stun), armed, extra))
    if "all_insane" in aims.keeper and there and not sane:
        found["insane"] += 100.0
    return prey


def _trail(state: State, far: Distances, found: defaultdict[str, float]) -> None:
    """How far people have come on the trail, and how long the way to the next clue is."""
    if state.revealed:
        return
    clues = found_clues(state)
    found["clue"] = len(clues)
    room = next_clue(state, clues)
    if room:
        starts = [state.people[actor].at for actor in lookup.in_play(state)]
        found["way"] = far.from_nearest(far.house.rooms[room].spaces, starts, INVESTIGATOR, WIDE)
        found["lock"], found["dark_way"] = room in state.locks, room in state.dark


def _aims(state: State, aims: Aims, far: Distances, found: defaultdict[str, float]) -> None:
    """What the objective itself counts."""
    people, house, objective = len(state.people), far.house, aims.objective
    starts = [state.people[actor].at for actor in lookup.in_play(state)]
    if objective.fires is not None:
        found["fires"] = len(state.fire) / objective.fires.of(people)
        if state.revealed and len(state.fire) >= objective.fires.of(people):
            found["fires"] += 20.0  # it is won when this turn ends
    if objective.locks is not None:
        left = objective.locks.of(people) - sum(room not in state.locks for room in far.tale.locks)
        found["locks"] = left / objective.locks.of(people)
    if "everybody_out" in aims.people and state.revealed:
        spaces = house.rooms[aims.people["everybody_out"]].spaces
        found["away"] = sum(min(WIDE, far.near(spaces, at, INVESTIGATOR)) for at in starts) / max(1, len(starts))
    if "samples_on_altar" in aims.keeper:
        found["samples"] = state.samples
    if state.double in house.rects:
        _double(state, aims, far, found, starts)
    for one in state.monsters:
        if not one.name:
            continue
        found["guest_health"] += lookup.health_of(state, one) - one.damage
        found["guest_stun"] += one.stun
        found["guest_met"] += sum(at == one.at for at in starts)
        if "named_in_room" in aims.keeper:
            steps = far.near(house.rooms[aims.keeper["named_in_room"]].spaces, one.at, "eldritch")
            found["guest"] += min(steps, 2 * WIDE)
            found["guest_home"] += not steps


def _double(state: State, aims: Aims, far: Distances, found: defaultdict[str, float], starts: list[str]) -> None:
    house = far.house
    found["fetch"] = far.from_nearest((state.double,), starts, INVESTIGATOR, WIDE)
    if "double_burnt" in aims.people:
        found["double"] = min(WIDE, far.near(house.features["fire_pit"], state.double, INVESTIGATOR))
    elif "double_in_room" in aims.people:
        spaces = house.rooms[aims.people["double_in_room"]].spaces
        found["double"] = min(WIDE, far.near(spaces, state.double, INVESTIGATOR))
    if "double_burnt" in aims.keeper:
        burning = [space for room in state.fire for space in house.rooms[room].spaces]
        found["doubles_fire"] = min(WIDE, far.near(burning, state.double, "eldritch", WIDE))


def _figures(state: State, aims: Aims, far: Distances, found: defaultdict[str, float], prey: list[_Prey]) -> None:
    altar = far.house.features["altar"]
    named = [one.at for one in state.monsters if one.name]
    guarded = named[0] if named and "named_in_room" in aims.keeper else ""
    for one in state.monsters:
        if one.name:
            continue
        mover = lookup.kind(one).monsters
        health, power = lookup.health_of(state, one) - one.damage, lookup.damage_of(state, one)
        found["figures"] += 1
        found["figure_health"] += health
        found["figure_power"] += power
        found["figure_stun"] += one.stun
        if "samples_on_altar" in aims.keeper and one.samples:
            found["carried"] += one.samples
            found["carry_way"] += min(14, far.near(altar, one.at, mover))
            continue
        found["hunt"] += max([_hunt(state, far, one, each, mover, power, guarded) for each in prey], default=0.0)
        found["risk"] += _risk(state, far, one, health, power, prey)


def _hunt(state: State, far: Distances, one: Monster, prey: _Prey, mover: str, power: int, guarded: str) -> float:
    """How near a figure is to somebody, and what it does there."""
    steps = far.one(prey.at, one.at, mover)
    found = prey.extra - 0.55 * min(steps, CLOSE) - (0.8 if prey.hidden else 0.0)
    if not steps and not one.stun and not prey.hidden:
        found += 1.25 * power + (4.0 if prey.health <= power else 0.0)
    if guarded:
        found += 0.25 * (6 - min(6, far.one(guarded, prey.at, INVESTIGATOR)))
    return found


def _risk(state: State, far: Distances, one: Monster, health: int, power: int, prey: list[_Prey]) -> float:
    """What is likely lost of a figure to the blows of those who stand near; two figures in one space share them."""
    if state.phase == "attacks":
        return 0.0
    blows = 0.0
    for each in prey:
        if each.armed and not each.hidden and not each.stunned and far.one(one.at, each.at, INVESTIGATOR) <= 2:
            blows += each.armed * 0.55
    company = sum(1 for other in state.monsters if other is not one and not other.stun and other.at == one.at)
    return min(1.0, blows / (1 + company) / max(1, health)) * (2.7 + 0.25 * health + 0.7 * power)
