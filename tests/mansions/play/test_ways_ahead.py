"""A way is told before it is walked: in their order everything that it meets, with its chance, and nothing besides."""

from __future__ import annotations

from game.core.engine.event import Event
from game.core.engine.rng import Luck, below
from game.mansions.play.ways_ahead import Danger, Walker, Way
from game.mansions.rules.state import State
from game.mansions.verbs.compiled import mansions
from tests.lengths import soak, soaks
from tests.mansions.moments import turns
from tests.mansions.plays import Table

TALE = "glass_tide"
CALM = {"skill_token": "no-token", "after_evade": "go", "enter_or_stop": "enter", "evade_damage": "spare"}
"""What is answered on the way by whoever goes on with the plan."""
TESTS = ("evade", "lock", "fire", "horror")


def walked(state: State, way: Way) -> tuple[State, list[Event], bool]:
    """The rules' own account of a way: the table afterwards, the tests, and whether anything nobody announced (a
    failed test, a card of the Keeper, another question) has ended it."""
    game, table = mansions(), state.clone()
    order = [one.monster for one in way.dangers]
    tested: list[Event] = []
    for act in way.acts:
        if table.decision is None or table.decision.kind != "step" or game.check(table, (act,)) is not None:
            return table, tested, True
        answer: tuple[str, ...] = (act,)
        while True:
            table.log = []
            game.step(table, answer)
            for event in table.log:
                tested += [event] if event.type == "tested" else []
                if event.type in ("mythos_played", "step_wasted", "fizzled") or (
                    event.type == "tested" and not event["passed"]
                ):
                    return table, tested, True
            asked = table.decision
            if asked is None or asked.kind == "step":
                break
            names = [one.id for one in game.options(table)]
            if asked.kind in ("evade_order", "horror_order"):
                answer = (min(names, key=lambda name: order.index(name.rpartition(":")[2])),)
            elif asked.kind in CALM:
                answer = (CALM[asked.kind],)
            elif asked.min == 0:
                answer = ()
            else:
                return table, tested, True
    return table, tested, False


def told(one: Danger) -> tuple[str, int]:
    """A danger as an event tells it: the kind of test, and the value of its sum."""
    assert one.sum is not None
    return {"lock": ""}.get(one.kind, one.kind), one.sum.value


@soaks
def test_what_a_way_tells_is_what_the_rules_then_ask() -> None:  # MM-MOV, MM-EVA.1, MM-HOR.1, MM-LCK.2, MM-EFF.9
    """On many tables a way drawn by lot is walked: the tests come as they were told, with their values, up to the
    first that nobody could know (a lock unseen) or that fails; where nothing came between one stands at its end."""
    luck, compared, arrived = Luck(5), 0, 0
    for state in turns(soak(150, 2_000)):
        seat = state.seat_of(state.active)
        walker = Walker(mansions().view(state, seat), state.options.story)
        reach = walker.reach()
        if not reach:
            continue
        ways = sorted(reach.values(), key=lambda way: len(way.dangers))
        way = ways[below(luck, len(ways))] if below(luck, 2) else ways[-1]
        after, tests, ended = walked(state, way)
        known = [one for one in way.ahead if one.kind in TESTS]
        unknown = next((at for at, one in enumerate(known) if one.sum is None), len(known))
        expected = [told(one) for one in known[:unknown]]
        found = [(str(event["kind"]), int(event["value"])) for event in tests]
        if not ended and unknown == len(known):
            assert after.people[state.active].at == way.goal, way
            assert found == expected, way
            arrived += 1
        else:
            least = min(len(found), len(expected))
            assert found[:least] == expected[:least], way
        compared += len(found)
    assert compared > soak(20, 300) and arrived > soak(20, 300)


@soaks
def test_whatever_can_be_walked_is_in_reach() -> None:
    """Every step and run that is open to somebody is a way of one space, and no other is."""
    for state in turns(soak(80, 600)):
        seat = state.seat_of(state.active)
        walker = Walker(mansions().view(state, seat), state.options.story)
        open_ = {one.id.split(":")[1] for one in mansions().options(state) if one.id.split(":")[0] in ("move", "run")}
        near = {way.goal for way in walker.reach().values() if len(way.spaces) == 1}
        if not state.people[state.active].hidden:
            assert near == open_


HALL = """
investigators:
  i1: {who: august_bray, at: gh1, skill: 0}
monsters: {m1: {kind: lampbearer, at: gh1}, m2: {kind: sodden, back: 2, at: ki1}}
"""


def walker_of(table: Table, seat: str = "i1") -> Walker:
    return Walker(table.session.view(seat), TALE)


def kinds(way: Way) -> list[str]:
    return [one.kind for one in way.dangers]


def test_whoever_stands_beside_one_is_told_first_with_chance_and_price() -> None:
    way = walker_of(Table(HALL)).reach()["gh2"]
    evade = way.dangers[0]
    assert (evade.kind, evade.monster, evade.number, evade.step) == ("evade", "m1", 1, 1)
    assert evade.sum is not None and 1 <= evade.value <= 9 and evade.rolls and not way.safe
    assert evade.fails.may and evade.fails.damage[0] <= evade.fails.damage[1], "its back is unknown"


def test_the_third_space_spends_the_action() -> None:
    table = Table(HALL.replace("m1: {kind: lampbearer, at: gh1}, ", ""))
    walker = walker_of(table)
    far = [way for way in walker.reach().values() if len(way.spaces) == 3]
    assert far and all(way.spends_action and way.acts[-1].startswith("run:") for way in far)
    assert all("action" in kinds(way) for way in far)
    near = [way for way in walker.reach().values() if len(way.spaces) < 3]
    assert not any(way.spends_action for way in near)


def test_of_equal_ways_the_safest_comes_first() -> None:
    """Whichever way there is past somebody, one that meets nobody and is no longer is drawn before it."""
    for state in turns(40):
        walker = Walker(mansions().view(state, state.seat_of(state.active)), state.options.story)
        for space in walker.board.places[::5]:
            ways = walker.ways((space,))
            assert [way.risk for way in ways] == sorted(way.risk for way in ways)
            assert len({len(way.spaces) for way in ways}) <= 1


def test_a_far_room_is_told_whole_and_walked_as_far_as_the_turn_goes() -> None:
    table = Table(HALL.replace("m1: {kind: lampbearer, at: gh1}, ", ""))
    walker = walker_of(table)
    way = max(
        (found[0] for space in walker.board.places if (found := walker.ways((space,)))), key=lambda one: len(one.spaces)
    )
    assert not way.whole and way.within == 3 and len(way.acts) == 3
    assert {one.step for one in way.ahead} <= {1, 2, 3}


def test_what_is_sealed_is_said_to_be() -> None:
    table = Table("investigators: {i1: {who: august_bray, at: gh1, skill: 0}}")
    walker = walker_of(table)
    house = walker.house
    sealed = list(walker.view.sealed)
    for room in house.rooms.values():
        if not walker.ways(room.spaces) and walker.person.at not in room.spaces:
            shut = walker.shut(room.spaces)
            assert shut is not None and shut.stops and shut.door in sealed


def test_a_hidden_one_comes_out_first() -> None:
    spot = mansions().view(Table("investigators: {i1: {who: august_bray, at: gh1}}").state, "i1")
    at = Walker(spot, TALE).house.features["hiding_spot"][0]
    table = Table(f"investigators: {{i1: {{who: august_bray, at: {at}, hidden: true}}}}", moves=2)
    way = next(iter(walker_of(table).reach().values()))
    assert way.acts[0] == "leave" and walker_of(table).steps == 2
