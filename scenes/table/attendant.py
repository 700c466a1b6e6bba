"""Somebody who looks over the shoulders of the people at a table: a coach, a lesson, a challenge, the end of a game.

The table asks its attendant at fixed moments; whoever attends fills in what it needs. It gets the table as all parts
do, and three neighbours besides.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

import pygame

from game.core.engine.decision import Answer
from scenes.kit.audio.music import Score
from scenes.kit.canvas import Canvas
from scenes.kit.note import NoteButton
from scenes.kit.speech import Passage
from scenes.kit.thing import Thing
from scenes.table.context import AnyTable
from scenes.table.lights import Lights

TableT = TypeVar("TableT", bound=AnyTable)
OverlaysT = TypeVar("OverlaysT")


@dataclass(frozen=True, slots=True)
class Beside(Generic[TableT, OverlaysT]):
    """What an attendant has before it."""

    table: TableT
    overlays: OverlaysT
    """What lies over that table."""
    lights: Callable[[], Lights]
    """What the moment says about each thing."""
    dark: Callable[[], bool]
    """Whether something is held up to be read, and the table is dark around it."""
    show_moment: Callable[[], object]
    """The session was set to another moment: show that."""
    play_step: Callable[[], object]
    """The session has gone on by a step: play what happened in it."""


class Guidance(Protocol):
    """What leads to a goal of its own, in a lesson or a challenge: the hint says this instead of the coach's advice."""

    alone: bool
    """Nothing is told before it: the task stands there anyway."""

    @property
    def done(self) -> bool:
        """Whether it knows the way, or that it knows none."""

    def go_on(self, enough: Callable[[], bool]) -> None:
        """Think until it is done, or it is enough for now."""

    def answers(self) -> Sequence[Answer]:
        """What is to be answered next, an act with its payment; () where no answer leads on."""

    def words(self) -> str:
        """What is said before the act, or instead of one; '' for nothing."""

    def ways(self) -> Sequence[NoteButton]:
        """Where no answer leads on: what else does, the likeliest last."""

    def press(self, name: str) -> None:
        """One of those was pressed; the hint is closed."""


class Attendant(Generic[TableT, OverlaysT]):
    """Nobody in particular: everything goes its usual way."""

    name = "table"
    """What the screen is called for outside programs."""
    finishes = True
    """A game that is over goes on to the end screen."""
    ambient = True
    """There is idle life on the table; none where a hand passes over everything."""
    final = False
    """The table is laid as it stands, and nothing is played for that: nothing can be done at it."""
    asks = True
    """People are asked something at this table, and may wait for each other between two turns."""

    def __init__(self, beside: Beside[TableT, OverlaysT]) -> None:
        self.beside = beside
        self.table = beside.table
        self.app = beside.table.app

    # what is there

    @property
    def speed(self) -> int:
        """The speed of movement, 0 to 4."""
        return self.app.speed

    @property
    def holds(self) -> bool:
        """The table stands still, also in the middle of a movement."""
        return False

    @property
    def thinks(self) -> bool:
        """It still has to look at what stands there: `think` is called in the next frames that have nothing else to do,
        and nobody acts before."""
        return False

    def think(self) -> None:
        """Look, a part of it in each frame."""

    def desk(self) -> str:
        """Whose things lie on the desk where nobody is asked anything; '' for whoever they lie there of already."""
        return ""

    def things(self, own: list[Thing]) -> list[Thing]:
        """All things, `own` being those of the table and of what lies over it."""
        return own

    def default_focus(self) -> str | None:
        """What gets the focus first; None for the likeliest thing of the table."""
        return None

    def passages(self) -> Sequence[Passage]:
        """What it says, for ears."""
        return ()

    def pointed_at(self) -> str | None:
        """The thing it points at; None where it points at nothing."""
        return None

    def progress(self) -> Hashable:
        """Changes with every bit of progress besides answers and plans."""
        return None

    def lesson(self) -> tuple[str | None, int] | None:
        """The lesson or challenge being played, and how many are done; None where there is none."""
        return None

    def lesson_step(self) -> tuple[str, int] | None:
        """That lesson and its step, for whoever begins again after a crash."""
        return None

    def guidance(self) -> Guidance | None:
        """What a hint says at this table; None for what the coach would do."""
        return None

    def score(self) -> Score | None:
        """The music that sounds; None for that of the game."""
        return None

    # what happens

    def playing(self) -> None:
        """An answer was given: what came of it is about to be shown."""

    def settled(self) -> None:
        """All events are shown, and the decision stands there."""

    def layout(self) -> None:
        """The window, the text size or the language is another."""

    def resumed(self) -> None:
        """The table is on top again."""

    def update(self, dt: float) -> None:
        """Time passes, in milliseconds."""

    @property
    def animating(self) -> bool:
        """True while frames must be drawn without input."""
        return False

    # input: each is asked before the table, and says whether that was all

    def press(self, thing: Thing) -> bool:
        """An enabled thing was pressed."""
        return False

    def key(self, event: pygame.event.Event) -> bool:
        """A key went down."""
        return False

    def command(self, name: str) -> bool:
        """A named command was given."""
        return False

    def back(self) -> bool:
        """Escape, and nothing lay over the table."""
        return False

    # drawing

    def shade(self, canvas: Canvas) -> None:
        """Between the table and what lies over it: a lesson dims here what does not matter."""

    def paint(self, canvas: Canvas) -> None:
        """Over everything else."""
