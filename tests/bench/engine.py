"""How fast the rules are: `python -m tests.bench.engine`.

Prints steps per second (legal list and answer), whole five-player games per second, and microseconds per clone, each
also as a ratio to the calibration loop run beside it.
"""

from __future__ import annotations

from game.bigbook.rules.options import Options
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.state import State
from game.core.engine.chance import Chance
from tests.bench.calibration import measure, unit

GAMES = 60
CLONES = 5_000


def play_games() -> int:
    """Some random five-player games; returns the number of steps."""
    game, steps = big_book(), 0
    for seed in range(GAMES):
        state = game.new(Options.of(5), seed)
        game.start(state)
        chance = Chance(seed)
        while not state.over:
            game.step(state, game.random_answer(state, chance))
            steps += 1
    return steps


def clone_often(state: State) -> None:
    """Many clones, each thrown away at once."""
    for _ in range(CLONES):
        state.clone()


def main() -> None:
    """Measure and print."""
    steps = play_games()
    games_time = measure(play_games)
    state = big_book().new(Options.of(5), 1)
    big_book().start(state)
    clone_time = measure(lambda: clone_often(state)) / CLONES
    loop = unit()
    print(f"steps per second   {steps / games_time:10.0f}   per calibration loop {steps / games_time * loop:8.1f}")
    print(f"games per second   {GAMES / games_time:10.1f}   per calibration loop {GAMES / games_time * loop:8.3f}")
    print(f"steps per game     {steps / GAMES:10.1f}")
    print(f"clone microseconds {clone_time * 1e6:10.2f}   in calibration loops {clone_time / loop:8.5f}")
    print(f"calibration loop   {loop * 1e3:10.3f} ms")


if __name__ == "__main__":
    main()
