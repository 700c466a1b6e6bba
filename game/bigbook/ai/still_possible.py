"""Whether a goal can still be reached in the turn that stands: a small search through what people may answer."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from game.bigbook.rules.session import BigBookSession
from game.core.engine.session import state_hash

from .answers import candidates

BUDGET = 400
"""So many answers are tried at most (about 0.3 ms each)."""
CHOICES, PAYMENTS = 8, 2
"""At most so many answers to a choice and ways to pay for an act are tried."""


def still_possible(session: BigBookSession, reached: Callable[[BigBookSession], bool]) -> bool | None:
    """Whether some answers lead from here to a table of which `reached` holds, before the turn after this one is
    played; None where more would have to be tried than `BUDGET`."""
    turn, tried = session.state.turn, 0
    tables, seen = deque([session]), {state_hash(session.state)}
    while tables:
        table = tables.popleft()
        if table.decision is None or table.state.turn != turn:
            continue
        for answer in candidates(table.game, table.state, CHOICES, PAYMENTS):
            if tried == BUDGET:
                return None
            tried += 1
            after = BigBookSession(table.game, table.state.clone())
            after.apply(answer)
            if reached(after):
                return True
            mark = state_hash(after.state)
            if mark not in seen:
                seen.add(mark)
                tables.append(after)
    return False
