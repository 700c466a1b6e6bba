"""What lies over a table for a while: the reading pane, the marks of the whole table, flags, and doors to viewers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TypeVar

import pygame

from game.core.play import thing_id
from scenes.kit import routes as screens
from scenes.kit.canvas import Canvas
from scenes.kit.thing import NOTHING_TO_DO, READ_ONLY, TERM, Thing, thing_at
from scenes.table.context import AnyTable
from scenes.table.flags import Ping
from scenes.table.overlays.held_keys import HeldKeys
from scenes.table.overlays.pointing import Pointing
from scenes.table.overlays.term_notes import TermNotes
from scenes.table.overlays.why_marks import WhyMarks
from scenes.table.panel.buttons import SIGN
from scenes.table.reading_pane import ReadingPane
from scenes.table.sheets import CLOSE
from scenes.table.tooltip import Tooltip


class Overlays:
    """Drawing and commands of overlays that leave the table itself in reach. A game derives its own, and says what else
    can be opened (`opens`, `view`, `doer`) and what else lies over its table (`seat_close` and the methods below it).

    `dismiss` sends away what passes by itself; `hint` opens the hint.
    """

    def __init__(
        self,
        table: AnyTable,
        pane: ReadingPane,
        terms: TermNotes,
        tooltip: Tooltip,
        pointing: Pointing,
        marks: WhyMarks,
        dismiss: Callable[[], object],
        hint: Callable[[], object],
    ) -> None:
        self.table, self.dismiss, self.hint = table, dismiss, hint
        self.pane, self.terms, self.tooltip, self.pointing, self.marks = pane, terms, tooltip, pointing, marks
        self.hold = HeldKeys()
        self.revisit: Callable[[int], None] | None = None
        """Where a game is watched: goes to the moment after so many steps. None: earlier moments are only looked at."""

    @property
    def reading(self) -> str | None:
        """The thing in the reading pane."""
        return self.pane.reading

    # what a game says

    def opens(self, thing: Thing) -> bool:
        """Whether a thing is shown by a viewer, not by the pane."""
        return False

    def view(self, what: str) -> None:
        """Open a viewer: `log`, or the thing of an id."""

    def doers(self) -> Mapping[str, Callable[[], object]]:
        """The commands that open or close something else, and what they do."""
        return {}

    def seat_close(self) -> bool:
        """Put away a friend's seat that lies over the table; False where none does."""
        return False

    def put_away(self) -> bool:
        """Escape, and nothing else was open: put away what else lies there; False where nothing does."""
        return False

    def covered(self, things: list[Thing]) -> list[Thing]:
        """The table's own things, below a friend's seat that seat."""
        return things

    def sheets(self) -> list[Thing]:
        """The things of what lies there besides."""
        return []

    def pressed(self, thing: Thing) -> bool:
        """A press on that; False when it was not meant."""
        return False

    def scroll(self, by: int) -> bool:
        """The wheel does nothing on the bare table."""
        return False

    @property
    def lies(self) -> bool:
        """Whether any of that lies there."""
        return False

    def paint_seat(self, canvas: Canvas) -> bool:
        """Draw a friend's seat; whether one lies there."""
        return False

    def paint_sheets(self, canvas: Canvas) -> None:
        """Draw what else lies there."""

    # commands

    def command(self, name: str) -> bool:
        """A command that opens or closes something."""
        if name == "read":
            return self.read(self.table.asked_about())
        doer = self._doer(name) or self.doers().get(name)
        if doer is None:
            return False
        doer()
        self.table.redraw()
        return True

    def _doer(self, name: str) -> Callable[[], object] | None:
        """What a command of every table does; None for one of others."""
        return {
            "why": self._toggle_why,
            "hide": self._toggle_hide,
            "ping": lambda: self._point(self.ping),
            "flag": lambda: self._point(self.flag),
            "log": lambda: self.view("log"),
            "language": self.table.app.next_language,
            "pane_language": self.pane.next_language,
            "hint": self._hint,
        }.get(name)

    def _toggle_why(self) -> None:
        """Mark the whole table, or no longer; a friend's seat that lies over it goes."""
        self.table.state.why = not self.table.state.why
        if self.table.state.why:
            self.seat_close()

    def _unmarked(self) -> bool:
        """The marks of the whole table go; whether there were any."""
        was = self.table.state.why
        self.table.state.why = False
        if was:
            self.table.redraw()
        return was

    def _toggle_hide(self) -> None:
        """Away with everything, and back; by a held key only while it is held."""
        self.hide(away=not self.table.state.hidden)
        self.hold.start(lambda: self.hide(away=not self.table.state.hidden))

    def open(self, name: str, *args: object) -> None:
        """Open another screen where there is one; nothing happens where it is not built in."""
        if screens.known(name):
            self.table.app.open(name, *args)

    def _hint(self) -> None:
        """Three steps on a note: what is possible, what is dangerous, what the coach would do."""
        if self.table.run.session.decision is not None and not self.table.director.busy:
            self.hint()

    def look_at(self, thing: Thing) -> None:
        """A thing that is only looked at was pressed."""
        if self.opens(thing) and not thing_id.read(thing.id).looked:
            self.view(thing.id)
        else:
            self.read(thing)

    # reading

    def read(self, thing: Thing | None) -> bool:
        """Open a thing in the reading pane; the same thing again, or nothing, closes it."""
        if thing is not None and thing.role in READ_ONLY:
            self.explain(thing.id)
            return True
        if thing is not None and self.opens(thing):
            self.view(thing_id.plain(thing.id))
            return True
        self.pane.open(thing.id if thing is not None else None)
        self.table.redraw()
        return True

    def explain(self, name: str) -> None:
        """Show the sheet of a thing without waiting; of what has none, say that there is nothing to do with it."""
        self.tooltip.show(name)
        thing = self.table.thing(name)
        if thing is not None and not self.tooltip.of(thing):
            self.table.app.say(thing.label or self.table.app.t(NOTHING_TO_DO), thing.rect)

    def pointed(self, pos: tuple[int, int], *, pressed: bool) -> None:
        """The pointer is here now; `pressed` when it, or a key, was just pressed."""
        (self.tooltip.pressed if pressed else self.tooltip.moved)(pos)

    def covers(self) -> bool:
        """Whether something lies over the table that may cover what moves there by itself."""
        lies = self.pane.shown is not None or self.lies or self.tooltip.shown
        return lies or self.table.app.notice.shown or bool(self.table.state.aloft)

    # pointing

    def _point(self, act: Callable[[Thing], None]) -> None:
        """The keys for pointing: at what they ask about."""
        thing = self.table.asked_about()
        if thing is not None:
            act(thing)

    def ping(self, thing: Thing) -> None:
        """Rings of light about a thing, for everybody to see."""
        self.pointing.ping(thing)

    def flag(self, thing: Thing) -> None:
        """Stick a paper flag on a thing for discussion, or pull it."""
        self.pointing.flag(thing)

    def hide(self, *, away: bool) -> None:
        """Take everything away that lies over the table, or bring it back."""
        self.table.state.hidden = away
        self.table.touch()

    # input

    def handle(self, event: pygame.event.Event) -> bool:
        """Keys that work while they are held; a click beside a page that fills the window lays it back."""
        if self.pane.whole and event.type == pygame.MOUSEBUTTONDOWN:
            if event.button == 1 and thing_at(self.things(), event.pos) is not None:
                return False
            self.pane.open(None)
            self.table.redraw()
            return True
        if event.type in (pygame.KEYDOWN, pygame.MOUSEBUTTONDOWN):
            self.dismiss()
        if event.type == pygame.MOUSEBUTTONDOWN and self._unmarked():
            return True
        if event.type == pygame.KEYDOWN:
            self.hold.pressed = event.key
        elif event.type == pygame.KEYUP:
            self.hold.release(event.key)
        return False

    def back(self) -> bool:
        """Escape: close what is open; False when nothing was."""
        was = self.reading is not None or self.table.state.why or self.table.state.hidden
        self.pane.open(None)
        self.table.state.why = False
        if self.table.state.hidden:
            self.hide(away=False)
        return was or self.seat_close() or self.put_away()

    def press(self, thing: Thing) -> bool:
        """A press on what lies over the table; one while the whole table is marked only ends that."""
        if self._unmarked():
            return True
        if thing.role == TERM:
            self.explain(thing.id)
            return True
        if self.pressed(thing):
            return True
        if thing.id == SIGN:
            self.table.app.open("unsaved", self.table.run)
            return True
        if thing.id == CLOSE:
            if self.pane.whole:
                self.pane.open(None)
            else:
                self.seat_close()
            return True
        if thing_id.read(thing.id).looked:
            return self.read(thing)
        return False

    # what there is

    def paint(self, canvas: Canvas) -> None:
        """A friend's seat, flags, the reading pane and the marks of the whole table."""
        seat = self.paint_seat(canvas)
        for effect in self.table.director.effects if seat else ():
            if isinstance(effect, Ping):  # the sheet lies over what moves on the table, not over what is pointed at
                self.table.director.paint(effect, canvas)
        if self.table.state.hidden:
            return
        self.pointing.paint(canvas, self.marks.own.measures)
        self.paint_sheets(canvas)
        self.pane.paint(canvas, self.table.hover)
        if self.table.state.why:
            self.marks.paint(canvas)

    def things(self) -> list[Thing]:
        """The table's own list; below a friend's seat that seat; with an open pane its button on top."""
        if self.pane.whole:
            return [*self.terms.things(), *self.pane.things()]
        own = [] if self.table.state.hidden else [*self.sheets(), *self.terms.things(), *self.pane.things()]
        return [*self.covered(self.table.listing().things), *own]


LaidOverT = TypeVar("LaidOverT", bound=Overlays)
