"""The second game's nouns for scenario files: acts and answers as they are written, and what can be expected.

An act or an answer is a word (`explore`, `no-token`, `gh3`), a list of words, or a mapping whose first key says what is
done; its other keys answer the questions that follow at once, in the order of the file: `{trauma: bolt, to: gh4}`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from game.core.engine.decision import Answer, Decision, IllegalAnswer, Reason
from game.core.engine.event import Event
from game.core.engine.session import Session
from game.core.lessons.scenario import ScenarioFailedError
from game.mansions.rules.refusals import REASONS
from game.mansions.rules.state import KEEPER_SEAT, State

from .expectations import see
from .given import SEATS
from .position import build

OWN_TIME = ("step", "next_investigator", "trade", "puzzle", "keeper_action", "strike")
"""Kinds of decisions at which a step of a scenario may end: here the next `do` comes."""
MOVED = ("path",)
"""Kinds of decisions that ask space by space; `to` names where the way ends."""
PASS = "pass"

NOT_AN_ACT = Reason("not-an-action", "MM-ACT.1")


@dataclass(frozen=True, slots=True)
class Wish:
    """What a step of the file wants: the answers that would do (the first that is offered counts), who is to give it,
    and the words for the questions that follow."""

    words: tuple[str, ...]
    by: str = ""
    more: tuple[tuple[str, Any], ...] = ()


class MansionsNouns:
    """What the scenario runner asks of this game."""

    game = "mansions"
    not_asked = Reason("not-your-turn", "MM-RND.2")
    reasons = REASONS

    def is_seat(self, word: str) -> bool:
        """Seats are i1 … i4 and keeper."""
        return word in SEATS or word == KEEPER_SEAT

    def is_act(self, decision: Decision) -> bool:
        """Every answer is written like an act: it may say more than one thing."""
        return True

    def is_spent(self, option: str) -> bool:
        """Whatever an investigator does in its turn."""
        return option.partition(":")[0] in VERBS

    def build(self, given: Mapping[str, Any]) -> Session:
        """The position of a scenario."""
        return build(given)

    def act(self, session: Session, action: Any) -> list[Event]:
        """Take an act or give an answer as written in the file."""
        wish = _read(action, _asked(session.state))
        if wish.by and (session.decision is None or wish.by != session.decision.seat):
            raise IllegalAnswer(self.not_asked)
        first = _first(session, wish, action)
        return list(session.apply_all(_with_more(session, first, wish.more)).events)

    def answer(self, session: Session, words: Any) -> Answer:
        """The words of the file as an answer to what is asked."""
        return _first(session, _read(words), words)

    def look(self, session: Session, key: str, wanted: Any, viewer: str = "") -> Any:
        """What an expectation key finds, for the referee or as a viewer may see it."""
        return see(session, key, wanted, viewer)

    def is_open(self, session: Session) -> bool:
        """Whether a question waits that is nobody's own time."""
        decision = session.decision
        return decision is not None and decision.kind not in OWN_TIME


# -------------------------------------------------------------------------------------------------------------- reading


def _id(verb: str, value: str, rest: dict[str, Any]) -> str:
    """The id of the answer that a mapping names, further words used up that belong to it."""
    if verb in ("move", "run"):
        carried = rest.pop("drag", "")
        return f"{verb}:{value}" + {"": "", "true": ":drag", "double": ":double"}.get(carried, f":{carried}")
    if verb == "attack":
        return f"attack:{value}:{rest.pop('with', '')}"
    if verb == "strike":
        return f"strike:{value}:{rest.pop('at', '')}"
    if verb == "give":
        return f"give:{value}:{rest.pop('to', '')}"
    if verb == "puzzle":
        return value if value == "stop" else ":".join(["puzzle", *value.split()])
    if verb in BARE or (verb in EITHER and value == "true"):
        return verb
    return value if verb in ("step", "place", "next") else f"{verb}:{value}"


BARE = ("ability", "token", "explore", "burn", "end")
"""What is written `{explore: true}`, or as the word alone."""
EITHER = ("hide", "leave", "escape")
"""What takes a movement step (`true`, or the word alone), or the action (`action`)."""
VERBS = ("move", "run", "explore", "use", "ability", "cast", "attack", "drop", "hide", "leave", "barrier", "burn",
         "puzzle", "step", "token", "escape", "end", "give", "action", "guest", "mythos", "trauma", "strike", "place",
         "next")  # fmt: skip


def _read(action: Any, kind: str = "") -> Wish:
    """The wish of a step at a kind of question. IllegalAnswer for what is not of the grammar."""
    if isinstance(action, str):
        return Wish((action,))
    if isinstance(action, list):
        if not all(isinstance(word, str) for word in action):
            raise IllegalAnswer(NOT_AN_ACT)
        return Wish(tuple(action))
    if not isinstance(action, dict) or not action:
        raise IllegalAnswer(NOT_AN_ACT)
    rest = dict(action)
    verb = next(iter(rest))
    value = rest.pop(verb)
    by = rest.pop("by", "")
    if verb not in VERBS or not isinstance(by, str):
        raise IllegalAnswer(NOT_AN_ACT)
    if verb == "drop":
        return Wish(("drop",), by, (("drop", value), *rest.items()))
    if verb == "trauma" and kind == "keeper_action" and isinstance(rest.get("on"), str):
        return Wish((f"trauma:{value}:{rest.pop('on')}",), by, tuple(rest.items()))
    words = ("drag", "with", "at") if verb in ("move", "run", "attack", "strike") else ("to",) if verb == "give" else ()
    if not isinstance(value, str) or not all(isinstance(rest.get(word, ""), str) for word in words):
        raise IllegalAnswer(NOT_AN_ACT)
    return Wish((_id(verb, value, rest),), by, tuple(rest.items()))


