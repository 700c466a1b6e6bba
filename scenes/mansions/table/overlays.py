"""What lies over the table of a house: pages, small sheets, marks, the log, the menu, and the hint."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect

from game.core.engine.decision import Reason
from game.core.text.i18n import Catalogue
from scenes.kit.canvas import Canvas
from scenes.kit.geometry import Measures
from scenes.kit.text import TermSpot
from scenes.kit.theme import Colour
from scenes.kit.thing import Thing
from scenes.mansions.look import EMBLEMS, of_seat
from scenes.mansions.table.context import HouseContext
from scenes.mansions.table.reading import HousePages
from scenes.mansions.table.story import HouseLog
from scenes.mansions.table.telling.journal import HouseJournal
from scenes.mansions.table.telling.letter import Letter
from scenes.mansions.table.telling.rules import HouseRules
from scenes.mansions.table.telling.summary import LINE, HouseSummary
from scenes.table.flags import Flags
from scenes.table.log_drawer import LogDrawer
from scenes.table.overlays.overlays import Overlays
from scenes.table.overlays.pause import PauseScene
from scenes.table.overlays.pointing import Pointing
from scenes.table.overlays.term_notes import TermNotes
from scenes.table.overlays.why_marks import WhyMarks
from scenes.table.reading_pane import ReadingPane
from scenes.table.tooltip import Tooltip


class HouseMarks:
    """The table as the marks of the whole table see it (`WhyTable`)."""

    def __init__(self, table: HouseContext) -> None:
        self.table = table

    @property
    def large(self) -> bool:
        return self.table.measures.large

    @property
    def measures(self) -> Measures:
        return self.table.measures

    def marked(self, thing: Thing) -> bool:
        return thing.role in ("verb", "card", "button")

    def small(self, thing: Thing) -> bool:
        return thing.role == "button"

    def beside(self, thing: Thing) -> bool:
        return False

    def short(self, thing: Thing, reason: Reason) -> str:
        return ""

    def why(self, reason: Reason, name: str) -> str:
        return self.table.why(reason, name)

    def headline(self) -> str:
        return self.table.sentence()

    def ground(self) -> Rect:
        return Rect(self.table.measures.house)


class NoTerms:
    """No word explains itself where it stands (`Glossary`)."""

    def title(self, catalogue: Catalogue, term: str) -> str:
        return term

    def sentence(self, catalogue: Catalogue, term: str) -> str:
        return ""

    def key(self, catalogue: Catalogue) -> str:
        return ""

    def spots(self) -> Sequence[tuple[str, Sequence[TermSpot]]]:
        return ()


class HouseSigns:
    """How people are told apart (`Signs`)."""

    def colour(self, seat: str) -> Colour:
        return of_seat(seat)

    def emblem(self, seat: str) -> str:
        return EMBLEMS.get(seat, "")


class HouseOverlays(Overlays):
    """Everything that lies over the table."""

    def __init__(
        self, table: HouseContext, log: HouseLog, hint: Callable[[], object], give_up: Callable[[], object]
    ) -> None:
        self.log, self.house, self.give_up = log, table, give_up
        self.summary = HouseSummary(table, lambda: log.story.lines)
        self.wheels: list[Callable[[int], bool]] = []
        """Who may make something of the wheel: whether it was used."""
        pages = HousePages(table)
        pane = ReadingPane(pages)
        pointing = Pointing(table, Flags(piles=()), HouseSigns(), self._here, lambda: table.listing().cards)
        marks = WhyMarks(table, HouseMarks(table))
        terms = TermNotes(table, pane, NoTerms())
        super().__init__(table, pane, terms, Tooltip(pages), pointing, marks, lambda: None, hint)

    def scroll(self, by: int) -> bool:
        """The wheel over the bare table does what a part makes of it."""
        return any(wheel(by) for wheel in self.wheels)

    def _here(self) -> str:
        now = self.table.moment.decision
        return now.seat if now is not None else ""

    def art_arrived(self) -> None:
        """Pages have no pictures yet."""

    def opens(self, thing: Thing) -> bool:
        """A letter is read by its owner alone; behind the mirror stands what the Keeper did."""
        return self.table.read_id(thing.id).kind == "omen" or thing.id == "keeper"

    def view(self, what: str) -> None:
        table, at = self.table, self.table.read_id(what)
        if what == "keeper":
            self.summary.toggle()
        elif at.kind != "omen":
            table.app.push(LogDrawer(table.app, self.log))
        elif table.listing().reasons.get(what) is None and not table.director.busy:
            table.app.push(Letter(self.house, at.seat, at.name))

    def doers(self) -> Mapping[str, Callable[[], object]]:
        return {
            "menu": self._menu,
            "happened": self.summary.toggle,
            "journal": self._journal,
            "rulebook": self._rules,
            "give-up": self.give_up,
        }

    # what the Keeper did

    @property
    def lies(self) -> bool:
        return self.summary.lies

    def seat_close(self) -> bool:
        return self.summary.put_away()

    def covered(self, things: list[Thing]) -> list[Thing]:
        """Below what the Keeper did lies the desk."""
        return [thing for thing in things if thing.zone != "desk"] if self.summary.lies else things

    def sheets(self) -> list[Thing]:
        return self.summary.things()

    def pressed(self, thing: Thing) -> bool:
        """A line of what the Keeper did shows where that was."""
        if not thing.id.startswith(f"{LINE}:"):
            return False
        place = self.summary.pressed(thing)
        if place is not None:
            self.ping(place)
        return True

    def paint_sheets(self, canvas: Canvas) -> None:
        self.summary.paint(canvas)

    def _menu(self) -> None:
        kept: dict[str, str] = {}
        self.table.app.push(PauseScene(self.table.app, self.table, kept, ("log", "give-up"), self._rules))

    def _journal(self) -> None:
        """What was read so far; nothing that is asked or shown is disturbed by it."""
        if not self.table.director.busy:
            self.table.app.push(HouseJournal(self.house, lambda: self.log.story.lines))

    def _rules(self) -> None:
        self.table.app.push(HouseRules(self.house))
