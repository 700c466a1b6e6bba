"""Verbs that choose cards in some zones and put them somewhere: discard, destroy, support, cure, and their kin.

They differ only in where a card goes, so one function asks and one small function per verb moves a card.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from itertools import starmap
from typing import Any, Final

from game.bigbook.rules import zones
from game.bigbook.rules.kinds import (
    DISCARD,
    ELEMENT,
    HAND,
    KIND_NAMES,
    KINDS,
    MADNESS,
    PLACE_OF,
    SEATS,
    SUPPORT,
    VALUE,
    Place,
    card_option,
)
from game.bigbook.rules.state import State, clockwise
from game.core.engine.decision import Answer, Decision
from game.core.engine.frame import Frame
from game.core.engine.state import emit
from game.core.engine.verbs import Outcome, VerbFunction

from .arguments import Move, Only
from .base import amount, verbs

FILTERS: Final[dict[str, frozenset[int]]] = {
    "any": frozenset(KINDS),
    "madness": frozenset({MADNESS}),
    "element": frozenset(KINDS) - {MADNESS},
    "refined": frozenset(kind for kind in KINDS if VALUE[kind] >= 2),
    **{
        name: frozenset(k for k in KINDS if ELEMENT[k] == i) for i, name in enumerate(("water", "earth", "fire", "air"))
    },
}


Found = tuple[Place, int]
"""A card in a place, and how many equal ones lie there."""

Mover = Callable[[State, Frame, int, str, int], None]
"""Moves one card: (state, frame, owner, zone, kind)."""


_OF_EVERYBODY: Final = {"pool": SUPPORT, "all_hands": HAND, "all_discards": DISCARD}


def _wanted_now(state: State, frame: Frame, only: str) -> frozenset[int]:
    """The kinds of a filter that depends on what is on the table."""
    if only == "highest":
        hand = state.players[frame.actor].hand
        best = max((VALUE[kind] for kind in hand), default=0)
        return frozenset(kind for kind in hand if best and VALUE[kind] == best)
    if only == "raisable":
        return frozenset(kind for kind in KINDS if VALUE[kind] in (1, 2) and state.supply[kind + 1])
    element = frame.locals.get("element", -1)
    return frozenset(kind for kind in KINDS if kind != MADNESS and ELEMENT[kind] == element)


def find(state: State, frame: Frame, args: Move) -> list[Found]:
    """The cards that the verb may take now, equal ones together, in a stable order."""
    only, actor = args.only, frame.actor
    fits = (FILTERS.get(only) or _wanted_now(state, frame, only)).__contains__
    found: list[Found] = []
    for name in args.from_:
        zone = _OF_EVERYBODY.get(name)
        for seat in (actor,) if zone is None else clockwise(state, actor):
            there = zone or name
            cards = zones.zone(state.players[seat], there)
            if cards:
                for kind in dict.fromkeys(filter(fits, cards)):
                    found.append(((seat, there, kind), cards.count(kind)))
    if only == "raisable":  # the successors are reserved while choosing
        return [(place, min(count, state.supply[place[2] + 1])) for place, count in found]
    return found


def _limit(state: State, frame: Frame, args: Move, total: int) -> int:
    if args.keep or args.down_to:
        return max(0, total - args.keep - args.down_to)
    wanted = amount(state, frame, args.count)
    if wanted < args.at_least:
        wanted = args.at_least
    return wanted if wanted < total else total


def _one_element(found: list[Found], count: int) -> list[Found]:
    """Only the cards of elements of which there are `count`."""
    sums = Counter[int]()
    for (_, _, kind), cards in found:
        sums[ELEMENT[kind]] += cards
    return [(place, n) for place, n in found if place[2] != MADNESS and sums[ELEMENT[place[2]]] >= count]


Request = tuple[list[Found], int, bool]
"""What a moving verb is about to ask: the cards, how many, and whether it is settled without asking."""


def request(state: State, frame: Frame, args: Move, room: int, ordered: bool) -> Request:
    """What is to be asked now, where at most `room` cards find a place; `ordered` answers matter even when forced."""
    found = find(state, frame, args)
    total = 0
    for _, count in found:
        total += count
    if args.shape == "same_element":  # the full number or nothing: one card alone is not two of an element
        limit = amount(state, frame, args.count)
        found = _one_element(found, limit)
        limit = limit if found else 0
        total = sum([count for _, count in found])
    else:
        limit = _limit(state, frame, args, total)
        if limit > room:
            limit = room
    forced = not args.up_to and (len(found) == 1 or (limit == total and not ordered))
    return found, limit, forced


def question(frame: Frame, args: Move, found: list[Found], limit: int, verb: str, ordered: bool) -> Decision:
    """The decision in which the actor chooses `limit` of the cards found (or the ones that stay)."""
    count = args.keep or limit
    prompt = f"keep_{args.from_[0]}" if args.keep else verb
    least = 0 if args.up_to else count
    options = tuple(starmap(card_option, found))
    return Decision(
        SEATS[frame.actor],
        "choose_cards",
        prompt,
        frame.source,
        least,
        count,
        ordered,
        args.shape,
        {"n": count},
        options,
    )


def first(found: list[Found], limit: int) -> list[Place]:
    """The first `limit` cards: the answer where there is nothing to choose."""
    if len(found) == 1:
        return [found[0][0]] * limit
    return [place for place, count in found for _ in range(count)][:limit]


def _all_but(found: list[Found], kept: Answer) -> list[Place]:
    rest = Counter(dict(found))
    rest.subtract([PLACE_OF[name] for name in kept])
    return list(rest.elements())


# --------------------------------------------------------------------------------------------- one mover per verb


def _discard(state: State, frame: Frame, seat: int, zone: str, kind: int) -> None:
    zones.discard(state, seat, zone, kind, frame.source, by=frame.actor)


def _destroy(state: State, frame: Frame, seat: int, zone: str, kind: int) -> None:
    zones.take_from(state, seat, zone, kind)
    zones.set_aside(state, KIND_NAMES[kind])
    if state.log is not None:
        zones.moved(state, "card_destroyed", frame.actor, kind, f"{SEATS[seat]}.{zone}", "aside", frame.source)


def support(state: State, frame: Frame, seat: int, zone: str, kind: int) -> None:
    """From a zone of the seat to its support."""
    zones.take_from(state, seat, zone, kind)
    state.players[seat].support.append(kind)
    if state.log is not None:
        place = SEATS[seat]
        zones.moved(state, "card_supported", seat, kind, f"{place}.{zone}", f"{place}.support", frame.source)


def _cure(state: State, frame: Frame, seat: int, zone: str, kind: int) -> None:
    zones.cure(state, frame.actor, seat, zone, frame.source)


def _put_on_deck(state: State, frame: Frame, seat: int, zone: str, kind: int) -> None:
    zones.take_from(state, seat, zone, kind)
    state.players[seat].deck.append(kind)
    place = SEATS[seat]
    zones.moved(state, "card_put_on_deck", seat, kind, f"{place}.{zone}", f"{place}.deck", frame.source)


def _put_under_deck(state: State, frame: Frame, seat: int, zone: str, kind: int) -> None:
    zones.take_from(state, seat, zone, kind)
    state.players[seat].deck.insert(0, kind)
    place = SEATS[seat]
    zones.moved(state, "card_put_under_deck", seat, kind, f"{place}.{zone}", f"{place}.deck", frame.source)


def take(state: State, frame: Frame, seat: int, zone: str, kind: int) -> None:
    """From a zone of the seat to its hand."""
    zones.take_from(state, seat, zone, kind)
    state.players[seat].hand.append(kind)
    place = SEATS[seat]
    zones.moved(state, "card_taken", seat, kind, f"{place}.{zone}", f"{place}.hand", frame.source)


def _declare(name: str, mover: Mover, ordered: bool = False, only: Only | None = None) -> None:
    """A verb that asks which cards (unless there is nothing to choose) and moves them, in the order of the answer."""

    def do(state: Any, frame: Frame, args: Move, answer: Answer | None) -> Outcome:
        if only is not None:
            args = _narrow(args, only)
        if answer is None:
            room = zones.free_places(state.players[frame.actor]) if name == SUPPORT else zones.EVERY_CARD
            found, limit, forced = request(state, frame, args, room, ordered)
            if limit <= 0:
                frame.locals["moved"] = ()
                if not args.up_to:
                    emit(state, "effect_skipped", seat=SEATS[frame.actor], source=frame.source)
                return None
            if not forced:
                return question(frame, args, found, limit, name, ordered)
            chosen = first(found, limit)
        elif args.keep:
            chosen = _all_but(find(state, frame, args), answer)
        else:
            chosen = list(map(PLACE_OF.__getitem__, answer))
        moved: list[int] = []
        for seat, zone, kind in chosen:
            mover(state, frame, seat, zone, kind)
            moved.append(kind)
        frame.locals["moved"] = tuple(moved)
        return None

    def can(state: Any, frame: Frame, args: Move) -> bool:
        return bool(find(state, frame, args if only is None else _narrow(args, only)))

    def special(args: Move) -> VerbFunction | None:
        narrow = args if only is None else _narrow(args, only)
        return None if ordered or name == SUPPORT else _of_one_zone(name, mover, narrow, do)

    verbs.verb(name, Move, can, special)(do)


def _of_one_zone(name: str, mover: Mover, args: Move, otherwise: VerbFunction) -> VerbFunction | None:
    """The step of a verb that takes a fixed number of cards out of one zone of the actor, as most do; None for others.
    An answer is carried out as in any other step."""
    zone, wanted = args.from_[0], FILTERS.get(args.only)
    if len(args.from_) != 1 or zone in _OF_EVERYBODY or wanted is None or not isinstance(args.count, int):
        return None
    if args.up_to or args.keep or args.down_to or args.shape != "any":
        return None
    most, fits = max(args.count, args.at_least), wanted.__contains__
    every = len(wanted) == len(KINDS)

    def do(state: Any, frame: Frame, args: Move, answer: Answer | None) -> Outcome:
        if answer is not None:
            return otherwise(state, frame, args, answer)
        seat = frame.actor
        cards = zones.zone(state.players[seat], zone)
        if not every:
            cards = list(filter(fits, cards))
        total = len(cards)
        limit = most if most < total else total
        if limit <= 0:
            frame.locals["moved"] = ()
            if state.log is not None:
                emit(state, "effect_skipped", seat=SEATS[seat], source=frame.source)
            return None
        kinds = dict.fromkeys(cards)
        if len(kinds) == 1:
            cards = cards[:limit]
        elif limit == total:
            cards = [kind for kind in kinds for _ in range(cards.count(kind))]
        else:
            options = tuple([card_option((seat, zone, kind), cards.count(kind)) for kind in kinds])
            asked: dict[str, int | str] = {"n": limit}
            return Decision(SEATS[seat], "choose_cards", name, frame.source, limit, limit, False, "any", asked, options)
        for kind in cards:
            mover(state, frame, seat, zone, kind)
        frame.locals["moved"] = tuple(cards)
        return None

    return do


@cache
def _narrow(args: Move, only: Only) -> Move:
    return replace(args, only=only)


_declare("discard", _discard)
_declare("destroy", _destroy)
_declare("support", support)
_declare("cure", _cure, only="madness")
_declare("put_on_deck", _put_on_deck, ordered=True)
_declare("put_under_deck", _put_under_deck)
_declare("take", take)
