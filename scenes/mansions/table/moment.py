"""What may be done at the table of a house now: the question, the verbs or answers on the panel, the buttons."""

from __future__ import annotations

from dataclasses import dataclass, field

from game.core.engine.decision import Decision, Reason
from game.core.play import thing_id
from scenes.table.moment import PanelItem


@dataclass(frozen=True, slots=True)
class Pick:
    """One way of several: its answer, what is known of it, how likely it goes well (in sides of ten, 0 where no die is
    thrown), and why it cannot be chosen."""

    option: str
    short: str
    """What it is called where the face beside it says the rest."""
    note: str
    value: float
    reason: Reason | None = None


@dataclass(slots=True)
class HouseMoment:
    """Everything that the lists and lights of this table depend on (`Moment`)."""

    decision: Decision | None
    options: tuple[str, ...] = ()
    """What may be answered, in the order of the rules."""
    panel: list[PanelItem] = field(default_factory=list)
    """Verbs or answers."""
    mains: list[PanelItem] = field(default_factory=list)
    """The large button."""
    small: list[PanelItem] = field(default_factory=list)
    reasons: dict[str, Reason] = field(default_factory=dict)
    """Why each refused verb is refused, by its name."""
    prices: dict[str, str] = field(default_factory=dict)
    """What each verb costs at least, by its name: `move`, `action`, `both` or ''."""
    picks: dict[str, Pick] = field(default_factory=dict)
    """What is known of an answer before it is chosen, by its item."""
    pages: int = 1
    """On how many pages the answers stand."""

    @property
    def walks(self) -> bool:
        """Whether somebody decides what to do in their turn."""
        return self.decision is not None and self.decision.kind == "step"

    def button(self, name: str) -> Reason | None:
        """Why one of the small buttons cannot be used; None where it can."""
        return next((one.reason for one in self.small if one.id == thing_id.button(name)), None)
