"""Companions at the table: they think a little in every frame, show what they would do, and do it after a moment.

People can say wait, decide in a companion's place, and take back what it has done; then the decision is theirs. Where
a companion would spend a person's support it asks first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import perf_counter
from typing import Protocol

from game.bigbook.ai import weights
from game.bigbook.ai.company import NOTE, Intent
from game.bigbook.ai.worker import MODULE
from game.bigbook.play.attendance import Attendance, noted
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.play.targets import actions_of, begins_at
from game.bigbook.rules.action_id import read
from game.bigbook.rules.kinds import SEATS
from game.bigbook.rules.place import read_option
from game.core.engine.decision import Answer, Decision, Reason
from game.core.engine.event import Event
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.input.drafting import Refusals, unmarked, write
from scenes.bigbook.table.input.thought import Thought, thought
from scenes.bigbook.table.moment import AtWork
from scenes.bigbook.table.text.reasons import why
from scenes.shell.profile import Profile

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
HURRIED = ("confirm", "wait", "take_over", "give_back", "refuse", "always_lend", "undo", "cancel", "pass", "end_turn",
           "power", "auto_pay", "better", "ability", "same_for_rest", "choose_for_me", "remember")  # fmt: skip
"""Commands that a companion answers while it has the word; the others are everybody's at any time."""


LENT = "lends"
"""Under this name the journal notes which people have said that companions may always spend their support."""


class Shown(Protocol):
    """What becomes of the game is shown by somebody else."""

    def play(self, events: Iterable[Event], *, answered: bool) -> None:
        """Show what an answer led to, then what is asked next."""

    def settle_view(self) -> None:
        """Show the standing decision anew: somebody else may have the word."""


