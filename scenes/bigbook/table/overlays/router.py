"""What lies over this table besides what lies over any: a friend's seat, the summary, and doors to viewers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from pygame import Rect

from game.bigbook.play import thing_id
from game.bigbook.play.card_kinds import ELEMENTS
from game.bigbook.rules.kinds import SEATS
from game.core.engine.decision import Reason
from scenes.bigbook.table.context import BookTable
from scenes.bigbook.table.layout import Layout
from scenes.bigbook.table.model.table_view import Card
from scenes.bigbook.table.moment import IdleSpells
from scenes.bigbook.table.overlays.glossary import BookGlossary
from scenes.bigbook.table.overlays.reading_pane import CardReadings
from scenes.bigbook.table.overlays.rulebook_links import of_table
from scenes.bigbook.table.overlays.seat_sheet import SeatSheet
from scenes.bigbook.table.overlays.story_log import log_drawer
from scenes.bigbook.table.overlays.summary_sheet import DockedSheet
from scenes.bigbook.table.overlays.tooltip import tooltip
from scenes.bigbook.table.overlays.viewers import HappenedScene, ViewerScene
from scenes.kit.canvas import Canvas
from scenes.kit.theme import Colour
from scenes.kit.thing import Thing
from scenes.table.flags import Flags
from scenes.table.overlays.overlays import Overlays
from scenes.table.overlays.pause import PauseScene
from scenes.table.overlays.pointing import Pointing
from scenes.table.overlays.term_notes import TermNotes
from scenes.table.overlays.why_marks import WhyMarks
from scenes.table.reading_pane import ReadingPane

OPENED = ("log", "book", "aside", "deck", "discard", "seat")
"""Kinds of things that a viewer shows."""
ROLES = ("card", "spell", "curse", "supply", "library", "ability")
"""Roles of things that are marked when the whole table is."""


def headline(table: BookTable) -> str:
    """What the marks say: what can be afforded or, while something is to be chosen, what can be."""
    return table.words.t("tips.why_choosing" if table.state.choice is not None else "tips.why_open")


class BookMarks:
    """This table as the marks of the whole table see it (`WhyTable`)."""

    def __init__(self, table: BookTable) -> None:
        self.table = table

    def why(self, reason: Reason, name: str) -> str:
        """The sentence of a refusal at the thing of that id."""
        return self.table.why(reason, name)

    def headline(self) -> str:
        """What the marks say."""
        return headline(self.table)

    @property
    def measures(self) -> Layout:
        """How large things are in this window."""
        return self.table.render.layout

    @property
    def large(self) -> bool:
        """Whether letters are large."""
        return self.table.render.layout.large

    def marked(self, thing: Thing) -> bool:
        """Whether a thing is marked at all."""
        return thing.role in ROLES

    def small(self, thing: Thing) -> bool:
        """What lies in a friend's seat."""
        return thing.role in ("card", "spell") and f":{self.table.render.desk}:" not in thing.id

    def beside(self, thing: Thing) -> bool:
        """The button of an ability, whose face is its name."""
        return thing.role == "ability"

    def short(self, thing: Thing, reason: Reason) -> str:
        """A lack of elements in figures, the state of a spell in one word; '' for other reasons."""
        return self._lack(thing, reason) or self._state(thing, reason)

    def _state(self, thing: Thing, reason: Reason) -> str:
        """The state of a spell in one word where that is the reason."""
        known = thing.role == "spell" and reason.key in ("exhausted", "neutralized")
        return self.table.words.t(f"terms.states.{reason.key}") if known else ""

    def _lack(self, thing: Thing, reason: Reason) -> str:
        """A lack of elements as `1/2` with the element's badge, of a curse that takes several all of them."""
        need, have, element = (reason.args.get(name) for name in ("need", "have", "element"))
        if reason.key != "not-enough" or need is None or have is None:
            return ""
        at = thing_id.read(thing.id)
        curse = self.table.render.model.curse(at.name) if at.kind == "curse" else None
        if curse is None or len(curse.price) < 2:
            return f"{have}/{need}\u00a0[{element if element in ELEMENTS else 'any'}]"
        within = self.table.session.within_reach()
        return " ".join(f"{min(within[one], n)}/{n}\u00a0[{one}]" for one, n in curse.price)

    def ground(self) -> Rect:
        """Below the ribbon, over the seats."""
        return Rect(self.table.render.layout.areas["seats"])


