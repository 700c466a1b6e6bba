"""What whole games come to, in one line: `python -m tools.compiled.digest GAMES TEMPER`, run beside the pure and the
compiled game alike.

The line has a digest of every answer, of what each table was worth to the last bit, and of the states at the end;
whether the rules are compiled; and the processor time in seconds. So two builds that say the same play the same games.
"""

from __future__ import annotations

import hashlib
import json
import sys
import time

from game.bigbook.ai import search
from game.bigbook.ai.planner import Planner
from game.bigbook.ai.weights import judgment
from game.bigbook.rules.options import Options
from game.bigbook.rules.rules import big_book
from game.core.engine.collector import look_seldom

PLAYERS = (2, 3, 4, 5)


def played(seed: int, temper: str, most: int = 10_000) -> str:
    """The digest of one game, or of its first answers; seeds go round the player counts."""
    game, planner, told = big_book(), Planner(seed, temper), hashlib.sha256()
    state = game.new(Options.of(PLAYERS[seed % len(PLAYERS)]), seed)
    game.start(state)
    for _ in range(most):
        if state.over:
            break
        answer = planner.answer(game, state)
        told.update(repr((answer, judgment().weigh(state), planner.nodes)).encode())
        game.step(state, answer)
    told.update(json.dumps(state.to_json(), sort_keys=True).encode())
    return told.hexdigest()


def main() -> None:
    """Play the games, tell the digest."""
    look_seldom()
    games, temper, began = int(sys.argv[1]), sys.argv[2], time.process_time()
    both = hashlib.sha256("".join([played(seed, temper) for seed in range(1, games + 1)]).encode())
    compiled = not str(search.__file__).endswith(".py")
    print(both.hexdigest(), "compiled" if compiled else "pure", f"{time.process_time() - began:.2f}")


if __name__ == "__main__":
    main()
