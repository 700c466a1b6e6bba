"""What must hold at every step of every game on this core, whatever its rules.

Used by the tests and by `python -m game fuzz`; a game adds its own invariants through `Game.breaches`.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

from .decision import Answer, IllegalAnswer
from .game import Game
from .session import Session


def picture(state: Any) -> dict[str, Any]:
    """The whole state as plain data, to be compared with another (quicker than two hashes, and as strict)."""
    data: dict[str, Any] = state.to_json()
    return data


class BreachError(AssertionError):
    """Something that must always hold does not."""


def check_state(game: Game, state: Any) -> None:
    """Invariants, readable and unique answers, a clone and a JSON round trip that are equal to the state."""
    problems = list(game.breaches(state))
    if problems:
        raise BreachError("; ".join(problems))
    _check_options(game, state)
    before = picture(state)
    if picture(state.clone()) != before:
        raise BreachError("a clone differs from its state")
    data = json.loads(json.dumps(state.to_json()))
    copy = game.state_from_json(data)
    if picture(copy) != before:
        raise BreachError("a JSON round trip changes the state")
    if game.options(copy) != game.options(state):
        raise BreachError("a JSON round trip changes the legal answers")


def _check_options(game: Game, state: Any) -> None:
    options = game.options(state)
    if state.over:
        if options or state.decision is not None:
            raise BreachError("a finished game still asks")
        return
    if not options:
        raise BreachError(f"nothing can be answered to {state.decision}")
    ids = [option.id for option in options]
    if len(set(ids)) != len(ids) or not all(id_ and id_.isprintable() for id_ in ids):
        raise BreachError(f"answers without unique readable names: {ids}")
    if any(option.count < 1 for option in options):
        raise BreachError(f"an answer that is not there: {options}")


NONSENSE: tuple[Answer, ...] = (("",), ("nonsense",), ("p9.hand.water1",), ("activate:ice:4",), ("end", "end"))


def check_refusals(session: Session) -> None:
    """Nonsense, too many ids and answers to other questions are refused, and nothing changes."""
    decision = session.decision
    assert decision is not None
    before = picture(session.state)
    attempts = [*NONSENSE, tuple(option.id for option in session.legal() for _ in range(option.count + 1))]
    for attempt in attempts:
        if session.check(attempt) is None:
            raise BreachError(f"{attempt} is allowed as an answer to {decision}")
        try:
            session.apply(attempt)
        except IllegalAnswer:
            pass
        else:
            raise BreachError(f"{attempt} was taken as an answer to {decision}")
        if picture(session.state) != before:
            raise BreachError(f"the refused answer {attempt} has changed the state")


def check_step(session: Session, answer: Answer) -> None:
    """Apply a legal answer; the clone made before is untouched, the same answer leads to the same state, and undo and
    redo are exact, the random generator included."""
    game = session.game
    reason = session.check(answer)
    if reason is not None:
        raise BreachError(f"the legal answer {answer} is refused: {reason.key}")
    kept, before = session.state, picture(session.state)
    twin = kept.clone()
    session.apply(answer)
    after = picture(session.state)
    if picture(kept) != before:
        raise BreachError("an answer has changed the kept state")
    game.step(twin, answer)
    twin.barrier = session.state.barrier
    if picture(twin) != after:
        raise BreachError("the same answer leads to two states (with and without a listener)")
    if not session.undo() or picture(session.state) != before or not session.redo() or picture(session.state) != after:
        raise BreachError("undo and redo are not exact")


def walk(session: Session, answers: Any, check_every: int = 1) -> Iterator[int]:
    """Play a session to its end with `answers.answer(game, state)`, checking everything; yields after each step."""
    check_state(session.game, session.state)
    step = 0
    while not session.over:
        step += 1
        if step % check_every == 0:
            check_refusals(session)
        check_step(session, answers.answer(session.game, session.state))
        check_state(session.game, session.state)
        yield step
