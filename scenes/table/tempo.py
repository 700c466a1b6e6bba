"""How quickly a table goes on: a button for fast and back, and a key to the next decision that people have.

Neither answers anything. Going onward ends what is being shown and lets companions do at once what they show; it stops
where somebody is asked, whoever that is, and a press after that is a press in a new situation.
"""

from __future__ import annotations

from typing import Protocol

from scenes.table.context import AnyTable
from scenes.table.timing import LEAST_FAST

FAST, NORMAL = 4, 2
"""Speeds: very fast, and the one that comes back where nobody had another before."""

QUIET = 3
"""So many frames without anything new, and people are asked: between what is shown there may be one."""


class Acting(Protocol):
    """Whoever plays by itself at a table."""

    @property
    def acting(self) -> bool:
        """Whether it has the word and waits for nobody."""

    def hurry(self) -> None:
        """What it shows has been seen."""


class Tempo:
    """The pace of one table. `company`: who plays by itself here."""

    def __init__(self, table: AnyTable, company: Acting) -> None:
        self.table, self.company = table, company
        self.onward = False
        """On the way to the next decision of people."""
        self._before = NORMAL
        self._quiet = 0
        """Frames in which nothing was shown and nobody acted."""

    def toggle(self) -> None:
        """Fast from now on, or as it was before."""
        app = self.table.app
        fast = app.speed >= LEAST_FAST
        if not fast:
            self._before = app.speed or NORMAL
        speed = self._before if fast else FAST
        app.set_speed(speed)
        app.say(app.t("kit.settings.speed_now", name=app.t(f"kit.settings.speed_{speed}")))
        self.table.redraw()

    def go_onward(self) -> None:
        """Go on to the next decision of people; where one stands already, say so."""
        table = self.table
        self.onward = table.director.busy or self.company.acting
        if not self.onward and not table.gone:
            table.say(table.sentence())

    def update(self) -> None:
        """Once in each frame: one thing more that is shown has an end, until people are asked."""
        table = self.table
        if not self.onward or not table.on_top:
            return
        if table.director.busy:
            table.director.skip()
        elif self.company.acting:
            self.company.hurry()
        elif self._quiet < QUIET:
            self._quiet += 1
            return
        else:
            self.onward = False
        self._quiet = 0
