"""What the expectation keys of a scenario find on the table, for the referee or as far as a viewer may see.

Everything is written as in the file: numbers as digits, `true` and `false`, lists of ids. What a viewer may not see is
`hidden`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from game.core.engine.decision import Decision
from game.core.engine.program import meant
from game.core.engine.session import Session
from game.core.engine.zones import Seen
from game.core.lessons.scenario import ScenarioError
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import STAGES
from game.mansions.puzzles.moves import solved
from game.mansions.rules import effects, lookup
from game.mansions.rules.state import KEEPER, SIDES, Monster, Person, State
from game.mansions.rules.zones import DARK, heaps, side_of, zones

from .given import SEATS

HIDDEN, NONE = "hidden", "none"
Found = Any


class Look:
    """One look at the table. `viewer`: a seat or a side, '' for the referee, who sees everything."""

    def __init__(self, session: Session, viewer: str) -> None:
        if viewer and viewer not in SIDES:
            raise ScenarioError(f"expect: there is no viewer {viewer!r}{meant(viewer, SIDES)}")
        self.session = session
        self.state: State = session.state
        self.viewer = viewer
        self.seen: Mapping[str, Seen] = {}
        if viewer:
            self.seen = {one.name: one for one in zones().project(self.state, heaps(self.state), viewer)}

    def zone(self, name: str, cards: Iterable[str], more: str, wanted: Any, ordered: bool = False) -> Found:
        """The cards of a zone, or with `count` their number; `hidden` where the viewer may not know."""
        found: list[str] | None = list(cards)
        count: int | None = len(found or ())
        if self.viewer and name in self.seen:
            seen = self.seen[name]
            found, count = None if seen.cards is None else list(seen.cards), seen.count
        if more == "count":
            return HIDDEN if count is None else str(count)
        if more:
            raise ScenarioError(f"expect: there is nothing to look at in {name}.{more}")
        return HIDDEN if found is None else found if ordered else shaped(found, wanted)

    @property
    def keeper(self) -> bool:
        """Whether whoever looks may see what the Keeper sees."""
        return not self.viewer or side_of(self.viewer) == DARK


def see(session: Session, key: str, wanted: Any, viewer: str = "") -> Found:
    """What is found under `key`, shaped like `wanted`. ScenarioError for a key or viewer that there is not."""
    look = Look(session, viewer)
    head, _, rest = key.partition(".")
    if head in SEATS[: len(look.state.people)]:
        return _person(look, SEATS.index(head), rest, wanted)
    if head[:1] == "m" and head[1:].isdigit():
        return _monster(look, head, rest)
    if head not in _TABLE:
        raise ScenarioError(f"expect: unknown key {key!r}{meant(head, [*_TABLE, *SEATS])}")
    return _TABLE[head](look, rest, wanted)


def shaped(found: list[str], wanted: Any) -> Any:
    """A multiset, in the order of `wanted` if it is the same one."""
    if not isinstance(wanted, list) or not all(isinstance(item, str) for item in wanted):
        return found
    return wanted if sorted(found) == sorted(wanted) else found


def truth(value: object) -> str:
    """`true` or `false`."""
    return "true" if value else "false"


def _unknown(key: str, known: Iterable[str]) -> ScenarioError:
    return ScenarioError(f"expect: unknown key {key!r}{meant(key.rpartition('.')[2], known)}")


# -------------------------------------------------------------------------------------------------------------- people


def _person(look: Look, actor: int, rest: str, wanted: Any) -> Found:
    state, person = look.state, look.state.people[actor]
    word, _, more = rest.partition(".")
    seat = SEATS[actor]
    if word in ("has", "trauma", "mythos", "spells"):
        return _belongings(look, seat, person, word, more, wanted)
    if rest not in _PERSON:
        raise _unknown(f"{seat}.{rest}", [*_PERSON, "has", "trauma", "mythos", "spells"])
    return _PERSON[rest](state, actor, person)


def _belongings(look: Look, seat: str, person: Person, word: str, more: str, wanted: Any) -> Found:
    if word == "spells":
        if more == "count":
            return str(len(person.spells))
        fronts = [card if look.zone(f"{seat}.{card.rsplit('_', 1)[0]}", [card], "", [card]) != HIDDEN
                  else card.rsplit("_", 1)[0] for card in person.spells]  # fmt: skip
        return shaped(fronts, wanted)
    cards = {"has": person.items, "trauma": person.trauma, "mythos": person.mythos}[word]
    return look.zone(f"{seat}.{'items' if word == 'has' else word}", cards, more, wanted)


def _turn(value: Callable[[State], int]) -> Callable[[State, int, Person], str]:
    """What is left of a turn; nothing outside one's own."""

    def left(state: State, actor: int, _person: Person) -> str:
        own = state.active == actor and state.phase == "investigators"
        return str(value(state)) if own else "0"

    return left