def _first(session: Session, wish: Wish, action: Any) -> Answer:
    """The answer to what is asked now. IllegalAnswer with the reason of the rules where it is refused."""
    decision = session.decision
    if decision is None:
        raise IllegalAnswer(Reason("game-over", "MM-OBJ.5"))
    if isinstance(action, dict) or decision.kind == "step":
        reason = session.why_not(wish.words[0]) if len(wish.words) == 1 else NOT_AN_ACT
        if reason is not None:
            raise IllegalAnswer(reason)
        return wish.words
    return match(decision, wish.words)


def match(decision: Decision, words: Sequence[str]) -> Answer:
    """Option ids for some words: whole ids, or their last parts. IllegalAnswer where one is not offered."""
    if tuple(words) == (PASS,) and not any(option.id == PASS for option in decision.options or ()):
        return ()
    left = {option.id: option.count for option in decision.options or ()}
    chosen = []
    for word in words:
        fits = [id_ for id_, count in left.items() if count and (id_ == word or id_.rsplit(":", 1)[-1] == word)]
        if not fits:
            raise IllegalAnswer(Reason("no-target", "", {"word": word}))
        left[fits[0]] -= 1
        chosen.append(fits[0])
    return tuple(chosen)


# ------------------------------------------------------------------------------------------------- what follows at once


def _with_more(session: Session, first: Answer, more: Sequence[tuple[str, Any]]) -> list[Answer]:
    """The first answer and those to the questions that follow it, tried on a copy of the table."""
    answers = [first]
    if not more:
        return answers
    reason = session.check(first)
    if reason is not None:
        raise IllegalAnswer(reason)
    state = session.state.clone()
    session.game.step(state, first)
    for key, words in more:
        if key == "drop" and not _is_asked_what_to_drop(session, words):
            continue
        found = _way(session, state, words) if key == "to" and _asked(state) in MOVED else None
        if found is None:
            found = [_following(session, state, key, words)]
        for answer in found:
            reason = session.game.check(state, answer)
            if reason is not None:
                raise IllegalAnswer(reason)
            session.game.step(state, answer)
        answers += found
    return answers


def _is_asked_what_to_drop(session: Session, words: Any) -> bool:
    """Whoever carries one card only is not asked which (no question has a single answer)."""
    carried = session.state.people[session.state.active].items
    return len(carried) > 1 or [words] != list(carried)


def _following(session: Session, state: State, key: str, words: Any) -> Answer:
    """The answer to the question that stands now. ScenarioFailedError where it is another question than was meant."""
    decision = _decision(session, state, key)
    try:
        return match(decision, [words] if isinstance(words, str) else words)
    except IllegalAnswer:
        offered = [option.id for option in decision.options or ()]
        raise ScenarioFailedError(f"{key}: {words!r} is none of {decision.seat}'s {decision.kind}: {offered}") from None


def _asked(state: State) -> str:
    return state.decision.kind if state.decision is not None else ""


def _decision(session: Session, state: State, key: str) -> Decision:
    session.game.options(state)
    if state.decision is None:
        raise ScenarioFailedError(f"nothing is asked that {key!r} could answer")
    return state.decision


def _way(session: Session, start: State, words: Any) -> list[Answer] | None:
    """The shortest way of whoever is moved to a space, answer by answer; a list names each space of it.

    None where the figure cannot come there.
    """
    if isinstance(words, list):
        return _given_way(session, start, words)
    rim: list[tuple[State, list[Answer]]] = [(start, [])]
    seen = {_place(start)}
    while rim:
        following = []
        for state, way in rim:
            for answer in [(option.id,) for option in session.game.options(state)]:
                other = state.clone()
                session.game.step(other, answer)
                if answer[0] == words:
                    return [*way, answer, *_stop(session, start, other)]
                if _still_moved(start, other) and answer[0] not in seen:
                    seen.add(answer[0])
                    following.append((other, [*way, answer]))
        rim = following
    return None


def _given_way(session: Session, start: State, words: Sequence[str]) -> list[Answer]:
    state, way = start.clone(), []
    for word in words:
        way.append(match(_decision(session, state, "to"), [word]))
        session.game.step(state, way[-1])
    return [*way, *_stop(session, start, state)]


def _stop(session: Session, start: State, state: State) -> list[Answer]:
    """The pass that ends the moving, where there could be more of it."""
    return [()] if _still_moved(start, state) and session.game.check(state, ()) is None else []


def _still_moved(start: State, state: State) -> bool:
    """Whether the same figure is still being moved by the same card."""
    before, now = start.decision, state.decision
    if before is None or now is None or now.kind != before.kind or now.source != before.source:
        return False
    return all(before.args.get(who) == now.args.get(who) for who in ("seat", "monster"))


def _place(state: State) -> str:
    """Where the figure stands that is being moved."""
    args = state.decision.args if state.decision is not None else {}
    if "seat" in args:
        return str(state.people[SEATS.index(str(args["seat"]))].at)
    return next((one.at for one in state.monsters if one.id == args.get("monster")), "")
