"""Two lines from one table, each played to the end of the game on the same imagined tables: whether one of them wins
more often beyond doubt.

What is hidden is dealt anew for each pair of games, alike for both lines, so only what the lines do tells them apart.
From where a line ends everybody is played by `ONWARD`, with the same dice in both games of a pair.
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import dataclass
from math import sqrt

from game.bigbook.rules.rules import BigBook
from game.bigbook.rules.state import State
from game.core.engine.decision import Answer
from game.core.engine.rng import Luck

from .determinize import determinize
from .planner import Planner
from .search import Effort
from .tempers import Temper

ONWARD = Temper(Effort(width=1, depth=4, ways=1, tried=4, payments=1, choices=8, nodes=80))
"""Who plays on after both lines: nearly as good as an adept, thinks a third as long, and has no whims."""
BEYOND = 2.0
"""So many standard errors must lie between two lines."""

Line = tuple[Answer, ...]
"""Answers in their order."""


@dataclass(slots=True)
class Trial:
    """Pairs of games counted so far: how many were won after the line that was `played` and after the `better` one, and
    in how many pairs only one of the two was."""

    state: State
    played: Line
    better: Line
    pairs: int = 0
    only_played: int = 0
    only_better: int = 0
    both: int = 0

    def go_on(self, game: BigBook, until: int) -> Generator[int, None, None]:
        """Play pairs of games until there are so many; in pieces, each yields the games that were finished (0 or 1)."""
        while self.pairs < until:
            luck = Luck(self.pairs)
            table = determinize(self.state, luck)
            won = []
            for line in (self.played, self.better):
                result = yield from _to_the_end(game, table.clone(), line, self.pairs)
                won.append(result == "won")
                yield 1
            played, better = won
            self.only_played += played and not better
            self.only_better += better and not played
            self.both += played and better
            self.pairs += 1

    @property
    def fared(self) -> float:
        """The share (0 to 1) of games that were won after the line that was played."""
        return (self.both + self.only_played) / self.pairs if self.pairs else 0.0

    @property
    def best(self) -> float:
        """The share (0 to 1) of games that were won after the better line."""
        return (self.both + self.only_better) / self.pairs if self.pairs else 0.0

    @property
    def ahead(self) -> bool:
        """Whether the better line has won more often so far."""
        return self.only_better > self.only_played

    @property
    def apart(self) -> bool:
        """Whether the lines lie apart beyond their blur."""
        return apart(self.pairs, self.only_better, self.only_played)


def apart(pairs: int, more: int, less: int) -> bool:
    """Whether so many pairs of games tell that the first line is better: in `more` of them only it has won, in `less`
    only the other. The difference of the shares must exceed `BEYOND` standard errors of itself, both with half a pair
    added to each of the four outcomes (Agresti and Min), so that a few pairs that agree do not look like certainty."""
    total = pairs + 2
    first, second = more + 0.5, less + 0.5
    difference = (first - second) / total
    error = sqrt(first + second - (first - second) ** 2 / total) / total
    return difference > BEYOND * error


def _to_the_end(game: BigBook, table: State, line: Line, seed: int) -> Generator[int, None, str]:
    """How a game ends in which the answers of a line are given first, as far as they are possible on this table."""
    for answer in line:
        if table.over or game.check(table, answer) is not None:
            break
        game.step(table, answer)
    planner = Planner(seed)
    planner.temper = ONWARD
    while not table.over:
        thinking = planner.answering(game, table)
        while True:
            try:
                next(thinking)
            except StopIteration as end:
                game.step(table, end.value)
                break
            yield 0
        yield 0
    return table.result
