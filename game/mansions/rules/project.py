"""From the state to what a viewer may see of it."""

from __future__ import annotations

from collections.abc import Iterator

from game.mansions.cards.reading import catalogue
from game.mansions.view import LastingView, MonsterView, PersonView, PuzzleView, RoomView, TableView

from . import effects, lookup
from .state import KEEPER, Monster, State
from .zones import heaps, side_of, zones

UNKNOWN = "?"
FIGHTS = {"combat": "blow", "monster_attack": "attack"}
"""Programs in which cards of combat are read, and how a view names them."""


def project(state: State, viewer: str | None) -> TableView:
    """What a seat, a side, or everybody (None) may see."""
    dark = viewer is not None and side_of(viewer) == "keeper"
    knows = dark or state.revealed
    events = lookup.tale(state).events
    following = events[state.event] if state.event < len(events) else None
    return TableView(
        viewer=viewer or "",
        people=tuple(
            _person(state, actor, dark or viewer == state.seat_of(actor)) for actor in range(len(state.people))
        ),
        monsters=tuple(_monster(state, one, dark) for one in state.monsters),
        rooms={room: _room(state, room, dark) for room in lookup.house(state).rooms},
        zones={seen.name: seen for seen in zones().project(state, heaps(state), viewer)},
        puzzles=tuple(
            PuzzleView(card, one.kind, one.layout, tuple(one.pieces), tuple(one.turned), one.start_turned)
            for card, one in state.puzzles.items()
        ),
        corpses=state.corpses,
        double=state.double,
        barriers=dict(state.barriers),
        sealed=state.sealed,
        sealed_exits=state.sealed_exits,
        actions=state.actions,
        threat=state.threat,
        keeper_tokens=state.keeper_tokens,
        samples=state.samples,
        deaths=state.deaths,
        clock=(state.time, following.time if following else 0),
        stage=events[state.event - 1].stage if state.event else "",
        round=state.round,
        phase=state.phase,
        active="" if state.active == KEEPER else state.seat_of(state.active),
        moves=state.moves,
        action=state.action,
        revealed=state.revealed,
        objective=lookup.objective(state).id if knows else "",
        answers=dict(state.answers) if dark or state.over else {},
        read=state.read,
        lasting=tuple(_lasting(state, viewer, dark)),
        done=state.notes,
        fight=next((FIGHTS[frame.program] for frame in reversed(state.frames) if frame.program in FIGHTS), ""),
        result=state.result,
        reason=state.reason,
    )


def _lasting(state: State, viewer: str | None, dark: bool) -> Iterator[LastingView]:
    """What lasts on investigators; of a card that lies face down its owner and the Keeper know (MM-MYT.9)."""
    for effect in state.effects:
        seat = state.seat_of(effect.actor)
        mythos = catalogue().mythos.get(effect.source)
        if dark or viewer == seat or mythos is None or not mythos.down:
            yield LastingView(seat, effect.until, effect.program, effect.source)


def _person(state: State, actor: int, own: bool) -> PersonView:
    person = state.people[actor]
    return PersonView(
        seat=state.seat_of(actor),
        who=person.who,
        physical=person.physical,
        mental=person.mental,
        at=person.at,
        status=person.status,
        hidden=person.hidden,
        health=effects.health(state, actor),
        full_health=effects.full_health(state, actor),
        sanity=effects.sanity(state, actor),
        full_sanity=effects.full_sanity(state, actor),
        stun=person.stun,
        skill=person.skill,
        items=person.items,
        spells=tuple(card.rsplit("_", 1)[0] for card in person.spells),
        trauma=person.trauma,
        mythos=len(person.mythos),
        ability=lookup.ability_of(person),
        ability_used=person.used,
        errand=person.errand if own else "",
    )


def _monster(state: State, one: Monster, dark: bool) -> MonsterView:
    seen = dark or one.known
    return MonsterView(
        id=one.id,
        kind=lookup.kind(one).id,
        at=one.at,
        damage=one.damage,
        stun=one.stun,
        samples=one.samples,
        name=one.name,
        figure=one.figure if seen else "",
        health=lookup.health_of(state, one) if seen else -1,
        power=lookup.damage_of(state, one) if seen else -1,
    )


def _room(state: State, room: str, dark: bool) -> RoomView:
    lock = state.locks.get(room, "")
    pile = state.piles[room]
    on_top = pile[0] if pile and pile[0] in catalogue().obstacles else ""
    return RoomView(
        id=room,
        lock=lock if not lock or dark or room in state.open_locks else UNKNOWN,
        fire=room in state.fire,
        dark=room in state.dark,
        explored=room in state.explored,
        dropped=state.dropped[room],
        pile=bool(pile),
        top=on_top if not on_top or dark or room in state.open_tops else UNKNOWN,
    )
