"""Watching a night in the house on its own table: what is marked on its ribbon, and what is told of a moment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from pygame import Rect, Surface

from game.core.engine.session import Session
from game.core.play.marks import Mark
from game.core.play.watched import Watched
from game.mansions.play.marks import KINDS, about, marks_of
from scenes.kit.icons import glyph
from scenes.kit.theme import Colour
from scenes.mansions.look import CORAL, LAMP, PAPER, PLUM, TIDE, of_seat
from scenes.mansions.party import HouseParty
from scenes.mansions.table.context import VIEWER, HouseContext
from scenes.mansions.table.overlays import HouseOverlays
from scenes.mansions.table.scene import HouseBeside, HouseTable
from scenes.mansions.table.text.words import HouseWords
from scenes.shell.run import Run
from scenes.shell.screens import Replay
from scenes.table.replay.attendant import Watching
from scenes.table.replay.transport import Places

if TYPE_CHECKING:
    from scenes.shell.app import App

SIGNS = {
    "clue": "quill", "objective": "star", "event": "moon", "fight": "broken", "omen": "eye", "mishap": "owl",
    "death": "lantern", "lock": "key", "end": "star",
}  # fmt: skip
"""The sign of what happens."""
COLOURS: dict[str, Colour] = {
    "clue": LAMP[1], "objective": LAMP[0], "event": TIDE[1], "fight": CORAL[1], "omen": PLUM[1], "mishap": PLUM[1],
    "death": CORAL[2], "lock": PAPER[1], "end": LAMP[0],
}  # fmt: skip

HouseWatching: TypeAlias = Watching[HouseContext, HouseOverlays]


class HouseReel:
    """A recording on the table of a house (`Reel`)."""

    def __init__(self, table: HouseContext, overlays: HouseOverlays, watched: Watched[Session]) -> None:
        self.table, self.story, self.watched = table, overlays.log.story, watched
        self.marks: Sequence[Mark] = marks_of(watched.recording)
        self._told: tuple[object, dict[tuple[int, str, str], list[str]]] | None = None

    def refuses(self, command: str) -> bool:
        """Whether a command means nothing to who only watches."""
        return command == "give-up" or command.startswith("verb_")

    # marks

    def said(self, mark: Mark) -> str:
        """A mark in words."""
        words = self.table.words
        if mark.kind == "round":
            return words.t("ribbon.round", n=mark.number)
        if mark.kind == "turn":
            return words.texts.t("kit.replay.turn", turn=mark.number, seat=words.seat(mark.seat))
        lines = self._lines().get((mark.at, mark.kind, mark.about), [])
        return " ".join(dict.fromkeys(lines)) or words.story_name()

    def _lines(self) -> dict[tuple[int, str, str], list[str]]:
        """The line of the log of everything that is marked, told once through for each language."""
        texts = self.table.words.texts
        if self._told is None or self._told[0] is not texts:
            self._told = texts, self._retold()
        return self._told[1]

    def _retold(self) -> dict[tuple[int, str, str], list[str]]:
        found: dict[tuple[int, str, str], list[str]] = {}
        recording = self.watched.recording
        words = HouseWords(lambda: self.table.words.texts, self.table.words.options)
        words.learn(recording.game.view(recording.moments[0].state, VIEWER))
        for at, moment in enumerate(recording.moments):
            shown = self.watched.session.shown(VIEWER, moment.led) if moment.led is not None else ()
            for event in shown:
                line, _ = words.told(event)
                if event.type in KINDS and line:
                    found.setdefault((at - 1, KINDS[event.type], about(event)), []).append(line)
        return found

    def seat_colour(self, seat: str) -> Colour:
        """The colour of whoever sits there."""
        return of_seat(seat)

    def mark_colour(self, mark: Mark) -> Colour:
        """The colour of something that happens."""
        return COLOURS.get(mark.kind, PAPER[0])

    def sign(self, mark: Mark, side: int, colour: Colour) -> Surface:
        """The sign of it."""
        return glyph(SIGNS[mark.kind], side, colour)

    # places

    def ribbon(self) -> Rect:
        """Between whose turn it is and what is looked for."""
        return Rect(self.table.measures.reel())

    def places(self) -> Places:
        """Panel and buttons."""
        rows = self.table.measures.rows
        return Places(Rect(rows["panel"]).union(Rect(rows["buttons"])), Rect(rows["buttons"]).inflate(-8, -6), None)

    # the moment

    def head(self) -> str:
        """Which round it is, and whose turn."""
        state, words = self.watched.session.state, self.table.words
        if state.phase != "investigators" or state.active < 0:
            return f"{words.t('ribbon.round', n=state.round)} · {words.term('seats.keeper')}"
        return f"{words.t('ribbon.round', n=state.round)} · {words.seat(state.seat_of(state.active))}"

    def happened(self, most: int) -> tuple[str, ...]:
        """What the step that is shown has done, in the words of the log."""
        lines = [line for line in self.story.last(12) if line.step == self.story.step and line.text]
        return tuple(line.text for line in lines[-most:])

    def asked(self) -> str:
        """What was asked at this moment."""
        asked = self.watched.session.asked
        return self.table.words.asked(asked) if asked is not None else self.table.sentence()

    def desk(self) -> str:
        """Whoever is asked, else whose turn it is."""
        asked, state = self.watched.session.asked, self.watched.session.state
        seats = [one.seat for one in self.table.view.people]
        if asked is not None and asked.seat in seats:
            return asked.seat
        return state.seat_of(state.active) if state.active >= 0 else seats[0]

    def lay_desk(self) -> None:
        """Lay their things on the desk."""
        self.table.state.seat = self.desk()


def _watching(beside: HouseBeside, replay: Replay, watched: Watched[Session]) -> HouseWatching:
    return Watching(beside, replay, HouseReel(beside.table, beside.overlays, watched))


def replay_table(app: App, replay: Replay) -> HouseTable:
    """The table on which a night is watched, from the moment that was asked for."""
    party = HouseParty.from_json(replay.party.to_json())
    watched = Watched(replay.recording, Session)
    run = Run(watched.session, party, kept_as="watched")
    return HouseTable(app, run, partial(_watching, replay=replay, watched=watched))
