"""A table made ready before it is shown: its pictures are asked for, slice by slice, while another screen stands there.

Every picture is asked for by painting the table once where nobody sees it, as it is when the first events play and as
it is after them; so the sizes are those of the window, and nothing has to be listed twice.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import TYPE_CHECKING, Protocol, runtime_checkable

import pygame

from scenes.kit.canvas import Canvas
from scenes.kit.scene import Scene
from scenes.shell.screen import hourglass

if TYPE_CHECKING:
    from scenes.shell.app import App

PATIENCE = 2_500.0
"""Milliseconds that a table waits for its pictures at most: a slow machine shows plain faces for a moment instead."""
SIGN = 250.0
"""Milliseconds after which an hourglass says that something comes."""
QUIET = 400.0
"""Milliseconds without a change at set-up before a table is rehearsed."""


@runtime_checkable
class Rehearses(Protocol):
    """A screen that can be drawn where nobody sees it."""

    def rehearsal(self) -> Iterator[bool]:
        """Ask for every picture that the screen begins with, a slice of work with each item."""


class Ahead:
    """Asks for the pictures of a table that is not on the screen, one slice of work per `step`."""

    def __init__(self, app: App, table: Scene) -> None:
        self.app = app
        self._table = table
        size = app.size
        with app.seeing(table):
            if app.size != size:  # it was made for the page of the set-up, which is larger with large letters
                table.layout()
            self._work = table.rehearsal() if isinstance(table, Rehearses) else iter(())
        self.asked = False
        """Everything has been asked for."""

    def step(self) -> None:
        """One slice: about a zone of the table."""
        with self.app.seeing(self._table):
            if not self.asked and next(self._work, False) is False:
                self.asked = True

    @property
    def ready(self) -> bool:
        """Every picture is there."""
        return self.asked and not self.app.art.waiting


class Rehearsal:
    """While people set a game up: a game such as they have chosen is laid out unseen, when nothing else is to be done.

    `chosen` is what the pictures of the table hang on, `table` lays one out for what is chosen now.
    """

    def __init__(self, app: App, chosen: Callable[[], Hashable], table: Callable[[], Scene]) -> None:
        self.app, self._chosen, self._table = app, chosen, table
        self._ahead: Ahead | None = None
        self._key: object = None
        self._quiet = 0.0

    @property
    def begun(self) -> bool:
        """What is being drawn now is for the table."""
        return self._ahead is not None

    @property
    def done(self) -> bool:
        """All that can be asked for before the game is dealt has been."""
        return self._ahead is not None and self._ahead.asked

    def update(self, dt: float) -> None:
        """Let time pass; a slice of work where nobody has changed anything for a while."""
        app = self.app
        key = app.size, app.theme.text_scale, app.lang, self._chosen()
        if key != self._key:
            self._key, self._ahead, self._quiet = key, None, 0.0
        self._quiet += dt
        if self._ahead is not None:
            self._ahead.step()
        elif self._quiet >= QUIET and not app.art.waiting and app.speed > 0:
            self._ahead = Ahead(app, self._table())


class Curtain(Scene):
    """Stands over the set-up until the table of a game has its pictures, then lets `act` show it."""

    name, modal, veil, grows = "curtain", True, 0, True

    app: App

    def __init__(self, app: App, table: Scene, act: Callable[[], None]) -> None:
        super().__init__(app)
        self._ahead = Ahead(app, table)
        self._act = act

    @property
    def settled(self) -> bool:
        return False

    @property
    def animating(self) -> bool:
        return True

    def handle(self, event: pygame.event.Event) -> bool:
        return True

    def art_arrived(self) -> None:
        """What arrives is for the table."""

    def update(self, dt: float) -> None:
        before = self.clock
        super().update(dt)
        self._ahead.step()
        if before < SIGN <= self.clock:
            self.redraw()
        if self._ahead.ready or self.clock >= PATIENCE:
            self._act()

    def paint(self, canvas: Canvas) -> None:
        if self.clock >= SIGN:
            canvas.mark(hourglass(canvas.surface))
