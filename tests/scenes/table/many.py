"""Many more random games than the tests play: `python -m tests.scenes.table.many 2000`.

Each game is followed event by event (the picture must equal the state after every answer) and played once more with
payments put together by chance. The first difference ends the run with its seed in the message.
"""

from __future__ import annotations

import sys

from tests.scenes.table.follow import follow, follow_payments


def main(games: int) -> None:
    """Follow that many games and say how far they went."""
    steps = spent = 0
    for seed in range(1000, 1000 + games):
        players, mode = 2 + seed % 4, ("normal", "terror", "nightmare")[seed % 3]
        try:
            steps += follow(seed, players, 2000, mode)
            spent += follow_payments(seed, players, 300)
        except AssertionError as problem:
            raise SystemExit(f"seed {seed}, {players} players, {mode}: {problem}") from problem
    print(f"{games} games: {steps} answers and {spent} payments, all as shown")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
