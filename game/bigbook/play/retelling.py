"""A game told once more from its beginning: its steps are played again, so that what was taken back does not count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from game.bigbook.view import TableView
from game.core.engine.event import Event
from game.core.engine.session import Session

Step = tuple[Sequence[Event], TableView]
"""What everybody heard of one step, and the table after it."""


def steps_of(session: Session) -> Iterator[Step]:
    """A game's steps played again, so that what was taken back does not count; first the table it begins with."""
    first = (session.past[0].state if session.past else session.state).clone()
    yield (), session.game.view(first)
    again = Session(session.game, first)
    for moment in session.past:
        again.apply_all(moment.answers)
        yield again.shown(), again.view()
