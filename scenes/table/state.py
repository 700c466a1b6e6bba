"""What people have begun at a table and not yet answered, as far as it is the same in every game."""

from __future__ import annotations

from dataclasses import dataclass

from pygame import Rect

from game.core.engine.decision import Reason
from game.core.play.choice_draft import ChoiceDraft


@dataclass(frozen=True, slots=True)
class Denial:
    """The last refusal: at which point of the game, of which thing, and why; the rulebook opens there."""

    at: object
    thing: str
    reason: Reason


@dataclass(slots=True)
class TableState:
    """The state of the screen between two answers of the game; nothing of it is saved. A game adds its own."""

    choice: ChoiceDraft | None = None
    """The answer to a question that is being put together."""
    question: tuple[str, str] | None = None
    """What the choice that was laid out last asks for, and which card asks it; kept while events are shown, None for
    whoever may act. The same card may ask for the next one at once."""
    carried: str = ""
    """The thing that the pointer carries, '' for none."""
    aloft: int = 0
    """The card in the air, carried or on its way back, 0 for none: it is not drawn where it lies."""
    under: Rect | None = None
    """Where the press lay that has laid out an advised act, until the next press: what lies there now is changed by
    no press too many."""
    asked: str = ""
    """The button that waits for a second press: `undo`, `end`, or ''."""
    acted: str = ""
    """The action that was answered last, '' for any other answer, and once the focus has gone on from it."""
    denied: Denial | None = None
    why: bool = False
    """Everything that cannot be used says why (F1)."""
    hidden: bool = False
    """Everything that lies over the table is away: what an attendant says, rims, sheets, pane."""

    def clear(self) -> None:
        """Forget everything that was being put together."""
        self.choice = self.under = None
        self.asked = ""

    def progress(self) -> object:
        """A mark of what stands prepared: changes with everything that people prepare."""
        return self.choice.answer if self.choice is not None else None
