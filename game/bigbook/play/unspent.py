"""What somebody would leave undone who ends a turn, or passes a granted action, before anything was done with it."""

from __future__ import annotations

from game.bigbook.play import forecast
from game.bigbook.rules.action_id import read
from game.bigbook.rules.actions import END, PASS
from game.bigbook.rules.place import read_option
from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Decision

GRANTED = "granted_action"
"""The prompt of an action that somebody else has given."""
WEIGHTY = ("destroy", "activate", "cure", "learn", "acquire", "ability")
"""Kinds of acts, those first that are missed most."""


def untouched(session: BigBookSession, now: Decision) -> bool:
    """Whether whoever may act now has done nothing yet in this turn; of granted actions: with these."""
    for moment in reversed(session.past):
        asked: Decision | None = moment.state.decision
        if moment.state.turn != session.state.turn:
            return True
        if asked is None or asked.kind != "action" or (asked.seat, asked.prompt) != (now.seat, now.prompt):
            continue
        if now.prompt == GRANTED and asked.source != now.source:
            continue
        if moment.answers[0] not in ((END,), (PASS,)):
            return False
    return True


def left_undone(session: BigBookSession) -> str:
    """The weightiest act that is still possible, of use and payable without a friend's support; '' where there is none,
    nobody may act, or something has been done already: many end a turn with cards left, and mean it."""
    now = session.decision
    if now is None or now.kind != "action" or not untouched(session, now):
        return ""
    found: dict[tuple[str, str], list[str]] = {}
    for option in session.legal():
        act = read(option.id)
        if act.verb in WEIGHTY and _payable_alone(session, now.seat, option.id):
            found.setdefault((act.verb, act.target), []).append(option.id)
    for same in sorted(found.values(), key=lambda same: WEIGHTY.index(read(same[0]).verb)):
        if read(same[0]).verb not in ("activate", "ability") or not forecast.does_nothing(session, same):
            return same[0]
    return ""


def _payable_alone(session: BigBookSession, seat: str, action: str) -> bool:
    ways = session.suggest_payments(action)
    return any(all(read_option(card).seat == seat for card in way) for way in ways)
