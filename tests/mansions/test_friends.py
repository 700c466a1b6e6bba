"""Friends played by the computer: they see their own side, and go about a night as people do who were there before."""

from __future__ import annotations

from dataclasses import replace

from game.core.engine.decision import Answer
from game.core.engine.players import asked_of
from game.core.engine.rng import Luck
from game.core.engine.session import Session, state_hash
from game.mansions.ai.friend import Friend, seats_of
from game.mansions.ai.keepers import company_of
from game.mansions.entry import ENTRY
from game.mansions.rules.options import Options
from game.mansions.rules.state import State
from game.mansions.verbs.compiled import mansions
from tests.cli.commands import here, played, refused
from tests.lengths import soak, soaks
from tests.mansions.disguise import twins
from tests.mansions.plays import Table


def answer(state: State) -> Answer:
    """What a friend in the seat that is asked would answer now."""
    game = mansions()
    asked = asked_of(game, state)
    return Friend(state.options.story).answer(game.view(state, asked.seat), asked, Luck(3))


@soaks
def test_a_friend_answers_alike_where_only_what_it_may_not_know_is_different() -> None:
    game, different = mansions(), 0
    for state, other in twins("friends", soak(2, 6)):
        assert answer(state) == answer(other) and game.check(state, answer(state)) is None
        different += state_hash(state) != state_hash(other)
    assert different > soak(60, 200)


WEAK = """
story: glass_tide
choices: {1: C, 2: A, 3: A, 4: A}
active: i1
round: 5
investigators:
  i1: {who: ines_marrow, at: gh1, health: 2}
  i2: {who: tobias_wren, at: gh4, has: [carving_knife]}
monsters:
  m1: {kind: sodden, at: gh1}
"""


def test_whoever_is_weak_gets_away_from_a_figure() -> None:
    act = answer(Table(WEAK).state)
    assert act[0].startswith(("move:", "hide")) and act != ("move:gh1",)


def test_an_armed_friend_comes_to_whoever_stands_beside_a_figure() -> None:
    table = Table(WEAK.replace("active: i1", "active: i2"))
    before = table.i(2).at
    table.play(*answer(table.state))
    assert before == "gh4" and table.i(2).at in ("gh1", "gh2", "gh3"), "a step nearer"


def test_a_key_goes_to_whoever_stands_nearer_to_its_lock() -> None:
    given = """
story: glass_tide
choices: {1: C, 2: A, 3: A, 4: A}
investigators:
  i1: {who: ines_marrow, at: gh1, has: [silver_key]}
  i2: {who: tobias_wren, at: gh1}
"""
    table = Table(given, phase="trade")
    assert table.asked == ("i1", "trade")
    assert answer(table.state) == (), "both are as near: it stays where it is"


def test_they_sit_in_the_last_seats_and_nobody_else_is_asked_for_them() -> None:
    assert seats_of(2, 4) == ("i3", "i4") and seats_of(0, 2) == ()
    options = replace(Options.of(2), keeper="script")
    session = Session.new(mansions(), options, 4, company_of(options, ["i2"]))
    session.play_on()
    table = ENTRY.policies["party"](4)
    for _ in range(soak(40, 400)):
        if session.over:
            break
        assert session.decision is not None and session.decision.seat == "i1"
        session.apply(table.answer(session.game, session.state))
    assert any("i2" in moment.seats for moment in session.past)
    taken = Session(session.game, session.state.clone(), company_of(options, []))
    assert not taken.players.plays(taken.decision) and "i2" not in taken.players.players, "a person has taken over"


def test_friends_play_at_the_terminal_and_no_more_of_them_than_seats() -> None:
    out = played(["end", "quit"], "--game", "mansions", "--players", 2, "--seed", 4, "--option", "friends=1")
    assert "The computer plays Tobias Wren." in out
    done = here("play", "--game", "mansions", "--players", 1, "--option", "friends=2")
    refused(done, "friends")