class Company:
    """The companions of one table. What they think of stands in the state of the table (`BookState.company`)."""

    def __init__(self, table: BookTable, steps: Shown, refusals: Refusals) -> None:
        self.table, self.steps, self.refusals = table, steps, refusals
        self.tempers = dict(table.run.setup.tempers)
        """The temper by seat; every other seat is a person's."""
        self.thought: Thought | None = None
        if self.tempers and table.app.speed > 0:
            table.app.worker(MODULE)  # it is ready when somebody wants to think
        self._left = 0.0
        """Milliseconds until it does what it shows."""
        self._lent: tuple[int, Decision] | None = None
        """After how many steps people decide for a companion, and what: they had a better idea."""
        self._spared: frozenset[str] = frozenset()
        """People who would rather keep their support in this turn."""
        self.thanked: Callable[[str], object] = lambda seat: None
        """Hears of a companion to whom people have lent support."""
        self.refused: Callable[[str], object] = lambda seat: None
        """Hears of a companion to whom people have said "Better not"."""
        self._wished = False
        """People have said wait before a companion had the word."""
        self._warned = False
        """It has been said that the companions' weights are no good."""
        self._new = not Profile(table.app.data).company
        self._watched = 0
        """The turn of its own that a companion plays before somebody new, 0 before that."""
        self._learn()
        self._turn = -1
        self._lends: tuple[int, frozenset[str]] = (-1, frozenset())
        """After how many steps whose support may be spent."""

    # who plays

    @property
    def people(self) -> frozenset[str]:
        """The seats of people."""
        return frozenset(self.table.render.model.seats) - set(self.tempers)

    @property
    def attendance(self) -> Attendance:
        """In which rounds people have had a seat up to the last time that this changed."""
        return noted(self.table.run.notes)

    @property
    def attended(self) -> int:
        """In how many rounds people have had a seat until now."""
        now, first = self.table.session.view().open_round, self.table.run.setup.first_round
        return len(self.attendance.until(now, first, people=bool(self.people)))

    @property
    def acting(self) -> bool:
        """A companion has the word and waits for nobody: nothing is asked of people."""
        now = self.table.state.company
        return now is not None and not now.waits

    def seat(self, seat: str, temper: str) -> None:
        """From now on a companion of this temper plays the seat, '' for a person."""
        if temper == self.tempers.get(seat, ""):
            return
        sat, now = bool(self.people), self.attendance
        self.table.run.setup.person(seat).companion = temper
        self.tempers = dict(self.table.run.setup.tempers)
        self.table.run.note({NOTE: dict(self.tempers)})
        if sat != bool(self.people):
            round_ = self.table.session.view().open_round
            self.table.run.note(now.changed(round_, self.table.run.setup.first_round, people=sat).note())
        self._lent = None

    def renewed(self) -> None:
        """Somebody has come or gone: whoever is asked now has the word."""
        if not self.table.director.busy and not self.table.gone:
            self.steps.settle_view()

    # having the word

    def met(self, now: Decision | None) -> bool:
        """A decision stands: whether a companion has it."""
        state, session = self.table.state, self.table.session
        state.company, self.thought = None, None
        self._learn()
        temper = self.tempers.get(now.seat, "") if now is not None else ""
        if now is None or not temper:
            return False
        if session.state.turn != self._turn:
            self._turn, self._spared = session.state.turn, frozenset()
        if self._people_decide(now):
            state.lent = now.seat
            write(self.table)
            return False
        state.company, self._wished = AtWork(now.seat, held=self._wished), False
        if not self._warned and weights.trouble():
            self._warned = True
            self.table.app.say(self.table.words.t("company.ui.built_in"))
        self.thought = self.think_about(temper)
        write(self.table)
        return True

    def _learn(self) -> None:
        """Once a companion has played a turn before somebody new, they know how that goes."""
        if self._watched and self.table.session.state.turn != self._watched:
            self._watched, self._new = 0, False
            Profile(self.table.app.data).see_company()
        self.table.state.patient = self._new and self.table.app.speed > 0

    def think_about(self, temper: str) -> Thought:
        """The thought of a companion of this temper about the question that stands."""
        app, session = self.table.app, self.table.session
        worker = app.worker(MODULE) if app.speed > 0 else None
        return thought(worker, session, temper, self.table.run.setup.seed or 0)

    def _people_decide(self, now: Decision) -> bool:
        """Whether people have taken this decision over, or the act that it belongs to."""
        if self._lent is None:
            return False
        steps, first = self._lent
        here = len(self.table.session.past)
        goes_on = here == steps + 1 and now.kind != "action" and now.seat == first.seat
        if goes_on:
            self._lent = (here, now)
        elif here != steps:
            self._lent = None
        return self._lent is not None

    def update(self, dt: float) -> None:
        """A little thought; the moment for which it shows what it would do passes."""
        now, table = self.table.state.company, self.table
        if now is None or table.director.busy or not table.on_top:
            return
        if now.intent is None:
            self._think(now)
        elif not now.waits:
            if table.state.patient and self._left > 0 and table.aftermath.moving:
                return  # one thing to look at after the other
            self._left -= dt
            if self._left <= 0:
                self._act(now.intent)

    def _think(self, now: AtWork) -> None:
        assert self.thought is not None
        if self.table.app.speed == 0:
            self.thought.go_on(lambda: False)
        else:
            until = perf_counter() + SLICE
            self.thought.go_on(lambda: perf_counter() > until)
        if self.thought.done:
            self._show(now)
            if self.table.app.speed == 0 and now.intent is not None and not now.waits:
                self._act(now.intent)

    def _show(self, now: AtWork, intent: Intent | None = None) -> None:
        """Lay out what it would do (None: what it likes best), as a person would before confirming; ask whose support
        it needs."""
        assert self.thought is not None
        table = self.table
        now.intent = intent or self.thought.intent(self._spared)
        here, lent = self._lends
        lent = lent if here == len(table.session.past) else frozenset()
        lent |= self.lends_always
        now.friends = tuple(one for one in now.intent.spends if one in self.people and one not in lent)
        self._lay_out(now.intent.answers)
        asked = table.session.decision
        given = asked is not None and asked.prompt == "granted_action"
        share = GIVEN if given else SHORT if table.state.plan is None else 1.0
        self._left = PACE[table.app.settings.company_pace] * share
        now.why = why(table.session, now.intent.answers) if table.app.speed > 0 else ""
        write(table)
        if table.state.patient:
            self._left = max(self._left, self._reading())
            if SEATS[table.session.state.active] == now.seat:
                self._watched = table.session.state.turn
        table.touch()

    def _reading(self) -> float:
        """How long somebody new takes to read what is shown, in milliseconds."""
        text = self.table.state.text
        said = [text.title, *(line for _, line in text.lines), *(row.text for row in text.rows)]
        return min(LONGEST, LOOK + LETTER * len("".join(said)))

    def _lay_out(self, answers: tuple[Answer, ...]) -> None:
        table, state, decision = self.table, self.table.state, self.table.session.decision
        first = answers[0]
        if decision is None:
            return
        if state.choice is not None:
            for option in first:
                state.choice.toggle(option, unmarked(table, state.choice, option))
            return
        act = read(first[0])
        things = table.listing().things
        target = begins_at(act, decision.seat, things)
        thing = next((one for one in things if one.id == target), None)
        if thing is None or act.verb in ("end", "pass"):
            return
        plan = PaymentDraft(table.session, thing.id, actions_of(thing.id, table.option_of(thing)), self._uids)
        plan.set_power(act.power)
        ways = table.session.suggest_payments(first[0])
        plan.take(answers[1] if len(ways) > 1 and len(answers) > 1 else ways[0] if ways else ())
        state.plan = plan

    def _uids(self, option: str) -> list[int]:
        held = read_option(option)
        return [
            card.uid for card in self.table.render.model.seats[held.seat].cards(held.zone) if card.kind == held.name
        ]

    def _act(self, intent: Intent) -> None:
        """Do it: one step, whatever answers belong to it."""
        table = self.table
        here, lent = self._lends
        borrowed = here == len(table.session.past) and not lent.isdisjoint(intent.spends)
        seat = table.state.company.seat if table.state.company is not None else ""
        table.session.apply_all(intent.answers)
        table.app.sounds.play("confirm")
        self.steps.play(table.session.shown(), answered=True)
        if borrowed:
            self.thanked(seat)

    # what people say to it

    def command(self, name: str) -> bool:
        """A button or key of people; True when that was for the companions."""
        now = self.table.state.company
        if name == "give_back":
            return self._give_back()
        if now is None:
            return name == "wait" and self._stop_next()
        if name not in HURRIED:
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
            self.refusals.say(Reason("not-your-window"))
        return True

    def _stop_next(self) -> bool:
        """Wait was said while something is shown: the next companion that has the word waits."""
        self._wished = bool(self.tempers)
        return self._wished

    def _hold(self, now: AtWork) -> None:
        now.held = True
        write(self.table)
        self.table.touch()
        self.table.focus.set("button:take-over", show=False)

    def _go_on(self, now: AtWork) -> None:
        """Yes, or: go on."""
        if now.friends:
            self._lends = (len(self.table.session.past), frozenset(now.friends))
            now.friends = ()
        elif not now.held and now.intent is not None:
            self._left = 0.0
        now.held = False
        write(self.table)
        self.table.touch()

    @property
    def lends_always(self) -> frozenset[str]:
        """The seats of people who have said that companions may always spend their support in this game."""
        seats = self.table.run.notes.get(LENT)
        return frozenset(seats) & frozenset(SEATS) if isinstance(seats, list) else frozenset()

    def _lend_always(self, now: AtWork) -> None:
        """Yes, and nobody has to ask these people again in this game."""
        if now.friends:
            self.table.run.note({LENT: sorted(self.lends_always | set(now.friends))})
            self.table.say(self.table.words.t("company.ui.always_lent"))
            self._go_on(now)

    def _refused(self, now: AtWork) -> None:
        """It finds something else of use that leaves this support alone."""
        assert self.thought is not None and now.intent is not None
        self._spared |= set(now.friends)
        self.table.state.plan = None
        if self.table.state.choice is not None:
            self.table.state.choice.marks.clear()
        now.friends = ()
        self._show(now, self.thought.instead(now.intent, self._spared))
        self.refused(now.seat)

    def take_over(self) -> None:
        """Wait, I have a better idea: this decision is people's."""
        decision = self.table.session.decision
        if decision is not None:
            self._lent = (len(self.table.session.past), decision)
            self.steps.settle_view()

    def taken_back(self) -> None:
        """A step was taken back: if a companion is asked again, people decide in its place."""
        decision = self.table.session.decision
        if decision is not None and decision.seat in self.tempers:
            self._lent = (len(self.table.session.past), decision)

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
        now = self.table.state.company
        if now is None or now.held:
            return False
        self._hold(now)
        return True
