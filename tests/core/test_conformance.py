"""Every game on the core keeps its promises: seeded random play, everything checked after every step."""

from __future__ import annotations

import pytest

from game.bigbook.rules.options import DIFFICULTIES, MODES, Options, options_of
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.cli.fuzz import fuzz
from game.core.engine.chance import Chance
from game.core.engine.conformance import BreachError, check_state, walk
from game.core.engine.players import Automatic
from game.core.engine.session import Session
from tests.core.toy_game import DuelGame, Swordsman
from tests.lengths import alike, soak, soaks

STEPS_PER_SHARD = soak(250, 6_500)
SHARDS = 4


@alike()
@pytest.mark.parametrize("shard", range(SHARDS))
def test_the_big_book_keeps_every_promise(shard: int) -> None:
    """The whole sweep is `python -m game fuzz --steps 1000000`, which `.ci/run` runs as a gate."""
    steps = 0
    for step in fuzz(STEPS_PER_SHARD, 10_000 + 1_000 * shard):
        assert isinstance(step, int), step
        steps += 1
    assert steps == STEPS_PER_SHARD


def test_the_fuzzed_games_cover_all_player_counts_difficulties_and_modes() -> None:
    seen = {(len(o.magicians), o.difficulty, o.mode) for o in map(options_of, range(36))}
    assert len(seen) == 4 * len(DIFFICULTIES) * len(MODES)


@soaks
@pytest.mark.parametrize("seed", range(soak(15, 60)))
def test_the_toy_duel_keeps_every_promise(seed: int) -> None:
    session = Session.new(DuelGame(), None, seed)
    assert sum(1 for _ in walk(session, Chance(seed))) >= 2
    assert session.over


@soaks
@pytest.mark.parametrize("seed", range(soak(15, 60)))
def test_the_toy_duel_keeps_every_promise_against_a_seat_that_plays_by_itself(seed: int) -> None:
    session = Session.new(DuelGame(), None, seed, Automatic({"moon": Swordsman()}))
    session.play_on()
    asked = {moment.state.decision.seat for moment in session.past[1:] if moment.seat == "moon"}
    for _ in walk(session, Chance(seed)):
        assert session.over or session.state.decision.seat == "sun"
    assert session.over
    assert not asked


def test_a_lost_card_is_noticed() -> None:
    session = BigBookSession.start(Options.of(3), 4)
    session.state.players[0].hand.pop()
    with pytest.raises(BreachError, match="2: "):
        check_state(big_book(), session.state)


def test_a_field_forgotten_by_clone_is_noticed() -> None:
    session = Session.new(DuelGame(), None, 3)
    session.state.scores = [1, 0]
    original = type(session.state).clone

    class Forgetful(type(session.state)):  # type: ignore[misc]
        __slots__ = ()

        def clone(self):  # type: ignore[no-untyped-def]
            other = original(self)
            other.scores = [0, 0]
            return other

    state = Forgetful()
    session.state.copy_base_to(state)
    state.scores, state.hands, state.deck = [1, 0], session.state.hands, session.state.deck
    with pytest.raises(BreachError, match="clone"):
        check_state(DuelGame(), state)


def test_a_refusal_that_leaves_something_behind_is_noticed_at_the_first_step() -> None:
    class Leaky(DuelGame):
        def check(self, state, answer):  # type: ignore[no-untyped-def]
            reason = super().check(state, answer)
            if reason is not None:
                state.scores[0] += 1
            return reason

    with pytest.raises(BreachError, match="a refused answer has changed the state"):
        next(walk(Session.new(Leaky(), None, 3), Chance(3)))
