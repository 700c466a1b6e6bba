"""What can be tried on a table, on two shelves: challenges, each with a task of its own, and puzzles of three kinds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from game.bigbook.challenges import challenges
from game.bigbook.puzzles import puzzles
from game.core.lessons.lesson import Challenge
from scenes.bigbook.cards.focus import face_of, focus_of
from scenes.shell.adapters import Sight

if TYPE_CHECKING:
    from scenes.bigbook.table.text.names import Words

UI = "challenges.ui"
SPELL = (0.1, 0.16, 0.9, 0.7)
"""Where the picture lies on a spell's face, its seals left out."""
TILE = (0.04, 0.04, 0.96, 0.78)
"""Where it lies on the tile of a curse, the paper for its name left out."""


def _face(magician: str) -> Sight:
    return Sight("magicians", f"{magician}_bust", focus_of("magicians", magician), whole=True)


ABOUT = {
    "clear_head": Sight("madness", "face_2", (0.1, 0.1, 0.9, 0.75)),
    "shut_it": Sight("ui", "grimoire"),
    "late_harvest": Sight("spells", "harvest", SPELL),
    "fair_wind": _face("windwright"),
    "loose_tongue": Sight("curses", "w9_tile", TILE),
    "morning_bell": _face("bellringer"),
    "stolen_thunder": Sight("curses", "f4_tile", TILE),
    "chain": _face("firebrand"),
    "borrowed_star": Sight("spells", "falling_star", SPELL),
    "cold_page": Sight("spells", "frozen_page", SPELL),
    "last_drop": Sight("curses", "w4_tile", TILE),
    "many_hands": Sight("spells", "avatar", SPELL),
    "last_page": Sight("monsters", "page_11", (0.06, 0.11, 0.94, 0.66)),
}
"""What each of the challenges is about: something that its name or its task speaks of."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """A sheet to choose from: the name of its screen, what lies there, in how many columns, and the next shelf."""

    name: str
    items: Callable[[], tuple[Challenge, ...]]
    columns: int
    other: str

    def name_of(self, words: Words, one: Challenge) -> str:
        """What one is called."""
        return words.t(f"challenges.{one.id}.name")

    def after(self, one: Challenge) -> Challenge | None:
        """The one after it."""
        items = self.items()
        at = items.index(one) + 1
        return items[at] if at < len(items) else None


CHALLENGES = Shelf("challenges", challenges, 3, "puzzles")
PUZZLES = Shelf("puzzles", puzzles, 4, "challenges")
SHELVES = (CHALLENGES, PUZZLES)


def shelf_of(one: Challenge) -> Shelf:
    """Where it lies."""
    return PUZZLES if one.task else CHALLENGES


def find(name: str) -> Challenge:
    """The challenge or puzzle of that id. StopIteration where there is none."""
    return next(one for shelf in SHELVES for one in shelf.items() if one.id == name)


def sight_of(one: Challenge) -> Sight | None:
    """The drawing that stands for one: what a challenge is about; for a puzzle a curse that lies on its track or a
    magician at its table. None where there is neither."""
    return _pictures().get(one.id) if one.task else ABOUT.get(one.id)


@cache
def _pictures() -> Mapping[str, Sight]:
    """A drawing for each puzzle, no two of them the same: of curses as many as can be, else whoever plays there."""
    of: dict[str, tuple[Sight, ...]] = {one.id: tuple(_lying(one)) for one in puzzles()}
    found = _shared_out(of)
    rest = {one.id: tuple(_playing(one)) for one in puzzles() if one.id not in found}
    return {**found, **_shared_out(rest)}


def _lying(one: Challenge) -> Iterator[Sight]:
    """The curses that a puzzle may show: the one that its task names, else all that lie on its track."""
    named = one.goals[0]["aside"]["has"][0] if one.task == "save" else ""
    for lying in one.given.get("curses", {}).values():
        for node in lying:
            curse = next(iter(node)) if isinstance(node, Mapping) else node
            if named in ("", curse):
                yield Sight("curses", f"{curse}_tile", TILE)


def _playing(one: Challenge) -> Iterator[Sight]:
    """Who sits at the table of a puzzle, whose turn it is first; then what the book makes of them."""
    playing = [str(seat["magician"]) for seat in one.given.get("players", {}).values()]
    yield from (_face(magician) for magician in playing)
    yield from (Sight("magicians", f"{magician}_mad", face_of(magician, "mad"), whole=True) for magician in playing)


def _shared_out(of: Mapping[str, Sequence[Sight]]) -> dict[str, Sight]:
    """One drawing to as many as can be, each from its own list, none to two; earlier ones give way to those who have no
    other."""
    owner: dict[Sight, str] = {}

    def take(one: str, asked: set[Sight]) -> bool:
        for sight in of[one]:
            if sight not in asked:
                asked.add(sight)
                if sight not in owner or take(owner[sight], asked):
                    owner[sight] = one
                    return True
        return False

    for one in of:
        take(one, set())
    return {one: sight for sight, one in owner.items()}


def task_key(one: Challenge) -> str:
    """The words of its task: its own, or those that all puzzles of its kind have."""
    return f"{UI}.task_{one.task}" if one.task else f"challenges.{one.id}.task"
