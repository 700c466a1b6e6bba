"""The last turns of a short evening that two friends win, for tests of what is said of a game afterwards."""

from __future__ import annotations

from functools import cache

from game.bigbook.ai.planner import Planner
from game.bigbook.ai.trial import ONWARD
from game.bigbook.rules.options import Options
from game.bigbook.rules.session import BigBookSession
from game.bigbook.rules.state import State

SEED = 1


def thinker(seed: int) -> Planner:
    """Somebody who plays soundly, and thinks quickly."""
    planner = Planner(seed)
    planner.temper = ONWARD
    return planner


@cache
def won(seed: int = SEED) -> BigBookSession:
    """A short evening of two, played to its victory."""
    session, planner = BigBookSession.start(Options(Options.of(2).magicians, pages=3), seed), thinker(seed)
    while not session.over:
        session.apply(planner.answer(session.game, session.state))
    assert session.state.result == "won"
    return session


def turns_before_the_end(count: int, seed: int = SEED) -> State:
    """That game where so many turns are still to come."""
    game = won(seed)
    state: State = next(one.state for one in game.past if one.state.turn == game.state.turn - count + 1)
    return state.clone()


def given_up(count: int, seed: int = SEED) -> BigBookSession:
    """The same from there on, with two who end every turn at once, to its end."""
    session, planner = BigBookSession(won(seed).game, turns_before_the_end(count, seed)), thinker(seed)
    while not session.over:
        session.apply(("end",) if session.check(("end",)) is None else planner.answer(session.game, session.state))
    return session
