"""What everybody may see, what nobody may, and the rulebook's advice where a program can follow it."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace

import pytest

from game.bigbook.catalogue import catalogue
from game.bigbook.play.threats import dangers
from game.bigbook.rules.kinds import ELEMENTS, KIND_NAMES
from game.bigbook.rules.options import DEFAULT_PARTY, Options
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State


def playing(seed: int = 4, players: int = 3) -> BigBookSession:
    """A game with cards in every zone."""
    session = BigBookSession.start(Options.of(players), seed)
    for player in session.state.players:
        player.discard = [1, 5, 0]
        player.support = [7]
    return session


def test_hands_and_discard_piles_lie_open() -> None:
    """BB-INF.1, BB-INF.3, A-57: the own pile, and the others' too; every seat sees the same table."""
    session = playing()
    for player, shown in zip(session.state.players, session.view("p1").players, strict=True):
        assert shown.discard == tuple(KIND_NAMES[kind] for kind in player.discard)
        assert shown.hand == tuple(KIND_NAMES[kind] for kind in player.hand)
    assert session.view("p1") == session.view("p2") == session.view(None)


def _decks(state: State) -> None:
    for player in state.players:
        player.deck.reverse()


def _piles(state: State) -> None:
    state.piles = [tuple(reversed(pile)) for pile in state.piles]


def _pages(state: State) -> None:
    hidden = list(state.book[state.turned + 1 : -1])
    state.book = (*state.book[: state.turned + 1], *reversed(hidden), state.book[-1])


def _library(state: State) -> None:
    for element, deck in enumerate(state.libraries):
        others = [spell.id for spell in catalogue().spells.values() if spell.element == element and not spell.basic]
        state.libraries[element] = (*others[: len(deck) - 1], deck[-1])


@pytest.mark.parametrize("change", [_decks, _piles, _pages, _library])
def test_secrets_are_not_in_the_view(change: Callable[[State], None]) -> None:
    """BB-INF.2, BB-SET.12, BB-SET.15: orders of decks and piles, unturned pages, spells below the top."""
    session = playing()
    before, state = session.view(), session.state.to_json()
    change(session.state)
    assert session.state.to_json() != state
    assert session.view() == before


def test_only_cards_lie_in_the_zones() -> None:
    """BB-DRAW.7: Element cards and Madness; spells and curses never."""
    for player in playing().view().players:
        cards = {*player.hand, *player.discard, *player.support, *player.deck_makeup}
        assert cards <= set(KIND_NAMES)


def test_the_next_monsters_curses_are_known_but_not_the_monster() -> None:
    """BB-GRI.3: the preview on the right page; none on the last page."""
    session = playing()
    state = session.state
    for turned in range(1, 7):
        state.turned = turned
        view = session.view()
        wanted = catalogue().pages[state.book[turned]].curses
        assert view.preview == tuple(ELEMENTS[element] for element in wanted)
        assert (view.page, view.monster) == (state.book[turned], state.book[turned - 1])
    assert session.view().preview == ()


# ------------------------------------------------------------------------------------------------------- advice


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_default_party_is_balanced(players: int) -> None:
    """BB-TIP.1: no element much rarer than another; all four masters of an element before one comes twice."""
    party = [catalogue().magicians[name] for name in DEFAULT_PARTY[:players]]
    sums = [sum(card.deck[element] for card in party) for element in range(4)]
    assert max(sums) - min(sums) <= 3
    assert len({card.element for card in party}) == min(4, players)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_short_stack_is_warned_of(players: int) -> None:
    """BB-TIP.2: below twice the number of players."""
    view = playing(players=players).view()
    keys = [
        {danger.key for danger in dangers(replace(view, madness=count), most=9)}
        for count in (2 * players - 1, 2 * players + 1)
    ]
    assert "stack_low" in keys[0]
    assert "stack_low" not in keys[1]


def test_a_first_level_spell_uncovers_the_second() -> None:
    """BB-TIP.5, BB-LRN.5: higher levels come into sight by learning."""
    rng = random.Random(3)
    session = playing()
    while session.decision is not None and session.decision.prompt != "action":
        session.apply([option.id for option in session.legal()][: max(1, session.decision.min)])
    state = session.state
    element = rng.randrange(4)
    state.players[state.active].hand = [3 * element + 3] * 2
    if state.decision is not None:
        state.decision.options = None
    level_two = state.libraries[element][-2]
    assert catalogue().spells[level_two].level == 2
    assert session.why_not(f"learn:{level_two}") is not None
    session.act(f"learn:{state.libraries[element][-1]}")
    while session.decision is not None and session.decision.prompt != "action":
        session.apply([session.legal()[0].id])
    assert session.why_not(f"learn:{level_two}") is None
