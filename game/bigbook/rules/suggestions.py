"""Finding payments: the best ones first, the only one there is, or any by chance."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, product
from typing import Final

from game.core.engine.rng import HasRng, below

from .curses import cost_of
from .kinds import AIR, AIR_ONE, ELEMENT, HAND, PLACE, SUPPORT, VALUE, Place
from .payment import exact
from .purse import Cost, Need, PaymentSources, has_wild, of_element, sources, sources_of, totals
from .state import State

Stack = tuple[Place, int]
"""Equal cards in one place, and how many."""
Stock = dict[int, list[Stack]]
"""Cards of one element by value: the places in order of preference, with how many lie there."""
Mix = tuple[int, int, int]


def _mixes(stock: Stock, need: int) -> Iterator[Mix]:
    """Numbers of value-1, -2 and -3 cards that cover `need` with no card too many."""
    most = [sum([count for _, count in stock.get(value, ())]) for value in (1, 2, 3)]
    for threes in range(min(most[2], -(-need // 3)) + 1):
        rest = max(0, need - 3 * threes)
        for twos in range(min(most[1], -(-rest // 2)) + 1):
            ones = max(0, rest - 2 * twos)
            if ones <= most[0]:
                yield (ones, twos, threes)


def _stock(cards: dict[Place, int], element: int) -> Stock:
    stock: Stock = {}
    for place, count in cards.items():
        if count and ELEMENT[place[2]] == element:
            stock.setdefault(VALUE[place[2]], []).append((place, count))
    return stock


def _spread(stock: Stock, mix: Mix, support_first: bool) -> tuple[Place, ...]:
    chosen: list[Place] = []
    for value, left in zip((1, 2, 3), mix, strict=True):
        if not left:
            continue
        places = stock[value]
        if support_first:
            places = sorted(places, key=lambda item: item[0][1] != SUPPORT)
        for place, count in places:
            take = min(left, count)
            chosen += [place] * take
            left -= take
    return tuple(chosen)


def _for_need(cards: dict[Place, int], need: Need) -> Iterator[tuple[Place, ...]]:
    """Payments of a need in several elements, each element by itself (A-20), best mixes first."""
    parts: list[list[tuple[Place, ...]]] = []
    for element, count in _parts(need):
        stock = _stock(cards, element)
        ways = list(
            dict.fromkeys([_spread(stock, mix, first) for mix in _mixes(stock, count) for first in (False, True)])
        )
        ways.sort(key=_spent)
        parts.append(ways[:6])
    for combination in product(*parts):
        yield tuple(place for part in combination for place in part)


def _spent(way: tuple[Place, ...]) -> int:
    return sum([VALUE[place[2]] for place in way])


def payments(state: State, purse: PaymentSources, cost: Cost) -> list[tuple[str, ...]]:
    """Legal payments, best first: least lost, fewest friends' cards, own hand before own support, elements that no
    visible curse needs, fewer cards, stable order. Windwright's wild card comes after all plain ones."""
    wild, wanted = has_wild(state, purse), _wanted_by_curses(state)
    supports = tuple([tuple(player.support) for player in state.players])
    key = (purse, cost, wild, wanted, tuple(state.players[purse.actor].hand), supports)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        found = _KNOWN[key] = _payments(sources(state, purse), purse.actor, cost, wild, wanted)
    return found[:]


_KNOWN: Final[dict[tuple[object, ...], list[tuple[str, ...]]]] = {}
"""Payments of the same cards with the same curses in sight: a search comes by them again and again."""
_MOST_KNOWN: Final = 2_000


