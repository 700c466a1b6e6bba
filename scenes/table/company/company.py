"""Companions at the table: they think a little in every frame, show what they would do, and do it after a moment.

People can say wait, decide in a companion's place, and take back what it has done; then the decision is theirs. Where
a companion would spend a person's cards it asks first.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from time import perf_counter
from typing import Any, Generic, Protocol

from game.core.engine.decision import Decision, Reason
from game.core.engine.event import Event
from game.core.play import thing_id
from scenes.shell.profile import Profile
from scenes.table.company.at_work import AtWork, CompanyState, WhyT, WhyT_co
from scenes.table.company.thought import IntentT, Thinker, Thought, thought
from scenes.table.context import AnyTable

PACE = {"quick": 700.0, "readable": 1800.0, "slow": 3600.0}
"""Milliseconds for which a companion shows what it would do, by the setting."""
SHORT = 0.6
"""The end of a turn and small choices are shown for this share of it."""
GIVEN = 1.5
"""An action that it was given is shown so much longer: people have given it, and may have meant it for something."""
LETTER, LOOK, LONGEST = 45.0, 1_500.0, 9_000.0
"""Milliseconds for each letter that somebody new reads of an act, for looking up at all, and for all of it at most."""
SLICE = 0.008
"""Seconds of thinking in one frame: nothing else moves meanwhile, so a frame is no later for it."""
HURRIED = ("confirm", "wait", "take_over", "give_back", "refuse", "always_lend", "undo", "cancel", "pass", "end_turn")
"""Commands that a companion answers while it has the word, beside those by which its game is played; the others are
everybody's at any time."""
LENT = "lends"
"""Under this name the journal notes which people have said that companions may always spend their cards."""


class Shown(Protocol):
    """What becomes of the game is shown by somebody else."""

    def play(self, events: Iterable[Event], *, answered: bool) -> None:
        """Show what an answer led to, then what is asked next."""

    def settle_view(self) -> None:
        """Show the standing decision anew: somebody else may have the word."""


class Helpers(Protocol[IntentT, WhyT_co]):
    """What a game knows of its companions."""

    @property
    def thinker(self) -> Thinker[IntentT]:
        """How they think."""

    @property
    def commands(self) -> Sequence[str]:
        """The commands by which acts of this game are prepared."""

    @property
    def act(self) -> str:
        """The kind of the question that begins an act; what follows in the same act asks otherwise."""

    def seats(self) -> Collection[str]:
        """All seats of the table."""

    def tempers(self) -> Mapping[str, str]:
        """The temper by seat; every other seat is a person's."""

    def seat(self, seat: str, temper: str) -> None:
        """A companion of this temper plays the seat from now on, '' for a person: the party and the journal know it."""

    def turn(self) -> tuple[int, str]:
        """The number of the turn, and the seat whose turn it is."""

    def pace(self) -> float:
        """Milliseconds for which people want to look at what a companion would do."""

    def lay_out(self, intent: IntentT) -> float:
        """Lay it out as a person would before confirming; gives the share of the pace for which it is shown."""

    def take_back(self) -> None:
        """What was laid out is in its place again."""

    def why(self, intent: IntentT) -> WhyT_co | None:
        """The first reason for it; None where there is none to be told."""

    def write(self) -> None:
        """Find the words of the panel anew."""

    def written(self) -> str:
        """All that stands on the panel, as one text."""

    def words(self, name: str) -> str:
        """A sentence: `built_in` (their judgment is no good, and another stands in) or `always_lent`."""


