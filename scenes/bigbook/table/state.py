"""What people have begun and not yet answered, and what the table has to say about it: one value for all its parts."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.bigbook.play.choice_draft import ChoiceDraft
from game.bigbook.play.forecast import Forecaster
from game.bigbook.play.payment_draft import Chosen, PaymentDraft
from game.bigbook.play.standing_answers import StandingAnswers
from game.bigbook.play.threats import Threat
from game.core.engine.decision import Reason
from scenes.bigbook.table.model.narration import Narration
from scenes.bigbook.table.panel.items import PanelText


@dataclass(frozen=True, slots=True)
class Denial:
    """The last refusal: at which point of the game, of which thing, and why; the rulebook opens there."""

    at: object
    thing: str
    reason: Reason


@dataclass(slots=True)
class TableState:
    """The state of the screen between two answers of the game; nothing of it is saved."""

    plan: PaymentDraft | None = None
    """The payment that is being put together."""
    choice: ChoiceDraft | None = None
    """The answer to a question that is being put together."""
    held: Chosen | None = None
    """A card picked up by a click, waiting for its target."""
    carried: str = ""
    """The thing that the pointer carries, '' for none."""
    aloft: int = 0
    """The card in the air, carried or on its way back, 0 for none: it is not drawn where it lies."""
    asked: str = ""
    """The button that waits for a second press: `undo`, `end`, or ''."""
    askers: tuple[Forecaster, ...] = ()
    """Everybody to whom the standing question is put."""
    asking: tuple[str, ...] = ()
    """Friends whose support would be spent, in the order of their cards."""
    agreed: frozenset[str] = frozenset()
    """Those of them who have agreed."""
    repeats: StandingAnswers = field(default_factory=StandingAnswers)
    narration: Narration = field(default_factory=Narration)
    text: PanelText = field(default_factory=PanelText)
    """The words of the command panel."""
    reveals: bool = False
    """The prepared act shows something that cannot be taken back unseen."""
    dangers: list[Threat] = field(default_factory=list)
    """What threatens, worst first, as far as the settings want it told."""
    denied: Denial | None = None
    why: bool = False
    """Everything that cannot be used says why (F1)."""
    hidden: bool = False
    """Everything that lies over the table is away: coach, rims, sheets, pane."""

    def clear(self) -> None:
        """Forget everything that was being put together."""
        self.plan = self.choice = self.held = None
        self.askers = ()
        self.forget_consent()
        self.reveals, self.asked = False, ""
        self.text = PanelText()

    def forget_consent(self) -> None:
        """Nobody is asked for their support."""
        self.asking, self.agreed = (), frozenset()

    def next_seal(self) -> str:
        """The button of the friend whose word is waited for. StopIteration where nobody's is."""
        return next(f"button:agree-{seat}" for seat in self.asking if seat not in self.agreed)

    def progress(self) -> object:
        """A mark of the plan or choice as it stands: changes with everything that people prepare."""
        plan = (self.plan.target, self.plan.options, self.plan.power) if self.plan is not None else None
        if self.asking:
            return plan, self.agreed
        return plan, self.choice.answer if self.choice is not None else None, self.held, self.repeats.keeping