_PERSON: dict[str, Callable[[State, int, Person], str]] = {
    "who": lambda state, actor, person: person.who,
    "at": lambda state, actor, person: person.at or NONE,
    "room": lambda state, actor, person: lookup.room(state, actor) if person.at else NONE,
    "health": lambda state, actor, person: str(effects.health(state, actor)),
    "sanity": lambda state, actor, person: str(effects.sanity(state, actor)),
    "damage": lambda state, actor, person: str(person.damage),
    "horror": lambda state, actor, person: str(person.horror),
    "skill": lambda state, actor, person: str(person.skill),
    "stun": lambda state, actor, person: str(person.stun),
    "moves": _turn(lambda state: state.moves),
    "action": _turn(lambda state: state.action),
    "hidden": lambda state, actor, person: truth(person.hidden),
    "ability": lambda state, actor, person: "used" if person.used else "ready",
    "dead": lambda state, actor, person: truth(person.status == "dead"),
    "escaped": lambda state, actor, person: truth(person.status == "escaped"),
    "eliminated": lambda state, actor, person: truth(person.status == "eliminated"),
    "insane": lambda state, actor, person: truth(person.at and effects.sanity(state, actor) <= 0),
}


# ------------------------------------------------------------------------------------------------------------- monsters


def _monster(look: Look, id_: str, rest: str) -> Found:
    one = lookup.monster(look.state, id_)
    if rest not in (*_FIGURE, *_BACK, "dead"):
        raise _unknown(f"{id_}.{rest}", [*_FIGURE, *_BACK, "dead"])
    if rest == "dead" or one is None:
        return truth(one is None) if rest == "dead" else NONE
    if rest in _FIGURE:
        return _FIGURE[rest](look.state, one)
    return _BACK[rest](look.state, one) if look.keeper or one.known else HIDDEN


_FIGURE: dict[str, Callable[[State, Monster], str]] = {
    "kind": lambda state, one: lookup.kind(one).id,
    "at": lambda state, one: one.at,
    "room": lambda state, one: lookup.room_of(state, one.at),
    "damage": lambda state, one: str(one.damage),
    "stun": lambda state, one: str(one.stun),
    "samples": lambda state, one: str(one.samples),
    "name": lambda state, one: one.name or NONE,
    "known": lambda state, one: truth(one.known),
}
_BACK: dict[str, Callable[[State, Monster], str]] = {
    "back": lambda state, one: one.figure.rsplit("_", 1)[1],
    "health": lambda state, one: str(lookup.health_of(state, one) - one.damage),
    "strikes": lambda state, one: str(lookup.damage_of(state, one)),
}
"""What stands on the back: hidden until it is known (MM-SEC.2)."""


# ------------------------------------------------------------------------------------------------------------ the table


def _keeper(look: Look, rest: str, wanted: Any) -> Found:
    state = look.state
    word, _, more = rest.partition(".")
    if word in ("mythos", "trauma"):
        return look.zone(f"{word}_hand", getattr(state, f"{word}_hand"), more, wanted)
    if word == "actions":
        return shaped(list(state.actions), wanted)
    if rest in ("threat", "tokens"):
        return str(state.threat if rest == "threat" else state.keeper_tokens)
    raise _unknown(f"keeper.{rest}", ("threat", "tokens", "mythos", "trauma", "actions"))


def _rooms(look: Look, rest: str, wanted: Any) -> Found:
    state = look.state
    room, _, more = rest.partition(".")
    if room not in state.piles:
        raise ScenarioError(f"expect: there is no room {room!r}{meant(room, state.piles)}")
    word, _, count = more.partition(".")
    if word == "pile":
        return _pile(look, room, count, wanted)
    if word == "dropped":
        return look.zone(f"dropped.{room}", state.dropped[room], count, wanted, ordered=True)
    if more == "lock":
        found = look.zone(f"lock.{room}", [state.locks[room]], "", []) if room in state.locks else [NONE]
        return found if found == HIDDEN else found[0]
    marks = {"explored": state.explored, "fire": state.fire, "dark": state.dark, "revealed": state.open_locks}
    if more not in marks:
        raise _unknown(f"rooms.{rest}", ("pile", "dropped", "lock", *marks))
    return truth(room in marks[more])


def _pile(look: Look, room: str, more: str, wanted: Any) -> Found:
    """The whole pile; to whoever may not see it a revealed obstacle on top, then `hidden`."""
    pile = look.state.piles[room]
    turned = 1 if room in look.state.open_tops else 0
    found = look.zone(f"pile.{room}", pile[turned:], more, wanted, ordered=True)
    if more or isinstance(found, str):
        return found if more or not turned else [pile[0], HIDDEN]
    return [*pile[:turned], *found]


def _deck(look: Look, rest: str, wanted: Any, suffix: str) -> Found:
    state = look.state
    name, _, more = rest.partition(".")
    if name in ("mythos", "trauma"):
        return look.zone(f"{name}_{suffix}", getattr(state, f"{name}_{suffix}"), more, wanted, ordered=True)
    if name in state.combat_decks:
        cards = state.combat_decks[name] if suffix == "deck" else state.combat_discards[name]
        zone = f"combat_{name}" + ("" if suffix == "deck" else "_discard")
        return look.zone(zone, cards, more, wanted, ordered=True)
    if name in state.spell_decks and suffix == "deck":
        return look.zone(f"spell_{name}", state.spell_decks[name], more, wanted, ordered=True)
    raise _unknown(f"decks.{rest}", ("mythos", "trauma", *state.combat_decks, *state.spell_decks))


