"""A whole way through the house in one line: `go to the kitchen`, `move gh6`, `run library`.

A way is taken step by step, and anew from where each step has led, so that whatever nobody announced (a test, an Omen,
a lock) ends it. Everything is drawn from a view: what it does not hold cannot be known here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from game.core.console.terminal import Plan
from game.core.engine.board import Allow, Edge
from game.core.engine.event import Event
from game.core.text.phrases import bare
from game.mansions.board.house import MOVERS, door_id
from game.mansions.rules.travel import INVESTIGATOR
from game.mansions.view import PersonView, TableView

from .map import standing
from .words import Tongue

GOING = {"go": "move", "move": "move", "walk": "move", "run": "run"}
"""Words that begin a way, and the act of its last step."""
ANNOUNCED = ("act_declared", "investigator_moved")
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
    way = _way(say, view, person, goals)
    if not way:
        return Plan((), say.line("way.none", room=say.names.room(goals[0])))
    runs = GOING[verb] == "run" and view.action > 0
    reach = view.moves + runs
    if not reach:
        return Plan((), say.line("way.tired") if view.action else say.words.t("mansions.why.no-step-left"))
    act = "run" if runs and (len(way) == 1 or not view.moves) else "move"
    dangers = list(dict.fromkeys(_dangers(say, view, person, way[:reach])))
    told = say.line("way.short" if len(way) > reach else "way.whole", list=", ".join(way), n=reach)
    if dangers:
        told = f"{told} {say.line('way.dangers', list='; '.join(dangers))}"
    return Plan((f"{act}:{way[0]}",), told, risky=bool(dangers))


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


def _way(say: Tongue, view: TableView, person: PersonView, goals: tuple[str, ...]) -> tuple[str, ...]:
    """A shortest way to the nearest of some spaces without the one where it begins; round what is dangerous where that
    takes no more steps; through no lock but that of the place itself."""
    board = say.names.story.house.board
    wanted = {board.area_of[goal] for goal in goals}
    ways = []
    for shy in (True, False):

        def may(edge: Edge, place: str, shy: bool = shy) -> bool:
            to = edge.leads(place)
            room = board.area_of[to]
            if view.rooms[room].lock and room not in wanted and room != board.area_of[person.at]:
                return False
            if shy and to not in goals and list(_risks(view, room, to)):
                return False
            return _open(view)(edge, place)

        ways.append(board.path(person.at, goals, may) or ())
    careful, short = ways
    return (careful if careful and len(careful) <= len(short) else short)[1:]


def _open(view: TableView) -> Allow:
    """What an investigator may step over, as far as anybody can see."""
    stopped = {*view.sealed, *view.barriers.values()}

    def may(edge: Edge, _place: str) -> bool:
        return edge.kind in MOVERS[INVESTIGATOR] and (edge.kind != "door" or door_id(edge) not in stopped)

    return may


def _risks(view: TableView, room: str, space: str) -> Iterator[str]:
    """What is dangerous about coming to a space: words below `way.` in the terminal's texts."""
    if view.rooms[room].fire:
        yield "burns"
    if any(one.at == space and not one.stun for one in view.monsters):
        yield "beside"
    if view.rooms[room].lock:
        yield "locked"


def _named(say: Tongue, monsters: list[str]) -> str:
    """Several monsters in a sentence, each with its own article."""
    return say.words.all_of([say.names.monster(id_).form("def") for id_ in monsters])


def _dangers(say: Tongue, view: TableView, person: PersonView, way: tuple[str, ...]) -> Iterator[str]:
    """Everything that is known to wait on a way, in its order."""
    area_of = say.names.story.house.board.area_of
    last = area_of[person.at]
    for space in way:
        room = area_of[space]
        risks = [one for one in _risks(view, room, space) if one == "beside" or room != last]
        seen = [one for one in view.monsters if room != last and area_of[one.at] == room]
        for risk in risks:
            here = [id_ for id_ in standing(view, space) if id_ not in say.names.people]
            yield say.line(f"way.{risk}", room=say.names.room(room), space=space, list=_named(say, here), n=len(here))
        if seen and "beside" not in risks:
            yield say.line("way.sight", room=say.names.room(room), list=_named(say, [one.id for one in seen]))
        last = room
