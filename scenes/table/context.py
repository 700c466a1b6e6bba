"""What the parts of a table share: the game being played, what is being put together, the screen it is on.

Parts get this and the few neighbours they work with, never the scene. A game derives its own, with what its rooms draw
from besides; the rooms of the table know this one only. Whatever changes something calls `touch`: what may be done with
each thing is then found anew, once, and kept until the next change (`revision` counts them).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Generic, TypeAlias, TypeVar

from game.core.engine.decision import Reason
from game.core.play import thing_id
from game.core.play.thing_id import ThingId
from scenes.kit.director import Director
from scenes.kit.focus import Focus
from scenes.kit.geometry import TableMeasures
from scenes.kit.scene import Scene
from scenes.kit.theme import Theme
from scenes.kit.thing import Thing, by_id
from scenes.kit.tween import Timeline
from scenes.shell.app import App
from scenes.shell.run import AnyRun
from scenes.table.listing import CardT_co, HeldCard, Listing
from scenes.table.moment import Moment
from scenes.table.motion.aftermath import Aftermath
from scenes.table.state import TableState

MomentT_co = TypeVar("MomentT_co", bound=Moment, covariant=True)
RunT_co = TypeVar("RunT_co", bound=AnyRun, covariant=True)
StateT_co = TypeVar("StateT_co", bound=TableState, covariant=True)


class Present(Generic[MomentT_co, CardT_co]):
    """What may be done at a table now: found anew once after every change, and kept until the next. `moment` is the one
    that it begins with."""

    def __init__(
        self,
        moment: MomentT_co,
        find: Callable[[], MomentT_co],
        things: Callable[[MomentT_co], Listing[CardT_co]],
    ) -> None:
        self.moment = moment
        self._find, self._things = find, things
        self.revision = 0
        """Counts the changes."""
        self.watchers: list[Callable[[], object]] = []
        """Hear of every `touch`, when what may be done has been found anew."""
        self._listing: Listing[CardT_co] | None = None

    def touch(self) -> None:
        """Something changed: find the moment anew and tell whoever watches."""
        self.told()
        self.moment = self._find()
        for watcher in self.watchers:
            watcher()

    def told(self) -> None:
        """An event has changed the shown table: the list is made anew when next asked for."""
        self.revision += 1
        self._listing = None

    def listing(self) -> Listing[CardT_co]:
        """The things of the moment on the table itself, made once per moment."""
        if self._listing is None:
            self._listing = self._things(self.moment)
        return self._listing


class TableContext(ABC, Generic[RunT_co, StateT_co, MomentT_co, CardT_co]):
    """One game on one screen, which is known only as what every screen is."""

    def __init__(
        self,
        screen: Scene,
        app: App,
        run: RunT_co,
        state: StateT_co,
        director: Director[Any, Any],
        aftermath: Aftermath,
        present: Present[MomentT_co, CardT_co],
    ) -> None:
        self.screen, self.app, self.run, self.state = screen, app, run, state
        self.director, self.aftermath = director, aftermath
        self.present = present
        """What may be done now."""

    # the screen

    @property
    def theme(self) -> Theme:
        """Colours, sizes and the settings of motion."""
        return self.app.theme

    @property
    def timeline(self) -> Timeline:
        """The one clock of everything that moves."""
        return self.screen.timeline

    @property
    def clock(self) -> float:
        """Milliseconds of this screen's life: for whatever asks how long ago something was."""
        return self.screen.clock

    @property
    def focus(self) -> Focus:
        """What the keys are on."""
        return self.screen.focus

    @property
    def hover(self) -> str | None:
        """The thing under the pointer."""
        return self.screen.hover

    def asked_about(self) -> Thing | None:
        """The thing that a key which reads or asks means: under the pointer, or where keys went to."""
        return self.screen.asked_about()

    @property
    def on_top(self) -> bool:
        """No other screen lies over the table."""
        return self.app.top is self.screen

    @property
    def unseen(self) -> bool:
        """The deal waits to be shown: another screen hides the table, and nobody has answered anything at it yet."""
        return self.app.speed > 0 and not self.run.session.past and self.app.hidden(self.screen)

    @property
    def gone(self) -> bool:
        """Another screen has taken the place of the table: nothing is done here any more."""
        return self.screen not in self.app.stack

    @property
    def width(self) -> int:
        """The width of the table in pixels: by it a sound finds its place from left to right."""
        return self.measures.window[0]

    @property
    @abstractmethod
    def measures(self) -> TableMeasures:
        """How large things are on this table."""

    def redraw(self) -> None:
        """Ask for one frame."""
        self.screen.redraw()

    def say(self, line: str) -> None:
        """One line for everybody, in the middle of the screen."""
        self.app.say(line)

    @abstractmethod
    def why(self, reason: Reason, name: str) -> str:
        """The sentence of a refusal at the thing of that id, '' for none."""

    @abstractmethod
    def sentence(self) -> str:
        """What is expected now, or what happens."""

    # what may be done

    @property
    def moment(self) -> MomentT_co:
        """Everything that lists and lights depend on."""
        return self.present.moment

    @property
    def revision(self) -> int:
        """Counts the changes: whatever is made of a moment is kept until this is another."""
        return self.present.revision

    def touch(self) -> None:
        """Something about the moment changed: lists, panel and lights are made anew."""
        self.present.touch()
        self.redraw()

    def told(self) -> None:
        """An event has changed the shown table: lists are made anew when next asked for."""
        self.present.told()

    def listing(self) -> Listing[CardT_co]:
        """The things of the moment on the table itself, made once per moment."""
        return self.present.listing()

    def things(self) -> list[Thing]:
        """Everything that can be pointed at now, what lies over the table included."""
        return self.screen.things()

    def thing(self, name: str) -> Thing | None:
        """A thing of the present list."""
        return by_id(self.things(), name)

    def option_of(self, thing: Thing) -> str:
        """What a thing stands for as an option; '' for one that is only looked at."""
        return thing.option

    def read_id(self, name: str) -> ThingId:
        """The id of a thing taken apart; a game that has kinds of its own reads those besides."""
        return thing_id.read(name)

    def agree_on_undo(self, policy: str) -> None:
        """From now on the table plays with this undo policy."""
        self.run.agree_on_undo(policy)
        self.touch()

    def progress(self) -> object:
        """Changes with every answer and every change of what is prepared."""
        return len(self.run.session.past), self.state.progress()


AnyTable: TypeAlias = TableContext[AnyRun, TableState, Moment, HeldCard]
"""The table of whichever game."""
