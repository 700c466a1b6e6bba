"""What the hands on the table ask of whoever shows what becomes of the game."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from game.core.engine.event import Event


class Steps(Protocol):
    """What becomes of the game is shown by somebody else."""

    def play(self, events: Iterable[Event], *, answered: bool) -> None:
        """Show what an answer led to, then what is asked next."""

    def go_back(self, *, forward: bool) -> None:
        """Undo one step, or redo it, and show the table as it stands then."""
