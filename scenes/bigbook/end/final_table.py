"""The final table of a game that is over, to be looked at once more: everything can be read, nothing can be done."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pygame import Rect

from scenes.bigbook.party import Run
from scenes.bigbook.table.layout import panel_parts
from scenes.bigbook.table.model.table_view import settle
from scenes.bigbook.table.scene import TableScene
from scenes.kit.canvas import Canvas
from scenes.kit.routes import route
from scenes.kit.thing import Thing, by_id
from scenes.kit.widgets import Button, WidgetState

if TYPE_CHECKING:
    from scenes.shell.app import App

DEEDS = ("button:undo", "button:redo", "button:hint", "button:end-turn", "button:menu")
"""What the table offers otherwise and does not mean anything now."""


class FinishedTable(TableScene):
    """A table on which nothing moves any more; the large button leads back to where one came from."""

    name = "final-table"

    def __init__(self, app: App, run: Run) -> None:
        super().__init__(app, run)
        self._ended = True
        self.way_back = Button("button:close", Rect(0, 0, 0, 0), action=app.pop, primary=True, zone="panel")

    def enter(self) -> None:
        self.story.recall(self.session.past)
        settle(self.look.model, self.session.view())
        self.settle_view()

    def layout(self) -> None:
        self.way_back.rect = Rect(panel_parts(self.look.layout).main)
        self.way_back.label = self.app.t("kit.button.back")
        super().layout()
        self.way_back.rect = Rect(panel_parts(self.look.layout).main)

    def default_focus(self) -> str | None:
        return "button:close"

    def things(self) -> list[Thing]:
        things = [thing for thing in super().things() if thing.id not in DEEDS]
        # What lies over the table has a button of that name, too, and is closed first.
        return things if by_id(things, self.way_back.id) is not None else [*things, self.way_back.thing()]

    def go_back(self, *, forward: bool = False) -> None:
        """What is over is over."""

    def press(self, thing: Thing) -> None:
        if thing.id == self.way_back.id and by_id(super().things(), thing.id) is None:
            self.way_back.press()
        else:
            super().press(thing)

    def back(self) -> None:
        if not self.overlays.back():
            self.app.pop()

    def command(self, name: str) -> bool:
        if name in ("menu", "undo", "redo", "end_turn", "bookmark", "bookmarks"):
            return True
        return super().command(name)

    def paint(self, canvas: Canvas) -> None:
        super().paint(canvas)
        look = WidgetState(self.hover == self.way_back.id, self.down == self.way_back.id)
        self.way_back.paint(canvas, self.theme, look)
        self.paint_focus(canvas)


route("final-table", FinishedTable)
