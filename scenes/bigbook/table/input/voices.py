"""What companions say at the table: seldom, a short line of their character, each of them once in an evening at most:
to what the game does, and to what people do to them (they thank, grumble, gloat, and are glad to be saved).

And what they would like from a person who takes a turn: after a while, once in a turn, with a ring of light about it.
"""

from __future__ import annotations

from pygame import Rect

from game.bigbook.ai.claim import Claim
from game.bigbook.ai.company import Intent
from game.bigbook.ai.passed_over import passed_over
from game.bigbook.ai.thinking import Wish
from game.bigbook.play.targets import begins_at
from game.bigbook.play.threats import struck_next
from game.bigbook.rules import events
from game.bigbook.rules.action_id import read
from game.bigbook.rules.place import read_place
from game.bigbook.text import asking
from game.core.engine.event import Event
from scenes.bigbook.table.animation.spells.blows import ENDS_STRIKE, HURTS
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.text import reasons
from scenes.table.company.company import Company
from scenes.table.company.thought import Thought
from scenes.table.company.voices import Lines, Wishes
from scenes.table.flags import PING_MS, Ping

MOMENTS = {"book_opened": "begin", "curse_destroyed": "destroyed", "madness_received": "madness", "game_won": "won",
           "game_lost": "lost"}  # fmt: skip
"""Events that a companion may have a word for; whoever a curse has struck has one for that instead."""
OWN = ("strike", "destroyed", "madness")
"""Moments of which only the companion speaks whom they have happened to."""
ALWAYS = ("begin", "won", "lost")
"""Moments at which one of them speaks in any case."""
ANSWERS = {
    "refused": ("refused", "refused_again"),
    "lent": ("lent", "lent_again"),
    "saved": ("saved", "saved_again"),
}
"""The lines for what people do to a companion."""
LONG, LETTER = 3_000.0, 75.0
"""Milliseconds that a wish stands there, and longer for each letter: people are in the middle of their own thoughts."""
GAIN = 0.3
"""So much better (in log-odds to win) than the end of the turn is what a companion asks for."""