class SeatSigns:
    """How people are told apart at this table."""

    def __init__(self, table: BookTable) -> None:
        self.table = table

    def colour(self, seat: str) -> Colour:
        """Their color."""
        return self.table.words.colour(seat)

    def emblem(self, seat: str) -> str:
        """Their emblem by name; '' where nobody is known there."""
        person = self.table.words.people.get(seat)
        return person.emblem if person is not None else ""


class BookOverlays(Overlays):
    """Everything that lies over the table of the Big Book."""

    def __init__(
        self, table: BookTable, idle: IdleSpells, dismiss: Callable[[], object], hint: Callable[[], object]
    ) -> None:
        self.book = table
        self.seat = SeatSheet(table)
        self.readings = CardReadings(table, self.seat)
        self.sheet = DockedSheet(table)
        pane = ReadingPane(self.readings)
        terms = TermNotes(table, pane, BookGlossary(table))
        flags = Flags(piles=("library",), plain=thing_id.plain)
        pointing = Pointing(table, flags, SeatSigns(table), lambda: table.desk, self._cards)
        tips, marks = tooltip(table, pane, idle, terms), WhyMarks(table, BookMarks(table))
        super().__init__(table, pane, terms, tips, pointing, marks, dismiss, hint)

    def _cards(self) -> Mapping[str, Card]:
        return {**self.book.listing().cards, **self.seat.cards}

    # doors

    def opens(self, thing: Thing) -> bool:
        return thing_id.read(thing.id).kind in OPENED

    def view(self, what: str) -> None:
        """Open a viewer (log, last round, book, a deck, a pile, what is gone), or lift a seat over the desk."""
        app = self.table.app
        at = thing_id.read(what)
        if at.kind == "seat":
            self.seat.toggle(at.seat)
            return
        if what == "log":
            app.push(log_drawer(app, self.book, self.revisit))
        else:
            app.push(HappenedScene(app, self.book) if what == "happened" else ViewerScene(app, self.book, what))

    def doers(self) -> Mapping[str, Callable[[], object]]:
        table = self.book
        return {
            **{f"seat_{seat[1:]}": partial(self._lift, seat) for seat in SEATS},
            "happened": lambda: self.view("happened"),
            "book": lambda: self.view("book"),
            "deck": lambda: self.view(thing_id.of_seat("deck", table.desk)),
            "discard": lambda: self.view(thing_id.of_seat("discard", table.desk)),
            "sheet": self.sheet.toggle,
            "rulebook": lambda: self.open("rulebook", of_table(table, self.reading)),
            "menu": self._pause,
        }

    def _pause(self) -> None:
        """The menu of the table; who plays is not changed in a game that is over or only watched."""
        table = self.book
        rules = partial(table.app.open, "rulebook")
        own = ("sheet", "log", "company") if table.run.kept_as == "scenario" else ("sheet", "log")
        table.app.push(PauseScene(table.app, table, table.state.repeats.kept, own, rules))

    def _lift(self, seat: str) -> None:
        """Lift a seat over the desk; by a held key only while it is held."""
        if seat in self.book.render.model.seats:
            self.view(thing_id.seat(seat))
            self.hold.start(self.seat.close)

    # what lies there

    def seat_close(self) -> bool:
        return self.seat.close()

    def put_away(self) -> bool:
        """Escape takes the summary off the table when nothing is being prepared."""
        state = self.book.state
        if not self.sheet.shown or state.plan is not None or state.held is not None:
            return False
        self.sheet.toggle()
        return True

    def covered(self, things: list[Thing]) -> list[Thing]:
        return self.seat.covered(things)

    def sheets(self) -> list[Thing]:
        return self.sheet.things()

    def pressed(self, thing: Thing) -> bool:
        return self.sheet.press(thing)

    @property
    def lies(self) -> bool:
        return self.seat.seat is not None or self.sheet.shown

    def paint_seat(self, canvas: Canvas) -> bool:
        self.seat.paint(canvas)
        return self.seat.seat is not None

    def paint_sheets(self, canvas: Canvas) -> None:
        self.sheet.paint(canvas, self.table.hover)

    def art_arrived(self) -> None:
        """New pictures have come."""
        self.readings.art_arrived()
        self.sheet.forget()
        self.seat.renew()
