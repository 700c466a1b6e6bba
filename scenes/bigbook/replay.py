"""Watching a game of the Big Book on its own table: what is marked on its ribbon, and what is told of a moment."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from pygame import Rect, Surface

from game.bigbook.play.marks import marks_of
from game.bigbook.rules.kinds import SEATS
from game.bigbook.rules.session import BigBookSession
from game.bigbook.text import asking
from game.bigbook.text.log import tell
from game.core.play.marks import Mark
from game.core.play.watched import Watched
from scenes.bigbook.cards import stamps
from scenes.bigbook.party import GameSetup, Run
from scenes.bigbook.table.attendant import BookBeside
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import panel_parts
from scenes.bigbook.table.overlays.router import BookOverlays
from scenes.bigbook.table.render import status_ribbon
from scenes.bigbook.table.scene import TableScene
from scenes.bigbook.table.text import prompts
from scenes.kit.theme import BONE, CRIMSON, GOLD, Colour, mix
from scenes.shell.screens import Replay
from scenes.table.replay.attendant import Watching
from scenes.table.replay.transport import Places

if TYPE_CHECKING:
    from scenes.shell.app import App

SIGNS = {"strike": "strike", "death": "destroy", "won": "star", "lost": "broken"}
"""The sign of what happens, as the log has it."""
STRUCK: Colour = mix(CRIMSON, (255, 90, 80), 0.45)


BookWatching: TypeAlias = Watching[BookTable, BookOverlays]


class BookReel:
    """A recording on the table of the Big Book (`Reel`)."""

    def __init__(self, table: BookTable, watched: Watched[BigBookSession]) -> None:
        self.table, self.watched = table, watched
        self.marks = marks_of(watched.recording)

    def refuses(self, command: str) -> bool:
        """Whether a command means nothing to who only watches."""
        return command == "power" or command.startswith(("agree_", "hand_"))

    # marks

    def said(self, mark: Mark) -> str:
        """A mark in words."""
        words = self.table.words
        if mark.kind == "round":
            return words.t("prompts.status.round", round=mark.number, n=6)
        if mark.kind == "turn":
            return words.kit("replay.turn", turn=mark.number, seat=words.seat(mark.seat))
        if mark.kind == "strike":
            return words.t("log.curse_applied", curse=words.curse(mark.about))
        if mark.kind == "death":
            return words.t("log.player_eliminated", seat=words.seat(mark.seat))
        return words.t("log.game_won" if mark.kind == "won" else "log.game_lost")

    def seat_colour(self, seat: str) -> Colour:
        """The color of whoever sits there."""
        return self.table.words.colour(seat)

    def mark_colour(self, mark: Mark) -> Colour:
        """The color of something that happens."""
        return {"strike": STRUCK, "won": GOLD[0]}.get(mark.kind, BONE)

    def sign(self, mark: Mark, side: int, colour: Colour) -> Surface:
        """The log's sign of it."""
        return stamps.mark(SIGNS[mark.kind], side, colour)

    # places

    def ribbon(self) -> Rect:
        """Where a table in play says what is expected, and what threatens."""
        parts = status_ribbon.parts(self.table.render)
        return Rect(parts["say"]).union(Rect(parts["danger"]))

    def places(self) -> Places:
        """The command panel, and the slate above it where letters are large."""
        layout = self.table.render.layout
        acts = Rect(layout.areas["acts"]) if layout.large else None
        return Places(Rect(layout.areas["panel"]), Rect(panel_parts(layout).main), acts)

    # the moment

    def head(self) -> str:
        """Whose turn it is, and which."""
        words, state = self.table.words, self.watched.session.state
        return words.kit("replay.turn", turn=state.turn, seat=words.seat(SEATS[state.active]))

    def happened(self, most: int) -> tuple[str, ...]:
        """What the step that is shown has done, in the words of the log."""
        story = self.table.story
        lines = [line for line in story.last(12) if line.step == story.step and not line.quiet]
        return tuple(tell(self.table.words, line) for line in lines[-most:])

    def asked(self) -> str:
        """What was asked at this moment."""
        words, asked, table = self.table.words, self.watched.session.asked, self.table
        if asked is None:
            return table.sentence()
        return prompts.breadcrumb(words, asked, table.render.model.granted) or asking.sentence(
            words, asked, table.story.part(), table.render.model.seats
        )

    def desk(self) -> str:
        """Whoever is asked, else whose turn it is."""
        asked = self.watched.session.asked
        return asked.seat if asked is not None else SEATS[self.watched.session.state.active]

    def lay_desk(self) -> None:
        """Lay their things on the desk."""
        self.table.render.desk = self.desk()


def _watching(beside: BookBeside, replay: Replay, watched: Watched[BigBookSession]) -> BookWatching:
    return Watching(beside, replay, BookReel(beside.table, watched))


def replay_table(app: App, replay: Replay) -> TableScene:
    """The table on which a game is watched, from the moment that was asked for."""
    setup = GameSetup.from_json(replay.party.to_json())
    for person in setup.people:
        person.companion = ""  # whoever played then, nobody does now
    watched = Watched(replay.recording, BigBookSession)
    run = Run(watched.session, setup, kept_as="watched")
    return TableScene(app, run, partial(_watching, replay=replay, watched=watched))