def _barriers(look: Look, rest: str, wanted: Any) -> Found:
    if rest not in look.state.barriers:
        raise _unknown(f"barriers.{rest}", look.state.barriers)
    return look.state.barriers[rest]


def _puzzles(look: Look, rest: str, wanted: Any) -> Found:
    """`solved` also where the card is gone for good, and its puzzle with it."""
    state = look.state
    card, _, word = rest.partition(".")
    if card not in {**catalogue().locks, **catalogue().obstacles}:
        raise ScenarioError(f"expect: there is no puzzle {card!r}")
    puzzle = state.puzzles.get(card)
    if word == "solved":
        laid = [*state.locks.values(), *(one for pile in state.piles.values() for one in pile)]
        return truth(card not in laid if puzzle is None else solved(catalogue().puzzles, puzzle))
    if word == "actions":
        decision = state.decision
        left = decision.args.get("left") if decision and decision.kind == "puzzle" else None
        return NONE if left is None else str(left)
    if puzzle is None:
        return NONE
    box = catalogue().puzzles
    slots = [box.lock_pieces[piece] if puzzle.kind == "lock" and piece >= 0 else str(piece + 1) if piece >= 0
             else "empty" for piece in puzzle.pieces]  # fmt: skip
    found = {"slots": slots, "turned": [str(turn) for turn in puzzle.turned], "start_turned": str(puzzle.start_turned)}
    if word not in found:
        raise _unknown(f"puzzles.{rest}", ("solved", "actions", *found))
    return found[word]


def _objective(look: Look, rest: str, wanted: Any) -> Found:
    """Its id once it is revealed; before that only the Keeper knows it (MM-OBJ.2)."""
    known = look.state.revealed or (look.viewer and look.keeper)
    return lookup.objective(look.state).id if known else HIDDEN


def _rolled(look: Look, rest: str, wanted: Any) -> Found:
    """The last roll, or with a list so many of the last ones: what was needed, what was rolled, whether it passed."""
    events = [event for moment in look.session.past for event in moment.events if event.type == "tested"]
    number = len(wanted) if isinstance(wanted, list) else 1
    found: list[dict[str, str]] = []
    for event in events[-number:]:
        told = {name: str(value) for name, value in event.args.items()} | {"passed": truth(event["passed"])}
        keys = wanted[len(found)] if isinstance(wanted, list) else wanted
        found.append({name: told.get(name, NONE) for name in keys} if isinstance(keys, dict) else told)
    return found if isinstance(wanted, list) else found[0] if found else NONE


def _asked(look: Look, rest: str, wanted: Any) -> Found:
    decision = look.session.decision
    if decision is None:
        return NONE
    found: dict[str, Any] = {"seat": decision.seat, "kind": decision.kind, "source": decision.source}
    if isinstance(wanted, dict) and "options" in wanted:
        found["options"] = _options(decision, wanted["options"])
    return {name: found[name] for name in found if not isinstance(wanted, dict) or name in wanted}


def _options(decision: Decision, wanted: Any) -> Found:
    """What is offered, whole ids or their last words, as they are written in `wanted`."""
    ids = [option.id for option in decision.options or ()]
    short = [id_.rsplit(":", 1)[-1] for id_ in ids]
    for names in (ids, short):
        if isinstance(wanted, list) and shaped(names, wanted) is wanted:
            return wanted
    return ids


def _stage(look: Look, rest: str, wanted: Any) -> Found:
    return STAGES[look.state.event] if look.state.event < len(STAGES) else NONE


_TABLE: dict[str, Callable[[Look, str, Any], Found]] = {
    "keeper": _keeper,
    "rooms": _rooms,
    "decks": lambda look, rest, wanted: _deck(look, rest, wanted, "deck"),
    "discards": lambda look, rest, wanted: _deck(look, rest, wanted, "discard"),
    "corpses": lambda look, rest, wanted: shaped(list(look.state.corpses), wanted),
    "double": lambda look, rest, wanted: look.state.double or NONE,
    "samples": lambda look, rest, wanted: str(look.state.samples),
    "barriers": _barriers,
    "sealed": lambda look, rest, wanted: shaped(list(look.state.sealed), wanted),
    "sealed_exits": lambda look, rest, wanted: shaped(list(look.state.sealed_exits), wanted),
    "puzzles": _puzzles,
    "time": lambda look, rest, wanted: str(look.state.time),
    "stage": _stage,
    "round": lambda look, rest, wanted: str(look.state.round),
    "phase": lambda look, rest, wanted: look.state.phase,
    "active": lambda look, rest, wanted: "keeper" if look.state.active == KEEPER else SEATS[look.state.active],
    "objective": _objective,
    "read": lambda look, rest, wanted: shaped(list(look.state.read), wanted),
    "result": lambda look, rest, wanted: look.state.result,
    "reason": lambda look, rest, wanted: look.state.reason or NONE,
    "asked": _asked,
    "rolled": _rolled,
}
