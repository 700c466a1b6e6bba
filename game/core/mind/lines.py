"""Lines of acts: sequences of answers, the best few kept at each step; passing competes with every beginning."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from game.core.engine.decision import Answer

StateT = TypeVar("StateT")


@dataclass(frozen=True, slots=True)
class Line(Generic[StateT]):
    """Answers one after the other, the table that they lead to, and what that is worth."""

    worth: float
    state: StateT
    answers: tuple[Answer, ...]


Expand = Callable[[Line[StateT]], Iterable[Line[StateT]]]
"""The ways in which a line may go on, by one act each; none where it has come to its end."""


def best_first(lines: Iterable[Line[StateT]]) -> list[Line[StateT]]:
    """Lines by their worth, the first of equal ones first."""
    return sorted(lines, key=lambda line: -line.worth)


def beam(start: Line[StateT], expand: Expand[StateT], width: int, depth: int) -> list[Line[StateT]]:
    """Every line that was kept, the one that does nothing first: at each of `depth` steps the best `width` go on."""
    kept, front = [start], [start]
    for _ in range(depth):
        front = best_first(further for line in front for further in expand(line))[:width]
        if not front:
            break
        kept += front
    return kept


class Nodes:
    """How many tables may still be tried out: a budget that is the same on every machine, unlike time."""

    def __init__(self, left: int) -> None:
        self.left, self.used = left, 0

    def take(self) -> None:
        """One table is tried out."""
        self.left -= 1
        self.used += 1

    @property
    def spent(self) -> bool:
        """Whether nothing is left: a search comes to its end with what it has."""
        return self.left <= 0


def averages(rows: Sequence[Sequence[float]]) -> list[float]:
    """The mean of each column."""
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
