"""What can be tried on a table, on two shelves: challenges, which have names, and puzzles, which are numbered."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from game.bigbook.challenges import challenges
from game.bigbook.puzzles import puzzles
from game.core.lessons.lesson import Challenge

if TYPE_CHECKING:
    from scenes.bigbook.table.text.names import Words

UI = "challenges.ui"


@dataclass(frozen=True, slots=True)
class Shelf:
    """A sheet to choose from: the name of its screen, what lies there, in how many columns, and the next shelf."""

    name: str
    items: Callable[[], tuple[Challenge, ...]]
    columns: int
    other: str

    def name_of(self, words: Words, one: Challenge) -> str:
        """What one is called."""
        if one.task:
            return words.t(f"{UI}.puzzle", n=self.items().index(one) + 1)
        return words.t(f"challenges.{one.id}.name")

    def after(self, one: Challenge) -> Challenge | None:
        """The one after it."""
        items = self.items()
        at = items.index(one) + 1
        return items[at] if at < len(items) else None


CHALLENGES = Shelf("challenges", challenges, 4, "puzzles")
PUZZLES = Shelf("puzzles", puzzles, 6, "challenges")
SHELVES = (CHALLENGES, PUZZLES)


def shelf_of(one: Challenge) -> Shelf:
    """Where it lies."""
    return PUZZLES if one.task else CHALLENGES


def find(name: str) -> Challenge:
    """The challenge or puzzle of that id. StopIteration where there is none."""
    return next(one for shelf in SHELVES for one in shelf.items() if one.id == name)


def task_key(one: Challenge) -> str:
    """The words of its task: its own, or those that all puzzles of its kind have."""
    return f"{UI}.task_{one.task}" if one.task else f"challenges.{one.id}.task"
