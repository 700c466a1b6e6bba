"""Small facts about kinds of cards that every drawing needs; no rules."""

from __future__ import annotations

ELEMENTS = ("water", "earth", "fire", "air")
TIMES = "\u00d7"
_RANK = {"fire": 0, "water": 1, "earth": 2, "air": 3, "madness": 4}
_CURSE_PILES = {"w": "water", "e": "earth", "f": "fire", "a": "air", "m": "multi"}


def element_of(kind: str) -> str:
    """The element of a card kind (`water2` -> `water`); `madness` for Madness."""
    return kind.rstrip("0123456789")


def value_of(kind: str) -> int:
    """How many elements the card pays (Madness: 0)."""
    return int(kind[-1]) if kind[-1].isdigit() else 0


def sort_key(kind: str) -> tuple[int, int]:
    """Order of cards in a shown hand: by element, low values first, Madness last."""
    return _RANK.get(element_of(kind), 9), value_of(kind)


def curse_pile(curse: str) -> str:
    """The pile (element or `multi`) a curse belongs to, from its id."""
    return _CURSE_PILES[curse[0]]


def curse_cost(curse: str) -> dict[str, int]:
    """The printed cost of a curse (BB-CUR.9, BB-CUR.10)."""
    pile = curse_pile(curse)
    return dict.fromkeys(ELEMENTS, 1) if pile == "multi" else {pile: 4}


def is_card(kind: str) -> bool:
    """Whether the name is a kind of card of a deck (element card or Madness)."""
    return kind == "madness" or (kind[:-1] in ELEMENTS and kind[-1] in "123")
