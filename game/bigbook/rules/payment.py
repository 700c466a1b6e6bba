"""Which payments are legal: they cover the cost, and no single card could be left out (A-20)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Final

from game.core.engine.decision import Reason

from .kinds import AIR, AIR_ONE, ELEMENT, ELEMENTS, PLACE_OF, VALUE
from .purse import Cost, PaymentSources, affordable, has_wild, sources, totals
from .state import State

ANY_ELEMENT: Final = "any"
"""So a refusal names the element where any single one will do."""


def _covers(cost: Cost, sums: Sequence[int]) -> bool:
    if cost.any_one:
        return max(sums) >= cost.any_one
    water, earth, fire, air = cost.need
    return sums[0] >= water and sums[1] >= earth and sums[2] >= fire and sums[3] >= air


def _yields(kinds: Sequence[int]) -> list[int]:
    sums = [0, 0, 0, 0]
    for kind in kinds:
        if kind:
            sums[ELEMENT[kind]] += VALUE[kind]
    return sums


def _covered(cost: Cost, kinds: Sequence[int], wild: bool) -> bool:
    if _covers(cost, _yields(kinds)):
        return True
    if not wild or AIR_ONE not in kinds:
        return False
    rest = list(kinds)
    rest.remove(AIR_ONE)
    sums = _yields(rest)
    for element in range(3):
        sums[element] += 1
        if _covers(cost, sums):
            return True
        sums[element] -= 1
    return False


def check(state: State, purse: PaymentSources, cost: Cost, cards: Sequence[str]) -> Reason | None:
    """Why these cards do not pay the cost: not there, `not-enough`, or a `redundant-card`; None where they do."""
    chosen = Counter(cards)
    there = sources(state, purse)
    for name, count in chosen.items():
        place = PLACE_OF.get(name)
        if place is None or there.get(place, 0) < count:
            return Reason("not-enough", "BB-ACT.3", shortfall(state, purse, cost))
    kinds = [PLACE_OF[name][2] for name in cards]
    wild = has_wild(state, purse)
    if not _covered(cost, kinds, wild):
        reached = affordable(cost, totals(state, purse), wild)
        return Reason(
            "not-enough", "BB-ACT.5", _unpaid(cost, kinds, wild) if reached else shortfall(state, purse, cost)
        )
    return Reason("redundant-card", "BB-ACT.6") if _redundant(cost, kinds, wild) else None


def _redundant(cost: Cost, kinds: Sequence[int], wild: bool) -> bool:
    """Whether one of the cards could be left out."""
    for kind in set(kinds):
        rest = list(kinds)
        rest.remove(kind)
        if _covered(cost, rest, wild):
            return True
    return False


def exact(cost: Cost, kinds: Sequence[int], wild: bool) -> bool:
    """Whether cards of these kinds cover the cost, and none of them could be left out."""
    return _covered(cost, kinds, wild) and not _redundant(cost, kinds, wild)


def uses_wild(cost: Cost, cards: Sequence[str]) -> bool:
    """Whether a legal payment is legal only with the wild Air card (card rulings, windwright)."""
    return not _covered(cost, [PLACE_OF[name][2] for name in cards], wild=False)


def shortfall(state: State, purse: PaymentSources, cost: Cost) -> dict[str, int | str]:
    """The figures for `not-enough`: the element that lacks most, what is needed, and what hand and support hold."""
    sums = totals(state, purse)
    if cost.any_one:
        element = max(range(4), key=lambda index: sums[index])
        named, need = ANY_ELEMENT, cost.any_one
    else:
        element = max(range(4), key=lambda index: (cost.need[index] - sums[index], cost.need[index]))
        named, need = ELEMENTS[element], cost.need[element]
    hand = 0
    if not purse.kept:
        hand = sum(VALUE[kind] for kind in state.players[purse.actor].hand if ELEMENT[kind] == element)
    have = sums[element]
    return {"element": named, "need": need, "have": have, "in_hand": hand, "in_support": have - hand}


def _unpaid(cost: Cost, kinds: Sequence[int], wild: bool) -> dict[str, int | str]:
    """The figures for `not-enough` where other cards would do: the element of which these cards lack most, what is
    needed of it, and what they pay."""
    sums = _yields(kinds)
    if cost.any_one:
        return {"element": ANY_ELEMENT, "need": cost.any_one, "paid": max(sums)}

    def lack(element: int) -> int:
        return cost.need[element] - sums[element]

    if wild and AIR_ONE in kinds and lack(AIR) < 0:
        sums[max(range(AIR), key=lack)] += 1
    element = max(range(4), key=lack)
    return {"element": ELEMENTS[element], "need": cost.need[element], "paid": sums[element]}
