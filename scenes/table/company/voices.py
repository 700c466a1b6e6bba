"""What companions say at a table: seldom, a short line of their character, each of them once in an evening at most.

And what they would like from a person who takes a turn: after a while, once in a turn. To what they have a word, and
what they wish for, is the game's own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import sha256
from time import perf_counter
from typing import Any, Generic

from scenes.table.company.company import Company
from scenes.table.company.thought import IntentT, Thought
from scenes.table.context import AnyTable

HURRY = 3
"""From this speed on people hurry: nobody says a word for what passes between them and a companion."""
QUIET = 2
"""Turns between two lines."""
SLICE = 0.003
"""Seconds of thinking about a wish in one frame: whoever is thinking moves things meanwhile."""
LINGER = 2_500.0
"""Milliseconds that a person has thought about a turn before a companion says what it would like."""


class Lines:
    """Who has said what at one table, and who says what next."""

    def __init__(
        self, table: AnyTable, company: Company[Any, Any], turn: Callable[[], int], say: Callable[[str, str], object]
    ) -> None:
        """`turn` counts the turns as they are shown; `say` lets a seat say its line for a moment."""
        self.table, self.company, self._turn, self._say = table, company, turn, say
        self._said: set[tuple[str, str]] = set()
        """Who has said which line."""
        self._spoke = -QUIET
        """The turn of the last line."""

    @property
    def silent(self) -> bool:
        """Whether nobody says anything: people want it, or nobody could read it."""
        app = self.table.app
        return not app.at_table.company_speaks or app.speed == 0 or not self.company.tempers

    def one_of(self, seats: Sequence[str], moment: str, *, always: bool) -> None:
        """One of these companions says its line for a moment, if it has not yet; mostly nobody does, where not
        `always`."""
        speakers = [seat for seat in seats if seat in self.company.tempers and (seat, moment) not in self._said]
        if not speakers:
            return
        chance = self.chance(moment)
        quiet = self._turn() - self._spoke < QUIET or chance % 2 == 0
        if always or not quiet:
            self.say(speakers[chance // 2 % len(speakers)], moment)

    def once(self, seat: str, moment: str) -> None:
        """A companion says its line for a moment, if it has not yet."""
        if not self.silent and (seat, moment) not in self._said:
            self.say(seat, moment)

    def answer(self, seat: str, lines: Sequence[str]) -> None:
        """A companion's word for what people have just done to it: once in a turn at most, each of its `lines` once in
        an evening, which of them first by chance; none where people hurry."""
        if self.silent or self.table.app.speed >= HURRY or self._spoke == self._turn():
            return
        left = [one for one in lines if (seat, one) not in self._said]
        if left:
            self.say(seat, left[self.chance(lines[0]) % len(left)])

    def say(self, seat: str, moment: str) -> None:
        """A companion's line for a moment, beside its seat."""
        self._said.add((seat, moment))
        self._spoke = self._turn()
        self._say(seat, moment)

    def chance(self, moment: str) -> int:
        """A number by chance, the same at the same moment of the same game."""
        at = (self.table.run.setup.seed, len(self.table.run.session.past), moment)
        return int.from_bytes(sha256(repr(at).encode()).digest()[:4], "big")


class Wishes(Generic[IntentT]):
    """Time that a person thinks about a turn; after a while the next companion says what it would like them to do."""

    def __init__(
        self,
        table: AnyTable,
        company: Company[IntentT, Any],
        idle: Callable[[], bool],
        wish: Callable[[str, Thought[IntentT]], object],
    ) -> None:
        """`idle`: whether somebody has a turn and has prepared nothing; `wish` says what a seat would like, as it has
        thought it out."""
        self.table, self.company, self._idle, self._wish = table, company, idle, wish
        self._wished = 0
        """The turn in which somebody has last wished for something."""
        self._asked: object = None
        """The moment that a person thinks about, and for how long (milliseconds)."""
        self._waited = 0.0
        self._thought: Thought[IntentT] | None = None

    def update(self, dt: float) -> None:
        """Time passes while a person thinks."""
        table = self.table
        now, state = table.moment.decision, table.run.session.state  # the moment's: asked for in every frame
        person = now is not None and now.seat not in self.company.tempers and not self.company.state.lent
        if not person or table.director.busy or not table.on_top or not self._idle():
            self._asked, self._thought = None, None
            return
        if self._wished == self.company.helpers.turn()[0]:
            return
        if self._asked is not state:
            self._asked, self._waited, self._thought = state, 0.0, None
        self._waited += dt
        if self._waited >= LINGER:
            self._think()

    def _think(self) -> None:
        """A little of what the next companion would like the person to do."""
        asked = self.table.run.session.state.decision
        assert asked is not None
        seat = self._next(asked.seat)
        if self._thought is None:
            self._thought = self.company.think_about(self.company.tempers[seat])
        until = perf_counter() + SLICE
        self._thought.go_on(lambda: perf_counter() > until)
        if self._thought.done:
            self._wished = self.company.helpers.turn()[0]
            self._wish(seat, self._thought)

    def _next(self, seat: str) -> str:
        """The companion that plays next after a seat."""
        order = list(self.company.helpers.seats())
        here = order.index(seat)
        return next(one for one in (*order[here + 1 :], *order[:here]) if one in self.company.tempers)
