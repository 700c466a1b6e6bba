"""The story of a game in a few figures, counted from its events."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from game.core.event import Event
from game.core.session import Session

COUNTED = {
    "curse_destroyed": "curses",
    "card_cured": "cured",
    "madness_received": "taken",
    "spell_activated": "spells",
    "spell_learned": "learned",
    "card_supported": "supported",
}


class Tally:
    """Counts by figure and seat."""

    def __init__(self) -> None:
        self._counts: dict[str, Counter[str]] = {name: Counter() for name in COUNTED.values()}
        self.turns = 0
        self.undone = 0

    @classmethod
    def of(cls, session: Session, undone: int) -> Tally:
        """The figures of a whole game: its steps are played again, so that what was taken back does not count."""
        out = cls()
        out.undone = undone
        out.turns = int(getattr(session.state, "turn", 0))
        if session.past:
            again = Session(session.game, session.past[0].state.clone())
            for moment in session.past:
                out.add(again.apply_all(moment.answers).events)
        return out

    def add(self, events: Iterable[Event]) -> None:
        """Count what happened."""
        for event in events:
            name = COUNTED.get(event.type)
            if name is not None:
                self._counts[name][str(event.args.get("seat", ""))] += 1

    def total(self, name: str) -> int:
        """A figure over all seats."""
        return self._counts[name].total()

    def best(self, name: str) -> str | None:
        """The seat with the most of a figure; None when nobody has any or the first place is shared."""
        ranking = self._counts[name].most_common(2)
        if not ranking or not ranking[0][0] or (len(ranking) == 2 and ranking[0][1] == ranking[1][1]):
            return None
        return ranking[0][0]
