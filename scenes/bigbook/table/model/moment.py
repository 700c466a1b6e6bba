"""One moment of the table: everything that its lists, its panel and its lights depend on."""

from __future__ import annotations

from dataclasses import dataclass, field

from pygame import Rect

from game.bigbook.play.choice_draft import ChoiceDraft
from game.bigbook.play.forecast import Forecaster
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.play.targets import Targets, undo_reason
from game.bigbook.play.threats import Threat
from game.bigbook.rules.session import BigBookSession
from game.core.engine.decision import Decision, Reason
from scenes.bigbook.table.render_context import RenderContext


@dataclass(slots=True)
class PanelItem:
    """A thing of the command panel: an option to choose, a power seal, a button."""

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


@dataclass(slots=True)
class Moment:
    """Everything the lists and lights of a moment depend on."""

    look: RenderContext
    session: BigBookSession
    decision: Decision | None
    plan: PaymentDraft | None = None
    choice: ChoiceDraft | None = None
    policy: str = "friendly"
    panel: list[PanelItem] = field(default_factory=list)
    mains: list[PanelItem] = field(default_factory=list)
    offers: list[str] = field(default_factory=list)
    """Helping buttons of a repeated question."""
    keeping: bool = False
    """The next answer will be remembered."""
    asked: str = ""
    """A button that asks once more before it acts: `undo`, `end`, or ''."""
    dangers: list[Threat] = field(default_factory=list)
    askers: tuple[Forecaster, ...] = ()
    """Everybody to whom the standing question is put."""
    asking: tuple[str, ...] = ()
    """Friends whose support would be spent and who are asked first."""
    agreed: frozenset[str] = frozenset()
    targets: Targets = field(init=False)
    """Which things can be used, and why the others cannot."""

    def __post_init__(self) -> None:
        self.targets = Targets(self.session, self.decision, self.plan, self.choice)

    def button(self, name: str) -> Reason | None:
        """Why one of the small buttons cannot be used."""
        if name == "undo":
            return undo_reason(self.session, self.policy)
        if name == "redo":
            return None if self.session.can_redo else Reason("redo-none")
        return None
