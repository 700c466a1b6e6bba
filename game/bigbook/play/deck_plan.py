"""What a deck is good for: its elements on the whole and in a hand on average, and what the curses ask of it.

All of it lies open to everybody (A-57): hands, discard piles, support, what a draw pile is made of, never its order.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.bigbook.catalogue import catalogue
from game.bigbook.play.card_kinds import ELEMENTS, element_of, value_of


@dataclass(frozen=True, slots=True)
class Shape:
    """The cards of one player, wherever they lie: how many, the elements they pay in all, the Madness among them."""

    cards: int
    elements: Mapping[str, int]
    madness: int

    def in_hand(self, kind: str) -> float:
        """How much of an element, or how many `madness`, a full hand holds on average; a deck of fewer cards is all
        in hand."""
        number = self.madness if kind == "madness" else self.elements[kind]
        return number * min(1.0, catalogue().table.hand_size / self.cards) if self.cards else 0.0


@dataclass(frozen=True, slots=True)
class RoundAhead:
    """What a coming round brings: the elements of its monster's curses, None while that page is covered, and how many
    Multi-Element curses come with them."""

    number: int
    elements: tuple[str, ...] | None
    multi: int


@dataclass(frozen=True, slots=True)
class Lack:
    """An element of which a hand has `have` on average, rounded, where `need` is asked: by `curse`, or '' where a
    curse that the round of that number brings will ask for it."""

    element: str
    have: int
    need: int
    curse: str = ""
    round: int = 0


def shape(cards: Iterable[str]) -> Shape:
    """The shape of these kinds of cards (`fire2`, `madness`)."""
    kinds = list(cards)
    elements = dict.fromkeys(ELEMENTS, 0)
    for kind in kinds:
        if kind != "madness":
            elements[element_of(kind)] += value_of(kind)
    return Shape(len(kinds), elements, kinds.count("madness"))


def rounded(average: float) -> int:
    """An average as people say it, halves upwards."""
    return int(average + 0.5)


def rounds_ahead(number: int, difficulty: str, preview: Sequence[str]) -> tuple[RoundAhead, ...]:
    """The rounds after the one of that number (0 before the first); `preview` are the elements that the open page tells
    of the next monster."""
    track = catalogue().table.round_track[difficulty]
    first = tuple(preview) or None
    return tuple(
        RoundAhead(later + 1, first if later == number else None, track[later]) for later in range(number, len(track))
    )


def asked_of(ahead: RoundAhead) -> dict[str, int]:
    """The most that one curse of that round is known to ask for, by element."""
    need = dict.fromkeys(ELEMENTS, 1) if ahead.multi else {}
    return need | dict.fromkeys(ahead.elements or (), catalogue().table.curse_cost)


def lacks(deck: Shape, asked: Sequence[tuple[str, Mapping[str, int]]], ahead: Sequence[RoundAhead]) -> list[Lack]:
    """The elements of which a hand has too little on average for one of the curses, the widest gap first. `asked` are
    the curses that lie there with what they cost now; where those lack nothing of an element, the next round counts."""
    found = []
    for element in ELEMENTS:
        have = rounded(deck.in_hand(element))
        needs = [Lack(element, have, cost.get(element, 0), curse) for curse, cost in asked]
        needs += [Lack(element, have, asked_of(one).get(element, 0), round=one.number) for one in ahead[:1]]
        here = [one for one in needs if one.need > have and one.curse] or [one for one in needs if one.need > have]
        if here:
            found.append(max(here, key=lambda one: one.need))
    return sorted(found, key=lambda one: one.have - one.need)
