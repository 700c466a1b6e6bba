"""Paying for an action: what it costs, whether that can be paid, which payments are legal, which are best.

A payment is legal when it covers the cost and no single card could be left out (A-20). Cards come from the own hand
and from everybody's support (BB-ACT.3, BB-SUP.5); Avatar's actions take support cards only, which stay (card rulings).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from typing import NamedTuple

from game.core.decision import Reason
from game.core.rng import HasRng, below

from .kinds import AIR, AIR_ONE, ELEMENT, ELEMENTS, HAND, PLACE, PLACE_OF, SUPPORT, VALUE
from .state import State

Need = tuple[int, int, int, int]
Place = tuple[int, str, int]
"""A card in a place: owner, zone, kind."""


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


FREE = Cost()


class Purse(NamedTuple):
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


def totals(state: State, purse: Purse) -> list[int]:
    """Elements within reach: water, earth, fire, air (and one slot that swallows Madness)."""
    sums = [0, 0, 0, 0, 0]
    if not purse.kept:
        for kind in state.players[purse.actor].hand:
            sums[ELEMENT[kind]] += VALUE[kind]
    for player in state.players:
        for kind in player.support:
            sums[ELEMENT[kind]] += VALUE[kind]
    for claim in purse.claims:
        sums[ELEMENT[claim & 15]] -= VALUE[claim & 15]
    return sums


def has_wild(state: State, purse: Purse) -> bool:
    """Whether a value-1 Air card may count as any element: windwright, own turn, not used, card there (A-26, A-31)."""
    actor = purse.actor
    player = state.players[actor]
    if player.magician != "windwright" or player.ability_used or actor != state.active:
        return False
    if not purse.kept and AIR_ONE in player.hand:
        return True
    there = sum(other.support.count(AIR_ONE) for other in state.players)
    return there > sum(claim & 15 == AIR_ONE for claim in purse.claims)


def affordable(cost: Cost, sums: Sequence[int], wild: bool) -> bool:
    """Whether the elements in `sums` cover the cost, with one wild Air card where allowed."""
    if cost.any_one:
        if max(sums[:4]) >= cost.any_one:
            return True
        return wild and max(sums[:3]) + 1 >= cost.any_one
    missing = 0
    for element, need in enumerate(cost.need):
        if need > sums[element]:
            if not wild or element == AIR:
                return False
            missing += need - sums[element]
    return missing == 0 or (missing == 1 and sums[AIR] - 1 >= cost.need[AIR])


def sources(state: State, purse: Purse) -> dict[Place, int]:
    """Every card that may pay with its number: own hand first, then own support, then the others' clockwise."""
    cards: dict[Place, int] = {}
    actor, players = purse.actor, state.players
    if not purse.kept:
        for kind in players[actor].hand:
            if kind:
                place = (actor, HAND, kind)
                cards[place] = cards.get(place, 0) + 1
    count = len(players)
    for step in range(count):
        seat = (actor + step) % count
        for kind in players[seat].support:
            if kind:
                place = (seat, SUPPORT, kind)
                cards[place] = cards.get(place, 0) + 1
    for claim in purse.claims:
        place = (claim >> 4, SUPPORT, claim & 15)
        cards[place] -= 1
        if not cards[place]:
            del cards[place]
    return cards


# ------------------------------------------------------------------------------------------- is this one legal?


def _covers(cost: Cost, sums: Sequence[int]) -> bool:
    if cost.any_one:
        return max(sums) >= cost.any_one
    return all(have >= need for have, need in zip(sums, cost.need, strict=True))


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


def check(state: State, purse: Purse, cost: Cost, cards: Sequence[str]) -> Reason | None:
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
        return Reason("not-enough", "BB-ACT.5", shortfall(state, purse, cost))
    for kind in set(kinds):
        rest = list(kinds)
        rest.remove(kind)
        if _covered(cost, rest, wild):
            return Reason("redundant-card", "BB-ACT.6")
    return None


def uses_wild(cost: Cost, cards: Sequence[str]) -> bool:
    """Whether a legal payment is legal only with the wild Air card (card rulings, windwright)."""
    return not _covered(cost, [PLACE_OF[name][2] for name in cards], wild=False)


