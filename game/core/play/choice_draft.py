"""A choice being made: which options are marked so far, and whether the answer may be given."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field

from game.core.engine.decision import Answer, Decision, Reason
from game.core.engine.session import Session


@dataclass(frozen=True, slots=True)
class Mark:
    """One marked option; `uid` is the card's picture, 0 for what is no card on the table."""

    option: str
    uid: int = 0


def nothing_is_missed(decision: Decision, option: str) -> bool:
    """Where a game has nothing that leaves it for good."""
    return False


@dataclass(slots=True)
class ChoiceDraft:
    """The answer to one decision while it grows; the order of marks is the order of the answer."""

    session: Session
    decision: Decision
    missed: Callable[[Decision, str], bool] = nothing_is_missed
    """Whether an option of a decision leaves the game for good when it is chosen, and somebody may want it back."""
    options: Counter[str] = field(default_factory=Counter)
    marks: list[Mark] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.options = Counter({option.id: option.count for option in self.session.legal()})

    @property
    def answer(self) -> Answer:
        """The answer as marked."""
        return tuple(mark.option for mark in self.marks)

    @property
    def reason(self) -> Reason | None:
        """Why the marked answer may not be given yet."""
        return self.session.check(self.answer)

    @property
    def single(self) -> bool:
        """One click answers: exactly or at most one thing is asked for."""
        return self.decision.max == 1

    @property
    def final(self) -> bool:
        """Whether the one thing that is chosen may be missed, and others could go instead."""
        if not self.single or not any(self.missed(self.decision, option) for option in self.options):
            return False
        return len(self.options) + (self.decision.min == 0) > 1

    def loses(self, option: str) -> bool:
        """Whether this one would be missed."""
        return self.final and self.missed(self.decision, option)

    @property
    def at_once(self) -> bool:
        """Whether the next press on an option is the answer and nothing has been marked for it."""
        return self.single and not self.final

    def holds(self, option: str, uid: int = 0) -> bool:
        """Whether an option (or this very card) is marked."""
        return any(mark.option == option and (not uid or mark.uid == uid) for mark in self.marks)

    def place(self, option: str, uid: int = 0) -> int:
        """The position of a mark from 1, 0 when it is not marked."""
        for index, mark in enumerate(self.marks):
            if mark.option == option and (not uid or mark.uid == uid):
                return index + 1
        return 0

    def toggle(self, option: str, uid: int = 0) -> Reason | None:
        """Mark or unmark; the reason when it is not among the choices or there are enough already."""
        if self.holds(option, uid) and (uid or self.marked(option) >= self.options[option]):
            last = next(m for m in reversed(self.marks) if m.option == option and (not uid or m.uid == uid))
            self.marks.remove(last)
            return None
        if option not in self.options:
            return Reason("not-a-choice")
        if len(self.marks) >= self.decision.max:
            if self.decision.max != 1:
                return Reason("too-many", args={"n": self.decision.max})
            self.marks.clear()
        self.marks.append(Mark(option, uid))
        return None

    def marked(self, option: str) -> int:
        """How often an option is marked."""
        return sum(mark.option == option for mark in self.marks)
