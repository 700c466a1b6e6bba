"""The second game's board in letters: the map with the rooms below it, the clock, everybody and what they carry."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import zip_longest

from game.core.console.terminal import wrapped
from game.core.text.phrases import ended
from game.mansions.board.house_rooms import prefix_of
from game.mansions.cards.reading import catalogue
from game.mansions.text.story_texts import DOUBLE
from game.mansions.view import MonsterView, PersonView, RoomView, TableView

from .map import NARROW, SIGNS, HouseMap, is_so, signs
from .words import Tongue

GAP = 2
MORE = 4
"""Columns that what belongs to a line above stands further in."""
NEXT = "next_investigator"
"""The question whose turn it is: nobody has steps or an action then."""
IN_PLAY, OVER = "in_play", "over"


def board(say: Tongue, plan: HouseMap, view: TableView, asked: str) -> Iterator[str]:
    """Everything that lies open; `asked` is the kind of question."""
    yield from plan.rows(view)
    yield from _columns([_room(say, plan, view, view.rooms[room]) for room in plan.house.rooms])
    doors = [*(f"{a}-{b}" for a, b in plan.house.doors), *plan.house.exits]
    yield from wrapped(", ".join(f"{sign} {say.line(f'legend.{name}')}" for sign, name in signs(view, doors)))
    yield ""
    yield from _clock(say, view, asked)
    if view.actions:
        priced = [
            say.line("priced", card=say.names.card(one), cost=catalogue().keeper_actions[one].cost)
            for one in view.actions
        ]
        yield from wrapped(say.line("laid_out", list=say.words.all_of(priced)))
    yield from _figures(say, view)


CLOCK_WORDS = ("threat", "mythos", "trauma")
"""What stands in the line of the clock and is the Keeper's."""


def explained(say: Tongue) -> Iterator[str]:
    """What the words of the clock's line mean, for whoever sees them for the first time."""
    yield ""
    for word in CLOCK_WORDS:
        yield from wrapped(f"{ended(say.line(f'explained.{word}.name'))} {say.line(f'explained.{word}.text')}", MORE)


def brief(say: Tongue, view: TableView, asked: str) -> Iterator[str]:
    """What changes within a turn."""
    yield from _clock(say, view, asked)
    yield from _figures(say, view)


def _clock(say: Tongue, view: TableView, asked: str) -> Iterator[str]:
    yield _round(say, view, asked)
    omens, mishaps = (view.zones[f"{kind}_hand"].count or 0 for kind in ("mythos", "trauma"))
    n, m = view.clock
    last = view.stage == say.names.story.events[-2].stage
    key = "clock" if not last else "clock_last" if n < m else "clock_late"
    yield say.line(key, n=n, m=m, threat=view.threat, omens=omens, mishaps=mishaps)


def _figures(say: Tongue, view: TableView) -> Iterator[str]:
    for person in view.people:
        yield from _person(say, view, person)
    for monster in view.monsters:
        yield from wrapped(_monster(say, monster), MORE)


def _columns(rooms: Sequence[str]) -> Iterator[str]:
    """Rooms in two columns; where one of two is too long for its own, each has a line, for nothing is left out."""
    half, column = (len(rooms) + 1) // 2, (NARROW - GAP) // 2
    for left, right in zip_longest(rooms[:half], rooms[half:], fillvalue=""):
        if max(len(left), len(right)) <= column:
            yield f"{left:{column + GAP}}{right}".rstrip()
        else:
            yield from (line for room in (left, right) if room for line in wrapped(room))


def _room(say: Tongue, plan: HouseMap, view: TableView, room: RoomView) -> str:
    """A room: the beginning of its spaces' ids, the signs of its states, its name, and what stands or lies where."""
    house = plan.house
    spaces = house.rooms[room.id].spaces
    here = [(name, place) for name, places in house.features.items() for place in places if place in spaces]
    here += [("corpse", place) for place in view.corpses if place in spaces]
    here += [(DOUBLE, view.double)] if view.double in spaces else []
    told = [f"{say.told.feature(name)} {place}" for name, place in dict.fromkeys(here)]
    told += [say.line("dropped", n=len(room.dropped))] if room.dropped else []
    states = "".join(sign for sign, name in SIGNS.items() if is_so(room, name))
    return f"{prefix_of(spaces):2} {states:3} {say.names.room(room.id)}{': ' if told else ''}{', '.join(told)}"


def _round(say: Tongue, view: TableView, asked: str) -> str:
    if view.phase == OVER:
        return say.words.t(f"mansions.log.game_ended.{view.result}")
    person = next((one for one in view.people if one.seat == view.active), None)
    if person is None or not person.at or asked == NEXT:
        return say.line("keeper_turn", round=view.round, phase=say.words.t(f"mansions.terms.phases.{view.phase}"))
    seat, room = say.names.seat(person.seat), say.names.room(person.at)
    return say.line(
        "turn", round=view.round, seat=seat, room=room, space=person.at, moves=view.moves, action=view.action
    )


def _person(say: Tongue, view: TableView, one: PersonView) -> Iterator[str]:
    """An investigator: numbers and states, then what is carried, known and suffered; of who is gone only that."""
    if one.status != IN_PLAY:
        gone = say.line("gone", seat=say.names.seat(one.seat), state=say.words.t(f"mansions.terms.states.{one.status}"))
        yield from wrapped(gone, MORE + 3, f"  {one.seat}")
        return
    line = say.line("person", seat=say.names.seat(one.seat), health=one.health, m=one.full_health,
                    sanity=one.sanity, n=one.full_sanity, skill=one.skill)  # fmt: skip
    states = ["hidden"] if one.hidden else []
    states += ["stunned"] if one.stun else []
    told = [say.words.t(f"mansions.terms.states.{state}") for state in states]
    told += [_face_down(say, view, one)] if one.mythos else []
    told += [say.line("errand", room=say.names.room(one.errand))] if one.errand else []
    line = " · ".join([line, *told])
    mark = "►" if one.seat == view.active else " "
    yield from wrapped(line, MORE + 3, f"{mark} {one.seat}")
    carried = say.line("carries", list=say.names.listed(one.items)) if one.items else say.line("carries_nothing")
    parts = [carried]
    parts += [say.line("knows", list=say.names.listed(one.spells))] if one.spells else []
    parts += [say.line("suffers", list=say.names.listed(one.trauma))] if one.trauma else []
    yield from wrapped("; ".join(parts), MORE + 3, "")


def _face_down(say: Tongue, view: TableView, one: PersonView) -> str:
    """The Omens that lie face down before somebody: their names for whoever may know them, else their number."""
    cards = view.zones[f"{one.seat}.mythos"].cards
    return (
        say.line("face_down", n=one.mythos)
        if cards is None
        else say.line("face_down_known", list=say.names.listed(cards))
    )


def _monster(say: Tongue, one: MonsterView) -> str:
    name, room = say.names.monster(one.id), say.names.room(one.at)
    if one.health >= 0:
        told = say.line("monster_known", monster=name, room=room, n=one.damage, health=one.health, damage=one.power)
    else:
        told = say.line("monster", monster=name, room=room, n=one.damage)
    parts = [f"{one.id} {told}"]
    parts += [say.line("keepsakes", n=one.samples)] if one.samples else []
    parts += [say.words.t("mansions.terms.states.stunned")] if one.stun else []
    return ", ".join(parts)
