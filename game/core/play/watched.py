"""A session that only shows a game: it stands at a moment of a recording, and takes no answer."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, TypeVar

from game.core.engine.decision import Reason
from game.core.engine.game import AnyGame
from game.core.engine.session import Session
from game.core.saves.recording import Recording

WATCHING = Reason("watching")
SessionT = TypeVar("SessionT", bound=Session)


class Watched(Generic[SessionT]):
    """A game that is watched, and where. Nothing is asked in its session, whatever was asked then; nothing can be
    answered or taken back."""

    def __init__(self, recording: Recording, session: Callable[[AnyGame, Any], SessionT]) -> None:
        """Stand at the beginning, with what happened before the first question yet to be shown. `session` makes the
        session of a game from a state, as its table wants it."""
        self.recording = recording
        self.at = 0
        """The moment at which the session stands, counted from 0."""
        self.session = session(recording.game, recording.moments[0].state)
        self.session.shut = WATCHING
        if recording.opening is not None:
            self.session.opening, self.session.events = recording.opening.state, recording.opening.events

    @property
    def ended(self) -> bool:
        """Whether the session stands at the last moment."""
        return self.at >= self.recording.last

    def lay(self, at: int) -> None:
        """Stand at a moment, without anything to show of how it came about."""
        self.at = min(max(at, 0), self.recording.last)
        self.session.state = self.session.opening = self.recording.moments[self.at].state
        self.session.past, self.session.events = self.recording.past(self.at), ()

    def forward(self) -> bool:
        """Go on to the next moment; the session's `events` tell what led there. False where that is not known, or
        there is none."""
        if self.ended:
            return False
        led = self.recording.moments[self.at + 1].led
        self.lay(self.at + 1)
        if led is None:
            return False
        self.session.opening, self.session.events = led.state, led.events
        return True
