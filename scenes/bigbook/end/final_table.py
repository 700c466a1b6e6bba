"""The final table of a game that is over, to be looked at once more: everything can be read, nothing can be done."""

from __future__ import annotations

from pygame import Rect

from scenes.bigbook.party import Run
from scenes.bigbook.table.attendant import Attendant, Beside
from scenes.bigbook.table.layout import panel_parts
from scenes.bigbook.table.scene import TableScene
from scenes.kit.canvas import Canvas
from scenes.kit.routes import route
from scenes.kit.thing import Thing, by_id
from scenes.kit.widgets import Button, WidgetState
from scenes.shell.app import App

DEEDS = ("button:undo", "button:redo", "button:hint", "button:end-turn", "button:menu")
"""What the table offers otherwise and does not mean anything now."""
COMMANDS = ("menu", "undo", "redo", "end_turn", "bookmark", "bookmarks")


class Finished(Attendant):
    """Nothing moves any more; the large button leads back to where one came from."""

    name = "final-table"
    finishes = False
    final = True

    def __init__(self, beside: Beside) -> None:
        super().__init__(beside)
        self.way_back = Button("button:close", Rect(0, 0, 0, 0), action=self.app.pop, primary=True, zone="panel")

    def layout(self) -> None:
        self.way_back.rect = Rect(panel_parts(self.table.look.layout).main)
        self.way_back.label = self.app.t("kit.button.back")

    def default_focus(self) -> str | None:
        return "button:close"

    def things(self, own: list[Thing]) -> list[Thing]:
        things = [thing for thing in own if thing.id not in DEEDS]
        # What lies over the table has a button of that name, too, and is closed first.
        return things if by_id(things, self.way_back.id) is not None else [*things, self.way_back.thing()]

    def press(self, thing: Thing) -> bool:
        mine = thing.id == self.way_back.id and by_id(self.beside.overlays.things(), thing.id) is None
        if mine:
            self.way_back.press()
        return mine

    def back(self) -> bool:
        self.app.pop()
        return True

    def command(self, name: str) -> bool:
        """Nothing is taken back, ended or kept any more."""
        return name in COMMANDS

    def paint(self, canvas: Canvas) -> None:
        screen = self.table.screen
        state = WidgetState(screen.hover == self.way_back.id, screen.down == self.way_back.id)
        self.way_back.paint(canvas, self.table.theme, state)
        screen.paint_focus(canvas)


def finished_table(app: App, run: Run) -> TableScene:
    """The last picture of a game, to be looked at."""
    return TableScene(app, run, Finished)


route("final-table", finished_table)
