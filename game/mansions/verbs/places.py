"""Rooms as cards name them, and what lies in rooms: fire, darkness, corpses, seals, locks (EFF, FEA, LCK)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from game.core.engine.decision import Answer
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.verbs import AGAIN, NoArgs, Outcome
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from game.mansions.cards.vocabulary import Count, Fire, Where
from game.mansions.rules import lookup
from game.mansions.rules.state import KEEPER, State

from .base import ask, chooser, verbs
from .moving import burn_corpses


def rooms_for(state: State, frame: Frame, where: str) -> list[str]:
    """The rooms that a place in a program could mean; those of an altar or exit are given by their spaces."""
    house = lookup.house(state)
    if where.startswith("room:"):
        return [where[5:]]
    if where.startswith("tag:"):
        return [room.id for room in house.rooms.values() if where[4:] in room.kinds]
    if where == "any_empty":
        taken = {lookup.room(state, actor) for actor in lookup.in_play(state)}
        return [room for room in house.rooms if room not in taken]
    if where in ("altar", "exit"):
        return list(dict.fromkeys(lookup.room_of(state, space) for space in spaces_for(state, frame, where)))
    here = str(lookup.note(state, "room")) or _room_of(state, frame)
    if not here:
        return []
    near = list(house.next_rooms(here, frozenset(state.sealed)))
    return {"here": [here], "next": near, "near": [here, *near]}[where]


def _room_of(state: State, frame: Frame) -> str:
    if frame.actor != KEEPER and state.people[frame.actor].status == lookup.IN_PLAY:
        return lookup.room(state, frame.actor)
    one = lookup.monster(state, str(lookup.note(state, "m")))
    return "" if one is None else lookup.room_of(state, one.at)


def spaces_for(state: State, frame: Frame, where: str) -> list[str]:
    """The spaces that a place in a program could mean; a card may ask for rooms without investigators."""
    house = lookup.house(state)
    if where == "altar":
        return list(house.features["altar"])
    if where == "exit":
        return [exit_.space for room, exit_ in house.exits.items() if room not in state.sealed_exits]
    rooms = rooms_for(state, frame, where)
    if "empty_room" in standing(frame):
        rooms = [room for room in rooms if not lookup.people_in(state, room)]
    return [space for room in rooms for space in house.rooms[room].spaces]


def standing(frame: Frame) -> tuple[str, ...]:
    """The standing rules of the Keeper action that a program belongs to (MM-KAC.4)."""
    action = catalogue().keeper_actions.get(frame.source)
    return () if action is None else action.standing


def _without(state: State, frame: Frame, where: str, what: str) -> list[str]:
    laid = getattr(state, what)
    return [room for room in rooms_for(state, frame, where) if room not in laid]


def rooms_to_burn(state: State, frame: Frame, args: Fire) -> list[str]:
    """The rooms in which a program may lay fire."""
    if not args.from_source and "fire_needs_source" not in standing(frame):
        return _without(state, frame, args.where, "fire")
    return [room for room in lookup.house(state).rooms if room not in state.fire and _has_source(state, room)]


def _has_source(state: State, room: str) -> bool:
    house = lookup.house(state)
    pits = {lookup.room_of(state, space) for space in house.features["fire_pit"]}
    return room in pits or any(one in state.fire for one in house.next_rooms(room, frozenset(state.sealed)))


def rooms_to_darken(state: State, frame: Frame, args: Where) -> Iterator[str]:
    """The rooms on which a program may let darkness fall."""
    if "not_where_light" not in standing(frame):
        yield from _without(state, frame, args.where, "dark")
        return
    lit = {lookup.room(state, actor) for actor in lookup.in_play(state) if _has_light(state.people[actor].items)}
    for room in lookup.house(state).rooms:
        if room not in state.dark and room not in lit:
            yield room


@lru_cache(maxsize=64)
def _has_light(items: tuple[str, ...]) -> bool:
    return any(lookup.tagged(card, "light") for card in items)


def _may_darken(state: State, frame: Frame, args: Where) -> bool:
    return next(rooms_to_darken(state, frame, args), "") != ""


def _lay(state: State, frame: Frame, what: str, rooms: list[str], answer: Answer | None) -> Outcome:
    if not rooms:
        return None
    if answer is None and len(rooms) > 1:
        return ask(state, chooser(state, frame), "place", frame.source, rooms, prompt=what)
    room = answer[0] if answer else rooms[0]
    setattr(state, what, (*getattr(state, what), room))
    emit(state, f"{what}_laid", room=room, source=frame.source)
    if what == "fire":
        burn_corpses(state)
    return None


def _take(state: State, frame: Frame, what: str, rooms: list[str], answer: Answer | None) -> Outcome:
    if not rooms:
        return None
    if answer is None and len(rooms) > 1:
        return ask(state, chooser(state, frame), "place", frame.source, rooms, prompt=f"no_{what}")
    room = answer[0] if answer else rooms[0]
    setattr(state, what, tuple(one for one in getattr(state, what) if one != room))
    emit(state, f"{what}_gone", room=room, source=frame.source)
    return None


def _with(state: State, frame: Frame, args: Where, what: str) -> list[str]:
    laid = getattr(state, what)
    return [room for room in rooms_for(state, frame, args.where) if room in laid]


@verbs.verb("fire", Fire, can=lambda state, frame, args: bool(rooms_to_burn(state, frame, args)))
def fire(state: State, frame: Frame, args: Fire, answer: Answer | None) -> Outcome:
    """Fire in a room, unless it burns (A-44); corpses there are discarded (MM-FEA.5)."""
    return _lay(state, frame, "fire", rooms_to_burn(state, frame, args), answer)


@verbs.verb("dark", Where, can=_may_darken)
def dark(state: State, frame: Frame, args: Where, answer: Answer | None) -> Outcome:
    """Darkness in a room, unless it is dark (A-44)."""
    return _lay(state, frame, "dark", list(rooms_to_darken(state, frame, args)), answer)


@verbs.verb("douse", Where, can=lambda state, frame, args: bool(_with(state, frame, args, "fire")))
def douse(state: State, frame: Frame, args: Where, answer: Answer | None) -> Outcome:
    """The fire goes."""
    return _take(state, frame, "fire", _with(state, frame, args, "fire"), answer)


@verbs.verb("light", Where, can=lambda state, frame, args: bool(_with(state, frame, args, "dark")))
def light(state: State, frame: Frame, args: Where, answer: Answer | None) -> Outcome:
    """The darkness goes."""
    return _take(state, frame, "dark", _with(state, frame, args, "dark"), answer)


# -------------------------------------------------------------------------------------------------------------- corpses


@verbs.verb(
    "corpse", Where, can=lambda state, frame, args: _corpses_left(state) and bool(spaces_for(state, frame, args.where))
)
def corpse(state: State, frame: Frame, args: Where, answer: Answer | None) -> Outcome:
    """A corpse into a space, as long as there are any (MM-LIM.2); the first of the objective is the wax double."""
    spaces = spaces_for(state, frame, args.where)
    double = bool(frame.locals.get("revealing", 0)) and bool(lookup.objective(state).double)
    if not spaces or (not double and not _corpses_left(state)):
        return None
    if answer is None and len(spaces) > 1:
        return ask(state, KEEPER, "place", frame.source, spaces, prompt="corpse")
    at = answer[0] if answer else spaces[0]
    if double:
        state.double = lookup.objective(state).double
        emit(state, "double_placed", at=state.double)
    else:
        state.corpses = (*state.corpses, at)
        emit(state, "corpse_placed", at=at)
    burn_corpses(state)
    return None


def _corpses_left(state: State) -> bool:
    return len(state.corpses) < lookup.house(state).corpses


# ------------------------------------------------------------------------------------------------------ locks and seals


def relockable(state: State) -> list[str]:
    """Rooms whose lock was solved and was no key lock (content 2)."""
    return [
        room for room, lock in lookup.tale(state).locks.items()
        if room not in state.locks and lock in state.out and not catalogue().locks[lock].need.key
    ]  # fmt: skip


@verbs.verb("relock", NoArgs, can=lambda state, frame, args: bool(relockable(state)))
def relock(state: State, frame: Frame, args: object, answer: Answer | None) -> Outcome:
    """A solved lock returns face up on its room."""
    rooms = relockable(state)
    if not rooms:
        return None
    if answer is None and len(rooms) > 1:
        return ask(state, KEEPER, "place", frame.source, rooms, prompt="relock")
    room = answer[0] if answer else rooms[0]
    lock = lookup.tale(state).locks[room]
    at = state.out.index(lock)
    state.out = state.out[:at] + state.out[at + 1 :]
    state.locks[room] = lock
    state.open_locks = (*state.open_locks, room)
    emit(state, "room_locked", room=room, card=lock)
    return None


def sealable(state: State) -> list[str]:
    """Doors that may be sealed so that every space stays within reach on foot."""
    return list(_sealable(state.options.story, state.sealed))


@cache
def _sealable(name: str, sealed: tuple[str, ...]) -> tuple[str, ...]:
    house = story(name).house
    found = []
    for door in ("-".join(pair) for pair in house.doors):
        allow = house.may_pass("eldritch", frozenset((*sealed, door)))
        if door not in sealed and len(house.board.within(house.start, len(house.rects), allow)) == len(house.rects):
            found.append(door)
    return tuple(found)


@verbs.verb("seal", Count, can=lambda state, frame, args: bool(sealable(state)))
def seal(state: State, frame: Frame, args: Count, answer: Answer | None) -> Outcome:
    """The Keeper seals so many doors, one after the other."""
    done = frame.number("sealed", 0)
    doors = sealable(state) if done < args.n else []
    if answer is None and len(doors) > 1:
        return ask(state, KEEPER, "place", frame.source, doors, prompt="seal")
    if not doors:
        frame.locals.pop("sealed", None)
        return None
    door = answer[0] if answer else doors[0]
    state.sealed = tuple(sorted((*state.sealed, door)))
    for space, at in state.barriers.items():
        if at == door:
            state.barriers[space] = "open"
    frame.locals["sealed"] = done + 1
    emit(state, "door_sealed", door=door)
    return AGAIN
