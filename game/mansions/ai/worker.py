"""The Keeper's thinking in a process of its own: `python -m game.mansions.ai.worker` answers until its input ends."""

from __future__ import annotations

from game.core.mind.seats import SeatsThinker, serve
from game.mansions.verbs.compiled import mansions

from .keepers import keeper_of

THINKER = SeatsThinker("game.mansions.ai.worker", mansions, lambda state: keeper_of(state.options))
"""How a window has the Keeper think (`scenes/table/company/thought.py`)."""


def main() -> None:
    """Answer until the input ends."""
    serve(THINKER.answered)


if __name__ == "__main__":
    main()
