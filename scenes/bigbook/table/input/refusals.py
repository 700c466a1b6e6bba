"""What cannot be done is said: the thing shakes its head, and one line gives the reason with its number."""

from __future__ import annotations

from pygame import Rect

from game.core.engine.decision import Reason
from scenes.bigbook.table.animation.rejection_shake import RejectionShake
from scenes.bigbook.table.context import TableContext
from scenes.bigbook.table.state import Denial
from scenes.kit.thing import Thing


class Refusals:
    """Says no, and remembers the last no for the rulebook."""

    def __init__(self, table: TableContext) -> None:
        self.table = table
        self.head = RejectionShake(table)

    def deny(self, thing: Thing, reason: Reason) -> None:
        """Refuse at a thing."""
        self.say(reason, thing.rect)
        self.head.begin(thing.id)

    def say(self, reason: Reason, at: Rect | None = None) -> None:
        """The reason in one line, at a place of the window or in its middle."""
        table = self.table
        table.state.denied = Denial(table.progress(), table.hover or "", reason)
        table.app.say(table.words.why(reason), at)
