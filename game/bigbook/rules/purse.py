"""What an action costs, and what a player may pay with: the own hand and everybody's support.

Inside an Avatar only support cards pay, and they stay; `claims` remembers which are used (card rulings).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from .kinds import AIR, AIR_ONE, CARDS_OF, ELEMENT, ELEMENT_CARDS, ELEMENTS, HAND, KINDS, SUPPORT, VALUE, Place
from .state import ROUND_THE_TABLE, State

Need = tuple[int, int, int, int]


class Cost(NamedTuple):
    """Elements needed of each kind (water, earth, fire, air), and `any_one`: that many of any single element."""

    need: Need = (0, 0, 0, 0)
    any_one: int = 0

    @property
    def elements(self) -> dict[str, int]:
        """The need by element name."""
        return {ELEMENTS[element]: count for element, count in enumerate(self.need) if count}

    @property
    def total(self) -> int:
        """All elements together."""
        return sum(self.need) + self.any_one


FREE: Final = Cost()


class PaymentSources(NamedTuple):
    """What one player may pay with now. `claims` are support cards already used in the same Avatar."""

    actor: int
    kept: bool = False
    claims: tuple[int, ...] = ()


@cache
def of_element(element: int, count: int) -> Cost:
    """So many of one element."""
    need = [0, 0, 0, 0]
    need[element] = count
    return Cost((need[0], need[1], need[2], need[3]))


def totals(state: State, purse: PaymentSources) -> tuple[int, int, int, int]:
    """Elements within reach: water, earth, fire, air."""
    players = state.players
    cards = [] if purse.kept else players[purse.actor].hand[:]
    for player in players:
        if player.support:
            cards += player.support
    packed = sum(map(_YIELD, cards))
    if purse.claims:
        packed -= sum([_YIELD(claim & 15) for claim in purse.claims])
    return (packed & 127, packed >> 7 & 127, packed >> 14 & 127, packed >> 21)


_YIELD: Final = (0, *(VALUE[kind] << 7 * ELEMENT[kind] for kind in KINDS if kind)).__getitem__
"""What a kind yields, each element in seven bits of its own (nobody can reach more than 127): four sums in one, small
enough for Python to add up quickly."""


def has_wild(state: State, purse: PaymentSources) -> bool:
    """Whether a value-1 Air card may count as any element: windwright, own turn, not used, card there (A-26, A-31)."""
    actor = purse.actor
    player = state.players[actor]
    if player.magician != "windwright" or player.ability_used or actor != state.active:
        return False
    if not purse.kept and AIR_ONE in player.hand:
        return True
    there = sum([other.support.count(AIR_ONE) for other in state.players])
    return there > sum([claim & 15 == AIR_ONE for claim in purse.claims])


def sources_of(state: State, purse: PaymentSources, element: int) -> list[tuple[Place, int]]:
    """The cards of one element that may pay, in the order of `sources`."""
    if purse.claims:
        return list(sources(state, purse, CARDS_OF[element]).items())
    fits, actor, players = _FITS[element], purse.actor, state.players
    found: list[tuple[Place, int]] = []
    if not purse.kept:
        cards = list(filter(fits, players[actor].hand))
        for kind in dict.fromkeys(cards):
            found.append(((actor, HAND, kind), cards.count(kind)))
    for seat in ROUND_THE_TABLE[len(players)][actor]:
        support = players[seat].support
        if support:
            cards = list(filter(fits, support))
            if cards:
                for kind in dict.fromkeys(cards):
                    found.append(((seat, SUPPORT, kind), cards.count(kind)))
    return found


_FITS: Final = [cards.__contains__ for cards in CARDS_OF]
"""For each element: whether a kind belongs to it."""


def affordable(cost: Cost, sums: Sequence[int], wild: bool) -> bool:
    """Whether the elements in `sums` cover the cost, with one wild Air card where allowed."""
    if cost.any_one:
        if max(sums) >= cost.any_one:
            return True
        return wild and max(sums[:3]) + 1 >= cost.any_one
    missing = 0
    for element, need in enumerate(cost.need):
        if need > sums[element]:
            if not wild or element == AIR:
                return False
            missing += need - sums[element]
    return missing == 0 or (missing == 1 and sums[AIR] - 1 >= cost.need[AIR])


def sources(state: State, purse: PaymentSources, wanted: frozenset[int] = ELEMENT_CARDS) -> dict[Place, int]:
    """Every card of the `wanted` kinds that may pay with its number: own hand, own support, the others' clockwise."""
    cards: dict[Place, int] = {}
    actor, players = purse.actor, state.players
    if not purse.kept:
        for kind in players[actor].hand:
            if kind in wanted:
                place = (actor, HAND, kind)
                cards[place] = cards.get(place, 0) + 1
    for seat in ROUND_THE_TABLE[len(players)][actor]:
        for kind in players[seat].support:
            if kind in wanted:
                place = (seat, SUPPORT, kind)
                cards[place] = cards.get(place, 0) + 1
    for claim in purse.claims:
        place = (claim >> 4, SUPPORT, claim & 15)
        if place in cards:
            cards[place] -= 1
            if not cards[place]:
                del cards[place]
    return cards
