"""Who sees which cards: the zones of the table with their sight (SEC).

What everybody sees of a hidden card beside its place, such as the front of a spell, the kind of a figure or an
obstacle's back on top of a pile (A-80), is no card of a zone and is told apart.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from game.core.engine.rng import HasRng
from game.core.engine.zones import Heap, Zone, Zones
from game.mansions.cards.reading import catalogue
from game.mansions.cards.story import story
from game.mansions.cards.vocabulary import CLASSES

from .state import SIDES, State

DARK = "keeper"
"""The Keeper's side."""


def side_of(seat: str) -> str:
    """The side a seat plays for; a side's name stands for itself."""
    return SIDES[seat]


def _knows_lock(state: State, heap: Heap, viewer: str | None) -> bool:
    """A lock turned up stays open to all (MM-LCK.6); that a room is locked everybody sees (MM-LCK.1)."""
    return heap.owner in state.open_locks or _is_dark(viewer)


def _knows_back(state: State, heap: Heap, viewer: str | None) -> bool:
    """The back of a figure, once seen, stays open while it is on the board (MM-SEC.2, A-90)."""
    return _is_dark(viewer) or any(monster.id == heap.owner and monster.known for monster in state.monsters)


def _is_dark(viewer: str | None) -> bool:
    return viewer is not None and side_of(viewer) == DARK


@cache
def zones() -> Zones:
    """The kinds of zones with their sight.

    An investigator's own spells lie in the zones of their kinds, too: nobody knows a back before it is cast.
    """
    kinds = {
        "open": Zone("all"),
        "answers": Zone("side", DARK),
        "mythos_hand": Zone("side", DARK, back="mythos"),
        "mythos_deck": Zone("nobody", back="mythos"),
        "trauma_hand": Zone("side", DARK, back="trauma"),
        "trauma_deck": Zone("nobody", back="trauma"),
        "face_down": Zone("owner_and_side", DARK, back="mythos"),
        "pile": Zone("side", DARK, back="exploration", counted=False),
        "out": Zone("side", DARK, back="out", counted=False),
        "lock": Zone(_knows_lock),
        "back": Zone(_knows_back),
        "supply": Zone("side", DARK),
        "events": Zone("nobody"),
        **{f"combat_{name}": Zone("nobody") for name in CLASSES},
        **{f"spell_{name}": Zone("nobody") for name in catalogue().spells},
    }
    return Zones(kinds, side_of)


def heaps(state: State) -> list[Heap]:
    """All zones of a table with cards in them, and those that may get some, in a stable order."""
    return [*_house(state), *_people(state), *_keeper(state), *_decks(state)]


def _house(state: State) -> Iterator[Heap]:
    for room, pile in state.piles.items():
        turned = 1 if room in state.open_tops else 0
        yield Heap("open", f"top.{room}", "", pile[:turned])
        yield Heap("pile", f"pile.{room}", "", pile[turned:])
        yield Heap("open", f"dropped.{room}", "", state.dropped[room])
    for room, lock in state.locks.items():
        yield Heap("lock", f"lock.{room}", room, (lock,))


def _people(state: State) -> Iterator[Heap]:
    for number, person in enumerate(state.people):
        seat = state.seat_of(number)
        yield Heap("open", f"{seat}.items", seat, person.items)
        yield Heap("open", f"{seat}.trauma", seat, person.trauma)
        yield Heap("face_down", f"{seat}.mythos", seat, person.mythos)
        for kind in state.spell_decks:
            cards = tuple(card for card in person.spells if card.rsplit("_", 1)[0] == kind)
            yield Heap(f"spell_{kind}", f"{seat}.{kind}", seat, cards)


def _keeper(state: State) -> Iterator[Heap]:
    answers = tuple(f"{question}{letter}" for question, letter in state.answers.items())
    yield Heap("answers", "answers", "keeper", answers)
    yield Heap("mythos_hand", "mythos_hand", "keeper", state.mythos_hand)
    yield Heap("trauma_hand", "trauma_hand", "keeper", state.trauma_hand)
    yield Heap("open", "actions", "keeper", state.actions)
    for kind, figures in state.supply.items():
        yield Heap("supply", f"supply.{kind}", "", figures)
    for monster in state.monsters:
        yield Heap("back", f"{monster.id}.back", monster.id, (monster.figure,))


def _decks(state: State) -> Iterator[Heap]:
    for name in ("mythos", "trauma"):
        yield Heap(f"{name}_deck", f"{name}_deck", "", getattr(state, f"{name}_deck"))
        yield Heap("open", f"{name}_discard", "", getattr(state, f"{name}_discard"))
    for name in CLASSES:
        yield Heap(f"combat_{name}", f"combat_{name}", "", state.combat_decks[name])
        yield Heap("open", f"combat_{name}_discard", "", state.combat_discards[name])
    for kind, deck in state.spell_decks.items():
        yield Heap(f"spell_{kind}", f"spell_{kind}", "", deck)
    left = tuple(event.id for event in story(state.options.story).events[state.event :])
    yield Heap("events", "events", "", left)
    yield Heap("out", "out", "", state.out)


def dealt_anew(state: State, viewer: str | None, luck: HasRng) -> State:
    """Another table that looks alike to a viewer: hidden hands, decks and spell backs are dealt anew.

    What lies in the house is left: it hangs together with the Keeper's answers.
    """
    other = state.clone()
    movable = ("mythos_hand", "mythos_deck", "trauma_hand", "trauma_deck", "face_down", "combat_", "spell_")
    found = [heap for heap in heaps(state) if heap.kind.startswith(movable)]
    dealt = zones().exchanged(state, found, viewer, luck)
    for name in ("mythos_hand", "mythos_deck", "trauma_hand", "trauma_deck"):
        setattr(other, name, dealt.get(name, getattr(state, name)))
    for name in CLASSES:
        other.combat_decks[name] = dealt.get(f"combat_{name}", state.combat_decks[name])
    for kind, deck in state.spell_decks.items():
        other.spell_decks[kind] = dealt.get(f"spell_{kind}", deck)
    for number, person in enumerate(other.people):
        seat = state.seat_of(number)
        person.mythos = dealt.get(f"{seat}.mythos", person.mythos)
        kinds = [card.rsplit("_", 1)[0] for card in person.spells]
        backs = {kind: iter(dealt.get(f"{seat}.{kind}", ())) for kind in kinds}
        person.spells = tuple(next(backs[kind]) for kind in kinds)  # their order is seen by all
    return other
