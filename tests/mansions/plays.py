"""A position written as in a scenario file, entered in the middle of a round and played answer by answer."""

from __future__ import annotations

from typing import Any

from game.core.engine.event import Event
from game.core.engine.session import Session
from game.core.text import strict_yaml
from game.mansions.rules.state import Monster, Person, State
from game.mansions.scenarios.position import build
from game.mansions.verbs.compiled import mansions

PASS = "-"


class Table:
    """A session with short words for tests: `play` answers one question after the other (`-` passes)."""

    def __init__(self, given: str, phase: str = "investigators", moves: int = 2, action: int = 1) -> None:
        data: Any = strict_yaml.load_text(given, max_depth=12)
        clock = {"moves": str(moves), "action": str(action)} if phase == "investigators" else {}
        self.session: Session = build({**data, "phase": phase, **clock})
        self.heard: list[Event] = list(self.session.events)

    @property
    def state(self) -> State:
        state: State = self.session.state
        assert mansions().breaches(state) == []
        return state

    def play(self, *answers: str) -> Table:
        """Answer so many questions; `a b` names two ids in one answer."""
        for answer in answers:
            self.heard += self.session.apply(() if answer == PASS else tuple(answer.split())).events
        return self

    def i(self, number: int) -> Person:
        """An investigator."""
        return self.state.people[number - 1]

    def m(self, id_: str = "m1") -> Monster:
        """A monster on the board."""
        return next(one for one in self.state.monsters if one.id == id_)

    @property
    def asked(self) -> tuple[str, str]:
        """Who is asked what."""
        decision = self.session.decision
        return ("", "") if decision is None else (decision.seat, decision.kind)

    @property
    def options(self) -> set[str]:
        """What may be answered."""
        return {option.id for option in self.session.legal()}

    def why(self, action: str, by: str | None = None) -> str:
        """The reason of a refusal, '' where it is allowed."""
        reason = self.session.why_not(action, by)
        return "" if reason is None else reason.key

    def events(self, type_: str) -> list[Event]:
        """What has been heard of one type since the table was set."""
        return [event for event in self.heard if event.type == type_]
