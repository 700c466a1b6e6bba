"""What a viewer knows, laid out as a table that the rules can be asked about: sums, ways and keys are computed once.

Whatever is asked of the rules before an act (what a test comes to, where a step leads, which key fits) is asked of this
table, so that it cannot differ from what the rules say afterwards, and cannot tell more than the viewer knows.
"""

from __future__ import annotations

from game.core.engine.frame import Frame
from game.mansions.cards.reading import catalogue
from game.mansions.rules.options import Character, Options
from game.mansions.rules.state import KEEPER, Effect, Monster, Person, State
from game.mansions.view import MonsterView, PersonView, TableView

UNKNOWN = "?"


def known_table(view: TableView, tale: str) -> State:
    """The table of a story as far as a view tells of it. Piles hold `?` where something is left, hands and decks are
    empty, a figure whose back is unknown is the first of its kind: no number of a back may be asked of it
    (`harms.power`). The Keeper's answers are there only where the view has them."""
    people = view.people
    state = State(Options(tuple(Character(one.who, one.physical, one.mental) for one in people), tale))
    downs = {heap.name: heap.cards for heap in view.zones.values() if heap.cards}
    state.people = [_person(one, downs.get(f"{one.seat}.mythos") or ()) for one in people]
    state.monsters = [_monster(one) for one in view.monsters]
    for id_, room in view.rooms.items():
        state.piles[id_] = (UNKNOWN,) if room.pile else ()
        state.dropped[id_] = room.dropped
        if room.lock:
            state.locks[id_] = room.lock
        if room.lock not in ("", UNKNOWN):
            state.open_locks = (*state.open_locks, id_)
    state.fire = tuple(id_ for id_, room in view.rooms.items() if room.fire)
    state.dark = tuple(id_ for id_, room in view.rooms.items() if room.dark)
    seats = {one.seat: actor for actor, one in enumerate(people)}
    state.effects = tuple(Effect(seats[one.seat], one.until, one.program, one.source) for one in view.lasting)
    state.barriers, state.sealed, state.sealed_exits = dict(view.barriers), view.sealed, view.sealed_exits
    state.corpses, state.double, state.notes, state.read = view.corpses, view.double, view.done, view.read
    state.threat, state.actions, state.samples = view.threat, view.actions, view.samples
    state.round, state.phase, state.revealed = view.round, view.phase, view.revealed
    state.active = seats.get(view.active, KEEPER)
    state.moves, state.action = view.moves, view.action
    state.answers = dict(view.answers)
    return state


def _person(one: PersonView, mythos: tuple[str, ...]) -> Person:
    return Person(
        one.who, one.physical, one.mental, one.at, one.hidden, one.status, one.full_health - one.health,
        one.full_sanity - one.sanity, one.stun, one.skill, one.items, tuple(f"{kind}_{UNKNOWN}" for kind in one.spells),
        one.trauma, mythos, one.ability_used, (), one.errand,
    )  # fmt: skip


def _monster(one: MonsterView) -> Monster:
    figure = one.figure or catalogue().kinds[one.kind].figures[0].id
    return Monster(one.id, figure, one.at, one.damage, one.stun, one.samples, bool(one.figure), one.name)


def facing(state: State, monster: str) -> None:
    """Let a monster be the one that is spoken of: conditions on monsters ask about it from now on."""
    state.frames = [Frame("test", KEEPER, "rules", {"m": monster})] if monster else []
