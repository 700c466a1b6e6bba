"""What every moment of a table says, whatever the game: what is asked, and what stands on the panel for that."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from pygame import Rect

from game.core.engine.decision import Decision, Reason


@dataclass(slots=True)
class PanelItem:
    """A thing of the command panel: an option to choose, a button."""

    id: str
    role: str
    label: str
    rect: Rect
    reason: Reason | None = None
    caption: str = ""
    """The words drawn where they are not the label (the label is also spoken)."""
    note: str = ""
    """A second, small line."""
    icon: str = ""
    """A glyph before the words."""
    quiet: bool = False
    """A large button that does not call for itself: the own hand can do something yet."""


class Moment(Protocol):
    """Everything that the lists and lights of a table depend on; a game says more of it in its own."""

    decision: Decision | None
    """What is asked; None while events are shown."""
    panel: list[PanelItem]
    mains: list[PanelItem]
    """The large buttons."""

    def button(self, name: str) -> Reason | None:
        """Why one of the small buttons (`undo`, `redo` …) cannot be used; None where it can."""
