"""Payments against a second, slow and simple, reading of the rules: every set of cards within reach is tried."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest

from game.bigbook.rules.actions import open_actions
from game.bigbook.rules.kinds import ELEMENT, KIND_OF, KINDS, PLACE, VALUE
from game.bigbook.rules.options import Options
from game.bigbook.rules.payment import check, shortfall
from game.bigbook.rules.pieces import Curse
from game.bigbook.rules.purse import Cost, PaymentSources, affordable, has_wild, sources, totals
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.setup import new_state
from game.bigbook.rules.state import State
from game.bigbook.rules.suggestions import by_chance, only_one, payments
from game.core.engine.chance import Chance

AIR_ONE = 10
TWO, THREE, FOUR = Cost((2, 0, 0, 0)), Cost((0, 3, 0, 0)), Cost((0, 0, 4, 0))
COSTS = (Cost((1, 0, 0, 0)), TWO, THREE, FOUR, Cost((6, 0, 0, 0)), Cost((0, 0, 0, 2)), Cost((1, 1, 1, 1)),
         Cost((4, 1, 0, 0)), Cost((0, 0, 4, 2)), Cost(any_one=2))  # fmt: skip


def enough(cost: Cost, kinds: list[int], wild: bool) -> bool:
    """Whether the cards yield what is needed; `wild`: one value-1 Air card may count as any one element."""
    sums = [0, 0, 0, 0]
    for kind in kinds:
        sums[ELEMENT[kind]] += VALUE[kind]
    readings = [sums]
    if wild and AIR_ONE in kinds:
        for element in range(3):
            other = list(sums)
            other[3] -= 1
            other[element] += 1
            readings.append(other)
    if cost.any_one:
        return any(max(reading) >= cost.any_one for reading in readings)
    return any(all(h >= n for h, n in zip(reading, cost.need, strict=True)) for reading in readings)


def legal(cost: Cost, kinds: list[int], wild: bool) -> bool:
    """Enough, and no single card could be left out (A-20)."""
    if not enough(cost, kinds, wild):
        return False
    return not any(enough(cost, kinds[:index] + kinds[index + 1 :], wild) for index in range(len(kinds)))


def position(rng: random.Random, windwright: bool) -> State:
    """A table with up to eight cards within reach, spread over three players."""
    state = new_state(Options(("windwright" if windwright else "stoker", "firebrand", "quarryman")), 1)
    for player in state.players:
        player.hand, player.support = [], []
    elements = rng.sample(range(4), rng.choice((1, 2, 2, 3, 4)))
    kinds = [0, *(kind for kind in KINDS if kind and ELEMENT[kind] in elements)]
    for _ in range(rng.randint(1, 8)):
        zone = rng.choice((state.players[0].hand, *(player.support for player in state.players)))
        zone.append(rng.choice(kinds))
    state.players[1].hand = [AIR_ONE, 1, 4, 7, 2, 5, 8]
    state.active = 0
    return state


def every_way(state: State, cost: Cost, wild: bool) -> dict[tuple[str, ...], int]:
    """All legal payments as sorted places, with the elements they spend."""
    cards = [(PLACE[0, "hand", kind], kind) for kind in state.players[0].hand if kind]
    for seat, player in enumerate(state.players):
        cards += [(PLACE[seat, "support", kind], kind) for kind in player.support if kind]
    found: dict[tuple[str, ...], int] = {}
    for size in range(1, len(cards) + 1):
        for chosen in combinations(cards, size):
            if legal(cost, [kind for _, kind in chosen], wild):
                found[tuple(sorted(place for place, _ in chosen))] = sum(VALUE[kind] for _, kind in chosen)
    return found


@pytest.mark.parametrize("windwright", [False, True])
def test_every_payment_of_every_kind(windwright: bool) -> None:
    """BB-ACT.3 to BB-ACT.8, BB-ACT.10, BB-SUP.5, BB-SUP.6, A-20, A-26."""
    rng = random.Random(20 + windwright)
    for _ in range(250):
        state = position(rng, windwright)
        purse = PaymentSources(0)
        wild = has_wild(state, purse)
        cost = rng.choice(COSTS)
        ways = every_way(state, cost, wild)
        assert affordable(cost, totals(state, purse), wild) == bool(ways)
        _compare_every_set(state, purse, cost, ways)
        _compare_suggestions(state, purse, cost, ways)


def _compare_every_set(state: State, purse: PaymentSources, cost: Cost, ways: dict[tuple[str, ...], int]) -> None:
    cards = [PLACE[place] for place, count in sources(state, purse).items() for _ in range(count)]
    for size in range(len(cards) + 1):
        for chosen in {tuple(sorted(names)) for names in combinations(cards, size)}:
            reason = check(state, purse, cost, chosen)
            assert (reason is None) == (chosen in ways), (cost, chosen, reason)


def _compare_suggestions(state: State, purse: PaymentSources, cost: Cost, ways: dict[tuple[str, ...], int]) -> None:
    offered = payments(state, purse, cost)
    assert {tuple(sorted(way)) for way in offered} <= set(ways)
    assert len({tuple(sorted(way)) for way in offered}) == len(offered), "the same cards in another order are one way"
    assert bool(offered) == bool(ways)
    if not ways:
        return
    if not has_wild(state, purse):
        assert ways[tuple(sorted(offered[0]))] == min(ways.values()), "the least is lost"
    single = only_one(state, purse, cost, has_wild(state, purse))
    if single is not None:
        assert {tuple(sorted(single))} == set(ways), "an engine that pays by itself leaves no choice"
    else:
        assert len(ways) != 1, (cost, ways)


def test_a_friends_hand_never_pays() -> None:
    """BB-ACT.3: the hand is the acting player's own."""
    state = new_state(Options(("stoker", "firebrand")), 1)
    state.players[0].hand, state.players[1].hand = [1], [3]
    assert check(state, PaymentSources(0), TWO, ["p2.hand.water3"]) is not None
    assert not affordable(TWO, totals(state, PaymentSources(0)), False)


