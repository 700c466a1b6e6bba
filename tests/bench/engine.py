"""How fast the rules are, and thinking by them: `python -m tests.bench.engine`.

Prints steps per second (legal list and answer), whole five-player games per second, microseconds per clone, and how
many tables a second a master looks at, each also as a ratio to the calibration loop run beside it.
"""

from __future__ import annotations

import time

from game.bigbook.ai.planner import Planner
from game.bigbook.rules.options import Options
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.state import State
from game.core.engine.collector import look_seldom
from tests.bench.by_chance import Games, line
from tests.bench.calibration import measure, unit

GAMES = 60
CLONES = 5_000
TABLES = (2, 3, 5)
"""The master thinks at tables of so many players."""
ANSWERS = 25
"""So many answers at each of them."""


def clone_often(state: State) -> None:
    """Many clones, each thrown away at once."""
    for _ in range(CLONES):
        state.clone()


def think() -> tuple[int, float]:
    """A master answers at the beginning of games at some tables: tables looked at, seconds of processor time."""
    game, nodes, began = big_book(), 0, time.process_time()
    for players in TABLES:
        state, master = game.new(Options.of(players), 1), Planner(1)
        game.start(state)
        for _ in range(ANSWERS):
            game.step(state, master.answer(game, state))
        nodes += master.nodes
    return nodes, time.process_time() - began


def main() -> None:
    """Measure and print."""
    look_seldom()
    games, loop = Games(big_book(), Options.of(5), GAMES), unit()
    for told in games.lines(loop):
        print(told)
    state = games.dealt(1)
    clone_time = measure(lambda: clone_often(state)) / CLONES
    print(line("clone", f"{clone_time * 1e6:.2f} us", f"in calibration loops {clone_time / loop:8.5f}"))
    nodes, seconds = think()
    rate = nodes / seconds
    print(line("nodes per second", f"{rate:.0f}", f"per calibration loop {rate * loop:8.1f}"))
    print(line("calibration loop", f"{loop * 1e3:.3f} ms"))


if __name__ == "__main__":
    main()
