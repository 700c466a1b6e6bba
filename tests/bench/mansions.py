"""How fast the second game's rules are: `python -m tests.bench.mansions`.

Prints what four investigators and their Keeper, all of them answering by chance, take: steps and whole games per
second, a clone, the slowest list of acts, a view, JSON there and back, memory of a game kept for undo, and reading all
cards; the main figures also as ratios to the calibration loop run beside it.
"""

from __future__ import annotations

import json
import time
import tracemalloc
from collections.abc import Callable
from pathlib import Path

from game.core.engine.chance import Chance
from game.core.engine.session import Session
from game.mansions.options import Options
from game.mansions.reading import CARDS, read
from game.mansions.rules import mansions
from game.mansions.state import State
from tests.bench.calibration import measure, unit

GAMES = 30
TIMES = 500
LISTS = 10_000
MICRO, MILLI, MEGA = 1e6, 1e3, 1e6


def play_games() -> int:
    """Some games by chance; returns the number of steps."""
    game, steps = mansions(), 0
    for seed in range(GAMES):
        state = game.new(Options.of(4), seed)
        game.start(state)
        chance = Chance(seed)
        while not state.over:
            game.step(state, game.random_answer(state, chance))
            steps += 1
    return steps


def in_the_middle() -> State:
    """A game some way on, at somebody's next step."""
    game, chance = mansions(), Chance(5)
    state = game.new(Options.of(4), 5)
    game.start(state)
    number = 0
    while number < 150 or state.decision is None or state.decision.kind != "step":
        game.step(state, game.random_answer(state, chance))
        number += 1
    return state


def slowest_list() -> float:
    """Seconds that the slowest of many lists of legal answers took."""
    game, slowest, listed, seed = mansions(), 0.0, 0, 0
    while listed < LISTS:
        state, chance = game.new(Options.of(4), seed), Chance(seed)
        game.start(state)
        while not state.over and listed < LISTS:
            began = time.process_time()
            game.options(state)
            slowest = max(slowest, time.process_time() - began)
            listed += 1
            game.step(state, game.random_answer(state, chance))
        seed += 1
    return slowest


def kept_for_undo() -> int:
    """Bytes that the states of one whole game take, every one kept."""
    tracemalloc.start()
    session, chance = Session.new(mansions(), Options.of(4), 3), Chance(3)
    while not session.over:
        session.apply(chance.answer(session.game, session.state))
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held


def often(work: Callable[[], object]) -> float:
    """Seconds that one of many runs takes."""

    def many() -> None:
        for _ in range(TIMES):
            work()

    return measure(many) / TIMES


def main() -> None:
    """Measure and print."""
    steps = play_games()
    games_time = measure(play_games)
    state, loop = in_the_middle(), unit()
    text = json.dumps(state.to_json())
    clone = often(state.clone)
    view = often(lambda: mansions().view(state, "investigators"))
    both_ways = often(lambda: mansions().state_from_json(json.loads(json.dumps(state.to_json()))))
    cards = measure(lambda: read(Path(CARDS)))
    print(f"steps per second    {steps / games_time:10.0f}   per calibration loop {steps / games_time * loop:8.1f}")
    print(f"games per second    {GAMES / games_time:10.1f}   per calibration loop {GAMES / games_time * loop:8.3f}")
    print(f"steps per game      {steps / GAMES:10.1f}")
    print(f"clone               {clone * MICRO:10.2f} us in calibration loops {clone / loop:8.5f}")
    print(f"slowest legal list  {slowest_list() * MILLI:10.3f} ms")
    print(f"view, investigators {view * MILLI:10.3f} ms")
    print(f"JSON of a state     {len(text) / 1024:10.1f} KB, both ways {both_ways * MILLI:.3f} ms")
    print(f"kept for undo       {kept_for_undo() / MEGA:10.1f} MB")
    print(f"reading all cards   {cards * MILLI:10.1f} ms")
    print(f"calibration loop    {loop * MILLI:10.3f} ms")


if __name__ == "__main__":
    main()