@pytest.mark.parametrize("spell", ["growth", "harvest", "mother_lode"])
def test_one_element_makes_strong_spells(spell: str) -> None:
    """BB-TIP.3: a hand of one kind reaches a power that a mixed one of the same size does not."""
    state = new_state(Options(("stoker", "firebrand")), 1)
    state.players[0].spells = {spell: 0}
    powers = []
    for hand in (["earth2", "earth2", "earth2", "earth3"], ["water2", "earth2", "fire2", "air3"]):
        state.players[0].hand = [KIND_OF[name] for name in hand]
        ids = [option.id for option in open_actions(state, PaymentSources(0))]
        powers.append(sum(name.startswith(f"activate:{spell}:") for name in ids))
    assert powers[0] > powers[1]


def test_the_figures_of_a_refusal() -> None:
    """BB-ACT.5: what is needed, what is there, and where."""
    session = BigBookSession.start(Options(("stoker", "firebrand")), 1)
    state = session.state
    while session.decision is not None and session.decision.prompt != "action":
        session.apply([option.id for option in session.legal()][: max(1, session.decision.min)])
        state = session.state
    actor = state.active
    for player in state.players:
        player.hand, player.support = [], []
    state.players[actor].hand = [1]
    state.players[1 - actor].support = [1]
    if state.decision is not None:
        state.decision.options = None
    reason = session.why_not("acquire:water3")
    assert reason is not None
    assert (reason.key, reason.rule) == ("not-enough", "BB-ACT.5")
    assert dict(reason.args) == {"element": "water", "need": 3, "have": 2, "in_hand": 1, "in_support": 1}
    assert Counter(option.id for option in session.legal())["acquire:water2"] == 1


def test_a_value_one_air_card_that_an_avatar_has_used_is_no_wild_card_any_more() -> None:
    """A-26 with the card rulings of the Avatar: support stays where it lies, and pays once."""
    state = position(random.Random(1), windwright=True)
    for player in state.players:
        player.hand, player.support = [], []
    state.players[1].support = [AIR_ONE]
    claim = 1 << 4 | AIR_ONE
    assert has_wild(state, PaymentSources(0, kept=True))
    assert not has_wild(state, PaymentSources(0, kept=True, claims=(claim,)))
    state.players[2].support = [AIR_ONE]
    assert has_wild(state, PaymentSources(0, kept=True, claims=(claim,)))


def table(hand: str = "", *supports: str) -> State:
    """Three players; the first one's hand, and everybody's support in turn, by the names of the cards."""
    state = new_state(Options(("stoker", "firebrand", "quarryman")), 1)
    for player in state.players:
        player.hand, player.support = [], []
    state.players[0].hand = [KIND_OF[name] for name in hand.split()]
    for player, names in zip(state.players, supports, strict=False):
        player.support = [KIND_OF[name] for name in names.split()]
    state.active = 0
    return state


