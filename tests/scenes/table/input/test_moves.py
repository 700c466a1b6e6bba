"""Events alone bring the view model to exactly what the engine projects, over whole random games."""

from __future__ import annotations

import pytest

from scenes.bigbook.table.model import table_view
from scenes.bigbook.table.model.table_view import differences, from_view, settle
from tests.lengths import alike
from tests.scenes.table.follow import follow, start


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
