"""A sheet laid over the table to be looked at: a press beside it, Escape or the keys of viewers take it away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.bigbook.table.context import TableContext
from scenes.kit.form import Form

if TYPE_CHECKING:
    from scenes.shell.app import App

KEYS = ("log", "happened", "book", "deck", "discard")
"""Commands that open a viewer, and close the one that is open (`seat_1` and so on too)."""


class LaidSheet(Form):
    """Base of the viewers; `what` names what is looked at, `sheet` is where it lies (set it in `layout`)."""

    name = "viewer"
    modal = True

    app: App

    def __init__(self, app: App, table: TableContext, what: str) -> None:
        super().__init__(app)
        self.table, self.what = table, what
        self.widgets = []
        self.sheet = Rect(0, 0, 0, 0)

    def default_focus(self) -> str | None:
        return "button:close"

    def on_down(self, pos: tuple[int, int]) -> bool:
        if not self.sheet.collidepoint(pos):
            self.app.pop()
            return True
        return super().on_down(pos)

    def command(self, name: str) -> bool:
        """The key that opened the viewer closes it."""
        if name in KEYS or name.startswith("seat_"):
            self.app.pop()
            return True
        return False