def _payments(cards: dict[Place, int], actor: int, cost: Cost, with_wild: bool, wanted: Need) -> list[tuple[str, ...]]:
    needs = _needs(cost)
    plain = [way for need in needs for way in _for_need(cards, need)]
    wild = list(_wild_payments(cards, needs)) if with_wild else []

    def rank(way: tuple[Place, ...]) -> tuple[int, int, int, int, int]:
        friends = sum(place[0] != actor for place in way)
        own_support = sum(place[0] == actor and place[1] == SUPPORT for place in way)
        return (_spent(way), friends, own_support, sum(wanted[ELEMENT[place[2]]] for place in way), len(way))

    ordered = sorted(plain, key=rank) + sorted(wild, key=rank)
    return [tuple([PLACE[place] for place in way]) for way in _different(ordered)]


def _different(ways: Iterable[tuple[Place, ...]]) -> Iterator[tuple[Place, ...]]:
    """The ways without repetition: the same cards named in another order are the same payment."""
    known: set[tuple[Place, ...]] = set()
    for way in ways:
        cards = tuple(sorted(way))
        if cards not in known:
            known.add(cards)
            yield way


def _needs(cost: Cost) -> list[Need]:
    """The need, or one for each element where any single element will do."""
    return [of_element(element, cost.any_one).need for element in range(4)] if cost.any_one else [cost.need]


def _wild_payments(cards: dict[Place, int], needs: Sequence[Need]) -> Iterator[tuple[Place, ...]]:
    """Payments in which a value-1 Air card stands for another element."""
    airs = [place for place in cards if place[2] == AIR_ONE]
    cost = Cost(any_one=sum(needs[0])) if len(needs) > 1 else Cost(needs[0])
    for need in needs:
        for element in range(3):
            if not need[element]:
                continue
            less = need[0] - (element == 0), need[1] - (element == 1), need[2] - (element == 2), need[3]
            for air in airs:
                rest = cards.copy()
                rest[air] -= 1
                ways = _for_need(rest, less) if any(less) else iter([()])
                for way in ways:
                    if exact(cost, [place[2] for place in (*way, air)], wild=True):
                        yield (*way, air)


def _wanted_by_curses(state: State) -> Need:
    """1 for every element that destroying some curse takes."""
    wanted = [0, 0, 0, 0]
    for curse in state.curses:
        for element, need in enumerate(cost_of(curse)):
            if need:
                wanted[element] = 1
    return (wanted[0], wanted[1], wanted[2], wanted[3])


def only_one(state: State, purse: PaymentSources, cost: Cost, wild: bool) -> tuple[str, ...] | None:
    """The payment, where there is no other one; `wild`: a value-1 Air card may count as any element."""
    needs = _parts(cost.need) if not cost.any_one else _one_element_able(state, purse, cost.any_one)
    if wild and (cost.any_one or needs is None or len(needs) > 1):
        return _only_one_with_wild(sources(state, purse), _needs(cost))
    if needs is None:
        return None
    if len(needs) == 1 and not wild and not purse.claims:
        return _of_one_element(state, purse, *needs[0])
    chosen: list[str] = []
    for element, need in needs:
        cards = sources_of(state, purse, element)
        way = _single_way_with_wild(state, purse, cards, need) if wild and element != AIR else _single_way(cards, need)
        if way is None:
            return None
        chosen += way
    return tuple(chosen)


def _of_one_element(state: State, purse: PaymentSources, element: int, need: int) -> tuple[str, ...] | None:
    """The cards that pay for one element, where no other cards could; quicker where the hand alone has any."""
    actor, first = purse.actor, 3 * element + 1
    for player in state.players:
        for kind in player.support:
            if first <= kind < first + 3:
                way = _single_way(sources_of(state, purse, element), need)
                return None if way is None else tuple(way)
    count = state.players[actor].hand.count
    return _of_hand(actor, first, need, count(first), count(first + 1), count(first + 2))


@cache
def _of_hand(actor: int, first: int, need: int, ones: int, twos: int, threes: int) -> tuple[str, ...] | None:
    """The same for so many cards of each value in a hand, the first of these kinds being `first`."""
    counts = enumerate((ones, twos, threes))
    way = _single_way([((actor, HAND, first + more), count) for more, count in counts if count], need)
    return None if way is None else tuple(way)


