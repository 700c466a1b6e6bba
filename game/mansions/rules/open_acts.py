"""Every act that is open to an investigator now, as a list of answers: what `acts.refusal` would allow one by one.

Asked at every step of every turn, so whatever holds for several acts is asked once.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache

from game.core.engine.decision import Option, option
from game.mansions.cards.reading import catalogue

from . import effects, lookup, travel
from .acts import CHECKS, FISTS, Act, barrier_doors, refusal, weapon_words
from .state import Person, State

_EXPLORE, _ABILITY, _END = Act("explore"), Act("ability"), option("end")


def open_acts(state: State, actor: int) -> tuple[Option, ...]:
    """Every act that is allowed now, `end` last. `give_up` is open in every turn and is not listed: it is no move of
    this night, and whoever picks from the list must not end it."""
    return (*_open_steps(state, actor), *map(option, _others(state, actor)), _END)


def _hobbled(state: State, actor: int) -> bool:
    """Whether a movement step was spent, and no second one may be."""
    return f"stepped:{actor}" in state.notes and bool(effects.barred(state, actor, "step2"))


def _open_steps(state: State, actor: int) -> tuple[Option, ...]:
    """The steps that are allowed."""
    person, notes = state.people[actor], state.notes
    if person.hidden:
        return ()
    moves = state.moves > 0 and not _hobbled(state, actor)
    runs = state.action > 0 and f"no-run:{actor}" not in notes and not effects.barred(state, actor, "run")
    if not moves and not runs:
        return ()
    ways = travel.ways(state, person.at, travel.INVESTIGATOR)
    lock = f"lock:{actor}:"
    held = [note for note in notes if note.startswith(lock)]
    if held:
        rooms = ((to, travel.locked_against(state, person.at, to)) for to in ways)
        ways = tuple(to for to, room in rooms if not room or f"{lock}{room}" not in held)
    return _steps(ways, moves, runs, person.at in state.corpses, person.at == state.double)


@lru_cache(maxsize=256)
def _steps(ways: tuple[str, ...], moves: bool, runs: bool, corpse: bool, double: bool) -> tuple[Option, ...]:
    """Steps and runs to some spaces, with what may be dragged along."""
    found: list[str] = []
    for to in ways:
        if moves:
            found.append(f"move:{to}")
            found += [f"move:{to}:drag"] if corpse else []
            found += [f"move:{to}:double"] if double else []
        if runs:
            found += [f"run:{to}", *([f"run:{to}:drag"] if corpse else [])]
    return tuple(map(option, found))


def _others(state: State, actor: int) -> Iterator[str]:
    """What is allowed beside steps; what cannot be paid or has no object is not even asked about."""
    person = state.people[actor]
    moves, action = state.moves > 0, state.action > 0
    if action:
        if _may_explore(state, actor):
            yield "explore"
        if state.monsters and not person.hidden:
            yield from _blows(state, actor, person)
        if person.spells:
            kinds = dict.fromkeys(card.rsplit("_", 1)[0] for card in person.spells)
            yield from _allowed(state, actor, [Act("cast", kind) for kind in kinds])
    for card in person.items:
        if _has_use(card) and refusal(state, actor, Act("use", card)) is None:
            yield f"use:{card}"
    if not person.used and _own_ability(person) and CHECKS["ability"](state, actor, _ABILITY) is None:
        yield "ability"
    if action and person.items:
        yield "drop"
    if moves or action:
        yield from _either(state, actor, person)
    if action:
        if person.at in state.barriers:
            doors = (*barrier_doors(state, person.at), "back")
            yield from _allowed(state, actor, [Act("barrier", door) for door in doors])
        if person.at in lookup.house(state).features["fire_pit"]:
            yield from _allowed(state, actor, [Act("burn")])


def _allowed(state: State, actor: int, acts: list[Act]) -> Iterator[str]:
    """The acts that are not refused, all of them paid for."""
    return (act.id for act in acts if CHECKS[act.verb](state, actor, act) is None)


def _may_explore(state: State, actor: int) -> bool:
    """There is something to find, and in the dark a step is left, too."""
    room = lookup.room(state, actor)
    if not state.piles[room] and not state.dropped[room]:
        return False
    return room not in state.dark or refusal(state, actor, _EXPLORE) is None


def _either(state: State, actor: int, person: Person) -> Iterator[str]:
    """What takes a step, or the action."""
    hides = person.hidden or person.at in lookup.house(state).features["hiding_spot"]
    words = [*(["leave" if person.hidden else "hide"] if hides else []), *(["escape"] if state.revealed else [])]
    for word in words:
        if CHECKS[word](state, actor, Act(word)) is None:  # the same however it is paid for
            if state.moves > 0 and not _hobbled(state, actor):
                yield word
            if state.action > 0:
                yield f"{word}:action"


def _blows(state: State, actor: int, person: Person) -> Iterator[str]:
    """Attacks on whatever can be seen within the reach of a weapon."""
    house = lookup.house(state)
    seen = house.sight[person.at]
    within = [(one.id, house.reach(person.at, one.at)) for one in state.monsters
              if one.at == person.at or one.at in seen]  # fmt: skip
    near = [(id_, distance) for id_, distance in within if distance is not None]
    if not near or effects.barred(state, actor, "attack"):
        return
    reaches = [(card, _reach_of(card)) for card in (FISTS, *person.items)]
    armed = [(card, reach) for card, reach in reaches
             if reach >= 0 and not any(effects.barred(state, actor, word) for word in weapon_words(card))]  # fmt: skip
    for id_, distance in near:
        yield from (f"attack:{id_}:{card}" for card, reach in armed if reach >= distance)


@cache
def _reach_of(card: str) -> int:
    """How far a weapon reaches; -1 for what is none."""
    if card == FISTS:
        return 0
    item = lookup.card(card)
    return item.reach if item is not None and item.use == "attack" else -1


@cache
def _has_use(card: str) -> bool:
    item = lookup.card(card)
    return item is not None and item.use in ("action", "passing")


def _own_ability(person: Person) -> bool:
    """Whether the ability is for the own turn."""
    return catalogue().abilities[lookup.ability_of(person)].when == "own"
