"""The chance of a test, asked of what one sees before anything is done, is the sum that the rules then reckon."""

from __future__ import annotations

import pytest

from game.core.engine.frame import Frame
from game.mansions.cards.vocabulary import ATTRIBUTES
from game.mansions.play.chances import Chances
from game.mansions.play.known import known_table
from game.mansions.rules import lookup
from game.mansions.rules.state import KEEPER
from game.mansions.rules.sums import sum_of
from game.mansions.verbs.compiled import mansions
from game.mansions.verbs.facing import to_evade
from tests.lengths import soak, soaks
from tests.mansions.moments import moments
from tests.mansions.plays import Table

KINDS = ("", "combat", "evade", "horror", "casting", "fire")
STATES = soak(60, 2_000)


@soaks
def test_every_sum_of_every_investigator_is_the_rules_own() -> None:  # MM-ATT.5
    """From the seat of whoever tests, on many tables: every attribute in every kind of test, against everybody."""
    for state in moments(STATES):
        for actor in lookup.in_play(state):
            seat = state.seat_of(actor)
            asked = Chances(mansions().view(state, seat), state.options.story)
            for monster in ("", *(one.id for one in state.monsters[:2])):
                table = state.clone()
                table.frames = [Frame("test", KEEPER, "rules", {"m": monster})] if monster else []
                for attribute in ATTRIBUTES:
                    for kind in KINDS:
                        assert asked.sum(seat, attribute, -1, kind, monster=monster, luck=True) == sum_of(
                            table, actor, attribute, -1, kind, luck=True
                        )
            beside = [one.id for one in lookup.monsters_at(state, state.people[actor].at)]
            tested = [id_ for id_ in beside if asked.evade(seat, id_) is not None]
            assert tested == ([] if asked.passes(seat, "evade") else to_evade(state, actor))


@soaks
def test_what_is_known_looks_the_same_again() -> None:
    """The table that is laid out of a view gives that view again, but for what lies hidden."""
    for state in moments(soak(30, 300), every=11):
        for viewer in ("i1", "investigators"):
            seen = mansions().view(state, viewer)
            again = known_table(seen, state.options.story)
            assert [(one.at, one.damage, one.horror, one.stun, one.items) for one in again.people] == [
                (one.at, one.damage, one.horror, one.stun, one.items) for one in state.people
            ]
            assert again.locks.keys() == state.locks.keys() and again.notes == state.notes
            unknown = [one.id for one in seen.monsters if not one.figure]
            assert [one.id for one in again.monsters if not one.known] == unknown, "no back is told by it"


ROUGH = """
investigators:
  i1: {who: august_bray, at: gh1, has: [fire_poker], stun: 1, skill: 0}
monsters: {m1: {kind: lampbearer, at: gh1}, m2: {kind: sodden, at: gh3, stun: 1}}
effects: {great_hall: [dark]}
"""


def test_darkness_and_stun_are_in_the_chance_and_are_told_apart() -> None:
    table = Table(ROUGH)
    asked = Chances(table.session.view("i1"), "glass_tide")
    fight = asked.sum("i1", "strength", 0, "combat", monster="m1")
    assert (fight.stun, fight.dark) == (-2, -2)
    assert asked.sum("i1", "strength", 0, "combat", at="ki1").dark == 0, "as it is where the test will be made"
    evade = asked.evade("i1", "m1")
    assert evade is not None and evade.dark == 0 and evade.stun == -2
    assert asked.evade("i1", "m2") is None, "who is stunned need not be evaded"


def test_a_blow_is_promised_as_a_span_of_what_may_still_be_drawn() -> None:
    table = Table(ROUGH)
    asked = Chances(table.session.view("i1"), "glass_tide")
    odds = asked.blow("i1", "m1", "fire_poker")
    assert odds is not None and 1 <= odds.least <= odds.average <= odds.most <= 9
    table.play("attack:m1:fire_poker")
    tested = [event for event in table.events("tested") if event["kind"] == "combat"]
    assert odds.least <= tested[0]["value"] <= odds.most and tested[0]["attribute"] in odds.attributes
    after = Chances(table.session.view("i1"), "glass_tide").blow("i1", "m1", "fire_poker")
    assert after is None or set(after.cards) < set(odds.cards), "what was drawn cannot come again"


@pytest.mark.parametrize("viewer", ["investigators", None])
def test_who_sees_no_omen_that_lies_face_down_is_told_none(viewer: str | None) -> None:
    """Only its owner hears of it; the open sum goes without."""
    for state in moments(200, every=5):
        seen = mansions().view(state, viewer)
        assert all(not one.mythos for one in known_table(seen, state.options.story).people)
