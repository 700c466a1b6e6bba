"""Moments of games played by chance, with everybody and every switch: tables on which a property is tried."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.engine.rng import Luck
from game.mansions.entry import ENTRY
from game.mansions.rules.options import options_of
from game.mansions.rules.state import State
from game.mansions.verbs.compiled import mansions


def moments(count: int, every: int = 7) -> Iterator[State]:
    """So many states of games of one to four in which anybody does anything; each is good until the next."""
    game, seed, found = mansions(), 0, 0
    while True:
        luck, state = Luck(seed), game.new(options_of(seed), seed)
        game.start(state)
        for number in range(240):
            if state.over:
                break
            if number % every == seed % every:
                yield state
                found += 1
                if found == count:
                    return
            game.step(state, game.random_answer(state, luck))
        seed += 1


def turns(count: int, every: int = 3) -> Iterator[State]:
    """So many states of games of one to four, played sensibly, in which somebody is asked for the next act."""
    game, seed, found = mansions(), 0, 0
    while True:
        party, state = ENTRY.policies["party"](seed), game.new(options_of(seed), seed)
        game.start(state)
        asked = 0
        while not state.over:
            if state.decision is not None and state.decision.kind == "step":
                asked += 1
                if asked % every == seed % every:
                    yield state
                    found += 1
                    if found == count:
                        return
            game.step(state, party.answer(game, state))
        seed += 1
