"""The Big Book's nouns for scenario files: actions, answers and what can be expected."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

from game.bigbook.rules import action_id, actions
from game.bigbook.rules.kinds import KIND_OF, SEAT_OF, SEATS
from game.bigbook.rules.place import read_option
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.spells import spell_id
from game.bigbook.scenarios import position
from game.core.engine.decision import Answer, Decision, IllegalAnswer, Reason
from game.core.engine.event import Event
from game.core.engine.session import Session

from .sight import see

ALLOWED = {
    "activate": {"power", "pay", "by"},
    "learn": {"instead_of", "pay", "by"},
    "acquire": {"pay", "by"},
    "destroy": {"pay", "by"},
    "cure": {"pay", "by"},
    "ability": {"by"},
}
"""What may stand beside the action's own word."""
SPENT = ("activate:", "learn:", "acquire:", "destroy:", "cure:", "ability")
ORDER = (
    *("not-an-action", "wrong-phase", "not-your-window", "exhausted", "neutralized", "resolving", "ability-used"),
    *("not-enough", "redundant-card", "pile-empty", "library-empty", "not-face-up", "not-owned"),
    *("no-visible-madness", "curse-neutralized", "madness-not-here", "nothing-to-do", "game-over"),
)
"""When several reasons apply, the first in this order is given (scenario format)."""
REASONS = frozenset({*ORDER, "wrong-count", "not-an-option"})
"""Every reason of the rules."""

NOT_AN_ACTION = Reason("not-an-action", "BB-ACT.1")


class BigBookScenarioAdapter:
    """What the scenario runner asks of this game."""

    game = "bigbook"
    not_asked = Reason("not-your-window")
    reasons = REASONS

    def is_seat(self, word: str) -> bool:
        """Seats are p1, p2 …"""
        return word[:1] == "p" and word[1:].isdigit()

    def is_act(self, decision: Decision) -> bool:
        """A granted action is written, and paid, like any other."""
        return decision.kind == "action"

    def is_spent(self, option: str) -> bool:
        """Actions and abilities, granted ones included; ends of turns and answers do not count."""
        return option.startswith(SPENT)

    def build(self, given: Mapping[str, Any]) -> BigBookSession:
        """The position of a scenario."""
        return position.build(given)

    def act(self, session: Session, action: Any) -> list[Event]:
        """Take an action written as in the scenario format."""
        assert isinstance(session, BigBookSession)
        id_, extra = _action_id(action)
        pay = None if "pay" not in extra else _payment(session, extra["pay"])
        reason = _first_reason(session, id_, extra, pay)
        if reason is not None:
            raise IllegalAnswer(reason)
        more = [_given_up(session, extra["instead_of"])] if "instead_of" in extra else []
        return list(session.act(id_, pay, more).events)

    def answer(self, session: Session, words: Any) -> Answer:
        """The words of the file as an answer to what is asked."""
        decision = session.decision
        assert decision is not None
        if words == "pass":
            return ()
        items = words if isinstance(words, list) else [words]
        return _match(decision, [str(item) for item in items])

    def look(self, session: Session, key: str, wanted: Any, viewer: str = "") -> Any:
        """What an expectation key finds; nobody here sees more than the others."""
        assert isinstance(session, BigBookSession)
        return see(session, key, wanted)

    def is_open(self, session: Session) -> bool:
        """Whether a question waits that is not the own Action phase."""
        decision = session.decision
        return decision is not None and decision.prompt != "action"


def _action_id(action: Any) -> tuple[str, dict[str, Any]]:
    """The action's id and its further words; IllegalAnswer for what is not of the grammar."""
    if action in ("end", "pass"):
        return action, {}
    if not isinstance(action, dict):
        raise IllegalAnswer(NOT_AN_ACTION)
    verbs = [key for key in action if key in ALLOWED]
    words = ("power", "by", "instead_of", *verbs)
    if len(verbs) != 1 or not all(isinstance(action.get(key, ""), str) for key in words):
        raise IllegalAnswer(NOT_AN_ACTION)
    verb = verbs[0]
    extra = {key: value for key, value in action.items() if key != verb}
    if not ALLOWED[verb].issuperset(extra) or extra.get("by", "p1") not in SEATS:
        raise IllegalAnswer(NOT_AN_ACTION)
    if verb == "ability":
        if action[verb] != "true":
            raise IllegalAnswer(NOT_AN_ACTION)
        return actions.ABILITY, extra
    if verb == "activate":
        return action_id.written(verb, action[verb], action.get("power", "1")), extra
    return action_id.written(verb, action[verb]), extra


def _given_up(session: BigBookSession, spell: str) -> Answer:
    """The answer to the question that follows: which spell makes room (BB-LRN.8)."""
    assert session.decision is not None
    return (spell_id(SEAT_OF[session.decision.seat], spell),)


def _payment(session: BigBookSession, words: Any) -> tuple[str, ...]:
    """Card places; a bare kind means the first place where such a card can pay."""
    left = Counter({option.id: option.count for option in session.payable()})
    chosen: list[str] = []
    for word in words if isinstance(words, list) else [words]:
        name = str(word)
        if name in KIND_OF:
            name = next((id_ for id_, count in left.items() if count > 0 and read_option(id_).name == word), name)
        left[name] -= 1
        chosen.append(name)
    return tuple(chosen)


def _first_reason(
    session: BigBookSession, id_: str, extra: Mapping[str, Any], pay: tuple[str, ...] | None
) -> Reason | None:
    found = [session.why_not(id_, extra.get("by"))]
    act = actions.parse(id_)
    decision = session.decision
    if pay is not None and act is not None and decision is not None and act.verb not in actions.SIMPLE:
        found.append(session.check_payment(id_, pay))
    if "instead_of" in extra and decision is not None:
        owned = session.state.players[SEAT_OF[decision.seat]].spells
        if extra["instead_of"] not in owned:
            found.append(Reason("not-owned", "BB-LRN.8", {"spell": extra["instead_of"]}))
    reasons = [reason for reason in found if reason is not None]
    return min(reasons, key=lambda reason: ORDER.index(reason.key)) if reasons else None


def _match(decision: Decision, words: list[str]) -> Answer:
    """Option ids for the words: a whole id, or its last part (a kind, a spell) where that is open."""
    left = Counter({option.id: option.count for option in decision.options or ()})
    chosen: list[str] = []
    for word in words:
        ids = [id_ for id_, count in left.items() if count > 0 and word in (id_, read_option(id_).name)]
        if not ids:
            raise IllegalAnswer(Reason("not-an-option", "BB-CLR.2", {"n": decision.max}))
        left[ids[0]] -= 1
        chosen.append(ids[0])
    return tuple(chosen)
