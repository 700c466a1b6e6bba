"""What the group is looking for: the next room, told by a text that was read to it, later what the objective asks for.

Nothing else is used than what was read aloud: whoever paid attention knows as much.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from game.mansions.cards.story import Ending, Objective, Story, story
from game.mansions.rules import lookup
from game.mansions.view import TableView

INTRODUCTION = "introduction"
NAMED = "ledger:"
"""Begins what is read where the room of the ledger is named aloud."""


@dataclass(frozen=True, slots=True)
class Count:
    """How far something is: so many of so many; `holds` is what is counted (`samples_on_altar`, `deaths` …)."""

    holds: str
    done: int
    of: int


@dataclass(frozen=True, slots=True)
class Aim:
    """What to look for. `room`: a room is to be searched, as `source` (`introduction`, or a clue's card) tells;
    `objective`: the card `source` lies open; `unknown`: nothing read tells where to go on.

    `places` are the spaces that are meant, none where that is not known; `room` is '' where it is no room. `wins`
    counts what makes the investigators win, `loses` what makes the Keeper; `trail` are the clues read so far by number.
    """

    kind: Literal["room", "objective", "unknown"]
    source: str
    room: str
    places: tuple[str, ...]
    wins: tuple[Count, ...]
    loses: tuple[Count, ...]
    trail: Mapping[int, str]


def aim_of(view: TableView, tale: str) -> Aim:
    """What a group that has heard what a view has (`view.read`) looks for. Everybody's view has the same."""
    told = story(tale)
    trail = clues_read(view)
    objective = told.objective_called(view.objective)
    if view.revealed and objective is not None:
        people = len(view.people)
        wins = tuple(_count(view, objective, one, people) for one in objective.investigators_win)
        loses = tuple(_count(view, objective, one, people) for one in objective.keeper_wins)
        places = tuple(_places(view, told, objective))
        return Aim("objective", objective.id, "", places, wins, loses, trail)
    room, source = _next_room(told, trail, INTRODUCTION in view.read)
    if not room:
        return Aim("unknown", source, "", (), (), (), trail)
    return Aim("room", source, room, told.house.rooms[room].spaces, (), (), trail)


def clues_read(view: TableView) -> dict[int, str]:
    """The clues that were read aloud, by number, the first of the trail first: 4 → `clue_4a`."""
    found = {int(card[5:-1]): card for card in view.read if lookup.is_clue(card)}
    return dict(sorted(found.items(), reverse=True))


def _next_room(told: Story, trail: Mapping[int, str], begun: bool) -> tuple[str, str]:
    """The room of the next clue, and the text that tells of it; ('', the last text) where none does.

    Of several, where a trail branches or one was come upon early, the nearest to the last.
    """
    answers = {told.clues[number].letter: card[-1].upper() for number, card in trail.items()}
    sources = {told.clues[number].letter: card for number, card in trail.items()}
    last = [INTRODUCTION, *trail.values()][-1]
    ahead = [clue for number, clue in sorted(told.clues.items()) if number not in trail]
    for clue in ahead:
        if clue.by in answers:
            return clue.where[answers[clue.by]], sources[clue.by]
    first = next((clue for clue in ahead if not clue.by), None)
    return ("", last) if first is None else (first.where[""], INTRODUCTION) if begun else ("", "")


def _count(view: TableView, objective: Objective, ending: Ending, people: int) -> Count:
    """How far an ending is, in numbers that lie open."""
    if ending.holds == "samples_on_altar" and objective.samples is not None:
        return Count(ending.holds, view.samples, objective.samples.of(people))
    if ending.holds == "deaths" and objective.deaths is not None:
        return Count(ending.holds, view.deaths, objective.deaths.of(people))
    if ending.holds == "named_has_no_health" and objective.named is not None:
        guest = next((one for one in view.monsters if one.name == objective.named.name), None)
        full = objective.named.health + objective.named.health_per_investigator * people
        return Count(ending.holds, guest.damage if guest is not None else full, full)
    if ending.holds == "all_insane":
        inside = [one for one in view.people if one.status == lookup.IN_PLAY]
        return Count(ending.holds, sum(one.sanity <= 0 for one in inside), len(inside))
    if ending.holds == "double_burnt":
        return Count(ending.holds, int(view.double == "gone"), 1)
    return Count(ending.holds, 0, 1)


def _places(view: TableView, told: Story, objective: Objective) -> list[str]:
    """Where the objective is to be met now: its guest, the double and the hearths, the ledger and the way out."""
    wanted = {ending.holds: ending for ending in objective.investigators_win}
    house = told.house
    if "named_has_no_health" in wanted:
        return [one.at for one in view.monsters if one.name]
    if "double_burnt" in wanted and view.double in house.rects:
        return [view.double, *house.features["fire_pit"]]
    if "escaped_with_ledger" in wanted:
        room = wanted["escaped_with_ledger"].room
        return [*_ledger(view, told, objective), house.exits[room].space]
    return []


def _ledger(view: TableView, told: Story, objective: Objective) -> list[str]:
    """Where the clue that has to be carried out is, as far as it was ever seen."""
    number = objective.ledger
    held = [one.at for one in view.people if any(card.startswith(f"clue_{number}") for card in one.items)]
    if held:
        return held
    lies = [room.id for room in view.rooms.values() if any(card.startswith(f"clue_{number}") for card in room.dropped)]
    named = [text.removeprefix(NAMED) for text in view.read if text.startswith(NAMED)]
    return [space for room in (lies or named)[:1] for space in told.house.rooms[room].spaces]
