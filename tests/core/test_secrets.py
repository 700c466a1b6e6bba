"""What a viewer may not know leaves no trace in what the viewer is shown: views, answers, refusals, the next event."""

from __future__ import annotations

import pytest

from game.bigbook.options import Options
from game.bigbook.rules import big_book
from game.bigbook.session import BigBookSession
from game.companions.chance import Chance
from game.core.rng import shuffle
from game.core.session import Session
from tests.core.toy_game import DuelGame

TRIES = ("activate:growth:1", "learn:mist_weaving", "acquire:water2", "destroy:w1", "cure:p1.hand", "ability", "end")


def _hide_differently(session: BigBookSession, seed: int) -> BigBookSession:
    """The same open table with other decks, piles, hidden pages and library spells below the top."""
    other = session.clone()
    state, chance = other.state, Chance(seed)
    for player in state.players:
        shuffle(chance, player.deck)
    for index, pile in enumerate(state.piles):
        cards = list(pile)
        shuffle(chance, cards)
        state.piles[index] = tuple(cards)
    hidden = list(state.book[state.turned + 1 : -1])
    shuffle(chance, hidden)
    state.book = (*state.book[: state.turned + 1], *hidden, state.book[-1])
    state.libraries = [(*reversed(deck[:-1]), *deck[-1:]) for deck in state.libraries]
    if state.decision is not None and state.decision.kind in ("action", "pay"):
        state.decision.options = None
    return BigBookSession(big_book(), state)


@pytest.mark.parametrize("seed", range(12))
def test_hidden_cards_change_nothing_that_is_shown(seed: int) -> None:
    session = BigBookSession.start(Options.of(2 + seed % 4), seed)
    chance = Chance(seed)
    while not session.over and session.state.turn < 14:
        other = _hide_differently(session, seed)
        assert session.view() == other.view()
        assert session.legal() == other.legal()
        for action in TRIES:
            assert session.why_not(action) == other.why_not(action)
        session.apply(big_book().random_answer(session.state, chance))


@pytest.mark.parametrize("seed", range(20))
def test_a_duellist_sees_only_the_own_hand(seed: int) -> None:
    session = Session.new(DuelGame(), None, seed)
    chance = Chance(seed)
    while not session.over:
        other = session.clone()
        hidden = other.state.hands[1]
        hidden[:] = [card % 4 + 1 for card in hidden]
        assert session.view("p1") == other.view("p1")
        for event in session.events:
            shown = session.game.show(event, "p1")
            assert shown is not None
            if event.type == "card_drawn" and event["seat"] == "p2":
                assert "card" not in shown.args
        session.apply(session.game.random_answer(session.state, chance))
