"""The Keeper's thinking in a process of its own: `python -m game.mansions.ai.worker` answers until its input ends."""

from __future__ import annotations

import sys

from game.core.engine.collector import look_seldom
from game.core.mind.seats import SeatsThinker
from game.mansions.verbs.compiled import mansions

from .keepers import keeper_of

THINKER = SeatsThinker("game.mansions.ai.worker", mansions, lambda state: keeper_of(state.options))
"""How a window has the Keeper think (`scenes/table/company/thought.py`)."""


def main() -> None:
    """Answer until the input ends."""
    look_seldom()
    for line in THINKER.answered(sys.stdin):
        print(line, flush=True)


if __name__ == "__main__":
    main()
