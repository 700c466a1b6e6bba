"""An act with all that belongs to it, done on imagined tables: where it leads, and what it costs whatever luck says."""

from __future__ import annotations

from collections.abc import Sequence

from game.bigbook.rules import events
from game.bigbook.rules.actions import END, PASS
from game.bigbook.rules.events import CardMoved
from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Answer
from game.core.engine.event import Event
from game.core.engine.rng import LuckAt, seeded

from .answers import candidates
from .determinize import determinize

LUCKS = range(201, 207)
"""The seeds of the imagined tables."""
FAR = 24
"""At most so many questions are answered until somebody may act again."""


def settled(session: BigBookSession, answers: Sequence[Answer], luck: int) -> BigBookSession:
    """An imagined table once an act and all questions after it are answered: as given, then anyhow."""
    return _settle(session, answers, luck)[0]


def reshuffling(session: BigBookSession, line: Sequence[Answer]) -> tuple[str, ...]:
    """The seats whose empty deck costs a Madness by the first act of a line, whatever luck says; none where a choice
    is asked for or the turn is ended."""
    asked = session.decision
    if asked is None or asked.kind != "action" or line[0] in ((END,), (PASS,)):
        return ()
    found: tuple[str, ...] | None = None
    for luck in LUCKS:
        seats = tuple(dict.fromkeys(seat for one in _settle(session, line, luck)[1] if (seat := _refilled(one))))
        found = seats if found is None else tuple(seat for seat in found if seat in seats)
        if not found:
            return ()
    return found or ()


def _refilled(event: Event) -> str:
    """Who receives a Madness for a new deck; '' where that is not what happens."""
    told = events.read(event)
    at = isinstance(told, CardMoved) and event.type == "madness_received" and told.source == "reshuffle"
    return events.seat_of(told) if at else ""


def _settle(session: BigBookSession, answers: Sequence[Answer], luck: int) -> tuple[BigBookSession, list[Event]]:
    table = BigBookSession(session.game, determinize(session.state, LuckAt(seeded(luck))))
    given, told = list(answers), list[Event]()
    for number in range(FAR):
        answer = given[number] if number < len(given) else None
        if answer is None or table.check(answer) is not None:
            given = []
            answer = candidates(table.game, table.state, 8, 1)[0]
        told += table.apply(answer).events
        if table.decision is None or table.decision.kind == "action":
            break
    return table, told
