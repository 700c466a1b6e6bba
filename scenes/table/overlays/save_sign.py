"""The sign that a game is not being saved: it stands as long as that lasts, and saving is tried again by itself."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from pygame import Surface

from game.core.engine.session import HistoryEntry
from scenes.shell import games
from scenes.shell.saves import save_index
from scenes.table.context import AnyTable

AGAIN = 3000.0
"""Milliseconds between two tries."""
STILL = 3
"""Frames that the table has stood still when its picture is taken: what is on the screen is what was drawn last."""


class SaveSign:
    """Watches whether the game on the table is written down."""

    def __init__(self, table: AnyTable, show: Callable[[str], object]) -> None:
        """`show` puts the words of the sign on the table; '' for no sign."""
        self.table, self._show = table, show
        self._shown = ""
        self._since = 0.0
        self._still = 0
        """For how many frames the table has stood still."""
        self._pictured: object = None
        """The turn, as journals count, and the file of the last picture."""
        self._counted: tuple[HistoryEntry | None, object] | None = None
        """The newest step, and the turn after it."""
        self._taken: tuple[list[Path], Surface] | None = None
        """The saves that want a picture, and the one taken for them in the frame before: to take it and to write it in
        one is longer than a frame lasts."""

    @property
    def troubled(self) -> bool:
        """Whether the last step lies on no disk."""
        return self.table.run.trouble is not None

    def update(self, dt: float) -> None:
        """Try again from time to time; show the sign, or take it away."""
        table, run = self.table, self.table.run
        if self.troubled and run.journal is not None:
            self._since += dt
            if self._since >= AGAIN:
                self._since = 0.0
                run.journal.again()
                run.watch()
        self._picture()
        label = self.label()
        if label != self._shown:
            self._shown = label
            self._show(label)
            table.touch()

    def _picture(self) -> None:
        """A picture for the save in each turn, and for every bookmark, as soon as the table stands still."""
        table, run = self.table, self.table.run
        journal, saves = run.journal, list(run.unpictured)
        now = (self._part(), journal.path) if journal is not None else None
        if journal is not None and now != self._pictured:
            saves.append(journal.path)
        if journal is None or not saves or self.troubled:  # first what costs nothing: mostly no picture is wanted
            self._taken, self._still = None, 0
            return
        quiet = table.on_top and table.screen.settled and not table.app.art.waiting
        self._still = self._still + 1 if quiet else 0
        screen = table.app.window.surface
        if self._still < STILL or screen is None:
            self._taken = None
        elif self._taken is None or self._taken[0] != saves:
            self._taken = saves, save_index.shrunk(screen)
        else:
            for save in saves:
                save_index.keep(self._taken[1], save)
            self._taken, self._pictured = None, now
            run.unpictured.clear()

    def _part(self) -> object:
        """The turn that the game stands in; the rules are asked once after each step."""
        session = self.table.run.session
        newest = session.past[-1] if session.past else None
        if self._counted is None or self._counted[0] is not newest:
            self._counted = newest, session.game.snapshot_key(session.state)
        return self._counted[1]

    def label(self) -> str:
        """What the sign says to those who ask; '' where there is none."""
        table = self.table
        trouble = table.run.trouble
        if trouble is None:
            return ""
        return table.app.t("kit.save.unsaved_label", reason=games.words_for(table.app, trouble))
