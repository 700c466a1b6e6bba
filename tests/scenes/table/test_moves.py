"""Events alone bring the view model to exactly what the engine projects, over whole random games."""

from __future__ import annotations

import random

import pytest

from game.bigbook.rules.options import MAGICIANS, Options
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.session import BigBookSession
from game.core.engine.rng import LuckAt
from scenes.bigbook.table.model import table_view
from scenes.bigbook.table.model.table_view import differences, from_view, settle
from tests.lengths import alike


def start(seed: int, players: int, difficulty: str = "easy", mode: str = "normal") -> BigBookSession:
    names = random.Random(seed).sample(MAGICIANS, players)
    return BigBookSession.start(Options(tuple(names), difficulty, mode), seed)


def follow(seed: int, players: int, steps: int, mode: str = "normal") -> int:
    """Play at random and compare after every step; gives the number of steps."""
    session = start(seed, players, "hard", mode)
    game, rng = big_book(), LuckAt(seed * 7919 + 1)
    model = from_view(game.view(session.opening))
    for step in range(steps):
        for event in session.events:
            table_view.apply(model, event)
        view = session.view()
        found = differences(model, view)
        assert not found, (step, found, session.events)
        settle(model, view)
        assert not differences(model, view)
        if session.decision is None:
            return step
        session.apply(game.random_answer(session.state, rng))
    return steps


@alike(3)
@pytest.mark.parametrize("seed", range(30))
def test_events_tell_the_whole_story(seed: int) -> None:
    mode = ("normal", "terror", "nightmare")[seed % 3]
    assert follow(seed, 2 + seed % 4, 400, mode) > 10


def test_cards_keep_their_identity_while_they_lie_open() -> None:
    session = start(3, 2)
    model = from_view(session.view())
    seat = model.seats[session.view().active]
    before = {card.uid: card.kind for card in seat.hand}
    settle(model, session.view())
    assert {card.uid: card.kind for card in seat.hand} == before


def test_undo_gives_cards_back_the_same_identity() -> None:
    session = start(5, 3)
    model = from_view(session.view())
    options = [option.id for option in session.legal() if option.id.startswith(("acquire", "destroy", "learn"))]
    payable = next((option for option in options if session.why_not(option) is None), None)
    if payable is None:
        payable = next(option.id for option in session.legal() if option.id not in ("end", "ability"))
    hand = {card.uid for seat in model.seats.values() for card in seat.hand}
    session.act(payable)
    for event in session.events:
        table_view.apply(model, event)
    session.undo()
    settle(model, session.view())
    assert {card.uid for seat in model.seats.values() for card in seat.hand} & hand
    assert not differences(model, session.view())
