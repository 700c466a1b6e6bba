"""What the table of the Big Book knows of its companions: how they think, what they lay out, and who sits where."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from game.bigbook.ai.claim import Claim
from game.bigbook.ai.company import NOTE, Intent
from game.bigbook.ai.thinker import BigBookThinker
from game.bigbook.play.attendance import Attendance, noted
from game.bigbook.play.ladder import evening_of
from game.bigbook.play.payment_draft import PaymentDraft
from game.bigbook.play.targets import actions_of, begins_at
from game.bigbook.rules.action_id import read
from game.bigbook.rules.kinds import SEATS
from game.bigbook.rules.options import NAMES, TEMPERS
from game.bigbook.rules.place import read_option
from game.core.engine.decision import Answer
from scenes.bigbook.party import Person
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.input.drafting import unmarked, write
from scenes.bigbook.table.text.reasons import why
from scenes.table.company.company import GIVEN, PACE, SHORT


class BookHelpers:
    """The companions at one table of the Big Book (`scenes/table/company/company.py`)."""

    act = "action"
    commands = ("power", "auto_pay", "better", "ability", "same_for_rest", "choose_for_me", "remember")

    def __init__(self, table: BookTable) -> None:
        self.table = table
        self.thinker = BigBookThinker()

    # who plays

    def seats(self) -> tuple[str, ...]:
        """All seats of the table, in the order of play."""
        return tuple(seat for seat in SEATS if seat in self.table.render.model.seats)

    def tempers(self) -> Mapping[str, str]:
        """The temper by seat."""
        return self.table.run.setup.tempers

    @property
    def attendance(self) -> Attendance:
        """In which rounds people have had a seat up to the last time that this changed."""
        return noted(self.table.run.notes)

    @property
    def attended(self) -> int:
        """In how many rounds people have had a seat until now."""
        now, first = self.table.session.view().open_round, self.table.run.setup.first_round
        return len(self.attendance.until(now, first, people=self._people()))

    def _people(self) -> bool:
        """Whether a person has a seat."""
        return bool(set(self.seats()) - set(self.tempers()))

    def seat(self, seat: str, temper: str) -> None:
        """A companion of this temper plays the seat from now on, '' for a person."""
        run, sat, now = self.table.run, self._people(), self.attendance
        run.setup.person(seat).companion = temper
        run.note({NOTE: dict(self.tempers())})
        if sat != self._people():
            round_ = self.table.session.view().open_round
            run.note(now.changed(round_, run.setup.first_round, people=sat).note())

    def turn(self) -> tuple[int, str]:
        """The number of the turn, and the seat whose turn it is."""
        state = self.table.session.state
        return state.turn, SEATS[state.active]

    def pace(self) -> float:
        """Milliseconds for which people want to look at what a companion would do."""
        return PACE[self.table.app.at_table.company_pace]

    # what one would do

    def lay_out(self, intent: Intent) -> float:
        """Lay an act out with its payment, or mark what would be chosen; an act that was given is shown longer, and
        what is no act with a payment shorter."""
        self._lay(intent.answers)
        asked = self.table.session.decision
        given = asked is not None and asked.prompt == "granted_action"
        return GIVEN if given else SHORT if self.table.state.plan is None else 1.0

    def _lay(self, answers: tuple[Answer, ...]) -> None:
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

    def take_back(self) -> None:
        """No payment is laid out, nothing is marked."""
        self.table.state.plan = None
        if self.table.state.choice is not None:
            self.table.state.choice.marks.clear()

    def why(self, intent: Intent) -> Claim | str | None:
        """What has been seen of the table, or the key of what such acts are for; None where neither is known."""
        return why(self.table.session, intent.answers) or None

    # the panel

    def write(self) -> None:
        """Find its words anew."""
        write(self.table)

    def written(self) -> str:
        """All that stands on it."""
        text = self.table.state.text
        return "".join([text.title, *(line for _, line in text.lines), *(row.text for row in text.rows)])

    def words(self, name: str) -> str:
        """A sentence about companions."""
        return self.table.words.t(f"company.ui.{name}")


class BookSeats:
    """Who plays which seat, as the sheet over the table asks for it (`scenes/table/overlays/who_plays.py`)."""

    names = NAMES
    tempers = TEMPERS

    def __init__(self, table: BookTable, helpers: BookHelpers) -> None:
        self.table, self.helpers = table, helpers

    def people(self) -> list[Person]:
        """Who sits where now."""
        return self.table.run.setup.people

    def seated(self) -> Mapping[str, Any]:
        """The same as a journal notes it."""
        return self.table.run.setup.seated

    def called(self, seat: str) -> str:
        """What the screen calls somebody."""
        return self.table.words.people[seat].name

    def kind(self, temper: str) -> str:
        """What a companion of this temper is called, '' for a person."""
        return self.helpers.words(temper or "person")

    def title(self) -> str:
        """The heading of the sheet."""
        return self.helpers.words("title")

    def note(self) -> str:
        """Where nobody but companions is left, whether a named evening still counts."""
        t, setup = self.table.app.t, self.table.run.setup
        evening = evening_of(setup.difficulty, setup.mode, len(setup.people), setup.pages)
        if set(self.helpers.seats()) - set(self.helpers.tempers()) or evening is None:
            return self.helpers.words("note")
        sat = self.helpers.attended
        if 2 * sat >= setup.pages:
            return t("bigbook.ladder.left_late")
        return t("bigbook.ladder.left_early", n=sat, m=setup.pages)
