"""What a game says of itself where there is no window: plain lines, drawn from what a viewer may see.

`game/cli/play.py` leads a whole game through these; it knows no game. What it hands over is a view, shown events and
the question with its answers, never the state, so that no line can tell what the viewer may not know.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from textwrap import TextWrapper
from typing import Any, Protocol

from game.core.engine.decision import Answer, Decision, Option, Reason
from game.core.engine.event import Event
from game.core.engine.session import Session
from game.core.text.i18n import Catalogue

WIDTH = 100
"""Columns of the screen, at most: so many where lines go to a file or a pipe."""
NARROWEST = 40
"""Fewer columns are not written for: whoever has them sees lines that their terminal breaks."""
KEPT = str.maketrans(" \u00a0", "\ue000\ue001")
"""Signs that stand for the spaces of what is copied, until it is printed: no text has them, no line ends there."""
PRINTED = str.maketrans("\ue000\ue001\u00a0", " \u00a0 ")
"""What is printed for them. A text's own space that does not break has done its work then: what is typed has plain
ones."""


def width() -> int:
    """Columns that lines may have: those of the terminal (or of COLUMNS), at most WIDTH; WIDTH where there is none."""
    return max(NARROWEST, min(WIDTH, shutil.get_terminal_size((WIDTH, 24)).columns))


def whole(text: str) -> str:
    """The way to a file, or a command, as it goes into a sentence that may be wrapped: it is copied in one piece."""
    return text.translate(KEPT)


@dataclass(frozen=True, slots=True)
class Step:
    """What a viewer has heard of one step: the question that a person answered (None: nobody was asked) and what
    happened."""

    asked: Decision | None
    answer: Answer
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Seen:
    """One moment as a viewer sees it: the view, all steps so far, and the question with its answers."""

    view: Any
    viewer: str | None
    steps: Sequence[Step]
    decision: Decision | None
    options: tuple[Option, ...]


@dataclass(frozen=True, slots=True)
class Way:
    """A whole answer that the game proposes, with its words."""

    answer: Answer
    text: str


@dataclass(frozen=True, slots=True)
class Plan:
    """What a line in a game's own words (`go kitchen`) does next: an answer (() where nothing can be done), words for
    the whole of it, and whether it is `risky`, so that it has to be said twice."""

    answer: Answer
    text: str
    risky: bool = False


class Terminal(Protocol):
    """One game in plain lines of a language. Lines that are too long are wrapped by whoever prints them, but those of
    `board` must have at most `width()` columns."""

    viewers: tuple[str, ...]
    """The seats and sides through whose eyes one may look."""
    viewer: str | None
    """Whose eyes they are where nobody says otherwise (None: what everybody at the table sees)."""

    clock: Callable[[], float]
    """Tells seconds, for what is limited in time: whoever shows the game puts a clock in its place, no rule has one."""

    def speak(self, words: Catalogue) -> None:
        """Go on in another language, in the midst of whatever is asked; what is told from now on is told in it."""

    def welcome(self) -> Iterator[str]:
        """What the game is about, how it is won and lost: said once, when a game begins."""

    def board(self, seen: Seen) -> Iterator[str]:
        """The table as a picture of letters."""

    def moment(self, seen: Seen) -> str:
        """The turn that is played: the whole board is drawn once in each, and `brief` after every other step."""

    def brief(self, seen: Seen) -> Iterator[str]:
        """What is shown of the table within a turn."""

    def told(self, seen: Seen, since: int) -> Iterator[str]:
        """What has happened in the steps from number `since` on."""

    def question(self, seen: Seen) -> Iterator[str]:
        """Who is asked what, by which card, and what threatens."""

    def option(self, seen: Seen, name: str) -> str:
        """One of the answers in words, with what it costs."""

    def numbered(self, seen: Seen) -> Sequence[str]:
        """The answers that have a number, in their order; those that are not open now are not listed, but keep it."""

    def standing(self, seen: Seen) -> Sequence[str]:
        """The answers that are listed after them by their word alone, since they come again and again. What is in
        neither list is open, too."""

    def plan(self, seen: Seen, line: str, since: int) -> Plan | None:
        """The next answer that a line in the game's own words stands for; None where it stands for none, or where
        something that it did not announce has happened in the steps from number `since` on."""

    def warning(self, seen: Seen, answer: Answer) -> str:
        """What an answer does that somebody might not expect of it, for a person at a terminal; '' for most."""

    def ways(self, session: Session, seen: Seen) -> Sequence[Way]:
        """Whole answers to the question that the rules of the game itself propose, best first."""

    def late(self, seen: Seen) -> Way | None:
        """What counts instead of anything that is answered now, with the words that say so, where the time for the
        question is over; None as long as there is time."""

    def why(self, reason: Reason) -> str:
        """The sentence of a refusal; also of `undo-none`, `undo-turn`, `undo-other_side`, `undo-damaged`,
        `undo-edition` and `redo-none`."""

    def look(self, seen: Seen, name: str) -> Iterator[str]:
        """All that lies open of a thing: a card, a seat, a room, a figure, an answer; nothing for an unknown name."""

    def sights(self, seen: Seen) -> Iterator[tuple[str, str]]:
        """What can be looked at: how it is typed, and what it is."""

    def story(self, seen: Seen) -> Iterator[str]:
        """Every text that has been read out so far."""

    def ending(self, session: Session, seen: Seen) -> Iterator[str]:
        """How the game ended and why. Nothing has to be kept from anybody any more."""


def wrapped(text: str, indent: int = 0, first: str = "") -> Iterator[str]:
    """A text in rows of at most `width()` columns, all of them indented; `first` stands in the indent of the first
    one."""
    begin = first.ljust(indent)
    rows = TextWrapper(
        width(), initial_indent=begin, subsequent_indent=" " * indent, break_on_hyphens=False, break_long_words=False
    )  # the way to a file stays whole, however long
    yield from (row.translate(PRINTED) for row in rows.wrap(text) or [first])


def fitted(line: str) -> Iterator[str]:
    """A line as it is where it fits, else wrapped, as far in as it begins."""
    begin = len(line) - len(line.lstrip())
    yield from [line.translate(PRINTED)] if len(line) <= width() else wrapped(line.strip(), begin)


def columns(rows: Iterable[tuple[str, str]], gap: int = 2, most: int = 28) -> Iterator[str]:
    """Rows of two columns, the second one wrapped; the first is as wide as its widest text, up to `most`."""
    listed = list(rows)
    indent = min(most, max((len(name) for name, _ in listed), default=0)) + gap
    for name, text in listed:
        yield from wrapped(text, indent, name if len(name) < indent else f"{name} ")