class Voices:
    """The companions' lines and wishes at one table; silent where people want silence."""

    def __init__(self, table: BookTable, company: Company[Intent, Claim | str]) -> None:
        self.table, self.company = table, company
        self.lines = Lines(table, company, lambda: table.render.model.turn, self._say)
        self.wishes = Wishes(table, company, self._idle, self._wish)
        company.thanked = lambda seat: self.lines.once(seat, "thanks")
        company.refused = self.grumble
        self._striker = ""
        """The curse that strikes now and has hurt no companion yet."""

    # lines

    def hear(self, event: Event) -> None:
        """An event has been shown: somebody may have a word for it."""
        if self.lines.silent:
            return
        if event.type in ("card_paid", "card_cured"):
            self._between(event)
        elif event.type == "curse_destroyed":
            self._averted(events.read_as(event, events.CurseDestroyed))
        moment = self._moment(event)
        if not moment:
            return
        seats = [events.seat_of(events.read(event))] if moment in OWN else sorted(self.company.tempers)
        model = self.table.render.model
        there = [seat for seat in seats if seat in model.seats and not model.seats[seat].eliminated]
        self.lines.one_of(there, moment, always=moment in ALWAYS)

    def _moment(self, event: Event) -> str:
        """What an event is to a companion: of all that a curse does to people, the first that hurts one of them is its
        strike, and what was only near them is nothing; '' for none."""
        told = events.read(event)
        if event.type == "curse_applied":
            self._striker = events.curse_of(told)
        elif event.type in ENDS_STRIKE:
            self._striker = ""
        elif event.type in HURTS and isinstance(told, events.Sourced) and self._striker == told.source:
            if events.seat_of(told) not in self.company.tempers:
                return ""
            self._striker = ""
            return "strike"
        return MOMENTS.get(event.type, "")

    def grumble(self, seat: str) -> None:
        """People would rather not have a companion do what it wanted."""
        self.lines.answer(seat, ANSWERS["refused"])

    def _between(self, event: Event) -> None:
        """A person pays with what lies in a companion's support, or cures the Madness of one."""
        told = events.read(event)
        if not isinstance(told, events.CardMoved):
            return
        owner, whose = read_place(told.from_), told.seat
        if owner.seat not in self.company.tempers or whose in self.company.tempers or owner.zone != "support":
            return
        self.lines.answer(owner.seat, ANSWERS["lent" if event.type == "card_paid" else "saved"])

    def _averted(self, told: events.CurseDestroyed) -> None:
        """A person destroys a curse that would have struck a companion with the next step."""
        if told.seat in self.company.tempers or not self.table.session.past:
            return
        before = self.table.session.game.view(self.table.session.past[-1].state)
        struck = [seat for seat in struck_next(before, told.curse) if seat in self.company.tempers]
        if struck:
            self.lines.answer(struck[self.lines.chance("averted") % len(struck)], ANSWERS["saved"])

    def _say(self, seat: str, moment: str) -> None:
        """A companion's line for a moment, beside its seat."""
        words = self.table.words
        line = words.t(f"company.lines.{self.table.render.model.seats[seat].magician}.{moment}")
        self.beside(seat, f"[b]{words.seat(seat)}:[/b] {line}")

    def beside(self, seat: str, line: str, hold: float | None = None, *clear: Rect) -> None:
        """A line at a seat, beside what is to be kept `clear`, the book, what is pressed to act, and friends."""
        render = self.table.render
        places = {name: Rect(slot) for name, slot in render.places.slots.items()}
        controls, book = map(Rect, render.layout.controls), Rect(render.layout.areas["book"])
        friends = [place for name, place in places.items() if name != seat]
        self.table.app.say(line, places[seat], hold, (*clear, book, *controls, *friends))

    # wishes

    def update(self, dt: float) -> None:
        """Time passes while a person thinks."""
        if not self.lines.silent:
            self.wishes.update(dt)

    def _idle(self) -> bool:
        """Whether somebody has a turn and has prepared nothing."""
        now, state = self.table.moment.decision, self.table.state
        return now is not None and now.kind == "action" and not (state.plan or state.held)

    def _reason(self, wanted: Intent) -> str:
        """Why somebody should do that, in words; of a spell or an ability that is what it does."""
        table, words, act = self.table, self.table.words, read(wanted.answers[0][0])
        reason = reasons.said(words, reasons.why(table.session, wanted.answers))
        if reason:
            return reason
        asked = table.session.decision
        if act.verb == "ability" and asked is not None:
            return words.ability_text(table.render.model.seats[asked.seat].magician)
        return words.spell_text(act.target, act.power)

    def _wish(self, seat: str, thought: Thought[Intent]) -> None:
        table, wanted = self.table, thought.intent()
        act = read(wanted.answers[0][0])
        asked = table.session.decision
        things = table.listing().things
        name = begins_at(act, asked.seat if asked is not None else "", things)
        thing = next((one for one in things if one.id == name), None)
        if thing is None or act.verb in ("end", "pass") or thought.gain < GAIN:
            return
        # nobody believes who asks for something else beside a curse that could be destroyed
        if passed_over(table.session, wanted.answers):
            return
        words, action = table.words, wanted.answers[0][0]
        last = table.advice.last
        coach = last[1] if last is not None and last[0] is table.session.state else None
        title = asking.act_in_words(words, action)
        ring = Ping(Rect(thing.rect), words.colour(seat), table.theme.reduced_motion)
        table.director.show(ring, PING_MS, "linear")
        if coach is None:
            said = words.t("company.ui.wishes", seat=words.seat(seat), act=title)
        elif coach == (action,):
            said = words.t("company.ui.wishes_too", seat=words.seat(seat), act=title)
        else:
            said = words.t("company.ui.wishes_other", seat=words.seat(seat), act=title)
        said = f"{said}. {self._reason(wanted)}"
        self.beside(seat, said, LONG + LETTER * len(said), Rect(thing.rect))
        table.advice.wished(table.session, Wish(seat, action, self.company.tempers[seat]))
        table.story.wish(seat, action)  # whoever was busy finds it in the log
        table.touch()
