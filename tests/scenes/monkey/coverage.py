"""What monkeys must have met, and what they have: every kind of event and every step of a lesson, each with every act.

A chain is one kind (`card_drawn`, `lesson casting/2`) with what is to be done while it is being shown: things that
leave it standing first (overlays, language, size), one that ends it (skip, undo, rewind) last. Each life gets its share
of the chains, so that a run of `COMPLETE` acts does all of them.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from functools import cache

from game.bigbook.lessons import lessons
from scenes.bigbook.table.animation.timings import MOTIONS
from scenes.bigbook.table.scene import TableScene
from scenes.shell.app import App
from scenes.table.lessons.lesson import GuidedLesson
from tests.scenes.driver import attended

OVERLAYS = ("rulebook", "log", "happened", "book", "deck", "discard", "menu", "hint", "bookmarks", "why", "hide",
            "sheet", "seat_1", "seat_2", "seat_3", "read", "ping", "flag")  # fmt: skip
OPENING = tuple(f"overlay:{name}" for name in OVERLAYS)
LEAVING = (*OPENING, "language", "resize", "rewind")
"""What leaves an event being shown (to rewind is to look at an earlier table, except in lessons)."""
ENDING = ("space", "undo")
LESSON_LEAVING = (*OPENING, "language", "resize")
LESSON_ENDING = ("skip_step", "rewind", "next_lesson", "undo")
LIFE, CHAINS_OF_A_LIFE = 200, 3
"""Acts of one life, and how many chains it does."""
COMPLETE = 20_000
"""So many acts do every chain."""


@dataclass(frozen=True, slots=True)
class Chain:
    """What is to be done in a row while something of one kind is being shown."""

    kind: str
    acts: tuple[str, ...]

    @property
    def lesson(self) -> tuple[str, int] | None:
        """The lesson and the step (from 0), where the kind is one."""
        name, _, step = self.kind.removeprefix("lesson ").partition("/")
        return (name, int(step)) if step else None


@cache
def chains() -> tuple[Chain, ...]:
    """All of them, in a fixed order without meaning."""
    steps = [f"lesson {lesson.id}/{step}" for lesson in lessons() for step in range(len(lesson.steps))]
    found = [chain for kind in MOTIONS for chain in _chains_of(kind, LEAVING, ENDING)]
    found += [chain for kind in steps for chain in _chains_of(kind, LESSON_LEAVING, LESSON_ENDING)]
    random.Random(0).shuffle(found)
    return tuple(found)


def _chains_of(kind: str, leaving: Sequence[str], ending: Sequence[str]) -> Iterator[Chain]:
    """Every act once, the endings one in each chain."""
    for number, last in enumerate(ending):
        yield Chain(kind, (*leaving[number :: len(ending)], last))


def share(first: int, every: int, acts: int) -> list[Chain]:
    """The chains that `acts` acts do: those of the lives `first`, `first + every`, … of all lives."""
    whole, rest = divmod(acts, LIFE)
    counts = [CHAINS_OF_A_LIFE] * whole + [CHAINS_OF_A_LIFE * rest // LIFE]
    return [
        of_number((first + number * every) * CHAINS_OF_A_LIFE + at)
        for number, count in enumerate(counts)
        for at in range(count)
    ]


def of_number(number: int) -> Chain:
    """A chain by its number; after the last one they begin again."""
    return chains()[number % len(chains())]


def table_of(app: App) -> TableScene | None:
    """The table, also where something lies over it."""
    return next((scene for scene in reversed(app.stack) if isinstance(scene, TableScene)), None)


def shown(app: App) -> str:
    """What is being shown: the type of an event, `rest` on a table at rest, or the name of another screen."""
    top, table = app.top, table_of(app)
    if table is None or top is None:
        return f"screen {top.name}" if top is not None else "nothing"
    if table.handover.waiting:
        return "waiting"
    if table.director.busy:
        return table.director.now.type if table.director.now is not None else "begin"
    return "rest" if not table.director.effects else "trailing"


def kinds(app: App) -> tuple[str, ...]:
    """What is being shown, and the step of the lesson in which it is."""
    table = table_of(app)
    step = table.lesson_step() if attended(table, GuidedLesson) else None
    return (shown(app),) if step is None else (shown(app), f"lesson {step[0]}/{step[1]}")


def opened(app: App) -> str:
    """What lies over the table, '' for nothing."""
    top = app.top
    if not isinstance(top, TableScene):
        return type(top).__name__ if table_of(app) is not None else ""
    over, state = top.overlays, top.state
    there = {"why": state.why, "hidden": state.hidden, "pane": over.reading, "sheet": over.sheet.shown,
             "seat": over.seat.seat}  # fmt: skip
    return next((name for name, open_ in there.items() if open_), "")


@dataclass
class Seen:
    """What the monkeys of a run have met."""

    pairs: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Which act fell into the showing of which event, or into which step of a lesson."""
    over: Counter[tuple[str, str]] = field(default_factory=Counter)
    """Which overlay lay open over which."""
    acts: int = 0
    lives: int = 0

    def note(self, app: App, act: str) -> None:
        """An act begins."""
        for kind in kinds(app):
            self.pairs[kind, act] += 1

    def look(self, app: App) -> None:
        """An act is done: what lies over the table now?"""
        if name := opened(app):
            for kind in kinds(app):
                self.over[name, kind] += 1

    def missing(self, wanted: Sequence[Chain]) -> list[tuple[str, str]]:
        """What of some chains was never done."""
        return [(chain.kind, act) for chain in wanted for act in chain.acts if not self.pairs[chain.kind, act]]

    def table(self) -> Iterator[str]:
        """A line for each kind: how many acts met it, how many of each sort; and for each overlay, where it lay."""
        yield f"{'met by':34}{'acts':>7}{'skip':>6}{'undo':>6}{'rewind':>7}{'lang':>6}{'size':>6}  overlays"
        for kind in dict.fromkeys(chain.kind for chain in sorted(chains(), key=lambda chain: chain.kind)):
            of = {act: count for (there, act), count in self.pairs.items() if there == kind}
            skips = of.get("space", 0) + of.get("skip_step", 0)
            cells = [sum(of.values()), skips, *(of.get(act, 0) for act in ("undo", "rewind", "language", "resize"))]
            widths = (7, 6, 6, 7, 6, 6)
            doors = sum(1 for act in OPENING if of.get(act))
            figures = "".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
            yield f"{kind:34}{figures}  {doors} of {len(OPENING)}"
        yield f"{'open over':34}{'acts':>7}  kinds"
        for name in sorted({name for name, _ in self.over}):
            lay = [count for (there, _), count in self.over.items() if there == name]
            yield f"{name:34}{sum(lay):>7}  {len(lay)}"
