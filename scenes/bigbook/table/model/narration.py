"""What acts by itself while events are shown: remembered as events, put into words only when it is drawn."""

from __future__ import annotations

from dataclasses import dataclass

from game.bigbook.rules.session import BigBookSession
from game.core.engine.event import Event

HEADS = frozenset({"curse_applied", "arrival_began", "bonus_began", "failure_began", "turn_began", "ability_triggered"})
"""Events by which something else begins to act."""
QUIET = frozenset({"ability_triggered"})
"""Of these only while nothing else is spoken of."""


@dataclass(slots=True)
class Narration:
    """What the panel speaks of while nobody is asked."""

    head: Event | None = None
    action: str = ""
    """The action whose consequences are played, or ''."""
    source: str = ""
    """The card whose question has just been answered, or ''."""

    def begin(self, session: BigBookSession) -> None:
        """A step was taken: what was answered says what acts."""
        self.head, self.action, self.source = None, "", ""
        past = session.past
        asked = past[-1].state.decision if past and session.events else None
        if asked is None:
            return
        answer = past[-1].answers[0]
        if asked.kind == "action":
            self.action = answer[0] if answer and answer[0] not in ("end", "pass") else ""
        else:
            self.source = asked.source

    def hear(self, event: Event) -> bool:
        """An event has been shown; True when the panel has something else to say."""
        if event.type == "phase_began":
            return not self.action and not self.source and (self.head is None or self.head.type == "turn_began")
        if event.type not in HEADS or (event.type in QUIET and (self.action or self.source)):
            return False
        self.head, self.action, self.source = event, "", ""
        return True
