"""When a Mythos card may be played, and why it may not (MYT)."""

from __future__ import annotations

from functools import cache

from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story

from . import effects, lookup
from .conditions import holds
from .state import State

PLAYED = "mythos"
"""What the turn notes when a card has been played in it."""
NEXT_TO_FIRE = "flame_behind_glass"
MOMENTS = {"after_move": "moved", "after_action": "acted"}
"""Windows that a card may ask for, by the kind of step that opens them."""


def refusal_of(state: State, card: str, moment: str) -> str:
    """Why a Mythos card cannot be played at a moment of the turn in progress: a word of `why`, or '' (MM-MYT.5, 6)."""
    mythos = catalogue().mythos[card]
    if PLAYED in state.notes:
        return "mythos-played"
    if not _fits(state, mythos.needs, moment) or (card == NEXT_TO_FIRE and not _fire_is_near(state)):
        return "wrong-room"
    return "not-enough-threat" if mythos.cost > state.threat else ""


def _fits(state: State, needs: tuple[str, ...], moment: str) -> bool:
    """Windows and conditions must all hold; of several rooms or kinds of rooms one is enough (MM-MYT.7)."""
    actor = state.active
    places, others = _parted(needs)
    if places and places.isdisjoint(_place_words(state.options.story, lookup.room(state, actor))):
        return False
    for need in others:
        if need in MOMENTS:
            if moment != MOMENTS[need]:
                return False
        elif (need == "in_dark" and effects.ignores_dark(state, actor)) or not holds(state, actor, need):
            return False
    return True


@cache
def _parted(needs: tuple[str, ...]) -> tuple[frozenset[str], tuple[str, ...]]:
    """The places that a card names, and what else it asks for."""
    places = frozenset(need for need in needs if ":" in need)
    return places, tuple(need for need in needs if need not in places and need != "any")


@cache
def _place_words(tale: str, room: str) -> frozenset[str]:
    """What a card may say of a room: `room:library`, `tag:closet`."""
    return frozenset((f"room:{room}", *(f"tag:{kind}" for kind in story(tale).house.rooms[room].kinds)))


def _fire_is_near(state: State) -> bool:
    house = lookup.house(state)
    near = house.next_rooms(lookup.room(state, state.active), frozenset(state.sealed))
    pits = {lookup.room_of(state, space) for space in house.features["fire_pit"]}
    return any(room in state.fire or room in pits for room in near)
