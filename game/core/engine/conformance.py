"""What must hold at every step of every game on this core, whatever its rules.

Used by the tests and by `python -m game fuzz`; a game adds its own invariants through `Game.breaches`. `check_secrets`
tries what a viewer may not know.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from .decision import Answer, IllegalAnswer
from .event import Event
from .game import AnyGame, GameState
from .rng import HasRng
from .session import Session


def snapshot(state: GameState) -> dict[str, Any]:
    """The whole state as plain data, to be compared with another (quicker than two hashes, and as strict)."""
    return state.to_json()


class BreachError(AssertionError):
    """Something that must always hold does not."""


def check_state(game: AnyGame, state: GameState, now: dict[str, Any] | None = None) -> None:
    """Invariants, readable and unique answers, a clone and a JSON round trip that are equal to the state.

    `now` is the snapshot of the state, where the caller has one already.
    """
    before = snapshot(state) if now is None else now
    problems = list(game.breaches(state))
    if problems:
        raise BreachError("; ".join(problems))
    _check_options(game, state)
    if snapshot(state.clone()) != before:
        raise BreachError("a clone differs from its state")
    copy = game.state_from_json(json.loads(json.dumps(before)))
    if snapshot(copy) != before:
        raise BreachError("a JSON round trip changes the state")
    if game.options(copy) != game.options(state):
        raise BreachError("a JSON round trip changes the legal answers")


def _check_options(game: AnyGame, state: GameState) -> None:
    options = game.options(state)
    if state.over:
        if options or state.decision is not None:
            raise BreachError("a finished game still asks")
        return
    if not options:
        raise BreachError(f"nothing can be answered to {state.decision}")
    assert state.decision is not None
    if state.decision.shape != "any" and state.decision.shape not in game.shapes:
        raise BreachError(f"a shape that the game does not declare: {state.decision}")
    ids = [option.id for option in options]
    if len(set(ids)) != len(ids) or not all(id_ and id_.isprintable() for id_ in ids):
        raise BreachError(f"answers without unique readable names: {ids}")
    if any(option.count < 1 for option in options):
        raise BreachError(f"an answer that is not there: {options}")


NONSENSE: tuple[Answer, ...] = (("",), ("nonsense",), ("end", "end"))


def check_refusals(session: Session, before: dict[str, Any]) -> None:
    """Nonsense, too many ids and answers to other questions are refused, and nothing changes: the state is still the
    one of the snapshot `before`."""
    decision = session.decision
    assert decision is not None
    attempts = [
        *NONSENSE,
        *session.game.nonsense,
        tuple(option.id for option in session.legal() for _ in range(option.count + 1)),
    ]
    for attempt in attempts:
        if session.check(attempt) is None:
            raise BreachError(f"{attempt} is allowed as an answer to {decision}")
        try:
            session.apply(attempt)
        except IllegalAnswer:
            pass
        else:
            raise BreachError(f"{attempt} was taken as an answer to {decision}")
    if snapshot(session.state) != before:
        raise BreachError(f"a refused answer has changed the state, one of {attempts}")


def check_step(session: Session, answer: Answer, before: dict[str, Any]) -> dict[str, Any]:
    """Apply a legal answer to the state of the snapshot `before`; the state kept for undo is untouched, the same answer
    leads to the same state, and undo and redo are exact, the random generator included. Returns the new snapshot."""
    game = session.game
    reason = session.check(answer)
    if reason is not None:
        raise BreachError(f"the legal answer {answer} is refused: {reason.key}")
    kept = session.state
    twin = kept.clone()
    session.apply(answer)
    after = snapshot(session.state)
    for one in session.past[-1].answers:  # this one, and those of seats that play by themselves
        game.step(twin, one)
    twin.barrier = session.state.barrier
    if snapshot(twin) != after:
        raise BreachError("the same answer leads to two states (with and without a listener)")
    undone = session.undo()
    taken_back = session.state
    redone = session.redo()
    if snapshot(kept) != before:
        raise BreachError("an answer has changed the kept state")
    exact = taken_back is kept or snapshot(taken_back) == before
    if not undone or not redone or not exact or snapshot(session.state) != after:
        raise BreachError("undo and redo are not exact")
    return after


@dataclass(frozen=True, slots=True)
class Secrets:
    """What the leak test has to know of a game."""

    disguise: Callable[[Any, str | None, HasRng], Any]
    """(state, viewer, luck): another state that differs in nothing that the viewer may know."""
    telling: Callable[[Event, str | None], bool] = lambda event, viewer: False
    """Whether an event tells the viewer something new by right; it may differ, and what follows it."""
    tries: Callable[[Any], Iterable[str]] = lambda state: ()
    """Actions to be tried in a state, whose refusals are compared."""


def check_secrets(game: AnyGame, secrets: Secrets, state: Any, viewer: str | None, luck: HasRng) -> None:
    """Two states that look alike to a viewer are alike in all the viewer gets: the view, the answers, where it
    is the viewer who is asked, with every refusal, and what is heard of the next step. BreachError names the leak."""
    other = secrets.disguise(state, viewer, luck)
    _same(f"the view of {viewer}", game.view(state, viewer), game.view(other, viewer))
    decision = state.decision
    if decision is None or other.decision is None:
        _same("the end", decision, other.decision)
        return
    own = viewer == decision.seat
    if own:
        _same(f"the answers open to {viewer}", game.options(state), game.options(other))
        _same("the question", state.decision, other.decision)
        for action in secrets.tries(state):
            found = [game.why_not(each, action, decision.seat) for each in (state, other)]
            _same(f"the refusal of {action}", *found)
    answer = game.random_answer(state, luck)
    if own or game.check(other, answer) is None:
        _same_story(game, secrets, (state, other), answer, viewer)


def _same_story(game: AnyGame, secrets: Secrets, pair: tuple[Any, Any], answer: Answer, viewer: str | None) -> None:
    """The same answer in both states: what the viewer hears is the same up to the first thing that is told by right."""
    heard = []
    for state in pair:
        later = state.clone()
        later.log = []
        game.step(later, answer)
        heard.append([event for event in (game.show(event, viewer) for event in later.log) if event is not None])
    for one, two in zip(*heard, strict=False):  # where one is longer, the other stops at a question
        if secrets.telling(one, viewer) or secrets.telling(two, viewer):
            return
        _same(f"what {viewer} hears after {answer}", one, two)


def _same(what: str, one: Any, two: Any) -> None:
    if one != two:
        raise BreachError(f"{what} gives away what should be hidden: {one} or {two}")


def walk(session: Session, answers: Any) -> Iterator[int]:
    """Play a session to its end with `answers.answer(game, state)`, checking everything; yields after each step."""
    now = snapshot(session.state)
    check_state(session.game, session.state, now)
    step = 0
    while not session.over:
        step += 1
        check_refusals(session, now)
        now = check_step(session, answers.answer(session.game, session.state), now)
        check_state(session.game, session.state, now)
        yield step
