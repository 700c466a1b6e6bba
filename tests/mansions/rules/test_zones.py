"""Who sees what on the table of the second game (SEC), row by row of the table of knowledge."""

from __future__ import annotations

import pytest

from game.core.engine.rng import Luck
from game.core.engine.zones import Seen
from game.mansions.rules.invariants import breaches
from game.mansions.rules.options import Character, Options
from game.mansions.rules.setup import new_state
from game.mansions.rules.state import Monster, State
from game.mansions.rules.zones import dealt_anew, heaps, side_of, zones

VIEWERS = ("i1", "i2", "keeper", "investigators", None)


def table(seed: int = 3) -> State:
    return new_state(Options((Character("kasimir_holt", 1, 1), Character("aude_linnet", 2, 1))), seed)


def seen(state: State, viewer: str | None) -> dict[str, Seen]:
    return {one.name: one for one in zones().project(state, heaps(state), viewer)}


def who_sees(state: State, name: str) -> set[str | None]:
    return {viewer for viewer in VIEWERS if seen(state, viewer)[name].cards is not None}


def test_sides() -> None:
    assert [side_of(seat) for seat in ("i1", "i4", "keeper", "investigators")] == [
        "investigators", "investigators", "keeper", "investigators",
    ]  # fmt: skip


@pytest.mark.parametrize(
    "name", ["i1.items", "i2.trauma", "actions", "dropped.kitchen", "top.nursery", "mythos_discard"]
)
def test_what_everybody_sees(name: str) -> None:
    assert who_sees(table(), name) == set(VIEWERS)


@pytest.mark.parametrize("name", ["answers", "mythos_hand", "trauma_hand", "pile.kitchen", "out", "supply.silt"])
def test_what_only_the_keeper_sees(name: str) -> None:
    """MM-SEC.3, MM-SKE.6, A-79."""
    assert who_sees(table(), name) == {"keeper"}


@pytest.mark.parametrize(
    "name", ["mythos_deck", "trauma_deck", "combat_beast", "spell_mending", "i2.mending", "events"]
)
def test_what_nobody_sees(name: str) -> None:
    """MM-SET.7, MM-SEC.1; the back of a spell is unknown to its owner, too (MM-SPL.6)."""
    assert who_sees(table(), name) == set()


def test_hands_are_counted_and_piles_are_not() -> None:
    """MM-HND.1, A-80: the height of a pile would betray clues."""
    mine = seen(table(), "i1")
    assert mine["mythos_hand"] == Seen("mythos_hand", 2, None)
    assert mine["i2.mending"] == Seen("i2.mending", 1, None)
    assert mine["pile.kitchen"] == Seen("pile.kitchen", None, None)
    assert seen(table(), "keeper")["pile.kitchen"].count == 2


def test_a_card_lying_face_down_is_for_its_owner_and_the_keeper() -> None:
    """MM-MYT.9."""
    state = table()
    state.mythos_hand, state.people[0].mythos = (), state.mythos_hand
    assert who_sees(state, "i1.mythos") == {"i1", "keeper"}


def test_a_lock_is_seen_and_known_once_it_is_turned_up() -> None:
    """MM-LCK.1, MM-LCK.6."""
    state = table()
    assert seen(state, None)["lock.library"] == Seen("lock.library", 1, None)
    assert who_sees(state, "lock.library") == {"keeper"}
    state.open_locks = ("library",)
    assert who_sees(state, "lock.library") == set(VIEWERS)
    assert who_sees(state, "lock.study") == {"keeper"}


def test_an_obstacle_turned_up_lies_open_and_what_is_below_does_not() -> None:
    """MM-OBS.5."""
    state = table()
    state.open_tops = ("nursery",)
    assert seen(state, "i1")["top.nursery"].cards == ("music_box",)
    assert seen(state, "i1")["pile.nursery"].cards is None


def test_the_back_of_a_figure_is_open_once_seen() -> None:
    """MM-SEC.2, A-90."""
    state = table()
    state.supply["silt"] = state.supply["silt"][1:]
    state.monsters.append(Monster("m1", "silt_1", "ob1"))
    assert who_sees(state, "m1.back") == {"keeper"}
    state.monsters[0].known = True
    assert who_sees(state, "m1.back") == set(VIEWERS)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_what_is_hidden_may_as_well_be_something_else(viewer: str | None) -> None:
    """Dealt anew the table looks the same to the viewer, holds together, and is another one."""
    others: set[tuple[str, ...]] = set()
    for seed in range(40):
        state = table(seed)
        state.mythos_hand, state.people[1].mythos = state.mythos_hand[:1], state.mythos_hand[1:]
        before = state.to_json()
        other = dealt_anew(state, viewer, Luck(seed))
        assert breaches(other) == []
        assert seen(other, viewer) == seen(state, viewer)
        assert state.to_json() == before
        assert (other.mythos_hand == state.mythos_hand) or viewer != "keeper"
        others.add(other.mythos_deck)
    assert len(others) == 40


def test_the_answers_change_nothing_that_investigators_see_before_they_explore() -> None:
    """MM-CMP.11: of the trail and the objective nothing shows; choice 3 and 4 show by an obstacle and an action."""
    tables: dict[tuple[str, str], list[State]] = {}
    for seed in range(400):
        state = table(seed)
        tables.setdefault((state.answers[3], state.answers[4]), []).append(state)
    for alike in tables.values():
        assert len({state.answers[1] + state.answers[2] for state in alike}) == 6
        looks = {repr(sorted(seen(state, "i1").items())) for state in alike}
        assert len(looks) == 1