def test_what_a_cost_says_of_itself() -> None:
    """BB-ACT.5: by the names of the elements, those alone that are needed."""
    assert Cost((1, 0, 2, 0)).elements == {"water": 1, "fire": 2} and Cost((1, 0, 2, 0)).total == 3
    assert Cost(any_one=4).elements == {} and Cost(any_one=4).total == 4


def test_the_air_card_that_may_be_anything_is_not_counted_twice() -> None:
    """A-26: two Air and its being wild make two of Air still, and three of another element only where two are there."""
    assert not affordable(Cost(any_one=3), [0, 0, 0, 2], wild=True)
    assert not affordable(Cost(any_one=3), [1, 0, 0, 1], wild=True), "and it makes one more, no two"
    assert affordable(Cost(any_one=3), [0, 2, 0, 1], wild=True) and not affordable(
        Cost(any_one=3), [0, 2, 0, 1], wild=False
    )


def test_a_refusal_names_the_element_that_lacks_most() -> None:
    """BB-ACT.5: of two that are needed the one of which more is missing, however much of the other is needed."""
    lacking = shortfall(table("fire2"), PaymentSources(0), Cost((1, 0, 2, 0)))
    assert lacking == {"element": "water", "need": 1, "have": 0, "in_hand": 0, "in_support": 0}
    assert shortfall(table(), PaymentSources(0), Cost((1, 0, 2, 0)))["element"] == "fire"
    kept = shortfall(table("fire1", "fire1"), PaymentSources(0, kept=True), Cost((0, 0, 2, 0)))
    assert (kept["in_hand"], kept["in_support"]) == (0, 1), "an avatar's hand does not pay"


def test_equal_cards_in_hand_and_support_are_two_payments_and_the_hand_comes_first() -> None:
    """BB-ACT.3, BB-SUP.5: what lies in the support can be used again, but so can everybody else use it."""
    state = table("water1 water2", "water1", "water2")
    ways = payments(state, PaymentSources(0), Cost((1, 0, 0, 0)))
    assert ways == [("p1.hand.water1",), ("p1.support.water1",), ("p1.hand.water2",), ("p2.support.water2",)]
    ways = payments(table("fire2", "", "fire2", "fire1"), PaymentSources(0), Cost((0, 0, 2, 0)))
    assert ways == [("p1.hand.fire2",), ("p2.support.fire2",)]


@pytest.mark.parametrize("cursed", range(4))
def test_what_a_visible_curse_needs_is_paid_last(cursed: int) -> None:
    """BB-ACT.7: which element pays is free; the table needs the cursed one most."""
    state = table("water1 earth1 fire1 air1")
    state.curses = [Curse(("w1", "e1", "f1", "a1")[cursed], 1)]
    names = ["water", "earth", "fire", "air"]
    order = [*(name for name in names if name != names[cursed]), names[cursed]]
    assert payments(state, PaymentSources(0), Cost(any_one=1)) == [(f"p1.hand.{name}1",) for name in order]


def drawn(state: State, cost: Cost) -> set[tuple[str, ...]]:
    """What somebody pays who draws lots, over many games."""
    return {tuple(sorted(by_chance(state, PaymentSources(0), cost, Chance(seed)))) for seed in range(60)}


def test_who_pays_by_chance_pays_with_whatever_is_legal() -> None:
    """BB-ACT.3 to BB-ACT.7: every payment can be drawn, also where one element is just enough."""
    state = table("water1 earth1", "", "earth1", "earth1")
    three = {("p1.hand.earth1",), ("p2.support.earth1",), ("p3.support.earth1",)}
    assert drawn(state, Cost((0, 1, 0, 0))) == three
    assert drawn(state, Cost((1, 1, 0, 0))) == {tuple(sorted(("p1.hand.water1", *way))) for way in three}
    assert drawn(state, Cost(any_one=1)) == {("p1.hand.water1",), *three}
    assert drawn(table("water2 earth1 earth1"), Cost(any_one=2)) == {
        ("p1.hand.water2",), ("p1.hand.earth1", "p1.hand.earth1"),
    }  # fmt: skip


