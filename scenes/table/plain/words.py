"""A plain table in words: its story line by line, the log that shows it, and what ears are told."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Rect, Surface

from game.core.engine.event import Event
from game.core.play.story import AGREED, Story
from scenes.kit.geometry import Box, Measures
from scenes.kit.icons import glyph
from scenes.kit.speech import Described, Passage, sayable
from scenes.kit.theme import Colour
from scenes.kit.thing import Thing
from scenes.table.log_drawer import Link
from scenes.table.overlays.earlier import EarlierMoments, Revisit
from scenes.table.plain.context import PlainContext
from scenes.table.plain.drawing import picture
from scenes.table.plain.game import PlainGame
from scenes.table.sheets import Earlier, old_picture


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the story: one event, and the step it belongs to."""

    step: int
    event: Event
    quiet: bool = False
    eye: bool = False

    @property
    def type(self) -> str:
        """What happened."""
        return self.event.type

    @property
    def seat(self) -> str:
        """Whose deed it is, or ''."""
        return str(self.event.args.get("seat", ""))


class PlainStory(Story[Line]):
    """Everything of a game that has words."""

    def __init__(self, game: PlainGame) -> None:
        super().__init__()
        self.game = game

    def line(self, event: Event) -> Line | None:
        """A line for every event that the game tells."""
        told = event.type != AGREED and self.game.told(event)
        return Line(self.step, event) if told else None


class PlainLog:
    """The story as a log (`LogSource`)."""

    keys: Collection[str] = ("log",)

    def __init__(self, table: PlainContext, story: PlainStory, revisit: Revisit = None) -> None:
        self.table, self.story = table, story
        self._doors = EarlierMoments(table.app, table, lambda: story.step, self._earlier, revisit)

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

    def kept(self, step: int) -> bool:
        return self._doors.kept(step)

    def go_back(self, step: int) -> None:
        self._doors.go_back(step)

    def _earlier(self, state: Any) -> Earlier:
        """A kept state as an old picture: whoever looks at it sees of it what is theirs to see."""
        table = self.table
        heaps = table.game.heaps(state, table.seated)
        return Earlier(
            state,
            picture=lambda: old_picture(picture(table.measures, heaps, table.app.size)),
            title=lambda: table.app.t("kit.log.title"),
            measures=lambda: table.measures,
            column=lambda: Rect(table.measures.panel),
        )


class PlainSpoken:
    """What a plain table says (`Spoken`)."""

    def __init__(self, table: PlainContext, words: Callable[[], str]) -> None:
        """`words`: what stands on the panel."""
        self.table, self.words = table, words

    def passages(self) -> list[Passage]:
        """What is asked."""
        return [Passage("asked", sayable(self.words()))]

    def describe(self, thing: Thing) -> Described:
        """A thing for ears: what a press does, or in the words of the game why it does nothing."""
        table = self.table
        reason, card = table.listing().reasons.get(thing.id), table.listing().cards.get(thing.id)
        if reason is not None:
            return Described(thing.label, act=table.why(reason, thing.id))
        chooses = thing.option and table.moment.decision is not None
        act = f"{table.app.t('kit.keys.enter')}: {table.app.t('kit.button.confirm')}" if chooses else ""
        if thing.role == "button":
            act = table.app.t("kit.speech.roles.button")
        return Described(thing.label, act=act, more=card.lain.sentence if card is not None else "")

    def line(self, line: Line) -> str:
        """A line of the log for ears."""
        return sayable(self.table.game.told(line.event))
