"""A whole way through the house in one line: `go to the kitchen`, `move gh6`, `run library`.

A way is taken step by step, and anew from where each step has led, so that whatever nobody announced (a test, an Omen,
a lock) ends it. Everything is drawn from a view: what it does not hold cannot be known here.
"""

from __future__ import annotations

from collections.abc import Iterable

from game.core.console.terminal import Plan
from game.core.engine.event import Event
from game.core.text.phrases import bare
from game.mansions.play.ahead_said import AheadSaid
from game.mansions.play.ways_ahead import Walker, Way
from game.mansions.view import TableView

from .words import Tongue

GOING = {"go": "move", "move": "move", "walk": "move", "run": "run"}
"""Words that begin a way, and the act of its last step."""
ANNOUNCED = ("act_declared", "investigator_moved", "came_out")
"""What happens when somebody walks and nothing else does."""


def plan(say: Tongue, view: TableView, line: str) -> Plan | None:
    """The next step of the way that a line asks for, with words for all of it; None where the line asks for none."""
    verb, _, rest = line.strip().casefold().partition(" ")
    goals = _goals(say, view, rest)
    if verb not in GOING or not goals:
        return None
    person = next(one for one in view.people if one.seat == view.active)
    if person.at in goals:
        return Plan((), say.line("way.there", room=say.names.room(person.at)))
    walker = Walker(view, say.names.story.id, runs=GOING[verb] == "run")
    found = walker.ways(goals, limit=1)
    if not found:
        return Plan((), _shut(say, walker, goals))
    way = found[0]
    if not way.acts:
        return Plan((), say.line("way.tired") if view.action else say.words.t("mansions.why.no-step-left"))
    act = f"run:{way.spaces[0]}" if walker.runs and len(way.spaces) == 1 else way.acts[0]
    told = say.line("way.whole" if way.whole else "way.short", list=", ".join(way.spaces), n=way.within)
    dangers = _dangers(say, way)
    if dangers:
        told = f"{told} {say.line('way.dangers', list='; '.join(dangers))}"
    return Plan((act,), told, risky=bool(dangers))


def quiet(events: Iterable[Event]) -> bool:
    """Whether nothing has happened but steps."""
    return all(event.type in ANNOUNCED for event in events)


def _goals(say: Tongue, view: TableView, rest: str) -> tuple[str, ...]:
    """The spaces that a place has, named by its id or as it is called, whatever small words stand before it."""
    house, words = say.names.story.house, rest.split()
    called = {bare(str(say.names.room(room))): room for room in view.rooms}
    for first in range(len(words)):
        name = " ".join(words[first:])
        if name in house.rects:
            return (name,)
        room = called.get(bare(name), name)
        if room in house.rooms:
            return tuple(house.rooms[room].spaces)
    return ()


def _shut(say: Tongue, walker: Walker, goals: tuple[str, ...]) -> str:
    """That there is no way to a place, and what bars it, where one thing does."""
    said = say.line("way.none", room=say.names.room(goals[0]))
    shut = walker.shut(goals)
    return said if shut is None else f"{said} {said_ahead(say).sentence(shut)}"


def said_ahead(say: Tongue) -> AheadSaid:
    """What lies ahead, in the words of this table."""
    return AheadSaid(say.words, say.names)


def _dangers(say: Tongue, way: Way) -> list[str]:
    """What the part of a way that this turn allows meets, with chance and price; none where no die is rolled."""
    if way.safe:
        return []
    return list(dict.fromkeys(said_ahead(say).dangers(one for one in way.ahead if one.kind != "action")))
