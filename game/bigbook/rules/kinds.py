"""Kinds of cards as small ints, with the names that everybody outside the engine uses.

0 is Madness; an Element card of element `e` (0 water, 1 earth, 2 fire, 3 air) and value `v` is `1 + 3 e + (v - 1)`.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from game.core.engine.decision import Option, option

ELEMENTS: Final[tuple[str, ...]] = ("water", "earth", "fire", "air")
WATER: Final = 0
EARTH: Final = 1
FIRE: Final = 2
AIR: Final = 3
MADNESS: Final = 0
KINDS: Final = range(13)

ELEMENT: Final[tuple[int, ...]] = (-1, *(kind // 3 for kind in range(12)))
"""Element index by kind; -1 for Madness."""
VALUE: Final[tuple[int, ...]] = (0, *(kind % 3 + 1 for kind in range(12)))
"""Elements that a card yields, by kind."""
ELEMENT_CARDS: Final = frozenset(KINDS) - {MADNESS}
"""Every kind but Madness."""
CARDS_OF: Final = tuple(frozenset(kind for kind in KINDS if ELEMENT[kind] == element) for element in range(4))
"""The kinds of each element."""
KIND_NAMES: Final[tuple[str, ...]] = ("madness", *(f"{ELEMENTS[kind // 3]}{kind % 3 + 1}" for kind in range(12)))
KIND_OF: Final = {name: kind for kind, name in enumerate(KIND_NAMES)}
ELEMENT_OF: Final = {name: index for index, name in enumerate(ELEMENTS)}
AIR_ONE: Final = KIND_OF["air1"]

SEATS: Final[tuple[str, ...]] = ("p1", "p2", "p3", "p4", "p5")
SEAT_OF: Final = {name: index for index, name in enumerate(SEATS)}

HAND: Final = "hand"
DISCARD: Final = "discard"
SUPPORT: Final = "support"
ZONES: Final[tuple[str, ...]] = (HAND, DISCARD, SUPPORT)

Place = tuple[int, str, int]
"""A card in a place: owner, zone, kind."""

PLACE: Final[dict[Place, str]] = {
    (seat, zone, kind): f"{SEATS[seat]}.{zone}.{KIND_NAMES[kind]}"
    for seat in range(5)
    for zone in ZONES
    for kind in KINDS
}
"""The id of a card in a place, e.g. `p1.hand.water2`."""
PLACE_OF: Final = {name: place for place, name in PLACE.items()}


@cache
def card_option(place: Place, count: int) -> Option:
    """The option for so many equal cards in a place."""
    return option(PLACE[place], count)


def kind_of(element: int, value: int) -> int:
    """The kind of the Element card of `element` (index) and `value` (1 to 3)."""
    return 3 * element + value


def successor(kind: int) -> int | None:
    """The card of the same element and the next higher value (BB-VAL.1, BB-VAL.2), or None."""
    return kind + 1 if kind != MADNESS and VALUE[kind] < 3 else None
