"""What the Keeper could do to whom is told before: no monster comes, and no action touches, where it was not said."""

from __future__ import annotations

from game.mansions.cards.story import stories, story
from game.mansions.play.reach import action_reach, income, monster_reach
from game.mansions.rules import lookup
from game.mansions.text.quarters import MIDDLE, QUARTERS, quarter_of
from game.mansions.verbs.compiled import mansions
from tests.lengths import soak, soaks
from tests.mansions.moments import moments
from tests.mansions.plays import Table

TALE = "glass_tide"
LAID = {"fire_laid": "room", "dark_laid": "room", "room_locked": "room", "monster_placed": "at", "corpse_laid": "at"}


@soaks
def test_no_monster_comes_where_it_was_not_said_to_come() -> None:
    """In games played by chance, whenever the Keeper walks a monster by what lies before it."""
    game, walks, touched = mansions(), 0, 0
    before: dict[str, frozenset[str]] = {}
    actions: dict[str, frozenset[str]] = {}
    threat = -1
    for state in moments(soak(1_500, 15_000), every=1):
        view = game.view(state, "investigators")
        if state.phase != "actions":
            before = {one.id: monster_reach(view, state.options.story, one.id).soon for one in state.monsters}
            threat = state.threat
            continue
        if threat < 0:
            continue
        for one in state.monsters:
            source = next(
                (str(frame.source) for frame in reversed(state.frames) if frame.program == "monster_step"), ""
            )
            if one.id in before and not one.stun and source not in ("guest", ""):
                assert one.at in before[one.id], (one.id, one.at)
                walks += 1
        actions = {card: action_reach(view, state.options.story, card).now for card in state.actions}
        touched += any(actions.values())
    assert walks > soak(3, 30) and touched > 3


HALL = """
investigators: {i1: {who: august_bray, at: gh1}}
monsters: {m1: {kind: sodden, at: gh6}, m2: {kind: pane_hound, at: gh6}, m3: {kind: sodden, at: po1, stun: 1}}
keeper: {threat: %d, actions: [%s]}
"""


def test_a_monster_goes_as_far_as_the_threat_pays() -> None:
    view = Table(HALL % (1, "command_servant")).session.view("i1")
    sodden = monster_reach(view, TALE, "m1")
    house = story(TALE).house
    assert sodden.now == frozenset(house.board.within("gh6", 2, house.may_pass("humanoid", house.sealed)))
    assert monster_reach(view, TALE, "m2").now == {"gh6"}, "it is no servant"
    assert monster_reach(view, TALE, "m3").soon == {"po1"}, "a stunned one stays"


def test_what_cannot_be_paid_yet_is_told_apart() -> None:
    view = Table(HALL % (0, "command_servant, night_hunger")).session.view("i1")
    assert income(view) == 1
    assert monster_reach(view, TALE, "m1").now == {"gh6"} < monster_reach(view, TALE, "m1").soon
    assert action_reach(view, TALE, "command_servant").now == frozenset()
    assert "gh6" in action_reach(view, TALE, "command_servant").soon
    assert action_reach(view, TALE, "whisper").soon == frozenset(), "it does not lie there"


def test_every_space_of_a_room_is_another_part() -> None:
    for name in stories():
        for room in story(name).house.rooms.values():
            parts = [quarter_of(name, space) for space in room.spaces]
            assert len(set(parts)) == len(parts), (room.id, parts)
            assert all(part in QUARTERS for part in parts) if len(parts) > 1 else parts == [""]
    assert quarter_of(TALE, "gh1") == "north_west" and quarter_of(TALE, "ul2") == MIDDLE


def test_the_income_is_one_for_each_who_set_out() -> None:
    for state in moments(20):
        assert income(mansions().view(state, None)) == len(state.people) >= len(lookup.in_play(state))
