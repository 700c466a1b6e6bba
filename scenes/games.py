"""Starting and going on with games: the one place where screens, engine and disk meet."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.kit.files import DataDir
from scenes.run import GameSetup, Run, fresh_seed

if TYPE_CHECKING:
    from scenes.app import App

GROUP = "group.json"


def last_group(data: DataDir) -> GameSetup | None:
    """The set-up of the last game that was started, or None."""
    found = data.read(GROUP)
    return GameSetup.from_json(found) if found else None


def new_game(app: App, setup: GameSetup) -> None:
    """Remember the group, open a journal and go to the table."""
    if setup.seed == 0:
        setup.seed = fresh_seed()
    app.data.write(GROUP, setup.to_json())
    to_table(app, Run.new(setup, app.data))


def to_table(app: App, run: Run) -> None:
    """Show a running game."""
    from scenes.table.scene import TableScene  # the table imports this module for its end screen

    app.replace(TableScene(app, run))


def can_resume(data: DataDir) -> bool:
    """True when an unfinished game lies in the data folder."""
    return Run.waiting(data) is not None


def resume(app: App) -> None:
    """Go on with the last unfinished game."""
    path = Run.waiting(app.data)
    if path is not None:
        to_table(app, Run.load(path, app.data))
