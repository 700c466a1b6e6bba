"""How fast the rules are: `python -m tests.bench.engine`.

Prints steps per second (legal list and answer), whole five-player games per second, and microseconds per clone, each
also as a ratio to the calibration loop run beside it.
"""

from __future__ import annotations

from game.bigbook.rules.options import Options
from game.bigbook.rules.rules import big_book
from game.bigbook.rules.state import State
from tests.bench.by_chance import Games, line
from tests.bench.calibration import measure, unit

GAMES = 60
CLONES = 5_000


def clone_often(state: State) -> None:
    """Many clones, each thrown away at once."""
    for _ in range(CLONES):
        state.clone()


def main() -> None:
    """Measure and print."""
    games, loop = Games(big_book(), Options.of(5), GAMES), unit()
    for told in games.lines(loop):
        print(told)
    state = games.dealt(1)
    clone_time = measure(lambda: clone_often(state)) / CLONES
    print(line("clone", f"{clone_time * 1e6:.2f} us", f"in calibration loops {clone_time / loop:8.5f}"))
    print(line("calibration loop", f"{loop * 1e3:.3f} ms"))


if __name__ == "__main__":
    main()
