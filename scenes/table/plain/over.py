"""What lies over a plain table: the page of a card, small sheets, marks, the log, the menu, and the hint."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from pygame import Rect, Surface

from game.core.engine.decision import Reason
from game.core.text.i18n import Catalogue
from scenes.kit import materials
from scenes.kit.focus import Focus
from scenes.kit.geometry import Box, Measures
from scenes.kit.note import NoteButton, Sizes
from scenes.kit.text import TermSpot
from scenes.kit.theme import INK, PARCH, SEAT_COLOURS, Colour
from scenes.kit.thing import INFO, Thing, by_id
from scenes.shell.app import App
from scenes.table.flags import Flags
from scenes.table.log_drawer import LogDrawer
from scenes.table.overlays.overlays import Overlays
from scenes.table.overlays.pause import PauseScene
from scenes.table.overlays.pointing import Pointing
from scenes.table.overlays.term_notes import TermNotes
from scenes.table.overlays.why_marks import WhyMarks
from scenes.table.plain.context import PlainContext
from scenes.table.plain.drawing import face
from scenes.table.plain.words import PlainLog, PlainStory
from scenes.table.reading_pane import ReadingPane
from scenes.table.step_note import Ground, Room, StepNote, Told
from scenes.table.tooltip import Tooltip


class PlainPages:
    """The cards of a table as pages (`Readings`), and as small sheets beside them (`Tips`)."""

    terms: Sequence[TermSpot] = ()
    sharp = True
    prepared = None

    def __init__(self, table: PlainContext) -> None:
        self.table = table

    @property
    def app(self) -> App:
        return self.table.app

    @property
    def measures(self) -> Sizes:
        return self.table.measures

    @property
    def focus(self) -> Focus:
        return self.table.focus

    @property
    def busy(self) -> bool:
        return self.table.director.busy

    @property
    def pointed(self) -> str | None:
        return self.table.hover or (self.focus.current if self.focus.visible else None)

    def readable(self, name: str) -> bool:
        card = self.table.listing().cards.get(name)
        return card is not None and bool(card.lain.label)

    def lies(self, name: str) -> bool:
        return False

    def under(self, name: str | None) -> bool:
        return False

    def rect(self, name: str) -> Rect | None:
        thing = by_id(self.table.listing().things, name)
        return thing.rect if thing is not None else None

    def beside(self, rect: Rect | None) -> Box:
        panel = self.table.measures.sheet
        return panel.inset(self.table.measures.px(12))

    def parked(self, rect: Rect | None) -> Box:
        return self.beside(rect)

    def page(self, name: str, size: tuple[int, int], *, whole: bool) -> Surface | None:
        card = self.table.listing().cards.get(name)
        return face(card.lain, size) if card is not None and card.lain.label else None

    def speak(self, catalogue: Catalogue | None) -> None:
        """A card says its words in the language of the table only."""

    def things(self) -> list[Thing]:
        return self.table.things()

    def default_focus(self) -> str | None:
        return self.table.screen.default_focus()

    def redraw(self) -> None:
        self.table.redraw()

    # as small sheets

    @property
    def hover(self) -> str | None:
        return self.table.hover

    @property
    def focused(self) -> Thing | None:
        return self.thing(self.focus.current or "") if self.focus.visible else None

    @property
    def silent(self) -> bool:
        return self.busy or bool(self.table.state.carried)

    def thing(self, name: str) -> Thing | None:
        return self.table.thing(name)

    def text(self, thing: Thing) -> str:
        card = self.table.listing().cards.get(thing.id)
        said = card.lain.sentence if card is not None else ""
        return said or (thing.label if thing.role in ("card", "place", INFO) else "")

    def cramped(self, name: str) -> bool:
        return False

    @property
    def clear(self) -> Sequence[Rect]:
        return ()

    def ground(self, size: tuple[int, int]) -> Surface:
        return materials.flat(size, PARCH[1], INK, 1, 4)


class PlainMarks:
    """A plain table as the marks of the whole table see it (`WhyTable`)."""

    large = False

    def __init__(self, table: PlainContext) -> None:
        self.table = table

    @property
    def measures(self) -> Measures:
        return self.table.measures

    def marked(self, thing: Thing) -> bool:
        return thing.role == "card"

    def small(self, thing: Thing) -> bool:
        return False

    def beside(self, thing: Thing) -> bool:
        return False

    def short(self, thing: Thing, reason: Reason) -> str:
        return ""

    def why(self, reason: Reason, name: str) -> str:
        return self.table.why(reason, name)

    def headline(self) -> str:
        return self.table.sentence()

    def ground(self) -> Rect:
        return Rect(self.table.measures.board)


class NoTerms:
    """A table without words that explain themselves (`Glossary`)."""

    def title(self, catalogue: Catalogue, term: str) -> str:
        return term

    def sentence(self, catalogue: Catalogue, term: str) -> str:
        return ""

    def key(self, catalogue: Catalogue) -> str:
        return ""

    def spots(self) -> Sequence[tuple[str, Sequence[TermSpot]]]:
        return ()


class PlainSigns:
    """How people are told apart (`Signs`)."""

    def colour(self, seat: str) -> Colour:
        return SEAT_COLOURS["ivory"]

    def emblem(self, seat: str) -> str:
        return ""


class PlainOverlays(Overlays):
    """Everything that lies over a plain table."""

    def __init__(self, table: PlainContext, story: PlainStory, hint: Callable[[], object]) -> None:
        self.plain, self.story = table, story
        pages = PlainPages(table)
        pane = ReadingPane(pages)
        pointing = Pointing(table, Flags(piles=()), PlainSigns(), self._here, lambda: table.listing().cards)
        marks = WhyMarks(table, PlainMarks(table))
        terms = TermNotes(table, pane, NoTerms())
        super().__init__(table, pane, terms, Tooltip(pages), pointing, marks, lambda: None, hint)

    def _here(self) -> str:
        now = self.table.moment.decision
        return now.seat if now is not None else ""

    def art_arrived(self) -> None:
        """There are no pictures."""

    def view(self, what: str) -> None:
        self.table.app.push(LogDrawer(self.table.app, PlainLog(self.plain, self.story, self.revisit)))

    def doers(self) -> Mapping[str, Callable[[], object]]:
        return {"menu": self._menu}

    def _menu(self) -> None:
        kept: dict[str, str] = {}
        self.table.app.push(PauseScene(self.table.app, self.table, kept, ("log",)))


class PlainHint(StepNote[Told]):
    """What can be done, and what would be good: one press lays the focus there."""

    name = "hint"

    def __init__(self, table: PlainContext) -> None:
        self.table = table
        self.answer, self.why = table.game.advice(table.run.session)
        ground = Ground(table.screen, lambda: table.measures, lambda: Room(Rect(table.measures.sheet), ()))
        super().__init__(table.app, ground, ("possible", "advice"), Told(""))

    def title(self, step: str) -> str:
        return self.app.t(f"kit.hint.{step}")

    def tell(self, step: str) -> Told:
        listing, state = self.table.listing(), self.table.state
        wanted = self.answer if step == "advice" else tuple(state.choice.options if state.choice is not None else ())
        lit = [thing.rect for thing in listing.things if thing.enabled and thing.option and thing.option in wanted]
        return Told(self.why if step == "advice" else self.table.sentence(), lit)

    def last_button(self) -> NoteButton | None:
        return self.made("prepare", "kit.hint.prepare", primary=True)

    def press(self, thing: Thing) -> None:
        """Prepare it: the focus goes to what was advised."""
        super().press(thing)
        if thing.id != "button:prepare":
            return
        self.app.pop()
        wanted = next((one for one in self.table.listing().things if one.option and one.option in self.answer), None)
        self.table.focus.set(wanted.id if wanted is not None else "button:pass", show=True)
