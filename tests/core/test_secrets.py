"""What a viewer may not know leaves no trace in what the viewer is shown: views, answers, refusals, the next event."""

from __future__ import annotations

import pytest

from game.bigbook.rules.options import Options
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State
from game.core.engine.chance import Chance
from game.core.engine.conformance import BreachError, Secrets, check_secrets
from game.core.engine.decision import Reason
from game.core.engine.event import Event
from game.core.engine.rng import HasRng, below, shuffle
from game.core.engine.session import Session
from tests.core.toy_game import SEATS, Duel, DuelGame, disguised
from tests.lengths import alike, soak, soaks

TRIES = ("activate:growth:1", "learn:mist_weaving", "acquire:water2", "destroy:w1", "cure:p1.hand", "ability", "end")


TURNED_UP = {"card_drawn", "card_revealed", "library_revealed", "page_turned", "curse_laid"}
"""Events of the Big Book that lay open, by right, what was hidden."""


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


@alike()
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


def _laid_open(event: Event, viewer: str | None) -> bool:
    """What is played or parried is for all to see, what is drawn for the owner alone."""
    return event.type in ("card_played", "card_parried") or (event.type == "card_drawn" and event["seat"] == viewer)


DUEL = Secrets(disguised, _laid_open, lambda state: ("1", "2", "3", "4"))


def play(game: DuelGame, seed: int, secrets: Secrets = DUEL) -> int:
    """A whole duel in which every state is tried for every viewer; how many trials there were."""
    session, chance, tried = Session.new(game, None, seed), Chance(seed), 0
    while not session.over:
        for viewer in (*SEATS, "day", "night", None):
            check_secrets(game, secrets, session.state, viewer, chance)
            tried += 1
        session.apply(game.random_answer(session.state, chance))
    return tried


@soaks
def test_no_viewer_of_a_duel_learns_what_is_hidden() -> None:
    assert sum(play(DuelGame(), seed) for seed in range(soak(92, 230))) >= 5 * soak(800, 2_000)


class Talkative(DuelGame):
    """Shows everybody which card was drawn."""

    def show(self, event: Event, viewer: str | None = None) -> Event | None:
        return event


class OpenHanded(DuelGame):
    """Lays one hand open in the view."""

    def view(self, state: Duel, viewer: str | None = None) -> dict[str, object]:
        return {**super().view(state, viewer), "moon": tuple(state.hands[1])}


class Hinting(DuelGame):
    """Lets the refusal tell whether the other could parry."""

    def why_not(self, state: Duel, action: str, by: str | None = None) -> Reason | None:
        other = state.hands[1 - SEATS.index(by)] if by in SEATS else []
        found = super().why_not(state, action, by)
        return Reason("would-be-parried") if found is not None and action in map(str, other) else found


@pytest.mark.parametrize(
    ("game", "said"), [(Talkative, "hears"), (OpenHanded, "the view of"), (Hinting, "the refusal of")]
)
def test_a_leak_is_found_and_named(game: type[DuelGame], said: str) -> None:
    with pytest.raises(BreachError, match=said):
        for seed in range(40):
            play(game(), seed)


@pytest.mark.parametrize("seed", range(4))
def test_the_big_book_leaks_nothing_either(seed: int) -> None:
    def disguise(state: State, viewer: str | None, luck: HasRng) -> State:
        return _hide_differently(BigBookSession(big_book(), state), below(luck, 1000)).state

    def turned_up(event: Event, viewer: str | None) -> bool:
        return event.type in TURNED_UP

    secrets = Secrets(disguise, turned_up, lambda state: TRIES)
    session = BigBookSession.start(Options.of(2 + seed), seed)
    chance, tried = Chance(seed), 0
    while not session.over and session.state.turn < 10:
        check_secrets(big_book(), secrets, session.state, "p1", chance)
        session.apply(big_book().random_answer(session.state, chance))
        tried += 1
    assert tried > 30


@pytest.mark.parametrize("seed", range(20))
def test_a_duellist_hears_only_of_the_own_draw(seed: int) -> None:
    session = Session.new(DuelGame(), None, seed)
    chance = Chance(seed)
    while not session.over:
        drawn = [event for event in session.shown("sun") if event.type == "card_drawn"]
        assert all(("card" in event.args) == (event["seat"] == "sun") for event in drawn)
        assert len(session.shown(None)) == len(session.events)
        assert not any("card" in event.args for event in session.shown(None) if event.type == "card_drawn")
        session.apply(session.game.random_answer(session.state, chance))
        assert session.shown("sun", session.past[-1]) == session.shown("sun")
