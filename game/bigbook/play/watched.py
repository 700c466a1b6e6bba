"""A session that only shows a game: it stands at a moment of a recording, and takes no answer."""

from __future__ import annotations

from collections.abc import Sequence

from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Answer, Decision, IllegalAnswer, Option, Reason
from game.core.engine.session import Outcome
from game.core.saves.recording import Recording

WATCHING = Reason("watching")


class Watched(BigBookSession):
    """A game that is watched. Nothing is asked, whatever was asked then; nothing can be answered or taken back."""

    closed = WATCHING.key

    def __init__(self, recording: Recording) -> None:
        """Stand at the beginning, with what happened before the first question yet to be shown."""
        super().__init__(recording.game, recording.moments[0].state)
        self.recording = recording
        self.at = 0
        if recording.opening is not None:
            self.opening, self.events = recording.opening.state, recording.opening.events

    @property
    def asked(self) -> Decision | None:
        """The question that stood at this moment; None where the game was over."""
        return super().decision

    @property
    def decision(self) -> Decision | None:
        return None

    def lay(self, at: int) -> None:
        """Stand at a moment, without anything to show of how it came about."""
        self.at = min(max(at, 0), self.recording.last)
        self.state = self.opening = self.recording.moments[self.at].state
        self.past, self.events = self.recording.past(self.at), ()

    def forward(self) -> bool:
        """Go on to the next moment; `events` tell what led there. False where that is not known, or there is none."""
        if self.at >= self.recording.last:
            return False
        led = self.recording.moments[self.at + 1].led
        self.lay(self.at + 1)
        if led is None:
            return False
        self.opening, self.events = led.state, led.events
        return True

    # what is refused

    @property
    def can_undo(self) -> bool:
        return False

    def undo(self) -> bool:
        return False

    def redo(self) -> bool:
        return False

    def legal(self) -> tuple[Option, ...]:
        return ()

    def check(self, answer: Sequence[str]) -> Reason | None:
        return WATCHING

    def why_not(self, action: str, by: str | None = None) -> Reason | None:
        return WATCHING

    def apply_all(self, answers: Sequence[Answer]) -> Outcome:
        raise IllegalAnswer(WATCHING)
