"""What a hint says in a lesson, the step that it is about; and in a challenge, the next act of a shortest way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from game.core.engine.decision import Answer
from scenes.kit.note import NoteButton
from scenes.table.lessons.noted import Noted


class NoteGuidance:
    """What the note at this table says, and what the example answers next; where it does not go on from here, what
    the note offers to press instead."""

    alone = True
    done = True

    def __init__(self, noted: Noted[Any, Any], answers: Sequence[Answer]) -> None:
        self.noted = noted
        self._answers = answers

    def go_on(self, enough: Callable[[], bool]) -> None:
        """Nothing is to be thought out."""

    def answers(self) -> Sequence[Answer]:
        """The answers of the example."""
        return self._answers

    def words(self) -> str:
        """The text of the note."""
        content = self.noted.note_text()
        return content.text if content is not None else ""

    def ways(self) -> Sequence[NoteButton]:
        """The way back, or on."""
        content = self.noted.note_text()
        if self._answers or content is None:
            return ()
        return (content.way_back,) if content.way_back is not None else content.buttons[:1]

    def press(self, name: str) -> None:
        """As if it was pressed on the note."""
        self.noted.note_press(name)


class Solving(Protocol):
    """The search for a way to a goal from a moment of a game."""

    @property
    def state(self) -> object:
        """The state from which it is looked for."""

    @property
    def done(self) -> bool:
        """Whether a way is found, or all was looked at."""

    @property
    def way(self) -> Sequence[Answer] | None:
        """The answers of the shortest way that was found; None where there is none, or none was found yet."""

    def go_on(self, enough: Callable[[], bool]) -> None:
        """Search until it is over, or it is enough for now."""


class SolvingGuidance:
    """A shortest way to the goal from here; where nobody knows one that is said, and the ways back are offered."""

    alone = False

    def __init__(self, noted: Noted[Any, Any], solving: Solving, again: NoteButton) -> None:
        self.noted, self.solving, self.again = noted, solving, again

    @property
    def done(self) -> bool:
        """Whether a way is found, or all was looked at."""
        return self.solving.done

    def go_on(self, enough: Callable[[], bool]) -> None:
        """Look on, a table at a time."""
        self.solving.go_on(enough)

    def answers(self) -> Sequence[Answer]:
        """The way that was found."""
        return self.solving.way or ()

    def words(self) -> str:
        """That nobody knows a way from here, where that is so."""
        return "" if self.solving.way else self.noted.say("challenges.ui.no_way")

    def ways(self) -> Sequence[NoteButton]:
        """Where no way is known: the last step back, or all of them."""
        if self.solving.way:
            return ()
        if not self.noted.table.run.session.past:
            return (self.again,)
        undo = self.noted.app.t("kit.button.undo")
        return (self.again, NoteButton("button:undo", undo, undo, primary=True))

    def press(self, name: str) -> None:
        """Back by a step, or to the beginning."""
        if name == "button:undo":
            self.noted.table.screen.command("undo")
        else:
            self.noted.note_press(name)