def test_who_pays_by_chance_gives_back_what_is_too_much() -> None:
    """BB-ACT.6: the smallest cards first, as many as can be left out."""
    state = table("fire1 fire1 fire3")
    assert drawn(state, Cost((0, 0, 3, 0))) == {("p1.hand.fire3",)}
    assert drawn(state, Cost((0, 0, 2, 0))) == {("p1.hand.fire1", "p1.hand.fire1"), ("p1.hand.fire3",)}


def test_of_many_ways_six_are_offered_of_those_that_lose_least() -> None:
    """BB-ACT.6: thirteen, of cards that yield two or three, in the own hand or in a friend's support."""
    cards = "water2 " * 7 + "water3 " * 5
    ways = payments(table(cards, "", cards), PaymentSources(0), Cost((13, 0, 0, 0)))
    spent = [sum(int(name[-1]) for name in way) for way in ways]
    assert spent == [13, 13, 13, 13, 14, 14]
    assert {name.partition(".")[0] for name in ways[0]} == {"p1"}, "the own cards first"


def test_an_air_card_in_the_place_of_one_of_two_elements_is_the_only_payment() -> None:
    """A-26: and it is not where other cards could pay as well."""
    state = table("water1 air1")
    both = Cost((1, 1, 0, 0))
    assert only_one(state, PaymentSources(0), both, True) == ("p1.hand.water1", "p1.hand.air1")
    found = only_one(table("water3 earth1 air1"), PaymentSources(0), Cost((4, 1, 0, 0)), True)
    assert sorted(found or ()) == ["p1.hand.air1", "p1.hand.earth1", "p1.hand.water3"]
    found = only_one(table("water1 air1", "water1"), PaymentSources(0), Cost((2, 1, 0, 0)), True)
    assert sorted(found or ()) == ["p1.hand.air1", "p1.hand.water1", "p1.support.water1"], "all of it is needed"
    state = table("water1 air1", "earth1")
    assert only_one(state, PaymentSources(0), both, False) == ("p1.hand.water1", "p1.support.earth1")
    assert only_one(state, PaymentSources(0), both, True) is None


def test_cards_in_two_places_are_two_payments_where_not_all_are_needed() -> None:
    """BB-ACT.3, BB-SUP.5: an engine pays by itself only where nobody could pay otherwise."""
    state = table("fire1", "", "fire1 fire1")
    purse = PaymentSources(0)
    assert only_one(state, purse, Cost((0, 0, 3, 0)), False) == (
        "p1.hand.fire1",
        "p2.support.fire1",
        "p2.support.fire1",
    )
    for need in (1, 2):
        assert only_one(state, purse, Cost((0, 0, need, 0)), False) is None
    state = table("fire3", "", "fire1")
    assert only_one(state, purse, Cost((0, 0, 4, 0)), False) == ("p2.support.fire1", "p1.hand.fire3")
    assert only_one(table("fire2"), purse, Cost((0, 0, 1, 0)), False) == ("p1.hand.fire2",)
    assert only_one(table("fire2 fire2"), purse, Cost((0, 0, 3, 0)), False) == ("p1.hand.fire2",) * 2
    assert only_one(table("fire2", "", "water2"), purse, Cost(any_one=2), False) is None
    assert only_one(table("fire2", "", "water1"), purse, Cost(any_one=2), False) == ("p1.hand.fire2",)


def test_in_an_avatar_only_support_pays_and_what_is_claimed_pays_once() -> None:
    """Card rulings of the Avatar."""
    state = table("water3", "water1", "water1 water1")
    claim = 1 << 4 | KIND_OF["water1"]
    assert totals(state, PaymentSources(0)) == (6, 0, 0, 0)
    assert totals(state, PaymentSources(0, kept=True)) == (3, 0, 0, 0)
    inside = PaymentSources(0, kept=True, claims=(claim,))
    assert totals(state, inside) == (2, 0, 0, 0)
    assert sources(state, inside) == {(0, "support", 1): 1, (1, "support", 1): 1}
    assert payments(state, inside, Cost((2, 0, 0, 0))) == [("p1.support.water1", "p2.support.water1")]
    assert only_one(state, inside, Cost((2, 0, 0, 0)), False) == ("p1.support.water1", "p2.support.water1")
    twice = PaymentSources(0, kept=True, claims=(claim, claim))
    assert sources(state, twice) == {(0, "support", 1): 1}
