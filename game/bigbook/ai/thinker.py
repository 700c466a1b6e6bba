"""How companions of the Big Book think, as a table asks for it (`scenes/table/company/thought.py`)."""

from __future__ import annotations

from collections.abc import Sequence

from game.bigbook.rules.rules import big_book
from game.bigbook.rules.state import State

from . import weights, worker
from .company import Deliberation, Intent, chosen, instead
from .worker import Answered


class BigBookThinker:
    """Companions by their tempers; their weights are the file's, or what stands in for them."""

    module = worker.MODULE

    def question(self, number: int, state: State, temper: str, seed: int) -> str:
        """A line that asks the process."""
        return worker.question(number, state, temper, seed)

    def read(self, line: str) -> Answered:
        """An answer of the process. ValueError where it is no answer."""
        return worker.read(line)

    def think(self, state: State, temper: str, seed: int) -> Deliberation:
        """A thought made in place."""
        return Deliberation(big_book(), state, temper, seed)

    def chosen(self, intents: Sequence[Intent], sparing: frozenset[str]) -> Intent:
        """The first that spends no support of these seats; the first of all where each does."""
        return chosen(intents, sparing)

    def instead(self, intents: Sequence[Intent], refused: Intent, sparing: frozenset[str]) -> Intent:
        """What is done after a "Better not"."""
        return instead(intents, refused, sparing)

    def trouble(self) -> bool:
        """Whether the weights of the file are no good."""
        return bool(weights.trouble())