def _single_way_with_wild(state: State, purse: PaymentSources, cards: list[Stack], need: int) -> list[str] | None:
    """The cards that pay for one element, an Air card among them perhaps, where no other cards could.

    The Air card goes with cards that yield exactly one less: with any more of them it would be superfluous.
    """
    stock = _by_value(cards)
    less = [mix for mix in _mixes(stock, need - 1) if mix[0] + 2 * mix[1] + 3 * mix[2] == need - 1]
    if sum([VALUE[place[2]] * count for place, count in cards]) >= need:
        return None if less else _single_way(cards, need)
    airs = [place for place, _ in sources_of(state, purse, AIR) if place[2] == AIR_ONE]
    way = _only_spread(stock, less[0]) if len(less) == len(airs) == 1 else None
    return None if way is None else [*way, PLACE[airs[0]]]


def _only_one_with_wild(cards: dict[Place, int], needs: Sequence[Need]) -> tuple[str, ...] | None:
    plain = (way for need in needs for way in _for_need(cards, need))
    found = _different(chain(plain, _wild_payments(cards, needs)))
    way = next(found, ())
    if not way or next(found, None) is not None:  # which others there are does not matter
        return None
    return tuple([PLACE[place] for place in way]) if _settled(cards, way) else None


def _one_element_able(state: State, purse: PaymentSources, count: int) -> Sequence[tuple[int, int]] | None:
    """(element, count) where only one element can pay the count; None where the element can be chosen."""
    able = [element for element, within in enumerate(totals(state, purse)) if within >= count]
    return [(able[0], count)] if len(able) == 1 else None


@cache
def _parts(need: Need) -> tuple[tuple[int, int], ...]:
    """(element, count) for each element of a need."""
    return tuple((element, count) for element, count in enumerate(need) if count)


def _single_way(cards: list[Stack], need: int) -> list[str] | None:
    """The cards that pay for one element, where no other cards could."""
    if len(cards) == 1:  # the common case: equal cards in one place
        place = cards[0][0]
        return [PLACE[place]] * -(-need // VALUE[place[2]])
    stock = _by_value(cards)
    mixes = _mixes(stock, need)
    mix = next(mixes)
    return None if next(mixes, None) is not None else _only_spread(stock, mix)


def _by_value(cards: list[Stack]) -> Stock:
    """Cards of one element by their value."""
    stock: Stock = {}
    for place, count in cards:
        stock.setdefault(VALUE[place[2]], []).append((place, count))
    return stock


def _only_spread(stock: Stock, mix: Mix) -> list[str] | None:
    """The cards of a mix, where they cannot be taken from other places."""
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


def by_chance(state: State, purse: PaymentSources, cost: Cost, rng: HasRng) -> tuple[str, ...]:
    """A legal payment, any of them, by chance; the cost must be within reach."""
    needs: Sequence[tuple[int, int]] = _parts(cost.need)
    sums = totals(state, purse)
    if cost.any_one:
        able = [element for element in range(4) if sums[element] >= cost.any_one]
        needs = [(able[below(rng, len(able))], cost.any_one)] if able else []
    if not needs or any(sums[element] < need for element, need in needs):
        ways = payments(state, purse, cost)  # only the wild card makes it possible
        return ways[below(rng, len(ways))]
    chosen: list[str] = []
    for element, need in needs:
        cards = [place for place, count in sources_of(state, purse, element) for _ in range(count)]
        chosen += _draw_cards(cards, need, rng)
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


def _settled(cards: dict[Place, int], way: tuple[Place, ...]) -> bool:
    """Whether the same kinds could not be taken from other places."""
    kinds = [place[2] for place in way]
    for kind in set(kinds):
        there = [count for place, count in cards.items() if place[2] == kind]
        if len(there) > 1 and sum(there) != kinds.count(kind):
            return False
    return True
