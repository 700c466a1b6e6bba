"""Watching a game of plain cards again on its own table: whose turns are marked, and what is told of a moment."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from pygame import Rect, Surface

from game.core.play.marks import Mark
from game.core.play.watched import Watched
from game.core.saves.recording import Recording
from scenes.kit.icons import glyph
from scenes.kit.theme import BONE, SEAT_COLOURS, Colour
from scenes.shell import adapters
from scenes.shell.app import App
from scenes.shell.run import AnyRun, Run
from scenes.shell.screens import Replay
from scenes.table.plain.context import PlainContext
from scenes.table.plain.table import Attends, PlainBeside, PlainTable
from scenes.table.plain.words import PlainStory
from scenes.table.replay.attendant import Watching
from scenes.table.replay.transport import Places

LAST = "last"
"""The step with which a game ended, as a mark."""


def marks_of(recording: Recording) -> tuple[Mark, ...]:
    """The turns of a game, each with who was asked first in it, and the step that ended it."""
    asked = [(at, recording.moments[at].state.decision) for at in recording.turns()]
    turns = [(at, decision.seat) for at, decision in asked if decision is not None]
    found = [Mark("turn", at, seat, number) for number, (at, seat) in enumerate(turns, start=1)]
    if recording.last and recording.moments[-1].state.over and recording.moments[-1].led is not None:
        found.append(Mark(LAST, recording.last - 1))
    return tuple(found)


class PlainReel:
    """A recording on a plain table (`Reel`)."""

    def __init__(self, table: PlainContext, story: PlainStory, watched: Watched[Any]) -> None:
        self.table, self.story, self.watched = table, story, watched
        self.marks: Sequence[Mark] = marks_of(watched.recording)
        self.seats = sorted({mark.seat for mark in self.marks if mark.seat})

    def refuses(self, command: str) -> bool:
        """This table has no commands of its own."""
        return False

    # marks

    def said(self, mark: Mark) -> str:
        """A turn by its number and whose it is; of the last step what came of it in the end."""
        table, recording = self.table, self.watched.recording
        if mark.kind == "turn":
            return table.app.t("kit.replay.turn", turn=mark.number, seat=table.game.seat(mark.seat))
        shown = self.watched.session.shown(None, recording.moments[-1].led)
        told = [line for event in shown if (line := table.game.told(event))]
        return told[-1] if told else table.app.t("kit.replay.place", n=recording.last, m=recording.last)

    def seat_colour(self, seat: str) -> Colour:
        """Every seat has one of its own."""
        return list(SEAT_COLOURS.values())[self.seats.index(seat) % len(SEAT_COLOURS)]

    def mark_colour(self, mark: Mark) -> Colour:
        """Bone."""
        return BONE

    def sign(self, mark: Mark, side: int, colour: Colour) -> Surface:
        """A star for the end."""
        return glyph("star", side, colour)

    # places

    def ribbon(self) -> Rect:
        """Above the board."""
        return Rect(self.table.measures.ribbon)

    def places(self) -> Places:
        """The whole panel."""
        measures = self.table.measures
        return Places(Rect(measures.panel), Rect(measures.foot), None)

    # the moment

    def head(self) -> str:
        """Whose turn it is, and which."""
        begun = [mark for mark in self.marks if mark.kind == "turn" and mark.at <= self.watched.at]
        return self.said(begun[-1]) if begun else ""

    def happened(self, most: int) -> tuple[str, ...]:
        """What the step that is shown has done, in the words of the log."""
        lines = [line for line in self.story.last(most) if line.step == self.story.step]
        return tuple(self.table.game.told(line.event) for line in lines)

    def asked(self) -> str:
        """What was asked at this moment."""
        asked = self.watched.session.asked
        return self.table.game.asked(asked) if asked is not None else ""

    def desk(self) -> str:
        """Whoever was asked; of a game that is still being played nobody's hand is shown."""
        asked, over = self.watched.session.asked, self.watched.recording.moments[-1].state.over
        return asked.seat if asked is not None and over else ""

    def lay_desk(self) -> None:
        """The hand of that seat lies open as soon as the moment is shown."""


def watched_table(app: App, replay: Replay, table: Callable[[AnyRun, Attends], PlainTable]) -> PlainTable:
    """The table on which a game is watched. `table` makes that of the game, for a run and whoever attends it."""
    kind = adapters.of(replay.party.game)
    watched = Watched(replay.recording, kind.session)
    run = Run(watched.session, kind.party(replay.party.to_json()), kept_as="watched")

    def attends(beside: PlainBeside) -> Watching[Any, Any]:
        return Watching(beside, replay, PlainReel(beside.table, beside.overlays.story, watched))

    return table(run, attends)
