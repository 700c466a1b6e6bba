"""The night as a story: lines of the log, what was read aloud with them, and an earlier moment as an old picture."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from pygame import Rect, Surface

from game.core.engine.event import Event
from game.core.engine.session import HistoryEntry
from game.core.play.story import AGREED, Story
from scenes.kit.geometry import Box, Measures
from scenes.kit.icons import glyph
from scenes.kit.speech import sayable
from scenes.kit.theme import Colour
from scenes.mansions.look import GROUND
from scenes.mansions.table.context import VIEWER, HouseContext
from scenes.mansions.table.house.view import HouseView
from scenes.table.log_drawer import Link
from scenes.table.overlays.earlier import EarlierMoments
from scenes.table.sheets import Earlier, old_picture

HEADS = ("round_began", "phase_began", "turn_began")
"""Events with which something begins."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the story: one event in words, what is read aloud with it, and the step it belongs to."""

    step: int
    event: Event
    text: str
    read: tuple[str, ...] = ()
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


class HouseStory(Story[Line]):
    """Everything that has words."""

    def __init__(self, table: HouseContext) -> None:
        super().__init__()
        self.table = table

    def line(self, event: Event) -> Line | None:
        """A line for every event that is told."""
        if event.type == AGREED:
            return None
        text, read = self.table.words.told(event)
        self._entered(event)
        if not text and not read:
            return None
        if text:
            self.table.lines.append(text)
        return Line(self.step, event, text, read)

    def _entered(self, event: Event) -> None:
        """Somebody is in a room: it is ink from now on."""
        if event.type in ("investigator_moved", "investigator_arrived") and "to" in event.args:
            self.table.entered.add(self.table.room_of(event["to"]))

    def begins_in(self, state: Any) -> None:
        """Rooms in which somebody stands at the beginning are known."""
        self.table.entered.update(self.table.room_of(one.at) for one in state.people if one.at)

    def retell(self, past: Sequence[HistoryEntry], agreed: Sequence[tuple[int, str]], opening: Sequence[Event]) -> None:
        """Tell all of it anew, in the words of the moment."""
        self.table.lines.clear()
        self.table.entered.clear()
        house = self.table.words.story.house
        self.table.entered.add(house.board.area_of[house.start])
        super().retell(past, agreed, opening)

    def recall(
        self, moments: Sequence[HistoryEntry], agreed: Sequence[tuple[int, str]] = (), opening: Sequence[Event] = ()
    ) -> None:
        """Tell what was played before: deeds bear the name of whoever sat there then, not of who sits there now."""
        table, game = self.table, self.table.run.session.game
        table.words.begin(game.view(moments[0].state, VIEWER) if moments and not opening else None)
        super().recall(moments, agreed, opening)
        table.words.learn(table.view)


class HouseLog:
    """The story as a log (`LogSource`)."""

    keys: Collection[str] = ("log",)

    def __init__(self, table: HouseContext, story: HouseStory, house: HouseView) -> None:
        self.table, self.story, self.house = table, story, house
        self.doors = EarlierMoments(table.app, table, lambda: story.step, self._earlier, None)

    @property
    def measures(self) -> Measures:
        return self.table.measures

    @property
    def area(self) -> Rect:
        """Over the column, the plan stays in sight."""
        rows, house = self.table.measures.rows, self.table.measures.house
        left = max(house.right if self.table.measures.form == "side" else 0, min(box.x for box in rows.values()))
        return Rect(left, house.y, self.table.app.size[0] - left - self.table.measures.margin, self.table.measures.room)

    @property
    def seats(self) -> Sequence[str]:
        return [one.seat for one in self.table.view.people]

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
        return line.type == "round_began"

    def turn(self, line: Line) -> object:
        return None

    def told(self, line: Line) -> str:
        return "\n".join(filter(None, (line.text, *(f"[i]{one}[/i]" for one in line.read))))

    def plain(self, line: Line) -> str:
        return sayable(" ".join(filter(None, (line.text, *line.read))))

    def linked(self, line: Line) -> tuple[str, list[Link]]:
        return self.told(line), []

    def sign(self, line: Line, side: int, colour: Colour) -> Surface:
        return glyph("eye", side, colour)

    def seal(self, seat: str, side: int) -> Surface | None:
        return None

    def seat_name(self, seat: str) -> str:
        return self.table.words.seat(seat)

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
        return self.doors.kept(step)

    def go_back(self, step: int) -> None:
        self.doors.go_back(step)

    def _earlier(self, state: Any) -> Earlier:
        """A kept state as an old picture of the plan."""
        table = self.table
        return Earlier(
            state,
            picture=lambda: old_picture(self._picture(state)),
            title=lambda: table.app.t("kit.log.title"),
            measures=lambda: table.measures,
            column=lambda: Rect(table.measures.rows["panel"]),
        )

    def _picture(self, state: Any) -> Surface:
        """The house as it stood, with everybody in it."""
        table, view = self.table, self.table.run.session.game.view(state, VIEWER)
        out = Surface(table.app.size)
        out.fill(GROUND)
        self.house.old_picture(out, view)
        return out