class Company(Generic[IntentT, WhyT]):
    """The companions of one table. What they think of stands in its state (`CompanyState.company`)."""

    def __init__(
        self,
        table: AnyTable,
        state: CompanyState[IntentT, WhyT],
        helpers: Helpers[IntentT, WhyT],
        steps: Shown,
        refuse: Callable[[Reason], object],
    ) -> None:
        """`refuse` says to people why something cannot be done."""
        self.table, self.state, self.helpers, self.steps, self._refuse = table, state, helpers, steps, refuse
        self.tempers = dict(helpers.tempers())
        """The temper by seat; every other seat is a person's."""
        self.thought: Thought[IntentT] | None = None
        if self.tempers and table.app.speed > 0:
            table.app.worker(helpers.thinker.module)  # it is ready when somebody wants to think
        self._left = 0.0
        """Milliseconds until it does what it shows."""
        self._lent: tuple[int, Decision] | None = None
        """After how many steps people decide for a companion, and what: they had a better idea."""
        self._spared: frozenset[str] = frozenset()
        """People who would rather keep their cards in this turn."""
        self.thanked: Callable[[str], object] = lambda seat: None
        """Hears of a companion to whom people have lent cards."""
        self.refused: Callable[[str], object] = lambda seat: None
        """Hears of a companion to whom people have said "Better not"."""
        self._wished = False
        """People have said wait before a companion had the word."""
        self._warned = False
        """It has been said that what the companions go by is no good."""
        self._new = not Profile(table.app.data).company
        self._watched = 0
        """The turn of its own that a companion plays before somebody new, 0 before that."""
        self._learn()
        self._turn = -1
        self._lends: tuple[int, frozenset[str]] = (-1, frozenset())
        """After how many steps whose cards may be spent."""

    # who plays

    @property
    def people(self) -> frozenset[str]:
        """The seats of people."""
        return frozenset(self.helpers.seats()) - set(self.tempers)

    @property
    def acting(self) -> bool:
        """A companion has the word and waits for nobody: nothing is asked of people."""
        now = self.state.company
        return now is not None and not now.waits

    def seat(self, seat: str, temper: str) -> None:
        """From now on a companion of this temper plays the seat, '' for a person."""
        if temper == self.tempers.get(seat, ""):
            return
        self.helpers.seat(seat, temper)
        self.tempers = dict(self.helpers.tempers())
        self._lent = None

    def renewed(self) -> None:
        """Somebody has come or gone: whoever is asked now has the word."""
        if not self.table.director.busy and not self.table.gone:
            self.steps.settle_view()

    # having the word

    def met(self, now: Decision | None) -> bool:
        """A decision stands: whether a companion has it."""
        state = self.state
        state.company, self.thought = None, None
        self._learn()
        temper = self.tempers.get(now.seat, "") if now is not None else ""
        if now is None or not temper:
            return False
        turn, _ = self.helpers.turn()
        if turn != self._turn:
            self._turn, self._spared = turn, frozenset()
        if self._people_decide(now):
            state.lent = now.seat
            self.helpers.write()
            return False
        state.company, self._wished = AtWork(now.seat, held=self._wished), False
        if not self._warned and self.helpers.thinker.trouble():
            self._warned = True
            self.table.app.say(self.helpers.words("built_in"))
        self.thought = self.think_about(temper)
        self.helpers.write()
        return True

    def _learn(self) -> None:
        """Once a companion has played a turn before somebody new, they know how that goes."""
        if self._watched and self.helpers.turn()[0] != self._watched:
            self._watched, self._new = 0, False
            Profile(self.table.app.data).see_company()
        self.state.patient = self._new and self.table.app.speed > 0

    def think_about(self, temper: str) -> Thought[IntentT]:
        """The thought of a companion of this temper about the question that stands."""
        app, run, thinker = self.table.app, self.table.run, self.helpers.thinker
        worker = app.worker(thinker.module) if app.speed > 0 else None
        return thought(thinker, worker, run.session.state, temper, run.setup.seed or 0)

    def _people_decide(self, now: Decision) -> bool:
        """Whether people have taken this decision over, or the act that it belongs to."""
        if self._lent is None:
            return False
        steps, first = self._lent
        here = len(self.table.run.session.past)
        goes_on = here == steps + 1 and now.kind != self.helpers.act and now.seat == first.seat
        if goes_on:
            self._lent = (here, now)
        elif here != steps:
            self._lent = None
        return self._lent is not None

    def update(self, dt: float) -> None:
        """A little thought; the moment for which it shows what it would do passes."""
        now, table = self.state.company, self.table
        if now is None or table.director.busy or not table.on_top:
            return
        if now.intent is None:
            self._think(now)
        elif not now.waits:
            if self.state.patient and self._left > 0 and table.aftermath.moving:
                return  # one thing to look at after the other
            self._left -= dt
            if self._left <= 0:
                self._act(now.intent)

    def _think(self, now: AtWork[IntentT, WhyT]) -> None:
        assert self.thought is not None
        if self.table.app.speed == 0:
            self.thought.go_on(lambda: False)
        else:
            until = perf_counter() + SLICE
            self.thought.go_on(lambda: perf_counter() > until)
        if self.thought.done:
            self._show(now, self.thought.intent(self._spared))
            if self.table.app.speed == 0 and now.intent is not None and not now.waits:
                self._act(now.intent)

    def _show(self, now: AtWork[IntentT, WhyT], intent: IntentT) -> None:
        """Lay out what it would do, as a person would before confirming; ask whose cards it needs."""
        table, helpers = self.table, self.helpers
        now.intent = intent
        here, lent = self._lends
        lent = lent if here == len(table.run.session.past) else frozenset()
        lent |= self.lends_always
        now.friends = tuple(one for one in intent.spends if one in self.people and one not in lent)
        self._left = helpers.lay_out(intent) * helpers.pace()
        now.why = helpers.why(intent) if table.app.speed > 0 else None
        helpers.write()
        if self.state.patient:
            self._left = max(self._left, min(LONGEST, LOOK + LETTER * len(helpers.written())))
            turn, seat = helpers.turn()
            if seat == now.seat:
                self._watched = turn
        table.touch()

    def _act(self, intent: IntentT) -> None:
        """Do it: one step, whatever answers belong to it."""
        session = self.table.run.session
        here, lent = self._lends
        borrowed = here == len(session.past) and not lent.isdisjoint(intent.spends)
        seat = self.state.company.seat if self.state.company is not None else ""
        session.apply_all(intent.answers)
        self.table.app.sounds.play("confirm")
        self.steps.play(session.shown(), answered=True)
        if borrowed:
            self.thanked(seat)

    # what people say to it

    def command(self, name: str) -> bool:
        """A button or key of people; True when that was for the companions."""
        now = self.state.company
        if name == "give_back":
            return self._give_back()
        if now is None:
            return name == "wait" and self._stop_next()
        if name not in HURRIED and name not in self.helpers.commands:
            return False
        if name == "confirm":
            self._go_on(now)
        elif name == "always_lend":
            self._lend_always(now)
        elif name == "take_over":
            self.take_over()
        elif name == "refuse" and now.friends:
            self._refused(now)
        elif name == "undo":
            self._hold(now)
            return False
        elif name in ("wait", "cancel") and not now.held:
            self._hold(now)
        elif name == "wait":
            self._go_on(now)
        else:
            self._refuse(Reason("not-your-window"))
        return True

    def _stop_next(self) -> bool:
        """Wait was said while something is shown: the next companion that has the word waits."""
        self._wished = bool(self.tempers)
        return self._wished

    def _hold(self, now: AtWork[IntentT, WhyT]) -> None:
        now.held = True
        self.helpers.write()
        self.table.touch()
        self.table.focus.set(thing_id.button("take-over"), show=False)

    def _go_on(self, now: AtWork[IntentT, WhyT]) -> None:
        """Yes, or: go on."""
        if now.friends:
            self._lends = (len(self.table.run.session.past), frozenset(now.friends))
            now.friends = ()
        elif not now.held and now.intent is not None:
            self._left = 0.0
        now.held = False
        self.helpers.write()
        self.table.touch()

    @property
    def lends_always(self) -> frozenset[str]:
        """The seats of people who have said that companions may always spend their cards in this game."""
        seats: Any = self.table.run.notes.get(LENT)
        return frozenset(seats) & frozenset(self.helpers.seats()) if isinstance(seats, list) else frozenset()

    def _lend_always(self, now: AtWork[IntentT, WhyT]) -> None:
        """Yes, and nobody has to ask these people again in this game."""
        if now.friends:
            self.table.run.note({LENT: sorted(self.lends_always | set(now.friends))})
            self.table.say(self.helpers.words("always_lent"))
            self._go_on(now)

    def _refused(self, now: AtWork[IntentT, WhyT]) -> None:
        """It finds something else of use that leaves these cards alone."""
        assert self.thought is not None and now.intent is not None
        self._spared |= set(now.friends)
        self.helpers.take_back()
        now.friends = ()
        self._show(now, self.thought.instead(now.intent, self._spared))
        self.refused(now.seat)

    def take_over(self) -> None:
        """Wait, I have a better idea: this decision is people's."""
        decision = self.table.run.session.decision
        if decision is not None:
            self._lent = (len(self.table.run.session.past), decision)
            self.steps.settle_view()

    def taken_back(self) -> None:
        """A step was taken back: if a companion is asked again, people decide in its place."""
        decision = self.table.run.session.decision
        if decision is not None and decision.seat in self.tempers:
            self._lent = (len(self.table.run.session.past), decision)

    def _give_back(self) -> bool:
        """The companion may have its decision back."""
        if self._lent is None:
            return False
        self._lent = None
        self.steps.settle_view()
        return True

    def hurry(self) -> None:
        """Space: what it shows has been seen."""
        if self.acting:
            self._left = 0.0

    def back(self) -> bool:
        """Escape: wait; True when that was of use."""
        now = self.state.company
        if now is None or now.held:
            return False
        self._hold(now)
        return True
