"""What a payment lost that other cards would not have lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from game.bigbook.play.card_kinds import value_of
from game.bigbook.rules.place import read_option
from game.bigbook.rules.session import BigBookSession
from game.core.engine.session import HistoryEntry, Session


@dataclass(frozen=True, slots=True)
class Waste:
    """So many elements were lost beyond the cost, and the cards (as option ids) that would have lost least."""

    lost: int
    cheaper: tuple[str, ...]


def wasted(session: Session, steps: Sequence[HistoryEntry]) -> Waste | None:
    """The last avoidable loss among some steps of a game; None where every payment was as cheap as could be."""
    found = (_of_step(BigBookSession(session.game, one.state), one) for one in reversed(steps))
    return next((one for one in found if one is not None), None)


def _of_step(before: BigBookSession, step: HistoryEntry) -> Waste | None:
    asked = before.decision
    if asked is None or asked.kind != "action" or len(step.answers) < 2:  # with one way only nothing is asked
        return None
    action, paid = step.answers[0][0], step.answers[1]
    cost, ways = before.cost(action).total, before.suggest_payments(action)
    if not cost or not ways or before.check_payment(action, paid) is not None:
        return None
    best = min(ways, key=_worth)
    return Waste(_worth(paid) - cost, best) if _worth(best) < _worth(paid) else None


def _worth(cards: Sequence[str]) -> int:
    return sum(value_of(read_option(card).name) for card in cards)
