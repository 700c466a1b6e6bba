"""What people have begun and not yet answered, and what the table has to say about it: one value for all its parts.

What acts by itself while events are shown is part of it (`Narration`): remembered as events, put into words only when
it is drawn.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.bigbook.play import thing_id
from game.bigbook.play.forecast import Addressee
from game.bigbook.play.payment_draft import Chosen, PaymentDraft
from game.bigbook.play.standing_answers import standing_answers
from game.bigbook.play.threats import Threat
from game.bigbook.rules.session import BigBookSession
from game.bigbook.text.log import lender
from game.core.engine.event import Event
from game.core.play.standing_answers import StandingAnswers
from scenes.bigbook.table.moment import AtWork
from scenes.bigbook.table.text.results import Row
from scenes.table.state import TableState

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
        if event.type == "card_paid" and self.action:
            return bool(lender(event)[0])
        if event.type == "phase_began":
            return not self.action and not self.source and (self.head is None or self.head.type == "turn_began")
        if event.type not in HEADS or (event.type in QUIET and (self.action or self.source)):
            return False
        self.head, self.action, self.source = event, "", ""
        return True


@dataclass(slots=True)
class PanelText:
    """Words of the panel that cost something to find: kept until the moment changes."""

    title: str = ""
    lines: list[tuple[str, str]] = field(default_factory=list)
    """(colour name, sentence)"""
    keys: list[tuple[str, str]] = field(default_factory=list)
    """The keys that matter now, with what they do."""
    rows: list[Row] = field(default_factory=list)
    """What will certainly happen."""
    prices: dict[str, list[Row]] = field(default_factory=dict)
    """What each answer of a choice with a price leads to."""
    cards: dict[str, tuple[str, ...]] = field(default_factory=dict)
    """Kinds of cards shown with such an answer."""
    picture: tuple[str, str] | None = None
    """Kind and name of the picture of what acts, where there is room for it."""
    ending: str = ""
    """What the end of the turn costs."""
    gone: bool = False
    """What the picture shows has left the table."""
    grand: bool = False
    """The title is a name: larger, in the hand of titles."""
    face: PanelText | None = None
    """What the sheet shows instead, where the ribbon over the table says all this already."""

    def mark(self) -> object:
        """Changes with everything that is shown."""
        prices = tuple((name, tuple(rows)) for name, rows in self.prices.items())
        return (self.title, tuple(self.lines), tuple(self.keys), tuple(self.rows), prices, self.picture, self.grand,
                self.ending, tuple(self.cards.items()),
                self.face.mark() if self.face is not None else None)  # fmt: skip


@dataclass(slots=True)
class BookState(TableState):
    """The state of the screen between two answers of the game; nothing of it is saved."""

    plan: PaymentDraft | None = None
    """The payment that is being put together."""
    held: Chosen | None = None
    """A card picked up by a click, waiting for its target."""
    askers: tuple[Addressee, ...] = ()
    """Everybody to whom the standing question is put."""
    asking: tuple[str, ...] = ()
    """Friends whose support would be spent, in the order of their cards."""
    agreed: frozenset[str] = frozenset()
    """Those of them who have agreed."""
    repeats: StandingAnswers = field(default_factory=standing_answers)
    narration: Narration = field(default_factory=Narration)
    text: PanelText = field(default_factory=PanelText)
    """The words of the command panel."""
    reveals: bool = False
    """The prepared act shows something that cannot be taken back unseen."""
    dangers: list[Threat] = field(default_factory=list)
    """What threatens, worst first, as far as the settings want it told."""
    company: AtWork | None = None
    """The companion that has the word, if one has."""
    patient: bool = False
    """Somebody at the computer has never watched a companion's turn: it says so, and leaves time to read each act."""
    acted_at: str = ""
    """What had the focus when it was answered."""
    lent: str = ""
    """The companion's seat for which people decide at this moment, because they have a better idea."""

    def clear(self) -> None:
        """Forget everything that was being put together."""
        self.plan = self.choice = self.held = self.company = None
        self.askers, self.lent, self.under = (), "", None
        self.forget_consent()
        self.reveals, self.asked = False, ""
        self.text = PanelText()

    def forget_consent(self) -> None:
        """Nobody is asked for their support."""
        self.asking, self.agreed = (), frozenset()

    def next_seal(self) -> str:
        """The button of the friend whose word is waited for. StopIteration where nobody's is."""
        return next(thing_id.agreement(seat) for seat in self.asking if seat not in self.agreed)

    def progress(self) -> object:
        """A mark of the plan or choice as it stands: changes with everything that people prepare."""
        plan = (self.plan.target, self.plan.options, self.plan.power) if self.plan is not None else None
        if self.asking:
            return plan, self.agreed
        return plan, self.choice.answer if self.choice is not None else None, self.held, self.repeats.keeping
