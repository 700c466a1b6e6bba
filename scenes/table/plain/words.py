"""A plain table in words: its story line by line, the log that shows it, and what ears are told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Rect, Surface

from game.core.engine.event import Event
from game.core.engine.session import HistoryEntry
from scenes.kit.icons import glyph
from scenes.kit.speech import Passage, sayable
from scenes.kit.theme import Colour
from scenes.table import sheets
from scenes.table.geometry import Box, Measures
from scenes.table.handover import Handover
from scenes.table.log_drawer import Link
from scenes.table.plain.context import PlainContext
from scenes.table.plain.drawing import picture
from scenes.table.plain.game import PlainGame


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the story: an event, and how many steps had been taken when it happened."""

    step: int
    event: Event
    quiet: bool = False
    eye: bool = False

    @property
    def seat(self) -> str:
        """Whose deed it is, or ''."""
        return str(self.event.args.get("seat", ""))


class PlainStory:
    """Everything that has happened, in the order of its steps (`Tells`); put into words when it is read."""

    def __init__(self, game: PlainGame) -> None:
        self.game = game
        self.lines: list[Line] = []
        self.step = 0

    def begin(self) -> None:
        """What comes belongs to the next step."""

    def answered(self, entry: HistoryEntry) -> None:
        """A step was taken."""
        self.step += 1

    def tell(self, event: Event) -> None:
        """An event has been shown."""
        self.lines.append(Line(self.step, event))

    def back(self) -> None:
        """The last step was taken back: it is told no more."""
        self.lines = [line for line in self.lines if line.step < self.step]
        self.step -= 1

    def begins_in(self, state: Any) -> None:
        """The story begins in this state."""

    def recall(self, moments: Sequence[HistoryEntry], agreed: Sequence[tuple[int, str]] = ()) -> None:
        """These steps were taken before."""
        for moment in moments:
            self.step += 1
            self.lines += [Line(self.step, event) for event in moment.events]

    def retell(self, past: Sequence[HistoryEntry], agreed: Sequence[tuple[int, str]], opening: Sequence[Event]) -> None:
        """Tell all of a game anew."""
        self.step, self.lines = 0, [Line(0, event) for event in opening]
        self.recall(past)


class PlainLog:
    """The story as a log (`LogSource`)."""

    keys: Collection[str] = ("log",)

    def __init__(self, table: PlainContext, story: PlainStory) -> None:
        self.table, self.story = table, story

    @property
    def measures(self) -> Measures:
        return self.table.measures

    @property
    def area(self) -> Rect:
        return Rect(self.table.measures.panel)

    @property
    def seats(self) -> Sequence[str]:
        return tuple(dict.fromkeys(heap.seat for heap in self.table.model.heaps.values() if heap.seat))

    @property
    def mark(self) -> object:
        return len(self.story.lines)

    def lines(self, only: str) -> list[Line]:
        return [line for line in self.story.lines if only in ("", line.seat)]

    def news(self, lines: Sequence[Line]) -> int | None:
        return None

    def luck(self) -> str:
        return ""

    def heading(self, line: Line) -> bool:
        return False

    def turn(self, line: Line) -> object:
        return None

    def told(self, line: Line) -> str:
        return self.table.game.told(line.event)

    def plain(self, line: Line) -> str:
        return sayable(self.told(line))

    def linked(self, line: Line) -> tuple[str, list[Link]]:
        return self.told(line), []

    def sign(self, line: Line, side: int, colour: Colour) -> Surface:
        return glyph("eye", side, colour)

    def seal(self, seat: str, side: int) -> Surface | None:
        return None

    def seat_name(self, seat: str) -> str:
        return self.table.game.seat(seat)

    def name(self, link: Link) -> str:
        return link.id

    def place(self, link: Link, seat: str) -> Rect | None:
        return None

    def card(self, link: Link, place: Rect | None) -> tuple[Surface, Box]:
        return Surface((1, 1)), Box(0, 0, 1, 1)

    def explain(self, line: Line) -> bool:
        return False

    # an earlier moment

    def _state(self, step: int) -> Any:
        """The state that a step led to; None where it is not kept."""
        session = self.table.run.session
        at = len(session.past) - self.story.step + step
        if not 0 <= at <= len(session.past):
            return None
        return session.state if at == len(session.past) else session.past[at].state

    def kept(self, step: int) -> bool:
        return self._state(step) is not None

    def go_back(self, step: int) -> None:
        table, state = self.table, self._state(step)
        if state is None:
            return
        seat = state.decision.seat if state.decision is not None else ""
        heaps = table.game.heaps(state, seat)
        earlier = sheets.Earlier(
            state,
            picture=lambda: sheets.old_picture(picture(table.measures, heaps, table.app.size)),
            title=lambda: table.app.t("kit.log.look_back", turn=step),
            measures=lambda: table.measures,
            column=lambda: Rect(table.measures.panel),
        )
        table.app.push(sheets.LookBack(table.app, earlier))


class PlainSpeech:
    """Says one table: what is asked, and every line of its story when it is told (`Says`)."""

    def __init__(self, table: PlainContext, story: PlainStory, handover: Handover, words: Callable[[], str]) -> None:
        self.table, self.story, self.handover, self.words = table, story, handover, words
        self._told = 0

    def passages(self) -> list[Passage]:
        """What is asked; nothing while events are shown."""
        if self.handover.waiting:
            return [Passage("handover", self.table.app.t("kit.handover.waiting"))]
        return [] if self.table.director.busy else [Passage("asked", sayable(self.words()))]

    def skip(self) -> None:
        """What the story tells by now is no news."""
        self._told = len(self.story.lines)

    def update(self) -> None:
        """Say the lines that have come."""
        self._told = min(self._told, len(self.story.lines))
        for line in self.story.lines[self._told :]:
            told = self.table.game.told(line.event)
            if told:
                self.table.app.speech.narrator.happens(sayable(told), "brief")
        self._told = len(self.story.lines)
