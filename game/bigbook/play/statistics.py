"""The story of a game in a few figures, counted from its events: by seat, by round, and its best moment."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field

from game.bigbook.play.retelling import steps_of
from game.bigbook.rules.events import ActionGranted, BookTurned, CardMoved, Told, TurnBegan, read, seat_of
from game.bigbook.rules.place import read_place
from game.bigbook.view import TableView
from game.core.engine.event import Event
from game.core.engine.session import Session

COUNTED = {
    "curse_destroyed": "curses",
    "card_cured": "cured",
    "madness_received": "taken",
    "spell_activated": "spells",
    "spell_learned": "learned",
    "card_supported": "supported",
    "action_granted": "granted",
    "card_gained": "gained",
}
BEST = ("curses", "cured", "supported", "granted", "learned", "spells", "gained", "taken")
"""What somebody can have done best; of two equally good ones the first."""
ROUNDS = 6
MANY = 3
"""So many curses in one turn are the moment of the game, whatever else happened."""


@dataclass(slots=True)
class Chapter:
    """A round: the monster that came, how many curses fell, and how it ended (`won`, `failed`, or '' for not yet)."""

    monster: str
    curses: int = 0
    mark: str = ""


@dataclass(frozen=True, slots=True)
class Turn:
    """A turn in which curses fell; `last` when the page was turned right after it and nothing was left."""

    round: int
    seat: str
    curses: int
    last: bool = False


@dataclass(slots=True)
class _Now:
    seat: str = ""
    curses: int = 0
    before: tuple[str, int] = field(default=("", 0))
    """The seat and the curses of the turn before."""


class Statistics:
    """Counts by figure and seat, and what happened in each round."""

    def __init__(self) -> None:
        self._counts: dict[str, Counter[str]] = {name: Counter() for name in COUNTED.values()}
        self.turns = 0
        self.undone = 0
        self.chapters: dict[int, Chapter] = {}
        """The rounds that were seen, by their number."""
        self.lent: Counter[tuple[str, str]] = Counter()
        """Cards of one's support that another paid with: by (owner, payer)."""
        self.out: set[str] = set()
        """Seats of those who have lost their wits."""
        self._round = 0
        self._now = _Now()
        self._most: Turn | None = None
        self._rescue: Turn | None = None

    @classmethod
    def of(cls, session: Session, undone: int) -> Statistics:
        """The figures of a whole game, without what was taken back."""
        out = cls()
        out.undone = undone
        out.turns = int(getattr(session.state, "turn", 0))
        steps = steps_of(session)
        _, first = next(steps)
        out.open(first)
        for events, _ in steps:
            out.add(events)
        return out

    def open(self, first: TableView) -> None:
        """Begin at this table. The round is the one whose page lies open: its marker has not moved yet where the first
        question is one of the arrival."""
        self.begin(first.open_round, first.monster if first.marker else None, first.active)  # else a page long read

    def begin(self, number: int, monster: str | None, seat: str) -> None:
        """Where the story starts: at the deal, or where a game of an older edition could be opened."""
        self._round, self._now.seat = number, seat
        if monster:
            self.chapters[number] = Chapter(monster)

    def add(self, events: Iterable[Event]) -> None:
        """Count what happened."""
        for event in events:
            name = COUNTED.get(event.type)
            told = read(event)
            if isinstance(told, ActionGranted):
                self._counts["granted"][told.by] += told.count
            elif name is not None:
                self._counts[name][seat_of(told)] += 1
            if event.type == "card_paid" and isinstance(told, CardMoved):
                owner = read_place(told.from_).seat
                if owner != told.seat:
                    self.lent[owner, told.seat] += 1
            self._follow(event.type, told)

    def _follow(self, kind: str, told: Told) -> None:
        """The rounds and the turns."""
        here = self.chapters.get(self._round)
        if isinstance(told, BookTurned):
            self._round += 1
            self.chapters[self._round] = Chapter(told.monster)
        elif isinstance(told, TurnBegan):
            self._now = _Now(told.seat, 0, (self._now.seat, self._now.curses))
        elif kind == "player_eliminated":
            self.out.add(seat_of(told))
        elif kind == "curse_destroyed":
            self._now.curses += 1
            if self._most is None or self._now.curses >= self._most.curses:
                self._most = Turn(self._round, self._now.seat, self._now.curses)
            if here is not None:
                here.curses += 1
        elif kind in ("bonus_began", "game_won", "failure_began", "game_lost") and here is not None:
            here.mark = "won" if kind in ("bonus_began", "game_won") else "failed"
            if kind == "bonus_began":
                self._saved()

    def _saved(self) -> None:
        """A monster leaves with nothing left: was it beaten in the very last turn?"""
        seat, curses = (self._now.seat, self._now.curses) if self._now.curses else self._now.before
        if curses:
            self._rescue = Turn(self._round, seat, curses, last=True)

    @property
    def highlight(self) -> Turn | None:
        """The moment of the game: many curses in one turn, else a rescue at the last moment, else two curses."""
        most = self._most
        if most is not None and most.curses >= MANY:
            return most
        return self._rescue or (most if most is not None and most.curses > 1 else None)

    @property
    def lender(self) -> tuple[str, str, int] | None:
        """Who lent most to whom, and how many cards; None where nobody lent anything."""
        if not self.lent:
            return None
        (owner, payer), count = max(self.lent.items(), key=lambda item: item[1])
        return owner, payer, count

    def total(self, name: str) -> int:
        """A figure over all seats."""
        return self._counts[name].total()

    def count(self, name: str, seat: str) -> int:
        """A figure of one seat."""
        return self._counts[name][seat]

    def titles(self, seats: Sequence[str]) -> dict[str, str]:
        """For each seat what it did best, measured by the others; everybody something else, '' for nothing at all."""
        found = dict.fromkeys(seats, "")
        free = list(BEST)
        while True:
            shares = [
                (self.count(name, seat) / self.total(name), -free.index(name), name, seat)
                for name in free
                for seat in seats
                if not found[seat] and self.count(name, seat)
            ]
            if not shares:
                return found
            _, _, name, seat = max(shares, key=lambda share: share[:2])
            found[seat] = name
            free.remove(name)