def shortfall(state: State, purse: Purse, cost: Cost) -> dict[str, int | str]:
    """The figures for `not-enough`: the element that lacks most, what is needed, and what hand and support hold."""
    sums = totals(state, purse)
    if cost.any_one:
        element = max(range(4), key=lambda index: sums[index])
        need = cost.any_one
    else:
        element = max(range(4), key=lambda index: (cost.need[index] - sums[index], cost.need[index]))
        need = cost.need[element]
    hand = 0
    if not purse.kept:
        hand = sum(VALUE[kind] for kind in state.players[purse.actor].hand if ELEMENT[kind] == element)
    have = sums[element]
    return {"element": ELEMENTS[element], "need": need, "have": have, "in_hand": hand, "in_support": have - hand}


# ------------------------------------------------------------------------------------------------ the best ones

Stock = dict[int, list[tuple[Place, int]]]
"""Cards of one element by value: the places in order of preference, with how many lie there."""
Mix = tuple[int, int, int]


def _mixes(stock: Stock, need: int) -> Iterator[Mix]:
    """Numbers of value-1, -2 and -3 cards that cover `need` with no card too many."""
    most = [sum(count for _, count in stock.get(value, [])) for value in (1, 2, 3)]
    for threes in range(min(most[2], -(-need // 3)) + 1):
        for twos in range(min(most[1], -(-need // 2)) + 1):
            ones = max(0, need - 3 * threes - 2 * twos)
            if ones > most[0]:
                continue
            lost = ones + 2 * twos + 3 * threes - need
            smallest = 1 if ones else 2 if twos else 3
            if lost < smallest:
                yield (ones, twos, threes)


def _stock(cards: dict[Place, int], element: int) -> Stock:
    stock: Stock = {}
    for place, count in cards.items():
        if ELEMENT[place[2]] == element and count > 0:
            stock.setdefault(VALUE[place[2]], []).append((place, count))
    return stock


def _spread(stock: Stock, mix: Mix, support_first: bool) -> tuple[Place, ...]:
    chosen: list[Place] = []
    for value, wanted in zip((1, 2, 3), mix, strict=True):
        places = stock.get(value, [])
        if support_first:
            places = sorted(places, key=lambda item: item[0][1] != SUPPORT)
        left = wanted
        for place, count in places:
            take = min(left, count)
            chosen += [place] * take
            left -= take
    return tuple(chosen)


def _for_need(cards: dict[Place, int], need: Need) -> Iterator[tuple[Place, ...]]:
    """Payments of a need in several elements, each element by itself (A-20), best mixes first."""
    parts: list[list[tuple[Place, ...]]] = []
    for element, count in enumerate(need):
        if count:
            stock = _stock(cards, element)
            ways = dict.fromkeys(_spread(stock, mix, first) for mix in _mixes(stock, count) for first in (False, True))
            parts.append(sorted(ways, key=lambda way: sum(VALUE[place[2]] for place in way))[:6])
    for combination in product(*parts):
        yield tuple(place for part in combination for place in part)


def payments(state: State, purse: Purse, cost: Cost) -> list[tuple[str, ...]]:
    """Legal payments, best first: least lost, fewest friends' cards, own hand before own support, elements that no
    visible curse needs, fewer cards, stable order (ux.md 5.5). Windwright's wild card comes after all plain ones."""
    cards = sources(state, purse)
    needs = [of_element(element, cost.any_one).need for element in range(4)] if cost.any_one else [cost.need]
    plain = [way for need in needs for way in _for_need(cards, need)]
    wild = _wild_payments(state, purse, cards, needs)
    wanted = _wanted_by_curses(state)

    def rank(way: tuple[Place, ...]) -> tuple[int, int, int, int, int]:
        friends = sum(place[0] != purse.actor for place in way)
        own_support = sum(place[0] == purse.actor and place[1] == SUPPORT for place in way)
        spent = sum(VALUE[place[2]] for place in way)
        return (spent, friends, own_support, sum(wanted[ELEMENT[place[2]]] for place in way), len(way))

    ordered = sorted(plain, key=rank) + sorted(wild, key=rank)
    return list(dict.fromkeys(tuple(PLACE[place] for place in way) for way in ordered))


def _wild_payments(
    state: State, purse: Purse, cards: dict[Place, int], needs: Sequence[Need]
) -> list[tuple[Place, ...]]:
    if not has_wild(state, purse):
        return []
    airs = [place for place in cards if place[2] == AIR_ONE]
    found: list[tuple[Place, ...]] = []
    for need in needs:
        for element in range(3):
            if not need[element]:
                continue
            less = tuple(count - (index == element) for index, count in enumerate(need))
            for air in airs:
                rest = {place: count - (place == air) for place, count in cards.items()}
                ways = _for_need(rest, less) if any(less) else iter([()])  # type: ignore[arg-type]
                found += [(*way, air) for way in ways]
    cost = Cost(any_one=sum(needs[0])) if len(needs) > 1 else Cost(needs[0])
    return [way for way in found if check(state, purse, cost, [PLACE[place] for place in way]) is None]


def _wanted_by_curses(state: State) -> list[int]:
    from .curses import cost_of  # noqa: PLC0415 - curses stand above payments

    wanted = [0, 0, 0, 0]
    for curse in state.curses:
        for element, need in enumerate(cost_of(curse)):
            if need:
                wanted[element] = 1
    return wanted


def only_one(state: State, purse: Purse, cost: Cost) -> tuple[str, ...] | None:
    """The payment, where there is no other one."""
    if has_wild(state, purse):
        ways = payments(state, purse, cost)
        return ways[0] if len(ways) == 1 and _settled(sources(state, purse), ways[0]) else None
    needs = _elements_needed(state, purse, cost)
    if needs is None:
        return None
    chosen: list[str] = []
    cards = sources(state, purse)
    for element, need in needs:
        way = _single_way([item for item in cards.items() if ELEMENT[item[0][2]] == element], need)
        if way is None:
            return None
        chosen += way
    return tuple(chosen)


def _elements_needed(state: State, purse: Purse, cost: Cost) -> list[tuple[int, int]] | None:
    """(element, count) for each element that must be paid; None where the element itself can be chosen."""
    if not cost.any_one:
        return [(element, need) for element, need in enumerate(cost.need) if need]
    sums = totals(state, purse)
    able = [element for element in range(4) if sums[element] >= cost.any_one]
    return [(able[0], cost.any_one)] if len(able) == 1 else None


def _single_way(cards: list[tuple[Place, int]], need: int) -> list[str] | None:
    """The cards that pay for one element, where no other cards could."""
    if len(cards) == 1:  # the common case: equal cards in one place
        place = cards[0][0]
        return [PLACE[place]] * -(-need // VALUE[place[2]])
    stock: Stock = {}
    for place, count in cards:
        stock.setdefault(VALUE[place[2]], []).append((place, count))
    mixes = _mixes(stock, need)
    mix = next(mixes)
    if next(mixes, None) is not None:
        return None
    way: list[str] = []
    for value, wanted in zip((1, 2, 3), mix, strict=True):
        if not wanted:
            continue
        places = stock[value]
        if len(places) > 1 and sum(count for _, count in places) != wanted:
            return None
        for place, count in places:
            way += [PLACE[place]] * min(count, wanted)
    return way


def by_chance(state: State, purse: Purse, cost: Cost, rng: HasRng) -> tuple[str, ...]:
    """A legal payment, any of them, by chance; the cost must be within reach."""
    needs = [(element, need) for element, need in enumerate(cost.need) if need]
    sums = totals(state, purse)
    if cost.any_one:
        able = [element for element in range(4) if sums[element] >= cost.any_one]
        needs = [(able[below(rng, len(able))], cost.any_one)] if able else []
    if not needs or any(sums[element] < need for element, need in needs):
        ways = payments(state, purse, cost)  # only the wild card makes it possible
        return ways[below(rng, len(ways))]
    cards = [place for place, count in sources(state, purse).items() for _ in range(count)]
    chosen: list[str] = []
    for element, need in needs:
        chosen += _draw_cards([place for place in cards if ELEMENT[place[2]] == element], need, rng)
    return tuple(chosen)


def _draw_cards(cards: list[Place], need: int, rng: HasRng) -> list[str]:
    """Take cards until the need is covered, then put back, smallest first, those that are not needed."""
    taken: list[Place] = []
    have = 0
    while have < need:
        place = cards.pop(below(rng, len(cards)))
        taken.append(place)
        have += VALUE[place[2]]
    for place in sorted(taken, key=lambda card: VALUE[card[2]]):
        if have - VALUE[place[2]] >= need:
            taken.remove(place)
            have -= VALUE[place[2]]
    return [PLACE[place] for place in taken]


def _settled(cards: dict[Place, int], way: tuple[str, ...]) -> bool:
    """Whether the same kinds could not be taken from other places."""
    chosen = Counter(way)
    for name in chosen:
        kind = PLACE_OF[name][2]
        same = [place for place in cards if place[2] == kind]
        if len(same) > 1 and sum(cards[place] for place in same) != sum(chosen[PLACE[place]] for place in same):
            return False
    return True
