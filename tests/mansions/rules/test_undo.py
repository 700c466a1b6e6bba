"""What taking back tells: nothing of the Keeper's hand. A window that was passed and none at all look alike."""

from __future__ import annotations

import pytest

from game.core.engine.session import Session
from game.mansions.ai.keepers import keeper_of
from game.mansions.entry import ENTRY
from game.mansions.rules.state import State
from game.mansions.verbs.compiled import mansions
from tests.lengths import alike, soak

VIEWER = "investigators"
SEED = 1000
OWN = {"act_declared", "investigator_moved", "turn_ended", "turn_began"}
"""What is heard of an investigator's plain step and of the end of a turn, whatever the Keeper holds."""


def night(seed: int, players: int) -> Session:
    """A game whose Keeper plays by the script, as at the terminal."""
    options = ENTRY.options_from({"players": players, "keeper": "script", "story": "glass_tide"})
    session = Session.new(mansions(), options, seed, keeper_of(options))
    session.play_on()
    return session


def without_a_hand(session: Session) -> Session:
    """The same table, with a Keeper who holds no card: no window opens."""
    twin = session.clone()
    state: State = twin.state
    state.mythos_deck, state.mythos_hand = (*state.mythos_deck, *state.mythos_hand), ()
    state.trauma_deck, state.trauma_hand = (*state.trauma_deck, *state.trauma_hand), ()
    return twin


def undo_says(session: Session) -> tuple[bool, str, int]:
    """All that the table says of taking back: whether it can be, what bars it, and how many steps there are."""
    return session.can_undo, session.undo_barrier, len(session.past)


@alike()
@pytest.mark.parametrize("players", [2, 3])
def test_a_window_that_was_passed_looks_like_none(players: int) -> None:  # MM-SEC.3, MM-MYT.4
    """Whole games: wherever the investigators hear the same with a Keeper without cards, undo says the same."""
    passed = 0
    for seed in range(SEED, SEED + soak(3, 18)):
        session, party = night(seed, players), ENTRY.policies["party"](seed)
        while not session.over:
            answer = party.answer(session.game, session.state)
            twin = without_a_hand(session)
            session.apply(answer)
            twin.apply(answer)
            if twin.shown(VIEWER) == session.shown(VIEWER):
                assert undo_says(twin) == undo_says(session), (seed, answer, session.past[-1].answers)
                passed += len(session.past[-1].answers) > len(twin.past[-1].answers)
    assert passed > 5, "now and then the Keeper really was asked, and passed"


@alike()
@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_silent_pass_of_the_other_side_never_bars(players: int) -> None:  # MM-SEC.3
    """Whole games: a step says `other_side` only where the investigators heard what the Keeper did in it. The nights
    in which the undo button once betrayed an Omen that was not played are among them (1001, with two)."""
    silent = 0
    for seed in range(SEED + 1, SEED + 1 + soak(2, 12)):
        session, party = night(seed, players), ENTRY.policies["party"](seed)
        while not session.over:
            outcome = session.apply(party.answer(session.game, session.state))
            moment = session.past[-1]
            by_keeper = [answer for answer, seat in zip(moment.answers, moment.seats, strict=True) if seat == "keeper"]
            silent += bool(by_keeper) and not any(by_keeper)
            if outcome.barrier == "other_side":
                heard = {event.type for event in session.shown(VIEWER)} - OWN
                assert any(by_keeper) and heard, (seed, moment.answers)
    assert silent, "the Keeper was asked now and then, and passed"


def test_what_the_keeper_does_bars_taking_it_back() -> None:
    """An Omen that is played is the other side's answer: everybody has heard it."""
    for seed in range(SEED, SEED + 40):
        session, party = night(seed, 2), ENTRY.policies["party"](seed)
        while not session.over:
            session.apply(party.answer(session.game, session.state))
            told = {event.type for event in session.shown(VIEWER)}
            if "mythos_played" in told:
                assert session.undo_barrier in ("other_side", "random", "revealed")
                if session.undo_barrier == "other_side":
                    return
    raise AssertionError("no Omen was played without a die")
