"""Help for questions that are asked again and again: the same for the rest, or an answer that is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from game.core.engine.decision import Answer, Decision
from game.core.engine.session import HistoryEntry, Session

Key = tuple[str, str, int]


def again(source: str) -> bool:
    """Where every card may put its question again."""
    return False


@dataclass(slots=True)
class StandingAnswers:
    """Remembers what was asked and answered within a turn."""

    hard: frozenset[str] = frozenset()
    """Questions, by their prompt, that are helped with at once."""
    once: Callable[[str], bool] = again
    """Whether a card puts its question only once in a game."""
    asked: dict[Key, set[int]] = field(default_factory=dict)
    """The steps at which a question stood."""
    last: dict[Key, Answer] = field(default_factory=dict)
    same: Key | None = None
    """The question that is answered alike from now on."""
    kept: dict[tuple[str, str], Answer] = field(default_factory=dict)
    """Answers to be given for the rest of the game, until they are forgotten."""
    keeping: bool = False
    """The next answer is to be kept."""

    @staticmethod
    def key(decision: Decision, turn: int) -> Key:
        """Equal for questions that one card puts to several players."""
        return decision.prompt, decision.source, turn

    def begin(self, decision: Decision, turn: int, step: int) -> None:
        """A question has been asked; `step` is how many answers came before it."""
        key = self.key(decision, turn)
        self.asked.setdefault(key, set()).add(step)
        self.keeping = False
        if self.same is not None and self.same != key:
            self.same = None

    def recall(self, past: Sequence[HistoryEntry]) -> None:
        """A game that was played before is gone on with: what its steps asked, and what was answered."""
        for step, moment in enumerate(past):
            decision, turn = moment.state.decision, moment.state.turn
            if decision is not None and decision.kind != "action":
                self.begin(decision, turn, step)
                self.answered(decision, turn, moment.answers[0])

    def back(self, step: int) -> None:
        """Answers were taken back as far as this step: what was asked since then was not asked, no promise holds."""
        self.same = None
        self.kept.clear()  # or the step would be done again at once
        for key, steps in list(self.asked.items()):
            self.asked[key] = {one for one in steps if one < step}

    def answered(self, decision: Decision, turn: int, answer: Answer) -> None:
        """A question was answered: remembered without the seat, so that it fits the next player."""
        own = f"{decision.seat}."
        alike = tuple("*." + option[len(own) :] if option.startswith(own) else option for option in answer)
        self.last[self.key(decision, turn)] = alike
        if self.keeping:
            self.kept[decision.prompt, decision.source] = alike

    def known(self, decision: Decision) -> bool:
        """This card has put this question before in this game, and may once more: its answer may be kept."""
        if self.once(decision.source):
            return False
        question = decision.prompt, decision.source
        return sum(len(steps) for key, steps in self.asked.items() if key[:2] == question) > 1

    def repeated(self, decision: Decision, turn: int) -> bool:
        """The second time or later."""
        return len(self.asked.get(self.key(decision, turn), ())) > 1

    def alike(self, session: Session, decision: Decision, turn: int) -> Answer | None:
        """The last answer to this question as this player's own, where it is legal."""
        before = self.last.get(self.key(decision, turn))
        return self._own(session, decision, before) if before is not None else None

    @staticmethod
    def _own(session: Session, decision: Decision, before: Answer) -> Answer | None:
        answer = tuple(f"{decision.seat}{option[1:]}" if option.startswith("*.") else option for option in before)
        return answer if session.check(answer) is None else None

    def offers(self, session: Session, decision: Decision, *, more: bool) -> list[str]:
        """The helping buttons of a question that was asked before, in this turn or in this game, or is hard. `more`
        says whether it is put to somebody else after this: the last one has no rest to answer for."""
        turn = session.state.turn
        found = ["remember"] if self.known(decision) else []
        if not self.repeated(decision, turn):
            return [*(["choose-for-me"] if decision.prompt in self.hard else []), *found]
        alike = self.alike(session, decision, turn) if more else None
        return [*(["same-for-rest"] if alike is not None else []), "choose-for-me", *found]

    def standing(self, session: Session, decision: Decision, turn: int) -> Answer | None:
        """The answer that was promised for the rest, or for the game, or None."""
        kept = self.kept.get((decision.prompt, decision.source))
        if kept is not None:
            return self._own(session, decision, kept)
        return self.alike(session, decision, turn) if self.same == self.key(decision, turn) else None
